"""State and table of Capybara Cookie Club, declared once for both speeds.

Card kinds 0-34 are animal × 5 + value - 1, 35 is the capybara; tokens 0-6 are the animals and 7 the cookies.
"""

from __future__ import annotations

from capytable.kernel import state as kernel
from capytable.kernel.state import SEATS, cells, layout_of, masks, num, seat, seats

KINDS = 36
CAPYBARA = 35
MAX_CARDS = 120


class State(kernel.State):
    """One situation.  The draw pile is lazy: ``pile[:left]`` is a set, each draw picks one of it."""

    phase: int = num(0, 8)
    active: int = seat()  # whose turn it is
    mover: int = seat()  # who decides now (the teapot's holder may be asked in another's turn)
    starter: int = seat()  # who began the round
    round: int = num(0, 10_000)
    turn: int = num(0, 10_000)  # turns begun, armadillos' further plays included (CC-62)
    reason: int = num(0, 2)  # why the game ended: 1 somebody has no cookies, 2 the turn limit
    tokens: list[int] = cells(8, high=7)
    figure: int = num(0, 7)
    teapot: int = seat()  # nobody: it stands in the middle
    cookies: list[int] = cells(SEATS, high=9_999)
    bank: int = num(0, 9_999)
    top: list[int] = cells(2, high=34)
    under: list[int] = cells(2, high=MAX_CARDS)  # cards below each top
    pile: list[int] = cells(MAX_CARDS, high=CAPYBARA)
    left: int = num(0, MAX_CARDS)
    used: list[int] = cells(KINDS, high=MAX_CARDS)  # open cards by kind: discarded, and below the tops
    used_count: int = num(0, MAX_CARDS)
    discard_top: int = num(-1, CAPYBARA)
    hands: list[list[int]] = cells(SEATS, KINDS, high=MAX_CARDS)
    held: list[int] = masks(SEATS)  # which kinds each hand holds
    size: list[int] = cells(SEATS, high=MAX_CARDS)
    idle: int = num(0, 5)  # passes in a row for want of a card to draw (CC-61)
    offered: int = num(-1, CAPYBARA)  # a card the holder of the teapot is asked to take; still counted in its hand
    payers: int = seats()  # who is to give a cookie when the holder of the teapot has answered
    known: list[list[list[int]]] = cells(SEATS, SEATS, KINDS, high=MAX_CARDS)  # [viewer][holder][kind], at least
    noted: list[int] = masks(SEATS)  # [holder] kinds about which somebody knows something
    tally: list[int] = cells(KINDS, high=MAX_CARDS)  # scratch, zero between calls


class Table(kernel.Table):
    """The numbers a deck file or an option may change."""

    players: int = num(2, 5)
    first: int = num(-1, 4)  # the first player; -1 random (CC-6)
    copies: list[int] = cells(KINDS, high=9)
    capybara: int = num(1, 20)  # its value
    start: int = num(1, 200)  # cookies each
    supply: int = num(1, 9_999)  # cookies in all
    hand: int = num(1, 10)
    turn_limit: int = num(1, 10_000)


STATE = layout_of(State, "cookie-club", 5)
TABLE = layout_of(Table, "cookie-club-table", 5)
