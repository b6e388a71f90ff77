"""What a bot gets: a seat, its legal actions, and copies of the game that hold only what the seat knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from capytable.kernel.errors import SetupError
from capytable.kernel.game import Game, Variant
from capytable.match.actions import Action, legal_in_copy
from capytable.match.match import Match


class Seat:
    """A seat that must decide.

    Made of a match, it keeps one determinized copy: whatever the seat cannot know is dealt anew, chance included.  So a
    bot cannot peek.  Pickles, and so can be sent to another process.
    """

    __slots__ = ("_copy", "legal", "seat")

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        """The ``seat``, a mover of the running ``match``; what it cannot know is dealt from ``seed``.

        Raises :class:`SetupError` for a seat that has nothing to decide.
        """
        self.seat = seat
        self._copy = match.determinize(seat, seed)
        setup = match.setup  # a table of its own too: what a bot does to it changes nobody's game
        self._copy._setup = replace(setup, table=setup.variant.table.copy(setup.table))
        self.legal: list[Action] = self._may()
        """What the seat may do, ascending by id, at least one action."""
        if not self.legal:
            raise SetupError(f"seat {seat} has nothing to decide")

    def after(self, action: int) -> Seat | None:
        """The seat when it has taken a legal action: what it may do next, before anybody learns of it.

        None where others learn of the action, chance answers it, or the seat has nothing more to decide.
        """
        copy = self._copy.clone().play(action, self.seat)
        if copy.sealed > self._copy.sealed or self.seat not in copy.movers:
            return None
        return _revive(copy, self.seat)

    @property
    def players(self) -> int:
        """How many play."""
        return self._copy.players

    @property
    def game(self) -> Game:
        """What the game declares about itself."""
        return self._copy.game

    @property
    def variant(self) -> Variant:
        """The variant that is played."""
        return self._copy.variant

    @property
    def view(self) -> Any:
        """The situation as the seat sees it: the game's own struct."""
        return self._copy.view(self.seat)

    def copy(self, seed: int) -> Match:
        """A match to think with: all that the seat does not know is dealt anew from ``seed`` (0 to 2**64 - 1)."""
        return self._copy.determinize(self.seat, seed)

    def state(self, seed: int = 0) -> Any:
        """Such a copy's plain state alone, for the game's own functions."""
        return self._copy.determinized_state(self.seat, seed)

    @property
    def table(self) -> Any:
        """The plain table.  Read only."""
        return self._copy.table

    def _may(self) -> list[Action]:
        """The legal actions in the copy, which nobody changes."""
        copy = self._copy
        return legal_in_copy(copy.setup, copy._state, self.seat) if self.seat in copy.movers else []

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (self._copy, self.seat)


def _revive(copy: Match, seat: int) -> Seat:
    made = Seat.__new__(Seat)
    made._copy, made.seat = copy, seat
    made.legal = made._may()
    return made
