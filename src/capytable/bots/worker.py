"""What a worker process runs: functions that pickle by name, and take and give what pickles.

A worker that is only ever told ``fast=False`` never imports numba, and so answers its first question at once.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from time import perf_counter

from capytable.bots import registry
from capytable.bots.contract import Bot, Budget
from capytable.bots.referee import Choice, ask
from capytable.bots.search import SearchBot
from capytable.bots.seat import Seat
from capytable.games import find
from capytable.kernel.loader import has_fast
from capytable.match.match import deal
from capytable.match.setup import make_setup

TOGETHER = 0.6
"""How many times the time of one bot's decision all bots have that choose at once."""
SHORTEST = 0.001
"""Seconds that a decision gets at least."""


def think(spec: str, seat: Seat, budget: Budget | None = None, fast: bool = False) -> Choice:
    """What the bot called ``spec`` does on the seat.  ``budget`` defaults to the spec's or the usual one.

    Raises as :func:`capytable.bots.registry.make` does; what the bot itself does wrong is in the note.
    """
    given = registry.budget(spec) if budget is None else budget
    return ask(_bot(spec), seat, replace(given, fast=fast))


def shared(budget: Budget, among: int) -> Budget:
    """What is left of a budget for each of so many bots that choose at once."""
    return budget if budget.seconds is None else replace(budget, seconds=budget.seconds * TOGETHER / among)


def think_on(spec: str, seat: Seat, budget: Budget, fast: bool, whole: bool) -> list[Choice]:
    """What the bot does on the seat; with ``whole`` one after the other, as long as nobody learns of it.

    Then the budget is for all of it, and each decision may take half of the time that is left.
    """
    if not whole:
        return [think(spec, seat, budget, fast)]
    made: list[Choice] = []
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    here: Seat | None = seat
    while here is not None:
        if end is not None:
            budget = replace(budget, seconds=max(SHORTEST, (end - perf_counter()) / 2))
        made.append(think(spec, here, budget, fast))
        here = here.after(made[-1].action)
    return made


def warm(game_id: str, variant: str | None = None) -> bool:
    """Compile what bots need of a game's variant (the first without a name); False without the fast extra."""
    if not has_fast():
        return False
    match = deal(make_setup(find(game_id), options={"variant": variant} if variant else None), 0)
    for seat in match.movers[:1]:
        SearchBot().weigh(Seat(match, seat, 0), Budget(simulations=1, fast=True))
    return True


@cache
def _bot(spec: str) -> Bot:
    return registry.make(spec)
