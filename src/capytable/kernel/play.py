"""Random play, generic: bound to a game by the loader, at either speed."""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import lowest
from capytable.kernel.contract import apply, deal, movers, sample


def playout(s: Any, t: Any, r: Any, limit: int) -> int:
    """Play at random until the end or until ``limit`` decisions were made; return how many were.

    ``r`` is a policy generator (kernel.random).  The seat that acts is the lowest mover.
    """
    made = 0
    who = movers(s, t)
    while who != 0 and made < limit:
        seat = lowest(who)
        apply(s, t, seat, sample(s, t, seat, r))
        made += 1
        who = movers(s, t)
    return made


def whole_game(s: Any, t: Any, r: Any, limit: int) -> int:
    """Deal (``s`` zero but for the seeded generator) and play at random to the end; return the decisions."""
    deal(s, t)
    return playout(s, t, r, limit)
