"""The search: same tree at both speeds, reproducible, blind to hidden cards, finds what is plainly best."""

from __future__ import annotations

import random
from typing import Any

import pytest

from capytable import Match, new
from capytable.bots import Budget, Seat, ismcts
from capytable.bots.registry import make
from capytable.bots.search import SearchBot, Tree
from capytable.kernel.loader import bind


def played(players: int, seed: int, decisions: int) -> Match:
    """A match after some random decisions, with a choice to make (or as near as it came to one)."""
    match, rng = new("cookie-club", players, seed), random.Random(seed)
    while match.turn < decisions or len(match.legal_actions()) < 3:
        before = match.clone()
        match.play(rng.choice(match.legal_actions()))
        if match.over:
            return before
    return match


def looking_alike(match: Match, seat: int) -> Match:
    """Another true situation that the seat cannot tell from this one."""
    return match.determinize(seat, 99)


def seat_of(match: Match, seed: int = 1) -> Seat:
    assert match.mover is not None
    return Seat(match, match.mover, seed)


def weigh(match: Match, **budget: Any) -> dict[int, tuple[int, int]]:
    return SearchBot().weigh(seat_of(match), Budget(**budget))


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("players", "decisions"), [(2, 0), (3, 25), (4, 40), (5, 60)])
def test_plain_and_fast_grow_the_same_tree(players: int, decisions: int) -> None:
    pytest.importorskip("numba")
    match = played(players, 7, decisions)
    plain = weigh(match, simulations=150, seed=5, fast=False)
    fast = weigh(match, simulations=150, seed=5, fast=True)
    assert plain == fast
    assert sum(visits for visits, _ in plain.values()) == 150


@pytest.mark.timeout(600)
@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_threads_with_a_simulation_budget_are_reproducible(fast: bool) -> None:
    if fast:
        pytest.importorskip("numba")
    match = played(4, 3, 20)
    one, again = (weigh(match, simulations=60, threads=3, seed=11, fast=fast) for _ in range(2))
    assert one == again
    assert sum(visits for visits, _ in one.values()) == 180
    assert one != weigh(match, simulations=60, threads=3, seed=12, fast=fast)


def test_threads_grow_different_trees() -> None:
    match = played(4, 3, 20)
    alone = weigh(match, simulations=60, seed=11, fast=False)
    two = weigh(match, simulations=60, seed=11, threads=2, fast=False)
    assert two != {action: (2 * visits, 2 * value) for action, (visits, value) in alone.items()}


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_hidden_cards_do_not_matter(bot: str, players: int, seed: int) -> None:
    match = played(players, seed, 15 * players)
    assert match.mover is not None
    other = looking_alike(match, match.mover)
    assert other.position() != match.position()
    budget = Budget(simulations=80, seed=3, fast=False)
    assert make(bot).choose(seat_of(match), budget) == make(bot).choose(seat_of(other), budget)


def test_every_root_action_is_tried_and_rewards_are_shares_of_a_win() -> None:
    match = played(3, 9, 12)
    found = weigh(match, simulations=100, fast=False)
    assert set(found) == {action.id for action in match.legal_actions()}
    for visits, value in found.values():
        assert 0 <= value <= visits * ismcts.UNIT


def test_a_full_tree_goes_on_simulating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capytable.bots.search.MOST_NODES", 12)
    found = weigh(played(2, 1, 10), simulations=90, fast=False)
    assert sum(visits for visits, _ in found.values()) == 90


def test_the_stop_flag_ends_the_thinking() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) >= 3

    found = weigh(played(2, 1, 10), seconds=3600, stop=stop, fast=False)
    assert len(asked) == 3
    assert found


def test_a_clock_ends_the_thinking() -> None:
    assert weigh(played(4, 1, 10), seconds=0.05, fast=False)


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_where_all_choose_at_once_the_tree_holds_choices_of_the_observer_only(fast: bool) -> None:
    """So nobody's choice answers to one that is sealed: not the others' to the observer's, nor the other way round."""
    if fast:
        pytest.importorskip("numba")
    match = new("capybara-crush", 3, 2, {"variant": "draft"})
    tree = Tree(bind(match.variant, fast), Seat(match, 1, 1), Budget(simulations=120, seed=4, fast=fast), 0, False)
    tree.grow()
    nodes = range(1, int(tree._tree[ismcts.NEXT]))
    seats = {int(tree._tree[node * ismcts.FIELDS + ismcts.KEY]) // match.variant.actions for node in nodes}
    assert len(nodes) > 100
    assert seats == {1}
