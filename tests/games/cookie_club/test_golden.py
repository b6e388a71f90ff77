"""The golden playthroughs and counts are made again and compared; ``python tools/golden.py`` writes them anew."""

from __future__ import annotations

from tests.games.cookie_club.helpers import GAME, VARIANT, situation

from golden import differences, folder, perft


def test_playthroughs_and_counts_are_as_written() -> None:
    assert differences(GAME) == []


def test_every_number_of_players_has_a_playthrough_to_the_end() -> None:
    for players in (2, 3, 4, 5):
        text = (folder(GAME) / f"standard-{players}.txt").read_text(encoding="utf-8")
        assert text.splitlines()[-1].startswith("over: cookies-gone, won by [")


def test_sequences_counted_by_hand() -> None:
    """Seat 0: either card on the left pile, or draw (then 2 more ways and the end); each line worked out on paper."""
    table = situation("sloth 3, sloth 4", "capybara", tops="toucan 2, toucan 2", pile="capybara, capybara")
    # two cards on two sides, or a draw
    assert perft(VARIANT, table.s, table.t, 1) == 5
    # after a card the other can only draw (sloth 3 and 4 both leave 2 on the other side: a capybara never fits);
    # after the draw the same four plays or the end of the turn
    assert perft(VARIANT, table.s, table.t, 2) == 4 * 1 + 5
    # after both drew: seat 1 can only end the turn; after a draw and a card: seat 1 draws; after draw, end: it draws
    assert perft(VARIANT, table.s, table.t, 3) == 4 * 1 + 4 * 1 + 1
