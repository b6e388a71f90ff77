"""When several seats may act at once: the order does not matter, and nothing leaks before all have chosen."""

from __future__ import annotations

import random
from typing import Any

from capytable.checks.setting import Setting


def check_together(setting: Setting, s: Any, legal: dict[int, list[int]], rng: random.Random) -> None:
    """``legal`` are the actions of two movers or more."""
    one, two = rng.sample(sorted(legal), 2)
    x, y = rng.choice(legal[one]), rng.choice(legal[two])
    orders = []
    for moves in (((one, x), (two, y)), ((two, y), (one, x))):
        made = setting.copy(s)
        for seat, action in moves:
            if not setting.require(
                "interleave", action in setting.legal(made, seat), f"seat {seat} loses {action} by another's choice"
            ):
                return
            setting.apply(made, seat, action)
        orders.append(setting.pack(made))
    told = f"seat {one} {setting.text(x)} and seat {two} {setting.text(y)}"
    setting.require("interleave", orders[0] == orders[1], f"the order of {told} matters")
    _check_sealed(setting, s, one, legal[one], rng)


def _check_sealed(setting: Setting, s: Any, one: int, legal: list[int], rng: random.Random) -> None:
    """What others get does not depend on which of its actions a seat has chosen, while they may still act."""
    seen: dict[tuple[int, ...], dict[int, Any]] = {}
    for action in rng.sample(legal, min(4, len(legal))):
        made = setting.copy(s)
        setting.apply(made, one, action)
        movers = setting.movers(made)
        others = [m for m in movers if m != one]
        if not others:
            continue
        got: dict[int, Any] = {
            m: (setting.view(made, m), setting.observe(made, m), setting.legal(made, m)) for m in others
        }
        got[-1] = setting.view(made, -1)
        first = seen.setdefault(tuple(movers), got)
        same = first == got
        setting.require("sealed", same, f"others learn of the choice {setting.text(action)} of seat {one}")
