"""The draft keeps the contract with many players, too; with few it is checked beside all shipped games."""

from __future__ import annotations

import pytest

from capytable.checks import check_game
from capytable.games.capybara_crush import GAME


@pytest.mark.slow
@pytest.mark.rule("CR-80")
@pytest.mark.parametrize("players", [8, 16])
def test_the_draft_of_many_keeps_the_contract_at_both_speeds(players: int) -> None:
    check_game(GAME, variants=["draft"], players=[players], games=1, deep=1, stalling=False).raise_if_faulty()
