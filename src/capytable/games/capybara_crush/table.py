"""The table game of Capybara Crush and solo, in the language of rules: one source, run plain and compiled."""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush.herd import (
    best_spot,
    chain_points,
    empty_places,
    fit,
    fits_well,
    full,
    herd_points,
    play_capy,
    play_critters,
    remove_critters,
    spend,
)
from capytable.games.capybara_crush.powers import (
    CHANCE,
    DOWN,
    DRAW_AGAIN,
    FLIP,
    HOPE,
    MAIN,
    MARCH,
    PICK,
    PLACE,
    PLAY_AGAIN,
    RELEASE,
    ROWS,
    SECOND,
    SHIFT,
    SOMERSAULT,
    SPRINT,
    SWEEP,
    TARGET,
    UP,
    draw_powers,
    highest,
    line_picks,
    line_possible,
    line_step,
)
from capytable.games.capybara_crush.promise import FLIPS, SHIFTS, best_change, best_place, promise_of
from capytable.kernel.bits import lowest, nth, popcount, put
from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import below, pick, reseed

CARDS = 60
RIVER = 5
ANYWHERE = 31  # all places of a lone player's line
TURNS = 400  # nobody gets so far unless all cards have run out (CR-16)

DISCARD = 8
OVER = 9

DRAW = 0
PLAY = 1
REFILL = 2
END = 3

A_RIVER = 0
A_DECK = 5
A_CARD = 6
A_ON = 66
A_LEFT = 78
A_RIGHT = 79
A_POWER = 80
A_PLACE = 91
A_DONE = 117
A_DISCARD = 118
A_REFILL = 178
A_END = 179

WHERE = 116  # of an observation: from here on where each card is known to be, behind 29 numbers a seat

E_DEALT = 0
E_TURN = 1
E_RIVER_TAKEN = 2
E_DECK_DRAWN = 3
E_DISCARDED = 13
E_SWEPT = 14
E_RIVER_DEALT = 15
E_AI_TOOK = 16
E_SCORED = 17
E_GAME_OVER = 18


# --- the contract -----------------------------------------------------------------------------------------------


def deal(s: Any, t: Any) -> None:
    """Set up the table (CR-4 … CR-7, CR-60)."""
    s.power = -1
    s.held = -1
    s.place = -1
    s.gap = -1
    draw_powers(s, t)
    s.pool = (1 << CARDS) - 1
    for i in range(CARDS):
        s.under[i] = -1
    for i in range(RIVER):
        s.river[i] = -1
    s.starter = t.first
    if t.first < 0:
        s.starter = below(s.rng, t.players)
    left = 31
    for i in range(t.players):
        p = (s.starter + i) % t.players
        for place in range(12):
            s.capy[p][place] = -1
            s.card[p][place] = -1
        s.length[p] = t.start
        s.stars[p] = t.start
        s.favourite[p] = -1
        if t.solo == 0:
            s.favourite[p] = nth(left, below(s.rng, popcount(left)))
            left &= ~(1 << s.favourite[p])
    if t.solo != 0:
        for _ in range(3):
            chosen = nth(left, below(s.rng, popcount(left)))
            s.ai |= 1 << chosen
            left &= ~(1 << chosen)
    emit(s, E_DEALT, ALL, -1, s.starter, 0)
    refill(s)
    for i in range(t.players):
        draw_deck(s, (s.starter + i) % t.players)
    begin_turn(s, t, s.starter)
    settle(s, t)


