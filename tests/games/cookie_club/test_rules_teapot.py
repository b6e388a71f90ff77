"""The teapot (CC-30 … CC-34)."""

from __future__ import annotations

import pytest
from tests.games.cookie_club.helpers import Table, before, situation


def offered(*others: str, teapot: int = 1, **document: object) -> Table:
    """Seat 0 has pushed a capybara to seat 1, and keeps a sloth."""
    table = situation("tapir 3, capybara, sloth 1", *others, teapot=teapot, **document)  # type: ignore[arg-type]
    return table.play("tapir 3 left", "pass capybara")


@pytest.mark.rule("CC-30")
def test_the_holder_is_asked_before_the_card_is_seen() -> None:
    table = offered("sloth 1", "turtle 1")
    assert (table.s.mover, table.s.active, table.phase) == (1, 0, "teapot-card")
    assert table.legal == ["refuse", "accept"]
    assert table.view(1).passing.card is None
    assert "capybara" not in table.hand(1)
    assert table.view(0).passing.card == "capybara"


@pytest.mark.rule("CC-30")
def test_a_refused_card_goes_on_and_must_be_taken() -> None:
    table = offered("sloth 1", "turtle 1", "turtle 2").play("refuse")
    assert [table.hand(seat) for seat in range(4)] == [["sloth 1"], ["sloth 1"], ["turtle 1", "capybara"], ["turtle 2"]]
    assert table.s.teapot == -1
    assert (table.s.mover, table.s.active, table.phase) == (1, 1, "play")


@pytest.mark.rule("CC-30")
def test_the_tapir_token_can_be_refused_too_and_with_three_it_skips_one() -> None:
    hands = ["sloth 1", "turtle 1", "capuchin 3, capybara, sloth 5"]
    table = situation(*hands, active=2, teapot=0, figure=before("tapir")).play("capuchin 3 left", "pass capybara")
    assert table.s.mover == 0
    table.play("refuse")
    assert table.hand(1) == ["turtle 1", "capybara"]
    assert (table.s.teapot, table.s.active) == (-1, 0)


@pytest.mark.rule("CC-30")
@pytest.mark.parametrize("teapot", ["middle", 0, 2])
def test_only_the_receiver_with_the_teapot_is_asked(teapot: str | int) -> None:
    table = situation("tapir 3, capybara, sloth 1", "sloth 1", "turtle 1", teapot=teapot)
    table.play("tapir 3 left", "pass capybara")
    assert table.hand(1) == ["sloth 1", "capybara"]
    assert table.s.teapot == (-1 if teapot == "middle" else teapot)


@pytest.mark.rule("CC-31")
def test_refusing_the_anteater_card() -> None:
    table = situation("anteater 3, sloth 1", "sloth 1", "turtle 1", teapot=2).play("anteater 3 left", "cookie from 2")
    assert (table.s.mover, table.legal) == (2, ["refuse", "accept"])
    table.play("refuse")
    assert (table.cookies, table.s.teapot, table.s.active) == ([25, 25, 25], -1, 1)


@pytest.mark.rule("CC-31")
def test_the_holder_is_not_asked_when_another_is_chosen() -> None:
    table = situation("anteater 3, sloth 1", "sloth 1", "turtle 1", teapot=2).play("anteater 3 left", "cookie from 1")
    assert (table.cookies, table.s.teapot, table.s.active) == ([25, 24, 25], 2, 1)


@pytest.mark.rule("CC-31", "CC-28")
@pytest.mark.parametrize(("answer", "cookies", "teapot"), [("refuse", [25, 24, 25], -1), ("accept", [25, 24, 24], 2)])
def test_the_anteater_token_asks_the_holder_and_the_others_pay_anyway(
    answer: str, cookies: list[int], teapot: int
) -> None:
    table = situation("capuchin 3, sloth 1", "sloth 1", "turtle 1", teapot=2, figure=before("anteater"))
    table.play("capuchin 3 left")
    assert (table.s.mover, table.legal) == (2, ["refuse", "accept"])
    table.play(answer)
    assert (table.cookies, table.s.teapot, table.s.active) == (cookies, teapot, 1)


@pytest.mark.rule("CC-31")
def test_the_own_anteater_asks_not_its_player() -> None:
    table = situation("capuchin 3, sloth 1", "sloth 1", teapot=0, figure=before("anteater")).play("capuchin 3 left")
    assert (table.cookies, table.s.teapot, table.s.active) == ([25, 24], 0, 1)


@pytest.mark.rule("CC-32")
def test_who_accepts_keeps_the_teapot() -> None:
    table = offered("sloth 1", "turtle 1").play("accept")
    assert table.hand(1) == ["sloth 1", "capybara"]
    assert (table.s.teapot, table.s.active) == (1, 1)
    table = situation("anteater 3, sloth 1", "sloth 1", teapot=1).play("anteater 3 left", "cookie from 1", "accept")
    assert (table.cookies, table.s.teapot) == ([25, 24], 1)


@pytest.mark.rule("CC-32", "CC-50")
def test_an_unused_teapot_stays_into_the_next_round() -> None:
    table = situation("sloth 3", "sloth 1", "turtle 1", teapot=2, pile="sloth 1").play("sloth 3 left")
    assert (table.s.round, table.s.teapot) == (2, 2)


@pytest.mark.rule("CC-33")
def test_with_two_players_a_refused_card_comes_back() -> None:
    table = offered("turtle 1").play("refuse")
    assert (table.hand(0), table.hand(1)) == (["sloth 1", "capybara"], ["turtle 1"])
    assert (table.s.teapot, table.s.active, table.s.round) == (-1, 1, 1)


@pytest.mark.rule("CC-33", "CC-41")
def test_with_two_players_a_refused_last_card_keeps_the_round_going() -> None:
    table = situation("tapir 3, capybara", "sloth 1", teapot=1).play("tapir 3 left", "pass capybara")
    assert table.s.round == 1
    table.play("refuse")
    assert (table.hand(0), table.s.active, table.s.round, table.cookies) == (["capybara"], 1, 1, [25, 25])


@pytest.mark.rule("CC-34")
def test_a_holder_with_one_cookie_is_not_asked() -> None:
    hands = ["capuchin 3, sloth 1", "sloth 1", "turtle 1"]
    table = situation(*hands, teapot=1, cookies=[9, 1, 9], figure=before("anteater")).play("capuchin 3 left")
    assert (table.cookies, table.s.teapot, table.s.mover) == ([9, 1, 8], 1, 1)
    table = situation(*hands, teapot=2, cookies=[9, 1, 2], figure=before("anteater")).play("capuchin 3 left")
    assert table.s.mover == 2


@pytest.mark.rule("CC-30", "CC-70")
def test_the_whole_story_as_a_spectator_and_as_the_giver_hears_it() -> None:
    table = offered("sloth 1", "turtle 1").play("refuse")
    story = [
        ("played", "tapir 3", 0, 0),
        ("offered", None, 0, 1),
        ("refused card", -1, 1, 2),
        ("teapot", -1, 1, -1),
        ("took", None, 2, 0),
        ("turn", -1, 1, 2),
    ]
    assert table.told(-1) == story
    assert table.told(0) == [(name, card or "capybara", a, b) for name, card, a, b in story]
