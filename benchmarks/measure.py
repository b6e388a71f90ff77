"""Interleaved rounds on one core, medians, spreads and ratios; printed as tables.

Rates count the processor time of this process, so that what else runs on the machine takes as little part as possible;
on a quiet machine that is the time on the clock.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

from capytable.games import find
from capytable.match.setup import Setup, make_setup

PLAYERS = 4

MARKS: dict[str, dict[str, tuple[float, float]]] = {
    "cookie-club": {"fast": (5, 8), "plain": (0.8, 1.1), "search": (2, 4), "batch": (100, 200)},
    "capybara-n-capybara": {"fast": (3, 5), "plain": (0.4, 0.8), "search": (1.5, 3), "batch": (60, 150)},
    "capybara-crush": {"fast": (3, 4), "plain": (0.4, 0.6), "search": (1.5, 2), "batch": (60, 80)},
}
"""Each game's marks, the same for all its variants: what a ratio must be, and the aim."""


@dataclass(frozen=True)
class Subject:
    """What is measured: a variant of a game (None: its first), for as many players as its peers have or it allows."""

    game: str
    variant: str | None = None

    @property
    def options(self) -> dict[str, str]:
        """The options of a new match."""
        return {"variant": self.variant} if self.variant else {}

    @property
    def players(self) -> int:
        """Four, or fewer where the variant is for fewer."""
        game = find(self.game)
        variant = game.variant(self.variant) if self.variant else game.variants[0]
        return min(PLAYERS, variant.players[1])

    @property
    def marks(self) -> dict[str, tuple[float, float]]:
        """Its game's marks."""
        return MARKS[self.game]

    def setup(self) -> Setup:
        """The checked setting.  Raises ``KeyError`` for a variant that the game has not."""
        return make_setup(find(self.game), self.players, self.options)

    def __str__(self) -> str:
        return " ".join([self.game, *([self.variant] if self.variant else []), f"with {self.players}"])


@dataclass(frozen=True)
class Contender:
    """Something that is measured: ``work`` does a bit of it and returns how many units that were."""

    name: str
    work: Callable[[], float]
    per_game: float = 0.0
    """Units a game, where games/s are of interest."""


@dataclass(frozen=True)
class Rates:
    """A contender's units per second, one number a round."""

    name: str
    rates: tuple[float, ...]
    per_game: float

    @property
    def middle(self) -> float:
        """The median."""
        return median(self.rates)


def pin(core: int) -> None:
    """Keep this process on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


def interleave(contenders: Sequence[Contender], rounds: int, seconds: float) -> list[Rates]:
    """Let each contender work at least ``seconds`` in each round, one after the other."""
    for contender in contenders:
        contender.work()  # compiles, fills caches
    found: list[list[float]] = [[] for _ in contenders]
    for _ in range(rounds):
        for contender, rates in zip(contenders, found, strict=True):
            units, began = 0.0, process_time()
            while (spent := process_time() - began) < seconds:
                units += contender.work()
            rates.append(units / spent)
    return [Rates(c.name, tuple(rates), c.per_game) for c, rates in zip(contenders, found, strict=True)]


def table(title: str, unit: str, rows: Sequence[Rates], ratios: Sequence[tuple[str, int, int, float, float]]) -> None:
    """Print the rates, and the ratios ``(what, ours, peer's, must, aim)``: medians over the rounds of one another."""
    print(f"\n## {title}\n\n| what | {unit}, median | lowest … highest | games/s |\n| --- | --- | --- | --- |")
    for row in rows:
        games = f"{row.middle / row.per_game:,.0f}" if row.per_game else ""
        print(f"| {row.name} | {row.middle:,.0f} | {min(row.rates):,.0f} … {max(row.rates):,.0f} | {games} |")
    print("\n| ratio | median | lowest … highest | must | aim |\n| --- | --- | --- | --- | --- |")
    for what, ours, peers, must, aim in ratios:
        parts = [a / b for a, b in zip(rows[ours].rates, rows[peers].rates, strict=True)]
        low, high = min(parts), max(parts)
        print(f"| {what} | **{median(parts):.2f} ×** | {low:.2f} … {high:.2f} | {must:g} × | {aim:g} × |", flush=True)
