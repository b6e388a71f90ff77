"""The rules of Capybara 'n' Capybara in the language of rules: one source, run plain and compiled."""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import lowest, nth, popcount, put
from capytable.kernel.events import ALL, emit, seal
from capytable.kernel.random import below, pick, reseed

LETTERS = 5
LINE = 70
PUMPKINS = 30
DISPLAY = 5
START = 3
MOST_SCORED = 5
GROWN_AT = 3

DRAFT_CARD = 0
DRAFT_GAP = 1
DRAFT_PUMPKIN = 2
TURN = 3
STOP = 4
CARD = 5
GAP = 6
OVER = 7

A_REFRESH = 0
A_BACK = 1
A_PASS = 2
A_GAIN = 3  # + (gain - 1) × 70 + steps - 1
A_PUMPKIN = 213  # + pumpkin: score it, or take it in the draft
A_FORGO = 243  # + letters forgone
A_CARD = 248  # + kind
A_GAP = 253  # + cards of the line left of the gap (draft), or between the monkey and the gap

RUNNING = 0  # what triggered the end
BY_PUMPKINS = 1
BY_CAPYBARAS = 2

PAIR = 0
TRIPLET = 1
QUADRUPLET = 2
ONE_TYPE = 3
ALL_FOUR = 4

E_DEALT = 0
E_TURN = 1
E_TOOK_PUMPKIN = 2
E_REFRESHED = 3
E_WALKED = 4
E_TOOK = 5
E_INSERTED = 6
E_SCORED = 7
E_FORGONE = 8
E_GREW = 9
E_BACK = 10
E_PASSED = 11
E_CARD_OPENED = 12
E_PUMPKIN_OPENED = 13
E_RESHUFFLED = 14
E_LAST_ROUND = 15
E_GAME_OVER = 16


# --- the contract -----------------------------------------------------------------------------------------------


def deal(s: Any, t: Any) -> None:
    """Set up the table and begin the draft with the last player (CN-2 … CN-6)."""
    s.turns_left = -1
    s.scoring = -1
    s.starter = t.first
    if t.first < 0:
        s.starter = below(s.rng, t.players)
    s.bonus = t.bonus
    if t.bonus < 0:
        s.bonus = below(s.rng, 5)
    for kind in range(LETTERS):
        s.deck[kind] = t.copies[kind]
        s.deck_count += t.copies[kind]
    s.pumpkin_deck = (1 << PUMPKINS) - 1
    for place in range(DISPLAY):
        s.pumpkins[place] = -1
    for i in range(t.players):
        p = (s.starter + i) % t.players
        s.hand[p] = -1
        for place in range(START):
            s.line[p][place] = draw_card(s)
        s.length[p] = START
        s.ahead[p] = START
    emit(s, E_DEALT, ALL, -1, s.starter, s.bonus)
    refill(s)
    s.active = (s.starter + t.players - 1) % t.players
    s.phase = DRAFT_CARD


def movers(s: Any, t: Any) -> int:
    """The active player."""
    if s.phase == OVER:
        return 0
    bit: int = 1 << s.active
    return bit


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """All legal actions, ascending."""
    if s.phase == OVER or seat != s.active:
        return 0
    n = 0
    if s.phase == TURN:
        n = legal_turn(s, t, seat, out)
    elif s.phase == STOP:
        n = put(stop_choices(s, t, seat, s.scoring), A_FORGO, out, 0)
    elif s.phase == DRAFT_CARD or s.phase == CARD:
        for kind in range(LETTERS):
            if s.display[kind] > 0:
                out[n] = A_CARD + kind
                n += 1
    elif s.phase == DRAFT_PUMPKIN:
        n = put(s.open, A_PUMPKIN, out, 0)
    else:
        for gap in range(gaps(s, seat)):
            out[n] = A_GAP + gap
            n += 1
    return n


