"""Whole games for the properties: policies that see only legal actions, and the loop that plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.games.cookie_club.helpers import ACTION, GAME, RULES, legal_ids

Policy = Callable[[Any, Any, int, list[int], Random], int]


def at_random(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    return rng.choice(legal)


def greedy(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    return GAME.heuristic(s, t, seat)


def hoarding(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """Draw whenever possible and play only when forced."""
    for text in ("draw", "end turn"):
        if ACTION[text] in legal:
            return ACTION[text]
    return rng.choice(legal)


def stalling(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """Draw, then play: never one card less."""
    return ACTION["draw"] if ACTION["draw"] in legal else rng.choice(legal)


def hurrying(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """Play whatever can be played."""
    return legal[0]


POLICIES: dict[str, Policy] = {
    "random": at_random, "greedy": greedy, "hoarding": hoarding, "stalling": stalling, "hurrying": hurrying,
}  # fmt: skip


def played(s: Any, t: Any, policies: list[str], rng: Random, cap: int) -> Iterator[tuple[int, int]]:
    """Play on, yielding (seat, action) after each was carried out."""
    for _ in range(cap):
        if RULES.over(s, t):
            return
        seat = s.mover
        action = POLICIES[policies[seat]](s, t, seat, legal_ids(s, t, seat), rng)
        RULES.apply(s, t, seat, action)
        yield seat, action
