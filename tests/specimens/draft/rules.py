"""Draft: everybody chooses at once and unseen; when all are ready it is shown, and the hands go to the left."""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import lowest, nth, popcount
from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import below, pick, reseed
from specimens.draft.state import KINDS, SLOTS

PLAY = 0
PLACE = 1
OWES = 2
PLAYED = 3
READY = 4

FROM_RESERVE = 60
INTO_RESERVE = 120
ON_CAPY = 180
AS_CAPY = 188
FLIP = 189
DONE = 197

EVENT_READY = 0
EVENT_SHOWN = 1
EVENT_PASSED = 2


def held(row: Any) -> int:
    """The kinds of a row of counts, as a bit mask."""
    mask = 0
    for k in range(KINDS):
        if row[k] > 0:
            mask |= 1 << k
    return mask


def total(row: Any) -> int:
    """The sum of a row of counts."""
    n = 0
    for k in range(KINDS):
        n += row[k]
    return n


def herd(s: Any, seat: int) -> int:
    """How many critter cards a seat has."""
    n = 0
    for i in range(SLOTS):
        if s.critters[seat][i] > 0:
            n += 1
    return n


def take(s: Any, n: int) -> int:
    """The kind of the n-th card of the box, which leaves it."""
    k = 0
    while n >= s.box[k]:
        n -= s.box[k]
        k += 1
    s.box[k] -= 1
    return k


def deal(s: Any, t: Any) -> None:
    """A hand each, three capys, three stars; the first sealed choice is a card for the reserve."""
    for k in range(KINDS):
        s.box[k] = t.decks
    left = KINDS * t.decks
    for seat in range(t.players):
        for _ in range(t.cards):
            s.hand[seat][take(s, below(s.rng, left))] += 1
            left -= 1
        s.capys[seat] = 3
        s.stars[seat] = 3
        s.knows[seat] = 1 << seat
    begin(s, t)


def opening(s: Any, seat: int) -> int:
    """The stage in which a seat begins a round; it depends on what everybody sees only."""
    if s.round == 0:
        return OWES
    if total(s.hand[seat]) + total(s.reserve[seat]) == 0 or herd(s, seat) == SLOTS:
        return PLAYED
    return PLAY


def begin(s: Any, t: Any) -> None:
    """Keep every area as it is now for the others, and open the round."""
    for seat in range(t.players):
        remember(s, seat)
        s.stage[seat] = opening(s, seat)
        s.picked[seat] = 0
        s.borrowed[seat] = 0
        s.hidden[seat] = 0


def remember(s: Any, seat: int) -> None:
    """The beginning of the round is now."""
    for k in range(KINDS):
        s.hand0[seat][k] = s.hand[seat][k]
        s.reserve0[seat][k] = s.reserve[seat][k]
    for i in range(SLOTS):
        s.critters0[seat][i] = s.critters[seat][i]
        s.flipped0[seat][i] = s.flipped[seat][i]
        s.faces0[seat][i] = s.faces[seat][i]
    s.shown0[seat] = s.shown[seat]
    s.capys0[seat] = s.capys[seat]
    s.stars0[seat] = s.stars[seat]


def recall(s: Any, seat: int) -> None:
    """The area is again as it was when the round began."""
    for k in range(KINDS):
        s.hand[seat][k] = s.hand0[seat][k]
        s.reserve[seat][k] = s.reserve0[seat][k]
    for i in range(SLOTS):
        s.critters[seat][i] = s.critters0[seat][i]
        s.flipped[seat][i] = s.flipped0[seat][i]
        s.faces[seat][i] = s.faces0[seat][i]
    s.shown[seat] = s.shown0[seat]
    s.capys[seat] = s.capys0[seat]
    s.stars[seat] = s.stars0[seat]
    s.picked[seat] = 0
    s.borrowed[seat] = 0
    s.hidden[seat] = 0
    s.stage[seat] = opening(s, seat)


def over(s: Any, t: Any) -> bool:
    """After the round in which a herd has reached the goal."""
    return s.ended == 1


def movers(s: Any, t: Any) -> int:
    """All who are not ready."""
    mask = 0
    if s.ended == 0:
        for seat in range(t.players):
            if s.stage[seat] != READY:
                mask |= 1 << seat
    return mask