def movers(s: Any, t: Any) -> int:
    """The active player."""
    if s.phase == OVER:
        return 0
    bit: int = 1 << s.active
    return bit


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """All legal actions, ascending: powers stand between what a turn goes on with and its end."""
    if s.phase == OVER or seat != s.active:
        return 0
    n = 0
    base = first_choice(s)
    if base < A_POWER:
        n = put(choices(s, t, seat), base, out, 0)
    if s.phase == MAIN:
        n = put(ready_powers(s, t, seat), A_POWER, out, n)
    if base > A_POWER:
        n = put(choices(s, t, seat), base, out, n)
    return n


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """One legal action, each equally likely."""
    found = choices(s, t, seat)
    n = popcount(found)
    if s.phase != MAIN:
        return first_choice(s) + nth(found, pick(r, n))
    powers = ready_powers(s, t, seat)
    i = pick(r, n + popcount(powers))
    if i < n:
        return first_choice(s) + nth(found, i)
    return A_POWER + nth(powers, i - n)


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """A quick guess at a good action: cards that have much in common with their neighbours, others as capys; no powers.

    Of the river and of the hand one card is looked at, and the next one taken when it does not fit well.  Solo has its
    own hunches.
    """
    if t.solo != 0:
        return hunch_solo(s, t, r)
    if s.phase == PLACE:
        return A_ON + best_spot(s, t, seat, s.held, spots(s, t, seat), 12, r)
    if s.phase != MAIN:
        return sample(s, t, seat, r)
    if s.step == DRAW:
        found = draws(s, t)
        source = nth(found, pick(r, popcount(found)))
        if source != A_DECK and fits_well(s, t, seat, fit(s, t, seat, s.river[source])):
            return A_RIVER + source
        return A_RIVER + nth(found, pick(r, popcount(found)))
    if s.step == PLAY:
        return A_CARD + hunch_card(s, t, seat, r)
    return first_choice(s)


def hunch_solo(s: Any, t: Any, r: Any) -> int:
    """Solo: what promises most; stars for flips and shifts of a full line, those to spare for Sweep."""
    if s.phase == PLACE:
        return A_ON + (best_place(s, t, s.held) & 7)
    if s.phase == PLAY_AGAIN or (s.phase == MAIN and s.step == PLAY):
        return A_CARD + best_card(s, t, s.hand[0])
    if s.phase == MAIN and s.step == DRAW:
        return A_RIVER + hunch_river(s, t, r)
    if s.phase == MAIN:
        return hunch_power(s, t)
    if s.phase == PICK and s.power == FLIP:
        return A_PLACE + (best_change(s, t, FLIPS, ANYWHERE) >> 2 & 7)
    if s.phase == PICK and s.power == SHIFT:
        return A_PLACE + (best_change(s, t, SHIFTS, ANYWHERE) >> 2 & 7)
    if s.phase == ROWS:
        return A_PLACE + (UP if best_change(s, t, SHIFTS, 1 << s.place) & 3 == 1 else DOWN)
    return sample(s, t, 0, r)


def hunch_power(s: Any, t: Any) -> int:
    """Solo: Sweep, when what is left in the river would bring the AI much; the flip or shift that gains; or go on."""
    ready = ready_powers(s, t, 0)
    done = s.filled[0] == s.length[0]
    spare = s.stars[0] >= max(2, 5 - 2 * s.scorings) and not (done and s.scorings == 2)
    if spare and ready >> SWEEP & 1 != 0 and river_size(s) < RIVER and ai_points_left(s, t) >= 4:
        return A_POWER + SWEEP
    ways = FLIPS * (ready >> FLIP & 1) + SHIFTS * (ready >> SHIFT & 1)
    if done and ways != 0:
        found = best_change(s, t, ways, ANYWHERE)
        if found >> 5 > 0:
            return A_POWER + (FLIP if found & 3 == 0 else SHIFT)
    return A_REFILL


def hunch_river(s: Any, t: Any, r: Any) -> int:
    """Solo: the river card that promises most, less what the AI gets for it (CR-62), and a little chance.

    A card that is drawn is one that the AI never gets.
    """
    held = 0
    hand: int = s.hand[0]
    while hand != 0:
        held = max(held, promise_of(s, t, lowest(hand)))
        hand &= hand - 1
    best = 0
    most = -999
    left = river_mask(s)
    while left != 0:
        place = lowest(left)
        left &= left - 1
        other = ai_right(s, place)
        gets = ai_points_of(s, t, ai_left(s, place))
        if other != ai_left(s, place):
            gets += ai_points_of(s, t, other)
        new = promise_of(s, t, s.river[place])
        now = max(new, held) + (3 * min(new, held) >> 4) + 20 * ai_points_of(s, t, place) - 12 * gets + pick(r, 5)
        if now > most:
            most = now
            best = place
    return best


