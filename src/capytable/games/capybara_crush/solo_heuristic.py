"""A sensible player of solo, readable on purpose: the ``greedy`` bot against the AI.

It weighs a card by what the line then promises, by what the cards known for the next turn could add, and by what the AI
gets.  Stars go into a full line, where all that a flip or a shift gains can be counted; those to spare sweep the river.
"""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush import powers
from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.herd import play_critters
from capytable.games.capybara_crush.promise import FLIPS, POINT, SHIFTS, best_change, promise, promise_of
from capytable.games.capybara_crush.state import CARDS, TABLE_STATE

AI = 1.0
"""What a point of the AI is worth."""
LEFT = 0.7
"""How much the AI's points on cards left in the river count: it will get most of them."""
NEXT = 0.7
"""How much the line with the next turn's best card counts, instead of the line as it is."""
STAR = (0.6, 0.6, 0.1)
"""What a star is worth before the first, second and third scoring."""
SPARE = (5, 3, 2)
"""So many stars there must be for a Sweep before each scoring."""
POOR = 3.5
"""With so many points of the AI left in the river a Sweep is worth its star."""
EXTRA_CARD = 3.0
"""What a card is worth that the AI does not answer."""


def choose(s: Any, t: Any, actions: list[int]) -> int:
    """The action of a sensible player; ``s`` is a determinized copy."""
    return max(actions, key=lambda action: _worth(s, t, action))


def _worth(s: Any, t: Any, action: int) -> float:
    if action == rules.A_REFILL:
        return _stands(s, t) + 0.01
    if action < rules.A_DECK and s.phase == powers.MAIN:
        return _drawn(s, t, action)
    if rules.A_CARD <= action < rules.A_ON:
        return _played(s, t, action - rules.A_CARD)
    if rules.A_ON <= action < rules.A_POWER:
        return _placed(s, t, s.held, action - rules.A_ON)
    if rules.A_DISCARD <= action < rules.A_REFILL:
        return -float(promise_of(s, t, action - rules.A_DISCARD))
    if action == rules.A_POWER + powers.SWEEP:
        return _swept(s, t)
    if rules.A_POWER <= action < rules.A_POWER + powers.FLIP:
        return _extra_card(s, t, action - rules.A_POWER)
    n = TABLE_STATE.copy(s)
    rules.apply(n, t, 0, action)
    return _best_end(n, t, 3)


def _drawn(s: Any, t: Any, place: int) -> float:
    """A river card drawn: the best play then, less what the AI gets for it (CR-62), now and later."""
    n = TABLE_STATE.copy(s)
    rules.draw(n, t, 0, place)
    rules.ai_takes(n, t)
    gets: int = n.ai_points - s.ai_points + LEFT * rules.ai_points_left(n, t)
    return max(_played(n, t, card) for card in _cards(n.hand[0])) - AI * gets


def _played(s: Any, t: Any, card: int) -> float:
    """A card of the hand played where it fits best."""
    return max(_placed(s, t, card, place) for place in range(s.length[0]) if s.card[0][place] < 0)


def _placed(s: Any, t: Any, card: int, place: int) -> float:
    """A card of the hand on an empty capy; of the next turn's cards those in hand and left in the river are known."""
    n = TABLE_STATE.copy(s)
    n.hand[0] &= ~(1 << card)
    play_critters(n, 0, card, place)
    if n.filled[0] == n.length[0]:
        return _changed(n, t)
    known = _cards(n.hand[0]) + [river for river in n.river if river >= 0]
    following = max((promise_of(n, t, other) for other in known), default=0) / POINT
    return (1 - NEXT) * _stands(n, t) + NEXT * following


def _stands(s: Any, t: Any) -> float:
    """What was scored, what the line promises, and the stars, in points."""
    line = promise(s, t, -1, 0, s.filled[0]) if s.filled[0] else 0
    return float(s.points + line / POINT + STAR[min(2, s.scorings)] * s.stars[0])


def _changed(s: Any, t: Any) -> float:
    """How a line stands after the best flip or shift, where it is full and one is worth its star."""
    now = _stands(s, t)
    ways = FLIPS * (powers.FLIP in s.powers) + SHIFTS * (powers.SHIFT in s.powers)
    if s.filled[0] < s.length[0] or not ways or not s.stars[0]:
        return now
    gain = (best_change(s, t, ways, rules.ANYWHERE) >> 5) / POINT
    return now + max(0.0, gain - STAR[min(2, s.scorings)])


def _best_end(s: Any, t: Any, steps: int) -> float:
    """How the line stands at best when the power under way is done."""
    if steps == 0 or s.phase in (powers.MAIN, rules.OVER):
        return _changed(s, t)
    if s.phase == powers.PLAY_AGAIN:
        return max(_played(s, t, card) for card in _cards(s.hand[0]))
    out = [0] * 180
    found = -1000.0
    for action in out[: rules.legal(s, t, 0, out)]:
        n = TABLE_STATE.copy(s)
        rules.apply(n, t, 0, action)
        found = max(found, _best_end(n, t, steps - 1))
    return found


def _swept(s: Any, t: Any) -> float:
    """Sweep: the more the AI would get for what is left in the river, the better; not again, and not at the end."""
    last = s.scorings == 2 and s.filled[0] == s.length[0]
    if last or rules.river_size(s) == rules.RIVER or s.stars[0] < SPARE[min(2, s.scorings)]:
        return -1000.0
    return float(_stands(s, t) + rules.ai_points_left(s, t) - POOR)


def _extra_card(s: Any, t: Any, power: int) -> float:
    """A power that draws: only Hope and Sprint bring a card to the line."""
    price: float = STAR[min(2, s.scorings)] * t.cost[power]
    adds = power in (powers.HOPE, powers.SPRINT) and s.filled[0] < s.length[0]
    return _stands(s, t) - price + (EXTRA_CARD if adds else -1.0)


def _cards(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask >> card & 1]
