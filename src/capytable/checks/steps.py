"""What must hold at every step of every game."""

from __future__ import annotations

from typing import Any

from capytable.checks.setting import HaltError, Setting, policy


def check_range(setting: Setting, s: Any) -> None:
    """Every number within its declared bounds: compiled code would store something else."""
    wrong = setting.variant.state.faults(s)
    if not setting.require("range", not wrong, "; ".join(wrong)):
        raise HaltError


def check_step(setting: Setting, s: Any, movers: list[int]) -> dict[int, list[int]]:
    """Invariants, who may act and how, and that fast mode says the same.  Returns each mover's actions."""
    with setting.guard("faults"):
        wrong = setting.game.faults(s, setting.t)
    if not setting.require("faults", not wrong, "; ".join(wrong)):
        raise HaltError
    with setting.guard("over"):
        over = bool(setting.rules.over(s, setting.t))
    setting.require("over", over == (not movers), f"over says {over}, movers are {movers}")
    if not setting.require(
        "movers", all(m < setting.players for m in movers), f"movers {movers} include an empty seat"
    ):
        raise HaltError
    legal = {}
    for seat in range(setting.players):
        found = setting.legal(s, seat)
        _check_legal(setting, seat, found, seat in movers)
        if seat in movers:
            legal[seat] = found
    if setting.mirror is not None:
        _check_modes(setting, s, movers, legal)
    return legal


def _check_legal(setting: Setting, seat: int, found: list[int], moves: bool) -> None:
    if not moves:
        setting.require("outsider", not found, f"seat {seat} may not act but has the actions {found}")
        return
    if not setting.require("legal", bool(found), f"seat {seat} may act but has no action"):
        raise HaltError
    setting.require("legal", found == sorted(set(found)), f"actions of seat {seat} do not ascend: {found}")
    low, high = min(found), max(found)
    if not setting.require(
        "legal", low >= 0 and high < setting.variant.actions, f"actions {found} leave 0 … {setting.variant.actions - 1}"
    ):
        raise HaltError


def _check_modes(setting: Setting, s: Any, movers: list[int], legal: dict[int, list[int]]) -> None:
    """Fast and plain: bytes, movers, end, scores, actions, samples, observations."""
    mirror, rules, t = setting.mirror, setting.rules, setting.t
    assert mirror is not None
    with setting.guard("modes"):
        same = mirror.data() == setting.pack(s)
        if not setting.require("modes", same, f"the states differ: {_difference(setting, s)}"):
            raise HaltError
        ours: list[Any] = [rules.movers(s, t), bool(rules.over(s, t))]
        fast: list[Any] = [int(mirror.rules.movers(mirror.s, mirror.t)), bool(mirror.rules.over(mirror.s, mirror.t))]
        for seat in range(setting.players):
            ours += [rules.score(s, t, seat), setting.observe(s, seat, 7)]
            fast += [int(mirror.rules.score(mirror.s, mirror.t, seat)), mirror.observe(seat, 7)]
            if seat in movers:
                r = policy(len(setting.where) + seat)
                fast += [mirror.legal(seat), mirror.sample(seat, r)]
                ours += [legal[seat], (setting.sample(s, seat, r), r[0])]
        if hasattr(rules, "section"):
            ours.append(rules.section(s, t))
            fast.append(int(mirror.rules.section(mirror.s, mirror.t)))
        if not movers:
            ours.append(rules.winners(s, t))
            fast.append(int(mirror.rules.winners(mirror.s, mirror.t)))
        setting.require("modes", ours == fast, f"plain says {ours}, fast says {fast}")
        setting.require("modes", mirror.data() == setting.pack(s), "a fast function that only looks changed the state")


def _difference(setting: Setting, s: Any) -> str:
    """The fields in which the fast state differs from the plain one."""
    assert setting.mirror is not None
    other = setting.variant.state.unpack(setting.mirror.data())
    told = [
        f"{key} is {getattr(s, key)} plain, {getattr(other, key)} fast"
        for key in setting.variant.state.fields
        if getattr(s, key) != getattr(other, key)
    ]
    return "; ".join(told) or "unused bytes"


def check_section(setting: Setting, s: Any, before: int) -> int:
    """The number of the part that is being played never falls; 0 for games without parts."""
    if not hasattr(setting.rules, "section"):
        return 0
    with setting.guard("section"):
        now = int(setting.rules.section(s, setting.t))
    setting.require("section", now >= before, f"the number of the part falls from {before} to {now}")
    return now


def check_end(setting: Setting, s: Any) -> None:
    """Winners are players, one at least unless the game is solo; the reason has a key."""
    with setting.guard("winners"):
        won = setting.rules.winners(s, setting.t)
    setting.require("winners", 0 <= won < 1 << setting.players, f"winners {won:b} include an empty seat")
    setting.require("winners", won != 0 or setting.players == 1, "nobody has won")
    with setting.guard("describe"):
        reason = setting.game.describe(s, setting.t)
    setting.require("describe", bool(reason) and reason.isascii(), f"the reason {reason!r} is no catalogue key")