def hunch_card(s: Any, t: Any, seat: int, r: Any) -> int:
    """A card of the hand that fits well, or another one."""
    hand: int = s.hand[seat]
    card = nth(hand, pick(r, popcount(hand)))
    others = hand & ~(1 << card)
    if others == 0 or fits_well(s, t, seat, fit(s, t, seat, card)):
        return card
    return nth(others, pick(r, popcount(others)))


def best_card(s: Any, t: Any, hand: int) -> int:
    """Solo: of these cards the one that promises most."""
    best = lowest(hand)
    most = -1
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        now = promise_of(s, t, card)
        if now > most:
            most = now
            best = card
    return best


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < A_CARD:
        draw(s, t, seat, action)
    elif action < A_ON:
        s.held = action - A_CARD
        s.phase = PLACE
    elif action < A_POWER:
        put_down(s, t, seat, action)
    elif action < A_PLACE:
        start_power(s, t, seat, action - A_POWER)
    elif action < A_DISCARD:
        go_on(s, t, seat, action - A_PLACE)
    elif action < A_REFILL:
        discard(s, t, seat, action - A_DISCARD)
    elif action == A_REFILL:
        finish_powers(s, t)
    else:
        end_turn(s, t)
    settle(s, t)


def over(s: Any, t: Any) -> bool:
    """Whether the game has ended (CR-10, CR-65)."""
    return bool(s.phase == OVER)


def winners(s: Any, t: Any) -> int:
    """Most points, then the highest corner numbers; solo: more than the AI (CR-44, CR-65)."""
    if t.solo != 0:
        return int(s.points > s.ai_points)
    best = -1
    corners = 0
    who = 0
    for p in range(t.players):
        points = herd_points(s, t, p)
        mine = 0
        for place in range(s.length[p]):
            if s.card[p][place] >= 0:
                mine |= 1 << (t.corner[s.card[p][place]] - 1)
        if points > best or (points == best and mine > corners):
            best = points
            corners = mine
            who = 0
        if points == best and mine == corners:
            who |= 1 << p
    return who


def prize(s: Any, t: Any, seat: int, won: int, whole: int) -> int:
    """Solo: a narrow defeat counts more than a clear one; from ten behind to four ahead each point counts most."""
    if t.solo != 0:
        ahead: int = s.points - s.ai_points
        close = max(0, min(14, ahead + 10))
        return whole * (max(0, min(50, ahead + 40)) + 25 * close) // 400
    if won >> seat & 1:
        return whole // popcount(won)
    return 0


