"""State and table of Lanterns."""

from __future__ import annotations

from capytable.kernel import state as kernel
from capytable.kernel.state import SEATS, cells, layout_of, num, seat

KINDS = 6


class State(kernel.State):
    phase: int = num(0, 2)
    round: int = num(0, 99)
    leader: int = seat()
    bowed: int = num(0, 1)
    points: list[int] = cells(SEATS, high=99)
    lit: list[int] = cells(SEATS, low=-1, high=KINDS - 1)
    size: list[int] = cells(SEATS, high=24)
    hands: list[list[int]] = cells(SEATS, KINDS, high=24)
    pile: list[int] = cells(KINDS, high=24)
    left: int = num(0, 24)
    used: list[int] = cells(KINDS, high=24)


class Table(kernel.Table):
    players: int = num(2, 4)
    first: int = num(-1, 3)
    hand: int = num(2, 4)
    copies: list[int] = cells(KINDS, high=9)


STATE = layout_of(State, "lanterns", 4)
TABLE = layout_of(Table, "lanterns", 4)
