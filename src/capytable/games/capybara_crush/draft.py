"""Draftybara, the draft of Capybara Crush for 2 to 16, in the language of rules: one source, run plain and compiled.

A round is one sealed decision per player, made of small ones in the own area: herd line, hand, reserve (CR-82).
Nothing of it is told, and everybody else gets the area as it was when the round began (``remember``), until the last
player is ready.  Then, if anybody listens, each decision is made once more from there, in the open.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush.herd import (
    best_spot,
    empty_places,
    fit,
    fits_well,
    full,
    herd_points,
    play_capy,
    play_critters,
    remove_critters,
    spend,
    tell,
)
from capytable.games.capybara_crush.packs import (
    LAYERS,
    card_at,
    copy_pack,
    empty,
    pour,
    put_in,
    size,
    take_out,
)
from capytable.games.capybara_crush.powers import (
    DRAW_AGAIN,
    MAIN,
    MARCH,
    PICK,
    PLACE,
    PLAY_AGAIN,
    RELEASE,
    ROWS,
    SECOND,
    SOMERSAULT,
    SPRINT,
    TARGET,
    draw_powers,
    line_picks,
    line_possible,
    line_step,
)
from capytable.kernel.bits import lowest, nth, popcount, put
from capytable.kernel.events import ALL, emit, heard, seal
from capytable.kernel.random import below, pick, reseed

CARDS = 60
CRITTERS = 5
HERD = 8
DEALT = 15  # cards a player
CHOICES = 48
LONGEST = 16  # small decisions of the longest power with the play, the refill and ready behind it

RESERVE = 8  # stages beside those of a power: a card of the hand is due to the reserve
READY = 9

SETUP = 0  # phases: everybody lays the first card into the reserve
CHOOSE = 1
END = 2

A_CARD = 0
A_RESERVED = 60
A_RESERVE = 120
A_ON = 180
A_LEFT = 188
A_RIGHT = 189
A_POWER = 190
A_PLACE = 201
A_DONE = 227
A_READY = 228

E_GAME_OVER = 18
E_READY = 19
E_SHOWN = 20
E_RESERVED = 21
E_FROM_RESERVE = 22
E_PASSED = 23


# --- the contract -----------------------------------------------------------------------------------------------


def deal(s: Any, t: Any) -> None:
    """Powers, favourites and 15 cards each; the first decision is a card for the reserve (CR-81, CR-84)."""
    s.quiet = 1
    draw_powers(s, t)
    for p in range(t.players):
        s.favourite[p] = -1
    for k in range(t.decks):
        s.box[k] = (1 << CARDS) - 1
    left = CARDS * t.decks
    for p in range(t.players):
        s.favourite[p] = favourite_at(s, t, below(s.rng, CRITTERS * t.decks - p))
        s.length[p] = t.start
        s.stars[p] = t.start
        for place in range(HERD):
            s.capy[p][place] = -1
            s.card[p][place] = -1
        for _ in range(DEALT):
            card = card_at(s.box, below(s.rng, left))
            take_out(s.box, card)
            put_in(s.hand[p], card)
            left -= 1
        s.knows[p] = 1 << p
    begin_round(s, t)


def movers(s: Any, t: Any) -> int:
    """All who are not ready."""
    found = 0
    if s.phase != END:
        for p in range(t.players):
            if s.stage[p] != READY:
                found |= 1 << p
    return found


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """All legal actions, ascending."""
    stage = s.stage[seat]
    if s.phase == END or stage == READY:
        return 0
    if stage != MAIN and stage != PLAY_AGAIN:
        return put(choices(s, t, seat), first_choice(stage), out, 0)
    n = 0
    if must_play(s, t, seat):
        n = put(s.hand[seat][0], A_CARD, out, n)
        n = put(s.reserve[seat][0], A_RESERVED, out, n)
    if stage == MAIN:
        n = put(ready_powers(s, t, seat), A_POWER, out, n)
        if not must_play(s, t, seat):
            n = put(1, A_READY, out, n)
    return n


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """One legal action, each equally likely."""
    stage = s.stage[seat]
    if stage != MAIN and stage != PLAY_AGAIN:
        found = choices(s, t, seat)
        return first_choice(stage) + nth(found, pick(r, popcount(found)))
    hand: int = 0
    reserve: int = 0
    powers = 0
    if stage == MAIN:
        powers = ready_powers(s, t, seat)
    ready = 1
    if must_play(s, t, seat):
        hand = s.hand[seat][0]
        reserve = s.reserve[seat][0]
        ready = 0
    i = pick(r, popcount(hand) + popcount(reserve) + popcount(powers) + ready)
    if i < popcount(hand):
        return A_CARD + nth(hand, i)
    i -= popcount(hand)
    if i < popcount(reserve):
        return A_RESERVED + nth(reserve, i)
    i -= popcount(reserve)
    if i < popcount(powers):
        return A_POWER + nth(powers, i)
    return A_READY


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """A quick guess at a good action: a card that fits well where it fits best; no powers."""
    stage = s.stage[seat]
    if stage == PLACE:
        return A_ON + best_spot(s, t, seat, s.held[seat], choices(s, t, seat), HERD, r)
    if stage != MAIN:
        return sample(s, t, seat, r)
    if must_play(s, t, seat):
        return hunch_card(s, t, seat, r)
    return A_READY


def hunch_card(s: Any, t: Any, seat: int, r: Any) -> int:
    """A card of hand or reserve that fits well, or another one."""
    action = any_card(s, seat, r)
    if fits_well(s, t, seat, fit(s, t, seat, action % A_RESERVED)):
        return action
    return any_card(s, seat, r)


def any_card(s: Any, seat: int, r: Any) -> int:
    """Playing any card of hand or reserve."""
    hand = popcount(s.hand[seat][0])
    i = pick(r, hand + popcount(s.reserve[seat][0]))
    if i < hand:
        return nth(s.hand[seat][0], i)
    return A_RESERVED + nth(s.reserve[seat][0], i - hand)


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action; with the last who gets ready everything is shown (CR-82)."""
    decide(s, t, seat, action)
    if action == A_READY:
        emit(s, E_READY, ALL, -1, seat, 0)
        if movers(s, t) == 0:
            reveal(s, t)


