"""Situations of Cookie Club as documents: written for a seat or whole, read back, checked.

Cards that a seat does not know are ``?``; loading deals them.  A document written by hand may leave out almost
everything: what is missing gets its value at the start of a game, cards that are named nowhere form the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.cookie_club import rules
from capytable.games.cookie_club.cards import CODES, KIND, TOKENS, spread
from capytable.games.cookie_club.state import KINDS, STATE
from capytable.games.cookie_club.text import PHASES, REASONS, faults
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
    return _Reader(t, document, r).read()


class _Reader:
    """Reads one document into ``self.s``; each method takes one part of it."""

    def __init__(self, t: Any, document: Mapping[str, Any], r: Any) -> None:
        self.t, self.document, self.r = t, document, r
        self.s = STATE.new()
        self.rest = list(t.copies)

    def read(self) -> Any:
        for key in self.document:
            if key not in _KEYS:
                raise PositionError(f"unknown, expected one of {', '.join(sorted(_KEYS))}", key)
        self._numbers()
        self._circle()
        self._middle()
        hands = self._players()
        self._deal(hands)
        self._pending()
        self._facts()
        found = faults(self.s, self.t)
        if found:
            key, _, reason = found[0].partition(": ")
            raise PositionError("; ".join([reason, *found[1:]]), key)
        return self.s

    def _numbers(self) -> None:
        s = self.s
        s.phase = PHASES.index(self._choice("phase", PHASES, "play"))
        s.reason = REASONS.index(self._choice("reason", REASONS, REASONS[1] if s.phase == rules.OVER else REASONS[0]))
        s.active = self._int("active", 0, 0, self.t.players - 1)
        asked = s.phase in (rules.TEAPOT_CARD, rules.TEAPOT_COOKIE)
        teapot = self.document.get("teapot", "middle")
        s.teapot = -1 if teapot == "middle" else self._int("teapot", 0, 0, self.t.players - 1)
        s.mover = self._int("mover", s.teapot if asked else s.active, 0, self.t.players - 1)
        s.starter = self._int("starter", s.active, 0, self.t.players - 1)
        s.round = self._int("round", 1, 1, 10_000)
        s.turn = self._int("turn", 1, 1, self.t.turn_limit)
        s.idle = self._int("idle_turns", 0, 0, 5)

    def _circle(self) -> None:
        tokens = self._list("tokens", list(TOKENS))
        if sorted(map(str, tokens)) != sorted(TOKENS):
            raise PositionError(f"expected each of {', '.join(TOKENS)} once (CC-3)", "tokens")
        self.s.tokens = [TOKENS.index(token) for token in tokens]
        self.s.figure = tokens.index(self._choice("figure", TOKENS, "cookies"))

    def _middle(self) -> None:
        s = self.s
        tops = self._list("tops", None)
        if len(tops) != 2:
            raise PositionError("expected two cards", "tops")
        s.top = [self._take(code, "tops") for code in tops]
        if max(s.top) > 34:
            raise PositionError("a capybara cannot lie on a pile (CC-12)", "tops")
        for code in self._list("used", []):
            s.used[self._take(code, "used")] += 1
        s.used_count = sum(s.used)
        under = self._list("under", [0, 0])
        if len(under) != 2 or not all(isinstance(n, int) and 0 <= n <= s.used_count for n in under):
            raise PositionError("expected two numbers of cards, no more than lie open", "under")
        s.under = under
        s.discard_top = -1
        if s.used_count > sum(under):
            last = spread(s.used)[-1]
            code = self.document.get("discard_top", last)
            if code not in KIND:
                raise PositionError(f"unknown card {code!r}", "discard_top")
            s.discard_top = KIND[code]

    def _players(self) -> list[int]:
        """Take the written cards into the hands; return how many each hand lacks."""
        rows = self._list("player", None)
        if len(rows) != self.t.players:
            raise PositionError(f"expected {self.t.players} players, got {len(rows)}", "player")
        lacking = []
        for p, row in enumerate(rows):
            if not isinstance(row, Mapping) or not set(row) <= {"cookies", "hand"}:
                raise PositionError("expected cookies and hand", f"player.{p}")
            cookies, hand = row.get("cookies", self.t.start), row.get("hand", [UNKNOWN] * self.t.hand)
            if not isinstance(cookies, int) or isinstance(cookies, bool) or not 0 <= cookies <= self.t.supply:
                raise PositionError(f"expected a number, 0 to {self.t.supply}", f"player.{p}.cookies")
            if not isinstance(hand, list):
                raise PositionError("expected a list of cards", f"player.{p}.hand")
            self.s.cookies[p] = cookies
            for code in hand:
                if code != UNKNOWN:
                    self._gain(p, self._take(code, f"player.{p}.hand"))
            lacking.append(hand.count(UNKNOWN))
        self.s.bank = self.t.supply - sum(self.s.cookies)
        if self.s.bank < 0:
            raise PositionError(f"more than {self.t.supply} cookies in all (CC-4)", "player.0.cookies")
        return lacking

    def _deal(self, lacking: list[int]) -> None:
        """Deal the unknown cards and lay the draw pile."""
        s, given = self.s, self.document.get("draw_pile")
        written = given if isinstance(given, list) else []
        pile = [self._take(code, "draw_pile") for code in written]
        rest = [kind for kind in range(KINDS) for _ in range(self.rest[kind])]
        if sum(lacking) > len(rest):
            raise PositionError(f"{sum(lacking)} unknown cards in hands, only {len(rest)} are left", "player.0.hand")
        for p, n in enumerate(lacking):
            for _ in range(n):
                self._gain(p, rest.pop(pick(self.r, len(rest))))
        rest.sort()
        if isinstance(given, list) and rest:
            raise PositionError(f"{len(rest)} cards are missing, {CODES[rest[0]]} among them", "draw_pile")
        if isinstance(given, int) and given != len(rest):
            raise PositionError(f"{len(rest)} cards are left for it, not {given}", "draw_pile")
        if given is not None and not isinstance(given, int | list):
            raise PositionError("expected a number or a list of cards", "draw_pile")
        pile += rest
        s.pile[: len(pile)] = pile
        s.left = len(pile)

    def _pending(self) -> None:
        s = self.s
        s.offered = -1
        if s.phase == rules.TEAPOT_CARD:
            code = self.document.get("offered", UNKNOWN)
            if code != UNKNOWN and code not in KIND:
                raise PositionError(f"unknown card {code!r}", "offered")
            if s.size[s.active] == 0:
                raise PositionError("the giver holds no card", f"player.{s.active}.hand")
            s.offered = (
                rules.card_at(s, s.active, pick(self.r, s.size[s.active])) if code == UNKNOWN else KIND[code]
            )
        elif "offered" in self.document:
            raise PositionError("only in the phase teapot-card", "offered")
        for p in self._list("payers", []):
            if not isinstance(p, int) or not 0 <= p < self.t.players:
                raise PositionError(f"expected seats 0 to {self.t.players - 1}", "payers")
            s.payers |= 1 << p

    def _facts(self) -> None:
        s = self.s
        for i, row in enumerate(self._list("known", [])):
            key = f"known.{i}"
            if not isinstance(row, Mapping) or set(row) != {"viewer", "holder", "cards"}:
                raise PositionError("expected viewer, holder and cards", key)
            viewer, holder, cards = row["viewer"], row["holder"], row["cards"]
            seats = range(self.t.players)
            if viewer not in seats or holder not in seats or viewer == holder or not isinstance(cards, list):
                raise PositionError("expected two different seats and a list of cards", key)
            for code in cards:
                if code not in KIND:
                    raise PositionError(f"unknown card {code!r}", f"{key}.cards")
                s.known[viewer][holder][KIND[code]] += 1
                s.noted[holder] |= 1 << KIND[code]

    def _gain(self, seat: int, kind: int) -> None:
        rules.gain(self.s, seat, kind)

    def _take(self, code: object, key: str) -> int:
        """The kind of a code, taken from the cards that are left."""
        if not isinstance(code, str) or code not in KIND:
            raise PositionError(f"unknown card {code!r}, expected for example 'tapir 3' or 'capybara'", key)
        kind = KIND[code]
        if self.rest[kind] == 0:
            raise PositionError(f"one {code} too many, the deck has {self.t.copies[kind]}", key)
        self.rest[kind] -= 1
        return kind

    def _int(self, key: str, default: int, low: int, high: int) -> int:
        value = self.document.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{value!r}, expected a number, {low} to {high}", key)
        return value

    def _choice(self, key: str, choices: tuple[str, ...], default: str) -> str:
        value = self.document.get(key, default)
        if value not in choices:
            raise PositionError(f"{value!r}, expected one of {', '.join(choices)}", key)
        return str(value)

    def _list(self, key: str, default: list[Any] | None) -> list[Any]:
        value = self.document.get(key, default)
        if not isinstance(value, list):
            raise PositionError("is missing" if value is None else "expected a list", key)
        return list(value)
