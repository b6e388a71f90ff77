"""What generic code works on, at either speed: two states, the table, and rows of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from capytable.kernel.game import Variant


class Memory(NamedTuple):
    """Two ``states`` (the second one scratch) and the table.

    A row of ``rows`` is a state in pieces: ``rows[i, k] = rows[j, k]`` for all ``k`` copies one; read ``states[i]``
    anew after that.
    """

    states: Any
    rows: Any
    table: Any


def memory(variant: Variant, state: Any, table: Any, fast: bool) -> Memory:
    """Objects that begin with a copy of the plain ``state`` and ``table``, or the same as records."""
    if not fast:
        states = [variant.state.copy(state), None]
        return Memory(states, _Whole(states, variant.state.copy), table)
    import numpy as np

    rows = np.zeros((2, variant.state.size), np.uint8)
    rows[0] = np.frombuffer(variant.state.pack(state), np.uint8)
    record = np.frombuffer(bytearray(variant.table.pack(table)), variant.table.dtype)[0]
    return Memory(rows.view(variant.state.dtype)[:, 0], rows, record)


def numbers(count: int, fast: bool) -> Any:
    """``count`` zeros: a list, or an array of int64."""
    if not fast:
        return [0] * count
    import numpy as np

    return np.zeros(count, np.int64)


class _Whole:
    """Plain states as rows of one piece, which is copied when it is assigned, as it would be in an array."""

    def __init__(self, states: list[Any], copy: Callable[[Any], Any]) -> None:
        self.shape = (len(states), 1)
        self._states, self._copy = states, copy

    def __getitem__(self, at: tuple[int, int]) -> Any:
        return self._states[at[0]]

    def __setitem__(self, at: tuple[int, int], state: Any) -> None:
        self._states[at[0]] = self._copy(state)