def over(s: Any, t: Any) -> bool:
    """After the round in which a herd has got 8 critter cards (CR-85)."""
    return bool(s.phase == END)


def winners(s: Any, t: Any) -> int:
    """As many as there are decks; a tie across the cut lets all of them win (CR-85)."""
    found = 0
    first = points_from(s, t, 0)
    second = points_from(s, t, 8)
    for p in range(t.players):
        better = 0
        for other in range(t.players):
            ahead = points_at(first, second, other) - points_at(first, second, p)
            if ahead > 0 or (ahead == 0 and other != p and higher_corners(s, t, other, p)):
                better += 1
        if better < t.decks:
            found |= 1 << p
    return found


def score(s: Any, t: Any, seat: int) -> int:
    """Points when the round began: what everybody may know."""
    if s.choices[seat] == 0:
        return herd_points(s, t, seat)
    exchange(s, seat)
    points: int = herd_points(s, t, seat)
    exchange(s, seat)
    return points


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Others' sealed decisions are made anew, and what the seat does not know is dealt anew (CR-91, CR-92)."""
    ready = 0
    for p in range(t.players):
        if p != seat:
            if s.stage[p] == READY and s.phase != END:
                ready |= 1 << p
            recall(s, p)
            gather(s, p, seat)
    left = size(s.box)
    for p in range(t.players):
        if p != seat:
            left = scatter(s, p, seat, left, r)
    if t.hidden != 0 and s.phase != END:
        for p in range(t.players):
            if p != seat:
                s.favourite[p] = -1
        free = CRITTERS * t.decks
        if seat >= 0:
            free -= 1
        for p in range(t.players):
            if p != seat:
                s.favourite[p] = favourite_at(s, t, pick(r, free))
                free -= 1
    for p in range(t.players):
        while ready >> p & 1 and s.stage[p] != READY:
            decide(s, t, p, sample(s, t, p, r))
    reseed(s.rng, r)


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """What the seat knows as 634 numbers, seats relative: 24 a seat, four copies of 60 faces, the own decision."""
    for i in range(624):
        out[i] = 0
    p = seat
    for i in range(t.players):
        at = 24 * i
        if i == 0:
            note(t, s.hand[p], s.reserve[p], 1, out)
            for place in range(HERD):
                out[at + place] = s.card[p][place] + 1
                out[at + HERD + place] = s.flip[p][place] + 2 * s.shift[p][place]
            out[at + 16] = s.length[p]
            out[at + 17] = s.filled[p]
            out[at + 18] = s.stars[p]
            out[at + 20] = size(s.hand[p])
        else:
            if s.knows0[p] >> seat & 1:
                note(t, s.hand0[p], s.reserve0[p], 1 + i, out)
            else:
                note(t, s.known0[p], s.reserve0[p], 1 + i, out)
            for place in range(HERD):
                out[at + place] = s.card0[p][place] + 1
                out[at + HERD + place] = s.flip0[p][place] + 2 * s.shift0[p][place]
            out[at + 16] = s.length0[p]
            out[at + 17] = s.filled0[p]
            out[at + 18] = s.stars0[p]
            out[at + 20] = size(s.hand0[p])
        out[at + 19] = s.favourite[p] + 1
        if i > 0 and t.hidden != 0 and s.phase != END:
            out[at + 19] = 0
        out[at + 21] = int(s.stage[p] == READY)
        out[at + 22] = s.knows0[p] >> seat & 1
        out[at + 23] = 1
        p += 1
        if p == t.players:
            p = 0
    out[624] = s.phase
    out[625] = s.round
    out[626] = s.stage[seat]
    out[627] = s.power[seat]
    out[628] = s.held[seat]
    out[629] = s.place[seat]
    out[630] = s.marks[seat]
    out[631] = s.moves[seat] + 4 * s.played[seat] + 8 * s.borrowed[seat]
    out[632] = s.powers[1]
    out[633] = s.powers[2]


