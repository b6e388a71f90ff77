"""All bots by id, with what people should know of them, and bots from files of one's own.

A bot is named by a *spec*: ``greedy``, ``search``, ``path/to/file.py``; with a budget behind an ``@`` where it should
differ from the usual one: ``search@200ms``, ``search@1.5s``, ``search@5000`` (simulations).
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from capytable.bots.contract import Bot, Budget
from capytable.bots.greedy import GreedyBot
from capytable.bots.random import RandomBot
from capytable.bots.search import SearchBot
from capytable.games import did_you_mean
from capytable.kernel.errors import BotError, SetupError, UnknownGameError

_OWN: tuple[type[Bot], ...] = (RandomBot, GreedyBot, SearchBot)
_BY_ID = {kind.id: kind for kind in _OWN}
USUAL = Budget(seconds=0.4)
"""What a bot may think about a decision when nothing else is said."""


@dataclass(frozen=True)
class BotInfo:
    """A bot for lists and help: ``name`` is a tea, ``description`` an English sentence (catalogues translate by id)."""

    id: str
    name: str
    description: str


def bots() -> list[str]:
    """The ids of the shipped bots, weakest first."""
    return list(_BY_ID)


def info(spec: str) -> BotInfo:
    """What people should know of a bot.  Raises as :func:`make` does."""
    bot = make(spec)
    return BotInfo(bot.id, bot.name, bot.description)


def make(spec: str) -> Bot:
    """The bot that a spec names.

    Raises :class:`UnknownGameError`, which names the nearest id, or :class:`BotError` for a file that holds no bot.
    """
    name, _ = split(spec)
    if name in _BY_ID:
        return _BY_ID[name]()
    if name.endswith(".py"):
        return _from_file(Path(name))
    raise UnknownGameError(f"there is no bot {name!r}{did_you_mean(name, _BY_ID)}, or the path of a .py file")


def budget(spec: str, usual: Budget = USUAL) -> Budget:
    """The budget behind the ``@`` of a spec, put into the usual one.  Raises :class:`SetupError`."""
    _, wanted = split(spec)
    if wanted is None:
        return usual
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", wanted)
    if found is None or (found[2] is None and not found[1].isdigit()):
        raise SetupError(f"no budget: {wanted!r} in {spec!r}; expected e.g. @200ms, @1.5s or @5000 (simulations)")
    if found[2] is None:
        return replace(usual, simulations=int(found[1]), seconds=None)
    return replace(usual, simulations=None, seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


def split(spec: str) -> tuple[str, str | None]:
    """A spec's name and the text of its budget, None without."""
    name, at, wanted = spec.rpartition("@")
    return (name, wanted) if at and not wanted.endswith(".py") else (spec, None)


def _from_file(path: Path) -> Bot:
    if not path.is_file():
        raise BotError(f"{path}: there is no such file")
    module = _load(path)
    found = [value for value in vars(module).values() if _is_bot(value) and value.__module__ == module.__name__]
    if len(found) != 1:
        names = ", ".join(kind.__name__ for kind in found) or "none"
        raise BotError(f"{path}: expected one class with a method choose(seat, budget), found {names}")
    return _complete(path, found[0])


def _load(path: Path) -> ModuleType:
    name = "capytable_bot_" + hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path}: is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        del sys.modules[name]
        line = next((f":{f.lineno}" for f in reversed(_frames(fault)) if f.filename == str(path)), "")
        raise BotError(f"{path}{line}: {type(fault).__name__}: {fault}") from fault
    return module


def _frames(fault: BaseException) -> list[Any]:
    import traceback

    return list(traceback.extract_tb(fault.__traceback__))


def _is_bot(value: object) -> bool:
    return inspect.isclass(value) and callable(getattr(value, "choose", None)) and not value.__name__.startswith("_")


def _complete(path: Path, kind: Any) -> Bot:
    """An instance with an id, a name and a description, taken from the file where the class has none."""
    try:
        made = kind()
    except Exception as fault:
        raise BotError(f"{path}: {kind.__name__}() failed: {type(fault).__name__}: {fault}") from fault
    words = inspect.getdoc(kind) or "A bot of your own."
    for key, value in (("id", path.stem), ("name", kind.__name__), ("description", words.splitlines()[0])):
        if not isinstance(getattr(made, key, None), str):
            setattr(made, key, value)
    bot: Bot = made
    return bot
