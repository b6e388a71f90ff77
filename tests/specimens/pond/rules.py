"""Pond: play a card for its points, pass one to the left, or draw; the first empty hand or the limit ends it."""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import nth, popcount
from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import below, pick, reseed
from specimens.pond.state import KINDS

PLAYED = 0
PASSED = 1
DREW = 2
DRAW = 2 * KINDS


def total(row: Any) -> int:
    """The sum of a row of counts."""
    n = 0
    for k in range(KINDS):
        n += row[k]
    return n


def add(s: Any, seat: int, k: int, n: int) -> None:
    """Change how many cards of a kind a hand holds."""
    s.hands[seat][k] += n
    if s.hands[seat][k] > 0:
        s.held[seat] |= 1 << k
    else:
        s.held[seat] &= ~(1 << k)


def draw(s: Any) -> int:
    """Take a random card from the deck, which must not be empty."""
    n = below(s.rng, total(s.deck))
    k = 0
    while n >= s.deck[k]:
        n -= s.deck[k]
        k += 1
    s.deck[k] -= 1
    return k


def deal(s: Any, t: Any) -> None:
    """Three cards each."""
    for k in range(KINDS):
        s.deck[k] = t.copies[k]
    for _ in range(3):
        for seat in range(t.players):
            add(s, seat, draw(s), 1)
    s.active = t.first
    if s.active < 0:
        s.active = below(s.rng, t.players)


def over(s: Any, t: Any) -> bool:
    """A hand is empty or the limit is reached."""
    if s.turns >= t.limit:
        return True
    for seat in range(t.players):  # noqa: SIM110
        if s.held[seat] == 0:
            return True
    return False


def movers(s: Any, t: Any) -> int:
    """The active player."""
    if over(s, t):
        return 0
    return 1 << s.active


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """0-4 play, 5-9 pass, 10 draw."""
    if over(s, t) or seat != s.active:
        return 0
    n = 0
    for k in range(KINDS):
        if s.held[seat] >> k & 1:
            out[n] = k
            n += 1
    for k in range(KINDS):
        if s.held[seat] >> k & 1:
            out[n] = KINDS + k
            n += 1
    if total(s.deck) > 0:
        out[n] = DRAW
        n += 1
    return n


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """From the mask of kinds held."""
    kinds = popcount(s.held[seat])
    choices = 2 * kinds
    if total(s.deck) > 0:
        choices += 1
    i = pick(r, choices)
    if i == 2 * kinds:
        return DRAW
    if i >= kinds:
        return KINDS + nth(s.held[seat], i - kinds)
    return nth(s.held[seat], i)


def left_openly(s: Any, t: Any, seat: int, k: int) -> None:
    """A card left a hand for all to see."""
    for viewer in range(t.players):
        if s.known[viewer][seat][k] > 0:
            s.known[viewer][seat][k] -= 1


def left_unseen(s: Any, t: Any, seat: int) -> None:
    """A card left a hand face down: nobody else can be sure of the hand any more."""
    for viewer in range(t.players):
        for k in range(KINDS):
            s.known[viewer][seat][k] = 0


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """One turn."""
    if action == DRAW:
        k = draw(s)
        add(s, seat, k, 1)
        emit(s, DREW, 1 << seat, k, seat, 0)
    elif action >= KINDS:
        k = action - KINDS
        to = (seat + 1) % t.players
        add(s, seat, k, -1)
        add(s, to, k, 1)
        left_unseen(s, t, seat)
        s.known[seat][to][k] += 1
        emit(s, PASSED, 1 << seat | 1 << to, k, seat, to)
    else:
        add(s, seat, action, -1)
        s.open[action] += 1
        s.points[seat] += t.values[action]
        left_openly(s, t, seat, action)
        emit(s, PLAYED, ALL, action, seat, t.values[action])
    s.turns += 1
    s.active = (seat + 1) % t.players
    seal(s)


def section(s: Any, t: Any) -> int:
    """Ten turns are a part."""
    return s.turns // 10


def score(s: Any, t: Any, seat: int) -> int:
    """Points of the cards played."""
    return s.points[seat]


def winners(s: Any, t: Any) -> int:
    """The most points."""
    best = 0
    found = 0
    for seat in range(t.players):
        if s.points[seat] > best or seat == 0:
            best = s.points[seat]
            found = 0
        if s.points[seat] == best:
            found |= 1 << seat
    return found


def fill(s: Any, h: int, n: int, r: Any) -> None:
    """Deal ``n`` unknown cards to a hand."""
    left = total(s.deck)
    for _ in range(n):
        i = pick(r, left)
        k = 0
        while i >= s.deck[k]:
            i -= s.deck[k]
            k += 1
        s.deck[k] -= 1
        add(s, h, k, 1)
        left -= 1


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Other hands and the deck are dealt anew; what others know of third hands is not known to the seat."""
    reseed(s.rng, r)
    for h in range(t.players):
        for k in range(KINDS):
            if h != seat:
                keep = 0
                if seat >= 0:
                    keep = s.known[seat][h][k]
                s.deck[k] += s.hands[h][k] - keep
                for viewer in range(t.players):
                    if viewer != seat:
                        s.known[viewer][h][k] = 0
    for h in range(t.players):
        if h != seat:
            hidden = 0
            for k in range(KINDS):
                keep = 0
                if seat >= 0:
                    keep = s.known[seat][h][k]
                hidden += s.hands[h][k] - keep
                add(s, h, k, keep - s.hands[h][k])
            fill(s, h, hidden, r)


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """Own hand, open cards, deck; then for each relative seat size, points, known kinds; last the active seat."""
    for k in range(KINDS):
        out[k] = s.hands[seat][k]
        out[KINDS + k] = s.open[k]
    out[10] = total(s.deck)
    at = 11
    for i in range(4):
        other = (seat + i) % t.players
        here = 0
        if i < t.players:
            here = 1
        out[at] = total(s.hands[other]) * here
        out[at + 1] = s.points[other] * here
        for k in range(KINDS):
            out[at + 2 + k] = s.known[seat][other][k] * here
        at += 2 + KINDS
    out[at] = (s.active - seat + t.players) % t.players
