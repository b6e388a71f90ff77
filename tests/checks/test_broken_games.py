"""Every check bites: a game with one fault is found out, by the check that is meant to."""

from __future__ import annotations

from pathlib import Path

import pytest
from specimens.broken.build import Broken, build
from specimens.broken.faults import FAULTS
from specimens.pond.game import GAME as POND

from capytable.checks import check_game
from capytable.games import registry


@pytest.mark.slow
@pytest.mark.parametrize("broken", FAULTS, ids=lambda broken: broken.id)
def test_the_check_bites(broken: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within three short runs; other checks may bite as well."""
    game = build(broken, tmp_path)
    monkeypatch.setitem(registry(), game.id, game)
    monkeypatch.setenv("CAPYTABLE_CACHE", str(tmp_path / "compiled"))
    found: set[str] = set()
    for seed in range(3):
        if broken.check not in found:
            found |= set(check_game(game, players=[3], games=3, deep=5, seed=seed, fast=broken.fast).found)
    assert broken.check in found


def test_every_check_has_a_broken_game() -> None:
    made = set(check_game(POND, players=[2], games=1, fast=False).made)
    assert made - {broken.check for broken in FAULTS} == set()
