"""Herd lines in the language of rules: playing cards into them, changing them, chains and points."""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import lowest, popcount
from capytable.kernel.events import ALL, emit
from capytable.kernel.random import pick

WELL = 2  # a card with so much in common with its neighbours fits well
TOP_ROW = 0x84210842108421  # of twelve places, or of five critters
BOTTOM_ROW = TOP_ROW << 4

E_CAPY = 4
E_CRITTERS = 5
E_STAR_BACK = 6
E_STARS_SPENT = 7
E_FLIPPED = 8
E_SHIFTED = 9
E_MOVED = 10
E_TRADED = 11
E_REMOVED = 12


def tell(s: Any, kind: int, seen: int, secret: int, a: int, b: int) -> None:
    """Report an event, unless the herd changes in a sealed decision of the draft (CR-82)."""
    if s.quiet == 0:
        emit(s, kind, seen, secret, a, b)


def full(s: Any, t: Any, seat: int) -> bool:
    """As many capys as allowed, all with critters (CR-10)."""
    return bool(s.length[seat] >= t.most and s.filled[seat] == s.length[seat])


def empty_places(s: Any, seat: int) -> int:
    """Mask of the capys without critters."""
    found = 0
    for p in range(s.length[seat]):
        if s.card[seat][p] < 0:
            found |= 1 << p
    return found


def filled_places(s: Any, seat: int) -> int:
    """Mask of the capys with critters."""
    found: int = ((1 << s.length[seat]) - 1) & ~empty_places(s, seat)
    return found


def play_critters(s: Any, seat: int, card: int, place: int) -> None:
    """Put a card upright on a capy that carries none (CR-12)."""
    tell(s, E_CRITTERS, ALL, card, seat, place)
    s.card[seat][place] = card
    s.flip[seat][place] = 0
    s.shift[seat][place] = 0
    s.filled[seat] += 1


def play_capy(s: Any, t: Any, seat: int, card: int, left: bool, seen: int) -> None:
    """Put a card face down at an end of the line; a spent star comes back (CR-13)."""
    place: int = s.length[seat]
    if left:
        for i in range(s.length[seat]):
            copy_place(s, seat, s.length[seat] - 1 - i, s.length[seat] - i)
        place = 0
    tell(s, E_CAPY, seen, card, seat, place)
    s.capy[seat][place] = card
    clear_place(s, seat, place)
    s.length[seat] += 1
    if s.stars[seat] < t.start:
        s.stars[seat] += 1
        tell(s, E_STAR_BACK, ALL, -1, seat, s.stars[seat])


def remove_critters(s: Any, seat: int, place: int) -> int:
    """Take the critter card off a capy; it forgets its flip and shift (CR-31)."""
    card: int = s.card[seat][place]
    tell(s, E_REMOVED, ALL, card, seat, place)
    clear_place(s, seat, place)
    s.filled[seat] -= 1
    return card


def spend(s: Any, seat: int, power: int, cost: int) -> None:
    """Pay a power's stars."""
    s.stars[seat] -= cost
    tell(s, E_STARS_SPENT, ALL, power, seat, cost)


def flip_card(s: Any, seat: int, place: int) -> None:
    """Turn a critter card by 180 degrees; its shift stays (CR-24, CR-31)."""
    s.flip[seat][place] = 1 - s.flip[seat][place]
    tell(s, E_FLIPPED, ALL, -1, seat, place)


def shift_card(s: Any, seat: int, place: int, by: int) -> None:
    """Slide a critter card by one row (CR-28)."""
    s.shift[seat][place] += by
    tell(s, E_SHIFTED, ALL, by + 1, seat, place)


