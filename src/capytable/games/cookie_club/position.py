"""Situations of Cookie Club as documents: written for a seat or whole, read back, checked.

Cards that a seat does not know are ``?``; loading deals them.  A document written by hand may leave out almost
everything: what is missing gets its value at the start of a game, cards that are named nowhere form the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.cookie_club import rules
from capytable.games.cookie_club.cards import CODES, TOKENS, spread
from capytable.games.cookie_club.state import KINDS, STATE
from capytable.games.cookie_club.text import PHASES, REASONS, faults
from capytable.kernel.document import Reader, Stock, refuse
from capytable.kernel.errors import PositionError
from capytable.kernel.random import pick

UNKNOWN = "?"
_KEYS = {
    "phase", "active", "mover", "starter", "round", "turn", "reason", "tokens", "figure", "teapot", "idle_turns",
    "tops", "under", "used", "discard_top", "draw_pile", "offered", "payers", "player", "known",
}  # fmt: skip
_NUMBERS = ("active", "mover", "starter", "round", "turn")


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    """The situation as a document; ``viewer`` None writes everything, a seat or -1 what it knows."""
    made: dict[str, Any] = {
        "phase": PHASES[s.phase],
        **{key: getattr(s, key) for key in _NUMBERS},
        "tokens": [TOKENS[token] for token in s.tokens],
        "figure": TOKENS[s.tokens[s.figure]],
        "teapot": "middle" if s.teapot < 0 else s.teapot,
        "idle_turns": s.idle,
        "tops": [CODES[kind] for kind in s.top],
        "under": list(s.under),
        "used": spread(s.used),
        "draw_pile": [CODES[kind] for kind in s.pile[: s.left]] if viewer is None else s.left,
    }
    if s.discard_top >= 0:
        made["discard_top"] = CODES[s.discard_top]
    if s.phase == rules.OVER:
        made["reason"] = REASONS[s.reason]
    if s.phase == rules.TEAPOT_CARD:
        made["offered"] = CODES[s.offered] if viewer in (None, s.active) else UNKNOWN
    if s.phase == rules.TEAPOT_COOKIE:
        made["payers"] = [p for p in range(t.players) if s.payers >> p & 1]
    made["player"] = [{"cookies": s.cookies[p], "hand": _hand(s, p, viewer)} for p in range(t.players)]
    made["known"] = _known(s, t, viewer)
    return made


def _hand(s: Any, seat: int, viewer: int | None) -> list[str]:
    if viewer is None or viewer == seat:
        return spread(s.hands[seat])
    sure = spread(s.known[viewer][seat]) if viewer >= 0 else []
    return sure + [UNKNOWN] * (s.size[seat] - len(sure))


def _known(s: Any, t: Any, viewer: int | None) -> list[dict[str, Any]]:
    return [
        {"viewer": a, "holder": b, "cards": spread(s.known[a][b])}
        for a in range(t.players)
        for b in range(t.players)
        if any(s.known[a][b]) and (viewer is None or viewer in (a, b))
    ]


def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
    """The state of a document; ``?`` and an unwritten draw pile are dealt with the policy generator ``r``.

    Raises ``PositionError`` naming the key at fault, also for a situation that no game can reach.
    """
    return _Loader(t, document, r).load()


class _Loader:
    """Reads one document into ``self.s``; each method takes one part of it."""

    def __init__(self, t: Any, document: Mapping[str, Any], r: Any) -> None:
        self.t, self.r = t, r
        self.top = Reader(document, keys=_KEYS)
        self.s = STATE.new()
        self.cards = Stock(CODES, t.copies)

    def load(self) -> Any:
        self._numbers()
        self._circle()
        self._middle()
        rows = self.top.players(self.t.players, ("cookies", "hand"))
        lacking = [self._player(p, row) for p, row in enumerate(rows)]
        self.s.bank = self.t.supply - sum(self.s.cookies)
        if self.s.bank < 0:
            raise PositionError(f"more than {self.t.supply} cookies in all (CC-4)", "player.0.cookies")
        self._deal(lacking)
        self._pending()
        for row in self.top.each("known", ("viewer", "holder", "cards"), []):
            self._fact(row)
        refuse(faults(self.s, self.t))
        return self.s

    def _numbers(self) -> None:
        s, top, last = self.s, self.top, self.t.players - 1
        s.phase = PHASES.index(top.choice("phase", PHASES, "play"))
        s.reason = REASONS.index(top.choice("reason", REASONS, REASONS[1] if s.phase == rules.OVER else REASONS[0]))
        s.active = top.number("active", 0, 0, last)
        s.teapot = -1 if top.document.get("teapot", "middle") == "middle" else top.number("teapot", 0, 0, last)
        asked = s.phase in (rules.TEAPOT_CARD, rules.TEAPOT_COOKIE)
        if asked and s.teapot < 0:
            raise PositionError("only the holder of the teapot is asked: expected a seat", "teapot")
        s.mover = top.number("mover", s.teapot if asked else s.active, 0, last)
        s.starter = top.number("starter", s.active, 0, last)
        s.round = top.number("round", 1, 1, 10_000)
        s.turn = top.number("turn", 1, 1, self.t.turn_limit)
        s.idle = top.number("idle_turns", 0, 0, 5)

    def _circle(self) -> None:
        tokens = self.top.items("tokens", list(TOKENS))
        if sorted(map(str, tokens)) != sorted(TOKENS):
            raise PositionError(f"expected each of {', '.join(TOKENS)} once (CC-3)", "tokens")
        self.s.tokens = [TOKENS.index(token) for token in tokens]
        self.s.figure = tokens.index(self.top.choice("figure", TOKENS, "cookies"))

    def _middle(self) -> None:
        s, top = self.s, self.top
        tops = top.items("tops")
        if len(tops) != 2:
            raise PositionError("expected two cards", "tops")
        s.top = [self.cards.take(code, "tops") for code in tops]
        if max(s.top) > 34:
            raise PositionError("a capybara cannot lie on a pile (CC-12)", "tops")
        for code in top.items("used", []):
            s.used[self.cards.take(code, "used")] += 1
        s.used_count = sum(s.used)
        under = top.items("under", [0, 0])
        if len(under) != 2 or not all(type(n) is int and 0 <= n <= s.used_count for n in under):
            raise PositionError("expected two numbers of cards, no more than lie open", "under")
        s.under = under
        s.discard_top = -1
        if s.used_count > sum(under):
            s.discard_top = self.cards.find(top.document.get("discard_top", spread(s.used)[-1]), "discard_top")
        elif "discard_top" in top.document:
            raise PositionError("no card is discarded: all that lie open are under the tops", "discard_top")

    def _player(self, p: int, row: Reader) -> int:
        """Take the written cards into the hand; return how many it lacks."""
        self.s.cookies[p] = row.number("cookies", self.t.start, 0, self.t.supply)
        hand = row.items("hand", [UNKNOWN] * self.t.hand)
        for code in hand:
            if code != UNKNOWN:
                rules.gain(self.s, p, self.cards.take(code, row.where("hand")))
        return hand.count(UNKNOWN)

    def _deal(self, lacking: list[int]) -> None:
        """Deal the unknown cards and lay the draw pile."""
        s, given = self.s, self.top.document.get("draw_pile")
        if given is not None and not isinstance(given, int | list):
            raise PositionError("expected a number or a list of cards", "draw_pile")
        written = given if isinstance(given, list) else []
        pile = [self.cards.take(code, "draw_pile") for code in written]
        rest = [kind for kind in range(KINDS) for _ in range(self.cards.left[kind])]
        if sum(lacking) > len(rest):
            raise PositionError(f"{sum(lacking)} unknown cards in hands, only {len(rest)} are left", "player.0.hand")
        for p, n in enumerate(lacking):
            for _ in range(n):
                rules.gain(s, p, rest.pop(pick(self.r, len(rest))))
        if isinstance(given, list) and rest:
            raise PositionError(f"{len(rest)} cards are missing, {CODES[rest[0]]} among them", "draw_pile")
        if isinstance(given, int) and given != len(rest):
            raise PositionError(f"{len(rest)} cards are left for it, not {given}", "draw_pile")
        pile += rest
        s.pile[: len(pile)] = pile
        s.left = len(pile)

    def _pending(self) -> None:
        s, top = self.s, self.top
        s.offered = -1
        if s.phase == rules.TEAPOT_CARD:
            if s.size[s.active] == 0:
                raise PositionError("the giver holds no card", f"player.{s.active}.hand")
            code = top.document.get("offered", UNKNOWN)
            if code == UNKNOWN:
                s.offered = rules.card_at(s, s.active, pick(self.r, s.size[s.active]))
            else:
                s.offered = self.cards.find(code, "offered")
        elif "offered" in top.document:
            raise PositionError("only in the phase teapot-card", "offered")
        s.payers = top.seats("payers", self.t.players, [])

    def _fact(self, row: Reader) -> None:
        last = self.t.players - 1
        viewer, holder = row.number("viewer", -1, 0, last), row.number("holder", -1, 0, last)
        if viewer == holder:
            raise PositionError("expected two different seats", row.where("holder"))
        for code in row.items("cards"):
            kind = self.cards.find(code, row.where("cards"))
            self.s.known[viewer][holder][kind] += 1
            self.s.noted[holder] |= 1 << kind
