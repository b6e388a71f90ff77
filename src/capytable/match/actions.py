"""Actions as people and programs name them: by id or by text; and whether one can be taken back."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from capytable.kernel.errors import IllegalActionError
from capytable.kernel.events import SEAL
from capytable.match import outlet
from capytable.match.outlet import Raw
from capytable.match.setup import Setup

_SHOWN = 12


class Action:
    """Something a seat may do now.  ``id`` is its number in the flat action space, ``text`` its short ASCII name.

    It knows nothing of the true state, only a re-dealt copy, on which :attr:`undoable` tries it.
    """

    __slots__ = ("_parts", "_preview", "_undoable", "id", "seat", "text")

    def __init__(self, seat: int, action: int, text: str, preview: Preview | None = None) -> None:
        self.seat, self.id, self.text, self._preview = seat, action, text, preview
        self._parts: dict[str, Any] | None = None
        self._undoable: bool | None = None

    @property
    def parts(self) -> dict[str, Any]:
        """The same as JSON-able parts, e.g. ``{"do": "play", "card": "tapir 3", "pile": 0}``."""
        if self._parts is None and self._preview is not None:
            setup = self._preview.setup
            self._parts = setup.game.action_parts(setup.table, self.id)
        return dict(self._parts or {})

    @property
    def undoable(self) -> bool:
        """Whether it can be taken back afterwards (found out when first asked)."""
        if self._undoable is None and self._preview is not None:
            self._undoable = not self._preview.would_seal(self.seat, self.id)
        return bool(self._undoable)

    def as_dict(self) -> dict[str, Any]:
        """Everything about it, JSON-able."""
        told = {"id": self.id, "text": self.text, "seat": self.seat}
        return {**told, "parts": self.parts, "undoable": self.undoable}

    def __repr__(self) -> str:
        return f"<action {self.id} {self.text!r} of seat {self.seat}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.seat, self.id, self.text) == (other.seat, other.id, other.text)

    def __hash__(self) -> int:
        return hash((self.seat, self.id))

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (self.seat, self.id, self.text, self.parts, self.undoable)


class Preview:
    """A re-dealt copy on which actions are tried: ``dealt`` holds only what the seat knows."""

    def __init__(self, setup: Setup, dealt: Any) -> None:
        self.setup, self.state = setup, dealt

    def would_seal(self, seat: int, action: int) -> bool:
        """Whether the action would make everything before final."""
        state = self.setup.variant.state.copy(self.state)
        state.log = []
        self.setup.rules.apply(state, self.setup.table, seat, action)
        return seals(self.state.rng, state, state.log)


def seals(chance: list[int], after: Any, told: list[Raw]) -> bool:
    """Whether a decision cannot be taken back: it used ``chance`` (the words before it), or the rules marked it."""
    return bool(chance != after.rng) or any(event[0] == SEAL for event in told)


def legal_ids(setup: Setup, state: Any, seat: int) -> list[int]:
    """The seat's legal action ids, ascending."""
    out = [0] * setup.variant.actions
    return out[: setup.rules.legal(state, setup.table, seat, out)]


def legal(setup: Setup, state: Any, seat: int) -> list[Action]:
    """The seat's legal actions, ascending by id."""
    return legal_in_copy(setup, outlet.determinized(setup, state, seat, 0), seat)


def legal_in_copy(setup: Setup, dealt: Any, seat: int) -> list[Action]:
    """The same in a state that is a re-dealt copy for this seat already, and will not be changed."""
    preview = Preview(setup, dealt)
    return [Action(seat, i, setup.texts[i], preview) for i in legal_ids(setup, dealt, seat)]


def identify(setup: Setup, state: Any, seat: int, given: Any) -> int:
    """The id of a legal action given as an :class:`Action`, an id or a text; :class:`IllegalActionError` otherwise."""
    ids = legal_ids(setup, state, seat)
    wanted = given.id if isinstance(given, Action) else given
    if isinstance(wanted, str):
        asked = " ".join(wanted.lower().split())
        found = [i for i in ids if setup.texts[i].lower() == asked]
        if found:
            return found[0]
    elif isinstance(wanted, int) and not isinstance(wanted, bool) and wanted in ids:
        return wanted
    raise IllegalActionError(_refusal(setup, seat, wanted, [setup.texts[i] for i in ids]))


def _refusal(setup: Setup, seat: int, wanted: Any, can: list[str]) -> str:
    every = setup.texts
    if isinstance(wanted, int) and not isinstance(wanted, bool) and 0 <= wanted < len(every):
        wanted = every[wanted]
    asked = " ".join(str(wanted).lower().split())
    if asked in (text.lower() for text in every):
        what = f"{asked!r} is not possible now"
    else:
        near = get_close_matches(asked, can, n=1) or get_close_matches(asked, every, n=1)
        what = f"there is no action {wanted!r}" + (f" (did you mean {near[0]!r}?)" if near else "")
    more = f" and {len(can) - _SHOWN} more" if len(can) > _SHOWN else ""
    return f"{what}; seat {seat} may: {', '.join(can[:_SHOWN])}{more}"


def _revive(seat: int, action: int, text: str, parts: dict[str, Any], undoable: bool) -> Action:
    made = Action(seat, action, text)
    made._parts, made._undoable = parts, undoable
    return made