def note(t: Any, hand: Any, reserve: Any, where: int, out: Any) -> None:
    """Write where a seat's cards are; of one deck, that is without copies, all cells alike, which is quicker."""
    if t.decks == 1:
        held: int = hand[0]
        laid: int = reserve[0]
        for card in range(CARDS):
            out[384 + card] += (held >> card & 1) * where + (laid >> card & 1) * (where + 16)
    else:
        note_copies(hand, where, out)
        note_copies(reserve, where + 16, out)


def note_copies(pack: Any, where: int, out: Any) -> None:
    """Write where these cards are, each into the first free cell of its face."""
    for k in range(LAYERS):
        cards: int = pack[k]
        while cards != 0:
            at = 384 + lowest(cards)
            cards &= cards - 1
            while out[at] != 0:
                at += CARDS
            out[at] = where


# --- what can be done -------------------------------------------------------------------------------------------


def must_play(s: Any, t: Any, seat: int) -> bool:
    """Whether a card must be played: once a round and in powers, if there is one and room for it (CR-82, CR-86)."""
    if s.stage[seat] == PLAY_AGAIN:
        return True
    if s.phase == SETUP or s.played[seat] != 0 or (s.hand[seat][0] == 0 and s.reserve[seat][0] == 0):
        return False
    return not full(s, t, seat)


def choices(s: Any, t: Any, seat: int) -> int:
    """Mask of what can be done where a single kind of choice is asked for; bit 0 is :func:`first_choice`."""
    stage = s.stage[seat]
    found: int = 0
    if stage in (RESERVE, DRAW_AGAIN):
        found = s.hand[seat][0]
    elif stage == PLACE:
        found = empty_places(s, seat)
        if s.length[seat] < t.most:
            found |= 3 << HERD
    else:
        found = line_picks(s, seat, stage, s.power[seat], s.place[seat], s.marks[seat])
    return found


def first_choice(stage: int) -> int:
    """The action that bit 0 of :func:`choices` stands for."""
    if stage in (RESERVE, DRAW_AGAIN):
        return A_RESERVE
    if stage == PLACE:
        return A_ON
    return A_PLACE


def ready_powers(s: Any, t: Any, seat: int) -> int:
    """Mask of the powers that may be used now (CR-32, CR-84)."""
    found = 0
    if s.phase == CHOOSE and s.choices[seat] <= CHOICES - LONGEST:
        for i in range(3):
            power = s.powers[i]
            if t.cost[power] <= s.stars[seat] and possible(s, t, seat, power):
                found |= 1 << power
    return found


def possible(s: Any, t: Any, seat: int, power: int) -> bool:
    """Whether all of a power can be done; Sprint needs a card in hand and a herd that is not full (CR-84)."""
    if power == SPRINT:
        return bool(s.hand[seat][0] != 0 and not full(s, t, seat))
    return line_possible(s, seat, power)


