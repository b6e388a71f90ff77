"""Sampling, and that chance comes from the game's own generator only."""

from __future__ import annotations

import random
import sys
from typing import Any

from capytable.checks.setting import Setting, policy

DRAWS = 40
"""Samples per legal action in the test of evenness."""


def check_sampling(setting: Setting, s: Any, seat: int, legal: list[int], seed: int) -> None:
    """``sample`` gives legal actions only, each equally often (chi-square, far out in the tail)."""
    r, counts, before = policy(seed), dict.fromkeys(legal, 0), setting.pack(s)
    draws = DRAWS * len(legal)
    for _ in range(draws):
        action = setting.sample(s, seat, r)
        if not setting.require("sample", action in counts, f"{action} is not legal; legal are {legal}"):
            return
        counts[action] += 1
    setting.require("sample", setting.pack(s) == before, "sampling changed the state")
    freedom = len(legal) - 1
    chi = sum((n - DRAWS) ** 2 / DRAWS for n in counts.values())
    bound = freedom + 6 * (2 * freedom) ** 0.5 + 12
    setting.require("uniform", chi <= bound, f"not even after {draws} draws: {counts} (chi-square {chi:.0f})")


def check_global_generators(setting: Setting, seed: int) -> None:
    """The same seed gives the same game whatever the global generators do, and they are left alone."""
    kept = random.getstate()
    try:
        games = []
        for noise in (1, 2):
            _seed_globals(noise)
            before = _globals()
            games.append(_game(setting, seed))
            setting.require("globals", _globals() == before, "the rules draw from a global generator")
        setting.require("globals", games[0] == games[1], "the game depends on a global generator")
    finally:
        random.setstate(kept)


def _seed_globals(noise: int) -> None:
    random.seed(noise)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(noise)


def _globals() -> list[Any]:
    told: list[Any] = [random.getstate()]
    if "numpy" in sys.modules:
        told.append([str(part) for part in sys.modules["numpy"].random.get_state()])
    return told


def _game(setting: Setting, seed: int) -> list[bytes]:
    """A whole random game, step by step, as bytes."""
    s, r = setting.deal(seed), policy(seed)
    trail = [setting.pack(s)]
    while len(trail) <= setting.variant.max_length:
        movers = setting.movers(s)
        if not movers:
            break
        setting.apply(s, movers[0], setting.sample(s, movers[0], r))
        trail.append(setting.pack(s))
    return trail
