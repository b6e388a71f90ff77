"""From the shelf to the end of a game, and after it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.browser_table import TableAtScreen

pytestmark = pytest.mark.browser


def test_one_touch_leads_from_the_shelf_to_a_running_game(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".held").first).to_be_visible()
    expect(page.locator(".token")).to_have_count(8)
    expect(page.locator(".mine .name")).to_have_text("Mochi (you)")
    expect(page.locator(".pile")).to_have_count(2)
    TableAtScreen(page).wait_for_turn()
    expect(page.locator(".prompt strong").first).not_to_be_empty()
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator(".game", has_text="Your turn").get_by_role("link", name="Continue").first).to_be_visible()


def test_touching_the_open_box_leaves_it_open(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Capybara Cookie Club").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Capybara Crush").click()
    expect(page.get_by_role("button", name="Today's deal")).to_be_visible()


def test_a_whole_game_by_touch_and_what_follows(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=4, options={"cookies": 5})
    page = table.page
    assert table.play_on() >= 1
    expect(table.dialog.locator("h2")).to_contain_text("win")
    expect(table.dialog.locator("figure polyline").first).to_be_visible()
    with page.expect_download() as saved:
        table.dialog.get_by_text("Save the record").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert tomllib.loads(record)["game"] == "cookie-club"
    table.dialog.get_by_text("Watch the replay").click()
    expect(page.get_by_label("One step on")).to_be_visible()
    page.get_by_label("One step on").click()
    expect(page.locator("nav span")).to_contain_text("Step 1 of")
    page.get_by_label("To the end").click()
    expect(page.get_by_label("One step on")).to_be_disabled()
    page.goto(page.url.split("#")[0] + "#/replay/file")
    page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(page.locator("nav span")).to_contain_text("Step 0 of")


def test_rematch_and_delete(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "random", options={"cookies": 5})
    page = table.page
    table.wait_for_turn()
    page.get_by_label("Abandon the game").click()
    page.get_by_role("button", name="Abandon the game").last.click()
    expect(table.dialog.locator(".places")).to_be_visible()
    table.dialog.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(page.url.split("#")[0] + f"#/table/{table.table}")
    expect(page.locator(".held").first).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    games = page.locator(".game")
    expect(games.first).to_be_visible()
    before = games.count()
    games.first.get_by_role("button", name="Delete").click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(games).to_have_count(before - 1)


def test_a_card_that_does_not_fit_says_why(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=2, options={"first": 0})
    table.wait_for_turn()
    table.page.locator(".held[aria-disabled=true]").first.click(force=True)
    expect(table.page.get_by_role("tooltip")).to_contain_text("now")


def test_things_explain_themselves_on_hover(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=2, settings={"speed": "instant", "hints": True}, options={"first": 0})
    table.wait_for_turn()
    table.page.locator(".token").first.hover()
    expect(table.page.get_by_role("tooltip")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("tooltip")).to_have_count(0)
    table.page.locator(".held").first.focus()
    table.page.keyboard.press("ArrowRight")
    expect(table.page.get_by_role("tooltip")).to_be_visible()


def test_a_card_can_be_dragged_onto_a_pile(at_table: Callable[..., TableAtScreen]) -> None:
    table = at_table("Me", "greedy", seed=7, options={"first": 0})
    page = table.page
    table.wait_for_turn()
    card = page.locator("li.usable .held").first
    label = str(card.get_attribute("aria-label")).split(",")[0]
    right = "right pile" in str(card.get_attribute("aria-label"))
    number = table.number
    box, pile = card.bounding_box(), page.locator(".pile").nth(int(right)).bounding_box()
    assert box is not None
    assert pile is not None
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 40, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(f".table[data-n='{number}']")).to_have_count(0)
    expect(page.locator("ol.log")).to_contain_text(label)


def test_the_guide_can_be_followed_and_skipped(server: Any, screen: Any) -> None:
    page = screen()
    page.goto(server.url)
    page.get_by_role("button", name="Learn in three minutes").click()
    guide = page.get_by_role("region", name="Your first round")
    expect(guide).to_contain_text("1 of")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("2 of")
    guide.get_by_role("button", name="Skip").click()
    expect(guide).to_have_count(0)


def test_the_client_is_small(server: Any, screen: Any) -> None:
    page = screen()
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: answer.request.sizes()["responseBodySize"]}))
    page.goto(server.url)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".held").first).to_be_visible()
    client = {url: size for url, size in sizes.items() if "/api/" not in url}
    assert any(url.endswith(".woff2") for url in client)
    assert sum(client.values()) < 150_000