def trade_cards(s: Any, seat: int, a: int, b: int) -> None:
    """Two critter cards change capys, with their flips and shifts (CR-26, CR-31)."""
    tell(s, E_TRADED, ALL, seat, a, b)
    card = s.card[seat][a]
    flip = s.flip[seat][a]
    shift = s.shift[seat][a]
    s.card[seat][a] = s.card[seat][b]
    s.flip[seat][a] = s.flip[seat][b]
    s.shift[seat][a] = s.shift[seat][b]
    s.card[seat][b] = card
    s.flip[seat][b] = flip
    s.shift[seat][b] = shift


def move_capy(s: Any, seat: int, place: int, to: int) -> None:
    """A capy goes with its critters to another place of the line; the others close up (CR-29)."""
    tell(s, E_MOVED, ALL, seat, place, to)
    capy = s.capy[seat][place]
    card = s.card[seat][place]
    flip = s.flip[seat][place]
    shift = s.shift[seat][place]
    if place < to:
        for i in range(place, to):
            copy_place(s, seat, i + 1, i)
    else:
        for i in range(place - to):
            copy_place(s, seat, place - 1 - i, place - i)
    s.capy[seat][to] = capy
    s.card[seat][to] = card
    s.flip[seat][to] = flip
    s.shift[seat][to] = shift


def copy_place(s: Any, seat: int, source: int, target: int) -> None:
    """Copy all that stands at a place."""
    s.capy[seat][target] = s.capy[seat][source]
    s.card[seat][target] = s.card[seat][source]
    s.flip[seat][target] = s.flip[seat][source]
    s.shift[seat][target] = s.shift[seat][source]


def clear_place(s: Any, seat: int, place: int) -> None:
    """No critters on the capy."""
    s.card[seat][place] = -1
    s.flip[seat][place] = 0
    s.shift[seat][place] = 0


# --- chains and points ------------------------------------------------------------------------------------------


def look(s: Any, t: Any, seat: int, place: int) -> int:
    """Where the critters of a place show: five rows for each critter, an unmoved card in the middle three."""
    card = s.card[seat][place]
    if card < 0:
        return 0
    rows: int = t.looks[card][s.flip[seat][place]]
    shift = s.shift[seat][place]
    if shift > 0:
        return rows << 1
    if shift < 0:
        return rows >> 1
    return rows


def critter_board(s: Any, t: Any, seat: int, critter: int) -> int:
    """The rows in which a critter shows, five bits a place from the left."""
    board = 0
    for place in range(s.length[seat]):
        board |= (look(s, t, seat, place) >> (5 * critter) & 31) << (5 * place)
    return board


def background_board(s: Any, t: Any, seat: int, background: int) -> int:
    """The places that have a background, as a mask."""
    board = 0
    for place in range(s.length[seat]):
        card = s.card[seat][place]
        if card >= 0 and t.background[card] == background:
            board |= 1 << place
    return board


def near(rows: int) -> int:
    """These rows of each five and those next to them."""
    return rows | rows << 1 & ~TOP_ROW | rows >> 1 & ~BOTTOM_ROW


def longest_chain(board: int) -> int:
    """The longest chain on a critter's board: neighbours at most one row apart, each card once (CR-40).

    ``ends`` are the cells in which a chain of so many cards ends.
    """
    chain = 0
    ends = board
    while ends != 0:
        chain += 1
        ends = near(ends) << 5 & board
    return chain


def longest_run(board: int) -> int:
    """The longest run of neighbours on a background's board (CR-41)."""
    run = 0
    while board != 0:
        run += 1
        board &= board << 1
    return run


def critter_chain(s: Any, t: Any, seat: int, critter: int) -> int:
    """Length of the longest chain of a critter (CR-40)."""
    return longest_chain(critter_board(s, t, seat, critter))


def background_chain(s: Any, t: Any, seat: int, background: int) -> int:
    """Length of the longest chain of a background (CR-41)."""
    return longest_run(background_board(s, t, seat, background))


