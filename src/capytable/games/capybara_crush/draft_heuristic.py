"""A sensible player of the draft, readable on purpose: it values herd lines like the player of the table game.

Plays come before powers.  A star is nearly free while capys will be played that bring it back, so Sprint is used early;
of other powers it looks at the first change only, so Release hardly ever pays.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush import draft as rules
from capytable.games.capybara_crush import powers
from capytable.games.capybara_crush.heuristic import TEMPO, value
from capytable.games.capybara_crush.state import CARDS, DRAFT_ACTIONS, DRAFT_STATE

STAR = 0.9
"""What a star in hand is worth."""
OPEN_END = 0.5
"""What an empty capy is worth beyond tempo."""
EFFORT = 0.3
"""What a power must bring beyond its stars."""


def choose(s: Any, t: Any, seat: int) -> int:
    """The action of a sensible player; ``s`` is a determinized copy seen from ``seat``."""
    actions = _legal(s, t, seat)
    if len(actions) == 1:
        return actions[0]
    mine = DRAFT_STATE.copy(s)
    return max(actions, key=lambda action: _worth(mine, t, seat, action))


def _worth(s: Any, t: Any, seat: int, action: int) -> float:
    if action < rules.A_ON:
        return best_spot(s, t, seat, action % CARDS)
    if rules.A_POWER <= action < rules.A_PLACE:
        return _power_worth(s, t, seat, action - rules.A_POWER)
    if action == rules.A_READY:
        return value(s, t, seat) + 0.01
    return _after(s, t, seat, action) + (OPEN_END if action in (rules.A_LEFT, rules.A_RIGHT) else 0.0)


def _after(s: Any, t: Any, seat: int, action: int) -> float:
    """The herd's value after a choice; where it is the first of two, with the best second one."""
    n = DRAFT_STATE.copy(s)
    rules.choose(n, t, seat, action)
    if n.stage[seat] in (powers.SECOND, powers.TARGET, powers.ROWS):
        return max(_after(n, t, seat, second) for second in _legal(n, t, seat))
    return value(n, t, seat)


def best_spot(s: Any, t: Any, seat: int, card: int) -> float:
    """The herd's value with the card where it fits best; ``s`` is left as it was."""
    found = -1.0
    if s.length[seat] < t.most:
        found = value(s, t, seat) + TEMPO + OPEN_END + (STAR if s.stars[seat] < t.start else 0.0)
    for place in range(s.length[seat]):
        if s.card[seat][place] < 0:
            s.card[seat][place] = card
            s.filled[seat] += 1
            found = max(found, value(s, t, seat))
            s.card[seat][place] = -1
            s.filled[seat] -= 1
    return found


def _power_worth(s: Any, t: Any, seat: int, power: int) -> float:
    """What a power leads to, less its stars: a Sprint for stars that will come back, others by their first change."""
    if power == powers.SPRINT:
        return value(s, t, seat) + (1.0 if t.most - s.length[seat] >= t.cost[power] else -1.0)
    n = DRAFT_STATE.copy(s)
    rules.choose(n, t, seat, rules.A_POWER + power)
    return max(_after(n, t, seat, action) for action in _legal(n, t, seat)) - EFFORT


def _legal(s: Any, t: Any, seat: int) -> list[int]:
    out = [0] * DRAFT_ACTIONS
    return out[: rules.legal(s, t, seat, out)]
