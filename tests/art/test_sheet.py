"""The sheet shows what it is asked to show."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import art_sheet


def test_sheet_shows_each_drawing_in_every_size_on_all_grounds_and_as_a_silhouette(tmp_path: Path) -> None:
    target = tmp_path / "sheet.svg"
    art_sheet.main([str(target), "sloth", "box-cookie-club"])
    root = ElementTree.parse(target).getroot()
    widths = sorted(float(node.get("width", 0)) for node in root.findall("./{*}g/{*}svg"))
    assert widths == [40] * 6 + [96] * 6 + [240] * 6
    assert len(root.findall("./{*}svg")) == 2
    lid = next(node for node in root.iter() if node.get("viewBox") == "0 0 240 180")
    assert (float(lid.get("width", 0)), float(lid.get("height", 0))) == (240, 180)


def test_silhouette_is_all_black() -> None:
    text = art_sheet.silhouette('<path fill="#A39A58" stroke="none" d="M0 0"/><circle fill="currentColor" r="1"/>')
    assert text.count('fill="#000000"') == 2
    assert 'stroke="none"' in text


def test_pattern_is_repeated() -> None:
    tile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>'
    assert len(list(ElementTree.fromstring(f"<g>{art_sheet.tiled(tile, 0, 0, 96)}</g>")[0])) == 16


def test_unknown_drawing_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="walrus"):
        art_sheet.main([str(tmp_path / "sheet.svg"), "walrus"])
