"""Walk: what is on the table.  All of it is public; chance alone is unknown."""

from __future__ import annotations

from capytable.kernel.state import SEATS, Layout, State, Table, cells, num, seat

KINDS = 5
LINE = 70


class WalkState(State):
    """Display, deck and discards are counted by kind; a line holds kind + 1, its first card is the front."""

    active: int = seat()
    starter: int = seat()
    phase: int = num(0, 4)
    refreshed: int = num(0, 1)
    gain: int = num(0, 3)
    chosen: int = num(0, 3)
    block: list[int] = cells(3, high=KINDS)
    """The cards taken so far, kind + 1, in the order in which they will lie."""
    left: int = num(-1, 10)
    """Turns left once the end is triggered, -1 before."""
    deck: list[int] = cells(KINDS, high=16)
    discards: list[int] = cells(KINDS, high=16)
    display: list[int] = cells(KINDS, high=5)
    line: list[list[int]] = cells(SEATS, LINE, high=KINDS)
    length: list[int] = cells(SEATS, high=LINE)
    ahead: list[int] = cells(SEATS, high=LINE)
    """The cards ahead of the monkey."""


class WalkTable(Table):
    """``run`` is the length of the runs that count, each for ``worth`` points."""

    players: int = num(2, 4)
    first: int = seat()
    copies: list[int] = cells(KINDS, high=16)
    run: int = num(2, 4)
    worth: int = num(1, 3)


STATE = Layout(WalkState, "walk", seats=4)
TABLE = Layout(WalkTable, "walk table", seats=4)
