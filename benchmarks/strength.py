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
from time import perf_counter

import msgspec

from benchmarks.measure import Subject
from capytable.lab.games import Job, play
from capytable.lab.summary import Outcome, shares

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


def run(subject: Subject, games: int, folder: Path, workers: int, only: str | None) -> None:
    """Play what is missing of every duel (``only``: those that begin with this bot) and print the results."""
    folder.mkdir(parents=True, exist_ok=True)
    for bots in ALONE if subject.players == 1 else DUELS:
        if only is None or bots[0].startswith(only):
            job = Job(subject.game, len(bots), subject.options, None, bots, SEED, 0, games, rotate=len(bots) > 1)
            report(job, _complete(job, folder / f"{len(bots)}-{'-'.join(bots[:2])}.jsonl", workers))


def report(job: Job, outcomes: list[Outcome]) -> None:
    """Print a duel's result."""
    first = shares(outcomes, job.players, job.bots)[0][0]
    fair = 1 / job.players
    length = sum(outcome.length for outcome in outcomes) / len(outcomes)
    print(
        f"{job.players} players: {job.bots[0]} against {job.bots[1]}: {first.share:.1%} of the wins"
        f" [{first.low:.1%}, {first.high:.1%}] of {first.games} games, by chance {fair:.0%};"
        f" {length:.0f} decisions a game; seed {job.seed};"
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
