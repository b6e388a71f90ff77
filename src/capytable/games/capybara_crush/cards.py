"""Faces and powers of Capybara Crush, the deck file and its checker, options (CR-1 … CR-7, CR-50 … CR-53)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from capytable.games.capybara_crush.state import CARDS
from capytable.kernel.document import deck_faults, is_whole
from capytable.kernel.errors import SetupError
from capytable.kernel.game import Option, Variant

CRITTERS = ("goat", "monkey", "turtle", "bird", "yuzu")
BACKGROUNDS = ("pink", "green", "yellow")
POWERS = (
    "sweep", "chance", "hope", "sprint", "flip", "somersault", "trade", "release", "shift", "leap", "march",
)  # fmt: skip
CATEGORIES = (POWERS[:4], POWERS[4:8], POWERS[8:])
"""Drawing, adjustment, movement."""
FIRST_POWERS = ("sweep", "flip", "shift")
"""Those of a first game (CR-7)."""

_POWER_OPTIONS = tuple(
    Option(name, "choice", first, choices=("random", *category))
    for name, first, category in zip(("drawing", "adjustment", "movement"), FIRST_POWERS, CATEGORIES, strict=True)
)
TABLE_OPTIONS = (
    Option("first", "seat", -1),
    *_POWER_OPTIONS,
    Option("goals", "choice", "open", choices=("open", "hidden")),  # CR-51
    Option("capys", "choice", "8", choices=("8", "higher"), players={"higher": (2, 3)}),  # CR-52
)
SOLO_OPTIONS = _POWER_OPTIONS
DRAFT_OPTIONS = (*_POWER_OPTIONS[1:], TABLE_OPTIONS[4])  # Sprint stays (CR-84), Hidden Goals (CR-53)
_KEYS: dict[str, type] = {"game": str, "name": str, "stand_in": bool, "card": list, "cost": dict}
_CARD_KEYS = {"number", "critters", "background"}


@cache
def default_deck() -> Mapping[str, Any]:
    """The deck that ships with the game: a stand-in (CR-3)."""
    return tomllib.loads((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"))


def check_deck(deck: Mapping[str, Any]) -> list[str]:
    """What is wrong with a deck document, key by key; empty when it can be played."""
    found = deck_faults(deck, "capybara-crush", _KEYS)
    if found:
        return found
    rows, costs = deck.get("card", []), deck.get("cost", {})
    if len(rows) != CARDS:
        found.append(f"card: {len(rows)} cards, expected {CARDS}")
    for i, row in enumerate(rows):
        found += [f"card.{i}: {fault}" for fault in _card_faults(row)]
    numbers = [row.get("number") for row in rows if isinstance(row, Mapping)]
    found += [
        f"card: number {n} stands on several cards"
        for n in sorted({n for n in numbers if numbers.count(n) > 1}, key=str)
    ]
    found += [f"cost.{power}: unknown power" for power in costs if power not in POWERS]
    found += [
        f"cost.{power}: expected a number of stars, 1 to 3" for power in POWERS if not is_whole(costs.get(power), 1, 3)
    ]
    return found


def _card_faults(row: object) -> list[str]:
    if not isinstance(row, Mapping) or set(row) != _CARD_KEYS:
        return ["expected number, critters and background"]
    found = []
    if not is_whole(row["number"], 1, CARDS):
        found.append(f"number: expected 1 to {CARDS}")
    critters = row["critters"]
    if not isinstance(critters, list) or len(critters) != 3 or not all(c in CRITTERS for c in critters):
        found.append(f"critters: expected three of {', '.join(CRITTERS)}, from the top")
    if row["background"] not in BACKGROUNDS:
        found.append(f"background: expected one of {', '.join(BACKGROUNDS)}")
    return found


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    """The table of a checked deck and checked options.  Raises ``SetupError`` for a first player who is not there."""
    t = variant.table.new()
    t.players = players
    t.solo = int(variant.id == "solo")
    t.start = 5 if t.solo else 3
    t.most = 5 if t.solo else 8
    t.hidden = int(options.get("goals", "open") == "hidden")
    if variant.id == "draft":
        t.decks = -(-players // 4)
    else:
        t.first = int(options.get("first", -1))
        if not -1 <= t.first < players:
            raise SetupError(f"first: seat {t.first} does not play, expected 0 to {players - 1} or -1 for random")
        if options.get("capys", "8") == "higher":
            t.most = 12 if players == 2 else 10
    defaults = {"drawing": "sprint" if variant.id == "draft" else "sweep", "adjustment": "flip", "movement": "shift"}
    chosen = [str(options.get(name, first)) for name, first in defaults.items()]
    t.named = [-1 if name == "random" else POWERS.index(name) for name in chosen]
    _faces_and_costs(t, deck)
    return t


def _faces_and_costs(t: Any, deck: Mapping[str, Any]) -> None:
    """What the deck says."""
    t.cost = [deck["cost"][power] for power in POWERS]
    for i, row in enumerate(deck["card"]):
        t.face[i] = [CRITTERS.index(critter) for critter in row["critters"]]
        t.looks[i] = [_look(t.face[i]), _look(t.face[i][::-1])]
        t.background[i] = BACKGROUNDS.index(row["background"])
        t.corner[i] = row["number"]


def _look(critters: list[int]) -> int:
    """The middle three of five rows for each critter, those in which it stands as bits."""
    look = 0
    for row, critter in enumerate(critters):
        look |= 1 << (5 * critter + 1 + row)
    return look


def card_code(t: Any, card: int) -> str:
    """Number, critters from the top and background by their first letters: ``17.GMT.p``."""
    critters = "".join(CRITTERS[c][0].upper() for c in t.face[card])
    return f"{t.corner[card]}.{critters}.{BACKGROUNDS[t.background[card]][0]}"


def spread(t: Any, mask: int) -> list[str]:
    """A mask of cards as codes."""
    return [card_code(t, card) for card in range(CARDS) if mask >> card & 1]
