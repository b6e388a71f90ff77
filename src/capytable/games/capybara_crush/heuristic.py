"""A sensible player of Capybara Crush, readable on purpose: the ``greedy`` bot.

It tries each choice on a copy and likes: long chains, places where they could still grow, its favourite, and stars that
capys to come will not bring back anyway.  In solo it also counts what the AI gets for its choice of a river card.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush import powers, solo_heuristic
from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.herd import favourites, longest_chain, longest_run, look
from capytable.games.capybara_crush.state import BACKGROUNDS, CARDS, CRITTERS, TABLE_STATE

GROWTH = 0.1
"""What a place is worth to which a chain could still grow."""
FOLLOWED = 0.3
"""How much more it is worth when every card so far belongs to the chain."""
TEMPO = 0.8
"""What a capy is worth that a card could become: it may be a card that fits nowhere."""
KEPT = 0.15
"""How much a card that stays in hand counts of what it could bring."""
STAR = 0.9
"""What a star is worth that will not come back."""
SPARE_STAR = 0.3
"""What a star is worth that capys to come will bring back."""
ONE_STEP = (powers.SOMERSAULT, powers.MARCH)
"""Powers of which only the first change is looked at."""


def choose(s: Any, t: Any, seat: int) -> int:
    """The action of a sensible player; ``s`` is a determinized copy seen from ``seat``."""
    actions = legal(s, t, seat)
    if len(actions) == 1:
        return actions[0]
    if t.solo:
        return solo_heuristic.choose(s, t, actions)
    mine = TABLE_STATE.copy(s)
    return max(actions, key=lambda action: _worth(mine, t, seat, action))


def legal(s: Any, t: Any, seat: int) -> list[int]:
    """The legal actions."""
    out = [0] * 180
    return out[: rules.legal(s, t, seat, out)]


def _worth(s: Any, t: Any, seat: int, action: int) -> float:
    if action in (rules.A_REFILL, rules.A_END):
        return value(s, t, seat) + 0.01
    if action == rules.A_DECK:
        open_cards = [card for card in s.river if card >= 0]
        return sum(_hand_worth(s, t, seat, card) for card in open_cards) / max(1, len(open_cards))
    if action < rules.A_DECK:
        return _hand_worth(s, t, seat, s.river[action])
    if rules.A_CARD <= action < rules.A_ON:
        return _played_worth(s, t, seat, action - rules.A_CARD)
    if rules.A_DISCARD <= action < rules.A_REFILL:
        return -best_place(s, t, seat, action - rules.A_DISCARD)
    if rules.A_POWER <= action < rules.A_PLACE and action - rules.A_POWER < powers.FLIP:
        return value(s, t, seat) - 1.0 + _extra_card(s, t, seat, action - rules.A_POWER)
    n = TABLE_STATE.copy(s)
    rules.apply(n, t, seat, action)
    return _best_end(n, t, seat, 1 if s.power in ONE_STEP else 3)


def _best_end(s: Any, t: Any, seat: int, steps: int) -> float:
    """The herd's best value when the power or the play under way is done."""
    if steps == 0 or s.phase in (powers.MAIN, rules.OVER) or s.active != seat:
        return value(s, t, seat)
    if s.phase == powers.PLAY_AGAIN:
        return max(best_place(s, t, seat, card) for card in range(CARDS) if s.hand[seat] >> card & 1)
    found = -1000.0
    for action in legal(s, t, seat):
        n = TABLE_STATE.copy(s)
        rules.apply(n, t, seat, action)
        found = max(found, _best_end(n, t, seat, steps - 1))
    return found


def _extra_card(s: Any, t: Any, seat: int, power: int) -> float:
    """What a power that draws is worth beyond its stars."""
    if power not in (powers.HOPE, powers.SPRINT):
        return 0.0
    return 1.2 if s.stars[seat] + t.most - s.length[seat] - t.cost[power] > t.start else 0.0


def _hand_worth(s: Any, t: Any, seat: int, card: int) -> float:
    """What the hand is worth with one more card."""
    before = s.hand[seat]
    s.hand[seat] |= 1 << card
    found = max(_played_worth(s, t, seat, c) for c in range(CARDS) if s.hand[seat] >> c & 1)
    s.hand[seat] = before
    return found


def _played_worth(s: Any, t: Any, seat: int, card: int) -> float:
    """A card of the hand played where it fits best, and a little of what the others could bring after that."""
    kept = [c for c in range(CARDS) if s.hand[seat] >> c & 1 and c != card]
    later = max((best_place(s, t, seat, c) - value(s, t, seat) for c in kept), default=0.0)
    return best_place(s, t, seat, card) + KEPT * later


def best_place(s: Any, t: Any, seat: int, card: int) -> float:
    """The herd's value with the card where it fits best, or as a capy; ``s`` is left as it was."""
    found = value(s, t, seat) + TEMPO if s.length[seat] < t.most else -1000.0
    for place in range(s.length[seat]):
        if s.card[seat][place] < 0:
            s.card[seat][place] = card
            s.filled[seat] += 1
            found = max(found, value(s, t, seat))
            s.card[seat][place] = -1
            s.filled[seat] -= 1
    return found


def value(s: Any, t: Any, seat: int) -> float:
    """How well the herd stands, in points."""
    now = [_expected(chain, most, s.filled[seat]) for chain, most in chains(s, t, seat)]
    return float(sum(now) + favourites(s, t, seat) + _stars(s, t, seat))


def _expected(chain: int, most: int, cards: int) -> float:
    """How long a chain may become that could grow to ``most``, in a line of so many cards."""
    return chain + (GROWTH + FOLLOWED * chain / max(1, cards)) * (most - chain)


def _stars(s: Any, t: Any, seat: int) -> float:
    """Stars in hand; those that capys to come bring back are worth less (CR-13)."""
    stars = s.stars[seat] + t.most - s.length[seat]
    return float(STAR * min(t.start, stars) + SPARE_STAR * max(0, stars - t.start))


def chains(s: Any, t: Any, seat: int) -> list[tuple[int, int]]:
    """Of each critter and background the longest chain now, and with every empty place and capy to come filled well."""
    to_come = t.most - s.length[seat]
    wild = list(range(t.most))
    boards, grounds = [0] * CRITTERS, [0] * BACKGROUNDS
    for place in range(s.length[seat]):
        card = s.card[seat][place]
        if card >= 0:
            at = place + to_come // 2
            wild.remove(at)
            rows = look(s, t, seat, place)
            for critter in range(CRITTERS):
                boards[critter] |= (rows >> (5 * critter) & 31) << (5 * at)
            grounds[t.background[card]] |= 1 << at
    free_rows, free_places = sum(14 << (5 * at) for at in wild), sum(1 << at for at in wild)
    found = [(longest_chain(board), longest_chain(board | free_rows)) for board in boards]
    return found + [(longest_run(ground), longest_run(ground | free_places)) for ground in grounds]
