"""Capybara Crush by clicking, dragging and typing, in a real browser: the table game and solo."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.crush_screen import CrushScreen
from tests.browser.page_checks import cut_off, faults_of, overflow_of

pytestmark = pytest.mark.browser
Sit = Callable[..., CrushScreen]


@pytest.fixture
def sit(server: Any, screen: Any) -> Sit:
    """Opens a table and a screen at it: ``sit("Me", "greedy", seed=1, options={…}, width=360, …)``."""

    def open_table(*seats: str, seed: int = 5, options: dict[str, Any] | None = None, **how: Any) -> CrushScreen:
        table = server.open_table(*seats, game="capybara-crush", seed=seed, **(options or {"first": 0}))
        page = screen(**how)
        page.goto(f"{server.url}/#/table/{table}")
        return CrushScreen(page, table)

    return open_table


def test_a_whole_game_by_clicking_and_what_comes_after(sit: Sit) -> None:
    table = sit("Me", "greedy", "random")
    table.play_on(powers=True)
    expect(table.dialog.locator(".places > li")).to_have_count(3)
    expect(table.dialog.locator(".won")).not_to_have_count(0)
    expect(table.dialog.locator("figure table tbody tr").first).to_be_attached()
    points = [int(n) for n in re.findall(r"(\d+) point", table.dialog.locator(".places").inner_text())]
    last = table.dialog.locator("figure table tbody tr").last.locator("td").all_inner_texts()
    assert sorted(points) == sorted(int(n) for n in last)
    expect(table.page.locator("ol.log")).to_contain_text("The herds come to rest")
    assert faults_of(table.page) == []
    table.dialog.get_by_role("link", name="Watch the replay").click()
    expect(table.page.locator("nav input[type=range]")).to_be_visible()
    table.page.get_by_role("button", name="To the end").click()
    table.page.get_by_role("button", name="One step back").click()
    expect(table.page.locator("button.seat")).to_have_count(3)


def test_a_card_says_what_it_would_bring_and_can_be_dragged(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.wait_for_turn("draw")
    table.river.first.hover()
    expect(table.page.locator(".would")).to_have_count(3)
    expect(table.places.first).to_have_attribute("aria-label", re.compile(r"empty, here \d+ points"))
    table.river.first.click()
    table.wait_for_turn("play")
    card, place = table.usable.last.bounding_box(), table.places.nth(1).bounding_box()
    assert card is not None
    assert place is not None
    name = str(table.usable.last.get_attribute("aria-label"))
    before = table.own
    table.page.mouse.move(card["x"] + 20, card["y"] + 30)
    table.page.mouse.down()
    table.page.mouse.move(place["x"] + 30, place["y"] + 60, steps=8)
    table.page.mouse.up()
    table.moves_on(before)
    expect(table.places.nth(1)).to_have_attribute("aria-label", re.compile(re.escape(name)))


def test_chains_light_up_in_every_herd_when_pointed_at(sit: Sit) -> None:
    table = sit("Me", "greedy", "greedy")
    for _ in range(12):
        table.wait_for_turn()
        table.touch()
    table.wait_for_turn()
    table.page.locator(".strip [data-category=goat]").hover()
    expect(table.page.locator(".own .chain")).to_be_visible()
    lit = table.page.locator(".own .chain circle").count()
    assert f"{lit} point" in table.points("goat")
    table.page.locator(".strip [data-category=stars]").hover()
    expect(table.page.locator(".own .chain")).to_have_count(0)
    table.page.locator(".strip [data-category=goat]").click()
    table.page.mouse.move(5, 5)
    expect(table.page.locator(".own .chain")).to_be_visible()
    table.page.locator("button.seat").first.click()
    expect(table.dialog.locator(".score [data-category]")).to_have_count(10)
    expect(table.dialog.locator(".herd")).to_be_visible()


def test_powers_say_why_not_and_highlight_their_choices(sit: Sit) -> None:
    table = sit("Me", "greedy")
    page = table.page
    table.wait_for_turn("draw")
    page.locator("[data-power=flip]").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("It needs a card on a capy.")
    table.touch()
    table.wait_for_turn("play")
    table.touch()
    table.wait_for_turn()
    while table.phase != "draw":
        table.touch()
        table.wait_for_turn()
    expect(page.locator(".line .star")).to_have_count(3)
    page.locator("[data-power=shift]").click()
    table.wait_for_turn("pick")
    expect(table.targets).to_have_count(1)
    expect(page.locator(".line .star")).to_have_count(2)
    table.targets.first.click()
    table.wait_for_turn("rows")
    page.keyboard.press("ArrowUp")
    table.wait_for_turn("draw")
    assert any("one row up" in place for place in table.line)
    expect(page.locator("ol.log")).to_contain_text(re.compile("You slide card . one row up"))
    page.get_by_role("button", name="Take back").click()
    table.wait_for_turn("rows")
    assert not any("one row up" in place for place in table.line)


def test_two_cards_change_capys_whichever_is_touched_first(sit: Sit) -> None:
    table = sit("Me", "random", options={"first": 0, "adjustment": "trade"})
    while sum("empty" not in place for place in table.line) < 2 or table.phase != "draw":
        table.wait_for_turn()
        table.touch()
        table.wait_for_turn()
    before = table.line[:2]
    table.page.locator("[data-power=trade]").click()
    table.wait_for_turn("pick")
    expect(table.targets).to_have_count(2)
    table.places.nth(1).click()
    expect(table.targets).to_have_count(1)
    expect(table.page.locator(".would")).to_have_count(1)
    table.places.nth(1).click()
    expect(table.targets).to_have_count(2)
    table.places.nth(1).click()
    table.places.nth(0).click()
    table.wait_for_turn("draw")
    cards = [place.partition(", ")[2].split(", here")[0] for place in before]
    assert [place.partition(", ")[2].split(", here")[0] for place in table.line[:2]] == cards[::-1]


def test_a_turn_by_keyboard_alone(sit: Sit) -> None:
    table = sit("Me", "greedy")
    page = table.page
    table.wait_for_turn("draw")
    page.keyboard.press("?")
    expect(table.dialog.get_by_text("Take a card from the river")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("3")
    table.wait_for_turn("play")
    expect(table.held.first).to_be_focused()
    page.keyboard.press("h")
    expect(table.held.nth(1)).to_be_focused()
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(table.places.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(table.places.nth(1)).to_be_focused()
    own = table.own
    page.keyboard.press("Enter")
    table.moves_on(own)
    table.wait_for_turn()
    assert "empty" not in table.line[1]
    while table.phase != "draw":
        page.keyboard.press("n")
        table.wait_for_turn()
    page.keyboard.press("d")
    table.wait_for_turn("play")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    own = table.own
    page.keyboard.press("Shift+ArrowLeft")
    table.moves_on(own)
    table.wait_for_turn()
    assert len(table.line) == 4
    assert "empty" not in table.line[2]
    expect(page.get_by_role("log")).not_to_be_empty()


@pytest.mark.parametrize(("others", "options"), [([], {"variant": "solo"}), (["random"], {"first": 0})])
def test_a_whole_game_by_keyboard_alone(sit: Sit, others: list[str], options: dict[str, Any]) -> None:
    table = sit("Me", *others, options=options)
    for _ in range(100):
        table.wait_for_turn()
        if table.dialog.count():
            break
        table.answer_by_keys()
    expect(table.dialog.locator(".button.main")).to_be_focused()
    table.press("Enter")
    expect(table.dialog).to_have_count(0)
    table.wait_for_turn("draw")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_four_players_fit_and_nothing_is_found(sit: Sit, width: int, height: int, scheme: str) -> None:
    table = sit("Me", "random", "greedy", "random", width=width, height=height, color_scheme=scheme)
    for turn in range(10):
        table.wait_for_turn()
        table.touch(power=turn % 4 == 3)
        assert overflow_of(table.page) == 0
    table.wait_for_turn()
    expect(table.page.locator(".trace")).to_have_count(0)
    assert faults_of(table.page) == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"drawing": "sprint", "adjustment": "release"}),
        (1, {"variant": "solo", "adjustment": "somersault", "movement": "march"}),
        (4, {"variant": "draft"}),
        (16, {"variant": "draft", "adjustment": "trade", "movement": "leap"}),
    ],
)
def test_no_words_are_cut_off(sit: Sit, players: int, options: dict[str, Any], language: str) -> None:
    table = sit(
        "Mochi", *["greedy"] * (players - 1), options=options, settings={"speed": "instant", "language": language}
    )
    for turn in range(6):
        table.wait_for_turn()
        for width, height in ((360, 740), (1280, 800)):
            table.page.set_viewport_size({"width": width, "height": height})
            assert cut_off(table.page) == []
        table.touch(power=turn % 3 == 2)


def test_twelve_capys_stay_readable_on_a_phone(sit: Sit) -> None:
    table = sit("Me", "random", options={"first": 0, "capys": "higher"}, width=360, height=740)
    while len(table.line) < 12:
        table.wait_for_turn()
        if table.phase == "play":
            table.usable.first.click()
            own = table.own
            table.ends.last.click()
            table.moves_on(own)
        else:
            table.touch()
    assert overflow_of(table.page) == 0
    box = table.places.first.bounding_box()
    assert box is not None
    assert box["width"] > 50


def test_words_half_as_long_again_break_nothing(server: Any, sit: Sit) -> None:
    table = sit("Me", "random", "greedy", "random", width=360, height=740)
    table.page.goto(f"{server.url}/?lang=qps#/table/{table.table}")
    table.page.reload()
    expect(table.page.locator("main").get_by_text("~").first).to_be_attached()
    table.wait_for_turn()
    assert overflow_of(table.page) == 0


def test_hidden_goals_stay_hidden_behind_the_curtain(sit: Sit) -> None:
    table = sit("Ola", "Kuba", options={"first": 1, "goals": "hidden"})
    page = table.page
    expect(page.get_by_role("button", name="I am Kuba")).to_be_visible()
    assert page.locator(".held, .table").count() == 0
    table.lift_curtain("Kuba")
    expect(page.locator(".others .favourite.secret")).to_have_count(1)
    expect(page.locator(".bar .favourite.secret")).to_have_count(0)


# --- solo


def test_a_whole_solo_game_is_announced_counted_and_told(sit: Sit) -> None:
    table = sit("Me", options={"variant": "solo"})
    page = table.page
    table.wait_for_turn("draw")
    label = str(table.river.nth(1).get_attribute("aria-label"))
    table.river.nth(1).hover()
    expect(page.locator("[data-river].taken")).to_have_count(2)
    taken = [str(card.get_attribute("aria-label")) for card in page.locator("[data-river].taken").all()]
    numbers = [str(re.findall(r"number (\d+)", card)[0]) for card in taken]
    assert all(f"number {number}" in label.split("The AI takes")[1] for number in numbers)
    table.river.nth(1).click()
    table.wait_for_turn("play")
    table.touch()
    table.wait_for_turn()
    for number in numbers:
        expect(
            page.locator("ol.log li").filter(has_text="The AI takes").filter(has_text=f"number {number}")
        ).to_have_count(1)
    assert faults_of(page) == []
    table.play_on()
    expect(table.dialog.locator(".story .dangers li")).to_have_count(4)
    expect(page.locator(".scorings .done")).to_have_count(3)
    assert faults_of(page) == []


def test_the_deal_of_the_day_is_the_same_again_and_remembered(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Capybara Crush").first.click()
    page.get_by_role("button", name=re.compile("Today's deal")).click()
    table = CrushScreen(page, "")
    table.wait_for_turn("draw")
    deal = [str(card.get_attribute("aria-label")) for card in table.river.all()]
    table.play_on()
    expect(table.dialog.locator(".button.main")).to_have_text(["Play another deal"])
    table.dialog.get_by_role("button", name="Try this deal again").click()
    expect(table.dialog).to_have_count(0)
    table.wait_for_turn("draw")
    assert [str(card.get_attribute("aria-label")) for card in table.river.all()] == deal
    page.goto(server.url)
    page.get_by_role("button", name="Capybara Crush").first.click()
    expect(page.get_by_text(re.compile(r"Today: \d+ to \d+"))).to_be_visible()
    expect(page.get_by_text(re.compile("My days: . of 1 won"))).to_be_visible()
    assert faults_of(page) == []


def test_the_box_tells_how_often_each_bot_beats_the_deal_of_the_day(server: Any, screen: Any) -> None:
    measured = json.loads(files("capytable.games.capybara_crush").joinpath("difficulty.json").read_text())
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Capybara Crush").first.click()
    told = page.get_by_text(f"Of {measured['deals']:,} deals the bots win:")
    for name, bot in (("Camomile", "random"), ("Earl Grey", "greedy"), ("Lapsang", "search")):
        expect(told).to_contain_text(f"{name} {measured[bot]:.0%}")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_solo_fits(sit: Sit, width: int, height: int) -> None:
    table = sit("Me", options={"variant": "solo"}, width=width, height=height, color_scheme="dark")
    for _ in range(9):
        table.wait_for_turn()
        table.touch()
        assert overflow_of(table.page) == 0
    table.wait_for_turn()
    expect(table.page.locator(".trace")).to_have_count(0)
    assert faults_of(table.page) == []


# --- setting up, learning


def test_set_up_knows_the_ways_to_play(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(f"{server.url}/#/setup/capybara-crush")
    page.get_by_text("Solo", exact=True).click()
    expect(page.locator("form ol > li")).to_have_count(1)
    page.get_by_text("Table game", exact=True).click()
    expect(page.locator("form ol > li")).to_have_count(2)
    page.get_by_text("More choices").click()
    page.get_by_label("Drawing power").select_option("hope")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-power=hope]")).to_be_visible()


def test_set_up_offers_what_is_possible_for_the_players(server: Any, screen: Any) -> None:
    page = screen(settings={"language": "pl"})
    page.goto(f"{server.url}/#/setup/capybara-crush")
    page.get_by_text("Więcej ustawień").click()
    longest, first = page.get_by_label("Najdłuższe stado"), page.get_by_label("Kto zaczyna")
    longest.select_option("higher")
    page.get_by_role("button", name="Dodaj miejsce").click()
    first.select_option("3")
    expect(longest).to_have_value("8")
    expect(longest.locator("option[value=higher]")).to_be_disabled()
    expect(longest.locator("option[value=higher]")).to_have_text(re.compile(r"\(nie przy 4 osobach\)$"))
    page.get_by_role("button", name=re.compile("^Usuń")).last.click()
    expect(longest).to_have_value("higher")
    expect(first).to_have_value("-1")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Zacznij grę").click()
    assert asked.value.post_data_json["options"] == {"capys": "higher", "first": -1}
    expect(page.locator(".table")).to_be_visible()


def test_a_refused_choice_is_named_in_the_players_language(server: Any, screen: Any) -> None:
    page = screen(settings={"language": "pl"})

    def of_another_version(route: Route) -> None:
        route.continue_(post_data=json.dumps({**route.request.post_data_json, "options": {"capys": "20"}}))

    page.route("**/api/tables", of_another_version)
    page.goto(f"{server.url}/#/setup/capybara-crush")
    page.get_by_role("button", name="Zacznij grę").click()
    expect(page.get_by_role("alert")).to_contain_text("Najdłuższe stado")
    expect(page.get_by_role("alert")).not_to_contain_text("option")


def test_the_shelf_opens_the_game_and_its_guide(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Capybara Crush").first.click()
    page.get_by_role("button", name="Learn in three minutes").click()
    guide = page.get_by_role("region", name="Your first round")
    expect(guide).to_contain_text("These are your capybaras")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("longest chain")
    guide.get_by_role("button", name="Skip").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize(
    ("button", "first", "asked"),
    [("Learn solo", "alone against the AI", "Take a river card"), ("Learn the draft", "your capybaras", "reserve")],
)
def test_solo_and_draft_have_guides_of_their_own(server: Any, screen: Any, button: str, first: str, asked: str) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Capybara Crush").first.click()
    page.get_by_role("button", name=button).click()
    guide = page.get_by_role("region", name="Your first round")
    expect(guide).to_contain_text(first)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(guide).not_to_contain_text(first)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(guide).to_contain_text(first)
    expect(page.locator(f".table[data-kind={'table' if 'solo' in button else 'draft'}]")).to_be_visible()
    assert asked in (guide.inner_text() + page.locator(".prompt").inner_text())
