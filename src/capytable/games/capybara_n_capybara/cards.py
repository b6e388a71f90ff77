"""Capybaras, pumpkins and bonus cards of Capybara 'n' Capybara, the deck file and its checker (CN-1 … CN-4)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from capytable.games.capybara_n_capybara.state import LETTERS, LINE, PUMPKINS, TABLE
from capytable.kernel.document import deck_faults, is_whole
from capytable.kernel.errors import SetupError
from capytable.kernel.game import Option, Variant

NAMES = "ABCDE"
BONUSES = ("pair", "triplet", "quadruplet", "one-type", "all-four")

OPTIONS = (
    Option("first", "seat", -1),  # CN-6
    Option("bonus", "choice", "random", choices=("random", *BONUSES)),  # CN-4
)
_KEYS: dict[str, type] = {"game": str, "name": str, "stand_in": bool, "capybaras": dict, "pumpkin": list}


@cache
def default_deck() -> Mapping[str, Any]:
    """The deck that ships with the game: the pumpkins are a stand-in (CN-3)."""
    return tomllib.loads((Path(__file__).parent / "deck.toml").read_text(encoding="utf-8"))


def check_deck(deck: Mapping[str, Any]) -> list[str]:
    """What is wrong with a deck document, key by key; empty when it can be played."""
    found = deck_faults(deck, "capybara-n-capybara", _KEYS)
    if found:
        return found
    copies, pumpkins = deck.get("capybaras", {}), deck.get("pumpkin", [])
    found += [f"capybaras.{key}: unknown, expected {', '.join(NAMES)}" for key in copies if key not in tuple(NAMES)]
    found += [f"capybaras.{key}: expected a number, 0 to 40" for key in NAMES if not is_whole(copies.get(key), 0, 40)]
    if not found and not 35 <= sum(copies.values()) <= LINE:
        found.append(f"capybaras: {sum(copies.values())} cards in all, expected 35 to {LINE}")
    if len(pumpkins) != PUMPKINS:
        found.append(f"pumpkin: {len(pumpkins)} cards, expected {PUMPKINS}")
    for i, card in enumerate(pumpkins):
        found += [f"pumpkin.{i}: {fault}" for fault in _pumpkin_faults(card)]
    return found


def _pumpkin_faults(card: object) -> list[str]:
    if not isinstance(card, Mapping):
        return ["expected letters or steps, and points"]
    found = [f"{key}: unknown, expected letters or steps, and points" for key in card if key not in _CARD_KEYS]
    if ("letters" in card) == ("steps" in card):
        found.append("expected either letters or steps")
    letters = card.get("letters", "A")
    if not isinstance(letters, str) or not 1 <= len(letters) <= 4 or set(letters) - set(NAMES):
        found.append(f"letters: {letters!r}, expected one to four of {NAMES}")
    if not is_whole(card.get("steps", 1), 1, 20):
        found.append("steps: expected a number, 1 to 20")
    if not is_whole(card.get("points"), 0, 20):
        found.append("points: expected a number, 0 to 20")
    return found


_CARD_KEYS = ("letters", "steps", "points")


def make_table(variant: Variant, players: int, deck: Mapping[str, Any], options: Mapping[str, int | str]) -> Any:
    """The table of a checked deck and checked options.  Raises ``SetupError`` when they do not go together."""
    t = TABLE.new()
    t.players = players
    t.first = int(options.get("first", -1))
    if not -1 <= t.first < players:
        raise SetupError(f"first: seat {t.first} does not play, expected 0 to {players - 1} or -1 for random")
    bonus = options.get("bonus", "random")
    t.bonus = -1 if bonus == "random" else BONUSES.index(str(bonus))
    t.copies = [deck["capybaras"][key] for key in NAMES]
    for i, card in enumerate(deck["pumpkin"]):
        letters = card.get("letters", "")
        t.need[i] = [letters.count(key) for key in NAMES]
        t.letters[i] = len(letters)
        t.arrow[i] = card.get("steps", 0)
        t.points[i] = card["points"]
    return t


def pumpkin_codes(t: Any) -> tuple[str, ...]:
    """``AABB``, ``>5``; a second card with the same condition is ``AABB-2``."""
    return _codes(tuple(map(tuple, t.need)), tuple(t.arrow))


@lru_cache(maxsize=64)
def _codes(need: tuple[tuple[int, ...], ...], arrows: tuple[int, ...]) -> tuple[str, ...]:
    found: list[str] = []
    seen: Counter[str] = Counter()
    for letters, arrow in zip(need, arrows, strict=True):
        code = f">{arrow}" if arrow else "".join(name * n for name, n in zip(NAMES, letters, strict=True))
        seen[code] += 1
        found.append(f"{code}-{seen[code]}" if seen[code] > 1 else code)
    return tuple(found)


def card_code(t: Any, card: int) -> str:
    """Capybaras 0-4 are ``A`` … ``E``, pumpkins follow."""
    return NAMES[card] if card < LETTERS else pumpkin_codes(t)[card - LETTERS]


def spread(counts: Any) -> list[str]:
    """Counts by kind as a sorted list of letters."""
    return [NAMES[kind] for kind in range(LETTERS) for _ in range(counts[kind])]
