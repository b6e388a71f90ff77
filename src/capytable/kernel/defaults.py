"""Stand-ins for the contract's optional functions, for games whose rules leave them out."""

from __future__ import annotations

from typing import Any

from capytable.kernel.contract import sample


def section(s: Any, t: Any) -> int:
    """The game has one part."""
    return 0


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """Any legal action."""
    return sample(s, t, seat, r)
