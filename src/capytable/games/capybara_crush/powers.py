"""Powers that change the own herd line, in the language of rules: shared by table game, solo and draft.

A power asks for its choices one after the other.  Which one comes next is a phase; the numbers of the phases below are
the same in both games.  A choice is a bit's number in the mask of :func:`line_picks`: a place of the line (0-11), up,
down, a place to move to (14-25), done.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush.herd import filled_places, flip_card, move_capy, shift_card, trade_cards
from capytable.kernel.random import below

SWEEP = 0
CHANCE = 1
HOPE = 2
SPRINT = 3
FLIP = 4
SOMERSAULT = 5
TRADE = 6
RELEASE = 7
SHIFT = 8
LEAP = 9
MARCH = 10

MAIN = 0
PLACE = 1
DRAW_AGAIN = 2
PLAY_AGAIN = 3
PICK = 4
SECOND = 5
TARGET = 6
ROWS = 7

UP = 12
DOWN = 13
TO = 14
DONE = 26


def draw_powers(s: Any, t: Any) -> None:
    """One power of each category, named or drawn: drawing 0-3, adjustment 4-7, movement 8-10 (CR-7, CR-50)."""
    for i in range(3):
        s.powers[i] = t.named[i]
        if t.named[i] < 0:
            s.powers[i] = 4 * i + below(s.rng, 4 - i // 2)


def line_possible(s: Any, seat: int, power: int) -> bool:
    """Whether the herd line has what an adjustment or a movement needs (CR-24 … CR-32)."""
    if power == TRADE:
        return bool(s.filled[seat] >= 2)
    if power <= SHIFT:
        return bool(s.filled[seat] >= 1)
    return bool(s.length[seat] >= 2)


def line_picks(s: Any, seat: int, phase: int, power: int, place: int, marks: int) -> int:
    """Mask of a power's next choices; ``place`` was chosen first, ``marks`` are flipped already."""
    found = 0
    if phase == PICK:
        if power in (LEAP, MARCH):
            found = (1 << s.length[seat]) - 1
        else:
            found = filled_places(s, seat) & ~marks
            if power == TRADE:
                found &= (1 << highest(found)) - 1
            if power == SOMERSAULT and marks != 0:
                found |= 1 << DONE
    elif phase == SECOND:
        found = filled_places(s, seat) & ~((2 << place) - 1)
    elif phase == ROWS:
        if s.shift[seat][place] > -1:
            found |= 1 << UP
        if s.shift[seat][place] < 1:
            found |= 1 << DOWN
    elif phase == TARGET:
        found = (((1 << s.length[seat]) - 1) & ~(1 << place)) << TO
    return found


def line_step(s: Any, seat: int, phase: int, power: int, place: int, marks: int, moves: int, choice: int) -> int:
    """Carry out a choice; return the phase that follows, ``MAIN`` when the power is done.

    Release's card is left to the caller, who plays on with ``PLAY_AGAIN``; so are place, marks and moves.
    """
    if choice == DONE:
        return MAIN
    if phase == ROWS:
        shift_card(s, seat, place, -1 if choice == UP else 1)
        return MAIN
    if phase == TARGET:
        move_capy(s, seat, place, choice - TO)
        return PICK if moves > 1 else MAIN
    if phase == SECOND:
        trade_cards(s, seat, place, choice)
        return MAIN
    if power == RELEASE:
        return PLAY_AGAIN
    if power == TRADE:
        return SECOND
    if power == SHIFT:
        return ROWS
    if power in (LEAP, MARCH):
        return TARGET
    flip_card(s, seat, choice)
    if power == SOMERSAULT and filled_places(s, seat) & ~(marks | (1 << choice)) != 0:
        return PICK
    return MAIN


def highest(mask: int) -> int:
    """The index of the highest set bit of a mask that is not 0."""
    top = 0
    while mask > 1:
        mask >>= 1
        top += 1
    return top
