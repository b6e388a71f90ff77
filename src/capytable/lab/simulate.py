"""Simulations: many games on all processors, summed up; tournaments with rotated seats; sweeps over an option."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    as_completed,
    wait,
)
from contextlib import nullcontext
from dataclasses import replace
from itertools import combinations
from time import perf_counter
from typing import Any

from capytable.bots import registry
from capytable.games import find
from capytable.kernel.errors import SetupError
from capytable.kernel.loader import has_fast
from capytable.lab.games import Job, play
from capytable.lab.metrics import Metric
from capytable.lab.summary import Outcome, Summary, shares, spread
from capytable.match.setup import Setup, make_setup

Progress = Callable[[int, int], None]
"""Called with how many games are done, and of how many."""
BULK_CHUNK = 10_000
CHUNKS_PER_WORKER = 16


def simulate(
    game: str,
    players: int | None = None,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    deck: Any = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    rotate: bool = False,
    metrics: Sequence[Callable[[], Metric]] = (),
) -> Summary:
    """Play ``games`` games and sum them up.  The same arguments give the same games (bots with a clock excepted).

    ``bots`` are specs (``greedy``, ``search@50ms``, a file): one a seat, or one for all.  With ``rotate`` they change
    seats from game to game and each deal is played in every rotation.  ``executor`` is anything with the interface of
    ``concurrent.futures``; without one, processes are started on all processors (threads for random games in compiled
    code).  Raises as :func:`capytable.new` and :func:`capytable.bots.registry.make` do.
    """
    if games < 1:
        raise SetupError(f"at least 1 game is played, not {games}")
    setup = make_setup(find(game), players, options, deck)
    seated = _seated(bots, setup.players)
    whole = Job(game, setup.players, options, deck, seated, seed, 0, games, rotate, tuple(metrics))
    if whole.random_only():
        play(replace(whole, count=1))  # compiles, which is no part of the games' time
    began = perf_counter()
    outcomes: list[Outcome] = []
    for part in _parts(whole, executor):
        outcomes += part
        if progress is not None:
            progress(len(outcomes), games)
    outcomes.sort(key=lambda outcome: outcome.number)
    return _summary(setup, whole, outcomes, perf_counter() - began)


def tournament(
    game: str, bots: Sequence[str], players: int = 2, games: int = 1000, seed: int = 0, **more: Any
) -> dict[tuple[str, ...], Summary]:
    """Every selection of ``players`` of the ``bots`` against one another, ``games`` games each, seats rotated.

    ``more`` goes to :func:`simulate`.  Raises :class:`SetupError` for fewer bots than players.
    """
    if len(bots) < players:
        raise SetupError(f"a tournament with {players} players needs {players} bots, not {len(bots)}")
    return {
        group: simulate(game, players, games, group, seed, rotate=True, **more)
        for group in combinations(bots, players)
    }  # fmt: skip


def sweep(game: str, option: str, values: Sequence[int | str], **more: Any) -> dict[int | str, Summary]:
    """The same simulation for several values of an option; ``more`` goes to :func:`simulate`."""
    options = dict(more.pop("options", None) or {})
    return {value: simulate(game, options={**options, option: value}, **more) for value in values}


def _seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    specs = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(specs) != players:
        raise SetupError(f"{players} players need 1 bot for all or {players} bots, not {len(specs)}")
    for spec in specs:
        registry.make(spec)
        registry.budget(spec)
    return specs


def _parts(whole: Job, executor: Executor | None) -> Iterator[list[Outcome]]:
    """The outcomes in parts, as they come; work is handed out a little ahead of what is done."""
    workers = os.cpu_count() or 1
    if whole.random_only():
        size = BULK_CHUNK
    else:
        size = max(1, min(100, math.ceil(whole.count / (workers * CHUNKS_PER_WORKER))))
    jobs = [
        replace(whole, first=first, count=min(size, whole.count - first)) for first in range(0, whole.count, size)
    ]  # fmt: skip
    if executor is None and len(jobs) == 1:
        yield play(jobs[0])
        return
    with _own(whole, workers) if executor is None else nullcontext(executor) as pool:
        waiting: set[Future[list[Outcome]]] = set()
        for job in jobs:
            waiting.add(pool.submit(play, job))
            if len(waiting) >= 4 * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        for future in as_completed(waiting):
            yield future.result()


def _own(whole: Job, workers: int) -> Executor:
    if whole.random_only() and has_fast():
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))


def _summary(setup: Setup, whole: Job, outcomes: list[Outcome], seconds: float) -> Summary:
    by_bot, by_seat = shares(outcomes, whole.players, whole.bots)
    return Summary(
        game=whole.game,
        variant=setup.variant.id,
        players=whole.players,
        games=len(outcomes),
        seed=whole.seed,
        options=dict(setup.options),
        bots=list(whole.bots),
        by_bot=by_bot,
        by_seat=by_seat,
        length=spread([outcome.length for outcome in outcomes]),
        scores=[spread([outcome.scores[seat] for outcome in outcomes]) for seat in range(whole.players)],
        metrics={name: spread([o.metrics[name] for o in outcomes]) for name in outcomes[0].metrics},
        notes=sum(outcome.notes for outcome in outcomes),
        seconds=seconds,
    )
