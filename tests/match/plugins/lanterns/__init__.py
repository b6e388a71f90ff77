"""A small game that comes by entry point: hidden hands, sealed simultaneous choices, chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from capytable.kernel.errors import PositionError
from capytable.kernel.game import EventKind, Game, Option, Variant
from capytable.kernel.random import pick
from lanterns import rules
from lanterns.state import KINDS, STATE, TABLE

CODES = ("coal", "ember", "straw", "amber", "honey", "sun")
PHASES = ("light", "lead", "over")
CARD = ("card",)


class LanternsView(msgspec.Struct, frozen=True):
    viewer: int
    phase: str
    round: int
    leader: int
    bowed: bool
    points: list[int]
    hands: list[list[str]]
    lit: list[str | None]
    pile: int
    used: list[str]


def spread(counts: list[int]) -> list[str]:
    return [CODES[kind] for kind, n in enumerate(counts) for _ in range(n)]


def view(s: Any, t: Any, viewer: int) -> LanternsView:
    seats = range(t.players)
    return LanternsView(
        viewer, PHASES[s.phase], s.round, s.leader, bool(s.bowed), [s.points[p] for p in seats],
        [_hand(s, p, viewer) for p in seats], [_lit(s, p, viewer) for p in seats], s.left, spread(s.used),
    )  # fmt: skip


def _hand(s: Any, p: int, viewer: int | None) -> list[str]:
    return spread(s.hands[p]) if viewer in (None, p) else ["?"] * s.size[p]


def _lit(s: Any, p: int, viewer: int | None) -> str | None:
    if s.lit[p] < 0:
        return None
    return CODES[s.lit[p]] if viewer in (None, p) else "?"


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    seats = range(t.players)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "leader": s.leader,
        "bowed": bool(s.bowed),
        "points": [s.points[p] for p in seats],
        "used": spread(s.used),
        "lit": [_lit(s, p, viewer) or "none" for p in seats],
        "hands": [_hand(s, p, viewer) for p in seats],
    }


def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
    s = STATE.new()
    s.lit = [-1] * 4
    missing = position(s, t, None).keys() - document.keys()
    for key in sorted(missing):
        raise PositionError("is missing", key)
    s.phase = _one(document, "phase", PHASES)
    s.round, s.leader = _number(document, "round", 99), _number(document, "leader", t.players - 1)
    if not isinstance(document["bowed"], bool):
        raise PositionError("true or false", "bowed")
    s.bowed = int(document["bowed"])
    s.pile, s.left = list(t.copies), sum(t.copies)
    for p, n in enumerate(_seats(document, "points", t, int)):
        if not 0 <= n <= 99:
            raise PositionError("a number from 0 to 99", f"points.{p}")
        s.points[p] = n
    for i, code in enumerate(_list(document["used"], "used", str)):
        s.used[_take(s, code, f"used.{i}")] += 1
    hands = [_list(hand, f"hands.{p}", str) for p, hand in enumerate(_seats(document, "hands", t, list))]
    lit = _seats(document, "lit", t, str)
    for known in (True, False):
        for p in range(t.players):
            for i, code in enumerate(hands[p]):
                if (code != "?") == known:
                    rules.gain(s, p, _take(s, code, f"hands.{p}.{i}", r))
            if lit[p] != "none" and (lit[p] != "?") == known:
                s.lit[p] = _take(s, lit[p], f"lit.{p}", r)
    return s


def _one(document: Mapping[str, Any], key: str, words: tuple[str, ...]) -> int:
    if document[key] not in words:
        raise PositionError(f"one of {', '.join(words)}", key)
    return words.index(document[key])


def _number(document: Mapping[str, Any], key: str, high: int) -> int:
    value = document[key]
    if type(value) is not int or not 0 <= value <= high:
        raise PositionError(f"a number from 0 to {high}", key)
    return value


def _list(value: Any, key: str, kind: type) -> list[Any]:
    if not isinstance(value, list) or not all(type(one) is kind for one in value):
        raise PositionError(f"a list of {kind.__name__}", key)
    return value


def _seats(document: Mapping[str, Any], key: str, t: Any, kind: type) -> list[Any]:
    value = _list(document[key], key, kind)
    if len(value) != t.players:
        raise PositionError(f"one for each of {t.players} players", key)
    return value


def _take(s: Any, code: str, key: str, r: Any = None) -> int:
    if code == "?" and r is not None and s.left:
        return rules.draw(s, pick(r, s.left))
    if code not in CODES or s.pile[CODES.index(code)] == 0:
        raise PositionError(f"no lantern {code!r} is left", key)
    kind = CODES.index(code)
    s.pile[kind] -= 1
    s.left -= 1
    return kind


def faults(s: Any, t: Any) -> list[str]:
    lit = [[int(s.lit[p] == kind) for p in range(t.players)] for kind in range(KINDS)]
    found = []
    for kind in range(KINDS):
        total = s.pile[kind] + s.used[kind] + sum(hand[kind] for hand in s.hands) + sum(lit[kind])
        if total != t.copies[kind]:
            found.append(f"{total} lanterns {CODES[kind]} instead of {t.copies[kind]}")
    if s.phase != rules.LIGHT and any(kind >= 0 for kind in s.lit):
        found.append("lanterns are lit after they were shown")
    ended = any(s.size[p] == 0 for p in range(t.players))
    if s.phase != rules.LEAD and (s.phase == rules.OVER) != (ended and all(kind < 0 for kind in s.lit)):
        found.append("the game is over when somebody has no lantern, and only then")
    if s.phase == rules.LIGHT and all(s.lit[p] >= 0 for p in range(t.players)):
        found.append("all have lit a lantern, but none is shown")
    return found


def check_deck(deck: Mapping[str, Any]) -> list[str]:
    copies = deck.get("copies")
    if not isinstance(copies, list) or len(copies) != KINDS or not all(type(n) is int and 0 <= n <= 9 for n in copies):
        return ["copies: six numbers from 0 to 9"]
    return [] if 16 <= sum(copies) <= 24 else ["copies: 16 to 24 lanterns in all"]


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    t = TABLE.new()
    t.players, t.first, t.hand, t.copies = players, options["first"], options["hand"], list(deck["copies"])
    return t


def action_text(t: Any, action: int) -> str:
    return " ".join(str(word) for word in action_parts(t, action).values())


def action_parts(t: Any, action: int) -> dict[str, Any]:
    if action < rules.DRAW:
        return {"do": "light" if action < rules.GIVE else "give", "card": CODES[action % KINDS]}
    return {"do": ("draw", "bow", "rest")[action - rules.DRAW]}


OPTIONS = (Option("first", "seat", -1), Option("hand", "int", 3, 2, 4))
GAME = Game(
    id="lanterns",
    rules_version=3,
    variants=tuple(
        Variant(name, (low, 4), STATE, TABLE, "lanterns.rules", ("lanterns.rules",), 15, 12, 200, OPTIONS)
        for name, low in (("plain", 2), ("crowd", 3))
    ),
    default_deck=lambda: {"copies": [4] * KINDS},
    check_deck=check_deck,
    make_table=make_table,
    faults=faults,
    action_text=action_text,
    action_parts=action_parts,
    view=view,
    events=(
        EventKind("dealt", a="leader"),
        EventKind("lit", "card", "seat", cards=CARD),
        EventKind("shown", "card", "seat", cards=CARD),
        EventKind("led", a="seat", b="points"),
        EventKind("bowed", a="seat"),
        EventKind("drew", "card", "seat", cards=CARD),
        EventKind("rested", a="seat"),
        EventKind("gave", "card", "seat", "to", CARD),
        EventKind("ended", a="round"),
    ),
    card_code=lambda t, kind: CODES[kind],
    position=position,
    from_position=from_position,
    heuristic=lambda s, t, seat: next(a for a in range(15) if rules.may(s, seat, a)),
    describe=lambda s, t: "a-hand-is-empty",
    names={"en": "Lanterns"},
)
