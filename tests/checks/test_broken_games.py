"""Every check bites: a game with one fault is found out, by the check that is meant to."""

from __future__ import annotations

from pathlib import Path

import pytest
from specimens.broken.build import Broken, build
from specimens.broken.faults import FAULTS
from specimens.pond.game import GAME as POND

from capytable.checks import check_game
from capytable.games import registry


def found(broken: Broken, folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    game = build(broken, folder)
    monkeypatch.setitem(registry(), game.id, game)
    monkeypatch.setenv("CAPYTABLE_CACHE", str(folder / "compiled"))
    report = check_game(game, players=[3], games=3, deep=5, fast=broken.fast)
    return set(report.found)


@pytest.mark.slow
@pytest.mark.parametrize("broken", FAULTS, ids=lambda broken: broken.id)
def test_the_check_bites(broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken.check in found(broken, tmp_path, monkeypatch)


def test_every_check_has_a_broken_game() -> None:
    made = set(check_game(POND, players=[2], games=1, fast=False).made)
    assert made - {broken.check for broken in FAULTS} == set()
