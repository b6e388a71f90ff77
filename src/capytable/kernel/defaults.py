"""Stand-ins for the contract's optional functions, for games whose rules leave them out."""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import popcount
from capytable.kernel.contract import sample


def section(s: Any, t: Any) -> int:
    """The game has one part."""
    return 0


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """Any legal action."""
    return sample(s, t, seat, r)


def prize(s: Any, t: Any, seat: int, won: int, whole: int) -> int:
    """The seat's part of the win."""
    if won >> seat & 1:
        return whole // popcount(won)
    return 0
