"""Simulations: reproducible whatever plays them, summed up rightly, JSON-able."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from capytable import SetupError, UnknownGameError, new
from capytable.lab import Summary, simulate, sweep, tournament
from capytable.lab import games as lab_games
from capytable.lab.games import Job, bot_games, play, random_games, seed_of
from capytable.lab.metrics import Choices, LeadChanges
from capytable.lab.summary import Outcome, part, shares, spread, wilson


class Here(Executor):
    """Runs everything at once in this process, and counts."""

    def __init__(self) -> None:
        self.jobs = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.jobs += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def untimed(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0.0)


def job(bots: tuple[str, ...] = ("random",) * 3, **changed: Any) -> Job:
    return Job(**{
        "game": "cookie-club", "players": len(bots), "options": None, "deck": None, "bots": bots, "seed": 6,
        "first": 0, "count": 5, **changed,
    })  # fmt: skip


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_random_games_are_equal_at_both_speeds(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    fast = random_games(job())
    monkeypatch.setattr(lab_games, "has_fast", lambda: False)
    assert random_games(job()) == fast
    assert len({outcome.scores for outcome in fast}) == 5


def test_a_game_of_a_simulation_can_be_dealt_again() -> None:
    seen: list[str] = []

    class Opening(Choices):
        def before(self, match: Any, seat: int, action: int) -> None:
            if match.turn == 0:
                seen.append(match.position())

    bot_games(job(("greedy",) * 3, first=2, count=1, metrics=(Opening,)))
    assert seen == [new("cookie-club", 3, seed=seed_of(job(), 2)).position()]


def test_chunks_executors_and_order_make_no_difference() -> None:
    arguments: dict[str, Any] = {
        "game": "cookie-club",
        "games": 12,
        "bots": ["greedy", "random", "random"],
        "players": 3,
    }
    here = Here()
    one = simulate(**arguments, executor=here, rotate=True)
    assert here.jobs > 1
    with ThreadPoolExecutor(2) as threads:
        two = simulate(**arguments, executor=threads, rotate=True)
    assert untimed(one) == untimed(two)
    assert untimed(one) != untimed(simulate(**arguments, executor=here, rotate=True, seed=1))


def test_processes_are_the_default() -> None:
    summary = simulate("cookie-club", 2, 4, ["greedy", "random"])
    assert untimed(summary) == untimed(simulate("cookie-club", 2, 4, ["greedy", "random"], executor=Here()))


def test_greedy_beats_random_and_the_summary_says_so() -> None:
    told: list[tuple[int, int]] = []
    summary = simulate(
        "cookie-club",
        2,
        60,
        ["greedy", "random"],
        rotate=True,
        executor=Here(),
        progress=lambda a, b: told.append((a, b)),
    )
    assert summary.by_bot[0].low > 0.6
    assert summary.by_bot[0].wins + summary.by_bot[1].wins == pytest.approx(60)
    assert sum(seat.wins for seat in summary.by_seat) == pytest.approx(60)
    assert told[-1] == (60, 60)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert summary.notes == 0
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


def test_rotation_gives_each_deal_to_every_seating() -> None:
    outcomes = bot_games(job(("greedy", "random"), rotate=True, count=4))
    assert [outcome.bots for outcome in outcomes] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [seed_of(job(("greedy", "random"), rotate=True), n) & 0xFFFFFFFF for n in range(4)] == [0, 0, 1, 1]


def test_metrics_listen() -> None:
    summary = simulate("cookie-club", 3, 4, ["greedy"], executor=Here(), metrics=[Choices, LeadChanges])
    assert set(summary.metrics) == {"choices", "options", "lead changes"}
    assert summary.metrics["choices"].most <= summary.length.most
    assert summary.metrics["options"].least >= 2


def test_moves_of_a_fallback_are_counted(tmp_path: Any) -> None:
    path = tmp_path / "faulty.py"
    path.write_text("class Faulty:\n    def choose(self, seat, budget):\n        return -1\n")
    summary = simulate("cookie-club", 2, 2, [str(path), "random"], executor=Here())
    assert summary.notes > 0


def test_a_tournament_plays_every_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capytable.bots.search.has_fast", lambda: False)
    found = tournament("cookie-club", ["random", "greedy", "search@5"], games=2, executor=Here())
    assert list(found) == [("random", "greedy"), ("random", "search@5"), ("greedy", "search@5")]
    assert all(summary.games == 2 for summary in found.values())
    with pytest.raises(SetupError, match="needs 4 bots"):
        tournament("cookie-club", ["random", "greedy"], players=4)


def test_a_sweep_varies_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_games, "has_fast", lambda: False)
    found = sweep("cookie-club", "cookies", [10, 40], games=300, players=3, executor=Here())
    assert found[10].options["cookies"] == 10
    assert found[10].length.mean < found[40].length.mean


def test_what_cannot_be_simulated_is_refused_before_anything_is_played() -> None:
    with pytest.raises(SetupError, match="at least 1 game"):
        simulate("cookie-club", games=0)
    with pytest.raises(SetupError, match="3 players need 1 bot for all or 3 bots, not 2"):
        simulate("cookie-club", 3, bots=["random", "greedy"])
    with pytest.raises(UnknownGameError):
        simulate("cookie-club", bots=["gready"])
    with pytest.raises(SetupError, match="no budget"):
        simulate("cookie-club", bots=["search@soon"])


def test_jobs_play_whichever_way_is_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_games, "has_fast", lambda: False)
    assert play(job()) == random_games(job())
    assert not job(("random", "greedy")).random_only()
    assert not job(metrics=(Choices,)).random_only()


def test_shares_and_intervals() -> None:
    half = wilson(500, 1000)
    assert (half.low, half.high) == (pytest.approx(0.4691, abs=1e-4), pytest.approx(0.5309, abs=1e-4))
    assert (wilson(0, 10).low, wilson(10, 10).high) == (pytest.approx(0), pytest.approx(1))
    assert wilson(0, 0).high == 1
    assert [part(0b101, seat) for seat in range(3)] == [0.5, 0, 0.5]
    outcomes = [Outcome(0, (0, 1), 9, 0b01, (3, 0)), Outcome(1, (1, 0), 8, 0b11, (2, 2))]
    by_bot, by_seat = shares(outcomes, 2, ["a", "b"])
    assert [share.wins for share in by_bot] == [1.5, 0.5]
    assert [share.wins for share in by_seat] == [1.5, 0.5]
    assert spread([1, 2, 6]) == spread([1.0, 2.0, 6.0])
    assert (spread([1, 2, 6]).mean, spread([4]).deviation) == (3, 0)