# --- a sealed decision ------------------------------------------------------------------------------------------


def decide(s: Any, t: Any, seat: int, action: int) -> None:
    """Choose, and keep the choice until it is shown."""
    s.chosen[seat][s.choices[seat]] = action
    s.choices[seat] += 1
    choose(s, t, seat, action)


def choose(s: Any, t: Any, seat: int, action: int) -> None:
    """One of the small decisions: it changes the own area only."""
    if action == A_READY:
        s.stage[seat] = READY
    elif action < A_RESERVE:
        s.held[seat] = action % CARDS
        s.borrowed[seat] = action // CARDS
        s.stage[seat] = PLACE
    elif action < A_ON:
        into_reserve(s, seat, action - A_RESERVE)
    elif action < A_POWER:
        put_down(s, t, seat, action)
    elif action < A_PLACE:
        start_power(s, t, seat, action - A_POWER)
    else:
        go_on(s, seat, action - A_PLACE)


def into_reserve(s: Any, seat: int, card: int) -> None:
    """A card of the hand goes into the open reserve: at the beginning, for one played from it, or by Sprint (CR-83)."""
    tell(s, E_RESERVED, ALL, card, seat, 0)
    leave_hand(s, seat, card)
    put_in(s.reserve[seat], card)
    if s.stage[seat] == DRAW_AGAIN:
        s.stage[seat] = PLAY_AGAIN
    else:
        s.stage[seat] = MAIN


def put_down(s: Any, t: Any, seat: int, action: int) -> None:
    """Play the card as critters or as capy; one from the reserve is made good from the hand (CR-12, CR-13, CR-83)."""
    card = s.held[seat]
    borrowed = s.borrowed[seat]
    if borrowed != 0:
        tell(s, E_FROM_RESERVE, ALL, card, seat, 0)
        take_out(s.reserve[seat], card)
    if action < A_LEFT:
        play_critters(s, seat, card, action - A_ON)
        if borrowed == 0:
            leave_hand(s, seat, card)
    else:
        seen = borrowed != 0 or only_known(s, seat)
        who = 1 << seat
        if seen:
            who = ALL
        play_capy(s, t, seat, card, action == A_LEFT, who)
        place = 0
        if action == A_RIGHT:
            place = s.length[seat] - 1
        if seen:
            s.capy[seat][place] += CARDS
        if borrowed == 0:
            leave_unseen(s, seat, card)
    if s.power[seat] < 0:
        s.played[seat] = 1
    settle(s, seat)
    if borrowed != 0 and s.hand[seat][0] != 0:
        s.stage[seat] = RESERVE


def only_known(s: Any, seat: int) -> bool:
    """Whether the hand is one card, and all know which: played face down it stays known (CR-91)."""
    return bool(s.known[seat][0] != 0 and size(s.hand[seat]) == 1)


def leave_hand(s: Any, seat: int, card: int) -> None:
    """A card leaves the hand openly."""
    take_out(s.hand[seat], card)
    if s.known[seat][0] >> card & 1:
        take_out(s.known[seat], card)


def leave_unseen(s: Any, seat: int, card: int) -> None:
    """A card leaves the hand face down: nobody else knows that hand any more (CR-92)."""
    take_out(s.hand[seat], card)
    s.knows[seat] = 1 << seat
    empty(s.known[seat])


def start_power(s: Any, t: Any, seat: int, power: int) -> None:
    """Pay and begin."""
    spend(s, seat, power, t.cost[power])
    s.power[seat] = power
    s.stage[seat] = PICK
    if power == SPRINT:
        s.stage[seat] = DRAW_AGAIN
    s.moves[seat] = 1
    if power == MARCH:
        s.moves[seat] = 2


def go_on(s: Any, seat: int, choice: int) -> None:
    """A power's next choice; a card that Release removes comes into the hand, which all have seen (CR-84)."""
    stage = s.stage[seat]
    after = line_step(s, seat, stage, s.power[seat], s.place[seat], s.marks[seat], s.moves[seat], choice)
    if stage == TARGET:
        s.moves[seat] -= 1
        s.place[seat] = -1
    elif after in (SECOND, TARGET, ROWS):
        s.place[seat] = choice
    elif s.power[seat] == SOMERSAULT and after == PICK:
        s.marks[seat] |= 1 << choice
    elif s.power[seat] == RELEASE:
        card = remove_critters(s, seat, choice)
        put_in(s.hand[seat], card)
        put_in(s.known[seat], card)
    s.stage[seat] = after
    if after == MAIN:
        settle(s, seat)


