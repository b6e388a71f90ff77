"""A game that is over, step by step and with all hands open."""

from __future__ import annotations

from typing import Any

import msgspec

from capytable.match.match import Decision, Match
from capytable.server import tables, wire

PAGE = 500
"""Most steps in one answer."""


def fill(spectator: Any, seats: list[Any]) -> Any:
    """What a spectator was told, with every hidden value (None) filled in by a seat that knew it; JSON-able values."""
    known = [value for value in seats if value is not None and value != spectator]
    if spectator is None:
        return fill(known[0], known[1:]) if known else None
    if not known:
        return spectator
    if isinstance(spectator, dict):
        return {
            key: fill(value, [seat.get(key) for seat in known if isinstance(seat, dict)])
            for key, value in spectator.items()
        }
    if isinstance(spectator, list):
        columns = [seat for seat in known if isinstance(seat, list) and len(seat) == len(spectator)]
        return [fill(value, [seat[i] for seat in columns]) for i, value in enumerate(spectator)]
    return spectator


def open_view(match: Match) -> Any:
    """The spectator's view with all hands open."""
    views = [msgspec.to_builtins(match.view(seat)) for seat in (None, *range(match.players))]
    return fill(views[0], views[1:])


def _open_events(match: Match, since: int) -> list[dict[str, Any]]:
    told = [match.events(seat, since) for seat in (None, *range(match.players))]
    filled: list[dict[str, Any]] = fill(told[0], told[1:])
    return filled


def replay(match: Match, seats: list[wire.SeatInfo], start: int, count: int) -> wire.Replay:
    """Steps ``start`` to ``start + count - 1`` of a match; step n is the table after n decisions."""
    decisions = match.decisions
    count = min(count, PAGE)
    again = match.restart()
    steps = []
    for n in range(min(len(decisions) + 1, start + count)):
        made = decisions[n - 1] if n > 0 else None
        if made:
            again.play(made.action, made.seat)
        if n >= start:
            steps.append(_step(again, n, made))
    return wire.Replay(
        game=match.game.id,
        variant=match.variant.id,
        seats=seats,
        result=tables.result(match),
        stand_in=bool(match.setup.deck.get("stand_in")),
        total=len(decisions),
        start=start,
        steps=steps,
    )


def _step(match: Match, n: int, made: Decision | None) -> wire.ReplayStep:
    seat = action = parts = None
    if made:
        seat = made.seat
        action = match.game.action_text(match.table, made.action)
        parts = match.game.action_parts(match.table, made.action)
    return wire.ReplayStep(
        n=n,
        seat=seat,
        action=action,
        parts=parts,
        events=_open_events(match, made.event if made else 0),
        view=open_view(match),
    )


def seats_of(match: Match) -> list[wire.SeatInfo]:
    """Who sat where, as a record says it."""
    return [
        wire.SeatInfo(
            seat=seat,
            kind="human" if who.kind in ("human", "") else "bot",
            name=tables.clean_name(who.name),
            bot=None if who.kind in ("human", "") else who.kind,
            level=None,
        )
        for seat, who in enumerate(match.seated)
    ]
