"""Walk: what the game declares about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from capytable.kernel.game import EventKind, Game, Option, Variant
from specimens.documents import reader, writer
from specimens.walk.rules import BACK, INSERT, KINDS, LINE, REFRESH, TAKE, WALK, determinize, legal
from specimens.walk.state import STATE, TABLE

STANDARD = Variant(
    id="walk",
    players=(2, 4),
    state=STATE,
    table=TABLE,
    rules="specimens.walk.rules",
    sources=("specimens.walk.state", "specimens.walk.rules"),
    actions=INSERT + LINE + 1,
    observation=22 + 4 * (LINE + 2),
    max_length=12_000,
    options=(Option("first", "seat", -1), Option("run", "int", 2, 2, 4)),
)


class WalkView(msgspec.Struct, frozen=True):
    """The situation; everybody sees the same."""

    active: int
    phase: int
    refreshed: bool
    gain: int
    block: list[int]
    turns_left: int
    deck: list[int]
    discards: list[int]
    display: list[int]
    lines: list[str]
    ahead: list[int]


def view(s: Any, t: Any, viewer: int) -> WalkView:
    """All there is but the generator."""
    return WalkView(
        active=s.active,
        phase=s.phase,
        refreshed=bool(s.refreshed),
        gain=s.gain,
        block=s.block[:],
        turns_left=s.left,
        deck=s.deck[:],
        discards=s.discards[:],
        display=s.display[:],
        lines=["".join("ABCDE"[k - 1] for k in s.line[i][: s.length[i]]) for i in range(t.players)],
        ahead=s.ahead[: t.players],
    )


def faults(s: Any, t: Any) -> list[str]:
    """Cards are conserved; lines have no holes; monkeys stand in their lines."""
    found = []
    for k in range(KINDS):
        lines = sum(row.count(k + 1) for row in s.line) + s.block.count(k + 1)
        if s.deck[k] + s.discards[k] + s.display[k] + lines != t.copies[k]:
            found.append(f"there are not {t.copies[k]} cards {'ABCDE'[k]}")
    for seat in range(t.players):
        if 0 in s.line[seat][: s.length[seat]] or any(s.line[seat][s.length[seat] :]):
            found.append(f"the line of seat {seat} is not {s.length[seat]} cards long")
        if s.ahead[seat] > s.length[seat]:
            found.append(f"the monkey of seat {seat} stands outside of its line")
    return found


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    """The table for a deck document and options."""
    t = variant.table.new()
    t.players, t.first, t.run = players, int(options["first"]), int(options["run"])
    t.copies, t.worth = list(deck["copies"]), t.run - 1
    return t


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """What to do with how many."""
    if action >= INSERT:
        return {"do": "insert", "gap": action - INSERT}
    if action >= TAKE:
        return {"do": "take", "card": "ABCDE"[action - TAKE]}
    if action >= WALK:
        return {"do": "walk", "steps": action - WALK}
    if REFRESH < action < BACK:
        return {"do": "gain", "cards": action}
    return {"do": "refresh" if action == REFRESH else "back" if action == BACK else "pass"}


def heuristic(s: Any, t: Any, seat: int) -> int:
    """The last action of the list: short walks are for others."""
    out = [0] * STANDARD.actions
    return out[legal(s, t, seat, out) - 1]


GAME = Game(
    id="walk",
    rules_version=1,
    variants=(STANDARD,),
    default_deck=lambda: {"copies": [16, 16, 16, 16, 6]},
    check_deck=lambda deck: [] if len(deck["copies"]) == KINDS else [f"copies must be {KINDS} numbers"],
    make_table=make_table,
    faults=faults,
    action_text=lambda t, action: " ".join(str(part) for part in action_parts(t, action).values()),
    action_parts=action_parts,
    view=view,
    events=(
        EventKind("gained", a="seat", b="cards"),
        EventKind("went", a="seat", b="ahead"),
        EventKind("refreshed", a="seat"),
        EventKind("passed", a="seat"),
    ),
    card_code=lambda t, k: "ABCDE"[k],
    position=writer(STATE, determinize),
    from_position=reader(STATE, determinize),
    heuristic=heuristic,
    describe=lambda s, t: "deck",
    names={"en": "Walk", "pl": "Spacer"},
)
