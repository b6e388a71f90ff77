"""A view drawn with characters and as a picture: by the game where it can, else written out plainly."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from capytable.kernel.game import Game

_LINE, _LETTER = 18, 8  # px


def text(game: Game, view: Any) -> str:
    """The table drawn with characters."""
    return game.text(view) if game.text else "\n".join([game.id, *_lines(msgspec.to_builtins(view), "  ")])


def picture(game: Game, view: Any) -> str:
    """The table as an SVG."""
    if game.picture:
        return game.picture(view)
    lines = text(game, view).splitlines()
    wide, high = _LETTER * (max(map(len, lines)) + 4), _LINE * (len(lines) + 1)
    rows = "".join(f'<tspan x="16" dy="{_LINE}">{escape(line)}</tspan>' for line in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f'<rect width="{wide}" height="{high}" rx="12" fill="#F6EFE3"/>'
        f'<text font-family="monospace" font-size="13" fill="#3A2A20" xml:space="preserve">{rows}</text></svg>'
    )


def _lines(value: Any, indent: str) -> list[str]:
    found = []
    for key, part in value.items():
        if isinstance(part, dict):
            found += [f"{indent}{key}:", *_lines(part, indent + "  ")]
        elif isinstance(part, list) and part and all(isinstance(one, dict) for one in part):
            found += [f"{indent}{key}:", *_columns(part, indent + "  ")]
        else:
            found.append(f"{indent}{key}: {_short(part)}")
    return found


def _columns(rows: list[dict[str, Any]], indent: str) -> list[str]:
    names = list(dict.fromkeys(key for row in rows for key in row))
    cells = [names, *([_short(row.get(name)) for name in names] for row in rows)]
    wide = [max(len(line[i]) for line in cells) for i in range(len(names))]
    return [
        indent + "  ".join(cell.ljust(n) for cell, n in zip(line, wide, strict=True)).rstrip() for line in cells
    ]  # fmt: skip


def _short(value: Any) -> str:
    """A value in a cell: ``?`` is not known, ``-`` is nothing."""
    if value is None:
        return "?"
    if isinstance(value, list):
        return ", ".join(_inner(one) for one in value) or "-"
    return str(value)


def _inner(value: Any) -> str:
    return f"({_short(value)})" if isinstance(value, list) else _short(value)