def score(s: Any, t: Any, seat: int) -> int:
    """Points now."""
    if t.solo != 0:
        points: int = s.points
        return points
    return herd_points(s, t, seat)


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Deal anew the cards and favourites that the seat does not know (CR-90, CR-91)."""
    unknown: int = s.pool
    for p in range(t.players):
        if p != seat:
            unknown |= unseen(s, s.hand[p], seat)
            for place in range(s.length[p]):
                if s.capy[p][place] >= 0 and not knows(s, s.capy[p][place], seat):
                    unknown |= 1 << s.capy[p][place]
    for i in range(s.under_count):
        if not knows(s, s.under[i], seat):
            unknown |= 1 << s.under[i]
    left = unknown
    for p in range(t.players):
        if p != seat:
            hidden = s.hand[p] & unknown
            s.hand[p] &= ~unknown
            while hidden != 0:
                hidden &= hidden - 1
                card = nth(left, pick(r, popcount(left)))
                left &= ~(1 << card)
                s.hand[p] |= 1 << card
            for place in range(s.length[p]):
                if s.capy[p][place] >= 0 and unknown >> s.capy[p][place] & 1:
                    card = nth(left, pick(r, popcount(left)))
                    left &= ~(1 << card)
                    s.capy[p][place] = card
    for i in range(s.under_count):
        if unknown >> s.under[i] & 1:
            card = nth(left, pick(r, popcount(left)))
            left &= ~(1 << card)
            s.under[i] = card
    s.pool = left
    while unknown != 0:
        s.seen[lowest(unknown)] = 0
        unknown &= unknown - 1
    if s.held >= 0 and s.active != seat:
        s.held = nth(s.hand[s.active], pick(r, popcount(s.hand[s.active])))
    if t.hidden != 0 and s.phase != OVER:
        guess_favourites(s, t, seat, r)
    reseed(s.rng, r)


def guess_favourites(s: Any, t: Any, seat: int, r: Any) -> None:
    """Hidden goals: the others' favourites are any of those the seat does not hold (CR-51)."""
    left = 31
    if seat >= 0:
        left &= ~(1 << s.favourite[seat])
    for p in range(t.players):
        if p != seat:
            s.favourite[p] = nth(left, pick(r, popcount(left)))
            left &= ~(1 << s.favourite[p])


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """What the seat knows as 200 numbers, seats relative (layout in the docs)."""
    for k in range(116):
        out[k] = -1
    for k in range(WHERE, 176):
        out[k] = 0
    note(s.hand[seat], 1, out)
    note(s.gone, 5, out)
    p = seat
    for i in range(t.players):
        observe_herd(s, p, out, 29 * i)
        if i > 0:
            known: int = s.hand[p]
            note(known & ~unseen(s, known, seat), 1 + i, out)
            if t.hidden != 0 and s.phase != OVER:
                out[29 * i + 27] = -1
        p += 1
        if p == t.players:
            p = 0
    for i in range(s.under_count):
        if knows(s, s.under[i], seat):
            out[WHERE + s.under[i]] = 6 + i
    for i in range(RIVER):
        out[176 + i] = s.river[i]
    out[181] = deck_size(s)
    out[182] = s.phase
    out[183] = s.step
    out[184] = further(t, seat, s.active)
    out[185] = further(t, seat, s.starter)
    out[186] = s.turn
    out[187] = s.power
    out[188] = s.place
    out[189] = s.moves
    out[190] = s.marks
    out[191] = -1
    if s.active == seat:
        out[191] = s.held
    for i in range(3):
        out[192 + i] = s.powers[i]
    out[195] = s.scorings
    out[196] = s.ai
    out[197] = s.points
    out[198] = s.ai_points
    out[199] = s.gap


def observe_herd(s: Any, seat: int, out: Any, at: int) -> None:
    """A seat's herd line and what else is public of it: 29 numbers from ``at``."""
    for place in range(12):
        out[at + place] = s.card[seat][place]
        out[at + 12 + place] = s.flip[seat][place] + 2 * s.shift[seat][place]
    out[at + 24] = s.length[seat]
    out[at + 25] = s.filled[seat]
    out[at + 26] = s.stars[seat]
    out[at + 27] = s.favourite[seat]
    out[at + 28] = popcount(s.hand[seat])


def note(cards: int, where: int, out: Any) -> None:
    """Write where these cards are."""
    while cards != 0:
        out[WHERE + lowest(cards)] = where
        cards &= cards - 1


def further(t: Any, seat: int, other: int) -> int:
    """How many places ``other`` sits further than ``seat`` in turn order."""
    by = other - seat
    if by < 0:
        by += t.players
    return by


# --- what can be done -------------------------------------------------------------------------------------------


