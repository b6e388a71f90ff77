"""Every variant keeps the contract."""

from __future__ import annotations

import pytest

from capytable.checks import check_game
from capytable.games.capybara_crush import GAME


def test_table_game_and_solo_keep_the_contract() -> None:
    check_game(GAME, variants=["standard", "solo"], games=1, fast=False).raise_if_faulty()


@pytest.mark.rule("CR-80")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draft_keeps_the_contract_at_both_speeds(players: int) -> None:
    check_game(GAME, variants=["draft"], players=[players], games=1, deep=3).raise_if_faulty()


@pytest.mark.rule("CR-80")
@pytest.mark.parametrize("players", [8, 16])
def test_the_draft_of_many_keeps_the_contract_at_both_speeds(players: int) -> None:
    check_game(GAME, variants=["draft"], players=[players], games=1, deep=1, stalling=False).raise_if_faulty()
