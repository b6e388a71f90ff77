"""Lanterns: everybody lights one lantern of their hand in secret; the owner of the brightest leads and gets a point,
may bow, and then draws, rests, or gives a lantern to the next player.  Whoever has none left ends the game.
"""

from __future__ import annotations

from typing import Any

from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import below, pick, reseed

KINDS = 6
LIGHT, LEAD, OVER = 0, 1, 2
DEALT, LIT, SHOWN, LED, BOWED, DREW, RESTED, GAVE, ENDED = 0, 1, 2, 3, 4, 5, 6, 7, 8
GIVE, DRAW, BOW, REST = 6, 12, 13, 14


def draw(s: Any, at: int) -> int:
    for kind in range(KINDS):
        if at < s.pile[kind]:
            s.pile[kind] -= 1
            s.left -= 1
            return kind
        at -= s.pile[kind]
    return -1


def gain(s: Any, seat: int, kind: int) -> None:
    s.hands[seat][kind] += 1
    s.size[seat] += 1


def lose(s: Any, seat: int, kind: int) -> None:
    s.hands[seat][kind] -= 1
    s.size[seat] -= 1


def deal(s: Any, t: Any) -> None:
    for kind in range(KINDS):
        s.pile[kind] = t.copies[kind]
        s.left += t.copies[kind]
    for seat in range(t.players):
        for _ in range(t.hand):
            gain(s, seat, draw(s, below(s.rng, s.left)))
    for seat in range(4):
        s.lit[seat] = -1
    s.leader = t.first if t.first >= 0 else below(s.rng, t.players)
    emit(s, DEALT, ALL, 0, s.leader, 0)


def movers(s: Any, t: Any) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == LEAD:
        return 1 << s.leader
    who = 0
    for seat in range(t.players):
        if s.lit[seat] < 0:
            who |= 1 << seat
    return who


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    if movers(s, t) >> seat & 1 == 0:
        return 0
    n = 0
    base = 0 if s.phase == LIGHT else GIVE
    for kind in range(KINDS):
        if s.hands[seat][kind] > 0:
            out[n] = base + kind
            n += 1
    if s.phase == LIGHT:
        return n
    if s.left > 0:
        out[n] = DRAW
        n += 1
    if s.bowed == 0:
        out[n] = BOW
        n += 1
    out[n] = REST
    return n + 1


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    n = 0
    for action in range(REST + 1):
        if may(s, seat, action):
            n += 1
    n = pick(r, n)
    for action in range(REST + 1):
        if may(s, seat, action):
            if n == 0:
                return action
            n -= 1
    return -1


def may(s: Any, seat: int, action: int) -> bool:
    if s.phase == LIGHT:
        return action < GIVE and s.hands[seat][action] > 0
    if action < GIVE:
        return False
    if action < DRAW:
        return s.hands[seat][action - GIVE] > 0
    return action == REST or (action == DRAW and s.left > 0) or (action == BOW and s.bowed == 0)


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    if s.phase == LIGHT:
        lose(s, seat, action)
        s.lit[seat] = action
        emit(s, LIT, 1 << seat, action, seat, 0)
        if movers(s, t) == 0:
            show(s, t)
    elif action == BOW:
        s.bowed = 1
        emit(s, BOWED, ALL, 0, seat, 0)
    else:
        lead(s, t, seat, action)
        next_round(s, t)


def show(s: Any, t: Any) -> None:
    seal(s)
    best = s.leader
    for i in range(t.players):
        seat = (s.leader + i) % t.players
        emit(s, SHOWN, ALL, s.lit[seat], seat, 0)
        if s.lit[seat] > s.lit[best]:
            best = seat
    for seat in range(t.players):
        s.used[s.lit[seat]] += 1
        s.lit[seat] = -1
    s.points[best] += 1
    s.leader = best
    s.phase = LEAD
    emit(s, LED, ALL, 0, best, s.points[best])


def lead(s: Any, t: Any, seat: int, action: int) -> None:
    if action == DRAW:
        kind = draw(s, below(s.rng, s.left))
        gain(s, seat, kind)
        emit(s, DREW, 1 << seat, kind, seat, 0)
    elif action == REST:
        emit(s, RESTED, ALL, 0, seat, 0)
    else:
        to = (seat + 1) % t.players
        lose(s, seat, action - GIVE)
        gain(s, to, action - GIVE)
        emit(s, GAVE, 1 << seat | 1 << to, action - GIVE, seat, to)


def next_round(s: Any, t: Any) -> None:
    seal(s)
    s.round += 1
    s.bowed = 0
    s.phase = LIGHT
    for seat in range(t.players):
        if s.size[seat] == 0:
            s.phase = OVER
    if s.phase == OVER:
        emit(s, ENDED, ALL, 0, s.round, 0)


def over(s: Any, t: Any) -> bool:
    return s.phase == OVER


def winners(s: Any, t: Any) -> int:
    best = 0
    who = 0
    for seat in range(t.players):
        if s.points[seat] > best:
            best = s.points[seat]
            who = 0
        if s.points[seat] == best:
            who |= 1 << seat
    return who


def score(s: Any, t: Any, seat: int) -> int:
    return s.points[seat]


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    for p in range(t.players):
        if p != seat:
            for kind in range(KINDS):
                s.pile[kind] += s.hands[p][kind]
                s.left += s.hands[p][kind]
                s.hands[p][kind] = 0
            if s.lit[p] >= 0:
                s.pile[s.lit[p]] += 1
                s.left += 1
    for p in range(t.players):
        if p != seat:
            for _ in range(s.size[p]):
                s.hands[p][draw(s, pick(r, s.left))] += 1
            if s.lit[p] >= 0:
                s.lit[p] = draw(s, pick(r, s.left))
    reseed(s.rng, r)


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    out[0] = s.phase
    out[1] = (s.leader - seat) % t.players
    for kind in range(KINDS):
        out[2 + kind] = s.hands[seat][kind]
    for i in range(4):
        out[8 + i] = s.points[(seat + i) % t.players] if i < t.players else -1
