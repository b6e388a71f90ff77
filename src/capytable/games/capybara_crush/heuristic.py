"""A sensible player of Capybara Crush, readable on purpose: the ``greedy`` bot.

It tries each choice on a copy and likes: chains as they would stand now, chains that can still grow at their ends, its
favourite, stars in hand, and a herd that is filling up.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush import herd, powers
from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.state import TABLE_STATE

GROWTH = 0.35
"""What a chain of two or more is worth beyond its length while places are left."""
TEMPO = 0.4
"""What a card in the herd is worth by itself."""


def choose(s: Any, t: Any, seat: int) -> int:
    """The action of a sensible player; ``s`` is a determinized copy seen from ``seat``."""
    out = [0] * 180
    actions = out[: rules.legal(s, t, seat, out)]
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda action: _worth(s, t, seat, action))


def _worth(s: Any, t: Any, seat: int, action: int) -> float:
    if rules.A_POWER <= action < rules.A_PLACE:
        return _power_worth(s, t, seat, action - rules.A_POWER)
    if action in (rules.A_REFILL, rules.A_END):
        return value(s, t, seat) + 0.01
    if action == rules.A_DECK:
        return value(s, t, seat) + 0.9
    if action < rules.A_DECK:
        return _drawn_worth(s, t, seat, s.river[action])
    if rules.A_CARD <= action < rules.A_ON:
        return best_place(s, t, seat, action - rules.A_CARD)
    n = TABLE_STATE.copy(s)
    rules.apply(n, t, seat, action)
    if rules.A_DISCARD <= action < rules.A_REFILL:
        return value(n, t, seat) - best_place(s, t, seat, action - rules.A_DISCARD)
    return value(n, t, seat)


def _drawn_worth(s: Any, t: Any, seat: int, card: int) -> float:
    """A river card: where it would go best; in solo also what the AI would get for it."""
    worth = best_place(s, t, seat, card)
    if t.solo:
        n = TABLE_STATE.copy(s)
        n.gap = s.river.index(card)
        n.river[n.gap] = -1
        rules.ai_takes(n, t)
        worth -= float(n.ai_points - s.ai_points)
    return worth


def best_place(s: Any, t: Any, seat: int, card: int) -> float:
    """The herd's value with the card played as critters where it fits best; as capy it counts a little."""
    found = value(s, t, seat) + (TEMPO + 0.5 if s.length[seat] < t.most and not t.solo else -1.0)
    for place in range(s.length[seat]):
        if s.card[seat][place] < 0:
            n = TABLE_STATE.copy(s)
            herd.play_critters(n, seat, card, place)
            found = max(found, value(n, t, seat))
    return found


def _power_worth(s: Any, t: Any, seat: int, power: int) -> float:
    """A flip, shift or leap is tried in every place; other powers only when stars are to spare."""
    now: float = value(s, t, seat)
    if power not in (powers.FLIP, powers.SHIFT, powers.LEAP):
        spare = s.stars[seat] - t.cost[power] >= 2 and s.step == rules.DRAW
        return now + (0.2 if spare and power in (powers.HOPE, powers.SPRINT) else -1.0)
    best = now - float(t.cost[power]) - 1.0
    for place in range(s.length[seat]):
        for n in _tried(s, t, seat, power, place):
            best = max(best, value(n, t, seat) - t.cost[power] * (0.5 if t.solo else 1.0) - 0.3)
    return best


def _tried(s: Any, t: Any, seat: int, power: int, place: int) -> list[Any]:
    """Copies in which the power was used at a place."""
    found = []
    if power == powers.LEAP:
        for to in range(s.length[seat]):
            n = TABLE_STATE.copy(s)
            herd.move_capy(n, seat, place, to)
            found.append(n)
    elif s.card[seat][place] >= 0:
        for by in (-1, 1):
            n = TABLE_STATE.copy(s)
            if power == powers.FLIP:
                herd.flip_card(n, seat, place)
            elif abs(n.shift[seat][place] + by) <= 1:
                herd.shift_card(n, seat, place, by)
            found.append(n)
    return found


def value(s: Any, t: Any, seat: int) -> float:
    """How well the herd stands, in points."""
    shortest = 3 if t.solo else 1
    chains = [herd.critter_chain(s, t, seat, c) for c in range(5)]
    chains += [herd.background_chain(s, t, seat, b) for b in range(3)]
    left = t.most - s.filled[seat]
    points = float(sum(chain for chain in chains if chain >= shortest))
    growth = float(sum(GROWTH * chain for chain in chains if chain >= 2) * min(1.0, left / 3))
    if t.solo:
        return points + growth
    liked = herd.favourites(s, t, seat)
    return float(points + growth + liked + s.stars[seat] * 0.9 + TEMPO * (s.length[seat] + s.filled[seat]))
