"""Reading documents that people write: every refusal names the key at fault and what would be right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from capytable.kernel.errors import PositionError

_DOTTED = re.compile(
    r"""(?:(?<![\w-])[\w-]++|"(?:\\.|[^"\\\n])*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+"""
    r"""(?:(?:[\w-]++|"(?:\\.|[^"\\\n])*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){63}"""
)
"""A key of more than 64 parts."""


def parse(text: str) -> dict[str, Any]:
    """The content of a TOML text.  Raises ``ValueError``, also for what is sound TOML but not fit to be worked with:

    keys of very many parts (the parser's time grows with their square) and whole numbers beyond 64 bits (Python does
    not print those of many digits).
    """
    if _DOTTED.search(text):
        raise ValueError("a key of more than 64 parts: nested too deeply")
    try:
        data = tomllib.loads(text)
    except RecursionError as fault:
        raise ValueError("nested too deeply") from fault
    waiting: list[Any] = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and value.bit_length() > 64:
            raise ValueError("a whole number of more than 64 bits")
    return data


class Reader:
    """Typed access to one document.  ``key`` of a nested document is the path that leads to it, for the messages.

    Every method raises :class:`PositionError` for a value that does not fit.
    """

    def __init__(self, document: object, key: str = "", keys: Collection[str] = ()) -> None:
        if not isinstance(document, Mapping) or not set(document) <= set(keys):
            unknown = sorted(map(str, set(document) - set(keys))) if isinstance(document, Mapping) else []
            where = self._join(key, unknown[0]) if unknown else key
            raise PositionError(f"{'unknown, ' if unknown else ''}expected {', '.join(sorted(keys))}", where)
        self.document: Mapping[str, Any] = document
        self.key = key

    @staticmethod
    def _join(above: str, key: str) -> str:
        return f"{above}.{key}" if above else key

    def where(self, key: str) -> str:
        """The full path of a key."""
        return self._join(self.key, key)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number, ``low`` to ``high``."""
        value = self.document.get(key, default)
        if not is_whole(value, low, high):
            raise PositionError(f"{value!r}, expected a number, {low} to {high}", self.where(key))
        return int(value)

    def choice(self, key: str, choices: Sequence[str], default: str) -> str:
        """One of ``choices``."""
        value = self.document.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise PositionError(f"{value!r}, expected one of {', '.join(choices)}", self.where(key))
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self.document.get(key, default)
        if not isinstance(value, bool):
            raise PositionError("expected true or false", self.where(key))
        return value

    def items(self, key: str, default: list[Any] | None = None) -> list[Any]:
        """A list; without a default it must be there."""
        value = self.document.get(key, default)
        if not isinstance(value, list):
            raise PositionError("is missing" if value is None else "expected a list", self.where(key))
        return list(value)

    def each(self, key: str, keys: Collection[str], default: list[Any] | None = None) -> list[Reader]:
        """A list of documents with these ``keys``, each to be read by itself."""
        return [Reader(item, f"{self.where(key)}.{i}", keys) for i, item in enumerate(self.items(key, default))]

    def players(self, number: int, keys: Collection[str]) -> list[Reader]:
        """What is written of each player, under the key ``player``."""
        found = len(self.items("player"))
        if found != number:
            raise PositionError(f"expected {number} players, got {found}", self.where("player"))
        return self.each("player", keys)

    def seats(self, key: str, players: int, default: list[Any] | None = None) -> int:
        """Seats, as a mask."""
        mask = 0
        for seat in self.items(key, default):
            if not is_whole(seat, 0, players - 1):
                raise PositionError(f"expected seats 0 to {players - 1}", self.where(key))
            mask |= 1 << seat
        return mask


def refuse(found: list[str]) -> None:
    """Raise the first of some faults (``key: reason``) as a :class:`PositionError` that tells them all."""
    if found:
        key, _, reason = found[0].partition(": ")
        raise PositionError("; ".join([reason, *found[1:]]), key)


def is_whole(n: object, low: int, high: int) -> bool:
    """Whether ``n`` is a whole number, ``low`` to ``high``."""
    return isinstance(n, int) and not isinstance(n, bool) and low <= n <= high


def deck_faults(deck: Mapping[str, Any], game: str, keys: Mapping[str, type]) -> list[str]:
    """What is wrong with a deck document's keys: unknown ones, wrong types, another game's deck."""
    found = [f"{key}: unknown, expected {', '.join(keys)}" for key in deck if key not in keys]
    if deck.get("game") != game:
        found.append(f"game: {deck.get('game')!r}, expected {game!r}")
    typed = [key for key, kind in keys.items() if key in deck and not isinstance(deck[key], kind)]
    return found + [f"{key}: expected {_TYPES[keys[key]]}" for key in typed if key != "game"]


_TYPES = {str: "a text", bool: "true or false", dict: "a table", list: "a list of tables"}


class Stock:
    """Cards by code, taken one by one while a document is read; what is left lies in the deck."""

    def __init__(self, codes: Sequence[str], copies: Sequence[int]) -> None:
        self.number = {code: i for i, code in enumerate(codes)}
        self.example = codes[0]
        self.copies = list(copies)
        self.left = list(copies)

    def find(self, code: object, key: str) -> int:
        """The number of a code; it stays where it is."""
        if not isinstance(code, str) or code not in self.number:
            raise PositionError(f"unknown card {code!r}, expected for example {self.example!r}", key)
        return self.number[code]

    def take(self, code: object, key: str) -> int:
        """The number of a code, taken from what is left."""
        found = self.find(code, key)
        if self.left[found] == 0:
            raise PositionError(f"one {code} too many, the deck has {self.copies[found]}", key)
        self.left[found] -= 1
        return found
