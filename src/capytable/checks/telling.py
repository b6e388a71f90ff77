"""Events tell a viewer nothing that the view does not hold."""

from __future__ import annotations

from typing import Any

from capytable.checks.setting import Setting, policy
from capytable.kernel.events import ALL, SEAL

Told = list[tuple[int, ...]]


def check_telling(setting: Setting, s: Any, seat: int, actions: list[int], viewer: int, seed: int) -> None:
    """Where two worlds look alike to ``viewer`` before and after an action of ``seat``, the events sound alike.

    The worlds differ in which of the ``actions`` was chosen, or in what the viewer does not know.  Actions that use
    chance are left out; where the worlds are the same afterwards, two ways to it may well be told apart (a card laid
    into either of two gaps beside its like).
    """
    heard: dict[bytes, tuple[int, Told, Any]] = {}
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
            after.rng = [0] * len(after.rng)  # the worlds' futures differ by chance
            other, before, world_then = heard.setdefault(seen, (action, told, after))
            alike = f"{setting.text(action)} of seat {seat} from {setting.text(other)}"
            heard_it = f"seat {viewer} cannot see {alike}, but hears it: {told} / {before}"
            setting.require("telling", told == before or after == world_then, heard_it)


def _filtered(event: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    """An event as the viewer hears it."""
    kind, seen, secret, a, b = event
    heard = seen == ALL or (viewer >= 0 and seen >> viewer & 1)
    return kind, secret if heard else -1, a, b
