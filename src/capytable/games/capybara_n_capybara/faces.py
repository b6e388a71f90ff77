"""The cards of a Capybara 'n' Capybara deck as they are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from capytable.games.capybara_n_capybara.cards import NAMES
from capytable.kernel.spoken import Face

_ART = Path(__file__).parent / "art"


def faces(deck: Mapping[str, Any]) -> list[Face]:
    """The capybaras with their copies, then the pumpkins in the order of the deck file."""
    palette = json.loads((_ART / "palette.json").read_text(encoding="utf-8"))
    drawn = {letter: (_ART / f"{letter.lower()}.svg").read_text(encoding="utf-8") for letter in NAMES}
    pumpkin = (_ART / "pumpkin-1.svg").read_text(encoding="utf-8")
    found = [
        Face(letter, letter, (drawn[letter],), deck["capybaras"][letter], colours["light"], colours["dark"])
        for letter, colours in ((letter, palette[letter.lower()]) for letter in NAMES)
        if deck["capybaras"][letter]
    ]
    for card in deck["pumpkin"]:
        letters, steps = card.get("letters", ""), card.get("steps", 0)
        pictures = tuple(drawn[letter] for letter in letters) or (pumpkin,)
        found.append(Face(str(card["points"]), letters or f"\u2190 {steps}", pictures))
    return found
