"""The rules of Capybara Cookie Club in the language of rules: one source, run plain and compiled."""

from __future__ import annotations

from typing import Any

from capytable.games.cookie_club.knowledge import forget_all, left_openly, passed
from capytable.kernel.bits import lowest, nth, popcount
from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import MASK32, below, pick, reseed, ticket

KINDS = 36
CAPYBARA = 35
ANIMAL_CARDS = (1 << 35) - 1
FIRST_OF_EACH = 0x42108421  # the value-1 card of each of the seven animals; shifted by v the value v+1 cards

ANTEATER = 0
ARMADILLO = 1
CAPUCHIN = 2
TURTLE = 3
SLOTH = 4
TAPIR = 5
TOUCAN = 6
COOKIES = 7

PLAY = 0
AFTER_DRAW = 1
ARMADILLO_PLAY = 2
PASS = 3
DISCARD = 4
COOKIE = 5
TEAPOT_CARD = 6
TEAPOT_COOKIE = 7
OVER = 8

A_DRAW = 70
A_END_TURN = 71
A_PASS = 72
A_DISCARD = 108
A_COOKIE = 144
A_REFUSE = 148
A_ACCEPT = 149

E_DEALT = 0
E_TURN = 1
E_PLAYED = 2
E_DREW = 3
E_ENDED_TURN = 4
E_RESHUFFLED = 5
E_MOVED = 6
E_OFFERED = 7
E_REFUSED_CARD = 8
E_TOOK = 9
E_DISCARDED = 10
E_TEAPOT = 11
E_GAVE_BACK = 12
E_REFUSED_COOKIE = 13
E_REVEALED = 14
E_ROUND_ENDED = 15
E_COUNTED = 16
E_LEFT_OVER = 17
E_PAID = 18
E_GAME_OVER = 19
E_NOBODY = 20


# --- the contract -----------------------------------------------------------------------------------------------


def deal(s: Any, t: Any) -> None:
    """Set up the first position (CC-3 … CC-6)."""
    for i in range(8):
        j = below(s.rng, i + 1)
        s.tokens[i] = s.tokens[j]
        s.tokens[j] = i
    for i in range(8):
        if s.tokens[i] == COOKIES:
            s.figure = i
    s.teapot = -1
    s.bank = t.supply - t.players * t.start
    for p in range(t.players):
        s.cookies[p] = t.start
    s.starter = t.first
    if t.first < 0:
        s.starter = below(s.rng, t.players)
    s.active = s.starter
    s.top[0] = -1
    s.top[1] = -1
    gather(s, t)
    deal_hands(s, t)
    open_pile(s, 0)
    open_pile(s, 1)
    begin_turn(s, t, s.starter)


