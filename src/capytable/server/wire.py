"""Everything that travels between server and client, as msgspec structs; TypeScript types are made from them.

HTTP bodies and WebSocket frames are JSON.  A frame has a ``type``.  Times are UTC, ISO 8601.  Seats are absolute, -1 is
a spectator.  ``n`` is the version of a table for a viewer: the number of the changes so far that it may notice, undos
and an abandonment included, so that it only rises (by a leap when a table is woken among sealed choices).  Texts for
people travel as keys of the catalogues with arguments, never as sentences.
``tools/wire_types.py`` writes ``web/src/wire.ts`` from this module.

:data:`WIRE` rises when a client built before the change could misread or be misread; a client with another number
reloads the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

WIRE = 1

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
NAME_LENGTH = 40
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, Meta(max_length=80)]
Arguments = dict[str, str | int]
Status = Literal["running", "finished", "abandoned"]
Parting = Literal["deleted", "stopping"]
Code = Literal[
    "abandoned",
    "bad-bot",
    "bad-deck",
    "bad-message",
    "bad-options",
    "bad-players",
    "bad-record",
    "covered",
    "forbidden",
    "illegal",
    "internal",
    "key-reused",
    "no-hint",
    "no-undo",
    "not-found",
    "not-movers",
    "old-rules",
    "over",
    "running",
    "stale",
    "too-large",
    "too-many",
    "unknown-game",
    "wrong-wire",
]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all bodies and frames have in common: nothing unknown is accepted."""


# --- HTTP ------------------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True):
    """GET /api/hello."""

    wire: int
    software: str
    languages: list[str]


class OptionInfo(Struct, frozen=True):
    """A choice of the host; ``low`` and ``high`` bound an ``int``; -1 is the random ``seat``.

    ``players``: the fewest and the most for choices that are not for every number of players.
    """

    id: str
    kind: str
    default: int | str
    low: int
    high: int
    choices: list[str]
    players: dict[str, tuple[int, int]]


class VariantInfo(Struct, frozen=True):
    """One way to play a game; ``players`` are the fewest and the most."""

    id: str
    players: tuple[int, int]
    options: list[OptionInfo]


class GameInfo(Struct, frozen=True):
    """A game that can be played; the first variant is the usual one."""

    id: str
    names: dict[str, str]
    variants: list[VariantInfo]


class BotInfo(Struct, frozen=True):
    """A bot for a seat; ``levels`` is empty where it has only one strength, else weakest first."""

    id: str
    name: str
    description: str
    levels: list[str]


class Games(Struct, frozen=True):
    """GET /api/games."""

    games: list[GameInfo]
    bots: list[BotInfo]


class SeatRequest(Struct, frozen=True):
    """Who shall sit there.  A person may be nameless; a bot is called after itself unless named."""

    kind: Literal["human", "bot"]
    name: Name = ""
    bot: Word | None = None
    level: Word | None = None


class TableRequest(Struct, frozen=True):
    """POST /api/tables.

    ``options`` are the game's, ``variant`` and the first player among them; ``seed`` is drawn when absent; ``deck`` is
    the text of a deck file.  ``play_forced``: a decision with a single choice is taken for people at once.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=64)]
    options: dict[Word, int | Word] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    deck: Annotated[str, Meta(max_length=200_000)] | None = None
    play_forced: bool = False


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    seat: int
    kind: Literal["human", "bot"]
    name: str
    bot: str | None
    level: str | None


class ResultInfo(Struct, frozen=True):
    """How a game ended; ``reason`` is a catalogue key; ``scores`` by seat."""

    winners: list[int]
    reason: str
    scores: list[int]


class Table(Struct, frozen=True):
    """A table in lists and as the answer to its creation.  Holds no seed."""

    id: str
    game: str
    variant: str
    options: dict[str, int | str]
    seats: list[SeatInfo]
    status: Status
    n: int
    created: str
    changed: str
    play_forced: bool
    stand_in: bool
    """Whether values of the deck are ours where the rulebook does not print them."""
    result: ResultInfo | None
    rematch: str | None
    """The table on which this game is played again, if it is."""
    movers: list[int]
    """The seats that the game waits for; none when it is over."""


class Tables(Struct, frozen=True):
    """GET /api/tables, last changed first."""

    tables: list[Table]


class Position(Struct, frozen=True):
    """GET /api/tables/{id}/position?seat=: what the seat knows, as a position document."""

    n: int
    seat: int
    position: str


class ReplayRequest(Struct, frozen=True):
    """POST /api/replay: the text of a record."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class ReplayStep(Struct, frozen=True):
    """The table after ``n`` decisions: who made the last one (none at 0), what it caused, and the spectator's view with
    all that any seat knew filled in.
    """

    n: int
    seat: int | None
    action: str | None
    parts: dict[str, Any] | None
    events: list[dict[str, Any]]
    view: Any


