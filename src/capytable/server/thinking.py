"""Where bots think: in processes of their own, under a time limit, from copies that hold only what their seat knows.

One worker never compiles anything and answers at once; others compile the game and take over when it is ready.  A
worker that dies, stalls or fails is replaced for that move by a simpler bot, and at last by the first legal action.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

from pebble import ProcessPool

from capytable.bots import Seat, registry, worker
from capytable.bots.referee import PATIENCE, Choice
from capytable.match.match import Match
from capytable.server import thinker

log = logging.getLogger("capytable.server")

FALLBACK = "greedy"
COMPILE_LIMIT = 300.0


@dataclass(frozen=True)
class Answer:
    """A bot's decisions; ``trouble`` says in English why another than the wanted bot made one, if so."""

    actions: list[int]
    trouble: str | None = None

    @property
    def action(self) -> int:
        """The first of them."""
        return self.actions[0]


def _pool(workers: int) -> ProcessPool:
    return ProcessPool(workers, initializer=thinker.begin, context=multiprocessing.get_context("spawn"))


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


class Thinking:
    """The workers.  ``workers`` compiled ones, by default half as many as there are cores.

    ``slack``: seconds beyond its budget after which a worker itself counts as stalled; it has an eye on its bots before
    that.
    """

    def __init__(self, workers: int | None = None, slack: float = PATIENCE + 5.0) -> None:
        self._slack = slack
        self._sizes = {False: 1, True: workers or max(1, (os.cpu_count() or 1) // 2)}
        """How many workers think plain, and how many compiled."""
        self._pools = {fast: _pool(size) for fast, size in self._sizes.items()}
        self._free = {pool: asyncio.Semaphore(self._sizes[fast]) for fast, pool in self._pools.items()}
        self._stopped = False
        self._warm: dict[tuple[str, str], bool | None] = {}
        """By game and variant: whether compiled code can be used; None while it is being compiled."""

    def start(self) -> None:
        """Have the plain worker started, so that the first move need not wait for it."""
        self._pools[False].schedule(thinker.ready, timeout=60.0)

    def stop(self) -> None:
        """End all workers."""
        self._stopped = True
        for pool in self._pools.values():
            _end(pool)

    def _sound(self, fast: bool) -> ProcessPool:
        """The workers; new ones when they broke, as when one is killed from outside while it takes a job."""
        pool = self._pools[fast]
        if not pool.active and not self._stopped:
            log.warning("bots' workers are gone; new ones are started")
            threading.Thread(target=_end, args=(pool,), name="end workers", daemon=True).start()
            del self._free[pool]
            pool = self._pools[fast] = _pool(self._sizes[fast])
            self._free[pool] = asyncio.Semaphore(self._sizes[fast])
        return pool

    def prepare(self, match: Match) -> None:
        """Begin to compile what the match's bots need, unless that was begun before."""
        kind = (match.game.id, match.variant.id)
        if kind in self._warm:
            return
        self._warm[kind] = None
        loop = asyncio.get_running_loop()

        def note(done: Future[bool]) -> None:
            usable = not done.cancelled() and done.exception() is None and done.result()
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._warm.__setitem__, kind, usable)

        self._sound(fast=True).schedule(worker.warm, args=kind, timeout=COMPILE_LIMIT).add_done_callback(note)

    async def decide(self, seat: Seat, spec: str, among: int = 0) -> Answer:
        """The bot's action for the seat.  Never raises for what a bot or a worker does.

        Where seats choose at once and unseen, ``among`` is the number of bots that do: then the answer is all that the
        seat does until somebody learns of it, and the bots share the time.
        """
        legal = [action.id for action in seat.legal]
        compiling = None in self._warm.values()  # keeps a compiled worker busy for long, perhaps the only one
        fast = not compiling and bool(self._warm.get((seat.game.id, seat.variant.id)))
        if among and not fast and registry.split(spec)[0] == "search":
            spec = FALLBACK  # a search that is not compiled would take longer than there is time for each
        trouble = None
        for name, compiled in ((spec, fast), (FALLBACK, False)):
            choices = await self._ask(name, seat, compiled, among)
            trouble = trouble or next((choice.note for choice in choices if choice.note), None)
            if choices[0].action in legal:
                break
        else:
            choices = [Choice(legal[0])]
        if trouble:
            log.warning("bot %s was replaced for a move of seat %d: %s", spec, seat.seat, trouble)
        return Answer([choice.action for choice in choices], trouble)

    async def _ask(self, spec: str, seat: Seat, fast: bool, among: int) -> list[Choice]:
        """A worker's choices; a single one of action -1 when it has none."""
        budget = replace(registry.budget(spec), seed=secrets.randbits(48))
        if among:
            budget = worker.shared(budget, among)
        job = (spec, seat, budget, fast, among > 0)
        limit = (budget.seconds or 0.0) + self._slack
        pool = self._sound(fast)
        free = self._free[pool]
        await free.acquire()  # the queue is here, so that what nobody wants any more is never begun
        try:
            future = asyncio.wrap_future(pool.schedule(worker.think_on, args=job, timeout=limit))
        except Exception as error:
            free.release()
            return [Choice(-1, f"{type(error).__name__}: {error}")]
        future.add_done_callback(_look)
        future.add_done_callback(lambda _: free.release())
        try:
            # A worker whose answer nobody wants is not worth killing; workers that broke may leave a job for ever.
            made: list[Choice] = await asyncio.wait_for(asyncio.shield(future), limit + self._slack)
        except Exception as error:
            return [Choice(-1, f"{type(error).__name__}: {error}")]
        return made


def _look(future: asyncio.Future[Any]) -> None:
    """Take note of an error even when nobody waits for the answer any more."""
    if not future.cancelled():
        future.exception()


def advisor() -> str:
    """The bot that gives hints: the strongest there is."""
    return registry.bots()[-1]
