"""A sensible player of Capybara 'n' Capybara, readable on purpose: the ``greedy`` bot.

It looks one action ahead and likes: points and bonus, cards ahead to walk over, a long line, and pumpkins that can be
scored soon.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_n_capybara import rules
from capytable.games.capybara_n_capybara.state import LETTERS, PUMPKINS, STATE

STEP = 0.15
"""What a card ahead is worth by itself."""
CARD = 0.25
"""What a card in the line is worth by itself."""
MINE = 1.15
"""The pumpkin in hand counts so much more: nobody can take it, and scoring it makes the monkey grow."""
LATER = 0.7
"""What is left of a pumpkin's worth for each move back that must come first."""
SHARES = (0.55, 0.2, 0.1)
"""How much of the best, second and third pumpkin in sight counts before it is scored."""
GROWN = 0.8
"""What a grown monkey is worth."""


def choose(s: Any, t: Any, seat: int) -> int:
    """The action of a sensible player; ``s`` is a determinized copy seen from ``seat``."""
    out = [0] * 324
    actions = out[: rules.legal(s, t, seat, out)]
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda action: _worth(s, t, seat, action))


def _worth(s: Any, t: Any, seat: int, action: int) -> float:
    if action == rules.A_REFRESH:
        return value(s, t, seat) + 0.2 * (_best_card(s, t) < 0.6) - 0.1
    if rules.A_CARD <= action < rules.A_GAP:
        return card_worth(s, t, seat, action - rules.A_CARD)
    if rules.A_GAIN <= action < rules.A_PUMPKIN:
        return _gain_worth(s, t, seat, action - rules.A_GAIN)
    n = STATE.copy(s)
    rules.apply(n, t, seat, action)
    return value(n, t, seat)


def _gain_worth(s: Any, t: Any, seat: int, code: int) -> float:
    gain, steps = code // rules.LINE + 1, code % rules.LINE + 1
    n = STATE.copy(s)
    n.ahead[seat] -= steps
    best = sorted((card_worth(s, t, seat, k) for k in range(LETTERS) for _ in range(s.display[k])), reverse=True)
    return value(n, t, seat) + sum(CARD + worth for worth in best[:gain])


def value(s: Any, t: Any, seat: int) -> float:
    """How well the seat stands, in points."""
    points = float(rules.score(s, t, seat))
    if s.phase == rules.OVER or (0 <= s.turns_left < t.players and s.active != seat):
        return points
    ahead = STEP * min(s.ahead[seat], 14)
    grown = GROWN * s.grown[seat]
    return float(points + ahead + CARD * s.length[seat] + prospects(s, t, seat) + grown)


def prospects(s: Any, t: Any, seat: int) -> float:
    """What the pumpkins in sight promise: those in reach now, after one move back, after two, after three."""
    here = s.ahead[seat]
    sight = _within_reach(s, seat)
    found: list[float] = []
    for moves in range(4):
        s.ahead[seat] = min(s.length[seat], here + moves * (3 + s.grown[seat]))
        possible = rules.reachable(s, t, seat)
        for pumpkin in sight:
            if possible >> pumpkin & 1:
                steps = t.arrow[pumpkin] or t.letters[pumpkin] + 1
                mine = MINE if pumpkin == s.hand[seat] else 1.0
                found.append((mine * t.points[pumpkin] - STEP * 0.5 * steps) * LATER**moves)
        sight = [pumpkin for pumpkin in sight if not possible >> pumpkin & 1]
    s.ahead[seat] = here
    return sum(worth * share for worth, share in zip(sorted(found, reverse=True), SHARES, strict=False))


def card_worth(s: Any, t: Any, seat: int, kind: int) -> float:
    """What a capybara of a kind is worth to the seat: open pumpkins that ask for it, and the bonus."""
    asked = sum(t.need[p][kind] / t.letters[p] for p in _within_reach(s, seat) if t.letters[p])
    counts = [s.line[seat][: s.length[seat]].count(k) for k in range(LETTERS)]
    bonus = 0.0
    if s.bonus == rules.ONE_TYPE and kind < 4:
        bonus = 0.6 if counts[kind] == max(counts[:4]) else 0.0
    elif s.bonus == rules.ALL_FOUR and kind < 4:
        bonus = 0.5 if counts[kind] == min(counts[:4]) else 0.0
    return float(0.15 * asked + bonus)


def _within_reach(s: Any, seat: int) -> list[int]:
    """The open pumpkins and the one in hand."""
    return [i for i in range(PUMPKINS) if s.open >> i & 1 or i == s.hand[seat]]


def _best_card(s: Any, t: Any) -> float:
    return max((card_worth(s, t, s.active, k) for k in range(LETTERS) if s.display[k]), default=0.0)
