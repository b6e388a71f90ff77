"""Cards, tokens and hostesses of Cookie Club, the deck file and its checker (CC-1 … CC-3)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from capytable.games.cookie_club.state import CAPYBARA, KINDS, MAX_CARDS, TABLE
from capytable.kernel.document import deck_faults, is_whole
from capytable.kernel.errors import SetupError
from capytable.kernel.game import Option, Variant

ANIMALS = ("anteater", "armadillo", "capuchin", "turtle", "sloth", "tapir", "toucan")
TOKENS = (*ANIMALS, "cookies")
HOSTESSES = ("herbaciary", "kociary", "rosliniary", "jesieniary", "ksiazkary")
CODES = (*(f"{animal} {value}" for animal in ANIMALS for value in range(1, 6)), "capybara")
KIND = {code: kind for kind, code in enumerate(CODES)}

OPTIONS = (
    Option("first", "seat", -1),  # CC-6
    Option("cookies", "int", 25, 5, 50),  # CC-4
    Option("hand", "int", 7, 3, 10),  # CC-5
)
SUPPLY = 275
TURN_LIMIT = 10_000
_FEWEST_CARDS = 40


@cache
def default_deck() -> Mapping[str, Any]:
    """The deck that ships with the game (CC-2)."""
    return tomllib.loads((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"))


def check_deck(deck: Mapping[str, Any]) -> list[str]:
    """What is wrong with a deck document, key by key; empty when it can be played."""
    found = deck_faults(deck, "cookie-club", _KEYS)
    if found:
        return found
    copies, value = deck.get("copies", {}), deck.get("value", {"capybara": 7})
    found += [f"copies.{key}: unknown animal" for key in copies if key not in (*ANIMALS, "capybara")]
    for animal in ANIMALS:
        row = copies.get(animal)
        if not isinstance(row, list) or len(row) != 5 or not all(is_whole(n, 0, 9) for n in row):
            found.append(f"copies.{animal}: expected five numbers of copies, each 0 to 9, for the values 1 to 5")
    if not is_whole(copies.get("capybara"), 0, 9):
        found.append("copies.capybara: expected a number, 0 to 9")
    if set(value) != {"capybara"} or not is_whole(value.get("capybara"), 1, 20):
        found.append("value.capybara: expected a number, 1 to 20, and nothing else in [value]")
    if not found:
        total = sum(sum(copies[animal]) for animal in ANIMALS) + copies["capybara"]
        if not _FEWEST_CARDS <= total <= MAX_CARDS:
            found.append(f"copies: {total} cards in all, expected {_FEWEST_CARDS} to {MAX_CARDS}")
    return found


_KEYS: dict[str, type] = {"game": str, "name": str, "stand_in": bool, "copies": dict, "value": dict}


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    """The table of a checked deck and checked options.  Raises ``SetupError`` when they do not go together."""
    t = TABLE.new()
    t.players = players
    t.first = int(options.get("first", -1))
    t.copies = [n for animal in ANIMALS for n in deck["copies"][animal]] + [deck["copies"]["capybara"]]
    t.capybara = deck.get("value", {"capybara": 7})["capybara"]
    t.start = int(options.get("cookies", 25))
    t.hand = int(options.get("hand", 7))
    t.supply = SUPPLY
    t.turn_limit = TURN_LIMIT
    need, animals = players * t.hand + 2, sum(t.copies[:CAPYBARA])
    if animals < need:  # however they are dealt, two must be left to open the piles (CC-5)
        lack = f"{players} players with {t.hand} cards each need {need} animal cards, the deck has {animals}"
        raise SetupError(lack, "hand")
    if not -1 <= t.first < players:
        raise SetupError(f"first: seat {t.first} does not play, expected 0 to {players - 1} or -1 for random")
    return t


def card_code(t: Any, kind: int) -> str:
    """``tapir 3`` or ``capybara``."""
    return CODES[kind]


def spread(counts: Any) -> list[str]:
    """Counts by kind as a sorted list of codes."""
    return [CODES[kind] for kind in range(KINDS) for _ in range(counts[kind])]
