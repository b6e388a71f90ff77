"""Actions and situations of Capybara 'n' Capybara in words: action texts, broken invariants."""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_n_capybara import rules
from capytable.games.capybara_n_capybara.cards import NAMES, pumpkin_codes
from capytable.games.capybara_n_capybara.state import LETTERS, LINE, PUMPKINS, STATE

ENDINGS = ("running", "pumpkins", "no-capybaras")
PHASES = ("draft-card", "draft-gap", "draft-pumpkin", "turn", "stop", "card", "gap", "over")


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """An action as JSON-able parts; ``do`` says what."""
    if action >= rules.A_GAP:
        return {"do": "gap", "at": action - rules.A_GAP}
    if action >= rules.A_CARD:
        return {"do": "take", "card": NAMES[action - rules.A_CARD]}
    if action >= rules.A_FORGO:
        return {"do": "forgo", "letters": action - rules.A_FORGO}
    if action >= rules.A_PUMPKIN:
        return {"do": "pumpkin", "pumpkin": pumpkin_codes(t)[action - rules.A_PUMPKIN]}
    if action >= rules.A_GAIN:
        gain, steps = divmod(action - rules.A_GAIN, LINE)
        return {"do": "gain", "gain": gain + 1, "steps": steps + 1}
    return {"do": ("refresh", "back", "pass")[action]}


def action_text(t: Any, action: int) -> str:
    """``gain 2 walk 4``, ``pumpkin AABB``, ``forgo 1``, ``take C``, ``gap 3``, ``refresh``, ``back``, ``pass``."""
    parts = action_parts(t, action)
    if parts["do"] == "gain":
        return f"gain {parts['gain']} walk {parts['steps']}"
    return " ".join(str(part) for part in parts.values())


def describe(s: Any, t: Any) -> str:
    """Why the game ended, by what triggered it first: a catalogue key's ending."""
    return ENDINGS[s.ending if s.phase == rules.OVER else rules.RUNNING]


def faults(s: Any, t: Any) -> list[str]:
    """Broken invariants in words: ranges, 70 capybaras and 30 pumpkins conserved, lines, monkeys and phase agree."""
    found = STATE.faults(s)
    if found:
        return found
    return [*_capybara_faults(s, t), *_pumpkin_faults(s, t), *_line_faults(s, t), *_phase_faults(s, t)]


def _capybara_faults(s: Any, t: Any) -> list[str]:
    found = []
    for kind in range(LETTERS):
        lines = sum(s.line[p][: s.length[p]].count(kind) for p in range(t.players))
        block = s.block[: s.chosen].count(kind)
        total = s.deck[kind] + s.discards[kind] + s.display[kind] + lines + block
        if total != t.copies[kind]:
            found.append(f"{NAMES[kind]}: {total} on the table instead of {t.copies[kind]} (CN-2)")
    if (s.deck_count, s.discard_count, s.shown) != (sum(s.deck), sum(s.discards), sum(s.display)):
        found.append("shown: a sum differs from its cards")
    if s.shown > rules.DISPLAY:
        found.append(f"display: more than {rules.DISPLAY} capybaras (CN-5)")
    return found


def _pumpkin_faults(s: Any, t: Any) -> list[str]:
    seen = [0] * PUMPKINS
    held = [s.pumpkin_deck, *s.scored]
    for mask in held:
        for i in range(PUMPKINS):
            seen[i] += mask >> i & 1
    for i in (*s.pumpkins, *s.hand[: t.players]):
        if i >= 0:
            seen[i] += 1
    if s.open != sum(1 << i for i in s.pumpkins if i >= 0):
        return ["open: mask differs from the five places"]
    codes = pumpkin_codes(t)
    found = [f"{codes[i]}: {n} on the table instead of 1 (CN-3)" for i, n in enumerate(seen) if n != 1]
    for p in range(t.players):
        if s.points[p] != sum(t.points[i] for i in range(PUMPKINS) if s.scored[p] >> i & 1):
            found.append(f"points: those of seat {p} differ from its scored pumpkins (CN-32)")
    return found


def _line_faults(s: Any, t: Any) -> list[str]:
    found = []
    for p in range(4):
        if p >= t.players and (s.length[p] or s.scored[p] or s.ahead[p]):
            found.append(f"player: seat {p} does not play")
        if s.ahead[p] > s.length[p]:
            found.append(f"ahead: the monkey of seat {p} stands beyond the line")
        if any(s.line[p][s.length[p] :]):
            found.append(f"line: cards behind the end of the line of seat {p}")
        if p < t.players and s.phase > rules.DRAFT_PUMPKIN:
            played_hand = s.hand[p] < 0
            grown = played_hand or s.scored[p].bit_count() >= rules.GROWN_AT
            if grown != (s.grown[p] == 1):
                found.append(f"grown: the monkey of seat {p} is not as its pumpkins say (CN-20)")
            if played_hand and not s.scored[p]:
                found.append(f"hand: seat {p} has neither the pumpkin in hand nor scored it (CN-8)")
    return found


