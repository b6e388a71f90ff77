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
"""How wide and high a critter is in a stack of three that is 100 wide and 132 high."""
_STARTS = 12
"""Capys that herd lines begin with: three for each of four players."""
_CATEGORY_HUES = ("bird", "pink", "monkey")
"""Whose light and dark the cards of a category of powers take: drawing, adjustment, movement."""


def faces(deck: Mapping[str, Any]) -> list[Face]:
    """The critter cards in the order of the deck file, the favourites, the powers, and the capys of the beginning."""
    palette = json.loads((_ART / "palette.json").read_text(encoding="utf-8"))
    found = []
    for card in deck["card"]:
        hue = palette[card["background"]]
        name = ("cr-background", {"background": card["background"]})
        ground = _drawn(card["background"]).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)
        picture = (_stacked(card["critters"]),)
        found.append(Face(str(card["number"]), name, picture, 1, hue["light"], hue["dark"], ground=ground))
    for critter in CRITTERS:
        hue = palette[critter]
        name = ("cr-favourite-card", {"critter": critter})
        found.append(Face("♥", name, (_wreathed(critter),), 1, hue["light"], hue["dark"]))
    for category, owner in zip(CATEGORIES, _CATEGORY_HUES, strict=True):
        hue = palette[owner]
        for power in category:
            said = {"power": power}
            name, note, stars = ("cr-power", said), ("cr-power-card", said), "★" * deck["cost"][power]
            found.append(Face(stars, name, (_drawn(power),), 1, hue["light"], hue["dark"], note))
    found.append(Face("", ("cr-capy-card", {}), (_drawn("capy"),), _STARTS))
    return found


def _drawn(name: str) -> str:
    return (_ART / f"{name}.svg").read_text(encoding="utf-8")


def _placed(name: str, x: float, y: float, size: float) -> str:
    return _drawn(name).replace("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{size}" ', 1)


def _on(box: str, pieces: Sequence[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(pieces)}</svg>'


def _stacked(critters: Sequence[str]) -> str:
    """Three critters, one above the other."""
    return _on("0 0 100 132", [_placed(critter, 30, 2 + 44 * row, _CRITTER) for row, critter in enumerate(critters)])


def _wreathed(critter: str) -> str:
    """A critter in a wreath."""
    return _on("0 0 96 96", [_drawn("favourite"), _placed(critter, 20, 16, 56)])
