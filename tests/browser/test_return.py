"""A refresh, a lost connection, a killed server: the game goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.browser_table import PATIENCE, TableAtScreen

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
