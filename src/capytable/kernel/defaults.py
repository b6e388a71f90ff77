"""Stand-ins for the contract's optional functions, for games whose rules leave them out."""

from __future__ import annotations

from typing import Any


def section(s: Any, t: Any) -> int:
    """The game has one part."""
    return 0
