"""The drawings are complete, small, flat and safe to put into a page as they are."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path

import pytest

from capytable.games.capybara_crush.cards import POWERS

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/capytable/games"
CLUB = GAMES / "cookie_club/art"
LINE = GAMES / "capybara_n_capybara/art"
CRUSH = GAMES / "capybara_crush/art"
HOUSE = ROOT / "web/src/art"

ANIMALS = ("anteater", "armadillo", "capuchin", "turtle", "sloth", "tapir", "toucan", "capybara")
HOSTESSES = ("herbaciary", "kociary", "rosliniary", "jesieniary", "ksiazkary")
THINGS = ("teapot", "cookie", "cookies", "figure")
CAPYBARAS = ("a", "b", "c", "d", "e")
WALK = ("monkey", "monkey-grown", "pumpkin-1", "pumpkin-2", "pumpkin-3")
CRITTERS = ("goat", "monkey", "turtle", "bird", "yuzu")
GROUNDS = ("pink", "green", "yellow")
HERD = ("star", "favourite", "ai", "caiman", "hippo", "pelican", "shark")
LIDS = ("box-cookie-club", "box-capybara-n-capybara", "box-capybara-crush")

SQUARE, CARD, TILE, LID = "0 0 96 96", "0 0 100 140", "0 0 24 24", "0 0 240 180"
SMALL, LARGE = 3_000, 9_000  # bytes; the lids are scenes of many figures

EXPECTED: dict[Path, tuple[str, int]] = {
    **{CLUB / f"{name}.svg": (SQUARE, SMALL) for name in ANIMALS + HOSTESSES + THINGS},
    **{CLUB / f"pattern-{name}.svg": (TILE, SMALL) for name in ANIMALS},
    CLUB / "back.svg": (CARD, SMALL),
    **{LINE / f"{name}.svg": (SQUARE, SMALL) for name in CAPYBARAS + WALK},
    **{LINE / f"pattern-{name}.svg": (TILE, SMALL) for name in CAPYBARAS},
    LINE / "back.svg": (CARD, SMALL),
    **{CRUSH / f"{name}.svg": (SQUARE, SMALL) for name in (*CRITTERS, *HERD, *POWERS)},
    **{CRUSH / f"mark-{ground}.svg": (SQUARE, SMALL) for ground in GROUNDS},
    **{CRUSH / f"{name}.svg": (CARD, SMALL) for name in (*GROUNDS, "capy")},
    HOUSE / "logo.svg": (SQUARE, SMALL),
    HOUSE / "favicon.svg": (SQUARE, SMALL),
    **{HOUSE / f"{name}.svg": (LID, LARGE) for name in LIDS},
}

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED_ELEMENTS = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "ellipse")}
ALLOWED_ATTRIBUTES = {
    "viewBox",
    "transform",
    "d",
    *("cx", "cy", "r", "rx", "ry"),
    "fill",
    *("stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
}
COLOUR = re.compile(r"#[0-9A-F]{6}|none|currentColor")
KINDS = [
    *((CLUB, animal) for animal in ANIMALS),
    *((LINE, capybara) for capybara in CAPYBARAS),
    *((CRUSH, critter) for critter in CRITTERS),
]
"""What has a hue of its own: where it is drawn, and its name."""
HUES = [*KINDS, *((CRUSH, ground) for ground in GROUNDS)]
"""All that stands in the palettes."""
INK = "#3A2A20"
DAY, NIGHT = "#F6EFE3", "#18211F"


def palette(folder: Path) -> dict[str, dict[str, str]]:
    """The hues of a game."""
    return dict(json.loads((folder / "palette.json").read_text(encoding="utf-8")))


def luminance(colour: str) -> float:
    """Relative luminance of ``#RRGGBB`` after WCAG 2, from 0 (black) to 1 (white)."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours after WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def colours(path: Path) -> set[str]:
    """Every fill and stroke in a drawing."""
    nodes = ElementTree.parse(path).iter()
    return {value for node in nodes for key in ("fill", "stroke") if (value := node.get(key)) is not None}


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)


