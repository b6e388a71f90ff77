"""Specimens and shipped games keep their contract, at both speeds; and every check was really made."""

from __future__ import annotations

import pytest
from specimens.broken.faults import FAULTS
from specimens.draft.game import GAME as DRAFT
from specimens.pond.game import GAME as POND
from specimens.walk.game import GAME as WALK

from capytable.checks import check_game
from capytable.games import registry

EVERYWHERE = {broken.check for broken in FAULTS} - {"interleave", "sealed", "record", "varied", "section", "drawing"}


def test_pond() -> None:
    report = check_game(POND, fast=True).raise_if_faulty()
    assert set(report.made) >= EVERYWHERE | {"varied", "section", "drawing"}


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_walk_and_insert() -> None:
    """Lines of more than twenty cards, blocks in any order behind the monkey, a deck that is shuffled again."""
    report = check_game(WALK, players=[2, 4], games=1, deep=3, fast=True).raise_if_faulty()
    assert set(report.made) >= EVERYWHERE
    assert report.longest > 100


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_sealed_round_with_16_seats() -> None:
    report = check_game(DRAFT, players=[3, 16], games=1, deep=1, fast=True, stalling=False).raise_if_faulty()
    assert EVERYWHERE | {"interleave", "sealed", "varied"} <= set(report.made)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game_id", sorted(registry()))
def test_shipped_games(game_id: str) -> None:
    game, made = registry()[game_id], set()
    for variant in game.variants:
        low, high = variant.players
        few = range(low, min(high, 5) + 1)  # a variant for many is played with more in its game's own tests
        report = check_game(game, variants=[variant.id], players=few, games=1, deep=4, fast=True).raise_if_faulty()
        made |= set(report.made)
    assert EVERYWHERE | {"record"} <= made


def test_a_game_is_checked_the_same_way_again() -> None:
    one, two = (check_game(POND, players=[2], games=2, fast=False, seed=4) for _ in range(2))
    assert (one.decisions, one.made, one.longest) == (two.decisions, two.made, two.longest)
