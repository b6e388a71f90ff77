"""What worker processes run: in a process of its own, plain without ever importing numba."""

from __future__ import annotations

import multiprocessing
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest

from capytable import new
from capytable.bots import Budget, Seat, worker
from capytable.bots.referee import Choice


def seat(players: int = 3) -> Seat:
    match = new("cookie-club", players, seed=4)
    assert match.mover is not None
    return Seat(match, match.mover, 2)


def loaded() -> list[str]:
    return sorted({"numba", "numpy", "llvmlite"} & set(sys.modules))


def test_a_spawned_worker_thinks_plainly_without_numba() -> None:
    budget = Budget(simulations=30, seed=3)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        answers = {
            spec: pool.submit(worker.think, spec, seat(), budget).result() for spec in ("random", "greedy", "search")
        }
        assert pool.submit(loaded).result() == []
    for spec, answer in answers.items():
        assert answer == worker.think(spec, seat(), budget)
        assert answer.note is None


def test_a_seat_survives_pickling() -> None:
    before = seat()
    after: Seat = pickle.loads(pickle.dumps(before))
    assert (after.seat, after.players, after.legal, after.view) == (
        before.seat,
        before.players,
        before.legal,
        before.view,
    )
    assert after.copy(5).position() == before.copy(5).position()


def test_a_seat_holds_no_more_than_the_seat_knows() -> None:
    match = new("cookie-club", 3, seed=4)
    assert match.mover is not None
    other = match.determinize(match.mover, 77)
    assert other.position() != match.position()
    assert pickle.dumps(Seat(match, match.mover, 2)) == pickle.dumps(Seat(other, match.mover, 2))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_warm_compiles_and_then_thinks_fast() -> None:
    pytest.importorskip("numba")
    assert worker.warm("cookie-club", "standard")
    budget = Budget(simulations=50, seed=1)
    assert worker.think("search", seat(), budget, fast=True) == worker.think("search", seat(), budget, fast=False)


def test_warm_without_the_extra_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "has_fast", lambda: False)
    assert worker.warm("cookie-club") is False


def test_the_budget_of_the_spec_counts_when_none_is_given() -> None:
    answer = worker.think("search@25", seat())
    assert isinstance(answer, Choice)
    assert answer == worker.think("search", seat(), Budget(simulations=25))
