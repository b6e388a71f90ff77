"""Who plays while a game is checked: at random, always the lowest or highest number, or stalling."""

from __future__ import annotations

import random
from typing import Any, Protocol

from capytable.checks.setting import Setting


class Player(Protocol):
    """Chooses one of the legal actions."""

    def choose(self, setting: Setting, s: Any, seat: int, legal: list[int], rng: random.Random) -> int:
        """The action."""


class RandomPlayer:
    """Any action, each equally likely."""

    def choose(self, setting: Setting, s: Any, seat: int, legal: list[int], rng: random.Random) -> int:
        """The action."""
        return rng.choice(legal)


class LowestPlayer:
    """Always the lowest number."""

    def choose(self, setting: Setting, s: Any, seat: int, legal: list[int], rng: random.Random) -> int:
        """The action."""
        return legal[0]


class HighestPlayer:
    """Always the highest number."""

    def choose(self, setting: Setting, s: Any, seat: int, legal: list[int], rng: random.Random) -> int:
        """The action."""
        return legal[-1]


class StallingPlayer:
    """Looks one action ahead and avoids, in this order: the end, changed scores, piles and hands of other sizes.

    What it would like is that every row of the state sums up to what it did in the beginning.
    """

    def __init__(self) -> None:
        self._sums: list[int] = []

    def choose(self, setting: Setting, s: Any, seat: int, legal: list[int], rng: random.Random) -> int:
        """The action."""
        if not self._sums:
            self._sums = _sums(setting, s)
        if len(legal) == 1:
            return legal[0]
        scores = [setting.rules.score(s, setting.t, i) for i in range(setting.players)]
        choices = []
        for action in legal if len(legal) <= TRIED else rng.sample(legal, TRIED):
            after = setting.copy(s)
            setting.apply(after, seat, action)
            gain = sum(abs(setting.rules.score(after, setting.t, i) - scores[i]) for i in range(setting.players))
            away = sum(abs(x - y) for x, y in zip(_sums(setting, after), self._sums, strict=True))
            choices.append((bool(setting.rules.over(after, setting.t)), gain, away, rng.random(), action))
        return min(choices)[-1]


TRIED = 10
"""So many actions a stalling player looks at."""


def _sums(setting: Setting, s: Any) -> list[int]:
    """The sum of every row of numbers; masks and the generator are no such numbers."""
    found: list[int] = []
    layout = setting.variant.state
    for key, field in layout.fields.items():
        if layout.codes[key] != "q" and field.role == "num":
            _add_sums(getattr(s, key), len(field.shape), found)
    return found


def _add_sums(value: Any, depth: int, found: list[int]) -> None:
    if depth < 2:
        found.append(sum(value) if depth else value)
    else:
        for part in value:
            _add_sums(part, depth - 1, found)
