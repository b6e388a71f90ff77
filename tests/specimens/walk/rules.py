"""Walk: gain cards and walk to where they are inserted, or step back; as many decisions as there are choices."""

from __future__ import annotations

from typing import Any

from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import below, pick, reseed
from specimens.walk.state import KINDS, LINE

TURN = 0
STEPS = 1
CARD = 2
GAP = 3
OVER = 4

REFRESH = 0
GAIN = 0
BACK = 4
PASS = 5
WALK = 6
TAKE = WALK + LINE + 1
INSERT = TAKE + KINDS

GAINED = 0
WENT = 1
REFRESHED = 2
PASSED = 3


def total(row: Any) -> int:
    """The sum of a row of counts."""
    n = 0
    for k in range(KINDS):
        n += row[k]
    return n


def draw(s: Any, left: int) -> int:
    """Take a random card of the deck's ``left`` cards."""
    n = below(s.rng, left)
    k = 0
    while n >= s.deck[k]:
        n -= s.deck[k]
        k += 1
    s.deck[k] -= 1
    return k


def refill(s: Any) -> None:
    """The display to 5: first what the deck still holds, then all discards become the deck."""
    shown = total(s.display)
    left = total(s.deck)
    while shown < 5 and left + total(s.discards) > 0:
        if left == 0:
            for k in range(KINDS):
                s.deck[k] += s.discards[k]
                s.discards[k] = 0
            left = total(s.deck)
        s.display[draw(s, left)] += 1
        left -= 1
        shown += 1


def deal(s: Any, t: Any) -> None:
    """Four cards each in the order drawn, the monkey behind them."""
    left = 0
    for k in range(KINDS):
        s.deck[k] = t.copies[k]
        left += t.copies[k]
    for seat in range(t.players):
        for i in range(4):
            s.line[seat][i] = draw(s, left) + 1
            left -= 1
        s.length[seat] = 4
        s.ahead[seat] = 4
    refill(s)
    s.left = -1
    s.active = t.first
    if s.active < 0:
        s.active = below(s.rng, t.players)
    s.starter = s.active


def over(s: Any, t: Any) -> bool:
    """The last turn has been played."""
    return s.phase == OVER


def movers(s: Any, t: Any) -> int:
    """The active player."""
    if s.phase == OVER:
        return 0
    return 1 << s.active


def fewest(gain: int) -> int:
    """The steps that a gain needs at least: 1, 3, 5."""
    return 2 * gain - 1


def behind(s: Any, seat: int) -> int:
    """The cards behind the monkey."""
    return s.length[seat] - s.ahead[seat]


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """One phase after the other."""
    n = 0
    if s.phase == OVER or seat != s.active:
        return 0
    if s.phase == TURN:
        n = legal_turn(s, seat, out)
    elif s.phase == STEPS:
        for steps in range(fewest(s.gain), s.ahead[seat] + 1):
            out[n] = WALK + steps
            n += 1
    elif s.phase == CARD:
        for k in range(KINDS):
            if s.display[k] > 0:
                out[n] = TAKE + k
                n += 1
    else:
        for gap in range(behind(s, seat) + 1):
            out[n] = INSERT + gap
            n += 1
    return n


def legal_turn(s: Any, seat: int, out: Any) -> int:
    """Refresh, gain 1 to 3, back; pass if there is nothing else."""
    n = 0
    if s.refreshed == 0 and total(s.deck) + total(s.discards) > 0:
        out[n] = REFRESH
        n += 1
    acts = 0
    for gain in range(1, 4):
        if s.ahead[seat] >= fewest(gain) and total(s.display) >= gain:
            out[n] = GAIN + gain
            n += 1
            acts += 1
    if behind(s, seat) > 0:
        out[n] = BACK
        n += 1
        acts += 1
    if acts == 0:
        out[n] = PASS
        n += 1
    return n


def count(s: Any, seat: int) -> int:
    """How many actions ``legal`` would list, except in the phase TURN."""
    if s.phase == STEPS:
        return s.ahead[seat] - fewest(s.gain) + 1
    if s.phase == GAP:
        return behind(s, seat) + 1
    n = 0
    for k in range(KINDS):
        if s.display[k] > 0:
            n += 1
    return n


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """Without a list where the actions follow on one another."""
    if s.phase == TURN:
        return sample_turn(s, seat, r)
    i = pick(r, count(s, seat))
    if s.phase == STEPS:
        return WALK + fewest(s.gain) + i
    if s.phase == GAP:
        return INSERT + i
    for k in range(KINDS):
        if s.display[k] > 0:
            if i == 0:
                return TAKE + k
            i -= 1
    return PASS


