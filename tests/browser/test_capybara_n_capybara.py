"""Capybara 'n' Capybara by clicking, dragging and typing, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.capybara_screen import CapybaraScreen
from tests.browser.page_checks import faults_of, overflow_of

import capytable

pytestmark = pytest.mark.browser
Sit = Callable[..., CapybaraScreen]
DECK = '[[pumpkin]]\nletters = "{}"\npoints = 2\n'


@pytest.fixture
def sit(server: Any, screen: Any) -> Sit:
    """Opens a table and a screen at it: ``sit("Me", "greedy", seed=1, options={…}, width=360, …)``."""

    def open_table(*seats: str, seed: int = 5, options: dict[str, Any] | None = None, **how: Any) -> CapybaraScreen:
        table = server.open_table(*seats, game="capybara-n-capybara", seed=seed, **(options or {"first": 0}))
        page = screen(**how)
        page.goto(f"{server.url}/#/table/{table}")
        return CapybaraScreen(page, table)

    return open_table


def test_a_whole_game_by_clicking_and_what_comes_after(sit: Sit) -> None:
    table = sit("Me", "greedy", "random")
    table.play_on()
    expect(table.dialog.locator(".places > li")).to_have_count(3)
    expect(table.dialog.locator(".won")).not_to_have_count(0)
    expect(table.dialog.locator(".places .cards .card").first).to_be_visible()
    expect(table.page.locator("ol.log")).to_contain_text("brings the end")
    assert faults_of(table.page) == []
    table.dialog.get_by_role("link", name="Watch the replay").click()
    expect(table.page.locator("nav input[type=range]")).to_be_visible()
    table.page.get_by_role("button", name="To the end").click()
    expect(table.page.locator(".countdown, .prompt").first).to_be_visible()
    table.page.get_by_role("button", name="One step back").click()
    expect(table.page.locator(".seat")).to_have_count(3)


def test_rematch_begins_anew(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.wait_for_turn()
    table.page.get_by_role("button", name="Abandon the game").click()
    table.page.get_by_role("button", name="Abandon the game").last.click()
    table.dialog.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(table.table))
    expect(table.page.locator(".capybaras .pick").first).to_be_visible()


def test_a_walk_shows_what_it_would_bring(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.draft()
    page, number = table.page, table.number
    gains = page.locator("[data-gain][aria-disabled=false]")
    table.walk(1)
    expect(gains).to_have_count(1)
    table.walk(3)
    expect(gains).to_have_count(2)
    expect(page.locator(".track .crossed")).to_have_count(3)
    expect(table.monkey).to_have_attribute("aria-valuetext", re.compile("3 steps forward: up to 2 capybaras"))
    page.locator("[data-gain='3']").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Three capybaras cost 5 steps.")
    cards = page.locator(".track .spot")
    box = cards.nth(2).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 4, box["y"] + 40)
    expect(table.monkey).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Escape")
    expect(table.monkey).to_have_attribute("aria-valuenow", "0")
    assert table.number == number


def test_the_monkey_can_be_dragged(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.draft()
    page = table.page
    monkey, card = table.monkey.bounding_box(), page.locator(".track .spot").nth(1).bounding_box()
    assert monkey is not None
    assert card is not None
    page.mouse.move(monkey["x"] + monkey["width"] / 2, monkey["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, monkey["y"] + 30, steps=5)
    page.mouse.move(card["x"] - 2, monkey["y"] + 30, steps=3)
    page.mouse.up()
    expect(table.monkey).to_have_attribute("aria-valuenow", "3")


def test_a_pumpkin_says_why_it_cannot_be_scored_and_leads_to_where_it_can(sit: Sit) -> None:
    for seed in range(1, 30):
        table = sit("Me", "greedy", seed=seed, settings={"speed": "instant", "hints": True})
        table.draft()
        far = table.page.locator(".pumpkins .pick.out")
        if table.usable.count() and far.count():
            break
    far.first.click(force=True)
    expect(table.page.get_by_role("tooltip")).to_contain_text("Not yet")
    number = table.number
    table.usable.first.click()
    expect(table.page.locator(".pumpkins .here").first).to_be_visible()
    assert table.monkey.get_attribute("aria-valuenow") != "0"
    table.page.locator("[data-score]").first.click()
    table.moves_on(number)
    expect(table.page.locator("ol.log")).to_contain_text("You score")


def test_a_block_is_ordered_and_put_into_a_gap(sit: Sit) -> None:
    for seed in range(1, 30):
        table = sit("Me", "greedy", seed=seed)
        table.draft()
        table.walk(3)
        offer = [str(card.get_attribute("data-card")) for card in table.page.locator(".capybaras .pick").all()]
        other = next((at for at, card in enumerate(offer) if card != offer[0]), 0)
        if other and table.page.locator("[data-gain='2'][aria-disabled=false]").count():
            break
    page = table.page
    page.locator("[data-gain='2']").click()
    table.wait_for_turn("card")
    first, second = offer[0], offer[other]
    page.keyboard.press("1")
    page.keyboard.press(str(other + 1))
    expect(page.locator(".new")).to_have_count(2)
    expect(page.locator(".prompt")).to_contain_text("one gap behind the monkey")
    page.locator(".new").first.press("Shift+ArrowRight")
    expect(page.locator(".new").first).to_have_attribute("aria-label", re.compile(f"^{second}, number 1"))
    block, card = page.locator(".new").first.bounding_box(), page.locator(".track .spot").last.bounding_box()
    assert block is not None
    assert card is not None
    page.mouse.move(block["x"] + 20, block["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + card["width"] + 40, block["y"] + 20, steps=8)
    page.mouse.up()
    expect(table.grip).to_have_attribute("aria-valuetext", re.compile("at the end"))
    page.locator("[data-do=place]").click()
    expect(page.locator(".track > p")).to_have_text(re.compile(f"{second} {first}$"))


def test_a_gain_can_be_taken_back(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.draft()
    before = table.line
    table.walk(1)
    table.page.locator("[data-gain='1']").click()
    table.wait_for_turn("card")
    assert table.line != before
    table.page.get_by_role("button", name="Take back").click()
    table.wait_for_turn("turn")
    assert table.line == before


def test_a_turn_by_keyboard_alone(sit: Sit) -> None:
    table = sit("Me", "greedy")
    page = table.page
    table.wait_for_turn("draft-card")
    page.keyboard.press("1")
    page.keyboard.press("ArrowLeft")
    expect(table.grip).to_be_focused()
    number = table.number
    page.keyboard.press("Enter")
    table.moves_on(number)
    table.wait_for_turn("draft-pumpkin")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    table.wait_for_turn("turn")
    page.keyboard.press("?")
    expect(table.dialog.get_by_text("Walk the monkey, or move the new capybaras")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(table.monkey).to_be_focused()
    page.keyboard.press("1")
    table.wait_for_turn("card")
    page.keyboard.press("2")
    page.keyboard.press("Backspace")
    page.keyboard.press("1")
    number = table.number
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    table.moves_on(number)
    expect(page.locator("ol.log li").filter(has_text="into your line")).to_have_count(2)
    expect(page.get_by_role("log")).not_to_be_empty()


@pytest.mark.parametrize(("width", "height"), [(360, 780), (1280, 800)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_four_players_fit_and_nothing_is_found(sit: Sit, width: int, height: int, scheme: str) -> None:
    table = sit("Me", "random", "greedy", "random", width=width, height=height, color_scheme=scheme)
    for _ in range(8):
        table.wait_for_turn()
        table.touch()
        assert overflow_of(table.page) == 0
    table.wait_for_turn()
    assert faults_of(table.page) == []


def test_a_long_line_is_scrolled_by_keyboard(sit: Sit) -> None:
    table = sit("Me", "greedy", width=360, height=740)
    page = table.page
    table.draft()
    long = page.locator(".scroller[data-scrolls]")
    while not (long.count() and table.phase == "turn"):
        table.touch()
        table.wait_for_turn()
    expect(long).to_have_attribute("aria-label", "Your line")
    long.focus()
    long.evaluate("box => box.scrollTo(0, 0)")
    walked = table.monkey.get_attribute("aria-valuenow")
    page.keyboard.press("ArrowRight")
    expect(long).not_to_have_js_property("scrollLeft", 0)
    expect(long).to_be_focused()
    assert table.monkey.get_attribute("aria-valuenow") == walked
    assert faults_of(page) == []


def test_words_half_as_long_again_break_nothing(server: Any, sit: Sit) -> None:
    table = sit("Me", "random", "greedy", "random", width=360, height=780)
    table.page.goto(f"{server.url}/?lang=qps#/table/{table.table}")
    table.page.reload()
    expect(table.page.locator("main").get_by_text("~").first).to_be_attached()
    table.draft()
    assert overflow_of(table.page) == 0


def test_the_deck_of_your_own_is_played_and_no_stand_in(server: Any, screen: Any, tmp_path: Any) -> None:
    head = 'game = "capybara-n-capybara"\nname = "Mine"\n[capybaras]\nA = 16\nB = 16\nC = 16\nD = 16\nE = 6\n'
    own, broken = tmp_path / "mine.toml", tmp_path / "broken.toml"
    own.write_text(head + 30 * DECK.format("AA"))
    broken.write_text(head + 29 * DECK.format("AA"))
    page = screen()
    page.goto(f"{server.url}/#/setup/capybara-n-capybara")
    page.get_by_text("More choices").click()
    page.get_by_label("Bonus card").select_option("all-four")
    page.get_by_label("Deck file").set_input_files(broken)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_contain_text("30")
    page.get_by_label("Deck file").set_input_files(own)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".pumpkins .pick").first).to_have_attribute("aria-label", re.compile("pumpkin A A, 2 points"))
    expect(page.locator("[data-bonus]")).to_contain_text("All four")
    expect(page.get_by_role("button", name="Stand-in cards")).to_have_count(0)


def test_the_shelf_opens_the_game_and_its_guide(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Capybara 'n' Capybara").click()
    expect(page.get_by_text("Walk a monkey over your capybaras")).to_be_visible()
    page.get_by_role("button", name="Learn in three minutes").click()
    guide = page.get_by_role("region", name="Your first round")
    expect(guide).to_contain_text("1 of")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("one capybara and one pumpkin")
    guide.get_by_role("button", name="Skip").click()
    expect(guide).to_have_count(0)
    expect(page.get_by_role("button", name="Stand-in cards")).to_be_visible()


def test_the_record_is_saved_and_plays_again(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.play_on()
    with table.page.expect_download() as saved:
        table.dialog.get_by_text("Save the record").click()
    match = capytable.load(saved.value.path().read_text(encoding="utf-8"))
    assert match.over
    shown = table.dialog.locator(".places .sum").all_inner_texts()
    assert shown == [f"{points} points" for points in sorted(match.scores(), reverse=True)]


def test_the_end_shows_the_course_of_the_points(sit: Sit) -> None:
    table = sit("Me", "greedy", "random")
    table.play_on()
    course = table.dialog.get_by_role("table", name="Points over the rounds")
    sums = table.dialog.locator(".sum").all_inner_texts()
    shown = dict(zip(table.dialog.locator(".places .name").all_inner_texts(), sums, strict=True))
    names = course.get_by_role("columnheader").all_inner_texts()[1:]
    assert course.get_by_role("row").nth(1).get_by_role("rowheader").inner_text() == "Start"
    last = course.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert {name: f"{points} points" for name, points in zip(names, last, strict=True)} == shown
    rounds = course.get_by_role("rowheader").all_inner_texts()
    assert rounds[1:] == [str(number) for number in range(1, len(rounds))]


def test_a_block_that_the_server_refuses_half_way_can_be_chosen_anew(server: Any, sit: Sit) -> None:
    """Another page of mine takes the first card back while the second one is on its way."""
    table = sit("Me", "greedy", settings={"speed": "instant", "hints": False})
    table.draft()
    table.walk(3)
    table.page.locator("[data-gain='2']").click()
    table.wait_for_turn("card")
    before = table.line
    other = table.page.context.new_page()
    late: list[tuple[Any, str]] = []

    def between(route: WebSocketRoute) -> None:
        to = route.connect_to_server()

        def say(message: str | bytes) -> None:
            if '"act"' in str(message) and len(late) < 2:
                late.append((to, str(message)))
                if len(late) == 2:
                    return
            to.send(message)

        route.on_message(say)

    table.page.route_web_socket(re.compile("/play$"), between)
    table.page.reload()
    table.wait_for_turn("card")
    number = table.number
    table.lay()
    table.moves_on(number)
    expect(table.page.locator(".table")).to_have_attribute("data-acting", "false")
    other.goto(f"{server.url}/#/table/{table.table}")
    other.get_by_role("button", name="Take back").click()
    expect(table.page.locator(f".table[data-n='{number + 2}']")).to_be_visible()
    to, message = late[1]
    to.send(message)
    expect(table.page.locator(".toasts")).to_contain_text("The table has moved on")
    table.wait_for_turn("card")
    expect(table.page.locator("[data-do=place]")).to_have_count(0)
    assert table.line == before
    table.lay()
    expect(table.page.locator("ol.log li").filter(has_text="You put 2 capybaras")).to_have_count(1)


def test_a_curtain_falls_between_two_at_one_screen(sit: Sit) -> None:
    table = sit("Ola", "Kuba")
    page = table.page
    for name in ("Kuba", "Ola"):
        lift = page.get_by_role("button", name=f"I am {name}")
        expect(lift).to_be_visible()
        assert page.locator(".table, ol.log").count() == 0
        assert faults_of(page) == []
        page.wait_for_timeout(400)  # a touch right after the fall was meant for the table and lifts nothing
        lift.click()
        expect(page.locator(".bar .name")).to_have_text(f"{name} (you)")
        while page.locator(".table").count():
            expect(page.locator(".bar .name")).to_have_text(f"{name} (you)")
            table.touch()
            expect(page.locator(".table[data-acting=true], .curtain")).to_be_visible()


def test_a_hint_says_what_could_be_done(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.draft()
    table.page.get_by_role("button", name="A hint, please").click()
    expect(table.page.locator(".advice strong")).not_to_be_empty()
    assert faults_of(table.page) == []
    table.touch()
    expect(table.page.locator(".advice")).to_have_count(0)


def test_what_was_picked_outlives_a_refresh_of_the_page(sit: Sit) -> None:
    table = sit("Me", "greedy")
    page = table.page
    table.draft()
    table.walk(3)
    page.reload()
    table.wait_for_turn()
    expect(table.monkey).to_have_attribute("aria-valuenow", "3")
    page.locator("[data-gain='2']").click()
    table.wait_for_turn("card")
    first = str(page.locator(".capybaras .pick").first.get_attribute("data-card"))
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    held = str(table.grip.get_attribute("aria-valuetext"))
    page.reload()
    table.wait_for_turn("card")
    expect(page.locator(".new")).to_have_attribute("aria-label", f"{first}, number 1 of the new ones")
    expect(table.grip).to_have_attribute("aria-valuetext", held)
    table.lay()
    table.wait_for_turn("turn")
    page.reload()
    table.wait_for_turn("turn")
    expect(table.monkey).to_have_attribute("aria-valuenow", "0")


def test_the_focus_stays_with_what_is_asked(sit: Sit) -> None:
    table = sit("Me", "greedy")
    page = table.page
    table.wait_for_turn("draft-card")
    page.keyboard.press("1")
    place = page.locator("[data-do=place]")
    place.focus()
    page.keyboard.press("Enter")
    table.wait_for_turn("draft-pumpkin")
    expect(page.locator(".pumpkins .pick").first).to_be_focused()
    page.keyboard.press("Enter")
    table.wait_for_turn("turn")
    expect(table.monkey).to_be_focused()
    page.keyboard.press("ArrowLeft")
    gain = page.locator("[data-gain='1']")
    gain.focus()
    page.keyboard.press("Enter")
    table.wait_for_turn("card")
    expect(page.locator(".capybaras .pick").first).to_be_focused()
    page.keyboard.press("Enter")
    place.focus()
    page.keyboard.press("Enter")
    table.wait_for_turn("turn")
    expect(page.locator(".monkey:focus, .answers .button:focus")).to_have_count(1)


def test_cards_that_another_holds_are_seen_beside_their_line(sit: Sit) -> None:
    table = sit("Me", "greedy")
    table.draft()
    page = table.page
    page.get_by_role("button", name="Abandon the game").click()
    page.get_by_role("button", name="Abandon the game").last.click()
    table.dialog.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".others .taken")).to_be_visible()
    line = page.locator(".others").get_by_role("img", name="taken, not yet in the line")
    expect(line).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".others .taken")).to_have_count(0)


@pytest.mark.parametrize("height", [640, 740])
def test_the_own_line_stays_above_the_prompt_on_a_phone(sit: Sit, height: int) -> None:
    table = sit("Me", "random", "greedy", "random", width=360, height=height)
    for _ in range(14):
        table.wait_for_turn()
        line, prompt = table.page.locator(".scroller").bounding_box(), table.page.locator(".bar").bounding_box()
        assert line is not None
        assert prompt is not None
        assert line["y"] >= 0
        assert line["y"] + line["height"] <= prompt["y"] + 1
        assert prompt["y"] + prompt["height"] <= height + 1
        table.touch()
