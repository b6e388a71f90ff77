"""The golden playthroughs and counts are made again and compared; ``python tools/golden.py`` writes them anew."""

from __future__ import annotations

from tests.games.capybara_n_capybara.helpers import GAME, VARIANT, line

from golden import differences, perft


def test_playthroughs_and_counts_are_as_written() -> None:
    assert differences(GAME) == []


def test_sequences_counted_by_hand() -> None:
    """Three cards ahead, two of a kind open: each line worked out on paper."""
    table = line("ABC", "ABCD", display="AA", hands=[">7", ">6"], exhausted=True)
    # walk 1, 2 or 3 for one card, 3 for two; no refresh (deck and discards are empty), nothing to score, no way back
    assert perft(VARIANT, table.s, table.t, 1) == 4
    # each time only an A can be taken first
    assert perft(VARIANT, table.s, table.t, 2) == 4
    # one card: gaps 0 to 1, 0 to 2, 0 to 3 behind the monkey; two cards: the second A
    assert perft(VARIANT, table.s, table.t, 3) == 2 + 3 + 4 + 1
