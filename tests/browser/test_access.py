"""The table for everybody: keyboard, screen readers, languages, small screens, less motion, several people."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.browser_table import TableAtScreen
from tests.browser.page_checks import faults_of, overflow_of

pytestmark = pytest.mark.browser
Sit = Callable[..., TableAtScreen]
NAMES = ("Capybara Cookie Club", "Capybara 'n' Capybara", "Capybara Crush")


def test_a_turn_by_keyboard_alone(at_table: Sit) -> None:
    table = at_table("Me", "greedy", seed=7, options={"first": 0})
    page = table.page
    table.wait_for_turn()
    page.keyboard.press("?")
    expect(table.dialog.get_by_text("Draw a card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    number = table.number
    usable = [at for at, card in enumerate(table.cards) if "fits on" in card]
    page.keyboard.press(str(usable[0] + 1))
    expect(page.locator(".held").nth(usable[0])).to_be_focused()
    page.keyboard.press("Enter")
    if page.locator(".pile.landing").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(page.locator(f".table[data-n='{number}']")).to_have_count(0)


def test_arrows_walk_through_the_hand(at_table: Sit) -> None:
    table = at_table("Me", "greedy", seed=7, options={"first": 0})
    table.wait_for_turn()
    held = table.page.locator(".held")
    held.first.focus()
    table.page.keyboard.press("ArrowRight")
    expect(held.nth(1)).to_be_focused()
    table.page.keyboard.press("End")
    expect(held.last).to_be_focused()
    table.page.keyboard.press("Home")
    expect(held.first).to_be_focused()


def test_a_screen_reader_is_told_what_happens(at_table: Sit) -> None:
    table = at_table("Me", "greedy", seed=7, options={"first": 0})
    table.wait_for_turn()
    table.page.keyboard.press("d")
    expect(table.page.get_by_role("log")).to_contain_text("You draw")


def test_taking_back_what_is_fair(at_table: Sit) -> None:
    for seed in range(1, 12):
        table = at_table("Me", "greedy", seed=seed, options={"first": 0})
        table.wait_for_turn()
        armadillo = table.page.locator("li.usable .held[aria-label^=armadillo], li.usable .held[aria-label^=anteater]")
        if armadillo.count():
            break
    before, number = table.cards, table.number
    armadillo.first.click()
    if table.page.locator(".pile.landing").count():
        table.page.locator(".pile.landing").first.click()
    expect(table.page.locator(f".table[data-n='{number}']")).to_have_count(0)
    table.page.get_by_role("button", name="Take back").click()
    expect(table.page.locator(".held")).to_have_count(len(before))
    assert [card.split(",")[0] for card in table.cards] == [card.split(",")[0] for card in before]


def test_the_curtain_hides_every_hand(at_table: Sit) -> None:
    table = at_table("Ola", "Kuba", seed=3, options={"first": 1})
    page = table.page
    lift = page.get_by_role("button", name="I am Kuba")
    expect(lift).to_be_visible()
    assert page.locator(".held").count() == 0
    seen: list[str] = []
    page.on("websocket", lambda _: seen.append("again"))
    page.wait_for_timeout(400)
    lift.click()
    table.wait_for_turn()
    hand = [card.split(",")[0] for card in table.cards]
    assert len(hand) == 7
    while page.get_by_role("button", name="I am Ola").count() == 0:
        if page.locator(".table[data-acting=true]").count():
            table.touch()
        page.wait_for_timeout(50)
    expect(page.get_by_role("button", name="I am Ola")).to_be_visible()
    assert page.locator(".held, .card, ol.log, .table").count() == 0
    said = page.get_by_role("log").inner_text()
    assert not re.search(r"You draw|You take|You pass", said)
    page.wait_for_timeout(400)  # a touch right after the fall was meant for the table and lifts nothing
    page.get_by_role("button", name="I am Ola").click()
    expect(page.locator(".held").first).to_be_visible()
    told = page.locator("ol.log").inner_text() + page.get_by_role("log").inner_text()
    assert "Kuba draws a card." in told or "Kuba plays" in told
    assert not re.search(r"Kuba draws an? (?!card)", told)
    assert not seen


def test_both_languages_and_their_letters(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("button", name="Graj", exact=True)).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Graj", exact=True).click()
    expect(page.locator(".prompt .said")).not_to_be_empty()


@pytest.mark.parametrize("width", [360, 1280])
def test_words_half_as_long_again_break_nothing(server: Any, screen: Any, width: int) -> None:
    page = screen(width=width, height=780)
    table = server.open_table("Me", "greedy", "search", "random", "greedy", seed=5, first=0)
    for path in ("", "#/setup/cookie-club", f"#/table/{table}"):
        page.goto(f"{server.url}/?lang=qps{path}")
        page.reload()
        expect(page.locator("main").get_by_text("~").first).to_be_attached()
        page.wait_for_timeout(200)
        assert overflow_of(page) == 0, path
        plain = page.locator("button, h1, h2, legend").evaluate_all(
            "nodes => nodes.map(node => node.innerText)"
            ".filter(text => /[a-z]{4}/i.test(text) && !/[~áćéíłńóŕśúýż]/i.test(text))"
        )
        if "table" not in path:  # names of players and games are the same in every language
            assert [text for text in plain if text not in NAMES] == []


@pytest.mark.parametrize(("width", "height"), [(360, 780), (390, 664), (820, 1180), (1920, 1080)])
def test_nothing_sticks_out_sideways(server: Any, screen: Any, width: int, height: int) -> None:
    page = screen(width=width, height=height, has_touch=width < 700)
    table = server.open_table("Me", "greedy", "random", "greedy", "random", seed=6, first=0)
    for path in ("", "#/setup/cookie-club", "#/rules/cookie-club", f"#/table/{table}"):
        page.goto(f"{server.url}/{path}")
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(250)
        assert overflow_of(page) == 0, path


def test_targets_are_large_enough_for_a_thumb(at_table: Sit) -> None:
    table = at_table("Me", "greedy", "random", seed=7, width=360, height=780, options={"first": 0})
    table.wait_for_turn()
    small = table.page.locator("main button:visible, header button:visible, header a:visible").evaluate_all(
        "nodes => nodes.map(node => [node.className, node.getBoundingClientRect()])"
        ".filter(([, box]) => box.width < 43.5 || box.height < 43.5)"
        ".map(([name, box]) => `${name} ${box.width}×${box.height}`)"
    )
    assert small == []


def test_less_motion_means_no_flights(at_table: Sit) -> None:
    table = at_table(
        "Me", "greedy", seed=7, reduced_motion="reduce", settings={"speed": "normal"}, options={"first": 0}
    )
    page = table.page
    table.wait_for_turn()
    page.evaluate(
        "() => { window.flights = 0;"
        "new MutationObserver(() => window.flights += document.querySelectorAll('.flight').length)"
        ".observe(document.querySelector('.flights'), { childList: true }) }"
    )
    number = table.number
    page.keyboard.press("d")
    expect(page.locator(f".table[data-n='{number}']")).to_have_count(0)
    page.wait_for_timeout(400)
    assert page.evaluate("window.flights") == 0


def test_things_fly_otherwise(at_table: Sit) -> None:
    table = at_table("Me", "greedy", seed=7, settings={"speed": "slow"}, options={"first": 0})
    table.wait_for_turn()
    table.page.keyboard.press("d")
    expect(table.page.locator(".flight")).to_have_count(1)
    expect(table.page.locator(".flight")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(server: Any, screen: Any, scheme: str) -> None:
    page = screen(color_scheme=scheme)
    table = server.open_table("Me", "greedy", "random", seed=6, first=0)
    for path in ("", "#/setup/cookie-club", "#/rules/cookie-club", "#/replay/file", f"#/table/{table}"):
        page.goto(f"{server.url}/{path}")
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(400)
        assert faults_of(page) == [], path
    for name in ("Settings", "Keys", "Abandon the game"):
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(400)
        assert faults_of(page) == [], name
        page.keyboard.press("Escape")


def test_axe_finds_nothing_at_the_ends(at_table: Sit) -> None:
    table = at_table("Me", "greedy", seed=4, options={"cookies": 5, "first": 0})
    while not table.dialog.count():
        table.wait_for_turn()
        if not table.dialog.count():
            table.touch()
    assert faults_of(table.page) == []
    table.play_on()
    table.page.wait_for_timeout(400)
    assert faults_of(table.page) == []


def test_the_curtain_is_clean_for_axe(at_table: Sit) -> None:
    table = at_table("Ola", "Kuba", seed=3)
    expect(table.page.get_by_role("button", name=re.compile("I am"))).to_be_visible()
    assert faults_of(table.page) == []


def test_settings_stay(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Settings").click()
    page.locator("label", has_text="Night").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert json.loads(page.evaluate("localStorage.capytable"))["theme"] == "dark"


@pytest.mark.parametrize("width", [1280, 360, 320])
def test_every_table_says_that_its_cards_are_a_stand_in(server: Any, screen: Any, width: int) -> None:
    page = screen(width)
    for name, game in zip(NAMES, ("cookie-club", "capybara-n-capybara", "capybara-crush"), strict=True):
        page.goto(f"{server.url}/#/table/{server.open_table('Me', 'random', game=game, first=0)}")
        expect(page.locator("h1")).to_contain_text(name)
        page.get_by_role("button", name="Stand-in cards").click()
        expect(page.get_by_role("tooltip")).to_contain_text("What it leaves open is ours")
        assert overflow_of(page) == 0


def test_the_keyboard_stays_in_the_hand(at_table: Sit) -> None:
    for seed in range(1, 12):
        table = at_table("Me", "greedy", seed=seed, options={"first": 0})
        table.wait_for_turn()
        armadillo = table.page.locator("li.usable .held[aria-label^=armadillo]")
        if armadillo.count():
            break
    number = table.number
    armadillo.first.focus()
    table.page.keyboard.press("Enter")
    if table.page.locator(".pile.landing").count():
        table.page.keyboard.press("Enter")
        table.page.keyboard.press("ArrowRight")
    expect(table.page.locator(f".table[data-n='{number}']")).to_have_count(0)
    expect(table.page.locator(".held:focus, .pile:focus")).to_have_count(1)
    table.page.keyboard.press("ArrowLeft")
    expect(table.page.locator(".held:focus")).to_have_count(1)
