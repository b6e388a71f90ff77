"""Table game and solo keep the contract, though no list of games names them yet."""

from __future__ import annotations

from capytable.checks import check_game
from capytable.games.capybara_crush import CRUSH


def test_table_game_and_solo_keep_the_contract() -> None:
    check_game(CRUSH, games=1, fast=False).raise_if_faulty()
