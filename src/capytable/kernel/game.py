"""What a game declares about itself: one :class:`Game` object, found by folder or by entry point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from capytable.kernel.spoken import Face, Speaker
from capytable.kernel.state import Layout


@dataclass(frozen=True)
class Option:
    """A typed choice of the host.  ``kind`` is ``int`` (``low`` … ``high``), ``choice`` or ``seat`` (-1 = random).

    ``players`` holds the choices that are not for every number of players: the fewest and the most that they are for.
    """

    id: str
    kind: str
    default: int | str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    players: Mapping[str, tuple[int, int]] = field(default_factory=dict, hash=False)

    def choices_for(self, players: int) -> tuple[str, ...]:
        """The choices that there are for a number of players."""
        bounds = {choice: self.players.get(choice, (0, players)) for choice in self.choices}
        return tuple(choice for choice, (low, high) in bounds.items() if low <= players <= high)


@dataclass(frozen=True)
class Variant:
    """One way to play a game, with everything bulk code must know up front; the harness verifies the bounds.

    ``players`` (fewest, most); ``state`` and ``table`` record layouts; ``rules`` names the module with the contract's
    functions and ``sources`` the modules these are made of (in order of import, ``rules`` last); ``actions`` is the
    size of the flat action space; ``observation`` the number of int16 cells; ``max_length`` bounds the decisions.
    """

    id: str
    players: tuple[int, int]
    state: Layout
    table: Layout
    rules: str
    sources: tuple[str, ...]
    actions: int
    observation: int
    max_length: int
    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class EventKind:
    """How an event's numbers are called in a JSON log; an empty name is a number that is not used.

    ``secret``, ``a`` and ``b`` name the numbers; ``card`` values are turned into card codes, ``seat`` stays a number.
    """

    name: str
    secret: str = ""
    a: str = ""
    b: str = ""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game: its id, its versions, its variants and the plain functions around its rules.

    All callables take plain objects.  ``s`` state, ``t`` table, ``viewer`` a seat or -1 for a spectator.
    """

    id: str
    rules_version: int
    variants: tuple[Variant, ...]
    default_deck: Callable[[], Mapping[str, Any]]
    """The deck document that the package ships."""
    check_deck: Callable[[Mapping[str, Any]], list[str]]
    """Faults of a deck document in words; empty when it can be played."""
    make_table: Callable[[Variant, int, Mapping[str, Any], Mapping[str, int | str]], Any]
    """variant, players, deck, options -> plain table."""
    faults: Callable[[Any, Any], list[str]]
    """Broken invariants of a state, in words."""
    action_text: Callable[[Any, int], str]
    """t, action -> short ASCII text; a function of these two alone."""
    action_parts: Callable[[Any, int], dict[str, Any]]
    """t, action -> the same as JSON-able parts for a client, e.g. ``{"do": "play", "card": "tapir 3", "pile": 0}``."""
    view: Callable[[Any, Any, int], Any]
    """s, t, viewer -> msgspec struct: all the viewer may know of the situation."""
    events: tuple[EventKind, ...]
    """Index = the kind that rules emit."""
    card_code: Callable[[Any, int], str]
    """t, card number -> short ASCII code, e.g. ``tapir 3``."""
    position: Callable[[Any, Any, int | None], dict[str, Any]]
    """s, t, viewer -> the situation as a TOML-able document; None writes everything, a seat ``?`` for what it lacks."""
    from_position: Callable[[Any, Mapping[str, Any], Any], Any]
    """t, document, policy generator -> state; ``?`` is dealt.  Raises ``PositionError`` naming the key at fault."""
    heuristic: Callable[[Any, Any, int], int]
    """A determinized copy, t, seat -> the action a sensible player takes (the ``greedy`` bot)."""
    describe: Callable[[Any, Any], str]
    """s, t -> the result's reason as a catalogue key (why the game ended)."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Language -> name of the game."""
    text: Callable[[Any], str] | None = None
    """view -> the table drawn with characters; without it the match writes the view out plainly."""
    speaker: Speaker = field(default_factory=Speaker)
    """Says actions and events through the catalogues, for the terminal."""
    faces: Callable[[Mapping[str, Any]], list[Face]] | None = None
    """A checked deck document -> its cards as they are printed."""
    picture: Callable[[Any], str] | None = None
    """view -> an SVG of the table for notebooks; without it the match draws the text."""

    def variant(self, name: str) -> Variant:
        """The variant called ``name``.  Raises ``KeyError``."""
        return {v.id: v for v in self.variants}[name]
