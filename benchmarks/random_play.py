"""Random play, 4 players, whole games with dealing, against OpenSpiel's crazy_eights.

OpenSpiel in C++: its ``RandomRolloutEvaluator`` has no method in Python, but an ``MCTSBot`` with one simulation calls
it once on the position itself, and it then plays as many rollouts as it was made with, without Python in between.  It
begins after the deal (before it, it crashes), so OpenSpiel's dealing is not counted against it.  How many decisions a
rollout has is taken from the same positions played on from Python; drawing cards is chance there, and no decision.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from benchmarks.measure import Contender, Subject, interleave, table
from capytable.kernel.bulk import play_games
from capytable.kernel.loader import bind
from capytable.kernel.random import seed_game, seed_policy
from capytable.match.setup import Setup

GAMES = 2_000
PEER = "crazy_eights(players=4)"
DEALS, ROLLOUTS = 20, 200


def run(subject: Subject, rounds: int, seconds: float) -> None:
    """Measure a game and print."""
    setup, marks = subject.setup(), subject.marks
    mine, deals = _length_of_ours(setup), _deals()
    theirs = _length_of_theirs(deals)
    rows = interleave(
        [
            Contender("capytable, compiled", _fast(setup), mine),
            Contender(f"OpenSpiel in C++, {PEER}", _rollouts(deals, theirs), theirs),
            Contender("capytable, plain Python", _plain(setup), mine),
            Contender(f"OpenSpiel from Python, {PEER}", _from_python(), theirs),
        ],
        rounds,
        seconds,
    )
    ratios = [
        ("compiled against C++", 0, 1, *marks["fast"]),
        ("plain against OpenSpiel from Python", 2, 3, *marks["plain"]),
    ]
    table(f"Random play of {subject}, dealing included", "decisions/s", rows, ratios)
    print(f"\nDecisions a game: {subject} {mine:.1f}, crazy_eights {theirs:.1f} (chance not counted).")


def _fast(setup: Setup) -> Any:
    first = itertools.count(0, GAMES)
    return lambda: float(play_games(setup.variant, setup.table, GAMES, next(first)).decisions.sum())


def _length_of_ours(setup: Setup) -> float:
    return float(play_games(setup.variant, setup.table, 50_000, 1 << 40).decisions.mean())


def _plain(setup: Setup) -> Any:
    seeds, r = itertools.count(), [0]
    whole_game = bind(setup.variant).module("capytable.kernel.play").whole_game

    def work() -> float:
        s, seed = setup.variant.state.new(), next(seeds)
        seed_game(s.rng, seed, 0)
        seed_policy(r, seed, 0)
        return float(whole_game(s, setup.table, r, setup.variant.max_length))

    return work


def _deals() -> list[Any]:
    game, rng, deals = pyspiel.load_game(PEER), random.Random(1), []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            _chance(state, rng)
        deals.append(state)
    return deals


def _rollouts(deals: list[Any], length: float) -> Any:
    turn: Iterator[Any] = itertools.cycle(deals)
    game = pyspiel.load_game(PEER)
    bots = [
        pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed), 2.0, 1, 100, False, seed, False)
        for seed in range(DEALS)
    ]  # fmt: skip
    which = itertools.cycle(bots)

    def work() -> float:
        next(which).mcts_search(next(turn))
        return ROLLOUTS * length

    return work


def _from_python() -> Any:
    game, rng = pyspiel.load_game(PEER), random.Random(2)
    return lambda: float(_play_on(game.new_initial_state(), rng))


def _length_of_theirs(deals: list[Any]) -> float:
    rng = random.Random(3)
    lengths = [_play_on(deal.clone(), rng) for deal in deals for _ in range(50)]
    return sum(lengths) / len(lengths)


def _play_on(state: Any, rng: random.Random) -> int:
    """Play at random to the end; return the decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, rng)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


def _chance(state: Any, rng: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])
