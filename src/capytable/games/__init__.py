"""The games: one folder each, found by folder and by the entry-point group ``capytable.games``.

A folder or an entry point is a package (or object) with ``GAME``, a :class:`capytable.kernel.game.Game`.
The module is callable: ``capytable.games()`` lists the ids.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
import sys
import warnings
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from types import ModuleType
from typing import Any

from capytable.kernel.errors import UnknownGameError
from capytable.kernel.game import Game

GROUP = "capytable.games"
"""The entry-point group of games that come in packages of their own."""


def ids() -> list[str]:
    """The ids of all games that can be played, sorted."""
    return sorted(registry())


def find(game_id: Any) -> Game:
    """The game called ``game_id``.  Raises :class:`UnknownGameError`, which names the nearest id."""
    known = registry()
    if isinstance(game_id, str) and game_id in known:
        return known[game_id]
    raise UnknownGameError(f"there is no game {game_id!r}{did_you_mean(game_id, known)}")


def did_you_mean(word: Any, known: Any) -> str:
    """The end of an error's sentence about an unknown ``word``: the nearest of the ``known`` words, and all of them."""
    words = sorted(known)
    near = get_close_matches(str(word).lower(), words, n=1)
    there = f"there is {', '.join(words)}" if words else "there is none"
    return f"; did you mean {near[0]!r}? ({there})" if near else f"; {there}"


@cache
def registry() -> dict[str, Game]:
    """Id -> game.  Looked up once a process; a plug-in that cannot be loaded is left out with a warning."""
    found = {game.id: game for game in _shipped()}
    for entry in importlib.metadata.entry_points(group=GROUP):
        try:
            loaded = entry.load()
            game = getattr(loaded, "GAME", loaded)
            if not isinstance(game, Game):
                raise TypeError(f"{entry.value} is no Game and has no GAME")
            if game.id in found:
                raise ValueError(f"the id {game.id!r} is taken")
        except Exception as fault:
            warnings.warn(f"the game plug-in {entry.name!r} is left out: {fault}", RuntimeWarning, stacklevel=2)
        else:
            found[game.id] = game
    return found


def _shipped() -> Iterator[Game]:
    for info in pkgutil.iter_modules(__path__, __name__ + "."):
        game = getattr(importlib.import_module(info.name), "GAME", None)
        if isinstance(game, Game):
            yield game


class _Listing(ModuleType):
    def __call__(self) -> list[str]:
        return ids()


sys.modules[__name__].__class__ = _Listing