def choices(s: Any, t: Any, seat: int) -> int:
    """Mask of what can be done now besides starting a power; bit 0 is the action :func:`first_choice`."""
    found: int = 1
    if s.phase == MAIN:
        if s.step == DRAW:
            found = draws(s, t)
        elif s.step == PLAY:
            found = s.hand[seat]
    elif s.phase == PLACE:
        found = spots(s, t, seat)
    elif s.phase == DRAW_AGAIN:
        found = draws(s, t)
    elif s.phase == PLAY_AGAIN or s.phase == DISCARD:
        found = s.hand[seat]
    else:
        found = picks(s, seat)
    return found


def first_choice(s: Any) -> int:
    """The action that bit 0 of :func:`choices` stands for."""
    if s.phase == MAIN:
        if s.step == DRAW:
            return A_RIVER
        if s.step == PLAY:
            return A_CARD
        if s.step == REFILL:
            return A_REFILL
        return A_END
    if s.phase == PLACE:
        return A_ON
    if s.phase == DRAW_AGAIN:
        return A_RIVER
    if s.phase == PLAY_AGAIN:
        return A_CARD
    if s.phase == DISCARD:
        return A_DISCARD
    return A_PLACE


def draws(s: Any, t: Any) -> int:
    """Mask of the river places and of the deck (bit 5) that may be drawn from (CR-11, CR-61)."""
    found = river_mask(s)
    if deck_size(s) > 0 and (t.solo == 0 or s.phase == DRAW_AGAIN):
        found |= 1 << A_DECK
    return found


def spots(s: Any, t: Any, seat: int) -> int:
    """Mask of where the card being played may go: on capys, at the left (bit 12) or right end (CR-12, CR-13)."""
    found = empty_places(s, seat)
    if t.solo == 0 and s.length[seat] < t.most and s.power != HOPE:
        found |= 3 << 12
    return found


def ready_powers(s: Any, t: Any, seat: int) -> int:
    """Mask of the powers that may be used now (CR-15, CR-32)."""
    found = 0
    for i in range(3):
        if usable(s, t, seat, s.powers[i]):
            found |= 1 << s.powers[i]
    return found


def some_power(s: Any, t: Any, seat: int) -> bool:
    """Whether any power may be used now."""
    return usable(s, t, seat, s.powers[0]) or usable(s, t, seat, s.powers[1]) or usable(s, t, seat, s.powers[2])


def usable(s: Any, t: Any, seat: int, power: int) -> bool:
    """Whether a power may be used now; in solo only after the AI (CR-63)."""
    if s.phase != MAIN or (t.solo != 0 and s.step != REFILL) or t.cost[power] > s.stars[seat]:
        return False
    return possible(s, t, seat, power)


def possible(s: Any, t: Any, seat: int, power: int) -> bool:
    """Whether all of a power can be done (CR-14, CR-20 … CR-32)."""
    deck = deck_size(s)
    room = s.filled[seat] < s.length[seat]
    if power == SWEEP:
        return bool(deck > 0 and river_size(s) > 0)
    if power == CHANCE:
        return bool(deck > 0)
    if power == HOPE:
        return bool(deck > 0 and room)
    if power == SPRINT:
        return bool(deck + river_size(s) > 0 and (room or (t.solo == 0 and s.length[seat] < t.most)))
    if power == RELEASE:
        needed = 1
        if s.step == PLAY:
            needed = 2
        return bool(s.filled[seat] >= 1 and popcount(s.hand[seat]) >= needed)
    return line_possible(s, seat, power)


def picks(s: Any, seat: int) -> int:
    """Mask of a power's next choices: places (bits 0-11), up, down (12, 13), targets (14-25), done (26)."""
    found: int = line_picks(s, seat, s.phase, s.power, s.place, s.marks)
    return found


# --- a turn -----------------------------------------------------------------------------------------------------


