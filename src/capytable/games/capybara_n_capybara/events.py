"""The events that the rules emit, in the order of their numbers, and how they read as JSON."""

from __future__ import annotations

from capytable.kernel.game import EventKind

EVENTS = (
    EventKind("dealt", a="starter", b="bonus"),
    EventKind("turn", a="seat", b="turn"),
    EventKind("took pumpkin", "pumpkin", "seat", cards=("pumpkin",)),  # at setup, into the hand (CN-8)
    EventKind("refreshed", a="seat"),
    EventKind("walked", a="seat", b="steps"),
    EventKind("took", "card", "seat", "number", ("card",)),  # a capybara of the display, the block's number so-and-so
    EventKind("inserted", "cards", "seat", "at"),  # at: cards of the line left of the block
    EventKind("scored", "pumpkin", "seat", "points", ("pumpkin",)),
    EventKind("forgone", a="seat", b="letters"),
    EventKind("grew", a="seat"),
    EventKind("back", a="seat", b="steps"),
    EventKind("passed", a="seat"),
    EventKind("card opened", "card", cards=("card",)),
    EventKind("pumpkin opened", "pumpkin", "place", cards=("pumpkin",)),
    EventKind("reshuffled", a="cards"),
    EventKind("last round", a="seat", b="turns"),  # turns still to come (CN-31)
    EventKind("game over"),
)
