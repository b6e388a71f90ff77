"""Positions in which one action is plainly best, and what a hunch may answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from capytable import from_position, new
from capytable.bots import Budget, Seat
from capytable.bots.registry import make
from capytable.games import find
from capytable.kernel.game import Variant
from capytable.kernel.loader import bind

HEADER = """
capytable = "position"
format = 1
game = "cookie-club"
players = 2
[situation]
active = 0
teapot = "middle"
"""
LAST_CARD_WINS = (
    HEADER
    + """
phase = "play"
tops = ["tapir 3", "sloth 5"]
[[situation.player]]
cookies = 6
hand = ["anteater 4"]
[[situation.player]]
cookies = 2
hand = ["?", "?", "?", "?", "?"]
"""
)
DEAR_CARD_GOES = (
    HEADER
    + """
phase = "discard"
tops = ["tapir 3", "turtle 4"]
[[situation.player]]
cookies = 4
hand = ["toucan 1", "capybara", "sloth 1"]
[[situation.player]]
cookies = 30
hand = ["?"]
"""
)


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize(
    ("position", "best"),
    [(LAST_CARD_WINS, "anteater 4 left"), (DEAR_CARD_GOES, "discard capybara")],
    ids=["the last card wins", "a capybara must go"],
)
def test_plainly_best(bot: str, position: str, best: str) -> None:
    for seed in range(3):
        match = from_position(position, seed=seed)
        chosen = make(bot).choose(Seat(match, 0, seed), Budget(simulations=200, seed=seed, fast=False))
        assert {action.id: action.text for action in match.legal_actions()}[chosen] == best


def variants() -> list[Any]:
    found = [
        (game_id, variant) for game_id in ("cookie-club", "capybara-n-capybara") for variant in find(game_id).variants
    ]
    return [pytest.param(game_id, variant, id=f"{game_id} {variant.id}") for game_id, variant in found]


@pytest.mark.parametrize(("game_id", "variant"), variants())
def test_hunches_are_legal_and_sections_never_fall(game_id: str, variant: Variant) -> None:
    contract = bind(variant)._contract
    rng = random.Random(4)
    for players in variant.players:
        match = new(game_id, players, seed=players, options={"variant": variant.id})
        r, part = [77], -1
        for _ in range(300):
            if match.over:
                break
            assert match.mover is not None
            s, t, legal = match.determinized_state(match.mover, 1), match.table, match.legal_actions()
            assert contract.section(s, t) >= part
            part = contract.section(s, t)
            answers = {contract.hunch(s, t, match.mover, r) for _ in range(5)}
            assert answers <= {action.id for action in legal}
            match.play(rng.choice(legal))
