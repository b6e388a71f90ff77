"""How strong the bots are: seats rotated, every deal played from every seat, 95 % intervals.

Each finished game is a line of a file, so a run that was ended goes on where it was; the games' seeds follow from the
run's seed and the number, whoever plays them.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from statistics import mean
from time import perf_counter

import msgspec

from benchmarks.measure import Subject
from capytable.bots import registry
from capytable.lab.games import Job, play
from capytable.lab.summary import Outcome, shares
from capytable.match.match import Match

SEED = 2026
DUELS: tuple[tuple[str, ...], ...] = (
    ("greedy", "random"),
    ("search@200ms", "greedy"),
    ("greedy", "random", "random", "random"),
    ("search@200ms", "greedy", "greedy", "greedy"),
)
"""One bot against copies of another, two and four players."""
ALONE: tuple[tuple[str, ...], ...] = (("random",), ("greedy",), ("search@200ms",))
"""A game for one player can be lost: how often each bot wins it."""


class Ahead:
    """``ahead``: a lone player's points less those of the AI, as the game's view has them."""

    def before(self, match: Match, seat: int, action: int) -> None:
        """Nothing is gathered on the way."""

    def finish(self, match: Match) -> dict[str, float]:
        """The game's number."""
        seen = match.view()
        return {"ahead": float(seen.points - seen.ai_points)}


def run(subject: Subject, games: int, folder: Path, workers: int, only: str | None, publish: Path | None) -> None:
    """Play what is missing of every duel (``only``: those that begin with this bot) and print the results.

    Of a game for one player ``publish`` becomes a JSON file: ``deals``, each bot's part of won deals by its id, and by
    ``<id>-ahead`` its mean lead.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, float] = {"deals": games}
    for bots in ALONE if subject.players == 1 else DUELS:
        if only is None or bots[0].startswith(only):
            alone = len(bots) == 1
            metrics = (Ahead,) if alone else ()
            job = Job(subject.game, len(bots), subject.options, None, bots, SEED, 0, games, not alone, metrics)
            outcomes = _complete(job, folder / f"{len(bots)}-{'-'.join(bots[:2])}.jsonl", workers)
            report(job, outcomes)
            if alone:
                name = registry.split(bots[0])[0]
                found[name] = round(shares(outcomes, 1, bots)[0][0].share, 4)
                found[f"{name}-ahead"] = round(mean(outcome.metrics["ahead"] for outcome in outcomes), 2)
    if publish is not None:
        publish.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def report(job: Job, outcomes: list[Outcome]) -> None:
    """Print a duel's result."""
    first = shares(outcomes, job.players, job.bots)[0][0]
    length = mean(outcome.length for outcome in outcomes)
    if job.players == 1:
        against = f"by {mean(outcome.metrics['ahead'] for outcome in outcomes):+.1f} points on average"
    else:
        against = f"against {job.bots[1]}, by chance {1 / job.players:.0%}"
    print(
        f"{job.players} players: {job.bots[0]} {against}: {first.share:.1%} of the wins"
        f" [{first.low:.1%}, {first.high:.1%}] of {first.games} games; {length:.0f} decisions a game; seed {job.seed};"
        f" {sum(outcome.notes for outcome in outcomes)} moves of a fallback",
        flush=True,
    )


def _complete(job: Job, path: Path, workers: int) -> list[Outcome]:
    done = {outcome.number: outcome for outcome in _read(path)}
    missing = [number for number in range(job.count) if number not in done]
    began = perf_counter()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool, path.open("ab") as file:
        futures = [pool.submit(play, replace(job, first=number, count=1)) for number in missing]
        for n, future in enumerate(as_completed(futures), 1):
            for outcome in future.result():
                done[outcome.number] = outcome
                file.write(msgspec.json.encode(outcome) + b"\n")
                file.flush()
            if n % 50 == 0:
                print(f"  {len(done)} of {job.count} games, {perf_counter() - began:.0f} s", flush=True)
    return [done[number] for number in range(job.count)]


def _read(path: Path) -> Iterator[Outcome]:
    """The games of an earlier run; a last line that was cut short is left out."""
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            yield msgspec.convert(json.loads(line), Outcome)
        except (ValueError, msgspec.ValidationError):
            continue
