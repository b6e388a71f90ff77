"""Many games at once, for Python: arrays are made or checked here, the work is ``kernel.batch``'s.

Needs the fast extra; without it every entry point raises :class:`FastMissingError`, which says what to install.

>>> from capytable.games import find
>>> from capytable.kernel.bulk import Batch
>>> from capytable.match.setup import make_setup
>>> setup = make_setup(find("cookie-club"), 3)
>>> batch = Batch(setup.variant, setup.table, count=64, seed=1)
>>> for _ in range(100):
...     batch.step(batch.random_actions())
>>> batch.observation.shape, batch.mask.shape, batch.reward.shape
((64, 252), (64, 150), (64, 3))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from capytable.kernel.errors import IllegalActionError, SetupError
from capytable.kernel.game import Variant
from capytable.kernel.loader import bind
from capytable.kernel.random import MASK32, seed_policy

_MODULE = "capytable.kernel.batch"


@dataclass(frozen=True)
class Games:
    """Results of random games: ``decisions`` int32 (n,), ``winners`` uint8 and ``scores`` int32 (n, players)."""

    decisions: Any
    winners: Any
    scores: Any


def play_games(variant: Variant, table: Any, count: int, seed: int = 0, into: Games | None = None) -> Games:
    """Play ``count`` random games, dealing included; game ``i`` is dealt as the seed ``seed + i`` says.

    ``table`` is the plain table, ``into`` arrays to be filled.  How games are split into calls makes no difference.
    Raises ``ValueError`` for a wrong array or count.
    """
    module = bind(variant, fast=True).module(_MODULE)
    import numpy as np

    _positive("count", count)
    shapes = {"decisions": (count,), "winners": (count, table.players), "scores": (count, table.players)}
    kinds = {"decisions": np.int32, "winners": np.uint8, "scores": np.int32}
    given = {name: getattr(into, name, None) for name in shapes}
    made = Games(**{name: _array(name, given[name], shapes[name], kinds[name]) for name in shapes})
    states = np.zeros(1, variant.state.dtype)
    low, high = _halves(seed)
    module.play_games(
        states,
        states.view(np.uint8).reshape(1, variant.state.size),
        _tables(variant, table),
        np.zeros(1, np.int64),
        low,
        high,
        variant.max_length,
        made.decisions,
        made.winners,
        made.scores,
    )
    return made


def determinize_many(variant: Variant, table: Any, state: bytes, seat: int, count: int, seed: int = 0) -> Any:
    """``count`` copies of a packed state as records, in which what the seat does not know is dealt anew."""
    module = bind(variant, fast=True).module(_MODULE)
    import numpy as np

    _positive("count", count)
    if len(state) != variant.state.size or not -1 <= seat < table.players:
        raise ValueError(f"a state has {variant.state.size} bytes, a seat is -1 … {table.players - 1}")
    states = np.zeros(count, variant.state.dtype)
    module.determinize_many(
        np.frombuffer(state, np.uint8),
        _tables(variant, table),
        seat,
        states,
        states.view(np.uint8).reshape(count, variant.state.size),
        _words(count, seed),
    )
    return states


class Batch:
    """``count`` games of one variant and table that are stepped together; a game that ends begins anew.

    ``observation`` int16 (count, variant.observation), ``mask`` uint8 (count, variant.actions), ``reward`` float32
    (count, players), ``done`` uint8 (count,): arrays of the caller if given, else made here.  ``mover`` int32 (count,)
    is the seat that moves next; observation and mask are that seat's.  Calls release the GIL, and games ``first`` …
    ``last - 1`` may be stepped in one thread while another steps others.
    """

    def __init__(
        self,
        variant: Variant,
        table: Any,
        count: int,
        seed: int = 0,
        observation: Any = None,
        mask: Any = None,
        reward: Any = None,
        done: Any = None,
    ) -> None:
        self._module = bind(variant, fast=True).module(_MODULE)
        import numpy as np

        _positive("count", count)
        self.variant, self.count, self.players = variant, count, int(table.players)
        self.observation = _array("observation", observation, (count, variant.observation), np.int16)
        self.mask = _array("mask", mask, (count, variant.actions), np.uint8)
        self.reward = _array("reward", reward, (count, self.players), np.float32)
        self.done = _array("done", done, (count,), np.uint8)
        self.mover = np.zeros(count, np.int32)
        self.states = np.zeros(count, variant.state.dtype)
        self._raw = self.states.view(np.uint8).reshape(count, variant.state.size)
        self._tables = _tables(variant, table)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games anew."""
        self._words = _words(self.count, seed)
        self._module.start_games(self.states, self._raw, self._tables, self._words, 0, self.count)
        self.reward[:] = 0
        self.done[:] = 0
        self._look(0, self.count)

    def step(self, actions: Any, first: int = 0, last: int | None = None) -> None:
        """Carry out ``actions[i]`` (int32) in each game and fill the arrays.

        Raises :class:`IllegalActionError`, and changes nothing, if one of them is not in its game's mask.
        """
        import numpy as np

        last = self._range(first, last)
        actions = _array("actions", actions, (self.count,), np.int32)
        wrong = self._module.first_illegal(actions, self.mask, first, last)
        if wrong >= 0:
            may = np.flatnonzero(self.mask[wrong]).tolist()
            raise IllegalActionError(f"game {wrong}: {actions[wrong]} is not possible now; possible are {may}")
        self._module.step_games(
            self.states,
            self._raw,
            self._tables,
            self._words,
            first,
            last,
            actions,
            self.mover,
            self.reward,
            self.done,
        )
        self._look(first, last)

    def random_actions(self, into: Any = None, first: int = 0, last: int | None = None) -> Any:
        """A legal action for each game, each equally likely: int32 (count,)."""
        import numpy as np

        last = self._range(first, last)
        actions = _array("actions", into, (self.count,), np.int32)
        self._module.sample_actions(self.states, self._tables, self._words, self.mover, first, last, actions)
        return actions

    def _look(self, first: int, last: int) -> None:
        import numpy as np

        room = np.empty(self.variant.actions, np.int32)
        self._module.look_games(
            self.states, self._tables, first, last, self.mover, self.observation, self.mask, room
        )  # fmt: skip

    def _range(self, first: int, last: int | None) -> int:
        last = self.count if last is None else last
        if not 0 <= first <= last <= self.count:
            raise ValueError(f"games {first} … {last} are not within 0 … {self.count}")
        return last