def movers(s: Any, t: Any) -> int:
    """The one who decides now."""
    if s.phase == OVER:
        return 0
    bit: int = 1 << s.mover
    return bit


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """All legal actions, ascending."""
    n = 0
    if s.phase == OVER or seat != s.mover:
        return 0
    if s.phase <= ARMADILLO_PLAY:
        left = (s.top[0] + 1) % 5
        right = (s.top[1] + 1) % 5
        cards = fitting(s, seat, left, right)
        while cards != 0:
            kind = lowest(cards)
            cards &= cards - 1
            if left == right or kind % 5 == left:
                out[n] = kind * 2
                n += 1
            if left == right or kind % 5 == right:
                out[n] = kind * 2 + 1
                n += 1
        if s.phase != ARMADILLO_PLAY or n == 0:  # CC-13, CC-20
            out[n] = A_DRAW
            if s.phase == AFTER_DRAW or s.left + s.used_count == 0:
                out[n] = A_END_TURN
            n += 1
    elif s.phase <= DISCARD:
        base = A_PASS
        if s.phase == DISCARD:
            base = A_DISCARD
        cards = s.held[seat]
        while cards != 0:
            out[n] = base + lowest(cards)
            cards &= cards - 1
            n += 1
    elif s.phase == COOKIE:
        for i in range(1, t.players):
            if s.cookies[after(t, seat, i)] > 1:
                out[n] = A_COOKIE + i - 1
                n += 1
    else:
        out[0] = A_REFUSE
        out[1] = A_ACCEPT
        n = 2
    return n


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """One legal action, each equally likely."""
    phase = s.phase
    if phase <= ARMADILLO_PLAY:
        left = (s.top[0] + 1) % 5
        right = (s.top[1] + 1) % 5
        cards = fitting(s, seat, left, right)
        i = 0
        if cards == 0:
            if phase == AFTER_DRAW or s.left + s.used_count == 0:
                return A_END_TURN
            return A_DRAW
        n = popcount(cards)
        if left == right:
            n *= 2
        if phase == ARMADILLO_PLAY:
            i = pick(r, n)
        else:
            i = pick(r, n + 1)
            if i == n:
                if phase == AFTER_DRAW or s.left + s.used_count == 0:
                    return A_END_TURN
                return A_DRAW
        if left == right:
            return nth(cards, i >> 1) * 2 + (i & 1)
        kind = nth(cards, i)
        if kind % 5 == left:
            return kind * 2
        return kind * 2 + 1
    if phase <= DISCARD:
        cards = s.held[seat]
        kind = nth(cards, pick(r, popcount(cards)))
        if phase == PASS:
            return A_PASS + kind
        return A_DISCARD + kind
    if phase == COOKIE:
        targets = 0
        for i in range(1, t.players):
            if s.cookies[after(t, seat, i)] > 1:
                targets |= 1 << (i - 1)
        return A_COOKIE + nth(targets, pick(r, popcount(targets)))
    return A_REFUSE + pick(r, 2)


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """A quick guess at a good action: play whatever fits, get rid of capybaras and of dear cards first."""
    if s.phase <= ARMADILLO_PLAY:
        left = (s.top[0] + 1) % 5
        right = (s.top[1] + 1) % 5
        cards = fitting(s, seat, left, right)
        if cards == 0:
            return sample(s, t, seat, r)
        if left == right:
            i = pick(r, popcount(cards) * 2)
            return nth(cards, i >> 1) * 2 + (i & 1)
        kind = nth(cards, pick(r, popcount(cards)))
        if kind % 5 == left:
            return kind * 2
        return kind * 2 + 1
    if s.phase <= DISCARD:
        cards = s.held[seat]
        kind = CAPYBARA
        if cards >> CAPYBARA & 1 == 0:
            kind = nth(cards, pick(r, popcount(cards)))
            other = nth(cards, pick(r, popcount(cards)))
            if other % 5 > kind % 5:
                kind = other
        if s.phase == PASS:
            return A_PASS + kind
        return A_DISCARD + kind
    return sample(s, t, seat, r)


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < A_DRAW:
        play_card(s, t, seat, action >> 1, action & 1)
    elif action == A_DRAW:
        drew_card(s, t, seat)
        s.phase = AFTER_DRAW
    elif action == A_END_TURN:
        stop_turn(s, t, seat)
    elif action < A_DISCARD:
        offer_card(s, t, seat, action - A_PASS)
    elif action < A_COOKIE:
        discard_card(s, t, seat, action - A_DISCARD)
    elif action < A_REFUSE:
        collect(s, t, 1 << (after(t, seat, 1 + action - A_COOKIE)))
    elif s.phase == TEAPOT_CARD:
        answer_card(s, t, seat, action == A_REFUSE)
    else:
        answer_cookie(s, t, seat, action == A_REFUSE)


def over(s: Any, t: Any) -> bool:
    """Whether the game has ended (CC-52, CC-62)."""
    return bool(s.phase == OVER)