def begin_turn(s: Any, t: Any, seat: int) -> None:
    """The game ends when a full herd starts its turn (CR-10)."""
    seal(s)
    if (t.solo == 0 and full(s, t, seat)) or s.turn >= TURNS:
        end_game(s)
        return
    s.active = seat
    s.turn += 1
    s.step = DRAW
    s.phase = MAIN
    s.gap = -1
    emit(s, E_TURN, ALL, -1, seat, s.turn)


def settle(s: Any, t: Any) -> None:
    """Take the steps that leave nothing to decide (CR-14 … CR-16)."""
    waiting = s.phase != MAIN
    while not waiting:
        seat = s.active
        if s.step == DRAW:
            waiting = draws(s, t) != 0
            if not waiting:
                s.step = PLAY
        elif s.step == PLAY:
            waiting = s.hand[seat] != 0 and not herd_full(s, t, seat)
            if not waiting:
                after_play(s, t)
        elif s.step == REFILL:
            short = river_size(s) < RIVER and deck_size(s) > 0
            waiting = (short or t.solo != 0) and some_power(s, t, seat)
            if not waiting:
                finish_powers(s, t)
        else:
            waiting = some_power(s, t, seat)
            if not waiting:
                end_turn(s, t)
        if s.phase != MAIN:
            waiting = True


def ready(s: Any) -> None:
    """A play or a power is done."""
    s.power = -1
    s.held = -1
    s.place = -1
    s.marks = 0
    s.moves = 0
    s.phase = MAIN


def herd_full(s: Any, t: Any, seat: int) -> bool:
    """Whether no card can be played; in solo cards are played as critters only."""
    if t.solo != 0:
        return bool(s.filled[seat] == s.length[seat])
    return full(s, t, seat)


def after_play(s: Any, t: Any) -> None:
    """The turn's play is done or skipped; in solo the AI takes its cards now (CR-62)."""
    s.step = REFILL
    if t.solo != 0:
        ai_takes(s, t)


def finish_powers(s: Any, t: Any) -> None:
    """Refill; in the table game powers may follow, in solo the scoring is looked at (CR-15, CR-63, CR-64)."""
    refill(s)
    if t.solo == 0:
        s.step = END
    else:
        if s.filled[0] == s.length[0]:
            score_solo(s, t)
        if s.phase != OVER:
            begin_turn(s, t, 0)


def end_turn(s: Any, t: Any) -> None:
    """A river that is short is refilled again; the next player begins (CR-15)."""
    refill(s)
    following = s.active + 1
    if following == t.players:
        following = 0
    begin_turn(s, t, following)


def end_game(s: Any) -> None:
    """The game is over."""
    seal(s)
    s.phase = OVER
    emit(s, E_GAME_OVER, ALL, -1, 0, 0)


def draw(s: Any, t: Any, seat: int, source: int) -> None:
    """Take a river card or the deck's top card into the hand (CR-11)."""
    if source == A_DECK:
        draw_deck(s, seat)
    else:
        card: int = s.river[source]
        emit(s, E_RIVER_TAKEN, ALL, card, seat, source)
        s.river[source] = -1
        s.hand[seat] |= 1 << card
        s.public |= 1 << card
        if s.phase == MAIN and t.solo != 0:
            s.gap = source
    if s.phase == DRAW_AGAIN:
        s.phase = PLAY_AGAIN
    else:
        s.step = PLAY


def put_down(s: Any, t: Any, seat: int, action: int) -> None:
    """Play the chosen card as critters or as capy; then the turn or the power goes on (CR-12, CR-13)."""
    card: int = s.held
    alone = s.hand[seat] == 1 << card
    s.hand[seat] &= ~(1 << card)
    if action < A_LEFT:
        play_critters(s, seat, card, action - A_ON)
        forget(s, card)
    else:
        if not alone:
            blur(s, s.hand[seat] | (1 << card))
        play_capy(s, t, seat, card, action == A_LEFT, watchers(s, card, seat))
    if s.power < 0:
        after_play(s, t)
    ready(s)