def options(s: Any, seat: int, block: int) -> int:
    """What a seat may do, as a mask: 0 cards of the hand, 1 of the reserve, 2 into the reserve, 3 the rest from 180."""
    stage = s.stage[seat]
    if block == 0 and stage == PLAY:
        return held(s.hand[seat])
    if block == 1 and stage == PLAY:
        return held(s.reserve[seat])
    if block == 2 and stage == OWES:
        return held(s.hand[seat])
    mask = 0
    if block == 3:
        for i in range(s.capys[seat]):
            if stage == PLACE and s.critters[seat][i] == 0:
                mask |= 1 << i
            if (stage < PLACE or stage == PLAYED) and s.stars[seat] > 0 and s.critters[seat][i] > 0:
                mask |= 1 << (FLIP - ON_CAPY + i)
        if stage == PLACE and s.capys[seat] < SLOTS:
            mask |= 1 << (AS_CAPY - ON_CAPY)
        if stage == PLAYED:
            mask |= 1 << (DONE - ON_CAPY)
    return mask


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """Four blocks of options, one after the other."""
    n = 0
    if s.ended == 0:
        for block in range(4):
            mask = options(s, seat, block)
            while mask != 0:
                out[n] = block * KINDS + lowest(mask)
                mask &= mask - 1
                n += 1
    return n


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """From the masks."""
    n = 0
    for block in range(4):
        n += popcount(options(s, seat, block))
    i = pick(r, n)
    for block in range(4):
        mask = options(s, seat, block)
        here = popcount(mask)
        if i < here:
            return block * KINDS + nth(mask, i)
        i -= here
    return DONE


def choose(s: Any, seat: int, action: int) -> None:
    """A choice in the own area."""
    if action == DONE:
        s.stage[seat] = READY
    elif action >= FLIP:
        s.flipped[seat][action - FLIP] = 1 - s.flipped[seat][action - FLIP]
        s.stars[seat] -= 1
    elif action >= ON_CAPY:
        place(s, seat, action)
    elif action >= INTO_RESERVE:
        s.hand[seat][action - INTO_RESERVE] -= 1
        s.reserve[seat][action - INTO_RESERVE] += 1
        s.stage[seat] = PLAYED
        if s.round == 0:
            s.stage[seat] = READY
    else:
        s.stage[seat] = PLACE
        s.picked[seat] = action % KINDS + 1
        if action >= FROM_RESERVE:
            s.borrowed[seat] = 1
            s.reserve[seat][action - FROM_RESERVE] -= 1
        else:
            s.hand[seat][action] -= 1


def place(s: Any, seat: int, action: int) -> None:
    """Put the picked card on a capy, or face down as one; a card from the reserve is made good from the hand."""
    if action == AS_CAPY:
        at = s.capys[seat]
        s.faces[seat][at] = s.picked[seat]
        if s.borrowed[seat] == 1:
            s.shown[seat] |= 1 << at
        else:
            s.hidden[seat] = 1
        s.capys[seat] += 1
        if s.stars[seat] < 3:
            s.stars[seat] += 1
    else:
        s.critters[seat][action - ON_CAPY] = s.picked[seat]
    s.picked[seat] = 0
    s.stage[seat] = PLAYED
    if s.borrowed[seat] == 1 and total(s.hand[seat]) > 0:
        s.stage[seat] = OWES
    s.borrowed[seat] = 0


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """Choose; with the last who gets ready everything is turned over."""
    choose(s, seat, action)
    if s.stage[seat] == READY:
        emit(s, EVENT_READY, ALL, -1, seat, 0)
        if movers(s, t) == 0:
            reveal(s, t)


def reveal(s: Any, t: Any) -> None:
    """Show, end or pass the hands to the left."""
    for seat in range(t.players):
        emit(s, EVENT_SHOWN, ALL, -1, seat, herd(s, seat))
        if s.hidden[seat] == 1:
            s.knows[seat] = 1 << seat
        if herd(s, seat) >= t.goal:
            s.ended = 1
    if s.ended == 0:
        pass_hands(s, t)
        emit(s, EVENT_PASSED, ALL, -1, s.round, 0)
        s.round += 1
    begin(s, t)
    stuck = 1
    for seat in range(t.players):
        if s.stage[seat] != PLAYED:
            stuck = 0
    if stuck == 1:
        s.ended = 1
    seal(s)