def legal_turn(s: Any, t: Any, seat: int, out: Any) -> int:
    """Legal actions at the beginning of a turn (CN-10 … CN-23)."""
    n = 0
    if can_refresh(s):
        out[n] = A_REFRESH
        n += 1
    first = n
    if s.length[seat] > s.ahead[seat]:
        out[n] = A_BACK
        n += 1
    size = s.shown
    possible = reachable(s, t, seat)
    passing = n == first and size == 0 and possible == 0
    if passing:
        out[n] = A_PASS
        n += 1
    for gain in range(1, min(3, size) + 1):
        for steps in range(2 * gain - 1, s.ahead[seat] + 1):
            out[n] = A_GAIN + (gain - 1) * LINE + steps - 1
            n += 1
    return put(possible, A_PUMPKIN, out, n)


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """One legal action, each equally likely."""
    if s.phase == TURN:
        return sample_turn(s, t, seat, r)
    if s.phase == STOP:
        stops = stop_choices(s, t, seat, s.scoring)
        return A_FORGO + nth(stops, pick(r, popcount(stops)))
    if s.phase == DRAFT_CARD or s.phase == CARD:
        kinds = 0
        for kind in range(LETTERS):
            if s.display[kind] > 0:
                kinds |= 1 << kind
        return A_CARD + nth(kinds, pick(r, popcount(kinds)))
    if s.phase == DRAFT_PUMPKIN:
        return A_PUMPKIN + nth(s.open, pick(r, popcount(s.open)))
    return A_GAP + pick(r, gaps(s, seat))