class Replay(Struct, frozen=True):
    """A finished game step by step; ``steps`` begin at ``start`` (paged by ?start=&count=) of 0 … ``total``."""

    game: str
    variant: str
    seats: list[SeatInfo]
    result: ResultInfo | None
    stand_in: bool
    total: int
    start: int
    steps: list[ReplayStep]


class Problem(Struct, frozen=True):
    """The body of every refused request; ``detail`` is English for the curious, where and what would be right."""

    code: Code
    text_key: str
    args: Arguments = {}
    detail: str = ""


# --- WebSocket /api/tables/{id}/play, client to server ---------------------------------------------------------------


class Enter(Struct, frozen=True, tag="hello"):
    """First frame: the client's wire number, and what it still has from before: the events below ``since`` of the only
    person's seat (of the spectator where there is not one), at the table's number ``n``.
    """

    wire: int
    since: Count = 0
    n: Count = 0


class Act(Struct, frozen=True, tag="act"):
    """Make a decision for an uncovered seat; ``action`` is the id of a legal action."""

    n: Count
    key: Key
    seat: SeatNumber
    action: Count


class Undo(Struct, frozen=True, tag="undo"):
    """Take the seat's last decision back."""

    n: Count
    key: Key
    seat: SeatNumber


class Uncover(Struct, frozen=True, tag="uncover"):
    """The person of this seat looks at the screen now."""

    seat: SeatNumber


class Cover(Struct, frozen=True, tag="cover"):
    """Draw the curtain."""


class Abandon(Struct, frozen=True, tag="abandon"):
    """End the game without a winner."""

    key: Key


class Hint(Struct, frozen=True, tag="hint"):
    """Ask for advice for an uncovered seat that may act; it is given from what the seat knows."""

    n: Count
    seat: SeatNumber


class Ping(Struct, frozen=True, tag="ping"):
    """Answered by ``pong``."""


# --- WebSocket, server to client -------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="hello"):
    """Answer to the first frame; a ``state`` follows."""

    wire: int
    software: str
    table: Table


class ActionInfo(Struct, frozen=True):
    """A legal action; ``undoable``: the decision can be taken back afterwards."""

    id: int
    text: str
    parts: dict[str, Any]
    undoable: bool


class State(Struct, frozen=True, tag="state"):
    """The table as this screen may see it now.

    ``viewer`` is the uncovered seat, -1 behind the curtain.  ``legal`` are the viewer's actions, empty when it may not
    act.  ``thinking`` is the bot seat that decides.  ``events`` carry running numbers ``n`` and begin at number
    ``since``: the client keeps a log by viewer, drops what this viewer has from there on (after an undo) and appends;
    after a lost connection ``next_since`` and ``n`` of the last state go into the next ``hello``.  ``covered``: the
    curtain is drawn; ``next_seat`` is the person to uncover next, None when nobody else's decision is waited for.
    """

    n: int
    viewer: int
    view: Any
    legal: list[ActionInfo]
    movers: list[int]
    thinking: int | None
    can_undo: bool
    events: list[dict[str, Any]]
    since: int
    next_since: int
    status: Status
    over: bool
    result: ResultInfo | None
    covered: bool
    next_seat: int | None
    seats: list[SeatInfo]


class Ack(Struct, frozen=True, tag="ack"):
    """What the frame with this key asked for is done and on disk; ``n`` is the table's number after it."""

    key: str
    n: int


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing changed.  ``key`` is the frame's, None when it had none or was not understood."""

    key: str | None
    code: Code
    text_key: str
    args: Arguments = {}
    detail: str = ""


class Advice(Struct, frozen=True, tag="advice"):
    """Answer to ``hint``: what the bot would do."""

    n: int
    seat: int
    action: ActionInfo
    bot: str


class Notice(Struct, frozen=True, tag="notice"):
    """Something happened beside the game, e.g. a bot was replaced for a move."""

    n: int
    seat: int | None
    text_key: str
    args: Arguments = {}


class Gone(Struct, frozen=True, tag="gone"):
    """Last frame: the table was ``deleted``, or the server is ``stopping`` (come back in a moment)."""

    reason: Parting


class Pong(Struct, frozen=True, tag="pong"):
    """Answer to ``ping``."""


FromClient = Enter | Act | Undo | Uncover | Cover | Abandon | Hint | Ping
FromServer = Welcome | State | Ack | Refused | Advice | Notice | Gone | Pong

BODIES: tuple[type[Struct], ...] = (
    Hello, Games, TableRequest, Table, Tables, Position, ReplayRequest, Replay, Problem,
)  # fmt: skip

CLOSE_AGAIN = 4000
"""Close code: connect again (server stopping, client too slow)."""
CLOSE_RELOAD = 4001
"""Close code: another wire version; reload the page."""
CLOSE_GONE = 4002
"""Close code: the table is gone or never was; do not come back."""
CLOSE_BAD = 4003
"""Close code: too many, too large or no text frames."""
