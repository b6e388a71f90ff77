"""Playing a run of games: at random in bulk, or decision by decision with bots.  Jobs and results pickle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from capytable.bots import registry
from capytable.bots.contract import Bot, Budget
from capytable.bots.referee import ask
from capytable.bots.seat import Seat
from capytable.games import find
from capytable.kernel.loader import bind, has_fast
from capytable.kernel.random import MASK32, mix32, seed_game, seed_policy
from capytable.lab.metrics import Metric
from capytable.lab.summary import Outcome
from capytable.match.match import Match, deal
from capytable.match.setup import Setup, make_setup


@dataclass(frozen=True)
class Job:
    """Games number ``first`` to ``first + count - 1`` of a simulation.

    ``bots`` are specs, one a seat.  With ``rotate`` the players of a game move on by one seat each time, and each deal
    is played once in every rotation.  ``metrics`` are makers of listeners.
    """

    game: str
    players: int
    options: Mapping[str, Any] | None
    deck: Any
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    rotate: bool = False
    metrics: tuple[Callable[[], Metric], ...] = ()

    def setup(self) -> Setup:
        """The checked setting."""
        return make_setup(find(self.game), self.players, self.options, self.deck)

    def random_only(self) -> bool:
        """Whether the games can be played in bulk."""
        return all(spec == "random" for spec in self.bots) and not self.metrics and not self.rotate


def play(job: Job) -> list[Outcome]:
    """Play the job's games in this process."""
    return random_games(job) if job.random_only() else bot_games(job)


def seed_of(job: Job, number: int) -> int:
    """The seed of a game of the simulation: ``capytable.new(…, seed=…)`` deals the same."""
    return ((job.seed & MASK32) << 32) + (number // job.players if job.rotate else number)


def random_games(job: Job) -> list[Outcome]:
    """All seats at random, with compiled code where it is installed (it lets other threads run meanwhile)."""
    setup = job.setup()
    numbers = range(job.first, job.first + job.count)
    if not has_fast():
        return [_random_game(setup, number, seed_of(job, number)) for number in numbers]
    from capytable.kernel.bulk import play_games

    found = play_games(setup.variant, setup.table, job.count, seed_of(job, job.first))
    masks = (found.winners.astype(int) << range(job.players)).sum(axis=1)
    rows = zip(numbers, found.decisions.tolist(), masks.tolist(), found.scores.tolist(), strict=True)
    seats = tuple(range(job.players))
    return [Outcome(number, seats, length, won, tuple(scores)) for number, length, won, scores in rows]


def _random_game(setup: Setup, number: int, seed: int) -> Outcome:
    s, t, r = setup.variant.state.new(), setup.table, [0]
    seed_game(s.rng, seed & MASK32, seed >> 32)
    seed_policy(r, seed & MASK32, seed >> 32)
    length = bind(setup.variant).module("capytable.kernel.play").whole_game(s, t, r, setup.variant.max_length)
    scores = tuple(setup.rules.score(s, t, seat) for seat in range(setup.players))
    return Outcome(number, tuple(range(setup.players)), length, setup.rules.winners(s, t), scores)


def bot_games(job: Job) -> list[Outcome]:
    """Decision by decision, each bot on copies that hold only what its seat knows."""
    setup = job.setup()
    bots = [(_bot(spec), registry.budget(spec)) for spec in job.bots]
    metrics = [make() for make in job.metrics]
    return [_one_game(job, setup, number, bots, metrics) for number in range(job.first, job.first + job.count)]


def _one_game(
    job: Job, setup: Setup, number: int, bots: list[tuple[Bot, Budget]], metrics: list[Metric]
) -> Outcome:  # fmt: skip
    match = deal(setup, seed_of(job, number))
    turn = number % job.players if job.rotate else 0
    seated = tuple((seat + turn) % job.players for seat in range(job.players))
    notes = 0
    while not match.over:
        seat = match.movers[0]
        bot, budget = bots[seated[seat]]
        seed = _decision_seed(job.seed, number, match.turn)
        choice = ask(bot, Seat(match, seat, seed), replace(budget, seed=seed))
        notes += choice.note is not None
        for metric in metrics:
            metric.before(match, seat, choice.action)
        match.play(choice.action, seat)
    found: dict[str, float] = {}
    for metric in metrics:
        found |= metric.finish(match)
    return Outcome(number, seated, match.turn, _winners(match), match.scores(), found, notes)


def _winners(match: Match) -> int:
    result = match.result
    return sum(1 << seat for seat in result.winners) if result else 0


def _decision_seed(seed: int, game: int, turn: int) -> int:
    return mix32((mix32((seed ^ game * 0x9E3779B9) & MASK32) + turn) & MASK32) << 32 | mix32((game + turn) & MASK32)


@cache
def _bot(spec: str) -> Bot:
    return registry.make(spec)
