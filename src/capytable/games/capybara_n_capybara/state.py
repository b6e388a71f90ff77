"""State and table of Capybara 'n' Capybara, declared once for both speeds.

Capybara kinds 0-4 are A-E.  Pumpkins are numbered 0-29.  A line is read left to right; ``ahead`` counts the cards left
of the monkey.  Both decks are lazy: sets from which each deal picks.
"""

from __future__ import annotations

from capytable.kernel import state as kernel
from capytable.kernel.state import SEATS, cells, layout_of, masks, num, seat

LETTERS = 5
PUMPKINS = 30
LINE = 70
DISPLAY = 5


class State(kernel.State):
    """One situation.  Capybaras in deck, discards and display are counted by kind; pumpkins are bit masks."""

    phase: int = num(0, 8)
    active: int = seat()
    starter: int = seat()
    turn: int = num(0, 10_000)  # turns begun
    turns_left: int = num(-1, 8)  # turns still to come once the end is triggered (CN-31); -1 before
    ending: int = num(0, 2)  # what triggered it (CN-30): 1 pumpkins, 2 no capybaras left; 0 before
    refreshed: int = num(0, 1)  # the active player has refreshed in this turn (CN-10)
    bonus: int = num(0, 4)
    deck: list[int] = cells(LETTERS, high=LINE)
    discards: list[int] = cells(LETTERS, high=LINE)
    display: list[int] = cells(LETTERS, high=LINE)
    deck_count: int = num(0, LINE)  # these three are sums, kept beside the counts
    discard_count: int = num(0, LINE)
    shown: int = num(0, LINE)
    pumpkin_deck: int = masks()
    pumpkins: list[int] = cells(DISPLAY, low=-1, high=PUMPKINS - 1)  # the display's five places
    open: int = masks()  # the pumpkins in them
    line: list[list[int]] = cells(SEATS, LINE, high=LETTERS - 1)
    length: list[int] = cells(SEATS, high=LINE)
    ahead: list[int] = cells(SEATS, high=LINE)
    hand: list[int] = cells(SEATS, low=-1, high=PUMPKINS - 1)  # the pumpkin taken at setup
    scored: list[int] = masks(SEATS)
    points: list[int] = cells(SEATS, high=600)  # of the scored pumpkins
    grown: list[int] = cells(SEATS, high=1)
    gaining: int = num(0, 3)  # cards of the running gain
    block: list[int] = cells(3, high=LETTERS - 1)  # the cards chosen so far, left to right
    chosen: int = num(0, 3)
    scoring: int = num(-1, PUMPKINS - 1)  # the pumpkin whose stop is being chosen (CN-18)


class Table(kernel.Table):
    """The numbers a deck file or an option may change."""

    players: int = num(2, 4)
    first: int = num(-1, 3)  # the start player; -1 random (CN-6)
    bonus: int = num(-1, 4)  # the bonus card; -1 drawn (CN-4)
    copies: list[int] = cells(LETTERS, high=LINE)  # CN-2
    need: list[list[int]] = cells(PUMPKINS, LETTERS, high=4)  # letters of each pumpkin's condition (CN-17)
    letters: list[int] = cells(PUMPKINS, high=4)  # how many letters in all
    arrow: list[int] = cells(PUMPKINS, high=20)  # steps of an arrow (CN-19), 0 for letters
    points: list[int] = cells(PUMPKINS, high=20)


STATE = layout_of(State, "capybara-n-capybara", 4)
TABLE = layout_of(Table, "capybara-n-capybara-table", 4)
