"""Writes docs/games/<id>-actions.md: every action of a game, with its id, text and parts, from the game itself."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from capytable.games import find, ids
from capytable.kernel.game import Game, Variant

ROOT = Path(__file__).resolve().parent.parent
_INTRO = """# Actions of {name}

Made from the game by `python tools/action_table.py`. An action's number and text never depend on the situation. Seats
are relative: 1 is the next in turn order. `g.play` takes the number, the text, or an `Action`; clients show the parts.
"""


def table(game: Game, variant: Variant) -> list[str]:
    """Return the lines of one variant's table."""
    t = game.make_table(variant, variant.players[1], game.default_deck(), {o.id: o.default for o in variant.options})
    rows = [
        f"| {action} | `{game.action_text(t, action)}` | `{json.dumps(game.action_parts(t, action))}` |"
        for action in range(variant.actions)
    ]
    return [f"\n## {variant.id}: {variant.actions} actions\n", "| id | text | parts |", "| --- | --- | --- |", *rows]


def page(game: Game) -> str:
    """Return the page of a game."""
    lines = [line for variant in game.variants for line in table(game, variant)]
    return _INTRO.format(name=game.names.get("en", game.id)) + "\n".join([*lines, ""])


def pages() -> dict[Path, str]:
    """Return the pages of all games with a page of rules, by their files."""
    folders = {rules.parent.name for rules in ROOT.glob("src/capytable/games/*/rules.en.md")}
    named = [name for name in ids() if name.replace("-", "_") in folders]
    return {ROOT / "docs" / "games" / f"{name}-actions.md": page(find(name)) for name in named}


def main() -> int:
    """Write the pages."""
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
