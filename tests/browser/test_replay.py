"""Replays of all games: the whole table in sight above the bar, what is said, and the result at the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.browser_table import PATIENCE
from tests.browser.page_checks import faults_of, overflow_of

import capytable

pytestmark = pytest.mark.browser
GAMES = [
    ("cookie-club", 3, {"cookies": 5}),
    ("capybara-n-capybara", 4, {}),
    ("capybara-crush", 4, {}),
    ("capybara-crush", 1, {"variant": "solo"}),
    ("capybara-crush", 6, {"variant": "draft"}),
]
Watch = Callable[..., Page]


def played(game: str, players: int, options: dict[str, Any]) -> str:
    """The record of a game that was played at random."""
    match, chance = capytable.new(game, players=players, seed=3, options=options), random.Random(3)
    while not match.over:
        seat = match.movers[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match.record()


@pytest.fixture
def watch(server: Any, screen: Any) -> Watch:
    """Opens the replay of a random game: ``watch(game, players, options, width=360, …)``."""

    def open_replay(game: str, players: int, options: dict[str, Any], **how: Any) -> Page:
        page: Page = screen(**how)
        page.goto(f"{server.url}/#/replay/file")
        record = played(game, players, options).encode()
        page.locator("input[type=file]").set_input_files({"name": "r.toml", "mimeType": "text/plain", "buffer": record})
        expect(page.locator(".table")).to_be_visible()
        return page

    return open_replay


def go_to(page: Page, share: float) -> None:
    """Show the step at a share of the game."""
    steps = page.locator("nav input")
    step = int(int(str(steps.get_attribute("max"))) * share)
    steps.evaluate("(it, step) => { it.value = step; it.dispatchEvent(new Event('change', {bubbles: true})); }", step)
    expect(page.locator("nav span")).to_contain_text(f"Step {step} of", timeout=PATIENCE)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_arrow_keys_go_on_through_the_steps(watch: Watch, game: str, players: int, options: dict[str, Any]) -> None:
    page = watch(game, players, options)
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.locator("nav span")).to_contain_text(f"Step {step} of", timeout=PATIENCE)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_nothing_lies_under_the_bar(
    watch: Watch, game: str, players: int, options: dict[str, Any], width: int, height: int
) -> None:
    page = watch(game, players, options, width=width, height=height)
    main = page.locator("main")
    for share in (0, 0.7, 1):
        go_to(page, share)
        page.wait_for_timeout(300)
        main.evaluate("main => main.scrollTo(0, main.scrollHeight)")
        table, bar = page.locator(".own").bounding_box(), page.locator("nav").bounding_box()
        assert table is not None
        assert bar is not None
        assert table["y"] + table["height"] <= bar["y"] + 1
        assert overflow_of(page) == 0
        if width > 1000:
            assert main.evaluate("main => main.scrollHeight - main.clientHeight") == 0
    assert faults_of(page) == []


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_step_is_told_and_the_result_is_shown_when_asked_for(
    watch: Watch, game: str, players: int, options: dict[str, Any]
) -> None:
    page = watch(game, players, options)
    go_to(page, 0.5)
    told = page.locator(".prompt .said")
    expect(told).to_have_text(page.locator("ol.log li").last.inner_text())
    before = told.inner_text()
    for button in ("One step on", "One step on", "One step back", "One step back"):
        page.get_by_label(button).click()
    expect(told).to_have_text(before)
    go_to(page, 1)
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="The result").click()
    expect(page.locator("dialog figure")).to_be_visible()
    page.locator("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("dialog")).to_have_count(0)
