"""The cards of a Capybara Crush deck as they are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from capytable.games.capybara_crush.cards import CATEGORIES, CRITTERS
from capytable.kernel.spoken import Face

_ART = Path(__file__).parent / "art"
_CRITTER = 40
"""How wide and high a critter of a card is, where the card is 100 wide and 140 high."""
_STARTS = 12
"""Capys that herd lines begin with: three for each of four players."""
_CATEGORY_HUES = ("bird", "green", "monkey")
"""Whose light and dark the cards of a category of powers take: drawing, adjustment, movement."""


def faces(deck: Mapping[str, Any]) -> list[Face]:
    """The critter cards in the order of the deck file, the favourites, the powers, and the capys of the beginning."""
    palette = json.loads((_ART / "palette.json").read_text(encoding="utf-8"))
    found = []
    for card in deck["card"]:
        hue = palette[card["background"]]
        name = ("cr-background", {"background": card["background"]})
        found.append(Face(str(card["number"]), name, (_stacked(card),), 1, hue["light"], hue["dark"]))
    for critter in CRITTERS:
        hue = palette[critter]
        name = ("cr-favourite-card", {"critter": critter})
        found.append(Face("♥", name, (_wreathed(critter),), 1, hue["light"], hue["dark"]))
    for category, owner in zip(CATEGORIES, _CATEGORY_HUES, strict=True):
        hue = palette[owner]
        for power in category:
            name = ("cr-power-card", {"power": power})
            found.append(Face("★" * deck["cost"][power], name, (_drawn(power),), 1, hue["light"], hue["dark"]))
    found.append(Face("", ("cr-capy-card", {}), (_drawn("capy"),), _STARTS))
    return found


def _drawn(name: str) -> str:
    return (_ART / f"{name}.svg").read_text(encoding="utf-8")


def _placed(name: str, x: float, y: float, size: float) -> str:
    return _drawn(name).replace("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{size}" ', 1)


def _on(box: str, pieces: Sequence[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(pieces)}</svg>'


def _stacked(card: Mapping[str, Any]) -> str:
    """Background and three critters, one above the other."""
    rows = [_placed(critter, 30, 6 + 44 * row, _CRITTER) for row, critter in enumerate(card["critters"])]
    return _on("0 0 100 140", [_drawn(card["background"]), *rows])


def _wreathed(critter: str) -> str:
    """A critter in a wreath."""
    return _on("0 0 96 96", [_drawn("favourite"), _placed(critter, 20, 16, 56)])
