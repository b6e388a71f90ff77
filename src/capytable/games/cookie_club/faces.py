"""The cards of a Cookie Club deck as they are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from capytable.games.cookie_club.cards import ANIMALS
from capytable.kernel.spoken import Face

_ART = Path(__file__).parent / "art"


def faces(deck: Mapping[str, Any]) -> list[Face]:
    """One face for each animal and value of which there are copies, then the capybara."""
    palette = json.loads((_ART / "palette.json").read_text(encoding="utf-8"))
    kinds = [(animal, value, deck["copies"][animal][value - 1]) for animal in ANIMALS for value in range(1, 6)]
    kinds.append(("capybara", deck.get("value", {"capybara": 7})["capybara"], deck["copies"]["capybara"]))
    return [
        Face(
            corner=str(value),
            name=("cc-title", {"animal": animal}),
            pictures=((_ART / f"{animal}.svg").read_text(encoding="utf-8"),),
            copies=copies,
            light=palette[animal]["light"],
            dark=palette[animal]["dark"],
        )
        for animal, value, copies in kinds
        if copies
    ]