def blur(s: Any, cards_in_hand: int) -> None:
    """Nobody can tell which of these cards left the hand unseen: what others knew of them is given up (CR-91)."""
    while cards_in_hand != 0:
        forget(s, lowest(cards_in_hand))
        cards_in_hand &= cards_in_hand - 1


def forget(s: Any, card: int) -> None:
    """Nobody knows the card any more, or there is nothing to know: it lies open."""
    s.public &= ~(1 << card)
    s.seen[card] = 0


def knows(s: Any, card: int, seat: int) -> bool:
    """Whether a seat (-1 a spectator) that does not hold it knows a card that lies hidden."""
    return bool(s.public >> card & 1 or (seat >= 0 and s.seen[card] >> seat & 1))


def watchers(s: Any, card: int, seat: int) -> int:
    """Who may be told the card that the seat moves unseen."""
    if s.public >> card & 1:
        return ALL
    who: int = s.seen[card] | 1 << seat
    return who


# --- powers -----------------------------------------------------------------------------------------------------


def start_power(s: Any, t: Any, seat: int, power: int) -> None:
    """Pay and begin; what needs no choice is done at once."""
    spend(s, seat, power, t.cost[power])
    s.power = power
    if power == SWEEP:
        sweep(s)
        ready(s)
    elif power == CHANCE:
        draw_deck(s, seat)
        s.phase = DISCARD
    elif power == HOPE:
        s.held = draw_deck(s, seat)
        s.phase = PLACE
    elif power == SPRINT:
        s.phase = DRAW_AGAIN
    else:
        s.phase = PICK
        s.moves = 1
        if power == MARCH:
            s.moves = 2


def go_on(s: Any, t: Any, seat: int, choice: int) -> None:
    """A power's next choice; a card that Release removes goes to the bottom of the deck (CR-27)."""
    after = line_step(s, seat, s.phase, s.power, s.place, s.marks, s.moves, choice)
    if s.phase == TARGET:
        s.moves -= 1
        s.place = -1
    elif after in (SECOND, TARGET, ROWS):
        s.place = choice
    elif s.power == SOMERSAULT and after == PICK:
        s.marks |= 1 << choice
    elif s.power == RELEASE:
        to_bottom(s, remove_critters(s, seat, choice))
    s.phase = after
    if after == MAIN:
        ready(s)


def discard(s: Any, t: Any, seat: int, card: int) -> None:
    """Chance: a card of the hand goes to the bottom of the deck, unseen by others (CR-21, CR-91)."""
    if s.hand[seat] != 1 << card:
        blur(s, s.hand[seat])
    who = watchers(s, card, seat)
    emit(s, E_DISCARDED, who, card, seat, 0)
    s.hand[seat] &= ~(1 << card)
    to_bottom(s, card)
    if who != ALL:
        s.public &= ~(1 << card)
        s.seen[card] = who
    ready(s)


def sweep(s: Any) -> None:
    """The river goes under the deck from left to right and is dealt anew (CR-17, CR-20)."""
    emit(s, E_SWEPT, ALL, -1, 0, 0)
    for i in range(RIVER):
        if s.river[i] >= 0:
            to_bottom(s, s.river[i])
            s.river[i] = -1
    refill(s)


# --- cards ------------------------------------------------------------------------------------------------------


def deck_size(s: Any) -> int:
    """Cards in the deck."""
    size: int = popcount(s.pool) + s.under_count
    return size


def river_mask(s: Any) -> int:
    """Mask of the river places that hold a card."""
    found = 0
    for i in range(RIVER):
        if s.river[i] >= 0:
            found |= 1 << i
    return found


def river_size(s: Any) -> int:
    """Cards in the river."""
    return popcount(river_mask(s))


def next_card(s: Any) -> int:
    """Take the deck's top card: any of those whose order nobody can know, then those put under them (CR-17)."""
    if s.pool != 0:
        card = nth(s.pool, below(s.rng, popcount(s.pool)))
        s.pool &= ~(1 << card)
        return card
    top: int = s.under[0]
    s.under_count -= 1
    for i in range(s.under_count):
        s.under[i] = s.under[i + 1]
    s.under[s.under_count] = -1
    seal(s)
    return top


