"""Who knows which cards are in whose hand (CC-70 … CC-72), as lower bounds in ``s.known[viewer][holder][kind]``.

``s.noted[holder]`` marks the kinds about which anybody knows anything, so that the usual case costs one test.
"""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import lowest


def left_openly(s: Any, t: Any, seat: int, kind: int) -> None:
    """A card was played or discarded face up: whoever knew of such a card knows of one less."""
    if s.noted[seat] >> kind & 1:
        for viewer in range(t.players):
            if s.known[viewer][seat][kind] > 0:
                s.known[viewer][seat][kind] -= 1
        tidy(s, t, seat, kind)


def passed(s: Any, t: Any, giver: int, to: int, kind: int) -> None:
    """A card went face down from ``giver`` to ``to``: both know it, the others lose what it may have been (CC-72)."""
    notes: int = s.noted[giver]
    while notes != 0:
        known = lowest(notes)
        notes &= notes - 1
        for viewer in range(t.players):
            if s.known[viewer][giver][known] > 0 and (viewer != to or known == kind):
                s.known[viewer][giver][known] -= 1
        tidy(s, t, giver, known)
    s.known[giver][to][kind] += 1
    s.noted[to] |= 1 << kind


def forget_all(s: Any, t: Any) -> None:
    """All hands were gathered in."""
    for holder in range(t.players):
        notes: int = s.noted[holder]
        s.noted[holder] = 0
        while notes != 0:
            kind = lowest(notes)
            notes &= notes - 1
            for viewer in range(t.players):
                s.known[viewer][holder][kind] = 0


def tidy(s: Any, t: Any, holder: int, kind: int) -> None:
    """Clear the mark of a kind about which nobody knows anything any more."""
    for viewer in range(t.players):
        if s.known[viewer][holder][kind] > 0:
            return
    s.noted[holder] &= ~(1 << kind)