def _array(name: str, given: Any, shape: tuple[int, ...], kind: Any) -> Any:
    """The caller's array if it fits, or a new one."""
    import numpy as np

    if given is None:
        return np.zeros(shape, kind)
    if not isinstance(given, np.ndarray):
        raise ValueError(f"{name} must be a NumPy array, not {type(given).__name__}")
    if given.shape != shape or given.dtype != kind:
        raise ValueError(f"{name} must be {np.dtype(kind).name} {shape}, not {given.dtype.name} {given.shape}")
    if not given.flags.c_contiguous or not given.flags.writeable:
        raise ValueError(f"{name} must be contiguous and writeable")
    return given


def _tables(variant: Variant, table: Any) -> Any:
    import numpy as np

    wrong = variant.table.faults(table)
    if wrong:
        raise SetupError(f"the table cannot be used: {'; '.join(wrong)}")
    return np.frombuffer(bytearray(variant.table.pack(table)), variant.table.dtype)


def _words(count: int, seed: int) -> Any:
    """A policy generator for each game."""
    import numpy as np

    words = np.zeros((count, 1), np.int64)
    r = [0]
    for i in range(count):
        seed_policy(r, *_halves(seed + i))
        words[i, 0] = r[0]
    return words


def _halves(seed: int) -> tuple[int, int]:
    if isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise SetupError(f"a seed is a number from 0 to 2**64 - 1, not {seed!r}")
    return seed & MASK32, seed >> 32


def _positive(name: str, count: int) -> None:
    if count < 1:
        raise ValueError(f"{name} must be at least 1, not {count}")
