"""Draft: what is on the table.  Every seat has an area as it is now, and as it was when the round began."""

from __future__ import annotations

from capytable.kernel.state import SEATS, Layout, State, Table, cells, masks, num, seats

KINDS = 60
SLOTS = 8


class DraftState(State):
    """Cards are counted by kind.  Fields that end in ``0`` show the beginning of the round: all that others may see."""

    round: int = num(0, 40)
    ended: int = num(0, 1)
    box: list[int] = cells(KINDS, high=4)
    stage: list[int] = cells(SEATS, high=4)
    picked: list[int] = cells(SEATS, high=KINDS)
    """The card picked up and not placed yet, kind + 1."""
    borrowed: list[int] = cells(SEATS, high=1)
    """Whether the card picked comes from the reserve."""
    hidden: list[int] = cells(SEATS, high=1)
    """Whether a card of the hand was played as a capy in this round."""
    hand: list[list[int]] = cells(SEATS, KINDS, high=4)
    reserve: list[list[int]] = cells(SEATS, KINDS, high=4)
    critters: list[list[int]] = cells(SEATS, SLOTS, high=KINDS)
    flipped: list[list[int]] = cells(SEATS, SLOTS, high=1)
    faces: list[list[int]] = cells(SEATS, SLOTS, high=KINDS)
    """Kind + 1 of a card played face down; 0 for the three capys from the beginning."""
    shown: list[int] = masks(SEATS)
    """Capys whose face everybody knows, because the card lay open in the reserve."""
    capys: list[int] = cells(SEATS, high=SLOTS)
    stars: list[int] = cells(SEATS, high=3)
    hand0: list[list[int]] = cells(SEATS, KINDS, high=4)
    reserve0: list[list[int]] = cells(SEATS, KINDS, high=4)
    critters0: list[list[int]] = cells(SEATS, SLOTS, high=KINDS)
    flipped0: list[list[int]] = cells(SEATS, SLOTS, high=1)
    faces0: list[list[int]] = cells(SEATS, SLOTS, high=KINDS)
    shown0: list[int] = masks(SEATS)
    capys0: list[int] = cells(SEATS, high=SLOTS)
    stars0: list[int] = cells(SEATS, high=3)
    knows: list[int] = seats(SEATS)
    """For every hand, who knows exactly what it held when the round began."""


class DraftTable(Table):
    """``goal`` critter cards in one herd end the game."""

    players: int = num(2, 16)
    decks: int = num(1, 4)
    cards: int = num(1, 15)
    goal: int = num(1, 8)


STATE = Layout(DraftState, "draft", seats=16)
TABLE = Layout(DraftTable, "draft table", seats=16)
