"""The one filter: views, events, positions and determinized states leave a match only through these functions.

A viewer is a seat, or -1 for a spectator, who sees only what everybody may.  Every function takes the true state and
gives what the viewer may know; nothing else in the package hands state to the outside.
"""

from __future__ import annotations

from typing import Any

from capytable.kernel.events import ALL
from capytable.kernel.game import EventKind
from capytable.kernel.random import MASK32, seed_policy
from capytable.match.setup import Setup

Raw = tuple[int, int, int, int, int]
"""An event as rules emit it: kind, seen, secret, a, b."""
SPECTATOR = -1


def view(setup: Setup, state: Any, viewer: int) -> Any:
    """The situation as the viewer may know it: the game's struct, JSON-able."""
    return setup.game.view(state, setup.table, viewer)


def position(setup: Setup, state: Any, viewer: int | None) -> dict[str, Any]:
    """The situation as a document; ``?`` for what the viewer lacks.  None writes everything."""
    return setup.game.position(state, setup.table, viewer)


def determinized(setup: Setup, state: Any, viewer: int, seed: int) -> Any:
    """A copy of the state in which all that the viewer does not know is dealt anew from the seed (64 bits)."""
    made = setup.variant.state.copy(state)
    r = [0]
    seed_policy(r, seed & MASK32, seed >> 32)
    setup.rules.determinize(made, setup.table, viewer, r)
    return made


def events(setup: Setup, raw: list[Raw], viewer: int, since: int) -> list[dict[str, Any]]:
    """Events number ``since`` and later, with the secrets that the viewer may see; others are None."""
    return [_told(setup, n, raw[n], viewer) for n in range(since, len(raw))]


def seats(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, ascending."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _told(setup: Setup, n: int, event: Raw, viewer: int) -> dict[str, Any]:
    number, seen, secret, a, b = event
    kind = setup.game.events[number]
    may = seen == ALL or (viewer >= 0 and seen >> viewer & 1 == 1)
    told: dict[str, Any] = {"n": n, "kind": kind.name}
    if kind.secret:
        told[kind.secret] = _named(setup, kind, kind.secret, secret) if may and secret >= 0 else None
    for name, value in ((kind.a, a), (kind.b, b)):
        if name:
            told[name] = _named(setup, kind, name, value)
    return told


def _named(setup: Setup, kind: EventKind, name: str, value: int) -> int | str:
    return setup.game.card_code(setup.table, value) if name in kind.cards and value >= 0 else value
