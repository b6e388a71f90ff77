"""How a game speaks through the catalogues: keys and arguments, never sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Said = tuple[str, Mapping[str, str | int]]
"""A catalogue key and its arguments."""


@dataclass(frozen=True)
class Face:
    """A kind of card as it is printed: ``corner`` (a value), ``name`` (words, or a code that needs none), drawings as
    SVG texts, how many ``copies`` there are, the card's two colours, a ``note`` in small print, and a
    ``ground``, a drawing behind it all.
    """

    corner: str
    name: Said | str
    pictures: tuple[str, ...]
    copies: int = 1
    light: str = "#F6EFE3"
    dark: str = "#3A2A20"
    note: Said | None = None
    ground: str = ""


class Names:
    """The names of the seats as a reader is told them; ``reader`` is a seat, -1 a spectator."""

    def __init__(self, names: Sequence[str], reader: int = -1) -> None:
        self.names, self.reader = list(names), reader

    def of(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def who(self, seat: int) -> dict[str, str | int]:
        """Arguments for the one a sentence is about."""
        return {"name": self.of(seat), "who": "you" if seat == self.reader else "other"}

    def whom(self, seat: int) -> dict[str, str | int]:
        """Arguments for another one."""
        return {"other": self.of(seat), "whom": "you" if seat == self.reader else "other"}

    def relative(self, seat: int, by: int) -> int:
        """The seat ``by`` places further in turn order."""
        return (seat + by) % len(self.names)


class Speaker:
    """What a game says; the base says nothing, and what has no words is shown as its short text."""

    def action(self, parts: Mapping[str, Any], seat: int, names: Names) -> Said | None:
        """A legal action of a seat, e.g. ``Play a tapir 3 on the left pile``."""
        return None

    def event(self, event: Mapping[str, Any], view: Any, names: Names) -> Said | None:
        """An event, told to the reader of ``names``; None where the log is silent."""
        return None

    def help(self, parts: Mapping[str, Any], view: Any) -> Said | None:
        """What an action would do, for those who ask."""
        return None

    def legend(self) -> Said | None:
        """How the table is to be read that is drawn as text, where its letters need words."""
        return None
