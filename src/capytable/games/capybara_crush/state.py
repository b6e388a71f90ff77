"""State and table of Capybara Crush, declared once for both speeds.

Critters 0-4: goat, monkey, turtle, bird, yuzu.  Backgrounds 0-2: pink garden, green springs, yellow beach.  Rows 0-2
from the top.  Cards of one deck are numbered 0-59.
"""

from __future__ import annotations

from capytable.games.capybara_crush.packs import LAYERS
from capytable.kernel import state as kernel
from capytable.kernel.state import SEATS, cells, layout_of, masks, num, seat, seats

CRITTERS = 5
BACKGROUNDS = 3
CARDS = 60
PLACES = 12
RIVER = 5
POWERS = 11

DRAFT_SEATS = 16
"""Players of the draft at most (CR-80)."""
HERD = 8
"""Capys of a herd line in the draft at most."""
CHOICES = 48
"""Small decisions of a round at most: with the usual costs of powers nobody gets so far."""
DRAFT_ACTIONS = 229


class Herds(kernel.State):
    """What table game, solo and draft share: herd lines, stars, favourites, powers."""

    phase: int = num(0, 10)
    quiet: int = num(0, 1)  # what changes is told to nobody yet (draft)
    powers: list[int] = cells(3, high=POWERS - 1)
    length: list[int] = cells(SEATS, high=PLACES)
    filled: list[int] = cells(SEATS, high=PLACES)  # capys with critters
    capy: list[list[int]] = cells(SEATS, PLACES, low=-1, high=CARDS - 1)  # the face below; -1 a start card
    card: list[list[int]] = cells(SEATS, PLACES, low=-1, high=CARDS - 1)  # the critters on it; -1 none
    flip: list[list[int]] = cells(SEATS, PLACES, high=1)
    shift: list[list[int]] = cells(SEATS, PLACES, low=-1, high=1)  # rows it was slid down
    stars: list[int] = cells(SEATS, high=5)
    favourite: list[int] = cells(SEATS, low=-1, high=CRITTERS - 1)


class TableState(Herds):
    """The table game for 2 to 4, and solo."""

    active: int = seat()
    starter: int = seat()
    turn: int = num(0, 500)
    step: int = num(0, 3)  # what comes next of the turn: draw, play, refill, end
    power: int = num(-1, POWERS - 1)  # the power that is being used
    held: int = num(-1, CARDS - 1)  # the card that is being played
    place: int = num(-1, PLACES - 1)  # the place chosen first
    marks: int = num(0, 4095)  # places that Somersault has flipped
    moves: int = num(0, 2)  # Leaps that March still has
    river: list[int] = cells(RIVER, low=-1, high=CARDS - 1)
    gap: int = num(-1, RIVER - 1)  # solo: where the card was drawn from
    pool: int = masks()  # the deck's cards whose order nobody can know
    under: list[int] = cells(CARDS, low=-1, high=CARDS - 1)  # below them, drawn in this order (CR-17)
    under_count: int = num(0, CARDS)
    hand: list[int] = masks(SEATS)
    public: int = masks()  # cards that lie hidden and that everybody knows
    seen: list[int] = seats(CARDS)  # who else than the owner knows a card that lies hidden
    gone: int = masks()  # solo: cards that have left the game
    ai: int = num(0, 31)  # solo: the favourites of the AI, as a set of critters
    ai_points: int = num(0, 500)
    points: int = num(0, 500)
    scorings: int = num(0, 3)


class DraftState(Herds):
    """The draft for 2 and more.  Fields that end in ``0`` show the beginning of the round: all that others may see.

    Hands and reserves are packs (``packs.py``).  ``chosen`` are the actions of the sealed decision.
    """

    capy: list[list[int]] = cells(SEATS, HERD, low=-1, high=2 * CARDS - 1)  # from CARDS on: a face that all know
    card: list[list[int]] = cells(SEATS, HERD, low=-1, high=CARDS - 1)
    flip: list[list[int]] = cells(SEATS, HERD, high=1)
    shift: list[list[int]] = cells(SEATS, HERD, low=-1, high=1)
    round: int = num(0, 250)
    box: list[int] = masks(LAYERS)  # cards that were not dealt
    hand: list[list[int]] = masks(SEATS, LAYERS)
    reserve: list[list[int]] = masks(SEATS, LAYERS)
    stage: list[int] = cells(SEATS, high=9)  # what the decision asks for
    power: list[int] = cells(SEATS, low=-1, high=POWERS - 1)
    held: list[int] = cells(SEATS, low=-1, high=CARDS - 1)  # the card that is being played
    borrowed: list[int] = cells(SEATS, high=1)  # from the reserve
    place: list[int] = cells(SEATS, low=-1, high=HERD - 1)
    marks: list[int] = cells(SEATS, high=(1 << HERD) - 1)
    moves: list[int] = cells(SEATS, high=2)
    played: list[int] = cells(SEATS, high=1)  # the round's play is done
    chosen: list[list[int]] = cells(SEATS, CHOICES, high=DRAFT_ACTIONS - 1)
    choices: list[int] = cells(SEATS, high=CHOICES)
    knows: list[int] = seats(SEATS)  # for each hand, who knows all of it (of the decision: will, when it is shown)
    known: list[list[int]] = masks(SEATS, LAYERS)  # of each hand, what everybody knows
    length0: list[int] = cells(SEATS, high=HERD)
    filled0: list[int] = cells(SEATS, high=HERD)
    capy0: list[list[int]] = cells(SEATS, HERD, low=-1, high=2 * CARDS - 1)
    card0: list[list[int]] = cells(SEATS, HERD, low=-1, high=CARDS - 1)
    flip0: list[list[int]] = cells(SEATS, HERD, high=1)
    shift0: list[list[int]] = cells(SEATS, HERD, low=-1, high=1)
    stars0: list[int] = cells(SEATS, high=5)
    hand0: list[list[int]] = masks(SEATS, LAYERS)
    reserve0: list[list[int]] = masks(SEATS, LAYERS)
    knows0: list[int] = seats(SEATS)
    known0: list[list[int]] = masks(SEATS, LAYERS)


class Numbers(kernel.Table):
    """What a deck file or an option may change, for every variant."""

    solo: int = num(0, 1)
    hidden: int = num(0, 1)  # Hidden Goals (CR-51)
    most: int = num(5, PLACES)  # capys at most (CR-13, CR-52)
    start: int = num(3, 5)  # capys and stars to begin with
    named: list[int] = cells(3, low=-1, high=POWERS - 1)  # the powers; -1: drawn from its category
    cost: list[int] = cells(POWERS, high=5)
    face: list[list[int]] = cells(CARDS, 3, high=CRITTERS - 1)
    looks: list[list[int]] = cells(CARDS, 2, high=(1 << 25) - 1)  # upright and turned: five rows for each critter
    background: list[int] = cells(CARDS, high=BACKGROUNDS - 1)
    corner: list[int] = cells(CARDS, low=1, high=CARDS)


class Table(Numbers):
    """The numbers of the table game and of solo."""

    players: int = num(1, 4)
    first: int = num(-1, 3)


class DraftTable(Numbers):
    """The numbers of the draft."""

    players: int = num(2, DRAFT_SEATS)
    decks: int = num(1, LAYERS)


TABLE_STATE = layout_of(TableState, "capybara-crush", 4)
TABLE = layout_of(Table, "capybara-crush-table", 4)
DRAFT_STATE = layout_of(DraftState, "capybara-crush-draft", DRAFT_SEATS)
DRAFT_TABLE = layout_of(DraftTable, "capybara-crush-draft-table", DRAFT_SEATS)
