"""A seat's area in a document, alike at the table and in the draft: capys, stars and favourite; and the powers.

While a document is read an unknown face below is -2 and an unknown favourite -1.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from capytable.games.capybara_crush.cards import CRITTERS, POWERS, card_code
from capytable.kernel.document import Reader, Stock
from capytable.kernel.errors import PositionError
from capytable.kernel.random import pick

UNKNOWN = "?"
CAPY_KEYS = ("critters", "flipped", "shift", "below")


def critters(s: Any, t: Any, seat: int, place: int) -> dict[str, Any]:
    """What lies on a capy, and how."""
    made: dict[str, Any] = {}
    if s.card[seat][place] >= 0:
        made["critters"] = card_code(t, s.card[seat][place])
        if s.flip[seat][place]:
            made["flipped"] = True
        if s.shift[seat][place]:
            made["shift"] = s.shift[seat][place]
    return made


def read_powers(top: Reader, default: list[str]) -> list[int]:
    """The three powers that lie open."""
    given = top.items("powers", default)
    if len(given) != 3 or not all(isinstance(name, str) and name in POWERS for name in given):
        raise PositionError(f"expected three of {', '.join(POWERS)}", "powers")
    return [POWERS.index(name) for name in given]


def read_area(s: Any, t: Any, seat: int, row: Reader, stock: Stock, keys: Collection[str] = CAPY_KEYS) -> list[Reader]:
    """Read a seat's line, stars and favourite into ``s``; return the capys' documents, which have these ``keys``."""
    most = len(s.capy[seat])
    capys = row.each("herd", keys, [{} for _ in range(t.start)])
    if len(capys) > most:
        raise PositionError(f"expected {most} capys at most", row.where("herd"))
    s.length[seat] = len(capys)
    s.capy[seat], s.card[seat] = [-1] * most, [-1] * most
    for place, capy in enumerate(capys):
        _read_capy(s, seat, place, capy, stock)
    s.stars[seat] = row.number("stars", t.start, 0, t.start)
    favourite = row.choice("favourite", (*CRITTERS, UNKNOWN), UNKNOWN)
    s.favourite[seat] = -1 if favourite == UNKNOWN else CRITTERS.index(favourite)
    return capys


def _read_capy(s: Any, seat: int, place: int, capy: Reader, stock: Stock) -> None:
    if "critters" in capy.document:
        s.card[seat][place] = stock.take(capy.document["critters"], capy.where("critters"))
        s.filled[seat] += 1
    s.flip[seat][place] = int(capy.flag("flipped"))
    s.shift[seat][place] = capy.number("shift", 0, -1, 1)
    below = capy.document.get("below", "")
    if below == UNKNOWN:
        s.capy[seat][place] = -2
    elif below != "":
        s.capy[seat][place] = stock.take(below, capy.where("below"))


def unknown_capys(s: Any, t: Any) -> list[tuple[int, int]]:
    """Seats and places of the capys whose face is still to be dealt."""
    return [(p, i) for p in range(t.players) for i in range(s.length[p]) if s.capy[p][i] == -2]


def deal_favourites(s: Any, t: Any, decks: int, r: Any) -> None:
    """Deal the unknown favourites, one of each critter a deck."""
    free = [c for c in range(len(CRITTERS)) for _ in range(decks)]
    for p in range(t.players):
        if s.favourite[p] in free:
            free.remove(s.favourite[p])
    for p in range(t.players):
        if s.favourite[p] < 0:
            s.favourite[p] = free.pop(pick(r, len(free)))
