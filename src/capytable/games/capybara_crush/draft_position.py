"""Situations of the draft as documents: the beginning of the round, and the decisions made since.

Cards that a seat does not know are ``?``; loading deals them.  Of others' decisions a seat is told only who is ready;
loading makes them anew.  Cards that are named nowhere were not dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.capybara_crush import draft as rules
from capytable.games.capybara_crush import packs
from capytable.games.capybara_crush.areas import (
    CAPY_KEYS,
    UNKNOWN,
    critters,
    deal_favourites,
    read_area,
    read_powers,
    unknown_capys,
)
from capytable.games.capybara_crush.cards import CRITTERS, POWERS, card_code
from capytable.games.capybara_crush.draft_text import PHASES, action_text, beginning, cards_of, faults
from capytable.games.capybara_crush.state import CARDS, CHOICES, DRAFT_ACTIONS, DRAFT_STATE
from capytable.kernel.document import Reader, Stock, refuse
from capytable.kernel.errors import PositionError
from capytable.kernel.random import pick

_KEYS = {"phase", "round", "powers", "player"}
_PLAYER_KEYS = ("herd", "stars", "favourite", "hand", "reserve", "knows", "known", "chosen", "ready")


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    """The situation as a document; ``viewer`` None writes everything, a seat or -1 what it knows."""
    begun = beginning(s, t)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "powers": [POWERS[power] for power in s.powers],
        "player": [_player(s, begun, t, p, viewer) for p in range(t.players)],
    }


def _player(s: Any, begun: Any, t: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    own = viewer in (None, seat)
    told = begun.hand[seat] if viewer is None or rules.knows(begun, seat, viewer) else begun.known[seat]
    hidden = t.hidden and not own and s.phase != rules.END
    made: dict[str, Any] = {
        "herd": [_capy(begun, t, seat, i, own) for i in range(begun.length[seat])],
        "stars": begun.stars[seat],
        "favourite": UNKNOWN if hidden else CRITTERS[s.favourite[seat]],
        "hand": _codes(t, told) + [UNKNOWN] * (packs.size(begun.hand[seat]) - packs.size(told)),
        "reserve": _codes(t, begun.reserve[seat]),
        "knows": [p for p in range(t.players) if begun.knows[seat] >> p & 1],
    }
    if begun.known[seat][0]:
        made["known"] = _codes(t, begun.known[seat])
    if own and s.choices[seat]:
        made["chosen"] = [action_text(t, action) for action in s.chosen[seat][: s.choices[seat]]]
    elif not own and s.phase != rules.END and s.stage[seat] == rules.READY:
        made["ready"] = True
    return made


def _codes(t: Any, pack: list[int]) -> list[str]:
    return [card_code(t, card) for card in cards_of(pack)]


def _capy(s: Any, t: Any, seat: int, place: int, own: bool) -> dict[str, Any]:
    made = critters(s, t, seat, place)
    below = s.capy[seat][place]
    if below >= CARDS:
        made |= {"below": card_code(t, below - CARDS), "open": True}
    elif below >= 0:
        made["below"] = card_code(t, below) if own else UNKNOWN
    return made


def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
    """The state of a document; ``?`` is dealt with the policy generator ``r``.

    Raises ``PositionError`` naming the key at fault, also for a situation that no game can reach.
    """
    return _Loader(t, document, r).load()


class _Loader:
    """Reads one document into ``self.s``; unknown cards are dealt when all known ones have their places."""

    def __init__(self, t: Any, document: Mapping[str, Any], r: Any) -> None:
        self.t, self.r = t, r
        self.top = Reader(document, keys=_KEYS)
        self.s = DRAFT_STATE.new()
        self.stock = Stock([card_code(t, card) for card in range(CARDS)], [t.decks] * CARDS)
        self.texts = {action_text(t, action): action for action in range(DRAFT_ACTIONS)}

    def load(self) -> Any:
        s, t = self.s, self.t
        s.quiet = 1
        s.phase = PHASES.index(self.top.choice("phase", PHASES, "choose"))
        s.round = self.top.number("round", min(s.phase, 1), 0, 250)
        s.powers = read_powers(self.top, ["sprint", "flip", "shift"])
        rows = self.top.players(t.players, _PLAYER_KEYS)
        lacking = [self._player(p, row) for p, row in enumerate(rows)]
        self._deal(lacking)
        rules.begin_round(s, t)
        refuse(faults(s, t))
        for p, row in enumerate(rows):
            self._decide(p, row)
        refuse(faults(s, t))
        return s

    def _player(self, p: int, row: Reader) -> int:
        """Read a seat's area; return how many cards of the hand are unknown."""
        s, t = self.s, self.t
        for i, capy in enumerate(read_area(s, t, p, row, self.stock, (*CAPY_KEYS, "open"))):
            if s.capy[p][i] >= 0 and capy.flag("open"):
                s.capy[p][i] += CARDS
        hand = row.items("hand", [])
        self._pack(s.hand[p], [code for code in hand if code != UNKNOWN], row.where("hand"))
        self._pack(s.reserve[p], row.items("reserve", []), row.where("reserve"))
        for code in row.items("known", []):
            packs.put_in(s.known[p], self._found(s.known[p], code, row.where("known")))
        s.knows[p] = row.seats("knows", t.players, [p])
        return hand.count(UNKNOWN)

    def _pack(self, pack: list[int], codes: list[Any], key: str) -> None:
        for code in codes:
            packs.put_in(pack, self.stock.take(code, key))

    def _found(self, pack: list[int], code: object, key: str) -> int:
        card = self.stock.find(code, key)
        if packs.copies(pack, card) == self.t.decks:
            raise PositionError(f"one {code} too many, there are {self.t.decks}", key)
        return card

    def _deal(self, lacking: list[int]) -> None:
        """Deal the unknown cards and favourites; the rest was not dealt."""
        s, t = self.s, self.t
        left = [card for card in range(CARDS) for _ in range(self.stock.left[card])]
        capys = unknown_capys(s, t)
        if sum(lacking) + len(capys) > len(left):
            raise PositionError("more unknown cards than are left", "player.0.hand")
        for p, n in enumerate(lacking):
            for _ in range(n):
                packs.put_in(s.hand[p], left.pop(pick(self.r, len(left))))
        for p, i in capys:
            s.capy[p][i] = left.pop(pick(self.r, len(left)))
        for card in left:
            packs.put_in(s.box, card)
        deal_favourites(s, t, t.decks, self.r)

    def _decide(self, p: int, row: Reader) -> None:
        """Make the decisions again; those of a player who is only known to be ready are made at random."""
        s, t = self.s, self.t
        out = [0] * DRAFT_ACTIONS
        for text in row.items("chosen", []):
            action = self.texts.get(text) if isinstance(text, str) else None
            if action is None or action not in out[: rules.legal(s, t, p, out)] or s.choices[p] == CHOICES:
                raise PositionError(f"{text!r} is not possible then", row.where("chosen"))
            rules.decide(s, t, p, action)
        if row.flag("ready") and s.phase != rules.END:
            while s.stage[p] != rules.READY:
                rules.decide(s, t, p, rules.sample(s, t, p, self.r))
