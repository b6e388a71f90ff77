"""Write a specimen with one text replaced as a package of its own, and import it."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from capytable.kernel.game import Game

SPECIMENS = Path(__file__).parent.parent
_NUMBERS = count()


@dataclass(frozen=True)
class Broken:
    """In ``file`` of ``specimen`` ``old`` becomes ``new``; then ``check`` must find a fault."""

    check: str
    file: str
    old: str
    new: str
    specimen: str = "pond"
    fast: bool = False

    @property
    def id(self) -> str:
        """For the test's name."""
        return f"{self.check}-{self.specimen}-{self.file}"


def build(broken: Broken, folder: Path) -> Game:
    """The broken game, imported from ``folder``."""
    name = f"broken_{next(_NUMBERS)}_{broken.specimen}"
    package = folder / name
    package.mkdir()
    for path in (SPECIMENS / broken.specimen).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.stem == broken.file:
            assert text.count(broken.old) == 1, f"{broken.old!r} occurs {text.count(broken.old)} times"
            text = text.replace(broken.old, broken.new)
        text = text.replace(f"specimens.{broken.specimen}", name)
        (package / path.name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: Game = importlib.import_module(f"{name}.game").GAME
        importlib.import_module(f"{name}.rules")
    finally:
        sys.path.remove(str(folder))
    return game