def sample_turn(s: Any, seat: int, r: Any) -> int:
    """As ``legal_turn``, with a mask."""
    mask = 0
    for gain in range(1, 4):
        if s.ahead[seat] >= fewest(gain) and total(s.display) >= gain:
            mask |= 1 << gain
    if behind(s, seat) > 0:
        mask |= 1 << BACK
    if mask == 0:
        mask = 1 << PASS
    if s.refreshed == 0 and total(s.deck) + total(s.discards) > 0:
        mask |= 1
    n = 0
    for action in range(WALK):
        n += mask >> action & 1
    n = pick(r, n)
    for action in range(WALK):
        if mask >> action & 1:
            if n == 0:
                return action
            n -= 1
    return PASS


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """One decision."""
    if action >= INSERT:
        insert(s, seat, action - INSERT)
        finish(s, t)
    elif action >= TAKE:
        s.display[action - TAKE] -= 1
        s.block[s.chosen] = action - TAKE + 1
        s.chosen += 1
        if s.chosen == s.gain:
            s.phase = GAP
    elif action >= WALK:
        s.ahead[seat] -= action - WALK
        s.phase = CARD
        emit(s, WENT, ALL, -1, seat, s.ahead[seat])
    elif action == REFRESH:
        for k in range(KINDS):
            s.discards[k] += s.display[k]
            s.display[k] = 0
        s.refreshed = 1
        emit(s, REFRESHED, ALL, -1, seat, 0)
        refill(s)
    elif action == BACK:
        s.ahead[seat] = min(s.ahead[seat] + 3, s.length[seat])
        emit(s, WENT, ALL, -1, seat, s.ahead[seat])
        finish(s, t)
    elif action == PASS:
        emit(s, PASSED, ALL, -1, seat, 0)
        finish(s, t)
    else:
        s.gain = action - GAIN
        s.phase = STEPS


def insert(s: Any, seat: int, gap: int) -> None:
    """The block goes in ``gap`` cards behind the monkey; all behind it moves to the right."""
    at = s.ahead[seat] + gap
    i = s.length[seat] - 1
    while i >= at:
        s.line[seat][i + s.gain] = s.line[seat][i]
        i -= 1
    for j in range(s.gain):
        s.line[seat][at + j] = s.block[j]
        s.block[j] = 0
    s.length[seat] += s.gain
    emit(s, GAINED, ALL, -1, seat, s.gain)


def finish(s: Any, t: Any) -> None:
    """Refill, see whether the end is near, and pass the turn on."""
    refill(s)
    s.phase = TURN
    s.refreshed = 0
    s.gain = 0
    s.chosen = 0
    if s.left < 0 and total(s.deck) + total(s.discards) == 0 and total(s.display) <= 4:
        rest = (s.starter - s.active - 1 + t.players) % t.players
        s.left = rest + t.players + 1
    if s.left > 0:
        s.left -= 1
        if s.left == 0:
            s.phase = OVER
    s.active = (s.active + 1) % t.players
    seal(s)


def score(s: Any, t: Any, seat: int) -> int:
    """Points for every maximal run of exactly ``t.run`` cards."""
    points = 0
    run = 0
    for i in range(s.length[seat]):
        run += 1
        last = 1
        if i + 1 < s.length[seat] and s.line[seat][i + 1] == s.line[seat][i]:
            last = 0
        if last == 1:
            if run == t.run:
                points += t.worth
            run = 0
    return points


def winners(s: Any, t: Any) -> int:
    """Most points; tied, fewest cards behind the monkey; then shared."""
    best = -1
    found = 0
    for seat in range(t.players):
        worth = score(s, t, seat) * (LINE + 1) + LINE - behind(s, seat)
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            found |= 1 << seat
    return found


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Everything but chance is public."""
    reseed(s.rng, r)


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """The table; then for each relative seat its line, its length and its monkey."""
    for k in range(KINDS):
        out[k] = s.display[k]
        out[KINDS + k] = s.deck[k]
        out[2 * KINDS + k] = s.discards[k]
    out[15] = s.phase
    out[16] = s.gain
    out[17] = s.left
    for i in range(3):
        out[18 + i] = s.block[i]
    out[21] = (s.active - seat + t.players) % t.players
    at = 22
    for i in range(4):
        other = (seat + i) % t.players
        here = 0
        if i < t.players:
            here = 1
        out[at] = s.length[other] * here
        out[at + 1] = s.ahead[other] * here
        for j in range(LINE):
            out[at + 2 + j] = s.line[other][j] * here
        at += 2 + LINE
