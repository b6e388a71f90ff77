"""Stepping 1,024 games together (random legal action, step, automatic reset, observation, mask), against RLCard's UNO.

RLCard steps one environment at a time: its loop takes a random legal action from the state, steps, which makes the next
observation and the legal actions, writes those into a mask, and resets when the game is over.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import rlcard

from benchmarks.measure import Contender, Subject, interleave, table
from capytable.kernel.bulk import Batch

COUNT = 1_024


def run(subject: Subject, rounds: int, seconds: float) -> None:
    """Measure a game and print."""
    rows = interleave(
        [
            Contender(f"capytable, {COUNT} games", _ours(subject)),
            Contender("RLCard's UNO, 4 players", _theirs()),
        ],
        rounds,
        seconds,
    )
    table(
        f"Batch stepping of {subject} with observation and mask",
        "steps/s",
        rows,
        [("batch against RLCard", 0, 1, *subject.marks["batch"])],
    )


def _ours(subject: Subject) -> Callable[[], float]:
    setup = subject.setup()
    batch = Batch(setup.variant, setup.table, COUNT, seed=1)
    actions = batch.random_actions()

    def work() -> float:
        for _ in range(20):
            batch.random_actions(actions)
            batch.step(actions)
        return 20.0 * COUNT

    return work


def _theirs() -> Callable[[], float]:
    env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})
    rng, mask = random.Random(1), np.zeros(env.num_actions, np.uint8)
    state, _ = env.reset()

    def work() -> float:
        nonlocal state
        for _ in range(100):
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            if env.is_over():
                state, _ = env.reset()
            mask[:] = 0
            mask[list(state["legal_actions"])] = 1
        return 100.0

    return work
