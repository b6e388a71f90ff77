"""Matches of any game at any point, for the properties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import capytable
from capytable.games import find, ids
from capytable.match.match import Match

few = settings(max_examples=max(20, settings().max_examples // 5))
"""For the dearer properties."""
GAMES = sorted({"lanterns", *ids()})


def settings_of(game_id: str) -> list[tuple[str, int]]:
    """Every variant with every number of players; of very many numbers the ends, the second and one in the middle."""
    found = []
    for variant in find(game_id).variants:
        low, high = variant.players
        counts = range(low, high + 1) if high - low < 6 else (low, low + 1, (low + high) // 2, high)
        found += [(variant.id, n) for n in counts]
    return found


def begun(data: st.DataObject, game_id: str) -> Match:
    """A freshly dealt match of any variant, number of players and seed."""
    variant, players = data.draw(st.sampled_from(settings_of(game_id)))
    return capytable.new(game_id, players, data.draw(st.integers(0, 2**64 - 1)), {"variant": variant})


def step(match: Match, chance: random.Random) -> None:
    """Any mover takes any legal decision."""
    seat = chance.choice(match.movers)
    match.play(chance.choice(match.legal_actions(seat)), seat)


def midway(data: st.DataObject, game_id: str, most: int = 80) -> Match:
    """A match after up to ``most`` random decisions, now and then finished."""
    match, chance = begun(data, game_id), random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, most))):
        if match.over:
            break
        step(match, chance)
    return match


def situations(game_id: str, games: int) -> Iterator[tuple[Match, int]]:
    """Every situation of some random games of every setting, with a counter."""
    n = 0
    for variant, players in settings_of(game_id):
        for seed in range(games):
            match, chance = capytable.new(game_id, players, seed, {"variant": variant}), random.Random(seed)
            while not match.over:
                yield match, n
                step(match, chance)
                n += 1
            yield match, n


def true_bytes(match: Match) -> bytes:
    """The true state, raw."""
    return match.variant.state.pack(match._state)


def everything(match: Match) -> tuple[Any, ...]:
    """All that a match is: a refused call must leave it as it was."""
    return true_bytes(match), match.decisions, match.events(), match.record(), match.can_undo(), match.movers
