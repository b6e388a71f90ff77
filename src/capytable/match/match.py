"""One game being played: decisions, undo, and everything a script, a server or a bot asks of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from capytable.games import find
from capytable.kernel.errors import IllegalActionError, SetupError, UndoError
from capytable.kernel.events import SEAL
from capytable.kernel.game import Game, Variant
from capytable.kernel.random import MASK32, seed_game
from capytable.match import actions, drawing, outlet
from capytable.match.actions import Action
from capytable.match.outlet import SPECTATOR, Raw
from capytable.match.setup import Deck, Options, Setup, make_setup


class Whole(Enum):
    """The argument that asks for a position with everything in it."""

    WHOLE = "whole"


@dataclass(frozen=True)
class Result:
    """How a game ended.  ``winners`` are seats; ``reason`` is a catalogue key; ``by`` is the seat that gave it up."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    by: int | None = None


ABANDONED = "abandoned"
"""The reason of a game that was given up; nobody has won it."""


@dataclass(frozen=True)
class Seated:
    """Who sits on a seat, for the record: ``kind`` is ``human`` or the id of a bot."""

    name: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Decision:
    """A decision that was taken; ``event`` is the number of the first event it caused."""

    seat: int
    action: int
    event: int


class Match:
    """A game being played.  Made by :func:`capytable.new`, :func:`capytable.load` or :func:`capytable.from_position`.

    Only the match holds the true state.  What a seat may know leaves through :meth:`view`, :meth:`events`,
    :meth:`position` and :meth:`determinize`; the seed and the record are for whoever owns the match.  Copies and
    pickles; a refused call changes nothing.
    """

    __slots__ = (
        "_abandoned",
        "_before",
        "_decisions",
        "_events",
        "_legal",
        "_setup",
        "_start",
        "_state",
        "seated",
        "seed",
    )

    def __init__(self, setup: Setup, state: Any, seed: int | None = None, told: list[Raw] | None = None) -> None:
        self._setup = setup
        self._state = state
        self._start: bytes = setup.variant.state.pack(state)
        self._decisions: list[Decision] = []
        self._events: list[Raw] = told or []
        self._before: list[Any] = []  # the states before the latest decisions, as far back as the last seal
        self._legal: dict[int, list[Action]] = {}
        self._abandoned: int | None = None
        self.seed = seed
        self.seated: tuple[Seated, ...] = (Seated(),) * setup.players

    # What it is

    @property
    def setup(self) -> Setup:
        """Everything it was set up from; nothing in it is secret."""
        return self._setup

    @property
    def game(self) -> Game:
        """The game that is played, with its ``id``."""
        return self._setup.game

    @property
    def variant(self) -> Variant:
        """The variant that is played."""
        return self._setup.variant

    @property
    def players(self) -> int:
        """How many play; seats are 0 to players - 1."""
        return self._setup.players

    @property
    def options(self) -> Options:
        """Every option with its value, ``variant`` first."""
        return dict(self._setup.options)

    @property
    def table(self) -> Any:
        """The numbers that deck and options give (the rules' ``t``); public, and not to be changed."""
        return self._setup.table

    # Who may do what

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that may act now, ascending; empty when the game is over."""
        if self._abandoned is not None:
            return ()
        return outlet.seats(self._setup.rules.movers(self._state, self._setup.table))

    @property
    def mover(self) -> int | None:
        """The lowest seat that may act now; None when the game is over."""
        return next(iter(self.movers), None)

    @property
    def turn(self) -> int:
        """How many decisions were taken (and not taken back)."""
        return len(self._decisions)

    @property
    def sealed(self) -> int:
        """How many of the decisions can be taken back no more, whoever asks: the first so many."""
        return len(self._decisions) - len(self._before)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """What the seat (the mover without) may do now, ascending by id; empty for a seat that is not to move."""
        seat = self.mover if seat is None else check_seat(seat, self.players)
        if seat is None or seat not in self.movers:
            return []
        if seat not in self._legal:
            self._legal[seat] = actions.legal(self._setup, self._state, seat)
        return list(self._legal[seat])

    def play(self, action: Action | int | str, seat: int | None = None) -> Match:
        """Take a decision: an :class:`Action`, an action's id, or its text.  Returns the match.

        ``seat`` is who decides, the mover without.  Raises :class:`IllegalActionError`, and changes nothing, if that is
        not possible now; the message says what is.
        """
        movers = self.movers
        if not movers:
            raise IllegalActionError("the game is over")
        meant = action.seat if seat is None and isinstance(action, Action) else seat
        who = movers[0] if meant is None else meant
        if who not in movers or isinstance(who, bool):
            turn = " or ".join(f"seat {m}" for m in movers)
            raise IllegalActionError(f"it is not the turn of seat {who!r} but of {turn}")
        self._carry_out(who, actions.identify(self._setup, self._state, who, action))
        return self

    def _carry_out(self, seat: int, action: int) -> None:
        state, before = self._state, self._setup.variant.state.copy(self._state)
        state.log = []
        try:
            self._setup.rules.apply(state, self._setup.table, seat, action)
        except BaseException:
            self._state = before
            raise
        told, state.log = state.log, None
        if actions.seals(before.rng, state, told):
            self._before.clear()
        else:
            self._before.append(before)
        self._decisions.append(Decision(seat, action, len(self._events)))
        self._events.extend(event for event in told if event[0] != SEAL)
        self._legal = {}

    # How it stands

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._abandoned is not None or bool(self._setup.rules.over(self._state, self._setup.table))

    def scores(self) -> tuple[int, ...]:
        """The points of each seat now."""
        return tuple(int(self._setup.rules.score(self._state, self._setup.table, seat)) for seat in range(self.players))

    def returns(self) -> tuple[float, ...]:
        """Each seat's payoff: the winners share 1, and everyone less 1 / players; alone 1 or -1; 0 until the end."""
        result = self.result
        if result is None or result.reason == ABANDONED:
            return (0.0,) * self.players
        if self.players == 1:
            return (1.0 if result.winners else -1.0,)
        share = 1 / len(result.winners) if result.winners else 0.0
        return tuple((share if seat in result.winners else 0.0) - 1 / self.players for seat in range(self.players))

    @property
    def result(self) -> Result | None:
        """Who won, and why the game ended; None until then."""
        if self._abandoned is not None:
            return Result((), ABANDONED, self.scores(), self._abandoned if self._abandoned >= 0 else None)
        if not self.over:
            return None
        setup = self._setup
        winners = outlet.seats(setup.rules.winners(self._state, setup.table))
        return Result(winners, setup.game.describe(self._state, setup.table), self.scores())

    def abandon(self, by: int | None = None) -> Match:
        """Give the game up: it is over, and nobody has won.  ``by`` is the seat that does, None the host."""
        seat = self._viewer(by)
        if self.over:
            raise IllegalActionError("the game is over")
        self._abandoned = seat
        self._before.clear()
        self._legal = {}
        return self

    # What may be known

    def view(self, seat: int | None = None) -> Any:
        """The situation as the seat (None: a spectator) may know it: the game's own struct, JSON-able."""
        return outlet.view(self._setup, self._state, self._viewer(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened, from event number ``since`` on, as the seat (None: a spectator) may know it.

        Each is a JSON-able dict with its number ``n`` and its ``kind``; hidden values are None.
        """
        return outlet.events(self._setup, self._events, self._viewer(seat), max(0, since))

    def position(self, seat: int | Whole | None = Whole.WHOLE) -> str:
        """The situation as a readable TOML document that :func:`capytable.from_position` loads.

        Without ``seat`` it holds everything, chance included; for a seat (None: a spectator) it says ``?`` for what
        that seat does not know.
        """
        from capytable.match.position import write_position

        return write_position(self._setup, self._state, None if isinstance(seat, Whole) else self._viewer(seat))

    def determinize(self, seat: int | None, seed: int) -> Match:
        """A match that holds only what the seat (None: a spectator) knows; the rest, and chance, come from the seed.

        It has no past.  Two matches that look alike to the seat give equal copies.
        """
        state = outlet.determinized(self._setup, self._state, self._viewer(seat), check_seed(seed))
        made = Match(self._setup, state)
        made._abandoned = self._abandoned
        return made

    def determinized_state(self, seat: int | None, seed: int) -> Any:
        """The plain state (the rules' ``s``) of such a copy, for searches and heuristics."""
        return outlet.determinized(self._setup, self._state, self._viewer(seat), check_seed(seed))

    # Back and again

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether :meth:`undo` would succeed."""
        at = self._last_of(seat)
        if at is None:
            return False
        state, rules = self._setup.variant.state.copy(self._before[at]), self._setup.rules
        for made in self._window()[at + 1 :]:
            if made.action not in actions.legal_ids(self._setup, state, made.seat):
                return False
            chance, state.log = list(state.rng), []
            rules.apply(state, self._setup.table, made.seat, made.action)
            if actions.seals(chance, state, state.log):
                return False
        return True

    def undo(self, seat: int | None = None) -> Match:
        """Take back the last decision, or the last one of the seat; decisions of others made since are made again.

        Raises :class:`UndoError`, and changes nothing, where that would not be fair: chance has spoken, another seat
        has learnt something, or what others did depends on it.
        """
        back = self._taken_back(seat)
        if back is None:
            raise UndoError("nothing can be taken back" + ("" if seat is None else f" by seat {seat}"))
        self._state, self._before = back._state, back._before
        self._decisions, self._events = back._decisions, back._events
        self._legal = {}
        return self

    def _taken_back(self, seat: int | None) -> Match | None:
        at, window = self._last_of(seat), self._window()
        if at is None:
            return None
        back = self.clone()
        back._state = self._setup.variant.state.copy(self._before[at])
        del back._before[at:], back._events[window[at].event :]
        del back._decisions[len(self._decisions) - len(window) + at :]
        again = window[at + 1 :]
        try:
            for made in again:
                back.play(made.action, made.seat)
        except IllegalActionError:
            return None
        return back if len(back._before) == len(self._before) - 1 else None

    def _window(self) -> list[Decision]:
        """The decisions since the last seal."""
        return self._decisions[self.sealed :]

    def _last_of(self, seat: int | None) -> int | None:
        """Which of the window's decisions is the seat's (anybody's) last."""
        self._viewer(seat)
        window = self._window()
        return next((i for i in reversed(range(len(window))) if seat is None or window[i].seat == seat), None)

    def clone(self) -> Match:
        """A copy with the same past and the same future."""
        made = Match.__new__(Match)
        made._setup, made._start, made._abandoned = self._setup, self._start, self._abandoned
        made._state = self._setup.variant.state.copy(self._state)
        made._decisions, made._events, made._before = self._decisions[:], self._events[:], self._before[:]
        made._legal = {}
        made.seed, made.seated = self.seed, self.seated
        return made

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        setup, pack = self._setup, self._setup.variant.state.pack
        setting = (setup.game.id, setup.players, setup.options, setup.deck if setup.special else None)
        past = (self._decisions, self._events, [pack(s) for s in self._before])
        return _revive, (setting, self._start, pack(self._state), past, self._abandoned, self.seed, self.seated)

    # On paper

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions so far, without those taken back."""
        return tuple(self._decisions)

    @property
    def beginning(self) -> Any:
        """The true state before the first decision (for the record)."""
        return self._setup.variant.state.unpack(self._start)

    def restart(self) -> Match:
        """The same match before its first decision, with the same chance."""
        if self.seed is not None:
            return deal(self._setup, self.seed)
        return Match(self._setup, self.beginning)

    def record(self) -> str:
        """The whole match as a readable TOML document that :func:`capytable.load` replays.

        It holds every secret: of a running game it is for the owner of the match only.
        """
        from capytable.match.record import write_record

        return write_record(self)

    def sit(self, seat: int, name: str, kind: str) -> Match:
        """Note for the record who sits on a seat; ``kind`` is ``human`` or the id of a bot."""
        check_seat(seat, self.players)
        self.seated = (*self.seated[:seat], Seated(name, kind), *self.seated[seat + 1 :])
        return self

    def __str__(self) -> str:
        return drawing.text(self._setup.game, self.view(self._onlooker()))

    def _repr_svg_(self) -> str:
        return drawing.picture(self._setup.game, self.view(self._onlooker()))

    def __repr__(self) -> str:
        now = "over" if self.over else " and ".join(f"seat {m}" for m in self.movers) + " to move"
        return f"<capytable {self.game.id}, {self.players} players, {self.turn} decisions, {now}>"

    def _onlooker(self) -> int | None:
        return self.mover if len(self.movers) == 1 else None

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else check_seat(seat, self.players)


def new(
    game: str | Game,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    deck: Deck | None = None,
) -> Match:
    """Set up and deal a match.

    ``players`` defaults to the variant's fewest, ``seed`` (0 to 2**64 - 1) to an unguessable one.  ``options`` are
    names and values (numbers or text), ``variant`` among them; ``deck`` is a deck document or the path of a TOML file.
    Raises :class:`UnknownGameError`, :class:`SetupError` or :class:`DeckError`.
    """
    setup = make_setup(find(game) if isinstance(game, str) else game, players, options, deck)
    return deal(setup, secrets.randbits(64) if seed is None else check_seed(seed))


def deal(setup: Setup, seed: int) -> Match:
    """Deal a match of a checked setting."""
    state = setup.variant.state.new()
    seed_game(state.rng, seed & MASK32, seed >> 32)
    state.log = []
    setup.rules.deal(state, setup.table)
    told, state.log = state.log, None
    return Match(setup, state, seed, [event for event in told if event[0] != SEAL])


def check_seat(seat: Any, players: int) -> int:
    """The seat, if it is one."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise SetupError(f"there is no seat {seat!r}: seats are 0 to {players - 1}")
    return seat


def check_seed(seed: Any) -> int:
    """The seed, if it is one."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise SetupError(f"a seed is a number from 0 to 2**64 - 1, not {seed!r}")
    return seed


def _revive(
    setting: tuple[Any, ...],
    start: bytes,
    state: bytes,
    past: tuple[list[Decision], list[Raw], list[bytes]],
    abandoned: int | None,
    seed: int | None,
    seated: tuple[Seated, ...],
) -> Match:
    game_id, players, options, deck = setting
    setup = make_setup(find(game_id), players, options, deck)
    unpack = setup.variant.state.unpack
    made = Match(setup, unpack(state), seed)
    made._start, made._abandoned, made.seated = start, abandoned, seated
    made._decisions, made._events, made._before = past[0], past[1], [unpack(data) for data in past[2]]
    return made
