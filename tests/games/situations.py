"""Situations of any game, played at both speeds at once.

Every step checks that the invariants hold and that the compiled rules did the same to the byte, so a rule's test need
not ask for either speed.
"""

from __future__ import annotations

from typing import Any, Self

from capytable.checks.mirror import Mirror
from capytable.checks.setting import policy
from capytable.kernel.events import ALL, SEAL
from capytable.kernel.game import Game, Variant
from capytable.kernel.loader import bind
from capytable.kernel.random import seed_game


class Situation:
    """A state ``s`` and table ``t`` played plain, with its compiled mirror beside it."""

    def __init__(self, game: Game, variant: Variant, s: Any, t: Any) -> None:
        self.game, self.variant, self.s, self.t = game, variant, s, t
        self.rules = bind(variant).rules
        s.log = s.log or []
        self.mirror = Mirror(bind(variant, fast=True))
        self.mirror.use_table(t)
        self.mirror.load(variant.state.pack(s))

    def play(self, *texts: str) -> Self:
        """Let whoever must decide play these actions, one after the other; each must be legal."""
        for text in texts:
            assert text in self.legal, f"{text} is not among {self.legal}"
            seat = self.seat
            action = next(a for a in self.legal_ids(seat) if self.game.action_text(self.t, a) == text)
            self.rules.apply(self.s, self.t, seat, action)
            self.mirror.rules.apply(self.mirror.s, self.mirror.t, seat, action)
            assert self.mirror.data() == self.variant.state.pack(self.s), f"the two speeds differ after {text}"
            assert self.game.faults(self.s, self.t) == []
        return self

    @property
    def seat(self) -> int:
        """The lowest mover; -1 when the game is over."""
        mask = self.rules.movers(self.s, self.t)
        return (mask & -mask).bit_length() - 1

    def legal_ids(self, seat: int) -> list[int]:
        """What the rules allow a seat, the same at both speeds; who does not move may do nothing."""
        out = [-1] * self.variant.actions
        found = out[: self.rules.legal(self.s, self.t, seat, out)]
        assert self.mirror.legal(seat) == found
        assert bool(found) == bool(self.rules.movers(self.s, self.t) >> seat & 1)
        return found

    @property
    def legal(self) -> list[str]:
        """What the mover may do, in words."""
        return [self.game.action_text(self.t, action) for action in self.legal_ids(self.seat)] if not self.over else []

    @property
    def over(self) -> bool:
        return bool(self.rules.over(self.s, self.t))

    @property
    def winners(self) -> list[int]:
        mask = self.rules.winners(self.s, self.t)
        return [seat for seat in range(self.t.players) if mask >> seat & 1]

    @property
    def scores(self) -> list[int]:
        return [self.rules.score(self.s, self.t, seat) for seat in range(self.t.players)]

    def told(self, viewer: int = -2) -> list[tuple[Any, ...]]:
        """What happened, as (name, secret, a, b); with a viewer (-1 a spectator) hidden cards are None."""
        found = []
        for kind, seen, secret, a, b in self.s.log:
            if kind != SEAL:
                event = self.game.events[kind]
                shown = viewer == -2 or seen == ALL or (viewer >= 0 and seen >> viewer & 1)
                card = self.game.card_code(self.t, secret) if event.secret in event.cards and secret >= 0 else secret
                found.append((event.name, card if shown else None, a, b))
        return found

    def events(self, *names: str) -> list[tuple[Any, ...]]:
        """The events of these names."""
        return [event for event in self.told() if event[0] in names]

    def view(self, viewer: int) -> Any:
        return self.game.view(self.s, self.t, viewer)


def position(game: Game, variant: Variant, t: Any, document: dict[str, Any], seed: int = 1) -> Any:
    """The state of a document, its chance seeded."""
    s = game.from_position(t, document, policy(seed))
    seed_game(s.rng, seed, 0)
    return s


def dealt(variant: Variant, t: Any, seed: int) -> Any:
    """A new game's state, with what was told while dealing."""
    s = variant.state.new()
    seed_game(s.rng, seed, 0)
    s.log = []
    bind(variant).rules.deal(s, t)
    return s
