"""Pond: what the game declares about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from capytable.kernel.errors import PositionError
from capytable.kernel.game import EventKind, Game, Option, Variant
from specimens.pond.rules import DRAW, determinize
from specimens.pond.state import KINDS, STATE, TABLE

NAMES = ("reed", "lily", "frog", "heron", "yuzu")

STANDARD = Variant(
    id="standard",
    players=(2, 4),
    state=STATE,
    table=TABLE,
    rules="specimens.pond.rules",
    sources=("specimens.pond.state", "specimens.pond.rules"),
    actions=11,
    observation=40,
    max_length=100,
    options=(Option("first", "seat", -1), Option("limit", "int", 60, 20, 100)),
)


class PondView(msgspec.Struct, frozen=True):
    """The situation as ``viewer`` may know it."""

    viewer: int
    active: int
    turns: int
    deck: int
    open: list[int]
    sizes: list[int]
    points: list[int]
    hand: list[int] | None
    known: list[list[int]]


def view(s: Any, t: Any, viewer: int) -> PondView:
    """All that ``viewer`` may know."""
    seats = range(t.players)
    return PondView(
        viewer=viewer,
        active=s.active,
        turns=s.turns,
        deck=sum(s.deck),
        open=s.open[:],
        sizes=[sum(s.hands[i]) for i in seats],
        points=s.points[: t.players],
        hand=s.hands[viewer][:] if viewer >= 0 else None,
        known=[s.known[viewer][i][:] for i in seats] if viewer >= 0 else [],
    )


def faults(s: Any, t: Any) -> list[str]:
    """Cards are conserved, masks repeat the hands, nobody is sure of a card that is not there."""
    found = []
    for k in range(KINDS):
        if s.deck[k] + s.open[k] + sum(s.hands[i][k] for i in range(4)) != t.copies[k]:
            found.append(f"there are not {t.copies[k]} cards of kind {k}")
    for i in range(4):
        if s.held[i] != sum(1 << k for k in range(KINDS) if s.hands[i][k]):
            found.append(f"held of seat {i} does not repeat the hand")
        found += [
            f"seat {viewer} is sure of a card {k} that seat {i} does not hold"
            for viewer in range(4)
            for k in range(KINDS)
            if s.known[viewer][i][k] > s.hands[i][k]
        ]
    return found


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    """The table for a deck document and options."""
    t = variant.table.new()
    t.players, t.first, t.limit = players, int(options["first"]), int(options["limit"])
    t.copies, t.values = list(deck["copies"]), list(deck["values"])
    return t


def check_deck(deck: Mapping[str, Any]) -> list[str]:
    """Faults of a deck document."""
    return [f"{key} must be {KINDS} numbers" for key in ("copies", "values") if len(deck.get(key, [])) != KINDS]


def action_text(t: Any, action: int) -> str:
    """``play frog``, ``pass frog``, ``draw``."""
    return "draw" if action == DRAW else f"{('play', 'pass')[action // KINDS]} {NAMES[action % KINDS]}"


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """The same as parts."""
    do, _, card = action_text(t, action).partition(" ")
    return {"do": do, "card": card} if card else {"do": do}


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    """Every number, or without the others' hands and the deck."""
    document = {"active": s.active, "turns": s.turns, "open": s.open[:], "points": s.points[: t.players]}
    seats = range(t.players)
    if viewer is None:
        return {**document, "deck": s.deck[:], "hands": s.hands[: t.players], "known": s.known}
    hands: list[Any] = [s.hands[i][:] if i == viewer else sum(s.hands[i]) for i in seats]
    known = [[s.known[v][h][:] if viewer in (v, h) else "?" for h in seats] for v in seats]
    return {**document, "deck": "?", "hands": hands, "known": known, "seat": viewer}


def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
    """The state of a document; hidden hands are dealt."""
    s = STATE.new()
    if not isinstance(document.get("hands"), list) or len(document["hands"]) != t.players:
        raise PositionError(f"must be one hand for each of {t.players} players", "hands")
    s.active, s.turns = document["active"], document["turns"]
    s.open = list(document["open"])
    viewer = document.get("seat")
    for i in range(t.players):
        s.points[i] = document["points"][i]
        for h in range(t.players):
            if document["known"][i][h] != "?":
                s.known[i][h] = list(document["known"][i][h])
    if viewer is None:
        s.deck = list(document["deck"])
        for i in range(t.players):
            s.hands[i] = list(document["hands"][i])
    else:
        _deal_hidden(s, t, document["hands"], viewer)
    for i in range(4):
        s.held[i] = sum(1 << k for k in range(KINDS) if s.hands[i][k])
    if viewer is not None:
        determinize(s, t, viewer, r)
    return s


def _deal_hidden(s: Any, t: Any, hands: list[Any], viewer: int) -> None:
    """Any hands that fit what is known; determinize shuffles them."""
    if viewer >= 0:
        s.hands[viewer] = list(hands[viewer])
    left = [t.copies[k] - s.open[k] - (s.hands[viewer][k] if viewer >= 0 else 0) for k in range(KINDS)]
    others = [i for i in range(t.players) if i != viewer]
    for i in others:
        if viewer >= 0:
            s.hands[i] = s.known[viewer][i][:]
            left = [n - m for n, m in zip(left, s.hands[i], strict=True)]
    for i in others:
        while sum(s.hands[i]) < hands[i]:
            k = max(range(KINDS), key=lambda k: left[k])
            left[k] -= 1
            s.hands[i][k] += 1
    s.deck = left


def heuristic(s: Any, t: Any, seat: int) -> int:
    """The dearest card."""
    return max((k for k in range(KINDS) if s.hands[seat][k]), key=lambda k: t.values[k])


GAME = Game(
    id="pond",
    rules_version=1,
    variants=(STANDARD,),
    default_deck=lambda: {"copies": [4, 4, 4, 4, 4], "values": [1, 2, 3, 4, 6]},
    check_deck=check_deck,
    make_table=make_table,
    faults=faults,
    action_text=action_text,
    action_parts=action_parts,
    view=view,
    events=(
        EventKind("played", "card", "seat", "points", ("card",)),
        EventKind("passed", "card", "seat", "to", ("card",)),
        EventKind("drew", "card", "seat", cards=("card",)),
    ),
    card_code=lambda t, k: NAMES[k],
    position=position,
    from_position=from_position,
    heuristic=heuristic,
    describe=lambda s, t: "limit" if s.turns >= t.limit else "empty-hand",
    names={"en": "Pond", "pl": "Staw"},
    text=lambda seen: f"{seen.deck} cards in the deck, open {seen.open}",
    picture=lambda seen: f"<svg><text>{seen.deck}</text></svg>",
)
