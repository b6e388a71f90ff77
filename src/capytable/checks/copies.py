"""Copies, bytes, and functions that only look: nothing may change behind one's back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, SupportsIndex

from capytable.checks.setting import Setting, policy


def check_copies(setting: Setting, s: Any, seat: int, action: int) -> None:
    """Clone, deepcopy, pickle and bytes give the same state, and a move on one leaves the others alone."""
    layout, before, moved = setting.variant.state, setting.pack(s), set()
    ways: dict[str, Callable[[], Any]] = {
        "clone": lambda: layout.copy(s),
        "deepcopy": lambda: copy.deepcopy(s),
        "pickle": lambda: pickle.loads(pickle.dumps(s)),
        "bytes": lambda: layout.unpack(before),
    }
    for name, way in ways.items():
        with setting.guard(name):
            made = way()
            same = layout.pack(made) == before
        if setting.require(name, same, f"a {name} copy differs from its original"):
            setting.apply(made, seat, action)
            setting.require(name, setting.pack(s) == before, f"a move on a {name} copy changed the original")
            moved.add(setting.pack(made))
    setting.require("apply", len(moved) <= 1, f"action {setting.text(action)} led copies of one state apart")


def check_looking(setting: Setting, s: Any) -> None:
    """Functions that only look change neither state nor table, and none depends on what ``out`` held."""
    before, table, g, t = setting.pack(s), setting.variant.table.pack(setting.t), setting.game, setting.t
    for seat in range(setting.players):
        full = setting.observe(s, seat, -1), setting.observe(s, seat, -2)
        setting.require("observe", full[0] == full[1], f"not all {setting.variant.observation} cells are written")
        setting.require("observe", all(-(2**15) <= n < 2**15 for n in full[0]), "a cell does not fit in 16 bits")
        if setting.legal(s, seat):
            setting.sample(s, seat, policy(seat))
        setting.rules.score(s, t, seat)
    for viewer in (-1, *range(setting.players)):
        _check_drawing(setting, s, viewer)
        with setting.guard("position"):
            g.position(s, t, viewer)
    with setting.guard("position"):
        g.position(s, t, None)
    setting.require("purity", setting.pack(s) == before, "a function that only looks changed the state")
    setting.require("purity", setting.variant.table.pack(t) == table, "a function that only looks changed the table")


def _check_drawing(setting: Setting, s: Any, viewer: int) -> None:
    """What a game draws is text, for every viewer."""
    seen = setting.game.view(s, setting.t, viewer)
    for name, draw in (("text", setting.game.text), ("picture", setting.game.picture)):
        if draw is not None:
            with setting.guard("drawing"):
                drawn: Any = draw(seen)
            setting.require("drawing", isinstance(drawn, str) and bool(drawn), f"the {name} is {drawn!r}")


def check_index(setting: Setting, s: Any, seat: int, action: int) -> None:
    """No negative index: it reads the end of a list in both modes, silently."""
    strict = setting.copy(s)
    for key, field in setting.variant.state.fields.items():
        if field.shape:
            setattr(strict, key, _strict(getattr(strict, key)))
    r = policy(action)
    with setting.guard("index"):
        setting.rules.movers(strict, setting.t)
        setting.rules.legal(strict, setting.t, seat, [0] * setting.variant.actions)
        setting.rules.sample(strict, setting.t, seat, r)
        setting.rules.observe(strict, setting.t, seat, [0] * setting.variant.observation)
        setting.rules.apply(strict, setting.t, seat, action)
        setting.rules.determinize(strict, setting.t, seat, r)
    setting.report.made["index"] += 1


class _Strict(list[Any]):
    def __getitem__(self, i: SupportsIndex | slice) -> Any:
        return super().__getitem__(_index(i))

    def __setitem__(self, i: SupportsIndex | slice, value: Any) -> None:
        super().__setitem__(_index(i), value)


def _index(i: SupportsIndex | slice) -> SupportsIndex:
    if isinstance(i, slice) or int(i) < 0:
        raise IndexError(f"index {i}; whole numbers from 0 are meant")
    return i


def _strict(value: Any) -> Any:
    return _Strict(_strict(part) for part in value) if isinstance(value, list) else value


def check_events(setting: Setting, s: Any, seat: int, action: int) -> None:
    """Listening changes nothing, and what is told fits the declared kinds."""
    heard, deaf = setting.copy(s), setting.copy(s)
    heard.log = []
    setting.apply(heard, seat, action)
    setting.apply(deaf, seat, action)
    setting.require("events", setting.pack(heard) == setting.pack(deaf), "listening to events changes the game")
    for kind, seen, secret, a, b in heard.log:
        if kind < 0:
            continue
        if not setting.require("events", kind < len(setting.game.events), f"event kind {kind} is not declared"):
            continue
        told = setting.game.events[kind]
        for name, number in ((told.secret, secret), (told.a, a), (told.b, b)):
            if name in told.cards and number >= 0:
                with setting.guard("events"):
                    code = setting.game.card_code(setting.t, number)
                setting.require("events", bool(code) and code.isascii(), f"card {number} has the code {code!r}")
            if name == "seat":
                setting.require("events", -1 <= number < setting.players, f"{told.name}: seat is {number}")
        setting.require("events", seen >= 0, f"{told.name}: seen by {seen}")
