"""Search with rollouts to the end of the game, 4 players, against OpenSpiel's C++ IS-MCTS on oh_hell.

Eight fixed positions each: of eight games played at random from fixed seeds, the positions at 0/8, 1/8 … 7/8 of their
decisions.  A tree begins anew at each position and each measurement.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from benchmarks.measure import Contender, Subject, interleave, table
from capytable import new
from capytable.bots import Budget, Seat
from capytable.bots.search import SearchBot

POSITIONS = 8
SIMULATIONS = 1_000
PEER = "oh_hell(players=4)"


def run(subject: Subject, rounds: int, seconds: float) -> None:
    """Measure a game and print."""
    seats = [_our_position(subject, i) for i in range(POSITIONS)]
    rows = interleave(
        [
            Contender("capytable, compiled, to the end of the game", _ours(seats, True, SIMULATIONS, whole=True)),
            Contender(f"OpenSpiel's IS-MCTS in C++, {PEER}", _theirs()),
            Contender("capytable, compiled, as shipped: to the end of the round", _ours(seats, True, SIMULATIONS)),
            Contender("capytable, plain Python, to the end of the game", _ours(seats, False, 10, whole=True)),
            Contender("capytable, plain Python, as shipped", _ours(seats, False, 20)),
        ],
        rounds,
        seconds,
    )
    ratio = ("compiled, to the end of the game, against IS-MCTS in C++", 0, 1, *subject.marks["search"])
    table(f"Search of {subject} over {POSITIONS} fixed positions", "simulations/s", rows, [ratio])


def _our_position(subject: Subject, i: int) -> Seat:
    match, rng, line = new(subject.game, subject.players, seed=i, options=subject.options), random.Random(i), []
    while not match.over:
        line.append(match.clone())
        match.play(rng.choice(match.legal_actions()))
    at = line[len(line) * i // POSITIONS]
    return Seat(at, at.movers[0], i)


def _ours(seats: list[Seat], fast: bool, simulations: int, whole: bool = False) -> Callable[[], float]:
    bot, budget = SearchBot(whole), Budget(simulations=simulations, seed=5, fast=fast)

    def work() -> float:
        for seat in seats:
            bot.weigh(seat, budget)
        return float(len(seats) * simulations)

    return work


def _theirs() -> Callable[[], float]:
    positions = [_their_position(i) for i in range(POSITIONS)]

    def work() -> float:
        for position in positions:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 5)
            pyspiel.ISMCTSBot(5, evaluator, 0.7, SIMULATIONS).step(position)
        return float(len(positions) * SIMULATIONS)

    return work


def _their_position(i: int) -> Any:
    state, rng, line = pyspiel.load_game(PEER).new_initial_state(), random.Random(i), []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            line.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return line[len(line) * i // POSITIONS]