def settle(s: Any, seat: int) -> None:
    """A play or a power is done."""
    s.stage[seat] = MAIN
    s.power[seat] = -1
    s.held[seat] = -1
    s.borrowed[seat] = 0
    s.place[seat] = -1
    s.marks[seat] = 0
    s.moves[seat] = 0


# --- rounds -----------------------------------------------------------------------------------------------------


def begin_round(s: Any, t: Any) -> None:
    """Keep every area as it is now for the others."""
    for p in range(t.players):
        remember(s, p)
        start_decision(s, p)


def start_decision(s: Any, seat: int) -> None:
    """No choices yet."""
    settle(s, seat)
    s.played[seat] = 0
    for i in range(s.choices[seat]):
        s.chosen[seat][i] = 0
    s.choices[seat] = 0
    if s.phase == SETUP:
        s.stage[seat] = RESERVE
    elif s.phase == END:
        s.stage[seat] = READY


def remember(s: Any, seat: int) -> None:
    """The beginning of the round is now."""
    s.length0[seat] = s.length[seat]
    s.filled0[seat] = s.filled[seat]
    s.stars0[seat] = s.stars[seat]
    for place in range(HERD):
        s.capy0[seat][place] = s.capy[seat][place]
        s.card0[seat][place] = s.card[seat][place]
        s.flip0[seat][place] = s.flip[seat][place]
        s.shift0[seat][place] = s.shift[seat][place]
    s.knows0[seat] = s.knows[seat]
    copy_pack(s.hand[seat], s.hand0[seat])
    copy_pack(s.reserve[seat], s.reserve0[seat])
    copy_pack(s.known[seat], s.known0[seat])


def recall(s: Any, seat: int) -> None:
    """The area is again as it was when the round began, and no choice was made."""
    for place in range(s.length[seat]):
        s.capy[seat][place] = s.capy0[seat][place]
        s.card[seat][place] = s.card0[seat][place]
        s.flip[seat][place] = s.flip0[seat][place]
        s.shift[seat][place] = s.shift0[seat][place]
    s.length[seat] = s.length0[seat]
    s.filled[seat] = s.filled0[seat]
    s.stars[seat] = s.stars0[seat]
    s.knows[seat] = s.knows0[seat]
    copy_pack(s.hand0[seat], s.hand[seat])
    copy_pack(s.reserve0[seat], s.reserve[seat])
    copy_pack(s.known0[seat], s.known[seat])
    start_decision(s, seat)


def exchange(s: Any, seat: int) -> None:
    """The herd line now and that of the round's beginning change places."""
    stars = s.stars[seat]
    s.stars[seat] = s.stars0[seat]
    s.stars0[seat] = stars
    length = s.length[seat]
    s.length[seat] = s.length0[seat]
    s.length0[seat] = length
    filled = s.filled[seat]
    s.filled[seat] = s.filled0[seat]
    s.filled0[seat] = filled
    for place in range(HERD):
        card = s.card[seat][place]
        s.card[seat][place] = s.card0[seat][place]
        s.card0[seat][place] = card
        flip = s.flip[seat][place]
        s.flip[seat][place] = s.flip0[seat][place]
        s.flip0[seat][place] = flip
        shift = s.shift[seat][place]
        s.shift[seat][place] = s.shift0[seat][place]
        s.shift0[seat][place] = shift


def reveal(s: Any, t: Any) -> None:
    """Every decision is shown; then the game ends or the hands go on (CR-82, CR-85)."""
    emit(s, E_SHOWN, ALL, -1, s.round, 0)
    ended = False
    for p in range(t.players):
        if heard(s):
            show(s, t, p)
        if s.filled[p] >= t.most:
            ended = True
    if ended:
        s.phase = END
        emit(s, E_GAME_OVER, ALL, -1, 0, 0)
    else:
        if s.phase == CHOOSE:
            pass_hands(s, t)
        s.phase = CHOOSE
        s.round += 1
        emit(s, E_PASSED, ALL, -1, s.round, 0)
    begin_round(s, t)
    seal(s)


