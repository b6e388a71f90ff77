"""Draftybara on the screen: everybody chooses at once, everything is shown at once, up to sixteen players."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.crush_screen import CrushScreen
from tests.browser.page_checks import faults_of, overflow_of
from tests.browser.test_capybara_crush import sit  # noqa: F401  (a fixture)

pytestmark = pytest.mark.browser
Sit = Callable[..., CrushScreen]
DRAFT = {"variant": "draft"}


def test_a_whole_draft_by_clicking(sit: Sit) -> None:  # noqa: F811
    table = sit("Me", "greedy", "greedy", "random", options=DRAFT)
    table.play_on(powers=True)
    expect(table.dialog.locator(".places > li")).to_have_count(4)
    expect(table.dialog.locator(".won")).not_to_have_count(0)
    points = [int(n) for n in re.findall(r"(\d+) point", table.dialog.locator(".places").inner_text())]
    last = table.dialog.locator("figure table tbody tr").last.locator("td").all_inner_texts()
    assert sorted(points) == sorted(int(n) for n in last)
    assert faults_of(table.page) == []


def test_with_several_decks_several_win(sit: Sit) -> None:  # noqa: F811
    table = sit("Me", *["greedy"] * 7, options=DRAFT)
    table.play_on()
    expect(table.dialog.locator(".places > li")).to_have_count(8)
    expect(table.dialog.locator(".won")).to_have_count(2)
    expect(table.dialog.get_by_role("heading").first).to_have_text(re.compile(r" and .* win$"))
    table.dialog.get_by_role("link", name="Watch the replay").click()
    expect(table.page.locator("nav input[type=range]")).to_be_visible()
    table.page.get_by_role("button", name="One step on").click()
    expect(table.page.locator("button.seat")).to_have_count(8)


def test_a_choice_can_be_changed_until_all_are_ready(sit: Sit) -> None:  # noqa: F811
    table = sit("Ola", "Kuba", options=DRAFT)
    page = table.page
    table.lift_curtain("Ola")
    assert table.phase == "reserve"
    first = str(table.usable.first.get_attribute("aria-label"))
    table.usable.first.click()
    table.wait_for_turn("main")
    expect(page.locator(".reserve .held")).to_have_attribute("aria-label", first)
    page.get_by_role("button", name="Take back").click()
    table.wait_for_turn("reserve")
    second = str(table.usable.nth(1).get_attribute("aria-label"))
    table.usable.nth(1).click()
    table.wait_for_turn("main")
    table.next.click()
    expect(page.get_by_role("button", name="I am Kuba")).to_be_visible()
    assert page.locator(".held, .table, ol.log").count() == 0
    table.lift_curtain("Kuba")
    assert table.phase == "reserve"
    assert first not in page.content()
    expect(page.locator("button.seat", has_text="Ola")).to_have_attribute("aria-label", re.compile("ready"))
    table.usable.first.click()
    table.wait_for_turn("main")
    table.next.click()
    expect(page.locator("ol.log")).to_contain_text(f"Ola reserves: {second}")
    expect(page.get_by_text("Round 1")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sixteen_players_fit_and_nothing_is_found(sit: Sit, width: int, height: int, scheme: str) -> None:  # noqa: F811
    table = sit("Me", *["greedy"] * 15, options=DRAFT, width=width, height=height, color_scheme=scheme)
    for _ in range(8):
        table.wait_for_turn()
        table.touch()
        assert overflow_of(table.page) == 0
    table.wait_for_turn()
    expect(table.page.locator(".others button.seat")).to_have_count(15)
    expect(table.page.locator(".trace")).to_have_count(0)
    assert faults_of(table.page) == []
    table.page.locator(".rest button.seat").first.click()
    expect(table.dialog.locator(".score [data-category]")).to_have_count(10)
    expect(table.dialog.get_by_role("heading", name="Reserve")).to_be_visible()
    assert overflow_of(table.page) == 0


def test_a_round_by_keyboard_alone(sit: Sit) -> None:  # noqa: F811
    table = sit("Me", "greedy", "greedy", options=DRAFT)
    page = table.page
    table.wait_for_turn("reserve")
    for key in ("h", "Enter"):
        page.keyboard.press(key)
    table.wait_for_turn("main")
    page.keyboard.press("n")
    expect(page.get_by_text("Round 1")).to_be_visible()
    table.wait_for_turn("main")
    for key in ("h", "h", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(table.next).to_be_visible()
    assert "empty" not in table.line[0]
    page.keyboard.press("n")
    expect(page.get_by_text("Round 2")).to_be_visible()
    expect(page.locator("ol.log")).to_contain_text("Round 1: everything is turned over.")


def test_the_neighbours_say_who_gets_my_hand(sit: Sit) -> None:  # noqa: F811
    table = sit("Me", *["random"] * 5, options=DRAFT)
    table.wait_for_turn()
    expect(table.page.locator(".near button.seat")).to_have_count(2)
    expect(table.page.locator(".near button.seat").first).to_have_attribute("aria-label", re.compile("gets your hand"))
    expect(table.page.locator(".near button.seat").last).to_have_attribute("aria-label", re.compile("gives you a hand"))
    expect(table.page.locator(".rest button.seat")).to_have_count(3)


def test_sixteen_seats_are_set_up_with_a_number(server: Any, screen: Any) -> None:
    page = screen(width=360, height=740)
    page.goto(f"{server.url}/#/setup/capybara-crush")
    page.get_by_text("Draftybara").click()
    page.get_by_label("Players").fill("16")
    page.get_by_label("Players").press("Tab")
    expect(page.locator("form ol > li")).to_have_count(16)
    assert overflow_of(page) == 0
    assert faults_of(page) == []
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".others button.seat")).to_have_count(15)
