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
            found.append(f"{indent}{key}:")
            found += [f"{indent}  " + ", ".join(f"{k} {_short(v)}" for k, v in one.items()) for one in part]
        else:
            found.append(f"{indent}{key}: {_short(part)}")
    return found


def _short(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, list):
        return "(" + ", ".join(_short(one) for one in value) + ")"
    return str(value)
