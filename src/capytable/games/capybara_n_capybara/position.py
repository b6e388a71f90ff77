"""Situations of Capybara 'n' Capybara as documents: written, read back, checked.

Nothing but the order of the decks is unknown to anybody, so every seat's document is the same.  A document written by
hand needs the players' lines and the displays; cards that are named nowhere lie in the decks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.capybara_n_capybara import rules
from capytable.games.capybara_n_capybara.cards import BONUSES, NAMES, pumpkin_codes, spread
from capytable.games.capybara_n_capybara.state import DISPLAY, PUMPKINS, STATE
from capytable.games.capybara_n_capybara.text import ENDINGS, PHASES, faults
from capytable.kernel.document import Reader, Stock, refuse
from capytable.kernel.errors import PositionError

_KEYS = {
    "phase", "active", "starter", "turn", "turns_left", "ending", "refreshed", "bonus", "display", "discards",
    "pumpkins", "gaining", "block", "scoring", "player",
}  # fmt: skip
MOST_TURNS = 7_000
"""Turns begun that a document may claim: no game needs 3 000 more (the docs say why), and states count to 10 000."""
_PLAYER_KEYS = {"line", "ahead", "grown", "hand", "scored"}


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    """The situation as a document, the same for every viewer (CN-50)."""
    codes = pumpkin_codes(t)
    made: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "active": s.active,
        "starter": s.starter,
        "turn": s.turn,
        "turns_left": s.turns_left,
        "refreshed": bool(s.refreshed),
        "bonus": BONUSES[s.bonus],
        "display": spread(s.display),
        "discards": spread(s.discards),
        "pumpkins": [codes[i] if i >= 0 else "" for i in s.pumpkins],
    }
    if s.ending:
        made["ending"] = ENDINGS[s.ending]
    if s.gaining:
        made["gaining"] = s.gaining
        made["block"] = [NAMES[kind] for kind in s.block[: s.chosen]]
    if s.scoring >= 0:
        made["scoring"] = codes[s.scoring]
    made["player"] = [
        {
            "line": "".join(NAMES[kind] for kind in s.line[p][: s.length[p]]),
            "ahead": s.ahead[p],
            "grown": bool(s.grown[p]),
            "hand": codes[s.hand[p]] if s.hand[p] >= 0 else "",
            "scored": [codes[i] for i in range(PUMPKINS) if s.scored[p] >> i & 1],
        }
        for p in range(t.players)
    ]
    return made


def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
    """The state of a document.  Raises ``PositionError`` naming the key at fault."""
    return _Loader(t, document).load()


class _Loader:
    """Reads one document into ``self.s``; each method takes one part of it."""

    def __init__(self, t: Any, document: Mapping[str, Any]) -> None:
        self.t = t
        self.top = Reader(document, keys=_KEYS)
        self.s = STATE.new()
        self.capybaras = Stock(NAMES, t.copies)
        self.pumpkins = Stock(pumpkin_codes(t), [1] * PUMPKINS)

    def load(self) -> Any:
        s, top = self.s, self.top
        s.phase = PHASES.index(top.choice("phase", PHASES, "turn"))
        s.active = top.number("active", 0, 0, self.t.players - 1)
        s.starter = top.number("starter", 0, 0, self.t.players - 1)
        s.turn = top.number("turn", 1 if s.phase > rules.DRAFT_PUMPKIN else 0, 0, MOST_TURNS)
        s.turns_left = top.number("turns_left", 0 if s.phase == rules.OVER else -1, -1, 8)
        s.refreshed = int(top.flag("refreshed"))
        s.bonus = BONUSES.index(top.choice("bonus", BONUSES, BONUSES[max(self.t.bonus, 0)]))
        for p, row in enumerate(top.players(self.t.players, _PLAYER_KEYS)):
            self._player(p, row)
        self._middle()
        self._running()
        refuse(faults(s, self.t))
        return s

    def _player(self, p: int, row: Reader) -> None:
        s = self.s
        line = row.document.get("line")
        if not isinstance(line, str) or not line:
            raise PositionError("expected letters from the front, for example 'ABCA'", row.where("line"))
        for i, letter in enumerate(line):
            s.line[p][i] = self.capybaras.take(letter, row.where("line"))
        s.length[p] = len(line)
        s.ahead[p] = row.number("ahead", len(line), 0, len(line))
        for code in row.items("scored", []):
            pumpkin = self.pumpkins.take(code, row.where("scored"))
            s.scored[p] |= 1 << pumpkin
            s.points[p] += self.t.points[pumpkin]
        hand = row.document.get("hand", "")
        s.hand[p] = -1 if hand == "" else self.pumpkins.take(hand, row.where("hand"))
        grown = s.scored[p].bit_count() >= rules.GROWN_AT or (hand == "" and s.phase > rules.DRAFT_PUMPKIN)
        s.grown[p] = int(row.flag("grown", grown))

    def _middle(self) -> None:
        s, top = self.s, self.top
        for code in top.items("display", []):
            s.display[self.capybaras.take(code, "display")] += 1
        for code in top.items("discards", []):
            s.discards[self.capybaras.take(code, "discards")] += 1
        shown = top.items("pumpkins", [])
        if len(shown) > DISPLAY:
            raise PositionError(f"expected {DISPLAY} at most", "pumpkins")
        s.pumpkins = [-1] * DISPLAY
        for place, code in enumerate(shown):
            if code != "":
                s.pumpkins[place] = self.pumpkins.take(code, "pumpkins")
                s.open |= 1 << s.pumpkins[place]

    def _running(self) -> None:
        """What triggered the end, the gain or the stop that is being chosen; what is left lies in the decks."""
        s, top = self.s, self.top
        s.ending = ENDINGS.index(top.choice("ending", ENDINGS, ENDINGS[self._likely_ending()]))
        s.gaining = top.number("gaining", 0, 0, 3)
        block = top.items("block", [])
        if len(block) > 3:
            raise PositionError("expected three cards at most", "block")
        for i, code in enumerate(block):
            s.block[i] = self.capybaras.take(code, "block")
        s.chosen = len(block)
        s.scoring = self.pumpkins.find(top.document["scoring"], "scoring") if "scoring" in top.document else -1
        s.deck = self.capybaras.left
        s.deck_count, s.discard_count, s.shown = sum(s.deck), sum(s.discards), sum(s.display)
        s.pumpkin_deck = sum(1 << i for i in range(PUMPKINS) if self.pumpkins.left[i])

    def _likely_ending(self) -> int:
        """What triggered the end when the document does not say: a fifth pumpkin, if there is one."""
        if self.s.turns_left < 0:
            return rules.RUNNING
        five = any(mask.bit_count() >= rules.MOST_SCORED for mask in self.s.scored)
        return rules.BY_PUMPKINS if five else rules.BY_CAPYBARAS
