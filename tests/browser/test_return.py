"""A refresh, a lost connection, a killed server: the game goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.browser_table import PATIENCE, TableAtScreen
from tests.browser.crush_screen import CrushScreen

pytestmark = pytest.mark.browser


def test_a_refresh_continues(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=9, options={"first": 0})
    table.wait_for_turn()
    table.touch()
    table.wait_for_turn()
    number, hand, log = table.number, table.cards, table.page.locator("ol.log").inner_text()
    table.page.reload()
    table.wait_for_turn()
    assert (table.number, table.cards) == (number, hand)
    assert table.page.locator("ol.log").inner_text() == log


def test_a_killed_server_comes_back_with_the_game(own_server: Any, screen: Any) -> None:
    page = screen()
    page.goto(f"{own_server.url}/#/table/{own_server.open_table('Me', 'greedy', seed=9, first=0)}")
    table = TableAtScreen(page)
    table.wait_for_turn()
    table.touch()
    table.wait_for_turn()
    number, hand = table.number, table.cards
    own_server.kill()
    expect(page.get_by_role("status")).to_contain_text("safe")
    own_server.start()
    expect(page.get_by_role("status")).to_have_count(0, timeout=PATIENCE)
    assert (table.number, table.cards) == (number, hand)
    table.touch()
    table.wait_for_turn()
    assert table.number > number


def test_a_table_that_is_no_more_says_so(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(f"{server.url}/#/table/never-was-there")
    expect(page.get_by_role("heading", name="This table is not here any more.")).to_be_visible()


def test_two_screens_see_the_same_game(server: Any, screen: Any) -> None:
    table = server.open_table("Me", "greedy", seed=9, first=0)
    first, second = (TableAtScreen(screen()) for _ in range(2))
    for one in (first, second):
        one.page.goto(f"{server.url}/#/table/{table}")
        one.wait_for_turn()
    first.touch()
    expect(second.page.locator(f".table[data-n='{first.number}']")).to_have_count(1, timeout=PATIENCE)


def test_two_screens_that_take_back_at_once_take_back_one_choice(server: Any, screen: Any) -> None:
    url = f"{server.url}/#/table/{server.open_table('Ola', 'Kuba', game='capybara-crush', seed=5, variant='draft')}"
    waiting: list[tuple[WebSocketRoute, str | bytes]] = []
    held = False

    def between(ours: WebSocketRoute) -> None:
        """While held, keeps from the second screen what the server says."""
        theirs = ours.connect_to_server()
        ours.on_message(theirs.send)
        theirs.on_message(lambda frame: waiting.append((ours, frame)) if held else ours.send(frame))

    second = CrushScreen(screen(), "")
    second.page.route_web_socket("**/play", between)
    first = CrushScreen(screen(), "")
    first.page.goto(url)
    first.lift_curtain("Ola")
    first.touch()
    first.next.click()
    second.page.goto(url)
    for one in (first, second):
        one.lift_curtain("Kuba")
    first.touch()
    first.next.click()
    expect(first.page.get_by_text("Round 1")).to_be_visible()
    first.wait_for_turn("main")
    first.usable.last.click()
    first.targets.first.click()
    for one in (first, second):
        expect(one.next).to_be_visible(timeout=PATIENCE)
    held = True
    first.page.get_by_role("button", name="Take back").click()
    first.wait_for_turn("place")
    second.page.get_by_role("button", name="Take back").click()
    while not any('"refused"' in str(frame) for _, frame in waiting):
        second.page.wait_for_timeout(20)
    held = False
    for ours, frame in waiting:
        ours.send(frame)
    expect(second.page.locator(".toasts")).to_contain_text("The table has moved on")
    second.wait_for_turn("place")
    assert first.phase == "place"


def test_a_line_that_breaks_in_the_middle_of_a_move_makes_the_move_once(server: Any, screen: Any) -> None:
    page = screen()
    acts: list[str] = []

    def between(ours: WebSocketRoute) -> None:
        """Lets the first wish through, and breaks the line before its answer."""
        theirs = ours.connect_to_server()
        whole = True

        def to_server(frame: str | bytes) -> None:
            nonlocal whole
            theirs.send(frame)
            if '"act"' in str(frame):
                acts.append(json.loads(frame)["key"])
                if len(acts) == 1:
                    whole = False
                    ours.close(code=1012)

        ours.on_message(to_server)
        theirs.on_message(lambda frame: ours.send(frame) if whole else None)

    page.route_web_socket("**/play", between)
    page.goto(f"{server.url}/#/table/{server.open_table('Me', 'greedy', seed=9, first=0)}")
    table = TableAtScreen(page)
    table.wait_for_turn()
    number = table.number
    table.touch()
    assert table.number == number + 1
    assert len(acts) == 2
    assert acts[0] == acts[1]


def test_a_clock_that_jumps_stops_nothing(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=9, settings={"speed": "normal"}, options={"first": 0})
    table.wait_for_turn()
    for year in (2000, 2100):
        table.page.evaluate(
            "year => { const was = Date.now; Date.now = () => new Date(year, 0).getTime() + was() % 1e9; }", year
        )
        for _ in range(2):
            number = table.number
            table.touch()
            table.wait_for_turn()
            assert table.number > number


def test_the_language_may_change_in_the_middle_of_a_turn(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=9, options={"first": 0})
    page = table.page
    table.wait_for_turn()
    table.touch()
    table.wait_for_turn()
    number = table.number
    log = page.locator("ol.log li").first
    before = log.inner_text()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_text("Polski").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(log).not_to_have_text(before)
    assert table.number == number
    table.touch()
    table.wait_for_turn()
    assert table.number > number


def test_a_hint_is_for_the_decision_that_was_asked_about(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=9, options={"first": 0})
    page = table.page
    table.wait_for_turn()
    page.keyboard.press("t")
    expect(page.locator(".advice")).not_to_have_count(0, timeout=PATIENCE)
    table.touch()
    table.wait_for_turn()
    expect(page.locator(".advice")).to_have_count(0)
