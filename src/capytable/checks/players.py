"""Who plays while a game is checked: at random, always the lowest or highest number, or stalling."""

from __future__ import annotations

import random
from collections import deque
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
    """Looks one action ahead and avoids, in this order: the end, changed scores, situations unlike recent ones."""

    def __init__(self) -> None:
        self._recent: deque[bytes] = deque(maxlen=8)

    def choose(self, setting: Setting, s: Any, seat: int, legal: list[int], rng: random.Random) -> int:
        """The action."""
        if len(legal) == 1:
            return legal[0]
        scores = [setting.rules.score(s, setting.t, i) for i in range(setting.players)]
        tried = legal if len(legal) <= 8 else rng.sample(legal, 8)
        choices = []
        for action in tried:
            after = setting.copy(s)
            setting.apply(after, seat, action)
            gain = sum(abs(setting.rules.score(after, setting.t, i) - scores[i]) for i in range(setting.players))
            data = setting.pack(after)
            unlike = min((_differing(data, old) for old in self._recent), default=0)
            choices.append((bool(setting.rules.over(after, setting.t)), gain, unlike, rng.random(), action, data))
        *_, action, data = min(choices)
        self._recent.append(data)
        return action


def _differing(a: bytes, b: bytes) -> int:
    """How many bits of two byte strings differ."""
    return (int.from_bytes(a, "little") ^ int.from_bytes(b, "little")).bit_count()
