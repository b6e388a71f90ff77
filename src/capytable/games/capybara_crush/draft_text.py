"""The draft of Capybara Crush in words: action texts, broken invariants."""

from __future__ import annotations

from collections import Counter
from typing import Any

from capytable.games.capybara_crush import draft as rules
from capytable.games.capybara_crush import packs
from capytable.games.capybara_crush.cards import POWERS, card_code
from capytable.games.capybara_crush.state import CARDS, DRAFT_SEATS, DRAFT_STATE
from capytable.games.capybara_crush.text import PHASES as _TABLE_PHASES
from capytable.games.capybara_crush.text import herd_faults, line_parts
from capytable.kernel.bits import put

PHASES = ("reserve", "choose", "over")
STAGES = (*_TABLE_PHASES[:8], "reserve", "ready")


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """An action as JSON-able parts; ``do`` says what, with the words of the table game where it is the same."""
    if action < rules.A_ON:
        return {"do": ("play", "play reserved", "reserve")[action // CARDS], "card": card_code(t, action % CARDS)}
    if action < rules.A_LEFT:
        return {"do": "on", "place": action - rules.A_ON}
    if action <= rules.A_DONE:
        return line_parts(action - rules.A_LEFT)
    return {"do": "ready"}


def action_text(t: Any, action: int) -> str:
    """``play 17.GMT.p``, ``play reserved 17.GMT.p``, ``reserve 17.GMT.p``, ``on 3``, ``capy left``, ``ready`` …"""
    return " ".join(str(part) for part in action_parts(t, action).values())


def describe(s: Any, t: Any) -> str:
    """Why the game ended: a catalogue key's ending."""
    return "herd-full" if s.phase == rules.END else "running"


def faults(s: Any, t: Any) -> list[str]:
    """Broken invariants in words: ranges, cards conserved now and at the round's beginning, herds, decisions."""
    found = DRAFT_STATE.faults(s)
    if found:
        return found
    found = [*_seat_faults(s, t), *_pack_faults(s, t)]
    begun = beginning(s, t)
    found += _card_faults(s, t, "") + _card_faults(begun, t, " when the round began")
    for p in range(t.players):
        found += herd_faults(s, t, p)
        if any(known & ~held for at in (s, begun) for known, held in zip(at.known[p], at.hand[p], strict=True)):
            found.append(f"known: more is known of the hand of seat {p} than there is (CR-92)")
    return found or _decision_faults(s, t, begun)


def beginning(s: Any, t: Any) -> Any:
    """A copy in which nobody has chosen anything."""
    begun = DRAFT_STATE.copy(s)
    for p in range(t.players):
        rules.recall(begun, p)
    return begun


def cards_of(pack: list[int]) -> list[int]:
    """A pack's cards, ascending."""
    found = [0] * (CARDS * len(pack))
    n = 0
    for layer in pack:
        n = put(layer, 0, found, n)
    return sorted(found[:n])


def _seat_faults(s: Any, t: Any) -> list[str]:
    found = [f"player: seat {p} does not play" for p in range(t.players, DRAFT_SEATS) if s.length[p] or s.stars[p]]
    if s.quiet != 1:
        found.append("quiet: decisions are sealed")
    if s.powers[0] != POWERS.index("sprint") or [power // 4 for power in s.powers] != [0, 1, 2]:
        found.append("powers: expected Sprint, an adjustment and a movement (CR-84)")
    if any(s.favourite[p] < 0 for p in range(t.players)):
        found.append("favourite: somebody has none (CR-81)")
    if any(n > t.decks for n in Counter(s.favourite[: t.players]).values()):
        found.append("favourite: every deck has one of each (CR-81)")
    found += [f"knows: seat {p} does not know its own hand" for p in range(t.players) if not s.knows[p] >> p & 1]
    return found


def _pack_faults(s: Any, t: Any) -> list[str]:
    found = []
    for pack in (s.box, *s.hand, *s.reserve, *s.known, *s.hand0, *s.reserve0, *s.known0):
        if any(pack[k + 1] & ~pack[k] for k in range(packs.LAYERS - 1)) or any(pack[t.decks :]):
            found.append(f"pack: {pack} is none")
    if packs.size(s.box) != CARDS * t.decks - rules.DEALT * t.players:
        found.append(f"box: {packs.size(s.box)} cards were not dealt, each player has had {rules.DEALT} (CR-81)")
    return found


def _card_faults(s: Any, t: Any, when: str) -> list[str]:
    seen = Counter(cards_of(s.box))
    for p in range(t.players):
        seen.update(cards_of(s.hand[p]) + cards_of(s.reserve[p]))
        seen.update(card % CARDS for card in (*s.capy[p], *s.card[p]) if card >= 0)
    return [
        f"{card_code(t, card)}: {seen[card]} instead of {t.decks}{when} (CR-80)"
        for card in range(CARDS)
        if seen[card] != t.decks
    ]


def _decision_faults(s: Any, t: Any, begun: Any) -> list[str]:
    """Every sealed decision leads from the beginning of the round to what is there now."""
    out = [0] * (rules.A_READY + 1)
    for p in range(t.players):
        for action in s.chosen[p][: s.choices[p]]:
            if action not in out[: rules.legal(begun, t, p, out)]:
                return [f"chosen: seat {p} cannot have chosen {action_text(t, action)!r}"]
            rules.decide(begun, t, p, action)
    if DRAFT_STATE.pack(begun) != DRAFT_STATE.pack(s):
        return ["chosen: the choices of this round do not lead to what is there"]
    if s.phase != rules.END and rules.movers(s, t) == 0:
        return ["chosen: when all are ready everything is shown (CR-82)"]
    if s.phase == rules.END and not any(s.filled[p] >= t.most for p in range(t.players)):
        return ["phase: nobody has 8 critter cards (CR-85)"]
    if s.phase != rules.END and any(begun.filled0[p] >= t.most for p in range(t.players)):
        return ["phase: the game is over when somebody has 8 critter cards (CR-85)"]
    return []
