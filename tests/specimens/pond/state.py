"""Pond: what is on the table.  A small game with chance, hidden hands, knowledge and a card passed face down."""

from __future__ import annotations

from capytable.kernel.state import SEATS, Layout, State, Table, cells, masks, num, seat

KINDS = 5


class PondState(State):
    """Cards are counted by kind; ``held`` repeats a hand as a bit mask of its kinds."""

    active: int = seat()
    turns: int = num(0, 100)
    deck: list[int] = cells(KINDS, high=20)
    open: list[int] = cells(KINDS, high=20)
    hands: list[list[int]] = cells(SEATS, KINDS, high=20)
    held: list[int] = masks(SEATS)
    points: list[int] = cells(SEATS, high=120)
    known: list[list[list[int]]] = cells(SEATS, SEATS, KINDS, high=20)
    """viewer, holder, kind: how many such cards the viewer has passed on that must still be there."""


class PondTable(Table):
    """``first`` -1 draws the starting player."""

    players: int = num(2, 4)
    first: int = seat()
    copies: list[int] = cells(KINDS, high=4)
    values: list[int] = cells(KINDS, high=6)
    limit: int = num(1, 100)


STATE = Layout(PondState, "pond", seats=4)
TABLE = Layout(PondTable, "pond table", seats=4)
