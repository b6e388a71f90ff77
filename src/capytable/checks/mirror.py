"""The same game in fast mode, step by step beside the plain one."""

from __future__ import annotations

from typing import Any

from capytable.kernel.loader import Bound


class Mirror:
    """One state as a record, moved by compiled rules.  Needs the fast extra."""

    def __init__(self, bound: Bound) -> None:
        import numpy as np

        self._np = np
        self.variant = bound.variant
        self.boundscheck = bound.boundscheck
        self.rules = bound.rules
        self._states = np.zeros(1, bound.variant.state.dtype)
        self._table = np.zeros(1, bound.variant.table.dtype)
        self._out = np.zeros(bound.variant.actions, np.int32)

    @property
    def s(self) -> Any:
        """The state's record."""
        return self._states[0]

    @property
    def t(self) -> Any:
        """The table's record."""
        return self._table[0]

    def use_table(self, t: Any) -> None:
        """Take over a plain table."""
        self._fill(self._table, self.variant.table.pack(t))

    def load(self, data: bytes) -> None:
        """Take over a state's bytes."""
        self._fill(self._states, data)

    def data(self) -> bytes:
        """The state's bytes."""
        made: bytes = self._states.tobytes()
        return made

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions."""
        found: list[int] = self._out[: self.rules.legal(self.s, self.t, seat, self._out)].tolist()
        return found

    def sample(self, seat: int, r: list[int]) -> tuple[int, int]:
        """A sampled action and the policy generator's word afterwards."""
        word = self._np.array(r, self._np.int64)
        return int(self.rules.sample(self.s, self.t, seat, word)), int(word[0])

    def determinize(self, seat: int, r: list[int]) -> None:
        """Deal anew what the seat does not know."""
        self.rules.determinize(self.s, self.t, seat, self._np.array(r, self._np.int64))

    def observe(self, seat: int, blank: int) -> list[int]:
        """The seat's observation, written over cells that hold ``blank``."""
        out = self._np.full(self.variant.observation, blank, self._np.int16)
        self.rules.observe(self.s, self.t, seat, out)
        found: list[int] = out.tolist()
        return found

    def _fill(self, array: Any, data: bytes) -> None:
        array.view(self._np.uint8)[:] = self._np.frombuffer(data, self._np.uint8)
