"""What must hold in every game, at every step: conservation, an end, even samples, and what can be taken back."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.capybara_n_capybara.helpers import GAME, RULES, STATE, VARIANT, legal_ids, line, make_table, new
from tests.games.capybara_n_capybara.players import POLICIES, played
from tests.games.situations import dealt as new_game
from tests.games.situations import policy

import capytable
from capytable.games.capybara_n_capybara import rules

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.integers(2, 4)
MIXED = st.lists(st.sampled_from(sorted(POLICIES)), min_size=4, max_size=4)


@pytest.mark.rule("CN-2", "CN-3", "CN-5")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=25)
def test_capybaras_and_pumpkins_are_conserved_at_every_step(players: int, seed: int, policies: list[str]) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    for _ in played(s, t, policies, Random(seed), VARIANT.max_length):
        view = GAME.view(s, t, -1)
        capybaras = Counter([*view.deck, *view.discards, *view.display, *view.block])
        pumpkins = [card.code for card in [*view.pumpkin_deck, *view.pumpkins] if card]
        for player in view.players:
            capybaras.update(player.line)
            pumpkins += [card.code for card in [player.hand, *player.scored] if card]
        assert capybaras == {"A": 16, "B": 16, "C": 16, "D": 16, "E": 6}
        assert len(pumpkins) == len(set(pumpkins)) == 30
        assert len(view.display) <= 5
        assert GAME.faults(s, t) == []


def potential(s: Any, t: Any) -> int:
    """25 for each capybara outside the lines and each pumpkin not scored, and the moves back that are left."""
    lines = sum(s.length[: t.players])
    scored = sum(s.scored[p].bit_count() for p in range(t.players))
    back = sum(-(-(s.length[p] - s.ahead[p]) // 3) for p in range(t.players))
    return 25 * (70 - lines + 30 - scored) + back


@pytest.mark.rule("CN-31", "CN-23")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@example(players=2, seed=1, policies=["stalling"] * 4)
@example(players=4, seed=1, policies=["stalling"] * 4)
@settings(max_examples=15)
def test_every_turn_but_a_pass_lowers_the_potential_so_every_game_ends(
    players: int, seed: int, policies: list[str]
) -> None:
    """At most 25 × (62 + 30) turns, seven passes after the end is triggered, six decisions a turn, twelve to draft."""
    most_turns = 25 * (62 + 30) + 7
    assert 6 * most_turns + 12 <= VARIANT.max_length
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    left, turn, in_turn, made = potential(s, t), 0, 0, 0
    for _, action in played(s, t, policies, Random(seed), VARIANT.max_length):
        made += 1
        in_turn += 1
        if action == rules.A_PASS:
            assert 0 <= s.turns_left < 2 * players - 1, "nobody passes before the end is triggered"
        if s.turn != turn or RULES.over(s, t):
            assert turn == 0 or in_turn <= 6
            assert potential(s, t) < left or action == rules.A_PASS
            left, turn, in_turn = potential(s, t), s.turn, 0
            if turn == 1:
                assert left <= 25 * (62 + 30)
    assert RULES.over(s, t)
    assert s.turn <= most_turns
    assert made <= VARIANT.max_length


@pytest.mark.rule("CN-11", "CN-12", "CN-18", "CN-23")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=10)
def test_sampled_actions_are_the_legal_ones_equally_often(players: int, seed: int, policies: list[str]) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    for step, _ in enumerate(played(s, t, policies, Random(seed), 400)):
        if not RULES.over(s, t) and (step % 13 == 0 or s.phase == rules.STOP):
            even(s, t)


def even(s: Any, t: Any) -> None:
    """Sixty draws for each legal action find each of them, none twice as often as it should be."""
    legal = legal_ids(s, t, s.active)
    assert legal == sorted(set(legal))
    drawn = Counter(RULES.sample(s, t, s.active, r) for r in [policy(7)] for _ in range(60 * len(legal)))
    assert set(drawn) == set(legal)
    assert all(20 < n < 120 for n in drawn.values())


@pytest.mark.rule("CN-13", "CN-23")
@pytest.mark.parametrize("display", ["", "A", "AB", "ABC"])
@pytest.mark.parametrize("first", ["ABCD|", "|ABCD", "ABCDABC|A", "ABCDA|BC"])
def test_samples_are_even_when_the_capybaras_run_out(display: str, first: str) -> None:
    for pumpkins, hands in (([], [">6", ">7"]), (["ABC", ">3"], ["ABCD", ">4"])):
        table = line(first, "ABCD", display=display, pumpkins=pumpkins, hands=hands, exhausted=True, turns_left=2)
        even(table.s, table.t)


@pytest.mark.rule("CN-10", "CN-11", "CN-14")
@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=12)
def test_a_gain_can_be_taken_back_until_its_last_decision_a_refresh_or_a_refill_cannot(players: int, seed: int) -> None:
    match = capytable.new(GAME, players, seed)
    rng = Random(seed)
    for _ in range(150):
        if match.over:
            return
        before, mover = match.position(), match.mover
        running = match.view().phase in ("card", "gap", "stop", "draft-gap", "draft-pumpkin")
        assert match.can_undo() == running
        action = rng.choice(match.legal_actions())
        match.play(action)
        if match.can_undo():
            assert match.mover == mover
            assert match.undo().position() == before
            match.play(action.text)


@pytest.mark.rule("CN-10")
def test_a_refresh_is_not_undone_but_the_gain_after_it_is() -> None:
    match = capytable.new(GAME, 2, 3)
    while match.view().phase != "turn":
        match.play(match.legal_actions()[0])
    match.play("refresh")
    assert not match.can_undo()
    refreshed = match.position()
    match.play("gain 1 walk 1").play(match.legal_actions()[0])
    assert match.undo().undo().position() == refreshed
    assert not match.can_undo()


@pytest.mark.rule("CN-51")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=10)
def test_a_copy_for_any_viewer_differs_only_in_what_chance_will_bring(
    players: int, seed: int, policies: list[str]
) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    for step, _ in enumerate(played(s, t, policies, Random(seed), 300)):
        if step % 17 == 0:
            for viewer in range(-1, players):
                copy = STATE.copy(s)
                RULES.determinize(copy, t, viewer, policy(step))
                assert copy.rng != s.rng
                copy.rng = list(s.rng)
                assert STATE.pack(copy) == STATE.pack(s)


@pytest.mark.rule("CN-22", "CN-51")
def test_each_card_of_the_deck_is_equally_likely_to_come() -> None:
    table = line("ABCD|", "ABCD", display="AAAA", pumpkins=["AAA"])
    table.s.log = None
    opened, shown = Counter[int](), Counter[int]()
    for seed in range(1500):
        s = STATE.copy(table.s)
        RULES.determinize(s, table.t, 0, policy(seed))
        rules.refill(s)
        opened[next(kind for kind in range(5) if s.display[kind] > table.s.display[kind])] += 1
        shown.update(s.pumpkins[1:])
    for kind in range(5):
        expected = 1500 * table.s.deck[kind] / table.s.deck_count
        assert abs(opened[kind] - expected) < 5 * expected**0.5
    assert len(shown) == 27
    assert all(abs(n - 1500 * 4 / 27) < 75 for n in shown.values())


@pytest.mark.rule("CN-50")
def test_an_observation_holds_the_table_from_the_seat() -> None:
    table = new(3, seed=5, first=1)
    rng = Random(1)
    for _ in range(60):
        table.play(rng.choice(table.legal))
        s, t = table.s, table.t
        for seat in range(3):
            numbers = [99] * VARIANT.observation
            RULES.observe(s, t, seat, numbers)
            view = GAME.view(s, t, seat)
            for i in range(3):
                player = view.players[(seat + i) % 3]
                row = numbers[76 * i : 76 * i + 76]
                assert row[:70] == [ord(letter) - 65 for letter in player.line] + [-1] * (70 - len(player.line))
                hand = s.hand[player.seat]
                pumpkins = player.points - player.bonus
                assert row[70:] == [len(player.line), player.ahead, hand, player.grown, len(player.scored), pumpkins]
            assert numbers[228:304] == [-1] * 76
            for at, cards in ((304, view.display), (309, view.deck), (314, view.discards)):
                assert numbers[at : at + 5] == [cards.count(letter) for letter in "ABCDE"]
            assert numbers[319:324] == list(s.pumpkins)
            assert sum(numbers[324:354]) == len(view.pumpkin_deck)
            assert all(numbers[324 + i] == s.pumpkin_deck >> i & 1 for i in range(30))
            relative = [(view.mover - seat) % 3, (view.starter - seat) % 3]
            bonus = ("pair", "triplet", "quadruplet", "one-type", "all-four").index(view.bonus)
            assert numbers[354:359] == [s.phase, *relative, view.turns_left, bonus]
            assert numbers[359] == view.gaining * 64 + len(view.block) * 16 + view.refreshed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hunch_is_legal_the_same_at_both_speeds_and_scores_when_it_can(players: int) -> None:
    rng = Random(players)
    scored = 0
    for seed in range(4):
        table = new(players, seed=seed)
        while not table.over:
            seat, plain, fast = table.seat, [rng.getrandbits(40)], table.mirror
            word = np.array(plain)
            action = RULES.hunch(table.s, table.t, seat, plain)
            assert action == fast.rules.hunch(fast.s, fast.t, seat, word)
            assert action in table.legal_ids(seat)
            scored += GAME.action_text(table.t, action).startswith("pumpkin")
            table.play(GAME.action_text(table.t, action))
    assert scored > 4 * 3 * players
