"""What the line of a lone player promises, in the language of rules: by it the hunches of solo decide, and ``greedy``.

A *kind* is a critter or a background.  What a place shows are five rows for each of the eight kinds, a background in
its middle row; an empty place shows everything.  So a chain that could still be made is found like one that is there.
The numbers were found by playing millions of deals by hunches.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush.herd import TOP_ROW, empty_places, filled_places, look, near
from capytable.kernel.bits import lowest, popcount

POINT = 16
"""What a point counts as."""
EVERYTHING = (1 << 40) - 1
KINDS = EVERYTHING & TOP_ROW
GROUND = 27  # the middle row of the first background
LINE = 5

# What a chain of three, of four, of five adds when 1, 2 … 5 places are filled, eight bits each: in the end its points.
THREE = 14 | 4 << 8 | 16 << 16 | 26 << 24 | 3 * POINT << 32
FOUR = 1 | 5 << 8 | 13 << 16 | 10 << 24 | POINT << 32
FIVE = 1 | 0 << 8 | 12 << 16 | 22 << 24 | POINT << 32

FLIPS = 1  # ways to change a card, as bits: flip, slide up, slide down
SHIFTS = 6


def shown(s: Any, t: Any, place: int) -> int:
    """What a place shows."""
    card = s.card[0][place]
    if card < 0:
        return EVERYTHING
    rows: int = look(s, t, 0, place) | 1 << (GROUND + 5 * t.background[card])
    return rows


def kinds(rows: int) -> int:
    """The kinds that stand in any row, each as its first row."""
    return (rows | rows >> 1 | rows >> 2 | rows >> 3 | rows >> 4) & KINDS


def promise(s: Any, t: Any, place: int, rows: int, cards: int) -> int:
    """What the line promises, with these rows at a place (-1: as it is) and so many cards in it, times ``POINT``.

    Until it is full rows do not matter while there is a star: a flip or a shift will mend what they break.
    """
    loose = s.stars[0] > 0 and cards < LINE
    two = 0
    three = 0
    four = 0
    any_three = 0
    any_four = 0
    five = 0
    before = rows if place == 0 else shown(s, t, 0)
    for i in range(1, s.length[0]):
        now = rows if place == i else shown(s, t, i)
        common = kinds(before) & kinds(now) if loose else kinds(near(before) & now)
        five = four & common
        four = three & common
        three = two & common
        two = common
        any_three |= three
        any_four |= four
        before = now
    at = 8 * (cards - 1)
    found: int = (THREE >> at & 255) * popcount(any_three)
    return found + (FOUR >> at & 255) * popcount(any_four) + (FIVE >> at & 255) * popcount(five)


def best_place(s: Any, t: Any, card: int) -> int:
    """The empty place (there is one) where a card promises most; 8 × the promise + the place."""
    rows: int = t.looks[card][0] | 1 << (GROUND + 5 * t.background[card])
    best = -1
    places = empty_places(s, 0)
    while places != 0:
        place = lowest(places)
        places &= places - 1
        best = max(best, 8 * promise(s, t, place, rows, s.filled[0] + 1) + place)
    return best


def promise_of(s: Any, t: Any, card: int) -> int:
    """What the line promises with a card where it fits best; 0 for a line that is full."""
    if s.filled[0] == s.length[0]:
        return 0
    return best_place(s, t, card) >> 3


def changed(s: Any, t: Any, place: int, way: int) -> int:
    """What the card of a place shows when it is flipped (way 0), slid up (1) or down (2); 0 if it cannot be."""
    card = s.card[0][place]
    shift = s.shift[0][place]
    flip = s.flip[0][place]
    if way == 0:
        flip = 1 - flip
    if way == 1:
        shift -= 1
    if way == 2:
        shift += 1
    if shift < -1 or shift > 1:
        return 0
    rows: int = (t.looks[card][flip] << 1) >> (1 - shift) | 1 << (GROUND + 5 * t.background[card])
    return rows


def best_change(s: Any, t: Any, ways: int, places: int) -> int:
    """The flip or shift that gains most among these ways and places of cards; 32 × the gain + 4 × place + way.

    -1 if there is none.
    """
    best = -1
    as_it_is = promise(s, t, -1, 0, s.filled[0])
    places &= filled_places(s, 0)
    while places != 0:
        place = lowest(places)
        places &= places - 1
        for way in range(3):
            rows = changed(s, t, place, way)
            if ways >> way & 1 != 0 and rows != 0:
                gain = max(0, promise(s, t, place, rows, s.filled[0]) - as_it_is)
                best = max(best, 32 * gain + 4 * place + way)
    return best