def winners(s: Any, t: Any) -> int:
    """Most cookies; equals share (CC-52, CC-62)."""
    best = 0
    who = 0
    for p in range(t.players):
        if s.cookies[p] > best:
            best = s.cookies[p]
            who = 0
        if s.cookies[p] == best:
            who |= 1 << p
    return who


def score(s: Any, t: Any, seat: int) -> int:
    """Cookies."""
    cookies: int = s.cookies[seat]
    return cookies


def section(s: Any, t: Any) -> int:
    """The round."""
    number: int = s.round
    return number


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Deal anew the draw pile and the hands the seat cannot see, keeping what it knows of them (CC-70 … CC-72)."""
    for i in range(s.left):
        s.tally[s.pile[i]] += 1
        s.pile[i] = 0
    for p in range(t.players):
        if p != seat:
            cards: int = s.held[p]
            s.held[p] = 0
            while cards != 0:
                kind = lowest(cards)
                cards &= cards - 1
                s.tally[kind] += s.hands[p][kind]
                s.hands[p][kind] = 0
    for p in range(t.players):
        if p != seat:
            hold_known(s, t, seat, p)
    s.left = 0
    for kind in range(KINDS):
        while s.tally[kind] > 0:
            s.tally[kind] -= 1
            s.pile[s.left] = kind
            s.left += 1
    for p in range(t.players):
        if p != seat:
            fill_hand(s, t, p, r)
    if s.phase == TEAPOT_CARD and s.active != seat:
        s.offered = card_at(s, s.active, pick(r, s.size[s.active]))
    reseed(s.rng, r)


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """What the seat knows as 252 numbers; seats are relative, absent seats are -1 (layout in the docs)."""
    for kind in range(KINDS):
        out[kind] = 0
        out[36 + kind] = s.used[kind]
    cards = s.held[seat]
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        out[kind] = s.hands[seat][kind]
    for cell in range(72, 216):
        out[cell] = 0
    for cell in range(224, 234):
        out[cell] = -1
    payers = 0
    p = seat
    for i in range(t.players):
        out[224 + i] = s.cookies[p]
        out[229 + i] = s.size[p]
        payers |= (s.payers >> p & 1) << i
        notes = s.noted[p]
        if p == seat:
            notes = 0
        while notes != 0:
            kind = lowest(notes)
            notes &= notes - 1
            out[36 + 36 * i + kind] = s.known[seat][p][kind]
        p = after(t, p, 1)
    for i in range(8):
        out[216 + i] = s.tokens[(s.figure + i) & 7]
    at = 234
    out[at] = s.phase
    out[at + 1] = before(t, seat, s.mover)
    out[at + 2] = before(t, seat, s.active)
    out[at + 3] = -1
    if s.teapot >= 0:
        out[at + 3] = before(t, seat, s.teapot)
    out[at + 4] = s.top[0]
    out[at + 5] = s.top[1]
    out[at + 6] = s.under[0]
    out[at + 7] = s.under[1]
    out[at + 8] = s.left
    out[at + 9] = s.discard_top
    out[at + 10] = s.idle
    out[at + 11] = s.round
    out[at + 12] = s.turn
    out[at + 13] = s.bank
    out[at + 14] = -1
    if s.phase == TEAPOT_CARD and s.active == seat:
        out[at + 14] = s.offered
    out[at + 15] = payers
    out[at + 16] = before(t, seat, s.starter)
    out[at + 17] = t.players


# --- a turn -----------------------------------------------------------------------------------------------------


def fitting(s: Any, seat: int, left: int, right: int) -> int:
    """Mask of the held kinds that can be played (CC-10, CC-12): one more than a pile's top, after 5 comes 1; any but
    the capybara when both tops show the same value (CC-11).  ``left`` and ``right`` are these values less 1.
    """
    cards: int = s.held[seat]
    if left == right:
        return cards & ANIMAL_CARDS
    return cards & ((FIRST_OF_EACH << left) | (FIRST_OF_EACH << right))


def play_card(s: Any, t: Any, seat: int, kind: int, pile: int) -> None:
    """Put a card on a pile; its effect happens at once, unless it was the last in hand (CC-14, CC-40)."""
    emit(s, E_PLAYED, ALL, kind, seat, pile)
    lose(s, seat, kind)
    left_openly(s, t, seat, kind)
    s.used[s.top[pile]] += 1
    s.used_count += 1
    s.under[pile] += 1
    s.top[pile] = kind
    s.idle = 0
    if s.size[seat] == 0:
        finish_round(s, t, seat)
    else:
        run_effect(s, t, seat, kind // 5, False)


def stop_turn(s: Any, t: Any, seat: int) -> None:
    """End the turn without playing; without a card to draw such passes in a row end the round (CC-13, CC-61)."""
    drew = s.phase == AFTER_DRAW
    emit(s, E_ENDED_TURN, ALL, -1, seat, int(drew))
    if drew:
        s.idle = 0
    else:
        s.idle += 1
        if s.idle >= t.players:
            finish_round(s, t, -1)
            return
    next_turn(s, t)


def next_turn(s: Any, t: Any) -> None:
    """The next in seat order begins a turn (CC-6)."""
    begin_turn(s, t, after(t, s.active, 1))


def after(t: Any, seat: int, by: int) -> int:
    """The seat ``by`` places further in turn order, 0 <= by < players.  (A division costs more than all the rest.)"""
    seat += by
    if seat >= t.players:
        seat -= t.players
    return seat


def before(t: Any, seat: int, other: int) -> int:
    """How many places ``other`` sits further than ``seat`` in turn order."""
    by = other - seat
    if by < 0:
        by += t.players
    return by


def begin_turn(s: Any, t: Any, seat: int) -> None:
    """Start a turn, unless the game has had its number of turns (CC-62)."""
    if s.turn >= t.turn_limit:
        end_game(s, 2)
        return
    seal(s)
    s.turn += 1
    s.active = seat
    s.mover = seat
    s.phase = PLAY
    emit(s, E_TURN, ALL, -1, seat, s.turn)


# --- effects ----------------------------------------------------------------------------------------------------


def run_effect(s: Any, t: Any, seat: int, what: int, token: bool) -> None:
    """The effect of a played card or, when ``token``, of the figure's token (CC-20 … CC-29)."""
    while what in (CAPUCHIN, TOUCAN):  # CC-25, CC-26, CC-27
        start: int = s.figure
        s.figure = (start + (1 if what == CAPUCHIN else 2)) & 7
        emit(s, E_MOVED, ALL, -1, start, s.figure)
        what = s.tokens[s.figure]
        token = True
    if what == ARMADILLO:  # CC-20
        if s.turn >= t.turn_limit:
            end_game(s, 2)
            return
        s.turn += 1
        s.phase = ARMADILLO_PLAY
    elif what == TAPIR:  # CC-21
        s.phase = PASS
    elif what == TURTLE:  # CC-22
        drew_card(s, t, seat)
        s.phase = DISCARD
    elif what == SLOTH:  # CC-24
        move_teapot(s, seat)
        next_turn(s, t)
    elif what == COOKIES:  # CC-29
        reveal(s, t, seat)
        next_turn(s, t)
    else:
        give_back(s, t, seat, token)


