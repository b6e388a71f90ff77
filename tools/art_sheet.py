"""Render the drawings on one sheet, to be judged by eye.

Every drawing appears at 240, 96 and 40 px on day, on night and on the light tone of its card (on the table where it has
no card), and once more at 40 px as a black silhouette. The sheet itself is an SVG; ``rsvg-convert`` (Debian:
librsvg2-bin) turns it into a PNG.

    python3 tools/art_sheet.py sheet.png              # everything
    python3 tools/art_sheet.py sheet.png sloth tapir  # some of it
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (*sorted(ROOT.glob("src/capytable/games/*/art")), ROOT / "web/src/art")
DAY, NIGHT, TABLE, SILHOUETTE = "#F6EFE3", "#18211F", "#E9DCC3", "#000000"
INK, LAMP = "#3A2A20", "#F3E3C2"
SIZES = (240, 96, 40)
PANEL_WIDTH, PANEL_HEIGHT, GAP = 368, 256, 8
COLUMNS, TILE = 2, 24
Drawer = Callable[[str, float, float, float], str]


def drawings(names: list[str]) -> list[Path]:
    """All drawings in the order of their folders, or those named (without ending)."""
    found = [path for folder in FOLDERS for path in sorted(folder.glob("*.svg"))]
    unknown = set(names) - {path.stem for path in found}
    if unknown:
        raise SystemExit(f"No such drawing: {', '.join(sorted(unknown))}.")
    return [path for path in found if not names or path.stem in names]


def inlined(text: str, x: float, y: float, size: float) -> str:
    """The drawing as a nested ``svg`` that fits a square of ``size`` px with its corner at (x, y)."""
    box = re.search(r'viewBox="0 0 (\d+) (\d+)"', text)
    if box is None:
        raise SystemExit("A drawing needs a viewBox that starts at 0 0.")
    scale = size / max(int(box[1]), int(box[2]))
    place = f'<svg x="{x}" y="{y}" width="{int(box[1]) * scale}" height="{int(box[2]) * scale}"'
    return re.sub(r"<svg\b", place, text, count=1)


def tiled(text: str, x: float, y: float, size: float) -> str:
    """A pattern as it is used: its tile of 24 px over and over in a square of ``size`` px."""
    tiles = (
        inlined(text, column, row, TILE) for row in range(0, int(size), TILE) for column in range(0, int(size), TILE)
    )
    return f'<svg x="{x}" y="{y}" width="{size}" height="{size}">{"".join(tiles)}</svg>'


def silhouette(text: str) -> str:
    """The drawing with every colour made black and nothing see-through."""
    text = re.sub(r'(fill|stroke)="(?!none)[^"]*"', rf'\1="{SILHOUETTE}"', text)
    return re.sub(r' (fill-|stroke-)?opacity="[^"]*"', "", text)


def card_face(path: Path) -> dict[str, str]:
    """The colours of the card on which a drawing lies: those of its animal, else the table and the ink."""
    palette = path.parent / "palette.json"
    colours: dict[str, dict[str, str]] = json.loads(palette.read_text(encoding="utf-8")) if palette.exists() else {}
    return colours.get(path.stem.removeprefix("pattern-"), {"light": TABLE, "main": INK})


def panel(text: str, x: float, y: float, ground: str, ink: str, draw: Drawer) -> str:
    """One drawing in all sizes on one ground; ``ink`` is what ``currentColor`` becomes there."""
    large, middle, small = SIZES
    right = x + GAP + large + GAP
    return "".join(
        (
            f'<g color="{ink}"><rect x="{x}" y="{y}" width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" fill="{ground}"/>',
            draw(text, x + GAP, y + GAP, large),
            draw(text, right, y + GAP, middle),
            draw(text, right, y + GAP + middle + GAP, small),
            "</g>",
        )
    )


def sheet(paths: list[Path]) -> str:
    """The whole sheet as SVG text: three panels (day, night, card) for each drawing, two drawings in a row."""
    cell_width = 3 * PANEL_WIDTH + GAP
    parts = []
    for index, path in enumerate(paths):
        text = path.read_text(encoding="utf-8")
        x, y = (index % COLUMNS) * (cell_width + GAP), (index // COLUMNS) * (PANEL_HEIGHT + GAP)
        draw = tiled if path.stem.startswith("pattern-") else inlined
        face = card_face(path)
        parts.append(panel(text, x, y, DAY, INK, draw))
        parts.append(panel(text, x + PANEL_WIDTH, y, NIGHT, LAMP, draw))
        parts.append(panel(text, x + 2 * PANEL_WIDTH, y, face["light"], face["main"], draw))
        parts.append(inlined(silhouette(text), x + SIZES[0] + 2 * GAP, y + PANEL_HEIGHT - GAP - 40, 40))
    columns = min(COLUMNS, len(paths))
    rows = -(-len(paths) // COLUMNS)
    width, height = columns * (cell_width + GAP), rows * (PANEL_HEIGHT + GAP)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    return f'{head}<rect width="100%" height="100%" fill="#FFFFFF"/>{"".join(parts)}</svg>'


def rasterise(svg: str, target: Path) -> None:
    """Write ``svg`` as a PNG, or as it is if ``target`` ends in .svg."""
    if target.suffix == ".svg":
        target.write_text(svg, encoding="utf-8")
        return
    tool = shutil.which("rsvg-convert")
    if tool is None:
        raise SystemExit("rsvg-convert is missing (Debian: librsvg2-bin). A target ending in .svg needs no tool.")
    with tempfile.NamedTemporaryFile("w", suffix=".svg", encoding="utf-8") as source:
        source.write(svg)
        source.flush()
        subprocess.run([tool, "--output", str(target), source.name], check=True)


def main(arguments: list[str]) -> None:
    """Read the command line and write the sheet."""
    parser = argparse.ArgumentParser(description="Render the drawings on one sheet.")
    parser.add_argument("target", type=Path, help="the PNG (or SVG) to write")
    parser.add_argument("names", nargs="*", help="names of drawings; all if none is given")
    options = parser.parse_args(arguments)
    paths = drawings(options.names)
    rasterise(sheet(paths), options.target)
    print(f"{len(paths)} drawings in {options.target}")


if __name__ == "__main__":
    main(sys.argv[1:])
