"""The powers (CR-20 … CR-32)."""

from __future__ import annotations

import pytest
from tests.games.capybara_crush.helpers import herds

HANDS = [["YBT"], ["YBM"]]


def ready(power: str, line: str = "GMT MGB _", **more: object) -> object:
    """Seat 0 before its draw with this power."""
    kinds = [
        ["sweep", "chance", "hope", "sprint"],
        ["flip", "somersault", "trade", "release"],
        ["shift", "leap", "march"],
    ]
    powers = [power if power in kind else kind[0] for kind in kinds]
    return herds(line, "_ _ _", **{"hands": HANDS, "powers": powers, **more})


@pytest.mark.rule("CR-20")
def test_sweep_deals_a_new_river_at_once_whatever_its_size() -> None:
    table = ready("sweep", river=["GBT", "", "GBM", "", ""]).play("power sweep")
    assert len([card for card in table.river() if card]) == 5
    assert table.under() == ["GBT", "GBM"]
    assert table.s.stars[0] == 2


@pytest.mark.rule("CR-21")
@pytest.mark.rule("CR-91")
def test_chance_draws_the_top_and_puts_a_card_of_the_hand_under_the_deck_unseen() -> None:
    table = ready("chance").play("power chance")
    assert len(table.of("discard")) == 2
    table.act("discard YBT")
    assert table.under(0) == ["YBT"]
    assert table.under(1) == [None]
    assert table.under(-1) == [None]
    assert table.s.hand[0].bit_count() == 1


@pytest.mark.rule("CR-22")
def test_hope_plays_the_decks_top_card_at_once_as_critters() -> None:
    table = ready("hope").play("power hope")
    assert table.legal == ["on 2"]
    table.play("on 2")
    assert table.s.filled[0] == 3
    assert table.hand(0) == ["YBT"]
    assert "power hope" not in ready("hope", "GMT MGB TGM").legal


@pytest.mark.rule("CR-23")
def test_sprint_draws_and_plays_for_two_stars() -> None:
    table = ready("sprint").play("power sprint")
    assert table.of("river") + table.of("deck") == table.legal
    table.act("river 0", "play YBT", "capy left")
    assert table.s.stars[0] == 2, "two spent, one back for the capy"
    assert len(table.hand(0)) == 1
    assert table.of("river"), "the turn's own draw is still to come"


@pytest.mark.rule("CR-24")
@pytest.mark.rule("CR-31")
def test_flip_turns_a_card_and_keeps_its_shift() -> None:
    table = ready("flip", "GMTv MGB _").play("power flip")
    assert table.legal == ["pick 0", "pick 1"]
    assert table.play("pick 0").herd() == "GMT~v MGB _"


@pytest.mark.rule("CR-25")
def test_somersault_flips_any_number_each_once() -> None:
    table = ready("somersault", "GMT MGB TGM").play("power somersault")
    assert "done" not in table.legal
    table.play("pick 0")
    assert table.legal == ["pick 1", "pick 2", "done"]
    assert table.play("pick 2", "done").herd() == "GMT~ MGB TGM~"
    every = ready("somersault", "GMT MGB _").play("power somersault", "pick 0", "pick 1")
    assert every.herd() == "GMT~ MGB~ _"
    assert every.s.stars[0] == 1


@pytest.mark.rule("CR-26")
@pytest.mark.rule("CR-31")
def test_trade_exchanges_two_cards_with_their_flips_and_shifts() -> None:
    table = ready("trade", "GMT~ _ MGBv").play("power trade")
    assert table.legal == ["pick 0"]
    assert table.play("pick 0", "pick 2").herd() == "MGBv _ GMT~"
    assert "power trade" not in ready("trade", "GMT _ _").legal


@pytest.mark.rule("CR-27")
@pytest.mark.rule("CR-31")
def test_release_puts_a_card_under_the_deck_then_plays_one() -> None:
    table = ready("release", "GMT~v _ _").act("power release", "pick 0", "play YBT", "on 0")
    assert table.herd() == "YBT _ _"
    assert table.under() == ["GMT"]
    assert "power release" not in ready("release", "_ _ _").legal


@pytest.mark.rule("CR-28")
def test_shift_slides_a_card_by_a_row_at_most_one_from_its_place() -> None:
    table = ready("shift", "GMTv MGB _").play("power shift", "pick 0")
    assert table.legal == ["up"]
    assert table.play("up").herd() == "GMT MGB _"
    assert ready("shift", "GMT MGB _").play("power shift", "pick 1", "up").herd() == "GMT MGB^ _"


@pytest.mark.rule("CR-29")
@pytest.mark.rule("CR-31")
def test_leap_moves_a_capy_with_its_critters_anywhere() -> None:
    table = ready("leap", "GMT~v MGB _").play("power leap", "pick 0")
    assert table.legal == ["to 1", "to 2"]
    assert table.play("to 2").herd() == "MGB _ GMT~v"
    assert ready("leap", "GMT MGB _").play("power leap", "pick 2", "to 0").herd() == "_ GMT MGB"


@pytest.mark.rule("CR-30")
@pytest.mark.rule("CR-32")
def test_march_is_two_leaps_also_of_the_same_capy() -> None:
    table = ready("march", "GMT MGB _").play("power march", "pick 0", "to 1")
    assert table.of("to") == []
    assert table.play("pick 1", "to 2").herd() == "MGB _ GMT"
    assert table.s.stars[0] == 1


@pytest.mark.rule("CR-32")
def test_a_power_starts_only_if_all_of_it_can_be_done() -> None:
    bare = ready("flip", "_ _ _")
    assert "power flip" not in bare.legal
    assert "power shift" not in bare.legal
    poor = ready("somersault", stars=[1, 3])
    assert "power somersault" not in poor.legal
