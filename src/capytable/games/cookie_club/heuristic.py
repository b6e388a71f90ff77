"""A sensible player of Cookie Club, readable on purpose: the ``greedy`` bot.

It gets rid of dear cards and capybaras first, counts what an effect will bring in cookies, minds players who are about
to finish, and keeps the teapot for a card rather than for a cookie.  It looks only at what its seat knows.
"""

from __future__ import annotations

from typing import Any

from capytable.games.cookie_club import rules
from capytable.games.cookie_club.state import CAPYBARA

CARD_LESS = 0.9
"""What one card less in hand is worth in cookies, apart from what the card itself would cost."""
END_OF_ROUND = 9.0
AVERAGE_DRAW = 2.6
"""What a card drawn costs: its value if the round ended, and the turn it takes to get rid of it."""


def choose(s: Any, t: Any, seat: int) -> int:
    """The action of a sensible player; ``s`` is a determinized copy seen from ``seat``."""
    out = [0] * 150
    actions = out[: rules.legal(s, t, seat, out)]
    return max(actions, key=lambda action: _worth(s, t, seat, action))


def _worth(s: Any, t: Any, seat: int, action: int) -> float:
    if action < rules.A_DRAW:
        return _play_worth(s, t, seat, action // 2, action % 2)
    if action == rules.A_DRAW:
        return -AVERAGE_DRAW + 0.4 * _drawn_fits(s)
    if action == rules.A_END_TURN:
        return 0.0
    if action < rules.A_DISCARD:
        return relief(s, t, seat, action - rules.A_PASS) + _finisher(s, seat)
    if action < rules.A_COOKIE:
        return relief(s, t, seat, action - rules.A_DISCARD)
    if action < rules.A_REFUSE:
        return float(s.cookies[(seat + action - rules.A_COOKIE + 1) % t.players])
    return _teapot_worth(s, t, seat, action == rules.A_REFUSE)


def cost(s: Any, t: Any, seat: int, without: int = -1) -> int:
    """Cookies to pay for the hand if the round ended now (CC-43), with one card of a kind taken away."""
    due = 0
    for kind in range(36):
        n = s.hands[seat][kind] - (kind == without)
        if n > 0 and kind == CAPYBARA:
            due += t.capybara
        elif n > 0:
            dearer = range(kind + 1, kind // 5 * 5 + 5)
            due += 0 if any(s.hands[seat][k] > (k == without) for k in dearer) else kind % 5 + 1
    return due


def relief(s: Any, t: Any, seat: int, kind: int) -> float:
    """What it is worth to have one card of a kind less: dear cards and capybaras first."""
    burden = 2.0 if kind == CAPYBARA else 0.15 * (kind % 5 + 1)
    return float(cost(s, t, seat) - cost(s, t, seat, kind) + CARD_LESS + burden)


def _play_worth(s: Any, t: Any, seat: int, kind: int, pile: int) -> float:
    if s.size[seat] == 1:
        return END_OF_ROUND + relief(s, t, seat, kind)
    worth = relief(s, t, seat, kind) * (1.0 + 0.4 * danger(s, t, seat))
    return float(worth + _effect(s, t, seat, kind, pile) - 0.3 * _opens_all(s, kind, pile))


def _effect(s: Any, t: Any, seat: int, kind: int, pile: int) -> float:
    what, figure, token = kind // 5, s.figure, False
    while what in (rules.CAPUCHIN, rules.TOUCAN):
        figure = (figure + (1 if what == rules.CAPUCHIN else 2)) % 8
        what, token = s.tokens[figure], True
    if what == rules.ARMADILLO:
        return 1.8 if _another(s, seat, kind, pile) else -AVERAGE_DRAW / 2
    if what == rules.TAPIR:
        best = max(relief(s, t, seat, k) for k in range(36) if s.hands[seat][k] > (k == kind))
        last = END_OF_ROUND if s.size[seat] == 2 else 0.0
        return best * 0.9 + last * (0.5 if s.teapot == (seat + 1) % t.players else 1.0)
    if what == rules.TURTLE:
        dearest = max(relief(s, t, seat, k) for k in range(36) if s.hands[seat][k] > (k == kind))
        return dearest - AVERAGE_DRAW
    if what == rules.SLOTH:
        return 0.2 if s.teapot == seat else 1.4
    if what == rules.COOKIES:
        return 3.4
    able = sum(s.cookies[p] > 1 for p in range(t.players) if p != seat and p != s.teapot)
    return 0.7 * float(able if token else min(1, able))


def _another(s: Any, seat: int, kind: int, pile: int) -> bool:
    """Whether another card could be played after this one."""
    follows = {(kind + 1) % 5, (s.top[1 - pile] + 1) % 5}
    left = [k for k in range(CAPYBARA) if s.hands[seat][k] > (k == kind)]
    return bool(left) and (len(follows) == 1 or any(k % 5 in follows for k in left))


def _opens_all(s: Any, kind: int, pile: int) -> bool:
    """Whether the two tops would show the same value, so that the next player may play anything."""
    return bool(kind % 5 == s.top[1 - pile] % 5)


def _drawn_fits(s: Any) -> float:
    return 1.0 if s.top[0] % 5 == s.top[1] % 5 else 0.4


def _finisher(s: Any, seat: int) -> float:
    return END_OF_ROUND if s.size[seat] == 1 else 0.0


def danger(s: Any, t: Any, seat: int) -> float:
    """How near the others are to ending the round, 0 … 1."""
    fewest = min(s.size[p] for p in range(t.players) if p != seat)
    return float(max(0.0, (5 - fewest) / 4))


def _teapot_worth(s: Any, t: Any, seat: int, refuses: bool) -> float:
    if not refuses:
        return 1.0
    if s.phase == rules.TEAPOT_COOKIE:
        return 2.0 if s.cookies[seat] <= 3 else 0.0
    ends = s.size[s.active] == 1 and t.players == 2
    return 3.0 if ends or danger(s, t, seat) > 0 or s.hands[seat][CAPYBARA] == 0 else 0.0
