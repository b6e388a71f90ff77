"""Actions and situations of Capybara Crush in words: action texts, broken invariants."""

from __future__ import annotations

from collections import Counter
from typing import Any

from capytable.games.capybara_crush import powers
from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.cards import POWERS, card_code
from capytable.games.capybara_crush.state import CARDS, PLACES, TABLE_STATE
from capytable.kernel.random import seed_game

PHASES = ("main", "place", "draw-again", "play-again", "pick", "second", "target", "rows", "discard", "over")
STEPS = ("draw", "play", "refill", "end")

_USED = {
    powers.PLACE: (powers.HOPE, powers.SPRINT, powers.RELEASE),
    powers.DRAW_AGAIN: (powers.SPRINT,),
    powers.PLAY_AGAIN: (powers.SPRINT, powers.RELEASE),
    powers.PICK: range(powers.FLIP, len(POWERS)),
    powers.SECOND: (powers.TRADE,),
    powers.TARGET: (powers.LEAP, powers.MARCH),
    powers.ROWS: (powers.SHIFT,),
    rules.DISCARD: (powers.CHANCE,),
}
"""The powers that have a phase."""


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """An action as JSON-able parts; ``do`` says what."""
    if action < rules.A_DECK:
        return {"do": "river", "place": action}
    if action == rules.A_DECK:
        return {"do": "deck"}
    if action < rules.A_ON:
        return {"do": "play", "card": card_code(t, action - rules.A_CARD)}
    if action < rules.A_LEFT:
        return {"do": "on", "place": action - rules.A_ON}
    if action <= rules.A_DONE:
        return line_parts(action - rules.A_LEFT)
    if action < rules.A_REFILL:
        return {"do": "discard", "card": card_code(t, action - rules.A_DISCARD)}
    return {"do": "refill" if action == rules.A_REFILL else "end turn"}


def line_parts(n: int) -> dict[str, Any]:
    """The parts of the ``n``-th action from ``A_LEFT`` to ``A_DONE``, which are alike in every variant."""
    if n < 2:
        return {"do": "capy", "end": ("left", "right")[n]}
    if n < 2 + len(POWERS):
        return {"do": "power", "power": POWERS[n - 2]}
    choice = n - 2 - len(POWERS)
    if choice < powers.UP:
        return {"do": "pick", "place": choice}
    if choice < powers.TO:
        return {"do": "up" if choice == powers.UP else "down"}
    if choice < powers.DONE:
        return {"do": "to", "place": choice - powers.TO}
    return {"do": "done"}


def action_text(t: Any, action: int) -> str:
    """``river 2``, ``deck``, ``play 17.GMT.p``, ``on 3``, ``capy left``, ``power flip``, ``pick 0``, ``up`` …"""
    return " ".join(str(part) for part in action_parts(t, action).values())


def describe(s: Any, t: Any) -> str:
    """Why the game ended: a catalogue key's ending."""
    if s.phase != rules.OVER:
        return "running"
    if t.solo:
        return "saved" if s.points > s.ai_points else "lost"
    full = any(s.filled[p] >= t.most for p in range(t.players))
    return "herd-full" if full else "cards-gone"


def faults(s: Any, t: Any) -> list[str]:
    """Broken invariants in words: ranges, 60 cards and the stars conserved, herds, hands and phase agree."""
    found = TABLE_STATE.faults(s)
    if found:
        return found
    return [*_card_faults(s, t), *_herd_faults(s, t), *_phase_faults(s, t)]


def _card_faults(s: Any, t: Any) -> list[str]:
    seen: Counter[int] = Counter()
    for mask in (s.pool, s.gone, *s.hand):
        seen.update(card for card in range(CARDS) if mask >> card & 1)
    seen.update(card for card in s.under[: s.under_count])
    seen.update(card for card in s.river if card >= 0)
    for p in range(t.players):
        seen.update(card for card in (*s.capy[p][: s.length[p]], *s.card[p][: s.length[p]]) if card >= 0)
    found = [
        f"{card_code(t, card)}: {seen[card]} on the table instead of 1 (CR-2)"
        for card in range(CARDS)
        if seen[card] != 1
    ]
    herds = (card for p in range(t.players) for card in s.card[p][: s.length[p]])
    open_cards = [card for card in (*s.river, *herds) if card >= 0]
    if any(s.public >> card & 1 or s.seen[card] for card in open_cards):
        found.append("known: a card that lies open is noted as hidden")
    if any(card >= 0 for card in s.under[s.under_count :]):
        found.append("under: cards behind its end")
    return found


def _herd_faults(s: Any, t: Any) -> list[str]:
    found = []
    for p in range(4):
        if p < t.players:
            found += herd_faults(s, t, p)
            if (s.favourite[p] >= 0) == bool(t.solo):
                found.append(f"favourite: seat {p} {'has one in solo' if t.solo else 'has none'} (CR-4, CR-60)")
        elif s.length[p] or s.hand[p] or s.stars[p]:
            found.append(f"player: seat {p} does not play")
    mine = [s.favourite[p] for p in range(t.players) if s.favourite[p] >= 0]
    if len(set(mine)) != len(mine):
        found.append("favourite: two players have the same (CR-4)")
    if s.ai.bit_count() != 3 * t.solo:
        found.append("ai: expected three favourites in solo, none else (CR-60)")
    return found


