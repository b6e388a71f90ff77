"""What must hold in every game, at every step: conservation, an end, and copies that give nothing away."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.cookie_club.helpers import (
    GAME,
    RULES,
    STATE,
    TEXTS,
    VARIANT,
    dealt,
    known_cards,
    legal_ids,
    make_table,
    situation,
)  # fmt: skip
from tests.games.cookie_club.players import POLICIES, played
from tests.games.situations import dealt as new_game
from tests.games.situations import policy

from capytable.games.cookie_club.cards import CODES, spread
from capytable.kernel.events import ALL, SEAL

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.integers(2, 5)
MIXED = st.lists(st.sampled_from(sorted(POLICIES)), min_size=5, max_size=5)


@pytest.mark.rule("CC-2", "CC-4")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=40)
def test_cards_and_cookies_are_conserved_at_every_step(players: int, seed: int, policies: list[str]) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    whole = dict(zip(CODES, t.copies, strict=True))
    for _ in played(s, t, policies, Random(seed), 1500):
        lying = Counter(CODES[kind] for kind in [*s.pile[: s.left], *s.top])
        lying.update(spread(s.used))
        for seat in range(players):
            lying.update(spread(s.hands[seat]))
        assert lying == whole
        assert sum(s.cookies) + s.bank == 275
        assert min(s.cookies) >= 0
        assert s.bank >= 0


@pytest.mark.rule("CC-62")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("name", "turns"), [("random", 4000), ("greedy", 1500), ("hoarding", 500)])
def test_games_end_far_below_the_limit(players: int, name: str, turns: int) -> None:
    t = make_table(players)
    for seed in range(40 if name == "random" else 12):
        s = new_game(VARIANT, t, seed)
        for _ in played(s, t, [name] * players, Random(seed), VARIANT.max_length):
            pass
        assert (RULES.over(s, t), GAME.describe(s, t)) == (True, "cookies-gone")
        assert s.turn < turns


@pytest.mark.rule("CC-62")
@pytest.mark.parametrize("players", [2, 3])
def test_players_who_stall_are_stopped_at_the_limit_and_within_the_declared_length(players: int) -> None:
    t = make_table(players)
    reasons = set()
    for seed in range(4):
        s = new_game(VARIANT, t, seed)
        made = sum(1 for _ in played(s, t, ["stalling"] * players, Random(seed), VARIANT.max_length + 1))
        assert RULES.over(s, t)
        assert made <= VARIANT.max_length
        assert s.turn <= 10_000
        reasons.add(GAME.describe(s, t))
    assert "turn-limit" in reasons


def situations(players: int, seed: int, policies: list[str], every: int) -> Any:
    """(table, state) of a game at every ``every``-th decision, and whenever a card is being offered."""
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    for step, _ in enumerate(played(s, t, policies, Random(seed), 800)):
        if not RULES.over(s, t) and (step % every == 0 or s.offered >= 0):
            yield t, s


@pytest.mark.rule("CC-70", "CC-71", "CC-72")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=25)
def test_a_redealt_copy_looks_the_same_to_its_viewer_and_keeps_every_fact(
    players: int, seed: int, policies: list[str]
) -> None:
    for t, s in situations(players, seed, policies, 9):
        for viewer in range(-1, players):
            copy = STATE.copy(s)
            RULES.determinize(copy, t, viewer, policy(seed))
            assert GAME.faults(copy, t) == []
            assert seen(copy, t, viewer) == seen(s, t, viewer)
            assert copy.rng != s.rng  # nor can it foresee what will be drawn
            for holder in range(players):
                if holder != viewer and viewer >= 0:
                    assert Counter(known_cards(s, viewer, holder)) <= Counter(spread(copy.hands[holder]))
            again = STATE.copy(copy)
            RULES.determinize(copy, t, viewer, policy(seed + 1))
            RULES.determinize(again, t, viewer, policy(seed + 1))
            true = STATE.copy(s)
            RULES.determinize(true, t, viewer, policy(seed + 1))
            assert STATE.pack(true) == STATE.pack(copy) == STATE.pack(again)


@pytest.mark.rule("CC-70", "CC-72")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=15)
def test_a_view_never_knows_more_cards_than_a_hand_has(players: int, seed: int, policies: list[str]) -> None:
    for t, s in situations(players, seed, policies, 5):
        for viewer in range(-1, players):
            for player in GAME.view(s, t, viewer).players:
                assert len(player.known) <= player.cards
                assert (player.hand is not None) == (player.seat == viewer)


def seen(s: Any, t: Any, viewer: int) -> tuple[Any, ...]:
    """Everything that leaves for a viewer: the view, the document, the observation and what may be done."""
    sent = msgspec.json.encode(GAME.view(s, t, viewer)), GAME.position(s, t, viewer)
    if viewer < 0:
        return sent
    numbers = [0] * VARIANT.observation
    RULES.observe(s, t, viewer, numbers)
    return *sent, numbers, legal_ids(s, t, viewer)


@pytest.mark.rule("CC-70")
def test_unknown_cards_are_redealt_evenly() -> None:
    table = situation("sloth 3", "tapir 1", "turtle 1", pile="anteater 1, toucan 1")
    hidden = Counter[tuple[str, ...]]()
    for seed in range(1200):
        copy = STATE.copy(table.s)
        RULES.determinize(copy, table.t, 0, policy(seed))
        hidden[(*spread(copy.hands[1]), *spread(copy.hands[2]))] += 1
    assert len(hidden) == 4 * 3
    assert all(100 - 45 < n < 100 + 45 for n in hidden.values())


@pytest.mark.rule("CC-72")
@pytest.mark.parametrize("card", CODES)
def test_known_cards_of_every_kind_stay_where_they_are(card: str) -> None:
    facts = [{"viewer": 0, "holder": 1, "cards": [card, card]}, {"viewer": 2, "holder": 1, "cards": [card]}]
    other = "tapir" if card.startswith("sloth") else "sloth"
    hands = [f"{other} 3", f"{card}, {card}, {other} 1", f"{other} 5"]
    table = situation(*hands, tops=f"{other} 2, {other} 4", known=facts)
    for viewer, known in ((0, [card, card]), (2, [card])):
        for seed in range(5):
            copy = STATE.copy(table.s)
            RULES.determinize(copy, table.t, viewer, policy(seed))
            assert GAME.faults(copy, table.t) == []
            assert known_cards(copy, viewer, 1) == known
            assert Counter(known) <= Counter(spread(copy.hands[1]))


@pytest.mark.rule("CC-30", "CC-71")
def test_the_offered_card_is_redealt_among_the_givers_for_all_but_the_giver() -> None:
    table = situation("tapir 3, capybara, sloth 1", "sloth 1", "turtle 1", teapot=1, pile="tapir 5")
    table.play("tapir 3 left", "pass capybara")
    for viewer, expected in ((0, {"capybara"}), (1, {"capybara", "sloth 1", "turtle 1", "tapir 5"})):
        offered = set()
        for seed in range(80):
            copy = STATE.copy(table.s)
            RULES.determinize(copy, table.t, viewer, policy(seed))
            assert copy.hands[0][copy.offered] > 0
            offered.add(CODES[copy.offered])
        assert offered == expected


@pytest.mark.rule("CC-30")
def test_each_card_of_the_giver_may_be_the_one_that_is_offered() -> None:
    given = ["anteater 1", "anteater 1", "sloth 2", "tapir 5", "capybara"]
    facts = [{"viewer": 1, "holder": 0, "cards": given}]
    at = {"phase": "teapot-card", "teapot": 1, "tops": "tapir 3, sloth 4", "known": facts, "offered": "sloth 2"}
    table = situation(", ".join(given), "sloth 1", **at)
    offered = Counter[str]()
    for seed in range(1000):
        copy = STATE.copy(table.s)
        RULES.determinize(copy, table.t, 1, policy(seed))
        offered[CODES[copy.offered]] += 1
    assert set(offered) == set(given)
    assert all(200 * given.count(card) - 60 < n < 200 * given.count(card) + 60 for card, n in offered.items())


@pytest.mark.rule("CC-6")
@given(players=PLAYERS, seed=SEEDS)
@settings(max_examples=15)
def test_plain_and_compiled_play_the_same_game(players: int, seed: int) -> None:
    table = dealt(players, seed)
    rng = Random(seed)
    for _ in range(120):
        if table.over:
            return
        table.play(rng.choice(table.legal))


@pytest.mark.rule("CC-10", "CC-23")
@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@example(players=3, seed=1, policies=["hoarding"] * 5)
@settings(max_examples=10)
def test_sampled_actions_are_the_legal_ones_equally_often(players: int, seed: int, policies: list[str]) -> None:
    for t, s in situations(players, seed, policies, 17):
        legal = legal_ids(s, t, s.mover)
        assert legal == sorted(set(legal))
        drawn = Counter(RULES.sample(s, t, s.mover, r) for r in [policy(seed)] for _ in range(60 * len(legal)))
        assert set(drawn) == set(legal)
        assert all(20 < n < 120 for n in drawn.values())


@given(players=PLAYERS, seed=SEEDS, policies=MIXED)
@settings(max_examples=15)
def test_nothing_can_be_taken_back_once_another_was_asked_or_saw_a_hidden_card(
    players: int, seed: int, policies: list[str]
) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    s.log.clear()
    before = s.mover
    for seat, _ in played(s, t, policies, Random(seed), 800):
        kinds = [event[0] for event in s.log]
        shown = [event for event in s.log if event[1] not in (ALL, 1 << seat)]
        if s.mover != before or RULES.over(s, t) or [event for event in shown if event[0] != SEAL]:
            assert SEAL in kinds
        before = s.mover
        s.log.clear()


@pytest.mark.rule("CC-23")
def test_nobody_poor_is_sampled_for_a_cookie() -> None:
    table = situation("anteater 3, sloth 1", "sloth 1", "turtle 1", "turtle 2", cookies=[5, 1, 2, 9])
    table.play("anteater 3 left")
    r = policy(1)
    drawn = Counter(TEXTS[RULES.sample(table.s, table.t, 0, r)] for _ in range(200))
    assert set(drawn) == {"cookie from 2", "cookie from 3"}
    assert min(drawn.values()) > 60
