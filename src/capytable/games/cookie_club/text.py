"""Actions and situations of Cookie Club in words: action texts, broken invariants, why a game ended."""

from __future__ import annotations

from typing import Any

from capytable.games.cookie_club import rules
from capytable.games.cookie_club.cards import CODES
from capytable.games.cookie_club.state import CAPYBARA, KINDS, STATE

PHASES = ("play", "after-draw", "armadillo", "pass", "discard", "cookie", "teapot-card", "teapot-cookie", "over")
SIDES = ("left", "right")
REASONS = ("running", "cookies-gone", "turn-limit")
_AFTER_A_CARD = (rules.ARMADILLO_PLAY, rules.PASS, rules.COOKIE, rules.TEAPOT_CARD, rules.TEAPOT_COOKIE)


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """An action as JSON-able parts; ``do`` says what."""
    if action < rules.A_DRAW:
        return {"do": "play", "card": CODES[action // 2], "pile": action % 2}
    if action == rules.A_DRAW:
        return {"do": "draw"}
    if action == rules.A_END_TURN:
        return {"do": "end turn"}
    if action < rules.A_DISCARD:
        return {"do": "pass", "card": CODES[action - rules.A_PASS]}
    if action < rules.A_COOKIE:
        return {"do": "discard", "card": CODES[action - rules.A_DISCARD]}
    if action < rules.A_REFUSE:
        return {"do": "cookie", "from": action - rules.A_COOKIE + 1}
    return {"do": "refuse" if action == rules.A_REFUSE else "accept"}


def action_text(t: Any, action: int) -> str:
    """``tapir 3 left``, ``draw``, ``pass capybara``, ``cookie from 2`` …; a function of these two alone."""
    parts = action_parts(t, action)
    if parts["do"] == "play":
        return f"{parts['card']} {SIDES[parts['pile']]}"
    if "card" in parts:
        return f"{parts['do']} {parts['card']}"
    if "from" in parts:
        return f"cookie from {parts['from']}"
    return str(parts["do"])


def describe(s: Any, t: Any) -> str:
    """Why the game ended: a catalogue key's ending."""
    return REASONS[s.reason]


def faults(s: Any, t: Any) -> list[str]:
    """Broken invariants in words: ranges, 77 cards and 275 cookies conserved, hands, knowledge and phase agree."""
    return [*STATE.faults(s), *_card_faults(s, t), *_hand_faults(s, t), *_cookie_faults(s, t), *_phase_faults(s, t)]


def _card_faults(s: Any, t: Any) -> list[str]:
    found = []
    count = list(s.used)
    for kind in s.pile[: s.left]:
        count[kind] += 1
    for top in s.top:
        if top < 0:
            return ["top: a pile has no card"]
        count[top] += 1
    for hand in s.hands:
        count = [a + b for a, b in zip(count, hand, strict=True)]
    for kind in range(KINDS):
        if count[kind] != t.copies[kind]:
            found.append(f"{CODES[kind]}: {count[kind]} on the table instead of {t.copies[kind]}")
    if any(s.pile[s.left :]):
        found.append("pile: numbers behind its end")
    if s.used_count != sum(s.used):
        found.append(f"used: {sum(s.used)} open cards, counted as {s.used_count}")
    if sum(s.under) > s.used_count:
        found.append("under: more cards below the tops than lie open")
    if (s.discard_top >= 0) != (s.used_count > sum(s.under)):
        found.append("discard_top: does not fit the number of discarded cards")
    elif s.discard_top >= 0 and s.used[s.discard_top] == 0:
        found.append(f"discard_top: no {CODES[s.discard_top]} lies open")
    if s.used[CAPYBARA] > s.used_count - sum(s.under):
        found.append("under: a capybara lies below a top (CC-12)")
    return found


def _hand_faults(s: Any, t: Any) -> list[str]:
    found = []
    for p in range(5):
        hand = s.hands[p]
        if s.held[p] != sum(1 << kind for kind in range(KINDS) if hand[kind]):
            found.append(f"held: mask of seat {p} differs from its hand")
        if s.size[p] != sum(hand):
            found.append(f"size: seat {p} holds {sum(hand)}, counted as {s.size[p]}")
        if p < t.players and s.size[p] == 0 and s.phase != rules.OVER:
            found.append(f"hand: seat {p} holds no card, the round would be over (CC-40)")
        if p >= t.players and (s.size[p] or s.cookies[p]):
            found.append(f"player: seat {p} does not play")
        noted = 0
        for viewer in range(5):
            for kind in range(KINDS):
                known = s.known[viewer][p][kind]
                noted |= (known > 0) << kind
                if known > hand[kind] or (known and viewer == p):
                    found.append(f"known: seat {viewer} knows {known} {CODES[kind]} in the hand of seat {p}")
        if noted != s.noted[p]:
            found.append(f"noted: mask of seat {p} differs from what is known")
    if any(s.tally):
        found.append("tally: not zero between calls")
    return found


def _cookie_faults(s: Any, t: Any) -> list[str]:
    found = []
    if sum(s.cookies) + s.bank != t.supply:
        found.append(f"cookies: {sum(s.cookies) + s.bank} in all instead of {t.supply}")
    poor = [p for p in range(t.players) if s.cookies[p] == 0]
    if poor and s.phase != rules.OVER:
        found.append(f"cookies: seat {poor[0]} has none, the game would be over (CC-52)")
    if (s.phase == rules.OVER) != (s.reason > 0) or (s.reason == 1 and not poor):
        found.append("phase: over without a reason, or the other way round")
    return found


def _phase_faults(s: Any, t: Any) -> list[str]:
    found = []
    if sorted(s.tokens) != list(range(8)):
        found.append("tokens: each of the eight must be there once (CC-3)")
    for name in ("active", "mover", "starter", "teapot"):
        if not (-1 if name == "teapot" else 0) <= getattr(s, name) < t.players:
            found.append(f"{name}: seat {getattr(s, name)} does not play")
    asked = s.phase in (rules.TEAPOT_CARD, rules.TEAPOT_COOKIE)
    if asked and (s.mover != s.teapot or s.mover == s.active):
        found.append("mover: only the holder of the teapot, in another's turn, is asked")
    if not asked and s.phase != rules.OVER and s.mover != s.active:
        found.append("mover: must be the active player")
    if s.phase == rules.TEAPOT_CARD and s.mover != (s.active + 1) % t.players:
        found.append("mover: a card is offered to the next player (CC-21)")
    if (s.offered >= 0) != (s.phase == rules.TEAPOT_CARD):
        found.append("offered: a card is offered in the phase teapot-card only")
    elif s.offered >= 0 and s.hands[s.active][s.offered] == 0:
        found.append("offered: the giver does not hold this card")
    if (s.payers > 0) != (s.phase == rules.TEAPOT_COOKIE):
        found.append("payers: only in the phase teapot-cookie")
    for p in range(5):
        if s.payers >> p & 1 and (p >= t.players or p == s.active or s.cookies[p] < 2):
            found.append(f"payers: seat {p} cannot owe a cookie (CC-28, CC-34)")
    if s.phase == rules.TEAPOT_COOKIE and not s.payers >> s.mover & 1:
        found.append("payers: the holder of the teapot owes nothing")
    if s.phase == rules.COOKIE and all(s.cookies[p] < 2 for p in range(t.players) if p != s.active):
        found.append("phase: nobody could give a cookie (CC-23)")
    if s.phase in _AFTER_A_CARD and s.left + s.used_count == 0:
        found.append("phase: a card was played, so the one that it covers can be drawn")
    if s.phase == rules.DISCARD and s.size[s.active] < 2:
        found.append("hand: the turtle's player has just drawn and holds two cards at least (CC-22)")
    if s.idle >= t.players and s.phase != rules.OVER:
        found.append("idle_turns: as many as players, the round would be over (CC-61)")
    if s.turn > t.turn_limit:
        found.append("turn: beyond the limit (CC-62)")
    return found
