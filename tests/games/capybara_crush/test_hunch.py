"""Hunches: legal, the same at both speeds, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.games.capybara_crush.helpers import DRAFT, GAME, SOLO, STANDARD, herds, new

from capytable import new as play_new
from capytable.bots import Budget, Seat
from capytable.bots.registry import make
from capytable.games.capybara_crush import herd
from capytable.games.capybara_crush.cards import card_code
from capytable.games.capybara_crush.promise import POINT, changed, promise
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


@pytest.mark.rule("CR-64")
def test_a_full_line_promises_what_it_scores() -> None:
    rng = Random(3)
    for _ in range(200):
        table = herds("_ _ _ _ _", solo=True, seed=rng.randrange(1000))
        s, cards = table.s, rng.sample(range(60), 5)
        for place, card in enumerate(cards):
            s.card[0][place], s.flip[0][place], s.shift[0][place] = card, rng.randrange(2), rng.randrange(-1, 2)
        s.filled[0] = 5
        points = herd.chain_points(s, table.t, 0, 3)
        assert promise(s, table.t, -1, 0, 5) == POINT * points
        for place in range(5):
            for way in range(3):
                rows = changed(s, table.t, place, way)
                if rows:
                    n = SOLO.state.copy(s)
                    n.flip[0][place] ^= int(way == 0)
                    n.shift[0][place] += (0, -1, 1)[way]
                    expected = herd.chain_points(n, table.t, 0, 3)
                    assert promise(s, table.t, place, rows, 5) == POINT * expected


@pytest.mark.rule("CR-63", "CR-64")
def test_in_solo_stars_mend_a_full_line() -> None:
    # flipped, BTM's monkey meets those at the top, and its bird those at the bottom
    table = herds("MGT MTB BTM MYB MGB", solo=True, step="refill", hands=[["GYT"]], gap=0, river=["", "", "", "", ""])
    before = herd.chain_points(table.s, table.t, 0, 3)
    for player in ("hunch", "greedy"):
        n, word = SOLO.state.copy(table.s), [1]
        rules = bind(SOLO).rules
        for _ in range(4):
            if n.stars[0] == table.s.stars[0] or n.power >= 0:
                action = rules.hunch(n, table.t, 0, word) if player == "hunch" else GAME.heuristic(n, table.t, 0)
                rules.apply(n, table.t, 0, action)
        assert n.stars[0] < table.s.stars[0]
        assert herd.chain_points(n, table.t, 0, 3) > before


def test_greedy_plays_solo_far_better_than_chance() -> None:
    behind = []
    for name in ("greedy", "random"):
        ahead = 0
        for seed in range(4):
            match, bot = play_new("capybara-crush", seed=seed, options={"variant": "solo"}), make(name)
            while not match.over:
                match.play(bot.choose(Seat(match, 0, seed), Budget(seed=match.turn)), 0)
            ahead += match.view().points - match.view().ai_points
        behind.append(ahead / 4)
    assert behind[0] > behind[1] + 20


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
