"""What generic code works on, at either speed: two states, the table, and rows of numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

from capytable.kernel.game import Variant


class Memory(NamedTuple):
    """Two ``states`` (the second one scratch) and the table.

    ``rows[i] = rows[j]`` copies a state; read ``states[i]`` anew after that.
    """

    states: Any
    rows: Any
    table: Any


def memory(variant: Variant, state: Any, table: Any, fast: bool) -> Memory:
    """Objects that begin with a copy of the plain ``state`` and ``table``, or the same as records."""
    if not fast:
        states = _Copying(variant.state.copy(state), variant.state.copy)
        return Memory(states, states, table)
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


class _Copying(list[Any]):
    """Plain states where assigning copies, as it does in an array."""

    def __init__(self, first: Any, copy: Any) -> None:
        super().__init__([first, None])
        self._copy = copy

    def __setitem__(self, i: Any, s: Any) -> None:
        super().__setitem__(i, self._copy(s))