def give_back(s: Any, t: Any, seat: int, token: bool) -> None:
    """Anteater: nobody loses the last cookie; the card asks for a target, the token takes from all (CC-23, CC-28)."""
    able = 0
    for p in range(t.players):
        if p != seat and s.cookies[p] > 1:
            able |= 1 << p
    if able == 0:
        emit(s, E_NOBODY, ALL, -1, seat, 0)
        next_turn(s, t)
    elif token:
        collect(s, t, able)
    else:
        s.phase = COOKIE


def collect(s: Any, t: Any, payers: int) -> None:
    """Everybody in ``payers`` owes one cookie; the holder of the teapot is asked first (CC-31, CC-34)."""
    if s.teapot >= 0 and payers >> s.teapot & 1:
        s.payers = payers
        s.mover = s.teapot
        s.phase = TEAPOT_COOKIE
        seal(s)
    else:
        pay_one(s, t, payers)


def answer_cookie(s: Any, t: Any, seat: int, refuses: bool) -> None:
    """The holder of the teapot pays, or refuses and puts it back (CC-31, CC-32)."""
    payers: int = s.payers
    s.payers = 0
    if refuses:
        emit(s, E_REFUSED_COOKIE, ALL, -1, seat, 0)
        move_teapot(s, -1)
        payers &= ~(1 << seat)
    pay_one(s, t, payers)