def to_bottom(s: Any, card: int) -> None:
    """Put an open card under the deck: everybody knows where it lies."""
    s.under[s.under_count] = card
    s.under_count += 1
    s.public |= 1 << card


def draw_deck(s: Any, seat: int) -> int:
    """Draw the deck's top card into the hand; who knew it under the deck knows it now (CR-91)."""
    card = next_card(s)
    emit(s, E_DECK_DRAWN, watchers(s, card, seat), card, seat, 0)
    s.hand[seat] |= 1 << card
    return card


def refill(s: Any) -> None:
    """Deal the river to five, into the empty places from the left, as far as the deck goes (CR-11, CR-16, CR-63)."""
    for i in range(RIVER):
        if s.river[i] < 0 and deck_size(s) > 0:
            s.river[i] = next_card(s)
            forget(s, s.river[i])
            emit(s, E_RIVER_DEALT, ALL, s.river[i], i, 0)


def unseen(s: Any, mask: int, seat: int) -> int:
    """Those of a mask's cards that the seat (-1 a spectator), which does not hold them, does not know."""
    found = 0
    mask &= ~s.public
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        if not knows(s, card, seat):
            found |= 1 << card
    return found


# --- solo -------------------------------------------------------------------------------------------------------


def ai_takes(s: Any, t: Any) -> None:
    """The AI takes its cards: the left one first (CR-62)."""
    left = ai_left(s, s.gap)
    right = ai_right(s, s.gap)
    if left >= 0:
        ai_takes_one(s, t, left)
    if right >= 0 and right != left:
        ai_takes_one(s, t, right)


def ai_left(s: Any, gap: int) -> int:
    """The nearest river card left of a gap, or of what is left the leftmost when the gap is at an edge; -1 none."""
    bit = (1 << (gap + 1)) >> 1
    cards = river_mask(s) & ~bit
    left = cards & (bit - 1)
    if cards == 0:
        return -1
    if left == 0 or left == cards:
        return lowest(cards)
    return highest(left)


def ai_right(s: Any, gap: int) -> int:
    """The nearest river card right of a gap, or of what is left the rightmost when the gap is at an edge; -1 none."""
    bit = (1 << (gap + 1)) >> 1
    cards = river_mask(s) & ~bit
    right = cards & ~(bit - 1)
    if cards == 0:
        return -1
    if right == 0 or right == cards:
        return highest(cards)
    return lowest(right)


def ai_points_of(s: Any, t: Any, place: int) -> int:
    """One point for each of the AI's favourites on the river card of a place (-1: no card)."""
    points = 0
    if place >= 0:
        for row in range(3):
            points += s.ai >> t.face[s.river[place]][row] & 1
    return points


def ai_points_left(s: Any, t: Any) -> int:
    """What the AI would get for all that is left in the river."""
    points = 0
    left = river_mask(s)
    while left != 0:
        points += ai_points_of(s, t, lowest(left))
        left &= left - 1
    return points


def ai_takes_one(s: Any, t: Any, place: int) -> None:
    """The AI scores a river card, which goes to the bottom of the deck."""
    card: int = s.river[place]
    points = ai_points_of(s, t, place)
    emit(s, E_AI_TOOK, ALL, card, place, points)
    s.ai_points += points
    s.river[place] = -1
    to_bottom(s, card)


def score_solo(s: Any, t: Any) -> None:
    """Chains of three and more score; the critter cards leave the game (CR-64, CR-65)."""
    points = chain_points(s, t, 0, 3)
    s.points += points
    s.scorings += 1
    emit(s, E_SCORED, ALL, -1, s.scorings, points)
    for place in range(s.length[0]):
        s.gone |= 1 << remove_critters(s, 0, place)
    if s.scorings >= 3:
        end_game(s)
