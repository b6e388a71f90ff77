"""Events tell a viewer nothing that the view does not hold."""

from __future__ import annotations

from typing import Any

from capytable.checks.setting import Setting, policy
from capytable.kernel.events import ALL, SEAL

Told = list[tuple[int, ...]]


def check_telling(setting: Setting, s: Any, seat: int, actions: list[int], viewer: int, seed: int) -> None:
    """Where two worlds look alike to ``viewer`` before and after an action of ``seat``, the events sound alike.

    The worlds differ in which of the ``actions`` was chosen, or in what the viewer does not know.  Actions that use
    chance are left out.
    """
    heard: dict[bytes, tuple[int, Told]] = {}
    worlds = [s] if viewer == seat else [s, setting.determinize(s, viewer, policy(seed))]
    for world in worlds:
        may = actions if world is s else [a for a in setting.legal(world, seat) if a in set(actions)]
        for action in may:
            after = setting.copy(world)
            after.log = []
            setting.apply(after, seat, action)
            if after.rng != world.rng:
                continue
            seen, told = setting.view(after, viewer), [_filtered(e, viewer) for e in after.log if e[0] != SEAL]
            other, before = heard.setdefault(seen, (action, told))
            alike = f"{setting.text(action)} of seat {seat} from {setting.text(other)}"
            heard_it = f"seat {viewer} cannot see {alike}, but hears it: {told} / {before}"
            setting.require("telling", told == before, heard_it)


def _filtered(event: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    """An event as the viewer hears it."""
    kind, seen, secret, a, b = event
    heard = seen == ALL or (viewer >= 0 and seen >> viewer & 1)
    return kind, secret if heard else -1, a, b