def test_exactly_the_expected_drawings_exist() -> None:
    found = {*GAMES.glob("*/art/*.svg"), *HOUSE.glob("*.svg")}
    assert found == set(EXPECTED)


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: path.stem)
def test_drawing_is_small_flat_and_self_contained(path: Path) -> None:
    view_box, limit = EXPECTED[path]
    assert path.stat().st_size < limit
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox") == view_box
    assert {node.tag for node in root.iter()} <= ALLOWED_ELEMENTS
    assert {key for node in root.iter() for key in node.attrib} <= ALLOWED_ATTRIBUTES
    assert all((node.text or "").strip() == (node.tail or "").strip() == "" for node in root.iter())
    assert all(COLOUR.fullmatch(value) for value in colours(path))


@pytest.mark.parametrize("path", [path for path in EXPECTED if path.stem not in LIDS], ids=lambda path: path.stem)
def test_only_patterns_take_the_colour_of_their_surroundings(path: Path) -> None:
    drawn = colours(path) - {"none"}
    assert (drawn == {"currentColor"}) == path.stem.startswith("pattern-")
    assert "currentColor" not in drawn or len(drawn) == 1


@pytest.mark.parametrize(("folder", "name"), KINDS)
def test_kind_has_its_palette_and_ink_for_the_eyes(folder: Path, name: str) -> None:
    entry = palette(folder)[name]
    patterned = (folder / f"pattern-{name}.svg").exists()
    assert set(entry) == {"main", "dark", "light", *(("pattern",) if patterned else ())}
    drawn = colours(folder / f"{name}.svg")
    assert INK in drawn
    assert {entry["main"], entry["dark"]} <= drawn


@pytest.mark.parametrize(("folder", "name"), HUES)
def test_palette_carries_text(folder: Path, name: str) -> None:
    entry = palette(folder)[name]
    assert contrast(INK, entry["light"]) >= 4.5
    assert contrast(entry["dark"], entry["light"]) >= 4.5


@pytest.mark.parametrize(("folder", "name"), KINDS)
def test_kind_stands_out_from_day_and_night(folder: Path, name: str) -> None:
    drawn = {colour for colour in colours(folder / f"{name}.svg") if colour.startswith("#")} - {INK}
    for ground in (DAY, NIGHT):
        assert max(contrast(colour, ground) for colour in drawn) >= 3


@pytest.mark.parametrize(
    ("folder", "names", "patterned"),
    [(CLUB, ANIMALS, ANIMALS), (LINE, CAPYBARAS, CAPYBARAS), (CRUSH, CRITTERS + GROUNDS, ())],
)
def test_no_two_kinds_share_a_colour_or_a_pattern(
    folder: Path, names: tuple[str, ...], patterned: tuple[str, ...]
) -> None:
    hues = palette(folder)
    assert set(hues) == set(names)
    for key in ("main", "dark", "light"):
        assert len({entry[key] for entry in hues.values()}) == len(names)
    assert len({hues[name]["pattern"] for name in patterned}) == len(patterned)
    tiles = {name: (folder / f"pattern-{name}.svg").read_text(encoding="utf-8") for name in patterned}
    assert all(tiles[one] != tiles[other] for one, other in combinations(patterned, 2))
    assert all((folder / f"pattern-{name}.svg").exists() == (name in patterned) for name in names)


@pytest.mark.parametrize("ground", GROUNDS)
def test_background_is_quiet_enough_for_critters(ground: str) -> None:
    tones = colours(CRUSH / f"{ground}.svg") - {"none"}
    assert palette(CRUSH)[ground]["light"] in tones
    for critter in CRITTERS:
        entry = palette(CRUSH)[critter]
        assert all(contrast(entry["dark"], tone) >= 3 for tone in tones)
