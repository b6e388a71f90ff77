"""What may be played, drawn and passed (CC-10 … CC-14)."""

from __future__ import annotations

import pytest
from tests.games.cookie_club.helpers import situation

ALL_OF_A_TURTLE = "turtle 1, turtle 2, turtle 3, turtle 4, turtle 5, capybara"


@pytest.mark.rule("CC-10")
@pytest.mark.parametrize(("left", "right"), [(1, 2), (2, 4), (3, 5), (5, 4), (4, 1), (5, 2)])
def test_one_higher_than_the_top_and_after_five_comes_one(left: int, right: int) -> None:
    table = situation(ALL_OF_A_TURTLE, "sloth 1", tops=f"toucan {left}, toucan {right}")
    after = {1: 2, 2: 3, 3: 4, 4: 5, 5: 1}
    assert set(table.legal) == {f"turtle {after[left]} left", f"turtle {after[right]} right", "draw"}


@pytest.mark.rule("CC-10")
def test_a_played_card_becomes_the_top_and_covers_the_old_one() -> None:
    table = situation("sloth 3, tapir 1", "sloth 1", tops="sloth 2, sloth 4").play("sloth 3 left")
    assert table.tops == ["sloth 3", "sloth 4"]
    assert table.s.under == [1, 0]
    assert table.hand(0) == ["tapir 1"]
    assert table.view(0).used == ["sloth 2"]


@pytest.mark.rule("CC-11")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_equal_tops_take_anything_but_a_capybara_on_either_side(value: int) -> None:
    table = situation(ALL_OF_A_TURTLE, "sloth 1", tops=f"toucan {value}, tapir {value}")
    assert set(table.legal) == {f"turtle {v} {side}" for v in range(1, 6) for side in ("left", "right")} | {"draw"}


@pytest.mark.rule("CC-11")
def test_equal_tops_free_the_card_after_an_armadillo_and_after_a_draw_too() -> None:
    table = situation("armadillo 5, sloth 2", "sloth 1", tops="toucan 4, toucan 5").play("armadillo 5 left")
    assert table.legal == ["sloth 2 left", "sloth 2 right"]
    table = situation("sloth 2", "sloth 1", tops="toucan 4, tapir 4", pile="capybara").play("draw")
    assert table.legal == ["sloth 2 left", "sloth 2 right", "end turn"]


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize("tops", ["sloth 1, sloth 5", "sloth 5, sloth 4", "sloth 3, toucan 3", "sloth 1, toucan 1"])
def test_a_capybara_is_never_played(tops: str) -> None:
    table = situation("capybara", "tapir 1", tops=tops, pile="capybara, capybara")
    assert table.legal == ["draw"]
    assert table.play("draw").legal == ["end turn"]


@pytest.mark.rule("CC-13")
def test_draw_then_any_card_of_the_hand_or_pass() -> None:
    table = situation("turtle 3, turtle 1", "sloth 1", tops="sloth 2, sloth 4", pile="tapir 5").play("draw")
    assert table.hand(0) == ["turtle 1", "turtle 3", "tapir 5"]
    assert set(table.legal) == {"turtle 3 left", "tapir 5 right", "end turn"}
    table.play("end turn")
    assert (table.s.mover, table.phase) == (1, "play")


@pytest.mark.rule("CC-13")
def test_only_one_card_is_drawn_and_one_card_played() -> None:
    table = situation("sloth 3, tapir 1, tapir 4", "sloth 1", pile="toucan 1, toucan 2").play("draw")
    assert "draw" not in table.legal
    table.play("sloth 3 left")
    assert table.s.active == 1


@pytest.mark.rule("CC-13")
def test_no_pass_without_a_draw_even_when_the_card_must_come_from_the_discards() -> None:
    table = situation("capybara", "sloth 1", pile="")
    assert table.s.left == 0
    assert table.legal == ["draw"]


@pytest.mark.rule("CC-14")
def test_an_effect_comes_at_once_and_leaves_no_choice() -> None:
    table = situation("sloth 3, tapir 1", "sloth 1", "sloth 1", teapot=0).play("sloth 3 left")
    assert table.s.teapot == 0
    table = situation("tapir 3, sloth 1", "sloth 1").play("tapir 3 left")
    assert table.legal == ["pass sloth 1"]
    table = situation("anteater 3, sloth 1", "sloth 1").play("anteater 3 left")
    assert table.legal == ["cookie from 1"]
    table = situation("turtle 3, sloth 1", "sloth 1", pile="capybara").play("turtle 3 left")
    assert table.legal == ["discard sloth 1", "discard capybara"]


@pytest.mark.rule("CC-14")
@pytest.mark.parametrize("animal", ["anteater", "armadillo", "capuchin", "turtle", "sloth", "tapir", "toucan"])
def test_no_effect_of_the_last_card(animal: str) -> None:
    table = situation(f"{animal} 3", "sloth 1", pile="sloth 2", teapot=1).play(f"{animal} 3 left")
    assert (table.s.round, table.phase, table.on, table.s.teapot) == (2, "play", "cookies", 1)
    assert table.cookies == [27, 24]
    assert not table.events("moved", "teapot", "drew", "offered", "gave back")
