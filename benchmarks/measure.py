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

MARKS: dict[str, dict[str, tuple[float, float]]] = {
    "cookie-club": {"fast": (5, 8), "plain": (0.8, 1.1), "search": (2, 4), "batch": (100, 200)},
    "capybara-n-capybara": {"fast": (3, 5), "plain": (0.4, 0.8), "search": (1.5, 3), "batch": (60, 150)},
}
"""Each game's marks: what a ratio must be, and the aim."""


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