def show(s: Any, t: Any, seat: int) -> None:
    """Make a seat's choices once more from the beginning of the round, told now; they lead where they did."""
    made = s.choices[seat]
    s.choices[seat] = 0
    recall(s, seat)
    s.quiet = 0
    for i in range(made):
        choose(s, t, seat, s.chosen[seat][i])
    s.quiet = 1
    s.choices[seat] = made


def pass_hands(s: Any, t: Any) -> None:
    """Every hand goes to the left, that is to the next seat; who held it goes on knowing it (CR-82, CR-92)."""
    last = t.players - 1
    for k in range(LAYERS):
        hand = s.hand[last][k]
        known = s.known[last][k]
        for i in range(last):
            s.hand[last - i][k] = s.hand[last - i - 1][k]
            s.known[last - i][k] = s.known[last - i - 1][k]
        s.hand[0][k] = hand
        s.known[0][k] = known
    who = s.knows[last]
    for i in range(last):
        s.knows[last - i] = s.knows[last - i - 1] | 1 << (last - i)
    s.knows[0] = who | 1


# --- winners ----------------------------------------------------------------------------------------------------


def points_from(s: Any, t: Any, first: int) -> int:
    """The points of eight seats from ``first``, seven bits each."""
    found = 0
    for p in range(first, min(first + 8, t.players)):
        found |= herd_points(s, t, p) << (7 * (p - first))
    return found


def points_at(first: int, second: int, seat: int) -> int:
    """A seat's points out of those of the first eight and of the second eight seats."""
    if seat < 8:
        return first >> (7 * seat) & 127
    return second >> (7 * (seat - 8)) & 127


def higher_corners(s: Any, t: Any, a: int, b: int) -> bool:
    """Whether a herd ranks before another with as many points: the highest corner numbers, one by one (CR-44)."""
    ahead = 0
    corner = CARDS
    while ahead == 0 and corner > 0:
        ahead = with_corner(s, t, a, corner) - with_corner(s, t, b, corner)
        corner -= 1
    return bool(ahead > 0)


def with_corner(s: Any, t: Any, seat: int, corner: int) -> int:
    """How many of a seat's critter cards have this number in their corner."""
    found = 0
    for place in range(s.length[seat]):
        if s.card[seat][place] >= 0 and t.corner[s.card[seat][place]] == corner:
            found += 1
    return found


# --- who knows what ---------------------------------------------------------------------------------------------


def knows(s: Any, seat: int, viewer: int) -> bool:
    """Whether a viewer (-1 a spectator) knows all of the hand that a seat has (CR-92)."""
    return bool(viewer >= 0 and s.knows[seat] >> viewer & 1)


def gather(s: Any, seat: int, viewer: int) -> None:
    """What the viewer does not know of an area goes into the box; ``choices`` keeps how many cards of the hand."""
    for place in range(s.length[seat]):
        if 0 <= s.capy[seat][place] < CARDS:
            put_in(s.box, s.capy[seat][place])
    s.choices[seat] = 0
    if not knows(s, seat, viewer):
        s.choices[seat] = size(s.hand[seat]) - size(s.known[seat])
        pour(s.hand[seat], s.known[seat], s.box)
        copy_pack(s.known[seat], s.hand[seat])


def scatter(s: Any, seat: int, viewer: int, left: int, r: Any) -> int:
    """Deal from the box of ``left`` cards what :func:`gather` took; return how many are left."""
    for place in range(s.length[seat]):
        if 0 <= s.capy[seat][place] < CARDS:
            card = card_at(s.box, pick(r, left))
            take_out(s.box, card)
            s.capy[seat][place] = card
            left -= 1
    for _ in range(s.choices[seat]):
        card = card_at(s.box, pick(r, left))
        take_out(s.box, card)
        put_in(s.hand[seat], card)
        left -= 1
    s.choices[seat] = 0
    remember(s, seat)
    return left


def favourite_at(s: Any, t: Any, n: int) -> int:
    """The ``n``-th of the favourites that nobody has: every deck brings one of each critter (CR-81)."""
    critter = 0
    free = free_favourites(s, t, critter)
    while n >= free:
        n -= free
        critter += 1
        free = free_favourites(s, t, critter)
    return critter


def free_favourites(s: Any, t: Any, critter: int) -> int:
    """How many favourite cards of a critter nobody has."""
    free: int = t.decks
    for p in range(t.players):
        if s.favourite[p] == critter:
            free -= 1
    return free