def _phase_faults(s: Any, t: Any) -> list[str]:
    found = []
    for name in ("active", "starter"):
        if not 0 <= getattr(s, name) < t.players:
            found.append(f"{name}: seat {getattr(s, name)} does not play")
    if found:
        return found
    found = _last_turns_faults(s, t)
    if s.phase <= rules.DRAFT_PUMPKIN:
        found += _draft_faults(s, t)
    return found + _gain_faults(s) + _stop_faults(s, t)


def _last_turns_faults(s: Any, t: Any) -> list[str]:
    if (s.turns_left == 0) != (s.phase == rules.OVER):
        return ["turns_left: the game is over when no turn is left (CN-31)"]
    if (s.turns_left < 0) != (s.ending == rules.RUNNING):
        return ["ending: it is known what triggered the end once the last turns have begun (CN-30)"]
    five = any(s.scored[p].bit_count() >= rules.MOST_SCORED for p in range(t.players))
    if s.ending == rules.BY_PUMPKINS and not five:
        return ["ending: nobody has scored five pumpkins (CN-30)"]
    if s.turns_left < 0:
        return ["turns_left: with five pumpkins scored the last turns have begun (CN-30)"] if five else []
    if s.turns_left >= 2 * t.players:
        return [f"turns_left: {s.turns_left}, expected {2 * t.players - 1} at most (CN-31)"]
    if s.turns_left > 0 and (s.active + s.turns_left - s.starter) % t.players:
        return ["turns_left: the last turn is that of the last player in turn order (CN-31)"]
    return []


def _draft_faults(s: Any, t: Any) -> list[str]:
    """Who has had their draft holds four cards and a pumpkin, who has not holds three and none (CN-6)."""
    found = []
    waiting = (s.active - s.starter) % t.players
    drafted = t.players - 1 - waiting
    for p in range(t.players):
        done = (p - s.starter) % t.players > waiting
        cards = rules.START + (done or (p == s.active and s.phase == rules.DRAFT_PUMPKIN))
        if s.length[p] != cards or s.ahead[p] != cards:
            found.append(f"line: seat {p} has {cards} cards, all ahead, at this point of the draft (CN-6)")
        if (s.hand[p] >= 0) != done:
            found.append(f"hand: seat {p} {'has drafted' if done else 'has yet to draft'} a pumpkin (CN-6)")
        if s.scored[p] or s.grown[p]:
            found.append(f"scored: seat {p} scores nothing in the draft (CN-6)")
    if s.shown != rules.DISPLAY - drafted - (s.phase != rules.DRAFT_CARD):
        found.append("display: nothing is refilled during the draft (CN-6)")
    if s.open.bit_count() != rules.DISPLAY - drafted:
        found.append("pumpkins: nothing is refilled during the draft (CN-6)")
    if s.turns_left >= 0:
        found.append("turns_left: -1 during the draft (CN-30)")
    return found


def _gain_faults(s: Any) -> list[str]:
    if s.phase == rules.DRAFT_GAP:
        return ["gaining: one card is drafted at a time (CN-6)"] if (s.gaining, s.chosen) != (1, 1) else []
    if s.phase not in (rules.CARD, rules.GAP):
        return ["chosen: cards are chosen only during a gain"] if s.chosen or s.gaining else []
    found = []
    if not 1 <= s.gaining <= 3:
        found.append("gaining: expected 1 to 3 cards (CN-12)")
    if s.length[s.active] - s.ahead[s.active] < 2 * s.gaining - 1:
        found.append("ahead: the monkey has not walked far enough for the gain (CN-12)")
    if s.phase == rules.CARD and not s.chosen < s.gaining <= s.chosen + s.shown:
        found.append("gaining: the display does not hold so many cards (CN-13)")
    if s.phase == rules.GAP and s.chosen != s.gaining:
        found.append("block: not as many cards as the gain has (CN-13)")
    return found


def _stop_faults(s: Any, t: Any) -> list[str]:
    if (s.phase == rules.STOP) != (s.scoring >= 0):
        return ["scoring: only while the stop is chosen (CN-18)"]
    if s.phase != rules.STOP:
        return []
    if not rules.reachable(s, t, s.active) >> s.scoring & 1:
        return ["scoring: this pumpkin cannot be scored now (CN-16)"]
    if t.arrow[s.scoring] or rules.stop_choices(s, t, s.active, s.scoring).bit_count() < 2:
        return ["scoring: this pumpkin leaves no choice of the stop (CN-18)"]
    return []