def pay_one(s: Any, t: Any, payers: int) -> None:
    """One cookie from each of ``payers`` to the bank; the turn is over."""
    for i in range(1, t.players):
        p = after(t, s.active, i)
        if payers >> p & 1:
            s.cookies[p] -= 1
            s.bank += 1
            emit(s, E_GAVE_BACK, ALL, -1, p, 1)
    next_turn(s, t)


def offer_card(s: Any, t: Any, seat: int, kind: int) -> None:
    """Tapir: push a card to the next player, who may refuse it with the teapot, unseen (CC-21, CC-30)."""
    to = after(t, seat, 1)
    emit(s, E_OFFERED, 1 << seat, kind, seat, to)
    if s.teapot == to:
        s.offered = kind
        s.mover = to
        s.phase = TEAPOT_CARD
        seal(s)
    else:
        hand_over(s, t, seat, to, kind)


def answer_card(s: Any, t: Any, seat: int, refuses: bool) -> None:
    """The holder takes the card, or sends it on unseen and puts the teapot back (CC-30, CC-32, CC-33)."""
    kind: int = s.offered
    to = seat
    s.offered = -1
    if refuses:
        to = after(t, seat, 1)
        emit(s, E_REFUSED_CARD, ALL, -1, seat, to)
        move_teapot(s, -1)
    hand_over(s, t, s.active, to, kind)


def hand_over(s: Any, t: Any, giver: int, to: int, kind: int) -> None:
    """A passed card joins a hand; the giver's last one ends the round, unless it came back (CC-33, CC-41, CC-71)."""
    emit(s, E_TOOK, (1 << giver) | (1 << to), kind, to, giver)
    seal(s)
    if to != giver:
        lose(s, giver, kind)
        gain(s, to, kind)
        passed(s, t, giver, to, kind)
    if s.size[giver] == 0:
        finish_round(s, t, giver)
    else:
        next_turn(s, t)


def discard_card(s: Any, t: Any, seat: int, kind: int) -> None:
    """Turtle: the card chosen goes to the discard pile, face up (CC-22)."""
    emit(s, E_DISCARDED, ALL, kind, seat, 0)
    lose(s, seat, kind)
    left_openly(s, t, seat, kind)
    put_aside(s, kind)
    next_turn(s, t)


def move_teapot(s: Any, to: int) -> None:
    """The teapot goes to a seat, or (-1) back to the middle."""
    emit(s, E_TEAPOT, ALL, -1, s.teapot, to)
    s.teapot = to


def reveal(s: Any, t: Any, seat: int) -> None:
    """Reveal the top card, gain its value as far as the bank goes, discard it (CC-4, CC-29, CC-42)."""
    kind = draw_card(s, t)
    worth = kind % 5 + 1
    if kind == CAPYBARA:
        worth = t.capybara
    worth = min(worth, s.bank)
    emit(s, E_REVEALED, ALL, kind, seat, worth)
    s.cookies[seat] += worth
    s.bank -= worth
    put_aside(s, kind)


# --- rounds -----------------------------------------------------------------------------------------------------


