"""Situations of Capybara Crush as documents: written for a seat or whole, read back, checked.

Cards that a seat does not know are ``?``; loading deals them.  Cards that are named nowhere lie in the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.areas import (
    UNKNOWN,
    critters,
    deal_favourites,
    read_area,
    read_powers,
    unknown_capys,
)
from capytable.games.capybara_crush.cards import CRITTERS, POWERS, card_code, spread
from capytable.games.capybara_crush.powers import FLIP, MARCH
from capytable.games.capybara_crush.state import CARDS, PLACES, RIVER, TABLE_STATE
from capytable.games.capybara_crush.text import PHASES, STEPS, faults
from capytable.kernel.bits import nth
from capytable.kernel.document import Reader, Stock, refuse
from capytable.kernel.errors import PositionError
from capytable.kernel.random import pick

_KEYS = {
    "phase", "step", "active", "starter", "turn", "powers", "power", "held", "place", "marks", "moves", "gap", "river",
    "deck", "under", "gone", "ai", "ai_points", "points", "scorings", "player", "known",
}  # fmt: skip
_PLAYER_KEYS = ("herd", "stars", "favourite", "hand")


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    """The situation as a document; ``viewer`` None writes everything, a seat or -1 what it knows."""
    made: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "step": STEPS[s.step],
        "active": s.active,
        "starter": s.starter,
        "turn": s.turn,
        "powers": [POWERS[power] for power in s.powers],
        "river": [card_code(t, card) if card >= 0 else "" for card in s.river],
        "deck": s.pool.bit_count(),
        "under": [_code(s, t, card, viewer, -1) for card in s.under[: s.under_count]],
    }
    if s.power >= 0:
        made |= {"power": POWERS[s.power], "place": s.place, "marks": s.marks, "moves": s.moves}
    if s.held >= 0:
        made["held"] = card_code(t, s.held) if viewer in (None, s.active) else UNKNOWN
    if t.solo:
        made |= {
            "gap": s.gap,
            "gone": spread(t, s.gone),
            "ai": [CRITTERS[c] for c in range(5) if s.ai >> c & 1],
            "ai_points": s.ai_points,
            "points": s.points,
            "scorings": s.scorings,
        }
    made["player"] = [_player(s, t, p, viewer) for p in range(t.players)]
    made["known"] = _known(s, t, viewer)
    return made


def _code(s: Any, t: Any, card: int, viewer: int | None, owner: int) -> str:
    if viewer is None or viewer == owner >= 0 or rules.knows(s, card, viewer):
        return card_code(t, card)
    return UNKNOWN


def _player(s: Any, t: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    hand = [_code(s, t, card, viewer, seat) for card in range(CARDS) if s.hand[seat] >> card & 1]
    made: dict[str, Any] = {
        "herd": [_capy(s, t, seat, i, viewer) for i in range(s.length[seat])],
        "stars": s.stars[seat],
        "hand": sorted(hand, key=lambda code: code == UNKNOWN),
    }
    if s.favourite[seat] >= 0:
        hidden = t.hidden and viewer not in (None, seat) and s.phase != rules.OVER
        made["favourite"] = UNKNOWN if hidden else CRITTERS[s.favourite[seat]]
    return made


def _capy(s: Any, t: Any, seat: int, place: int, viewer: int | None) -> dict[str, Any]:
    made = critters(s, t, seat, place)
    if s.capy[seat][place] >= 0:
        made["below"] = _code(s, t, s.capy[seat][place], viewer, seat)
    return made


def _known(s: Any, t: Any, viewer: int | None) -> list[dict[str, Any]]:
    """Who knows which hidden card; a viewer is told only of cards it knows itself."""
    hidden = 0
    for p in range(t.players):
        hidden |= s.hand[p]
        for card in s.capy[p][: s.length[p]]:
            hidden |= 1 << card if card >= 0 else 0
    for card in s.under[: s.under_count]:
        hidden |= 1 << card
    found = []
    for card in range(CARDS):
        public = s.public >> card & 1
        told = viewer is None or rules.knows(s, card, viewer) or (viewer >= 0 and _owns(s, viewer, card))
        if hidden >> card & 1 and (public or s.seen[card]) and told:
            seats: Any = "all" if public else [p for p in range(t.players) if s.seen[card] >> p & 1]
            found.append({"card": card_code(t, card), "seats": seats})
    return found


def _owns(s: Any, seat: int, card: int) -> bool:
    return bool(s.hand[seat] >> card & 1) or card in s.capy[seat][: s.length[seat]]


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
        self.s = TABLE_STATE.new()
        self.cards = Stock([card_code(t, card) for card in range(CARDS)], [1] * CARDS)

    def load(self) -> Any:
        s, top, t = self.s, self.top, self.t
        s.phase = PHASES.index(top.choice("phase", PHASES, "main"))
        s.step = STEPS.index(top.choice("step", STEPS, "draw"))
        s.active = top.number("active", 0, 0, t.players - 1)
        s.starter = top.number("starter", 0, 0, t.players - 1)
        s.turn = top.number("turn", 1, 0, 500)
        self._powers()
        self._middle()
        lacking = [self._player(p, row) for p, row in enumerate(top.players(t.players, _PLAYER_KEYS))]
        self._solo()
        self._held()
        self._deal(lacking)
        self._facts()
        refuse(faults(s, t))
        return s

    def _powers(self) -> None:
        s, top = self.s, self.top
        s.powers = read_powers(top, ["sweep", "flip", "shift"])
        s.power = POWERS.index(top.choice("power", POWERS, POWERS[0])) if "power" in top.document else -1
        s.place = top.number("place", -1, -1, PLACES - 1)
        s.marks = top.number("marks", 0, 0, 4095)
        s.moves = top.number("moves", int(s.power >= FLIP) + int(s.power == MARCH), 0, 2)
        s.gap = top.number("gap", -1, -1, RIVER - 1)

    def _middle(self) -> None:
        s, top = self.s, self.top
        river = top.items("river", [])
        if len(river) > RIVER:
            raise PositionError(f"expected {RIVER} cards at most", "river")
        s.river = [self.cards.take(code, "river") if code != "" else -1 for code in river]
        s.river += [-1] * (RIVER - len(s.river))
        under = top.items("under", [])
        s.under = [-2 if code == UNKNOWN else self.cards.take(code, "under") for code in under]
        s.under_count = len(under)
        s.under += [-1] * (CARDS - len(s.under))

    def _player(self, p: int, row: Reader) -> int:
        """Read a seat; return how many cards of the hand are unknown."""
        s = self.s
        read_area(s, self.t, p, row, self.cards)
        hand = row.items("hand", [])
        for code in hand:
            if code != UNKNOWN:
                s.hand[p] |= 1 << self.cards.take(code, row.where("hand"))
        return hand.count(UNKNOWN)

    def _solo(self) -> None:
        s, top = self.s, self.top
        for code in top.items("gone", []):
            s.gone |= 1 << self.cards.take(code, "gone")
        for name in top.items("ai", list(CRITTERS[:3]) if self.t.solo else []):
            if name not in CRITTERS:
                raise PositionError(f"{name!r}, expected three of {', '.join(CRITTERS)}", "ai")
            s.ai |= 1 << CRITTERS.index(name)
        s.ai_points = top.number("ai_points", 0, 0, 500)
        s.points = top.number("points", 0, 0, 500)
        s.scorings = top.number("scorings", 0, 0, 3)

    def _held(self) -> None:
        s = self.s
        code = self.top.document.get("held")
        s.held = -1
        if code is not None and code != UNKNOWN:
            s.held = self.cards.find(code, "held")

    def _deal(self, lacking: list[int]) -> None:
        """Deal the unknown cards and favourites; the rest lies in the deck."""
        s, left = self.s, [card for card in range(CARDS) if self.cards.left[card]]
        capys = unknown_capys(s, self.t)
        unders = [i for i in range(s.under_count) if s.under[i] == -2]
        if sum(lacking) + len(capys) + len(unders) > len(left):
            raise PositionError("more unknown cards than are left", "player.0.hand")
        for p, n in enumerate(lacking):
            for _ in range(n):
                s.hand[p] |= 1 << left.pop(pick(self.r, len(left)))
        for p, i in capys:
            s.capy[p][i] = left.pop(pick(self.r, len(left)))
        for i in unders:
            s.under[i] = left.pop(pick(self.r, len(left)))
        given = self.top.document.get("deck", len(left))
        if given != len(left):
            raise PositionError(f"{len(left)} cards are left for it, not {given!r}", "deck")
        s.pool = sum(1 << card for card in left)
        if self.top.document.get("held") == UNKNOWN:
            if not s.hand[s.active]:
                raise PositionError("the hand is empty", "held")
            hand = s.hand[s.active]
            s.held = nth(hand, pick(self.r, hand.bit_count()))
        if self.t.solo:
            s.favourite[0] = -1
        else:
            deal_favourites(s, self.t, 1, self.r)

    def _facts(self) -> None:
        for row in self.top.each("known", ("card", "seats"), []):
            card = self.cards.find(row.document.get("card"), row.where("card"))
            if row.document.get("seats") == "all":
                self.s.public |= 1 << card
            else:
                self.s.seen[card] |= row.seats("seats", self.t.players)