def chain_points(s: Any, t: Any, seat: int, shortest: int) -> int:
    """Points of all eight chains; those shorter than ``shortest`` count nothing (CR-42, CR-64)."""
    goats = 0
    monkeys = 0
    turtles = 0
    birds = 0
    yuzus = 0
    pink = 0
    green = 0
    yellow = 0
    for place in range(s.length[seat]):
        rows = look(s, t, seat, place)
        if rows != 0:
            goats |= (rows & 31) << (5 * place)
            monkeys |= (rows >> 5 & 31) << (5 * place)
            turtles |= (rows >> 10 & 31) << (5 * place)
            birds |= (rows >> 15 & 31) << (5 * place)
            yuzus |= (rows >> 20 & 31) << (5 * place)
            ground = t.background[s.card[seat][place]]
            pink |= int(ground == 0) << place
            green |= int(ground == 1) << place
            yellow |= int(ground == 2) << place
    points = counted(longest_chain(goats), shortest) + counted(longest_chain(monkeys), shortest)
    points += counted(longest_chain(turtles), shortest) + counted(longest_chain(birds), shortest)
    points += counted(longest_chain(yuzus), shortest) + counted(longest_run(pink), shortest)
    points += counted(longest_run(green), shortest) + counted(longest_run(yellow), shortest)
    return points


def counted(chain: int, shortest: int) -> int:
    """A chain's points."""
    if chain < shortest:
        return 0
    return chain


def favourites(s: Any, t: Any, seat: int) -> int:
    """How many critter cards show the own favourite."""
    found = 0
    for place in range(s.length[seat]):
        card = s.card[seat][place]
        if card >= 0 and s.favourite[seat] >= 0 and t.looks[card][0] >> (5 * s.favourite[seat]) & 31 != 0:
            found += 1
    return found


def herd_points(s: Any, t: Any, seat: int) -> int:
    """Chains, favourites and unused stars (CR-42)."""
    points: int = chain_points(s, t, seat, 1) + favourites(s, t, seat) + s.stars[seat]
    return points


# --- what fits --------------------------------------------------------------------------------------------------


def ties(s: Any, t: Any, seat: int, card: int, place: int) -> int:
    """How many critters and backgrounds a card would have in common with its neighbours at an empty place."""
    rows = near(t.looks[card][0])
    ground = t.background[card]
    found = 0
    if place > 0 and s.card[seat][place - 1] >= 0:
        found += popcount(rows & look(s, t, seat, place - 1)) + int(t.background[s.card[seat][place - 1]] == ground)
    if place + 1 < s.length[seat] and s.card[seat][place + 1] >= 0:
        found += popcount(rows & look(s, t, seat, place + 1)) + int(t.background[s.card[seat][place + 1]] == ground)
    return found


def most_ties(s: Any, t: Any, seat: int, card: int, places: int) -> int:
    """The place of a mask (not 0) where the card has most ties; 16 × ties + the place."""
    best = -1
    while places != 0:
        place = lowest(places)
        places &= places - 1
        best = max(best, 16 * ties(s, t, seat, card, place) + place)
    return best


def fit(s: Any, t: Any, seat: int, card: int) -> int:
    """How well a card would fit among the critters of the herd, times 16."""
    places = empty_places(s, seat)
    if places == 0:
        return 0
    return most_ties(s, t, seat, card, places)


def fits_well(s: Any, t: Any, seat: int, found: int) -> bool:
    """Whether a card with this fit should be played as critters: it has some ties, or it cannot be a capy."""
    return bool(found >= 16 * WELL or s.filled[seat] == 0 or s.length[seat] >= t.most)


def best_spot(s: Any, t: Any, seat: int, card: int, spots: int, left: int, r: Any) -> int:
    """Where a card goes best, a bit of ``spots``: a capy, or one of the two ends, bits ``left`` and ``left + 1``."""
    places = spots & ((1 << left) - 1)
    if places == 0:
        return left + pick(r, 2)
    found = most_ties(s, t, seat, card, places)
    if spots == places or fits_well(s, t, seat, found):
        return found & 15
    return left + pick(r, 2)
