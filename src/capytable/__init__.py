"""Capybara card games: rules, bots, simulation, a browser table and a command line.

>>> import capytable
>>> "cookie-club" in capytable.games()
True
>>> g = capytable.new("cookie-club", players=3, seed=7)
>>> g.play("draw").turn
1
>>> while not g.over:
...     g = g.play(g.legal_actions()[0])
>>> g.scores() == capytable.load(g.record()).scores()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from capytable.kernel.errors import (
    BotError,
    CapytableError,
    DeckError,
    DocumentError,
    FastMissingError,
    IllegalActionError,
    PositionError,
    RecordError,
    SetupError,
    StaleActionError,
    UndoError,
    UnknownGameError,
)
from capytable.match.actions import Action
from capytable.match.match import Match, Result, new
from capytable.match.position import from_position
from capytable.match.record import load

if TYPE_CHECKING:

    def games() -> list[str]:
        """The ids of all games."""
else:
    from capytable import games  # the folder of games can be called, and then lists their ids

__all__ = [
    "Action",
    "BotError",
    "CapytableError",
    "DeckError",
    "DocumentError",
    "FastMissingError",
    "IllegalActionError",
    "Match",
    "PositionError",
    "RecordError",
    "Result",
    "SetupError",
    "StaleActionError",
    "UndoError",
    "UnknownGameError",
    "from_position",
    "games",
    "load",
    "new",
    "to_json",
]


def to_json(value: Any) -> str:
    """A view, events, actions or a result as JSON."""
    return msgspec.json.encode(value, enc_hook=_as_builtins).decode()


def _as_builtins(value: Any) -> Any:
    if isinstance(value, Action):
        return value.as_dict()
    raise TypeError(f"{type(value).__name__} has no JSON form")
