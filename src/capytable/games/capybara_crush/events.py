"""The events that the rules emit, in the order of their numbers, and how they read as JSON."""

from __future__ import annotations

from capytable.kernel.game import EventKind

CARD = ("card",)
EVENTS = (
    EventKind("dealt", a="starter"),
    EventKind("turn", a="seat", b="turn"),
    EventKind("took from river", "card", "seat", "place", CARD),
    EventKind("drew", "card", "seat", cards=CARD),  # known to the drawer, and to who knew it under the deck
    EventKind("played capy", "card", "seat", "place", CARD),  # face down
    EventKind("played critters", "card", "seat", "place", CARD),
    EventKind("star back", a="seat", b="stars"),
    EventKind("used power", "power", "seat", "stars"),
    EventKind("flipped", a="seat", b="place"),
    EventKind("shifted", "by", "seat", "place"),  # by: 0 a row up, 2 a row down
    EventKind("moved", "seat", "from", "to"),
    EventKind("traded", "seat", "one", "other"),
    EventKind("removed", "card", "seat", "place", CARD),
    EventKind("discarded", "card", "seat", cards=CARD),  # by Chance, known to the discarder
    EventKind("swept"),
    EventKind("river", "card", "place", cards=CARD),
    EventKind("ai took", "card", "place", "points", CARD),
    EventKind("scored", a="scoring", b="points"),
    EventKind("game over"),
    EventKind("ready", a="seat"),  # the draft: nothing else is told of a sealed decision until "shown"
    EventKind("shown", a="round"),
    EventKind("reserved", "card", "seat", cards=CARD),
    EventKind("from reserve", "card", "seat", cards=CARD),  # what is played next
    EventKind("passed", a="round"),  # every hand to the left; the number of the round that begins
)
