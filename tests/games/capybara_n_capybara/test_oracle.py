"""The engine against the referee, who tells the rules once more in the plainest way, over whole games."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.capybara_n_capybara.helpers import GAME, RULES, VARIANT, legal_ids, make_table
from tests.games.capybara_n_capybara.players import POLICIES, played
from tests.games.capybara_n_capybara.referee import Referee, named
from tests.games.situations import dealt as new_game

from capytable.games.capybara_n_capybara.cards import BONUSES
from capytable.kernel.events import SEAL

SMALL = copy.deepcopy(dict(GAME.default_deck()))
SMALL["capybaras"] = {"A": 8, "B": 8, "C": 8, "D": 8, "E": 3}
EASY = copy.deepcopy(SMALL)
EASY["pumpkin"] = [{"letters": letters, "points": 1} for letters in ("A", "B", "C", "D", "E", "BA") for _ in range(5)]
DECKS = {"shipped": GAME.default_deck(), "few capybaras": SMALL, "easy pumpkins": EASY}


def outcomes(t: Any, log: list[Any]) -> Iterator[tuple[str, str]]:
    """What chance decided while one action was carried out."""
    for kind, _, secret, _, _ in log:
        name = GAME.events[kind].name if kind != SEAL else ""
        if name == "card opened":
            yield "capybara", GAME.card_code(t, secret)
        elif name == "pumpkin opened":
            yield "pumpkin", GAME.card_code(t, secret)
        elif name == "reshuffled":
            yield "shuffle", ""


def compare(s: Any, t: Any, referee: Referee) -> None:
    """Everything on the table is as the referee has it."""
    view = GAME.view(s, t, -1)
    legal = [GAME.action_text(t, action) for action in legal_ids(s, t, s.active)]
    assert set(legal) == referee.legal()
    assert len(legal) == len(set(legal))
    assert view.phase == referee.question
    assert RULES.over(s, t) == (referee.question == "over")
    assert Counter(view.display) == Counter(referee.capybaras)
    assert Counter(view.deck) == Counter(referee.deck)
    assert Counter(view.discards) == Counter(referee.discards)
    assert [card.code if card else None for card in view.pumpkins] == referee.pumpkins
    assert {card.code for card in view.pumpkin_deck} == set(referee.pumpkin_deck)
    for seat, (shown, player) in enumerate(zip(view.players, referee.players, strict=True)):
        assert (shown.line, shown.ahead, shown.grown) == (player.line, player.monkey, player.big)
        assert (shown.hand.code if shown.hand else None) == player.hand
        assert {card.code for card in shown.scored} == set(player.pile)
        assert (shown.points, shown.bonus) == (referee.points(seat), referee.bonus_points(seat))
    if referee.question == "over":
        assert {seat for seat in range(t.players) if RULES.winners(s, t) >> seat & 1} == referee.winners()
        return
    assert view.mover == referee.active
    assert view.block == referee.taken
    assert view.refreshed == referee.refreshed
    assert view.turns_left == (-1 if referee.to_come is None else len(referee.to_come) + 1)
    if referee.question == "turn":
        stops = {reach.code: {stop.forgone: stop.steps for stop in reach.stops} for reach in view.reach}
        possible = [code for code in [*referee.open, referee.me.hand] if code and referee.stops(code)]
        assert stops == {code: referee.stops(code) for code in possible}


@pytest.mark.rule(
    "CN-6", "CN-7", "CN-8", "CN-10", "CN-11", "CN-12", "CN-13", "CN-14", "CN-15", "CN-16", "CN-17", "CN-18", "CN-19",
    "CN-20", "CN-21", "CN-22", "CN-23", "CN-30", "CN-31", "CN-32", "CN-33", "CN-34", "CN-35", "CN-36",
)  # fmt: skip
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32 - 1),
    bonus=st.sampled_from(BONUSES),
    deck=st.sampled_from(sorted(DECKS)),
    policies=st.lists(st.sampled_from(sorted(POLICIES)), min_size=4, max_size=4),
)
@example(players=2, seed=1, bonus="pair", deck="few capybaras", policies=["gathering"] * 4)
@example(players=4, seed=2, bonus="all-four", deck="easy pumpkins", policies=["scoring"] * 4)
@example(players=3, seed=3, bonus="triplet", deck="few capybaras", policies=["refreshing"] * 4)
@settings(max_examples=40)
def test_engine_and_referee_agree_at_every_step(
    players: int, seed: int, bonus: str, deck: str, policies: list[str]
) -> None:
    t = make_table(players, DECKS[deck], bonus=bonus)
    s = new_game(VARIANT, t, seed)
    view = GAME.view(s, t, -1)
    referee = Referee(
        [player.line for player in view.players],
        view.display,
        view.deck,
        [card.code if card else None for card in view.pumpkins],
        [card.code for card in view.pumpkin_deck],
        named(DECKS[deck]["pumpkin"]),
        view.starter,
        bonus,
    )
    compare(s, t, referee)
    s.log.clear()
    for _, action in played(s, t, policies, Random(seed), VARIANT.max_length):
        chance = outcomes(t, s.log)
        referee.do(GAME.action_text(t, action), chance)
        assert list(chance) == [], f"the engine drew more than the rules want, at {GAME.action_text(t, action)}"
        compare(s, t, referee)
        s.log.clear()
    assert referee.question == "over"
