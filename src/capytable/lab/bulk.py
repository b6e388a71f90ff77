"""Many random games, generic: bound to a game by the loader, at either speed."""

from __future__ import annotations

from typing import Any

from capytable.kernel.contract import score, winners
from capytable.kernel.play import whole_game
from capytable.kernel.random import seed_game, seed_policy

LENGTH = 0
WINNERS = 1
SCORES = 2


def random_games(
    states: Any, rows: Any, t: Any, r: Any, out: Any, width: int, high: int, first: int, count: int, limit: int
) -> int:
    """Play games number ``first`` to ``first + count - 1`` at random, each from its own seed; return the decisions.

    ``states[0]`` is all zero, ``states[1]`` scratch; ``rows[i] = rows[j]`` copies a state.  Game ``i`` has the seed
    ``high * 2**32 + i``.  ``out`` gets ``width`` numbers a game: its length, the mask of winners, each seat's score.
    """
    total = 0
    for i in range(count):
        rows[1] = rows[0]
        s = states[1]
        seed_game(s.rng, first + i, high)
        seed_policy(r, first + i, high)
        length = whole_game(s, t, r, limit)
        at = i * width
        out[at + LENGTH] = length
        out[at + WINNERS] = winners(s, t)
        for p in range(t.players):
            out[at + SCORES + p] = score(s, t, p)
        total += length
    return total
