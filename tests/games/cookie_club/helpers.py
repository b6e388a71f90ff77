"""Situations of Cookie Club in a line or two, played at both speeds at once.

    table = situation("tapir 3, capybara", "sloth 1", tops="sloth 2, sloth 4")
    table.play("tapir 3 left", "pass capybara")
    assert table.cookies == [32, 17]

Hands, tops and piles are written as codes with commas between them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.situations import Situation, position
from tests.games.situations import dealt as new_game

from capytable.games.cookie_club import GAME
from capytable.games.cookie_club.cards import CODES, KIND, TOKENS
from capytable.kernel.loader import bind

VARIANT = GAME.variant("standard")
STATE = VARIANT.state
RULES = bind(VARIANT).rules
TEXTS = [GAME.action_text(None, action) for action in range(VARIANT.actions)]
ACTION = {text: action for action, text in enumerate(TEXTS)}


def codes(text: str) -> list[str]:
    """``"tapir 3, capybara"`` as a list; an empty text is no card."""
    return [part.strip() for part in text.split(",") if part.strip()]


def before(token: str, steps: int = 1) -> str:
    """Where the figure must stand in the circle of :data:`TOKENS` to reach ``token`` in ``steps``."""
    return TOKENS[(TOKENS.index(token) - steps) % 8]


def make_table(players: int, deck: Any = None, **options: int) -> Any:
    """The table record of a checked deck."""
    return GAME.make_table(VARIANT, players, deck or GAME.default_deck(), options)


def legal_ids(s: Any, t: Any, seat: int) -> list[int]:
    """What the plain rules allow a seat."""
    out = [-1] * VARIANT.actions
    return out[: RULES.legal(s, t, seat, out)]


def known_cards(s: Any, viewer: int, holder: int) -> list[str]:
    """What ``viewer`` knows of ``holder``'s hand."""
    return [CODES[kind] for kind, n in enumerate(s.known[viewer][holder]) for _ in range(n)]


class Table(Situation):
    """A situation of Cookie Club with its compiled mirror beside it; what a test asks for, in codes and words."""

    def __init__(self, s: Any, t: Any) -> None:
        super().__init__(GAME, VARIANT, s, t)

    @property
    def phase(self) -> str:
        return str(GAME.view(self.s, self.t, -1).phase)

    @property
    def cookies(self) -> list[int]:
        return list(self.s.cookies[: self.t.players])

    @property
    def tops(self) -> list[str]:
        return [CODES[kind] for kind in self.s.top]

    @property
    def pile(self) -> list[str]:
        """The draw pile, sorted."""
        return sorted(CODES[kind] for kind in self.s.pile[: self.s.left])

    @property
    def on(self) -> str:
        """The token under the figure."""
        return TOKENS[self.s.tokens[self.s.figure]]

    def hand(self, seat: int) -> list[str]:
        """A hand, in the order of kinds."""
        return [CODES[kind] for kind, n in enumerate(self.s.hands[seat]) for _ in range(n)]

    def knows(self, viewer: int, holder: int) -> list[str]:
        return known_cards(self.s, viewer, holder)


def situation(
    *hands: str,
    tops: str = "sloth 2, sloth 4",
    pile: str | None = None,
    cookies: list[int] | None = None,
    deck: Any = None,
    seed: int = 1,
    **document: Any,
) -> Table:
    """A situation with one hand a seat.  ``pile`` names the whole draw pile; all other cards then lie discarded."""
    t = make_table(len(hands), deck)
    document["tops"] = codes(tops)
    document["player"] = [
        {"hand": codes(hand)} | ({"cookies": cookies[seat]} if cookies else {}) for seat, hand in enumerate(hands)
    ]
    if pile is not None:
        written = Counter(codes(", ".join([*hands, tops, pile])))
        document["draw_pile"] = codes(pile)
        document["used"] = [c for c in CODES for _ in range(t.copies[KIND[c]] - written[c])]
    return Table(position(GAME, VARIANT, t, document, seed), t)


def dealt(players: int, seed: int, deck: Any = None, **options: int) -> Table:
    """A new game's first position."""
    t = make_table(players, deck, **options)
    return Table(new_game(VARIANT, t, seed), t)
