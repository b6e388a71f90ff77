"""Records: a whole match as a readable TOML document that replays to the same bytes.

A record has the header of ``match.documents``; how it began (``seed``, or the tables of a position); the actions'
texts, each with its seat; who sat where; the result once there is one; and a digest of all that.  Decisions that were
taken back are not in it.  Events are not either: replaying makes them again.

``RECORD_FORMAT`` rises when a program of the format before would refuse or misread a record: another layout, other
random numbers (kernel.random), other names of header keys.  A game's own changes raise its rules version instead.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from capytable.kernel.errors import IllegalActionError, RecordError
from capytable.match.documents import (
    Chance,
    Document,
    Header,
    check_kind,
    read_setup,
    to_toml,
    write_header,
    write_tables,
)
from capytable.match.match import ABANDONED, Match, Result, Seated, deal
from capytable.match.position import read_situation, write_situation
from capytable.match.setup import Setup, digest

RECORD_FORMAT = 1
_COMMENT = "A record of a capytable game: its decisions in order, each with the seat that took it."
_ACTION = re.compile(r"(\d{1,3}): (.+)")


class SeatPart(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat on a seat."""

    name: str
    kind: str


class ResultPart(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How it ended."""

    winners: list[int]
    reason: str
    scores: list[int]
    by: int | None = None


class Recorded(Header, forbid_unknown_fields=True, kw_only=True):
    """A record."""

    digest: str
    rules_version: int
    seed: str | None = None
    actions: list[str]
    seats: list[SeatPart] = msgspec.field(default_factory=list)
    situation: dict[str, Any] | None = None
    chance: Chance | None = None
    result: ResultPart | None = None


def write_record(match: Match) -> str:
    """The record of a match, running or finished."""
    setup = match.setup
    told = write_header(setup, "record", RECORD_FORMAT)
    if match.seed is not None:
        told["seed"] = str(match.seed)
    told["actions"] = [f"{made.seat}: {setup.texts[made.action]}" for made in match.decisions]
    told |= write_tables(setup)
    if any(seated != Seated() for seated in match.seated):
        told["seats"] = [{"name": seated.name, "kind": seated.kind} for seated in match.seated]
    if match.seed is None:
        told |= write_situation(setup, match.beginning, None)
    if match.result is not None:
        told["result"] = msgspec.to_builtins(_result_part(match.result))
    return to_toml(_COMMENT, {"capytable": told["capytable"], "digest": digest(told), **told})


def load(record: str) -> Match:
    """The match that a record describes, replayed decision by decision.

    Raises :class:`RecordError`, with key and line, for a text that is cut short, changed, of a newer format or other
    rules, or that does not replay.
    """
    document = Document(record, "record", RecordError)
    check_kind(document, RECORD_FORMAT)
    claimed = document.data.get("digest")
    if claimed != digest({key: value for key, value in document.data.items() if key != "digest"}):
        raise document.fault("the content does not fit its digest: cut short, or changed since", "digest")
    told = document.typed(document.data, Recorded)
    setup = read_setup(document, told)
    match = _begin(document, setup, told)
    _replay(document, match, told.actions)
    _seat(document, match, told.seats)
    _finish(document, match, told.result)
    return match


def _begin(document: Document, setup: Setup, told: Recorded) -> Match:
    if (told.seed is None) == (told.situation is None) or (told.situation is None) != (told.chance is None):
        raise document.fault("a record begins with a seed, or with a situation and chance", "seed")
    if told.situation is not None:
        return Match(setup, read_situation(document, setup, told.situation, told.chance, 0))
    seed = told.seed or ""
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20 and int(seed) < 1 << 64):
        raise document.fault("must be a number from 0 to 2**64 - 1, in quotes", "seed")
    return deal(setup, int(seed))


def _replay(document: Document, match: Match, actions: list[str]) -> None:
    ids = {text: i for i, text in enumerate(match.setup.texts)}
    for n, line in enumerate(actions):
        found = _ACTION.fullmatch(line)
        if not found:
            raise document.fault(
                f"{line!r} is not a seat and an action, such as '0: {next(iter(ids))}'", f"actions[{n}]"
            )
        try:
            match.play(ids.get(found[2], found[2]), int(found[1]))
        except IllegalActionError as fault:
            raise document.fault(f"decision {n + 1}, {line!r}: {fault}", f"actions[{n}]") from fault


def _seat(document: Document, match: Match, seats: list[SeatPart]) -> None:
    if seats and len(seats) != match.players:
        raise document.fault(f"there are {match.players} players, but {len(seats)} seats", "seats")
    for seat, part in enumerate(seats):
        match.sit(seat, part.name, part.kind)


def _finish(document: Document, match: Match, claimed: ResultPart | None) -> None:
    if claimed is not None and claimed.reason == ABANDONED and not match.over:
        with document.blaming("result.by"):
            match.abandon(claimed.by)
    found = None if match.result is None else _result_part(match.result)
    if found == claimed:
        return
    if claimed is None:
        raise document.fault("the game is over, but the result is missing", "actions")
    if found is None:
        raise document.fault("the game is not over, but there is a result", "result")
    raise document.fault(
        f"replaying ends with winners {found.winners}, {found.reason}, scores {found.scores}", "result"
    )


def _result_part(result: Result) -> ResultPart:
    return ResultPart(list(result.winners), result.reason, list(result.scores), result.by)
