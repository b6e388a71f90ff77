"""Hunches: legal, the same at both speeds, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.games.capybara_crush.helpers import DRAFT, GAME, SOLO, STANDARD, herds, new

from capytable.games.capybara_crush import herd
from capytable.games.capybara_crush.cards import card_code
from capytable.kernel.loader import bind

POWERS = ({}, {"drawing": "chance", "adjustment": "somersault", "movement": "march"}, {"drawing": "sprint"})


@pytest.mark.parametrize(("variant", "players"), [(STANDARD, 2), (STANDARD, 4), (SOLO, 1), (DRAFT, 3)])
@pytest.mark.parametrize("options", POWERS)
def test_a_hunch_is_legal_and_the_same_at_both_speeds(variant: Any, players: int, options: dict[str, str]) -> None:
    rng, rules, own = Random(players), bind(variant).rules, {option.id for option in variant.options}
    for seed in range(2):
        table = new(players, seed, variant, **{key: options[key] for key in options if key in own})
        while not table.over:
            seat, plain, fast = table.seat, [rng.getrandbits(40)], table.mirror
            word = np.array(plain)
            action = rules.hunch(table.s, table.t, seat, plain)
            assert action == fast.rules.hunch(fast.s, fast.t, seat, word)
            assert action in table.legal_ids(seat)
            if rng.random() < 0.3:  # into powers, which hunches do not start
                action = rng.choice(table.legal_ids(seat))
            table.play(GAME.action_text(table.t, action))


def test_hunches_play_better_than_chance() -> None:
    scores = {"hunch": 0, "sample": 0}
    for name in scores:
        for seed in range(12):
            table, word = new(2, seed), [seed]
            rules = bind(STANDARD).rules
            while not table.over:
                action = getattr(rules, name)(table.s, table.t, table.seat, word)
                rules.apply(table.s, table.t, table.seat, action)
            scores[name] += sum(rules.score(table.s, table.t, seat) for seat in range(2))
    assert scores["hunch"] > scores["sample"] + 12 * 2 * 4


@pytest.mark.rule("CR-40", "CR-41")
def test_ties_are_what_a_card_has_in_common_with_its_neighbours() -> None:
    table = herds("MGT _ GMY~ _ TBY^", "_ _ _", backgrounds={"MGT": "green"})
    cards = {card_code(table.t, card): card for card in range(60)}
    # beside MGT (green) goat and monkey are a row away; GMY lies turned, so that only its monkey is near
    assert herd.ties(table.s, table.t, 0, cards[table.code("GMB")], 1) == 2 + 1 + 1
    # yuzu beside the turned GMY's top one; the slid TBY has turtle, bird and yuzu a row higher: bird is too far away
    assert herd.ties(table.s, table.t, 0, cards[table.code("TYB")], 3) == 1 + 1 + 2 + 1


def test_in_solo_a_search_prefers_a_narrow_defeat() -> None:
    table = new(1, 1, SOLO)
    rules, fast = bind(SOLO).rules, table.mirror
    prizes = []
    for ahead in (-45, -20, -1, 0, 5, 30):
        table.s.ai_points, table.s.points = max(0, -ahead), max(0, ahead)
        fast.load(SOLO.state.pack(table.s))
        prizes.append(rules.prize(table.s, table.t, 0, int(ahead > 0), 1000))
        assert fast.rules.prize(fast.s, fast.t, 0, int(ahead > 0), 1000) == prizes[-1]
    assert prizes == sorted(prizes)
    assert (prizes[0], prizes[-1]) == (0, 1000)