def finish_round(s: Any, t: Any, ender: int) -> None:
    """Who ended it reveals and gains, then the others pay; a new round or the end follows (CC-42 … CC-52, CC-61)."""
    emit(s, E_ROUND_ENDED, ALL, -1, ender, s.round)
    if ender >= 0:
        reveal(s, t, ender)
        if s.teapot == ender:
            move_teapot(s, -1)
    poor = False
    for i in range(t.players):
        p = after(t, s.active, i)
        if p != ender:
            due = min(settle(s, t, p), s.cookies[p])
            emit(s, E_PAID, ALL, -1, p, due)
            s.cookies[p] -= due
            s.bank += due
            if s.cookies[p] == 0:
                poor = True
    if poor:
        end_game(s, 1)
        return
    s.starter = poorest(s, t)
    s.active = s.starter
    gather(s, t)
    deal_hands(s, t)
    begin_turn(s, t, s.starter)


def settle(s: Any, t: Any, seat: int) -> int:
    """What a hand costs: the highest card of each animal, any number of capybaras once (CC-43)."""
    due = 0
    cards: int = s.held[seat]
    while cards != 0:
        kind = lowest(cards)
        cards &= cards - 1
        animal = kind // 5
        worth = kind % 5 + 1
        if kind == CAPYBARA:
            worth = t.capybara
        left_over: int = s.hands[seat][kind]
        if kind == CAPYBARA or cards == 0 or lowest(cards) // 5 != animal:
            due += worth
            left_over -= 1
            emit(s, E_COUNTED, ALL, kind, seat, worth)
        for _ in range(left_over):
            emit(s, E_LEFT_OVER, ALL, kind, seat, 0)
    return due


def poorest(s: Any, t: Any) -> int:
    """The player with the fewest cookies; among equals one at random (CC-51)."""
    fewest: int = s.cookies[s.active]
    for p in range(t.players):
        fewest = min(fewest, s.cookies[p])
    equals = 0
    for i in range(t.players):
        if s.cookies[after(t, s.active, i)] == fewest:
            equals |= 1 << i
    i = 0
    if equals & (equals - 1) != 0:
        i = below(s.rng, popcount(equals))
    return after(t, s.active, nth(equals, i))


def gather(s: Any, t: Any) -> None:
    """Every card but the two tops goes into a new draw pile (CC-50)."""
    s.round += 1
    s.idle = 0
    s.left = 0
    s.used_count = 0
    s.discard_top = -1
    s.offered = -1
    s.under[0] = 0
    s.under[1] = 0
    for kind in range(KINDS):
        s.used[kind] = 0
        n: int = t.copies[kind]
        if s.top[0] == kind:
            n -= 1
        if s.top[1] == kind:
            n -= 1
        for _ in range(n):
            s.pile[s.left] = kind
            s.left += 1
    for p in range(t.players):
        cards: int = s.held[p]
        s.held[p] = 0
        s.size[p] = 0
        while cards != 0:
            s.hands[p][lowest(cards)] = 0
            cards &= cards - 1
    forget_all(s, t)


def deal_hands(s: Any, t: Any) -> None:
    """Cards to everybody, beginning with the one who starts (CC-5, CC-50).

    One number of the generator picks up to four cards: each sequence of four is equally likely.
    """
    emit(s, E_DEALT, ALL, -1, s.round, s.starter)
    x = 0
    chosen = 0
    p: int = s.starter
    for i in range(t.players):
        for j in range(t.hand):
            if chosen == 0:
                chosen = min(4, (t.players - i) * t.hand - j)
                span = 1
                for k in range(chosen):
                    span *= s.left - k
                x = ticket(s.rng, span)
            x *= s.left
            chosen -= 1
            gain(s, p, take_from_pile(s, x >> 32))
            x &= MASK32
        p = after(t, p, 1)


def open_pile(s: Any, pile: int) -> None:
    """Turn up a pile's first card; a capybara goes back and another card is turned up (CC-5)."""
    i = below(s.rng, s.left)
    while s.pile[i] == CAPYBARA:
        i = below(s.rng, s.left)
    s.top[pile] = take_from_pile(s, i)


