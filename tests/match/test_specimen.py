from __future__ import annotations

from capytable.checks import check_game
from capytable.games import find


def test_the_specimen_keeps_the_contract() -> None:
    check_game(find("lanterns"), games=2, fast=False).raise_if_faulty()
