"""Those who play while a game is checked."""

from __future__ import annotations

import random

import pytest
from specimens.pond.game import GAME as POND
from specimens.pond.game import STANDARD as POND_VARIANT

from capytable.checks.players import HighestPlayer, LowestPlayer, Player, RandomPlayer, StallingPlayer
from capytable.checks.report import Report
from capytable.checks.setting import Setting, settings
from capytable.games import find
from capytable.kernel.game import Game, Variant


def setting(game: Game, variant: Variant, players: int) -> Setting:
    return next(settings(game, variant, players, 1, random.Random(1), Report(game.id), None))


def length(way: Setting, kind: type[Player], seed: int) -> int:
    s, rng, made = way.deal(seed), random.Random(seed), 0
    cast = [kind() for _ in range(way.players)]
    while movers := way.movers(s):
        way.apply(s, movers[0], cast[movers[0]].choose(way, s, movers[0], way.legal(s, movers[0]), rng))
        made += 1
    return made


def test_lowest_and_highest() -> None:
    way = setting(POND, POND_VARIANT, 2)
    s, rng = way.deal(3), random.Random(3)
    legal = way.legal(s, way.movers(s)[0])
    assert LowestPlayer().choose(way, s, 0, legal, rng) == min(legal)
    assert HighestPlayer().choose(way, s, 0, legal, rng) == max(legal)
    assert {RandomPlayer().choose(way, s, 0, legal, rng) for _ in range(200)} == set(legal)


@pytest.mark.parametrize("game_id", ["pond", "cookie-club"])
def test_stallers_make_games_long(game_id: str) -> None:
    game = POND if game_id == "pond" else find(game_id)
    way = setting(game, game.variants[0], 2)
    usual = sum(length(way, RandomPlayer, seed) for seed in range(3))
    stalled = sum(length(way, StallingPlayer, seed) for seed in range(3))
    assert stalled > 2 * usual