def herd_faults(s: Any, t: Any, p: int) -> list[str]:
    """What is wrong with a herd line, of any variant."""
    found = []
    if not t.start <= s.length[p] <= t.most:
        found.append(f"herd: seat {p} has {s.length[p]} capys, expected {t.start} to {t.most} (CR-5, CR-13)")
    if s.filled[p] != sum(card >= 0 for card in s.card[p][: s.length[p]]):
        found.append(f"filled: seat {p} has another number of critter cards")
    if s.capy[p][: s.length[p]].count(-1) != t.start:
        found.append(f"herd: seat {p} has not {t.start} start cards (CR-5)")
    if s.stars[p] > t.start:
        found.append(f"stars: seat {p} has {s.stars[p]}, at most {t.start} (CR-5)")
    for i, card in enumerate(s.card[p]):
        bare = i >= s.length[p] or card < 0
        if bare and (card >= 0 or s.flip[p][i] or s.shift[p][i]):
            found.append(f"herd: seat {p} has critters where no capy stands, or turned ones that are not there")
    return found


def _phase_faults(s: Any, t: Any) -> list[str]:
    found = []
    if not 0 <= s.active < t.players or not 0 <= s.starter < t.players:
        found.append("active: this seat does not play")
        return found
    if len({power // 4 for power in s.powers}) != 3 or s.powers != sorted(s.powers):
        found.append("powers: expected one of each category (CR-7)")
    if (s.held >= 0) != (s.phase == powers.PLACE):
        found.append("held: a card is in the air only while its place is chosen")
    elif s.held >= 0 and not s.hand[s.active] >> s.held & 1:
        found.append("held: the card is not in the hand")
    found += _power_faults(s, t) + _step_faults(s, t)
    if s.phase != rules.OVER and not found:
        out = [0] * (rules.A_END + 1)
        if rules.legal(s, t, s.active, out) == 0:
            found.append("phase: nothing can be done in this situation")
    if s.phase == powers.MAIN and not found and _goes_on(s, t):
        found.append("step: nothing is left to decide in it (CR-14, CR-16)")
    return found


def _power_faults(s: Any, t: Any) -> list[str]:
    """What the power that is being used has noted fits it and the phase."""
    found = []
    if s.power >= 0 and (s.power not in s.powers or s.power not in _USED.get(s.phase, ())):
        found.append("power: not one of those that the phase belongs to")
    elif s.power < 0 and s.phase not in (powers.MAIN, powers.PLACE, rules.OVER):
        found.append("power: the phase belongs to one of the three powers")
    if s.phase in (powers.TARGET, powers.ROWS, powers.SECOND):
        if s.place not in _first_places(s):
            found.append("place: this place cannot have been chosen first")
    elif s.place >= 0:
        found.append("place: a first place is chosen only before a second choice")
    turned = [place for place in range(PLACES) if s.marks >> place & 1]
    if turned and (s.power != powers.SOMERSAULT or not set(turned) < set(_laden(s))):
        found.append("marks: these places cannot have been flipped (CR-25)")
    if s.moves not in ((0,) if s.power < powers.FLIP else (1, 2) if s.power == powers.MARCH else (1,)):
        found.append("moves: a Leap moves one capy, a March two (CR-29, CR-30)")
    if s.phase in (powers.DRAW_AGAIN, powers.PLAY_AGAIN) and rules.herd_full(s, t, s.active):
        found.append("herd: no card can be played (CR-23)")
    return found


def _first_places(s: Any) -> list[int]:
    """Where the first of two choices may have been made."""
    if s.phase == powers.TARGET:
        return list(range(s.length[s.active]))
    return _laden(s)[:-1] if s.power == powers.TRADE else _laden(s)


def _laden(s: Any) -> list[int]:
    """The places of the active player's critter cards."""
    return [place for place in range(s.length[s.active]) if s.card[s.active][place] >= 0]


def _step_faults(s: Any, t: Any) -> list[str]:
    """The step fits what is being done; solo has no end of a turn, and the river's gap is noted (CR-61 to CR-63)."""
    if s.phase == rules.OVER:
        return []
    found = []
    if s.power < 0 and s.phase == powers.PLACE and s.step != rules.PLAY:
        found.append("step: the card of the turn is played in another one (CR-11)")
    if t.solo and (s.step == rules.END or (s.power >= 0 and s.step != rules.REFILL)):
        found.append("step: in solo powers are used before the river is refilled (CR-63)")
    drawn = bool(t.solo) and s.step != rules.DRAW
    if (s.gap >= 0 and not drawn) or (s.gap < 0 and drawn and rules.river_size(s) > 0):  # CR-16: nothing to draw
        found.append("gap: noted in solo only, once a card is drawn (CR-62)")
    return found


def _goes_on(s: Any, t: Any) -> bool:
    """Whether the turn would go on by itself."""
    before = TABLE_STATE.copy(s)
    seed_game(before.rng, 0, 0)  # while a document is read there is no chance yet, and a card may have to be dealt
    made = TABLE_STATE.copy(before)
    rules.settle(made, t)
    return TABLE_STATE.pack(made) != TABLE_STATE.pack(before)
