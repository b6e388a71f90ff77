"""Situations of Cookie Club in a line or two, played at both speeds at once.

    table = situation("tapir 3, capybara", "sloth 1", tops="sloth 2, sloth 4")
    table.play("tapir 3 left", "pass capybara")
    assert table.cookies == [32, 17]

Hands, tops and piles are written as codes with commas between them.  Every step checks that the invariants hold and
that the compiled rules did the same to the byte, so a rule's test need not ask for either speed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from capytable.checks.mirror import Mirror
from capytable.games.cookie_club import GAME
from capytable.games.cookie_club.cards import CODES, KIND, TOKENS
from capytable.kernel.events import SEAL
from capytable.kernel.loader import bind
from capytable.kernel.random import seed_game, seed_policy

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


def policy(seed: int) -> list[int]:
    """A policy generator."""
    r = [0]
    seed_policy(r, seed, 0)
    return r


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


class Table:
    """A situation played plain (``s``, ``t``) with its compiled mirror beside it."""

    def __init__(self, s: Any, t: Any) -> None:
        self.s, self.t = s, t
        s.log = []
        self.mirror = Mirror(bind(VARIANT, fast=True))
        self.mirror.use_table(t)
        self.mirror.load(STATE.pack(s))

    def play(self, *texts: str) -> Table:
        """Let whoever must decide play these actions, one after the other; each must be legal."""
        for text in texts:
            assert text in self.legal, f"{text} is not among {self.legal}"
            seat = self.s.mover
            RULES.apply(self.s, self.t, seat, ACTION[text])
            self.mirror.rules.apply(self.mirror.s, self.mirror.t, seat, ACTION[text])
            assert self.mirror.data() == STATE.pack(self.s), f"the two speeds differ after {text}"
            assert GAME.faults(self.s, self.t) == []
        return self

    @property
    def legal(self) -> list[str]:
        """What the mover may do, in words; the other seats may do nothing."""
        for seat in range(self.t.players):
            found = legal_ids(self.s, self.t, seat)
            assert self.mirror.legal(seat) == found
            assert bool(found) == (seat == self.s.mover and not self.over)
        return [TEXTS[action] for action in legal_ids(self.s, self.t, self.s.mover)]

    @property
    def over(self) -> bool:
        return bool(RULES.over(self.s, self.t))

    @property
    def winners(self) -> list[int]:
        mask = RULES.winners(self.s, self.t)
        return [seat for seat in range(self.t.players) if mask >> seat & 1]

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

    def told(self, viewer: int = -2) -> list[tuple[Any, ...]]:
        """What happened, as (name, card, a, b); with a viewer (-1 a spectator) hidden cards are None."""
        found = []
        for kind, seen, secret, a, b in self.s.log:
            if kind != SEAL:
                shown = viewer == -2 or seen == 0xFFFF or (viewer >= 0 and seen >> viewer & 1)
                card = CODES[secret] if secret >= 0 and GAME.events[kind].secret else None
                found.append((GAME.events[kind].name, card if shown else None, a, b))
        return found

    def events(self, *names: str) -> list[tuple[Any, ...]]:
        """The events of these names."""
        return [event for event in self.told() if event[0] in names]

    def view(self, viewer: int) -> Any:
        return GAME.view(self.s, self.t, viewer)


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
    s = GAME.from_position(t, document, policy(seed))
    seed_game(s.rng, seed, 0)
    return Table(s, t)


def dealt(players: int, seed: int, deck: Any = None, **options: int) -> Table:
    """A new game's first position."""
    t = make_table(players, deck, **options)
    s = STATE.new()
    seed_game(s.rng, seed, 0)
    s.log = []
    RULES.deal(s, t)
    log = s.log
    table = Table(s, t)
    s.log = log
    return table
