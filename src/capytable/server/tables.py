"""A table's beginning: checked requests, matches made from them, and how tables are described."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from msgspec.structs import replace

import capytable
from capytable.bots import registry
from capytable.games import find
from capytable.kernel.document import parse
from capytable.kernel.errors import CapytableError
from capytable.match.match import Match
from capytable.match.setup import choose_variant
from capytable.server import wire
from capytable.server.refusal import RefusalError, from_error
from capytable.server.store import Row, Start

SOFTWARE = version("capytable")
LEVELS: dict[str, tuple[str, ...]] = {"search": ("100ms", "400ms", "2s")}
"""Bots that can be given more or less time, and how much: the budget in a bot's spec (``search@2s``)."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def begin(request: wire.TableRequest) -> Start:
    """The beginning that a request asks for, checked by dealing it.  Raises :class:`RefusalError`."""
    try:
        game = find(request.game)
        _check_players(choose_variant(game, request.options).players, len(request.seats))
        seats = _told_apart([_seat(number, seat) for number, seat in enumerate(request.seats)])
        seed = secrets.randbits(64) if request.seed is None else request.seed
        match = capytable.new(game.id, len(seats), seed, request.options, _deck(request.deck))
    except CapytableError as error:
        raise from_error(error) from error
    return Start(
        game=game.id,
        variant=match.variant.id,
        rules_version=game.rules_version,
        players=match.players,
        seed=seed,
        options=match.options,
        deck=request.deck,
        seats=seats,
        play_forced=request.play_forced,
        stand_in=bool(match.setup.deck.get("stand_in")),
        movers=list(match.movers),
    )


def again(start: Start) -> Start:
    """The same table with another seed."""
    request = wire.TableRequest(
        game=start.game,
        seats=[wire.SeatRequest(kind=s.kind, name=s.name, bot=s.bot, level=s.level) for s in start.seats],
        options=start.options,
        deck=start.deck,
        play_forced=start.play_forced,
    )
    return begin(request)


def _deck(text: str | None) -> Mapping[str, Any] | None:
    if text is None:
        return None
    try:
        return parse(text)
    except ValueError as error:
        raise RefusalError("bad-deck", f"no TOML: {error}") from error


def clean_name(name: str) -> str:
    """A name as it may be shown: without what steers the text around it, and not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[: wire.NAME_LENGTH]


def _seat(number: int, request: wire.SeatRequest) -> wire.SeatInfo:
    name = clean_name(request.name)
    if request.kind == "human":
        if request.bot is not None or request.level is not None:
            raise RefusalError("bad-bot", f"seat {number} is a person's and has no bot", seat=number)
        return wire.SeatInfo(seat=number, kind="human", name=name, bot=None, level=None)
    if request.bot is None or request.bot not in registry.bots():
        raise RefusalError(
            "bad-bot", f"there is no bot {request.bot!r}; there is: {', '.join(registry.bots())}", seat=number
        )
    levels = LEVELS.get(request.bot, ())
    if request.level is not None and request.level not in levels:
        raise RefusalError(
            "bad-bot", f"{request.bot} has no level {request.level!r}; it has: {', '.join(levels) or 'none'}"
        )
    level = request.level or next(iter(levels[1:]), None)
    return wire.SeatInfo(
        seat=number, kind="bot", name=name or registry.info(request.bot).name, bot=request.bot, level=level
    )


def _told_apart(seats: list[wire.SeatInfo]) -> list[wire.SeatInfo]:
    """Bots of one name are numbered from the second on."""
    told: list[wire.SeatInfo] = []
    taken = {seat.name for seat in seats if seat.kind == "human"}
    for seat in seats:
        names = (seat.name, *(f"{seat.name} {number}" for number in range(2, len(seats) + 2)))
        name = seat.name if seat.kind == "human" else next(name for name in names if name not in taken)
        taken.add(name)
        told.append(replace(seat, name=name))
    return told


def _check_players(bounds: tuple[int, int], players: int) -> None:
    low, high = bounds
    if not low <= players <= high:
        raise RefusalError("bad-players", f"the game is for {low} to {high} players, not {players}", low=low, high=high)


def spec(seat: wire.SeatInfo) -> str:
    """The registry's spec of a bot's seat."""
    return f"{seat.bot}@{seat.level}" if seat.level else str(seat.bot)


def restore(row: Row, moves: list[tuple[int, int]]) -> Match:
    """The match of a stored table, all its decisions made again.  Refuses a table of other rules (``old-rules``)."""
    start = row.start
    try:
        if find(start.game).rules_version != start.rules_version:
            raise RefusalError("old-rules", "the table was begun with other rules than this version's")
        match = capytable.new(start.game, start.players, start.seed, start.options, _deck(start.deck))
        for seat in start.seats:
            match.sit(seat.seat, seat.name, seat.bot or "human")
        for who, action in moves:
            match.play(action, who)
        if row.status == "abandoned":
            match.abandon(row.abandoned_by)
    except CapytableError as error:
        raise RefusalError("old-rules", f"the table cannot be played again: {error}") from error
    return match


def describe(row: Row) -> wire.Table:
    """A table as everybody may see it."""
    return wire.Table(
        id=row.id,
        game=row.start.game,
        variant=row.start.variant,
        options=row.start.options,
        seats=row.start.seats,
        status=row.status,
        n=row.n,
        created=row.created,
        changed=row.changed,
        play_forced=row.start.play_forced,
        stand_in=row.start.stand_in,
        result=row.result,
        rematch=row.rematch,
        movers=row.movers,
    )


def result(match: Match) -> wire.ResultInfo | None:
    """How the match ended, None when it goes on."""
    ended = match.result
    if ended is None:
        return None
    return wire.ResultInfo(winners=list(ended.winners), reason=ended.reason, scores=list(ended.scores))
