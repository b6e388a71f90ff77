"""The golden playthroughs and counts are made again and compared; ``python tools/golden.py`` writes them anew."""

from __future__ import annotations

import pytest
from tests.games.capybara_crush.helpers import DRAFT, GAME, SOLO, STANDARD, herds, new

from golden import differences, perft


@pytest.mark.slow
def test_playthroughs_and_counts_are_as_written() -> None:
    assert differences(GAME) == []


@pytest.mark.rule("CR-11", "CR-12", "CR-13")
def test_sequences_of_a_first_turn_counted_by_hand() -> None:
    table = new(2)
    # five river cards, the deck, Sweep; nothing to flip or shift yet
    assert perft(STANDARD, table.s, table.t, 1) == 5 + 1 + 1
    # after a draw two cards to play, and Sweep; after a Sweep six draws and another Sweep
    assert perft(STANDARD, table.s, table.t, 2) == 6 * (2 + 1) + (6 + 1)
    # a card goes on one of three capys or to one of two ends; a Sweep leaves the two cards and a Sweep;
    # after Sweep and draw two cards and a Sweep; after two Sweeps six draws and a third one
    assert perft(STANDARD, table.s, table.t, 3) == 6 * (2 * 5 + 3) + 6 * 3 + 7


@pytest.mark.rule("CR-60", "CR-61", "CR-62", "CR-63")
def test_sequences_of_a_solo_turn_counted_by_hand() -> None:
    table = new(1, variant=SOLO)
    assert [perft(SOLO, table.s, table.t, depth) for depth in (1, 2, 3)] == [5, 5 * 2, 5 * 2 * 5]
    # then refill, or Sweep, Flip, Shift
    assert perft(SOLO, table.s, table.t, 4) == 50 * 4


@pytest.mark.rule("CR-81")
def test_sequences_of_the_first_reserves_counted_by_hand() -> None:
    table = new(2, variant=DRAFT)
    assert [perft(DRAFT, table.s, table.t, depth) for depth in (1, 2, 3, 4)] == [15, 15, 15 * 15, 15 * 15]
    # the first player of round 1: 14 cards of the hand, one of the reserve, Sprint
    assert perft(DRAFT, table.s, table.t, 5) == 15 * 15 * (14 + 1 + 1)


@pytest.mark.rule("CR-25", "CR-26", "CR-28", "CR-30")
def test_sequences_of_powers_counted_by_hand() -> None:
    at_the_end = {"step": "end", "river": ["MGT", "GMT", "TGM", "BGM", "YGM"], "hands": [["MBT"], []]}
    table = herds("GTB TGB~ BTGv", "_ _ _", powers=["sprint", "somersault", "shift"], stars=[3, 3], **at_the_end)
    count = [perft(STANDARD, table.s, table.t, depth) for depth in (1, 2, 3, 4)]
    # end turn, Sprint, Somersault, Shift
    assert count[0] == 4
    # the next player (nobody's critters there) draws six ways or starts Sprint; six draws; three places; three places
    assert count[1] == (6 + 1) + 6 + 3 + 3
    # Somersault: one of the two others, or done; Shift: the third card only up
    table.play("power somersault")
    assert [perft(STANDARD, table.s, table.t, depth) for depth in (1, 2)] == [3, 3 * 3]
    # after two flips: the third, or done; after one flip and done: one star is left for Shift, or the turn ends
    assert perft(STANDARD, table.s, table.t, 3) == 3 * (2 * 2 + 2)
    table.play("pick 0", "done", "power shift")
    assert [perft(STANDARD, table.s, table.t, depth) for depth in (1, 2)] == [3, 2 + 2 + 1]
