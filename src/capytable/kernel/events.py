"""What rules tell about themselves while they run; ``events_fast`` has the empty bodies for compiled code."""

from __future__ import annotations

from typing import Any

ALL = 0xFFFF
"""Every seat, and spectators, may see the secret."""

SEAL = -1
"""The kind of the mark that :func:`seal` leaves in the log."""


def emit(s: Any, kind: int, seen: int, secret: int, a: int, b: int) -> None:
    """Report an event of a game-defined ``kind`` (>= 0).

    ``secret`` (a card, usually) is known only to the seats in the bit mask ``seen`` (:data:`ALL` = public, also to
    spectators); the match replaces it by -1 for everybody else.  ``a`` and ``b`` are public.
    """
    if s.log is not None:
        s.log.append((kind, seen, secret, a, b))


def heard(s: Any) -> bool:
    """Whether what is told is heard at all: rules need not tell a thing again, one by one, to nobody."""
    return s.log is not None


def seal(s: Any) -> None:
    """Nothing before this point may be taken back.  Called when another seat learns something that cannot be unlearnt.

    A changed game generator seals by itself; the match compares it.
    """
    if s.log is not None:
        s.log.append((SEAL, 0, 0, 0, 0))
