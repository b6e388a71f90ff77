"""Many games at once are the same games, one by one."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest
from specimens.pond.game import GAME, STANDARD

from capytable.kernel.bulk import Batch, Games, determinize_many, play_games
from capytable.kernel.errors import IllegalActionError, SetupError
from capytable.kernel.loader import bind
from capytable.kernel.random import seed_game, seed_policy

N = 40
RULES = bind(STANDARD).rules


def table(players: int = 3) -> Any:
    return GAME.make_table(STANDARD, players, GAME.default_deck(), {"first": -1, "limit": 60})


def batch(**given: Any) -> Batch:
    return Batch(STANDARD, table(), N, seed=5, **given)


def legal(s: Any, t: Any, seat: int) -> list[int]:
    out = [0] * STANDARD.actions
    return out[: RULES.legal(s, t, seat, out)]


def test_played_games_are_the_plain_ones() -> None:
    games, t = play_games(STANDARD, table(), 30, seed=2**32 - 10), table()
    play = bind(STANDARD).module("capytable.kernel.play")
    for i in range(30):
        seed = 2**32 - 10 + i
        s, r = STANDARD.state.new(), [0]
        seed_game(s.rng, seed & 0xFFFFFFFF, seed >> 32)
        seed_policy(r, seed & 0xFFFFFFFF, seed >> 32)
        assert play.whole_game(s, t, r, STANDARD.max_length) == games.decisions[i]
        assert [RULES.winners(s, t) >> seat & 1 for seat in range(3)] == games.winners[i].tolist()
        assert [RULES.score(s, t, seat) for seat in range(3)] == games.scores[i].tolist()


def test_splitting_makes_no_difference() -> None:
    whole = play_games(STANDARD, table(), 20, seed=3)
    parts = [play_games(STANDARD, table(), 10, seed=3), play_games(STANDARD, table(), 10, seed=13)]
    for name in ("decisions", "winners", "scores"):
        assert (getattr(whole, name) == np.concatenate([getattr(part, name) for part in parts])).all()


def test_results_go_into_the_callers_arrays() -> None:
    mine = Games(np.zeros(10, np.int32), np.zeros((10, 3), np.uint8), np.zeros((10, 3), np.int32))
    made = play_games(STANDARD, table(), 10, seed=1, into=mine)
    assert made.decisions is mine.decisions
    assert mine.decisions.min() > 0
    assert (mine.winners.sum(1) >= 1).all()


def test_steps_are_the_plain_ones() -> None:
    """Observation, mask, mover, reward and end of every game after every step."""
    many, t = batch(), table()
    ended = 0
    for _ in range(120):
        plain = [STANDARD.state.unpack(many.states[i].tobytes()) for i in range(N)]
        actions = many.random_actions()
        movers = many.mover.copy()
        many.step(actions)
        for i, s in enumerate(plain):
            assert actions[i] in legal(s, t, movers[i])
            RULES.apply(s, t, int(movers[i]), int(actions[i]))
            if RULES.movers(s, t) == 0:
                ended += 1
                won = [seat for seat in range(3) if RULES.winners(s, t) >> seat & 1]
                paid = [(1 / len(won) if seat in won else 0) - 1 / 3 for seat in range(3)]
                assert many.done[i] == 1
                assert many.reward[i].tolist() == pytest.approx(paid)
                s = STANDARD.state.unpack(many.states[i].tobytes())
                assert GAME.faults(s, t) == []
                assert s.turns == 0
            else:
                assert many.done[i] == 0
                assert many.reward[i].tolist() == [0, 0, 0]
            _looks_right(many, i, s, t)
    assert ended > 20


def _looks_right(many: Batch, i: int, s: Any, t: Any) -> None:
    assert STANDARD.state.pack(s) == many.states[i].tobytes()
    seat = int(many.mover[i])
    assert RULES.movers(s, t) & -RULES.movers(s, t) == 1 << seat
    seen = [0] * STANDARD.observation
    RULES.observe(s, t, seat, seen)
    assert many.observation[i].tolist() == seen
    assert np.flatnonzero(many.mask[i]).tolist() == legal(s, t, seat)
    assert set(many.mask[i].tolist()) <= {0, 1}


def test_new_games_differ_and_the_same_seed_gives_the_same() -> None:
    one, two = batch(), batch()
    for _ in range(80):
        for many in (one, two):
            many.step(many.random_actions())
        assert (one.observation == two.observation).all()
    assert len({row.tobytes() for row in one.states}) == N
    one.reset(5)
    two.reset(6)
    assert (one.states == batch().states).all()
    assert not (one.states == two.states).all()


def test_the_callers_arrays_are_used() -> None:
    given = {
        "observation": np.zeros((N, STANDARD.observation), np.int16),
        "mask": np.zeros((N, STANDARD.actions), np.uint8),
        "reward": np.zeros((N, 3), np.float32),
        "done": np.zeros(N, np.uint8),
    }
    many = batch(**given)
    for name, array in given.items():
        assert getattr(many, name) is array
    assert given["mask"].any(1).all()


@pytest.mark.parametrize(
    ("name", "array", "words"),
    [
        ("mask", np.zeros((N, 3), np.uint8), r"mask must be uint8 \(40, 11\), not uint8 \(40, 3\)"),
        ("mask", np.zeros((N, 11), np.int64), "not int64"),
        ("observation", [[0]], "observation must be a NumPy array, not list"),
        ("reward", np.zeros((3, N), np.float32).T, "reward must be contiguous"),
    ],
)
def test_wrong_arrays_are_refused(name: str, array: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        batch(**{name: array})


def test_illegal_actions_change_nothing() -> None:
    many = batch()
    before = many.states.tobytes()
    for bad in (-1, STANDARD.actions, int(np.flatnonzero(many.mask[7] == 0)[0])):
        actions = many.random_actions()
        actions[7] = bad
        with pytest.raises(IllegalActionError, match=f"game 7: {bad} is not possible now; possible are"):
            many.step(actions)
        assert many.states.tobytes() == before


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="count must be at least 1"):
        play_games(STANDARD, table(), 0)
    with pytest.raises(SetupError, match=r"2\*\*64"):
        play_games(STANDARD, table(), 1, seed=-1)
    with pytest.raises(ValueError, match="not within 0 … 40"):
        batch().step(np.zeros(N, np.int32), first=3, last=50)
    broken = table()
    broken.limit = 0
    with pytest.raises(SetupError, match="limit holds 0"):
        Batch(STANDARD, broken, 1)


def test_a_part_can_be_stepped_alone_and_in_threads() -> None:
    one, two = batch(), batch()
    for _ in range(60):
        one.step(one.random_actions())
        actions = np.zeros(N, np.int32)

        def part(first: int, last: int, into: Any = actions) -> None:
            two.random_actions(into, first, last)
            two.step(into, first, last)

        threads = [threading.Thread(target=part, args=cut) for cut in ((0, 13), (13, N))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert one.states.tobytes() == two.states.tobytes()
        assert (one.reward == two.reward).all()


def test_random_actions_are_even() -> None:
    many = batch()
    counts = np.zeros(STANDARD.actions, int)
    for _ in range(2000):
        counts[many.random_actions()[0]] += 1
    may = many.mask[0] == 1
    assert counts[~may].sum() == 0
    expected = 2000 / may.sum()
    assert abs(counts[may] - expected).max() < 6 * expected**0.5


def test_copies_are_the_plain_ones() -> None:
    many, t = batch(), table()
    for _ in range(10):
        many.step(many.random_actions())
    state = many.states[3].tobytes()
    for seat in (-1, 0, 1, 2):
        copies = determinize_many(STANDARD, t, state, seat, 25, seed=9)
        for i in range(25):
            s, r = STANDARD.state.unpack(state), [0]
            seed_policy(r, 9 + i, 0)
            RULES.determinize(s, t, seat, r)
            assert copies[i].tobytes() == STANDARD.state.pack(s)
    with pytest.raises(ValueError, match="a seat is -1 … 2"):
        determinize_many(STANDARD, t, state, 3, 1)
