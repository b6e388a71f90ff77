"""Draft: what the game declares about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from capytable.kernel.game import EventKind, Game, Option, Variant
from specimens.documents import reader, writer
from specimens.draft.rules import AS_CAPY, DONE, FLIP, KINDS, ON_CAPY, READY, SLOTS, determinize, herd, legal, unknown
from specimens.draft.state import STATE, TABLE

STANDARD = Variant(
    id="draft",
    players=(2, 16),
    state=STATE,
    table=TABLE,
    rules="specimens.draft.rules",
    sources=("specimens.draft.state", "specimens.draft.rules"),
    actions=198,
    observation=140 + 15 * 81,
    max_length=4000,
    options=(Option("cards", "int", 6, 2, 15), Option("goal", "int", 2, 1, 8)),
)


class SeatView(msgspec.Struct, frozen=True):
    """An area: as it is for its owner, as it was when the round began for everybody else."""

    ready: bool
    cards: int
    hand: list[int] | None
    reserve: list[int]
    critters: list[int]
    flipped: list[int]
    faces: list[int | None]
    stars: int


class DraftView(msgspec.Struct, frozen=True):
    """The situation as ``viewer`` may know it."""

    viewer: int
    round: int
    over: bool
    stage: int | None
    picked: int | None
    seats: list[SeatView]


def view(s: Any, t: Any, viewer: int) -> DraftView:
    """All that ``viewer`` may know."""
    return DraftView(
        viewer=viewer,
        round=s.round,
        over=bool(s.ended),
        stage=s.stage[viewer] if viewer >= 0 else None,
        picked=s.picked[viewer] if viewer >= 0 else None,
        seats=[_own(s, viewer) if seat == viewer else _other(s, seat, viewer) for seat in range(t.players)],
    )


def _own(s: Any, seat: int) -> SeatView:
    return SeatView(
        ready=s.stage[seat] == READY,
        cards=sum(s.hand[seat]),
        hand=_cards(s.hand[seat]),
        reserve=_cards(s.reserve[seat]),
        critters=s.critters[seat][:],
        flipped=s.flipped[seat][:],
        faces=s.faces[seat][: s.capys[seat]],
        stars=s.stars[seat],
    )


def _other(s: Any, seat: int, viewer: int) -> SeatView:
    faces = [s.faces0[seat][i] if s.shown0[seat] >> i & 1 else None for i in range(s.capys0[seat])]
    return SeatView(
        ready=s.stage[seat] == READY,
        cards=sum(s.hand0[seat]),
        hand=None if unknown(s, seat, viewer) else _cards(s.hand0[seat]),
        reserve=_cards(s.reserve0[seat]),
        critters=s.critters0[seat][:],
        flipped=s.flipped0[seat][:],
        faces=faces,
        stars=s.stars0[seat],
    )


def _cards(row: list[int]) -> list[int]:
    return [k for k in range(KINDS) for _ in range(row[k])]


def faults(s: Any, t: Any) -> list[str]:
    """Cards are conserved, now and at the beginning of the round; there are as many capys as carry something."""
    found = []
    for now in (True, False):
        count = s.box[:]
        for seat in range(t.players):
            area = _area(s, seat, now)
            for k in area:
                count[k] += 1
        if any(n != t.decks for n in count):
            found.append(f"cards are not conserved {'now' if now else 'at the beginning of the round'}: {count}")
    for seat in range(t.players):
        if any(s.critters[seat][i] for i in range(s.capys[seat], SLOTS)):
            found.append(f"seat {seat} has critters beside its capys")
        if not s.knows[seat] >> seat & 1:
            found.append(f"seat {seat} does not know its own hand")
    return found


def _area(s: Any, seat: int, now: bool) -> list[int]:
    """Every card of an area."""
    if now:
        picked = [s.picked[seat] - 1] if s.picked[seat] else []
        rows, slots = (s.hand, s.reserve), (s.critters, s.faces)
    else:
        picked, rows, slots = [], (s.hand0, s.reserve0), (s.critters0, s.faces0)
    cards = [k for row in rows for k in _cards(row[seat])]
    return picked + cards + [n - 1 for slot in slots for n in slot[seat] if n]


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    """One deck for every four players begun."""
    t = variant.table.new()
    t.players, t.decks = players, -(-players // 4)
    t.cards, t.goal = int(options["cards"]), int(options["goal"])
    return t


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """What to do with which card or capy."""
    if action < ON_CAPY:
        return {"do": ("pick", "borrow", "reserve")[action // KINDS], "card": action % KINDS}
    if action < AS_CAPY:
        return {"do": "place", "capy": action - ON_CAPY}
    if action == AS_CAPY:
        return {"do": "capy"}
    return {"do": "ready"} if action == DONE else {"do": "flip", "capy": action - FLIP}


def heuristic(s: Any, t: Any, seat: int) -> int:
    """Critters before capys: the lowest number."""
    out = [0] * STANDARD.actions
    legal(s, t, seat, out)
    return out[0]


GAME = Game(
    id="draft",
    rules_version=1,
    variants=(STANDARD,),
    default_deck=dict,
    check_deck=lambda deck: [],
    make_table=make_table,
    faults=faults,
    action_text=lambda t, action: " ".join(str(part) for part in action_parts(t, action).values()),
    action_parts=action_parts,
    view=view,
    events=(EventKind("ready", a="seat"), EventKind("shown", a="seat", b="herd"), EventKind("passed", a="round")),
    card_code=lambda t, k: f"card {k}",
    position=writer(STATE, determinize),
    from_position=reader(STATE, determinize),
    heuristic=heuristic,
    describe=lambda s, t: "goal" if any(herd(s, seat) >= t.goal for seat in range(t.players)) else "stuck",
    names={"en": "Draft", "pl": "Szkic"},
)
