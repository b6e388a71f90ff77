"""The events that the rules emit, in the order of their numbers, and how they read as JSON."""

from __future__ import annotations

from capytable.kernel.game import EventKind

CARD = ("card",)
EVENTS = (
    EventKind("dealt", a="round", b="starter"),  # a new round: 7 cards each, starter begins
    EventKind("turn", a="seat", b="turn"),
    EventKind("played", "card", "seat", "pile", CARD),
    EventKind("drew", "card", "seat", cards=CARD),  # the card is known to the drawer
    EventKind("ended turn", a="seat", b="drew"),  # drew: 1 after a draw, 0 when no card could be drawn
    EventKind("reshuffled", a="cards"),
    EventKind("moved", a="from", b="to"),  # the figure, token places 0-7
    EventKind("offered", "card", "seat", "to", CARD),  # face down; known to the giver
    EventKind("refused card", a="seat", b="to"),  # with the teapot: it goes on to `to`
    EventKind("took", "card", "seat", "from", CARD),  # the passed card joins the hand; known to giver and taker
    EventKind("discarded", "card", "seat", cards=CARD),
    EventKind("teapot", a="from", b="to"),  # seats, -1 the middle
    EventKind("gave back", a="seat", b="cookies"),  # the anteater's due
    EventKind("refused cookie", a="seat"),
    EventKind("revealed", "card", "seat", "gain", CARD),  # the cookies token, or the end of a round
    EventKind("round ended", a="seat", b="round"),  # seat -1: nobody ended it
    EventKind("counted", "card", "seat", "value", CARD),  # a card in hand that must be paid for
    EventKind("left over", "card", "seat", cards=CARD),  # a card in hand that costs nothing more
    EventKind("paid", a="seat", b="cookies"),
    EventKind("game over", a="reason"),  # 0 somebody has no cookies left, 1 the turn limit
    EventKind("nobody", a="seat"),  # an anteater finds nobody who could give
)
