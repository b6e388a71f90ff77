"""One way a game is played while it is checked: variant, players, options, table, and the rules at both speeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from capytable.checks.mirror import Mirror
from capytable.checks.report import Report
from capytable.kernel.errors import SetupError
from capytable.kernel.game import Game, Option, Variant
from capytable.kernel.loader import bind
from capytable.kernel.random import MASK32, seed_game, seed_policy


class HaltError(Exception):
    """A fault has been noted after which this game cannot go on."""


@dataclass
class Setting:
    """What every check needs.  ``rules`` are plain, ``t`` is the plain table, ``mirror`` plays along fast."""

    game: Game
    variant: Variant
    players: int
    options: dict[str, int | str]
    t: Any
    rules: Any
    report: Report
    mirror: Mirror | None
    where: str = ""

    def require(self, check: str, holds: bool, detail: str) -> bool:
        """Count a check and note a fault here unless it ``holds``; return whether it does."""
        return self.report.require(check, holds, detail, self.where)

    @contextmanager
    def guard(self, check: str) -> Iterator[None]:
        """Whatever is raised inside becomes a fault of this check and ends the game."""
        try:
            yield
        except HaltError:
            raise
        except Exception as error:
            if isinstance(error, IndexError) and self.mirror is not None and self.mirror.boundscheck:
                check = "bounds"
            self.report.add(check, f"raised {type(error).__name__}: {error}", self.where)
            raise HaltError from error

    def copy(self, s: Any) -> Any:
        """An independent copy of a state."""
        return self.variant.state.copy(s)

    def deal(self, seed: int) -> Any:
        """A new game's first position."""
        s = self.seeded(seed)
        with self.guard("deal"):
            self.rules.deal(s, self.t)
        self.report.made["deal"] += 1
        return s

    def seeded(self, seed: int) -> Any:
        """The empty state that ``deal`` starts from."""
        s = self.variant.state.new()
        seed_game(s.rng, seed & MASK32, seed >> 32)
        return s

    def pack(self, s: Any) -> bytes:
        """The state's bytes."""
        with self.guard("range"):
            return self.variant.state.pack(s)

    def differing(self, a: Any, b: Any) -> list[str]:
        """The fields in which two states differ, in words."""
        pairs = ((key, getattr(a, key), getattr(b, key)) for key in self.variant.state.fields)
        return [f"{key} {x} / {y}" for key, x, y in pairs if x != y]

    def legal(self, s: Any, seat: int) -> list[int]:
        """The seat's legal actions, in a list that ends where the declared action space ends."""
        out = [-1] * self.variant.actions
        with self.guard("legal"):
            return out[: self.rules.legal(s, self.t, seat, out)]

    def movers(self, s: Any) -> list[int]:
        """The seats that may act."""
        with self.guard("movers"):
            mask = self.rules.movers(s, self.t)
        return [seat for seat in range(self.variant.state.seats) if mask >> seat & 1]

    def apply(self, s: Any, seat: int, action: int) -> None:
        """Carry out an action."""
        with self.guard("apply"):
            self.rules.apply(s, self.t, seat, action)

    def sample(self, s: Any, seat: int, r: list[int]) -> int:
        """One legal action."""
        with self.guard("sample"):
            return int(self.rules.sample(s, self.t, seat, r))

    def determinize(self, s: Any, seat: int, r: list[int]) -> Any:
        """A copy in which all that the seat does not know is dealt anew."""
        made = self.copy(s)
        with self.guard("determinize"):
            self.rules.determinize(made, self.t, seat, r)
        return made

    def observe(self, s: Any, seat: int, blank: int = 0) -> list[int]:
        """The seat's observation, written over cells that hold ``blank``."""
        out = [blank] * self.variant.observation
        with self.guard("observe"):
            self.rules.observe(s, self.t, seat, out)
        return out

    def view(self, s: Any, viewer: int) -> bytes:
        """The view as the bytes that would leave the match."""
        with self.guard("view"):
            return msgspec.json.encode(self.game.view(s, self.t, viewer))

    def faults(self, s: Any) -> list[str]:
        """Numbers out of their ranges and broken invariants."""
        with self.guard("faults"):
            return self.variant.state.faults(s) + self.game.faults(s, self.t)

    def text(self, action: int) -> str:
        """The action in words."""
        return f"{action} ({self.game.action_text(self.t, action)})"

    def __str__(self) -> str:
        chosen = ", ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.variant.id}, {self.players} players" + (f", {chosen}" if chosen else "")


def policy(seed: int) -> list[int]:
    """A policy generator from a seed."""
    r = [0]
    seed_policy(r, seed & MASK32, seed >> 32)
    return r


def settings(
    game: Game, variant: Variant, players: int, count: int, rng: random.Random, report: Report, mirror: Mirror | None
) -> Iterator[Setting]:
    """``count`` settings: the first with the options' defaults, the others with options drawn at random.

    Options that do not go together (``make_table`` raises ``SetupError``) are replaced by the defaults.
    """
    rules = bind(variant).rules
    defaults: dict[str, int | str] = {option.id: option.default for option in variant.options}
    deck = game.default_deck()
    for number in range(count):
        options = defaults if number == 0 else {o.id: _some(o, players, rng) for o in variant.options}
        try:
            t = game.make_table(variant, players, deck, options)
        except SetupError:
            options = defaults
            t = game.make_table(variant, players, deck, options)
        if mirror is not None:
            mirror.use_table(t)
        yield Setting(game, variant, players, dict(options), t, rules, report, mirror)


def _some(option: Option, players: int, rng: random.Random) -> int | str:
    if rng.random() < 0.5:
        return option.default
    if option.kind == "choice":
        return rng.choice(option.choices_for(players))
    if option.kind == "seat":
        return rng.randrange(-1, players)
    return rng.choice((option.low, option.high, rng.randint(option.low, option.high)))
