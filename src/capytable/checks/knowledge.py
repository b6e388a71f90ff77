"""Nobody knows more than the state's knowledge facts say: dealt-anew copies, views, observations, positions."""

from __future__ import annotations

from typing import Any

import msgspec

from capytable.checks.setting import Setting, policy


def check_knowledge(setting: Setting, s: Any, viewer: int, seed: int) -> None:
    """For one viewer (-1 a spectator), all that a copy for this viewer must be."""
    r = policy(seed)
    alike = setting.determinize(s, viewer, r)
    setting.require("determinize", alike.rng != s.rng, "the copy keeps the true generator")
    wrong = setting.faults(alike)
    setting.require("determinize", not wrong, f"the copy for seat {viewer} has faults: {'; '.join(wrong)}")
    _check_same_view(setting, s, alike, viewer)
    _check_alike(setting, s, alike, viewer, seed)
    if setting.mirror is not None:
        with setting.guard("modes"):
            setting.mirror.determinize(viewer, policy(seed))
            same = setting.mirror.data() == setting.pack(alike)
            setting.mirror.load(setting.pack(s))
        setting.require("modes", same, f"fast determinize for seat {viewer} differs from plain")
    _check_play_on(setting, alike, policy(seed + 1))


def _check_same_view(setting: Setting, s: Any, alike: Any, viewer: int) -> None:
    """Dealing anew what a viewer cannot know changes nothing in what that viewer gets."""
    told = f"for seat {viewer} shows what that seat does not know, or the copy forgets what it knows"
    true, dealt = setting.view(s, viewer), setting.view(alike, viewer)
    setting.require("view", true == dealt, f"the view {told}: {_first_difference(true, dealt)}")
    with setting.guard("position"):
        pages = [msgspec.json.encode(setting.game.position(x, setting.t, viewer)) for x in (s, alike)]
    setting.require("position", pages[0] == pages[1], f"the position {told}: {_first_difference(*pages)}")
    setting.require("movers", setting.movers(s) == setting.movers(alike), f"who may act {told}")
    if viewer >= 0:
        setting.require("observe", setting.observe(s, viewer) == setting.observe(alike, viewer), f"observe {told}")
        setting.require("legal", setting.legal(s, viewer) == setting.legal(alike, viewer), f"legal {told}")


def _check_alike(setting: Setting, s: Any, alike: Any, viewer: int, seed: int) -> None:
    """Two states that look alike, dealt anew by equal words, become equal; so is a copy of a copy."""
    first = setting.determinize(s, viewer, policy(seed + 2))
    setting.report.unlike += _hidden(setting, s, alike)
    setting.report.varied += _hidden(setting, first, alike)
    second = setting.determinize(alike, viewer, policy(seed + 2))
    differing = setting.differing(first, second)
    setting.require(
        "alike", not differing, f"the copy for seat {viewer} depends on what the seat cannot know: {differing}"
    )


def _hidden(setting: Setting, a: Any, b: Any) -> bool:
    """Whether two states differ in more than the generator."""
    return any(getattr(a, key) != getattr(b, key) for key in setting.variant.state.fields if key != "rng")


def _check_play_on(setting: Setting, alike: Any, r: list[int]) -> None:
    """A copy can be played."""
    for _ in range(6):
        movers = setting.movers(alike)
        if not movers:
            return
        setting.apply(alike, movers[0], setting.sample(alike, movers[0], r))
        wrong = setting.faults(alike)
        setting.require("determinize", not wrong, f"playing on from a copy breaks it: {'; '.join(wrong)}")


def _first_difference(a: bytes, b: bytes) -> str:
    """A few letters of both from where they part."""
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, at - 25)
    return f"{a[start : at + 25].decode(errors='replace')!r} against {b[start : at + 25].decode(errors='replace')!r}"


def check_position(setting: Setting, s: Any, viewer: int, seed: int) -> None:
    """A position document loads back: the full one to the same bytes, a seat's to a state that looks the same to it."""
    g, t = setting.game, setting.t
    with setting.guard("position"):
        back = g.from_position(t, g.position(s, t, None), policy(seed))
        back.rng[:] = s.rng  # chance is the match's, beside the situation
        differing = setting.differing(back, s)
        setting.require("position", not differing, f"the full document gives another state: {differing}")
        loaded = g.from_position(t, g.position(s, t, viewer), policy(seed))
    wrong = setting.faults(loaded)
    setting.require("position", not wrong, f"the loaded document of seat {viewer} has faults: {'; '.join(wrong)}")
    true, again = setting.view(s, viewer), setting.view(loaded, viewer)
    setting.require("position", true == again, f"seat {viewer} sees it otherwise: {_first_difference(true, again)}")
    with setting.guard("position"):
        other = g.from_position(
            t, g.position(setting.determinize(s, viewer, policy(seed + 3)), t, viewer), policy(seed)
        )
    setting.require(
        "position", setting.pack(other) == setting.pack(loaded), f"position of seat {viewer} tells too much"
    )


def check_heuristic(setting: Setting, s: Any, seat: int, seed: int) -> None:
    """The greedy player's action is legal, and thinking changes nothing."""
    alike = setting.determinize(s, seat, policy(seed))
    before = setting.pack(alike)
    with setting.guard("heuristic"):
        action = setting.game.heuristic(alike, setting.t, seat)
    setting.require("heuristic", action in setting.legal(alike, seat), f"{action} is not legal for seat {seat}")
    setting.require("heuristic", setting.pack(alike) == before, "thinking changed the state")