def sample_turn(s: Any, t: Any, seat: int, r: Any) -> int:
    """One legal action at the beginning of a turn, by counting instead of listing."""
    refresh = int(can_refresh(s))
    back = int(s.length[seat] > s.ahead[seat])
    size = s.shown
    ahead: int = s.ahead[seat]
    ones = 0
    twos = 0
    threes = 0
    if size >= 1:
        ones = ahead
    if size >= 2:
        twos = max(0, ahead - 2)
    if size >= 3:
        threes = max(0, ahead - 4)
    possible = reachable(s, t, seat)
    scores = popcount(possible)
    passing = int(back + size + scores == 0)
    i = pick(r, refresh + back + passing + ones + twos + threes + scores)
    if i < refresh:
        return A_REFRESH
    i -= refresh
    if i < back:
        return A_BACK
    i -= back
    if i < passing:
        return A_PASS
    i -= passing
    if i < ones:
        return A_GAIN + i
    i -= ones
    if i < twos:
        return A_GAIN + LINE + 2 + i
    i -= twos
    if i < threes:
        return A_GAIN + 2 * LINE + 4 + i
    return A_PUMPKIN + nth(possible, i - threes)


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """A quick guess at a good action: score the dearest pumpkin in reach, walk back when little lies ahead, else gain
    with as few steps as it takes; never refresh.
    """
    if s.phase == STOP:
        return A_FORGO + nearest_stop(s, t, seat)
    if s.phase != TURN:
        return sample(s, t, seat, r)
    possible = reachable(s, t, seat)
    if possible != 0 and pick(r, 8) != 0:
        return A_PUMPKIN + dearest(t, possible)
    ahead: int = s.ahead[seat]
    if ahead < s.length[seat] and (ahead < 4 or pick(r, 3) == 0):
        return A_BACK
    most = min(3, min(int(s.shown), (ahead + 1) // 2))
    if most == 0:
        return sample(s, t, seat, r)
    gain = 1 + pick(r, most)
    return A_GAIN + (gain - 1) * LINE + 2 * gain - 2


def dearest(t: Any, pumpkins: int) -> int:
    """The pumpkin of a mask that gives most points."""
    best = lowest(pumpkins)
    while pumpkins != 0:
        pumpkin = lowest(pumpkins)
        pumpkins &= pumpkins - 1
        if t.points[pumpkin] > t.points[best]:
            best = pumpkin
    return best


def nearest_stop(s: Any, t: Any, seat: int) -> int:
    """How many letters to forgo for the shortest walk."""
    choices = stop_choices(s, t, seat, s.scoring)
    best = lowest(choices)
    fewest = stop_after(s, t, seat, s.scoring, best)
    while choices != 0:
        forgone = lowest(choices)
        choices &= choices - 1
        steps = stop_after(s, t, seat, s.scoring, forgone)
        if steps < fewest:
            fewest = steps
            best = forgone
    return best


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action >= A_GAP:
        insert_block(s, t, seat, action - A_GAP)
    elif action >= A_CARD:
        take_card(s, seat, action - A_CARD)
    elif action >= A_FORGO:
        score_letters(s, t, seat, s.scoring, action - A_FORGO)
    elif action >= A_PUMPKIN:
        if s.phase == DRAFT_PUMPKIN:
            draft_pumpkin(s, t, seat, action - A_PUMPKIN)
        else:
            choose_pumpkin(s, t, seat, action - A_PUMPKIN)
    elif action >= A_GAIN:
        start_gain(s, seat, (action - A_GAIN) // LINE + 1, (action - A_GAIN) % LINE + 1)
    elif action == A_REFRESH:
        refresh_display(s, seat)
    else:
        if action == A_BACK:
            walk_back(s, seat)
        else:
            emit(s, E_PASSED, ALL, -1, seat, 0)
        end_turn(s, t, seat)


def over(s: Any, t: Any) -> bool:
    """Whether the last turn has been taken (CN-31)."""
    return bool(s.phase == OVER)


def winners(s: Any, t: Any) -> int:
    """Most points; among equals the fewest cards behind the monkey; then shared (CN-32, CN-36)."""
    best = -1
    who = 0
    for p in range(t.players):
        worth = score(s, t, p) * 128 + 127 - (s.length[p] - s.ahead[p])
        if worth > best:
            best = worth
            who = 0
        if worth == best:
            who |= 1 << p
    return who


def score(s: Any, t: Any, seat: int) -> int:
    """Points of the scored pumpkins and of the bonus (CN-32)."""
    points: int = s.points[seat] + bonus_points(s, seat)
    return points


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Everything but future draws is known to all (CN-50, CN-51): fresh chance is all there is to deal."""
    reseed(s.rng, r)


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """The situation as 360 numbers, seats relative (layout in the docs)."""
    for cell in range(304):
        out[cell] = -1
    p = seat
    for i in range(t.players):
        at = i * 76
        for place in range(s.length[p]):
            out[at + place] = s.line[p][place]
        out[at + 70] = s.length[p]
        out[at + 71] = s.ahead[p]
        out[at + 72] = s.hand[p]
        out[at + 73] = s.grown[p]
        out[at + 74] = popcount(s.scored[p])
        out[at + 75] = s.points[p]
        p += 1
        if p == t.players:
            p = 0
    for kind in range(LETTERS):
        out[304 + kind] = s.display[kind]
        out[309 + kind] = s.deck[kind]
        out[314 + kind] = s.discards[kind]
        out[319 + kind] = s.pumpkins[kind]
    pumpkins: int = s.pumpkin_deck
    for pumpkin in range(PUMPKINS):
        out[324 + pumpkin] = pumpkins >> pumpkin & 1
    out[354] = s.phase
    out[355] = further(t, seat, s.active)
    out[356] = further(t, seat, s.starter)
    out[357] = s.turns_left
    out[358] = s.bonus
    out[359] = s.gaining * 64 + s.chosen * 16 + s.refreshed


def further(t: Any, seat: int, other: int) -> int:
    """How many places ``other`` sits further than ``seat`` in turn order."""
    by = other - seat
    if by < 0:
        by += t.players
    return by


# --- what can be done -------------------------------------------------------------------------------------------


def can_refresh(s: Any) -> bool:
    """Once a turn, before the action, with a card in deck or discards (CN-10)."""
    return bool(s.refreshed == 0 and s.deck_count + s.discard_count > 0)


def reachable(s: Any, t: Any, seat: int) -> int:
    """Mask of the pumpkins, open or in hand, that the seat can score now (CN-16 … CN-19).

    With M letters matched by all cards ahead the fewest that must be forgone are f = k - M, and k + 2f steps suffice.
    """
    cards: int = s.open
    if s.hand[seat] >= 0:
        cards |= 1 << s.hand[seat]
    ahead: int = s.ahead[seat]
    counts = 0
    for place in range(ahead):
        counts += 1 << (8 * s.line[seat][place])
    possible = 0
    while cards != 0:
        pumpkin = lowest(cards)
        cards &= cards - 1
        steps: int = t.arrow[pumpkin]
        if steps == 0:
            steps = t.letters[pumpkin]
            if 3 * steps <= ahead:
                steps = 0  # all of them could be forgone
            elif steps <= ahead:
                forgone = steps
                for kind in range(LETTERS):
                    forgone -= min(t.need[pumpkin][kind], (counts >> (8 * kind)) & 255)
                steps += 2 * forgone
        if steps <= ahead:
            possible |= 1 << pumpkin
    return possible


def stop_after(s: Any, t: Any, seat: int, pumpkin: int, forgone: int) -> int:
    """Steps of scoring a pumpkin of letters with so many forgone; 0 when there are not enough cards (CN-18)."""
    matched = 0
    counts = 0
    wanted = t.letters[pumpkin] - forgone
    for steps in range(1, s.ahead[seat] + 1):
        kind = s.line[seat][s.ahead[seat] - steps]
        if (counts >> (8 * kind)) & 255 < t.need[pumpkin][kind]:
            matched += 1
        counts += 1 << (8 * kind)
        if matched >= wanted and steps >= wanted + 3 * forgone:
            return steps
    return 0


def stop_choices(s: Any, t: Any, seat: int, pumpkin: int) -> int:
    """Mask of the numbers of letters that may be forgone; of equal stops only the one that forgoes least (CN-18)."""
    choices = 0
    stops = 0  # seven bits for each number of letters forgone
    for forgone in range(t.letters[pumpkin] + 1):
        steps = stop_after(s, t, seat, pumpkin, forgone)
        new = steps > 0
        for fewer in range(forgone):
            if (stops >> (7 * fewer)) & 127 == steps:
                new = False
        if new:
            choices |= 1 << forgone
            stops |= steps << (7 * forgone)
    return choices


def gaps(s: Any, seat: int) -> int:
    """How many gaps the card or block may go into: anywhere in the draft (CN-6), behind the monkey later (CN-14)."""
    if s.phase == DRAFT_GAP:
        places: int = s.length[seat] + 1
        return places
    behind: int = s.length[seat] - s.ahead[seat] + 1
    return behind


# --- actions ----------------------------------------------------------------------------------------------------


def refresh_display(s: Any, seat: int) -> None:
    """Discard the display and deal anew; what was just discarded may come back (CN-10)."""
    emit(s, E_REFRESHED, ALL, -1, seat, 0)
    for kind in range(LETTERS):
        s.discards[kind] += s.display[kind]
        s.display[kind] = 0
    s.discard_count += s.shown
    s.shown = 0
    s.refreshed = 1
    refill_capybaras(s)


def start_gain(s: Any, seat: int, gain: int, steps: int) -> None:
    """Walk forward; then the cards are chosen one by one (CN-12, CN-13)."""
    s.ahead[seat] -= steps
    emit(s, E_WALKED, ALL, -1, seat, steps)
    s.gaining = gain
    s.chosen = 0
    s.phase = CARD


def take_card(s: Any, seat: int, kind: int) -> None:
    """One card of the display joins the block, at its right end (CN-14), or is drafted (CN-6)."""
    s.display[kind] -= 1
    s.shown -= 1
    s.block[s.chosen] = kind
    s.chosen += 1
    emit(s, E_TOOK, ALL, kind, seat, s.chosen)
    if s.phase == DRAFT_CARD:
        s.gaining = 1
        s.phase = DRAFT_GAP
    elif s.chosen == s.gaining:
        s.phase = GAP


def insert_block(s: Any, t: Any, seat: int, gap: int) -> None:
    """The block goes into one gap; in the monkey's own gap it lies to its right (CN-6, CN-14)."""
    at = gap
    if s.phase == GAP:
        at += s.ahead[seat]
    for i in range(s.length[seat] - at):
        place = s.length[seat] - 1 - i
        s.line[seat][place + s.chosen] = s.line[seat][place]
    for i in range(s.chosen):
        s.line[seat][at + i] = s.block[i]
        s.block[i] = 0
    s.length[seat] += s.chosen
    emit(s, E_INSERTED, ALL, s.chosen, seat, at)
    s.chosen = 0
    s.gaining = 0
    if s.phase == DRAFT_GAP:
        s.ahead[seat] = s.length[seat]  # CN-7
        s.phase = DRAFT_PUMPKIN
    else:
        end_turn(s, t, seat)


def draft_pumpkin(s: Any, t: Any, seat: int, pumpkin: int) -> None:
    """Take an open pumpkin into the hand; the draft goes on backwards, then the first turn begins (CN-6, CN-8)."""
    emit(s, E_TOOK_PUMPKIN, ALL, LETTERS + pumpkin, seat, 0)
    s.hand[seat] = pumpkin
    take_from_display(s, pumpkin)
    seal(s)
    if seat == s.starter:
        refill(s)
        begin_turn(s, seat)
    else:
        s.active = (seat + t.players - 1) % t.players
        s.phase = DRAFT_CARD


def choose_pumpkin(s: Any, t: Any, seat: int, pumpkin: int) -> None:
    """Score an arrow at once; ask for the stop when letters leave a choice (CN-18, CN-19)."""
    if t.arrow[pumpkin] > 0:
        finish_scoring(s, t, seat, pumpkin, t.arrow[pumpkin])
    else:
        choices = stop_choices(s, t, seat, pumpkin)
        if choices & (choices - 1) != 0:
            s.scoring = pumpkin
            s.phase = STOP
        else:
            score_letters(s, t, seat, pumpkin, lowest(choices))


def score_letters(s: Any, t: Any, seat: int, pumpkin: int, forgone: int) -> None:
    """Walk to the stop of so many letters forgone and score."""
    if forgone > 0:
        emit(s, E_FORGONE, ALL, -1, seat, forgone)
    s.scoring = -1
    finish_scoring(s, t, seat, pumpkin, stop_after(s, t, seat, pumpkin, forgone))


def finish_scoring(s: Any, t: Any, seat: int, pumpkin: int, steps: int) -> None:
    """The monkey walks, the card goes to the scoring pile, the monkey may grow up (CN-16, CN-20)."""
    s.ahead[seat] -= steps
    emit(s, E_WALKED, ALL, -1, seat, steps)
    emit(s, E_SCORED, ALL, LETTERS + pumpkin, seat, t.points[pumpkin])
    s.scored[seat] |= 1 << pumpkin
    s.points[seat] += t.points[pumpkin]
    grows = popcount(s.scored[seat]) == GROWN_AT
    if s.hand[seat] == pumpkin:
        s.hand[seat] = -1
        grows = True
    else:
        take_from_display(s, pumpkin)
    if grows and s.grown[seat] == 0:
        s.grown[seat] = 1
        emit(s, E_GREW, ALL, -1, seat, 0)
    end_turn(s, t, seat)


def walk_back(s: Any, seat: int) -> None:
    """Back 3 steps, 4 when grown, less only at the end of the line (CN-21)."""
    steps = min(3 + s.grown[seat], s.length[seat] - s.ahead[seat])
    s.ahead[seat] += steps
    emit(s, E_BACK, ALL, -1, seat, steps)


# --- turns ------------------------------------------------------------------------------------------------------


def begin_turn(s: Any, seat: int) -> None:
    """The seat's turn begins."""
    seal(s)
    s.active = seat
    s.turn += 1
    s.refreshed = 0
    s.phase = TURN
    emit(s, E_TURN, ALL, -1, seat, s.turn)


def end_turn(s: Any, t: Any, seat: int) -> None:
    """Refill, look whether the end is triggered, pass the turn on (CN-22, CN-30, CN-31)."""
    refill(s)
    if s.turns_left > 0:
        s.turns_left -= 1
    elif s.turns_left < 0:
        s.ending = trigger(s, seat)
        if s.ending != RUNNING:
            order = (seat - s.starter + t.players) % t.players
            s.turns_left = 2 * t.players - 1 - order
            emit(s, E_LAST_ROUND, ALL, -1, seat, s.turns_left)
    if s.turns_left == 0:
        seal(s)
        s.phase = OVER
        emit(s, E_GAME_OVER, ALL, -1, 0, 0)
    else:
        begin_turn(s, (seat + 1) % t.players)


def trigger(s: Any, seat: int) -> int:
    """What ends the game: five pumpkins scored, or no capybaras left but four or fewer in the display (CN-30)."""
    if popcount(s.scored[seat]) >= MOST_SCORED:
        return BY_PUMPKINS
    if s.deck_count + s.discard_count == 0 and s.shown < DISPLAY:
        return BY_CAPYBARAS
    return RUNNING


def refill(s: Any) -> None:
    """Both displays to five, as far as possible (CN-22)."""
    refill_capybaras(s)
    if s.pumpkin_deck != 0 and popcount(s.open) < DISPLAY:
        for place in range(DISPLAY):
            if s.pumpkins[place] < 0 and s.pumpkin_deck != 0:
                pumpkin = nth(s.pumpkin_deck, below(s.rng, popcount(s.pumpkin_deck)))
                s.pumpkin_deck &= ~(1 << pumpkin)
                s.open |= 1 << pumpkin
                s.pumpkins[place] = pumpkin
                emit(s, E_PUMPKIN_OPENED, ALL, LETTERS + pumpkin, place, 0)


def refill_capybaras(s: Any) -> None:
    """Deal capybaras up to five: the deck first, then all discards as a new deck (CN-22)."""
    while s.shown < DISPLAY and s.deck_count + s.discard_count > 0:
        kind = draw_card(s)
        s.display[kind] += 1
        s.shown += 1
        emit(s, E_CARD_OPENED, ALL, kind, 0, 0)


def draw_card(s: Any) -> int:
    """A random card of the deck, which is first made anew of the discards when it is empty; one of both has cards."""
    if s.deck_count == 0:
        for kind in range(LETTERS):
            s.deck[kind] = s.discards[kind]
            s.discards[kind] = 0
        s.deck_count = s.discard_count
        s.discard_count = 0
        emit(s, E_RESHUFFLED, ALL, -1, s.deck_count, 0)
    i = below(s.rng, s.deck_count)
    s.deck_count -= 1
    kind = 0
    while i >= s.deck[kind]:
        i -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind


def take_from_display(s: Any, pumpkin: int) -> None:
    """Empty the pumpkin's place."""
    s.open &= ~(1 << pumpkin)
    for place in range(DISPLAY):
        if s.pumpkins[place] == pumpkin:
            s.pumpkins[place] = -1


# --- the bonus --------------------------------------------------------------------------------------------------


def bonus_points(s: Any, seat: int) -> int:
    """Points of the game's bonus card for a line (CN-33 … CN-35)."""
    if s.bonus <= QUADRUPLET:
        points: int = runs_of(s, seat, s.bonus + 2) * (s.bonus + 1)
        return points
    counts = 0
    for place in range(s.length[seat]):
        counts += 1 << (8 * s.line[seat][place])
    fewest = counts & 255
    most = counts & 255
    for kind in range(1, 4):
        n = (counts >> (8 * kind)) & 255
        fewest = min(fewest, n)
        most = max(most, n)
    if s.bonus == ONE_TYPE:
        return most
    return 2 * fewest


def runs_of(s: Any, seat: int, size: int) -> int:
    """How many maximal runs of identical cards have exactly this size (CN-33)."""
    found = 0
    run = 0
    for place in range(s.length[seat]):
        run += 1
        last = place + 1 == s.length[seat]
        if last or s.line[seat][place + 1] != s.line[seat][place]:
            if run == size:
                found += 1
            run = 0
    return found