def end_game(s: Any, reason: int) -> None:
    """The game is over: 1 somebody has no cookies (CC-52), 2 the turn limit (CC-62)."""
    seal(s)
    s.phase = OVER
    s.reason = reason
    emit(s, E_GAME_OVER, ALL, -1, reason, 0)


# --- cards ------------------------------------------------------------------------------------------------------


def draw_card(s: Any, t: Any) -> int:
    """Take a card from the draw pile; an empty one is first made anew of all cards but tops and hands (CC-60)."""
    if s.left == 0:
        for kind in range(KINDS):
            for _ in range(s.used[kind]):
                s.pile[s.left] = kind
                s.left += 1
            s.used[kind] = 0
        s.used_count = 0
        s.discard_top = -1
        s.under[0] = 0
        s.under[1] = 0
        emit(s, E_RESHUFFLED, ALL, -1, s.left, 0)
    return take_from_pile(s, below(s.rng, s.left))


def take_from_pile(s: Any, i: int) -> int:
    """Take the pile's card at ``i``; the last one moves into its place."""
    left = s.left - 1
    s.left = left
    kind: int = s.pile[i]
    s.pile[i] = s.pile[left]
    s.pile[left] = 0
    return kind


def drew_card(s: Any, t: Any, seat: int) -> None:
    """Draw into a hand."""
    kind = draw_card(s, t)
    emit(s, E_DREW, 1 << seat, kind, seat, 0)
    gain(s, seat, kind)


def gain(s: Any, seat: int, kind: int) -> None:
    """A card joins a hand."""
    s.hands[seat][kind] += 1
    s.held[seat] |= 1 << kind
    s.size[seat] += 1


def lose(s: Any, seat: int, kind: int) -> None:
    """A card leaves a hand."""
    s.hands[seat][kind] -= 1
    s.size[seat] -= 1
    if s.hands[seat][kind] == 0:
        s.held[seat] &= ~(1 << kind)


def put_aside(s: Any, kind: int) -> None:
    """A card goes to the discard pile."""
    s.used[kind] += 1
    s.used_count += 1
    s.discard_top = kind


# --- dealing anew what a seat does not know ---------------------------------------------------------------------


def hold_known(s: Any, t: Any, viewer: int, holder: int) -> None:
    """Put the cards that the viewer knows the holder to have from the tally into the hand; forget the others' facts."""
    notes: int = s.noted[holder]
    s.noted[holder] = 0
    while notes != 0:
        kind = lowest(notes)
        notes &= notes - 1
        for p in range(t.players):
            if p != viewer:
                s.known[p][holder][kind] = 0
        if viewer >= 0 and s.known[viewer][holder][kind] > 0:
            n = int(s.known[viewer][holder][kind])
            s.tally[kind] -= n
            s.hands[holder][kind] = n
            s.held[holder] |= 1 << kind
            s.noted[holder] |= 1 << kind


def fill_hand(s: Any, t: Any, seat: int, r: Any) -> None:
    """Fill a hand with random cards of the draw pile up to its size."""
    n: int = s.size[seat]
    cards: int = s.held[seat]
    while cards != 0:
        n -= s.hands[seat][lowest(cards)]
        cards &= cards - 1
    for _ in range(n):
        kind = take_from_pile(s, pick(r, s.left))
        s.hands[seat][kind] += 1
        s.held[seat] |= 1 << kind


def card_at(s: Any, seat: int, i: int) -> int:
    """The kind of a hand's card number ``i`` in the order of kinds."""
    cards: int = s.held[seat]
    kind = lowest(cards)
    i -= s.hands[seat][kind]
    while i >= 0:
        cards &= cards - 1
        kind = lowest(cards)
        i -= s.hands[seat][kind]
    return kind
