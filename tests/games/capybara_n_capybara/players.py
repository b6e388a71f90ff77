"""Whole games for the properties: policies that see only legal actions, and the loop that plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.games.capybara_n_capybara.helpers import GAME, RULES, legal_ids

from capytable.games.capybara_n_capybara import rules

Policy = Callable[[Any, Any, int, list[int], Random], int]


def at_random(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    return rng.choice(legal)


def greedy(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    return GAME.heuristic(s, t, seat)


def gathering(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """No pumpkins: the largest gains, so that deck and discards run out."""
    gains = [action for action in legal if rules.A_GAIN <= action < rules.A_PUMPKIN]
    if gains:
        gain = (gains[-1] - rules.A_GAIN) // rules.LINE
        return next(action for action in gains if (action - rules.A_GAIN) // rules.LINE == gain)
    return rules.A_BACK if rules.A_BACK in legal else rng.choice(legal)


def refreshing(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """Refresh whenever possible: the discards become the deck again and again."""
    return rules.A_REFRESH if rules.A_REFRESH in legal else rng.choice(legal)


def scoring(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """Score whenever possible, with as many letters forgone as can be."""
    if s.phase in (rules.TURN, rules.STOP) and rules.A_PUMPKIN <= legal[-1] < rules.A_CARD:
        return legal[-1]
    return rng.choice(legal)


def stalling(s: Any, t: Any, seat: int, legal: list[int], rng: Random) -> int:
    """Refresh, walk as far as possible for one card, go all the way back."""
    for action in (rules.A_REFRESH, rules.A_BACK):
        if action in legal:
            return action
    ones = [action for action in legal if rules.A_GAIN <= action < rules.A_GAIN + rules.LINE]
    return ones[-1] if ones else legal[-1]


POLICIES: dict[str, Policy] = {
    "random": at_random, "greedy": greedy, "gathering": gathering, "refreshing": refreshing, "scoring": scoring,
    "stalling": stalling,
}  # fmt: skip


def played(s: Any, t: Any, policies: list[str], rng: Random, cap: int) -> Iterator[tuple[int, int]]:
    """Play on, yielding (seat, action) after each was carried out."""
    for _ in range(cap):
        if RULES.over(s, t):
            return
        seat = s.active
        action = POLICIES[policies[seat]](s, t, seat, legal_ids(s, t, seat), rng)
        RULES.apply(s, t, seat, action)
        yield seat, action
