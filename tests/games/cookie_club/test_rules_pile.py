"""When the draw pile is empty, and games without end (CC-60 … CC-62)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cookie_club.helpers import GAME, RULES, TEXTS, Table, before, codes, make_table, situation
from tests.games.situations import policy


@pytest.mark.rule("CC-60")
def test_a_draw_from_an_empty_pile_shuffles_all_but_tops_and_hands() -> None:
    table = situation("capybara", "sloth 1", pile="", under=[3, 4])
    table.play("draw")
    assert table.events("reshuffled") == [("reshuffled", -1, 73, 0)]
    assert len(table.pile) == 72
    assert (table.s.used_count, table.s.under, table.view(0).discard_top) == (0, [0, 0], None)
    assert table.tops == ["sloth 2", "sloth 4"]
    assert len(table.hand(0)) == 2


@pytest.mark.rule("CC-60")
def test_the_last_card_of_the_pile_is_drawn_without_a_shuffle() -> None:
    table = situation("capybara", "sloth 1", pile="tapir 5").play("draw")
    assert (table.s.left, table.events("reshuffled"), table.hand(0)) == (0, [], ["tapir 5", "capybara"])


@pytest.mark.rule("CC-60")
def test_the_turtle_the_cookies_and_the_end_of_a_round_shuffle_too() -> None:
    table = situation("turtle 3, capybara", "sloth 1", pile="").play("turtle 3 left")
    assert len(table.events("reshuffled")) == 1
    table = situation("capuchin 3, capybara", "sloth 1", pile="", figure=before("cookies")).play("capuchin 3 left")
    assert [event[0] for event in table.events("reshuffled", "revealed")] == ["reshuffled", "revealed"]
    assert (table.s.used_count, table.s.left) == (1, 72)
    table = situation("sloth 3", "sloth 1", pile="").play("sloth 3 left")
    assert [event[0] for event in table.events("reshuffled", "revealed")] == ["reshuffled", "revealed"]


def drained(first: list[str], second: list[str], tops: str, pile: str = "", **document: Any) -> Table:
    """All other cards of the deck are in the hand of a third player."""
    t = make_table(3)
    rest = {GAME.card_code(t, kind): n for kind, n in enumerate(t.copies)}
    for code in [*first, *second, *codes(tops), *codes(pile)]:
        rest[code] -= 1
    third = [code for code, n in rest.items() for _ in range(n)]
    return situation(", ".join(first), ", ".join(second), ", ".join(third), tops=tops, pile=pile, **document)


@pytest.mark.rule("CC-61")
def test_without_any_card_to_draw_one_plays_or_passes() -> None:
    table = drained(["capybara", "sloth 3"], ["sloth 1"], "sloth 2, sloth 4")
    assert table.legal == ["sloth 3 left", "end turn"]
    table.play("end turn")
    assert (table.s.idle, table.s.active, table.legal) == (1, 1, ["end turn"])


@pytest.mark.rule("CC-61", "CC-13")
@pytest.mark.parametrize(("pile", "otherwise"), [("toucan 1", "draw"), ("", "end turn")])
def test_as_long_as_one_card_can_be_drawn_there_is_no_pass(pile: str, otherwise: str) -> None:
    table = drained(["capybara", "sloth 3"], ["sloth 1"], "sloth 2, sloth 4", pile=pile)
    assert table.legal == ["sloth 3 left", otherwise]
    sampled = {TEXTS[RULES.sample(table.s, table.t, 0, r)] for r in [policy(1)] for _ in range(40)}
    assert sampled == {"sloth 3 left", otherwise}
    table = drained(["capybara"], ["sloth 1"], "sloth 2, sloth 4", pile=pile)
    assert TEXTS[RULES.sample(table.s, table.t, 0, policy(1))] == otherwise


@pytest.mark.rule("CC-61")
def test_as_many_passes_as_players_end_the_round_without_an_ender() -> None:
    table = drained(["capybara"], ["sloth 1"], "sloth 2, sloth 4", cookies=[25, 25, 100], teapot=1)
    table.play("end turn", "end turn")
    assert table.s.round == 1
    table.play("end turn")
    assert (table.s.round, table.s.teapot) == (2, 1)
    assert table.cookies == [18, 24, 100 - 7 * 5 - 7]
    assert table.events("revealed") == []
    assert table.events("round ended") == [("round ended", -1, -1, 1)]
    assert table.s.active == 0


@pytest.mark.rule("CC-61")
def test_a_card_played_in_between_starts_the_count_again() -> None:
    table = drained(["sloth 3", "tapir 2", "tapir 2"], ["sloth 1"], "sloth 2, sloth 4", active=1)
    table.play("end turn", "end turn", "sloth 3 left")
    assert table.s.idle == 0
    assert table.legal == ["draw"]
    table.play("draw", "end turn")
    assert (table.s.idle, table.s.active, "end turn" in table.legal, "draw" in table.legal) == (0, 2, True, False)


@pytest.mark.rule("CC-61", "CC-52")
def test_a_round_without_ender_can_end_the_game_with_all_poor() -> None:
    table = drained(["capybara"], ["sloth 1"], "sloth 2, sloth 4", cookies=[7, 1, 40])
    table.play("end turn", "end turn", "end turn")
    assert (table.over, table.cookies, table.winners) == (True, [0, 0, 0], [0, 1, 2])


@pytest.mark.rule("CC-61")
def test_an_effect_always_finds_a_card() -> None:
    table = drained(["turtle 3", "capybara"], ["sloth 1"], "sloth 2, sloth 4").play("turtle 3 left")
    assert table.hand(0) == ["sloth 2", "capybara"]
    table = drained(["sloth 3"], ["sloth 1"], "sloth 2, sloth 4").play("sloth 3 left")
    assert table.events("revealed") == [("revealed", "sloth 2", 0, 2)]
    table = drained(["armadillo 3", "capybara"], ["sloth 1"], "sloth 2, sloth 4").play("armadillo 3 left")
    assert table.play("draw").hand(0) == ["sloth 2", "capybara"]


@pytest.mark.rule("CC-62")
def test_a_game_ends_after_ten_thousand_turns() -> None:
    table = situation("sloth 1", "sloth 1", turn=9_999, cookies=[25, 26]).play("draw", "end turn")
    assert (table.over, table.s.turn, table.s.active) == (False, 10_000, 1)
    table.play("draw", "end turn")
    assert (table.over, table.winners, GAME.describe(table.s, table.t)) == (True, [1], "turn-limit")
    assert table.legal == []


@pytest.mark.rule("CC-62")
def test_equals_share_at_the_limit() -> None:
    table = situation("sloth 1", "sloth 1", "turtle 1", turn=10_000, cookies=[25, 20, 25]).play("draw", "end turn")
    assert (table.over, table.winners) == (True, [0, 2])


@pytest.mark.rule("CC-62")
def test_a_round_that_ends_with_the_last_turn_is_settled_first() -> None:
    table = situation("sloth 3", "capybara", turn=10_000, pile="sloth 2", cookies=[25, 29]).play("sloth 3 left")
    assert (table.over, table.cookies, table.winners) == (True, [27, 22], [0])
    assert GAME.describe(table.s, table.t) == "turn-limit"
    table = situation("sloth 3", "capybara", turn=10_000, pile="sloth 2", cookies=[25, 7]).play("sloth 3 left")
    assert GAME.describe(table.s, table.t) == "cookies-gone"


@pytest.mark.rule("CC-62")
def test_an_armadillo_counts_as_a_further_turn() -> None:
    table = situation("armadillo 3, armadillo 4, sloth 1", "sloth 1", turn=9_999).play("armadillo 3 left")
    assert (table.over, table.s.turn) == (False, 10_000)
    assert table.play("armadillo 4 left").over
