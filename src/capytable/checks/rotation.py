"""Rotating the seats rotates the game: the same game with every seat renamed, played beside the first."""

from __future__ import annotations

import random
from typing import Any

from capytable.checks.setting import Setting


class Turned:
    """The game in which seat ``i`` is called ``(i + by) % players``."""

    def __init__(self, setting: Setting, s: Any, rng: random.Random) -> None:
        self.setting, self.players = setting, setting.players
        self.by = rng.randrange(1, self.players) if self.players > 1 else 0
        self.s = setting.variant.state.rotate(s, self.by, self.players)
        self.t = setting.variant.table.rotate(setting.t, self.by, self.players)

    def seat(self, seat: int) -> int:
        """What a seat is called here."""
        return (seat + self.by) % self.players

    def follow(self, s: Any, seat: int, action: int, compare: bool) -> None:
        """Make the same move; ``s`` is the first game's state after it."""
        setting = self.setting
        with setting.guard("rotation"):
            setting.rules.apply(self.s, self.t, self.seat(seat), action)
        if not compare:
            return
        turned = setting.variant.state.rotate(s, self.by, self.players)
        if setting.pack(self.s) != setting.pack(turned):
            differing = [k for k in setting.variant.state.fields if getattr(self.s, k) != getattr(turned, k)]
            told = f"{setting.text(action)} of seat {seat}, seats turned by {self.by}, gives other {differing}"
            setting.require("rotation", False, told)
            self.s = turned
        else:
            setting.report.made["rotation"] += 1

    def check(self, s: Any) -> None:
        """Movers, actions, observations, scores and winners follow the seats."""
        setting, t, rules = self.setting, self.t, self.setting.rules
        with setting.guard("rotation"):
            setting.require(
                "rotation",
                _turn(rules.movers(s, setting.t), self) == rules.movers(self.s, t),
                "movers do not follow the seats",
            )
            if rules.over(s, setting.t):
                won = _turn(rules.winners(s, setting.t), self)
                setting.require("rotation", won == rules.winners(self.s, t), "winners do not follow the seats")
            for seat in range(self.players):
                there = self.seat(seat)
                told = f"of seat {seat} do not follow when the seats are turned by {self.by}"
                scores = rules.score(s, setting.t, seat), rules.score(self.s, t, there)
                setting.require("rotation", scores[0] == scores[1], f"points {told}")
                seen = [0] * setting.variant.observation
                rules.observe(self.s, t, there, seen)
                setting.require("rotation", seen == setting.observe(s, seat), f"observations {told}")
                out = [-1] * setting.variant.actions
                mine = out[: rules.legal(self.s, t, there, out)]
                setting.require("rotation", mine == setting.legal(s, seat), f"legal actions {told}")


def _turn(mask: int, turned: Turned) -> int:
    return sum(1 << turned.seat(seat) for seat in range(turned.players) if mask >> seat & 1)
