"""Whole games for the properties: policies that see only what is legal, and the loop that plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.games.capybara_crush.helpers import GAME

from capytable.kernel.game import Variant
from capytable.kernel.loader import bind

Policy = Callable[[list[str], Random], str]


def at_random(legal: list[str], rng: Random) -> str:
    return rng.choice(legal)


def preferring(*starts: str) -> Policy:
    """Takes what begins with the first of these that can be had, at random among several."""

    def choose(legal: list[str], rng: Random) -> str:
        for start in starts:
            found = [text for text in legal if text.startswith(start)]
            if found:
                return rng.choice(found)
        return rng.choice(legal)

    return choose


def wandering(legal: list[str], rng: Random) -> str:
    """Half of the time a power, otherwise anything."""
    found = [text for text in legal if text.startswith("power")]
    return rng.choice(found if found and rng.random() < 0.5 else legal)


POLICIES: dict[str, Policy] = {
    "random": at_random,
    "wandering": wandering,
    "powerful": preferring("power", "pick", "capy"),  # powers as soon as stars allow, capys for their stars
    "river": preferring("river", "power sweep", "capy", "play"),  # never the deck
    "digging": preferring("deck", "power chance", "power hope", "power sprint", "capy"),  # empties the deck
    "racing": preferring("power sprint", "power hope", "river", "on", "capy"),  # fills the herd
    "stalling": preferring("power release", "power leap", "power shift", "capy", "deck"),  # undoes what it can
    "late": preferring("deck", "river", "play", "capy", "refill", "power"),  # powers after all else
    "saving": preferring("refill", "end turn", "play", "ready", "river"),  # hardly a power
}


def legal_ids(variant: Variant, s: Any, t: Any, seat: int) -> list[int]:
    """What the plain rules allow a seat."""
    out = [-1] * variant.actions
    return out[: bind(variant).rules.legal(s, t, seat, out)]


def legal_texts(variant: Variant, s: Any, t: Any, seat: int) -> dict[str, int]:
    """The same in words, with their numbers."""
    return {GAME.action_text(t, action): action for action in legal_ids(variant, s, t, seat)}


def played(variant: Variant, s: Any, t: Any, policies: list[str], rng: Random, cap: int) -> Iterator[tuple[int, str]]:
    """Play on, yielding (seat, action's text) after each was carried out; in the draft any seat may be next."""
    rules = bind(variant).rules
    for _ in range(cap):
        mask = rules.movers(s, t)
        if mask == 0:
            return
        seat = rng.choice([p for p in range(t.players) if mask >> p & 1])
        legal = legal_texts(variant, s, t, seat)
        text = POLICIES[policies[seat % len(policies)]](sorted(legal), rng)
        rules.apply(s, t, seat, legal[text])
        yield seat, text