def pass_hands(s: Any, t: Any) -> None:
    """Every hand to the next seat; who held it goes on knowing it."""
    if s.round > 0:
        last = t.players - 1
        for k in range(KINDS):
            kept = s.hand[last][k]
            for i in range(last):
                s.hand[last - i][k] = s.hand[last - i - 1][k]
            s.hand[0][k] = kept
        who = s.knows[last]
        for i in range(last):
            s.knows[last - i] = s.knows[last - i - 1] | 1 << (last - i)
        s.knows[0] = who | 1


def score(s: Any, t: Any, seat: int) -> int:
    """Critter cards, stars, and neighbours of one background."""
    points = herd(s, seat) + s.stars0[seat]
    for i in range(SLOTS - 1):
        here = s.critters0[seat][i]
        there = s.critters0[seat][i + 1]
        if here > 0 and there > 0 and here % 3 == there % 3:
            points += 1
    return points


def winners(s: Any, t: Any) -> int:
    """As many as there are decks; a tie across the cut lets all of them win."""
    found = 0
    for seat in range(t.players):
        better = 0
        for other in range(t.players):
            if score(s, t, other) > score(s, t, seat):
                better += 1
        if better < t.decks:
            found |= 1 << seat
    return found


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Others' choices are made anew, their unknown hands and hidden capys dealt anew."""
    reseed(s.rng, r)
    ready = 0
    for h in range(t.players):
        if h != seat:
            if s.stage[h] == READY:
                ready |= 1 << h
            recall(s, h)
            gather(s, h, seat)
    left = total(s.box)
    for h in range(t.players):
        if h != seat:
            left = scatter(s, h, seat, left, r)
    for h in range(t.players):
        while ready >> h & 1 and s.stage[h] != READY:
            choose(s, h, sample(s, t, h, r))


def unknown(s: Any, h: int, viewer: int) -> bool:
    """Whether the viewer does not know a hand."""
    return viewer < 0 or s.knows[h] >> viewer & 1 == 0


def gather(s: Any, h: int, viewer: int) -> None:
    """What the viewer does not know of an area goes into the box; ``picked`` remembers how many cards of the hand."""
    for i in range(SLOTS):
        if s.faces[h][i] > 0 and s.shown[h] >> i & 1 == 0:
            s.box[s.faces[h][i] - 1] += 1
    if unknown(s, h, viewer):
        s.picked[h] = total(s.hand[h])
        for k in range(KINDS):
            s.box[k] += s.hand[h][k]
            s.hand[h][k] = 0


def scatter(s: Any, h: int, viewer: int, left: int, r: Any) -> int:
    """Deal from the box of ``left`` cards what ``gather`` took; returns how many are left."""
    for i in range(SLOTS):
        if s.faces[h][i] > 0 and s.shown[h] >> i & 1 == 0:
            s.faces[h][i] = take(s, pick(r, left)) + 1
            left -= 1
    for _ in range(s.picked[h]):
        s.hand[h][take(s, pick(r, left))] += 1
        left -= 1
    s.picked[h] = 0
    remember(s, h)
    return left


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """The own area now; then for every other seat what it showed when the round began (81 numbers each)."""
    for k in range(KINDS):
        out[k] = s.hand[seat][k]
        out[KINDS + k] = s.reserve[seat][k]
    for i in range(SLOTS):
        out[120 + i] = s.critters[seat][i]
        out[128 + i] = s.flipped[seat][i]
    out[136] = s.capys[seat]
    out[137] = s.stars[seat]
    out[138] = s.stage[seat]
    out[139] = s.picked[seat]
    at = 140
    for i in range(1, 16):
        other = (seat + i) % t.players
        here = 0
        if i < t.players:
            here = 1
        observe_other(s, other, here, at, out)
        at += 81


def observe_other(s: Any, other: int, here: int, at: int, out: Any) -> None:
    """One other seat; all 0 for an empty one."""
    ready = 0
    if s.stage[other] == READY:
        ready = 1
    out[at] = total(s.hand0[other]) * here
    out[at + 1] = s.capys0[other] * here
    out[at + 2] = s.stars0[other] * here
    out[at + 3] = ready * here
    for i in range(SLOTS):
        out[at + 4 + i] = s.critters0[other][i] * here
        out[at + 12 + i] = s.flipped0[other][i] * here
    for k in range(KINDS):
        out[at + 20 + k] = s.reserve0[other][k] * here
    out[at + 80] = here
