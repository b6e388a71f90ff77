"""``search``: information-set Monte Carlo tree search (``ismcts``) within a budget, on one or several threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from capytable.bots import ismcts
from capytable.bots.contract import Budget
from capytable.bots.memory import memory, numbers
from capytable.bots.seat import Seat
from capytable.kernel.loader import Bound, bind, has_fast
from capytable.kernel.random import MASK32, mix32, seed_policy

USUAL_SECONDS = 0.4
DEEPEST = 200
"""Decisions that a path in the tree may have."""
SLICE = 0.004
"""Seconds between two looks at the clock and the stop flag, about."""
NODES_PER_SECOND = {True: 1_000_000, False: 20_000}
MOST_NODES = 2_000_000


class SearchBot:
    """Thinks through many possible futures."""

    id = "search"
    name = "Lapsang"
    description = "Deals what it cannot see anew, thousands of times, and plays each deal on: tree search."

    def __init__(self, whole: bool = False) -> None:
        """Rollouts go to the end of the section (a round), with ``whole`` to the end of the game."""
        self._whole = whole

    def choose(self, seat: Seat, budget: Budget) -> int:
        """The root action with most simulations; among equals the one that did better, then the lowest id."""
        if len(seat.legal) == 1:
            return seat.legal[0].id
        found = self.weigh(seat, budget)
        return max(seat.legal, key=lambda action: (*found.get(action.id, (0, 0)), -action.id)).id

    def weigh(self, seat: Seat, budget: Budget) -> dict[int, tuple[int, int]]:
        """Action -> (simulations, sum of rewards in units of 1 / ``ismcts.UNIT``), summed over the threads."""
        if budget.simulations is None and budget.seconds is None:
            budget = replace(budget, seconds=USUAL_SECONDS)
        bound = bind(seat.variant, has_fast() if budget.fast is None else budget.fast)
        trees = [Tree(bound, seat, budget, number, self._whole) for number in range(budget.threads)]
        _side_by_side([tree.grow for tree in trees])
        total: dict[int, tuple[int, int]] = {}
        for tree in trees:
            for action, (visits, value) in tree.root().items():
                before = total.get(action, (0, 0))
                total[action] = (before[0] + visits, before[1] + value)
        return total


class Tree:
    """One thread's tree.  Its generator comes from the budget's seed and the thread's ``number`` alone."""

    def __init__(self, bound: Bound, seat: Seat, budget: Budget, number: int, whole: bool) -> None:
        self._search = bound.module(ismcts.__name__).search
        self._budget, self._seat, self._actions = budget, seat.seat, bound.variant.actions
        self._whole = int(whole)
        nodes = MOST_NODES if budget.simulations is None else budget.simulations + 1
        if budget.seconds is not None:
            nodes = min(nodes, int(budget.seconds * NODES_PER_SECOND[bound.fast]) + 1000)
        self._memory = memory(seat.variant, seat.state(), seat.table, bound.fast)
        self._tree = numbers(min(nodes, MOST_NODES) * ismcts.FIELDS, bound.fast)
        self._tree[ismcts.NEXT] = 1
        self._work = numbers(2 * self._actions + 1 + DEEPEST, bound.fast)
        self._r = numbers(1, bound.fast)
        seed_policy(self._r, budget.seed & MASK32, mix32((budget.seed >> 32 & MASK32) + number))

    def grow(self) -> None:
        """Simulate until the budget is used up."""
        budget, began, done, size = self._budget, perf_counter(), 0, 1
        end = None if budget.seconds is None else began + budget.seconds
        while budget.simulations is None or done < budget.simulations:
            if budget.simulations is not None:
                size = min(size, budget.simulations - done)
            before = perf_counter()
            self._simulate(size)
            now = perf_counter()
            done += size
            if budget.stop is not None and budget.stop():
                break
            if end is not None and (now >= end or self._decided(done * (end - now) / (now - began))):
                break
            left = SLICE if end is None else min(SLICE, end - now)
            size = max(1, min(4 * size, int(size * left / max(now - before, 1e-9))))

    def _simulate(self, count: int) -> None:
        setting = (*self._memory, self._seat, self._actions, self._whole)
        self._search(*setting, self._r, self._tree, self._work, count)

    def _decided(self, left: float) -> bool:
        """Whether the leader at the root stays in front even if the next best gets all the simulations ``left``."""
        visits = sorted(visits for visits, _ in self.root().values())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def root(self) -> dict[int, tuple[int, int]]:
        """Action -> (visits, value) at the root."""
        tree, found = self._tree, {}
        at = int(tree[ismcts.FIRST]) * ismcts.FIELDS
        while at:
            action = int(tree[at + ismcts.KEY]) % self._actions
            found[action] = (int(tree[at + ismcts.VISITS]), int(tree[at + ismcts.VALUE]))
            at = int(tree[at + ismcts.NEXT]) * ismcts.FIELDS
        return found


def _side_by_side(jobs: list[Callable[[], None]]) -> None:
    """Run the jobs on a thread each and raise the first failure."""
    failed: list[BaseException] = []

    def run(job: Callable[[], None]) -> None:
        try:
            job()
        except BaseException as fault:
            failed.append(fault)

    threads = [threading.Thread(target=run, args=(job,)) for job in jobs[1:]]
    for thread in threads:
        thread.start()
    run(jobs[0])
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]
