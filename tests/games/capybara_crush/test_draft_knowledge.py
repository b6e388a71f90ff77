"""Who knows what in the draft (CR-82, CR-91, CR-92): nobody peeks, and nobody forgets what went through their hands."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.games.capybara_crush.drafts import draft, seat
from tests.games.capybara_crush.helpers import GAME
from tests.games.situations import policy

from capytable.games.capybara_crush import draft as rules
from capytable.games.capybara_crush.draft_text import cards_of
from capytable.match.match import Match, new


@pytest.mark.rule("CR-92")
def test_a_hand_that_was_passed_on_is_known_to_who_held_it() -> None:
    table = draft(seat(hand=["GMT", "BGM", "BGT"]), seat(hand=["TMG", "TMB", "TMY"]), seat(), seat())
    for p, card in ((0, "GMT"), (1, "TMG")):
        table.by(p, f"play {card}", "on 0", "ready")
    table.others()
    assert table.hand(1) == ["BGM", "BGT"]
    assert [table.known(1, viewer) for viewer in (0, 2, 3, -1)] == [["BGM", "BGT"], [], [], []]
    table.by(1, "play BGM", "on 1", "ready").others()
    assert table.hand(2) == ["BGT"]
    assert [table.known(2, viewer) for viewer in (0, 1, 3, -1)] == [["BGT"], ["BGT"], [], []]
    assert table.known(3, 0) == []  # that came from seat 1 and has not been at seat 0
    assert table.known(3, 1) == table.known(3, 2) == table.hand(3)


@pytest.mark.rule("CR-92")
def test_what_is_reserved_from_a_known_hand_leaves_it_known() -> None:
    table = draft(seat(hand=["GMT"]), seat(hand=["BGM", "BGT", "BGY"], reserve=["TMG"], knows=[0, 1]), seat())
    table.by(1, "play reserved TMG", "capy left", "reserve BGT", "ready").others()
    assert table.known(2, 0) == ["BGM", "BGY"]
    assert table.player(1, 0).herd[0].below.code == table.code("TMG")


@pytest.mark.rule("CR-92")
def test_a_card_played_from_the_hand_as_capy_leaves_that_hand_unidentified() -> None:
    table = draft(seat(hand=["GMT"]), seat(hand=["BGM", "BGT", "BGY"], knows=[0, 1]), seat(hand=["YGM"]), seat())
    assert table.known(1, 0) == ["BGM", "BGT", "BGY"]
    table.by(1, "play BGM", "capy right", "ready")
    assert table.known(1, 0) == ["BGM", "BGT", "BGY"]  # sealed still
    table.others()
    assert table.hand(2) == ["BGT", "BGY"]
    assert [table.known(2, viewer) for viewer in (0, 1, 3, -1)] == [[], ["BGT", "BGY"], [], []]
    assert table.player(1, 0).herd[3].below is None


@pytest.mark.rule("CR-92")
@pytest.mark.rule("CR-90")
def test_everybody_knows_a_released_card_in_the_hand_until_it_may_have_become_a_capy() -> None:
    powers = ["sprint", "release", "shift"]
    table = draft(seat("GMT MGT _", hand=["BGM"], stars=3), seat(), powers=powers)
    table.by(0, "power release", "pick 0", "play BGM", "on 0", "play GMT", "on 2", "ready").others()
    table = draft(seat("GMT MGT _", hand=["BGM", "BGT"], stars=3), seat(), seat(), powers=powers)
    table.by(0, "play BGT", "on 2", "power release", "pick 0", "play BGM", "on 0", "ready").others()
    assert [table.known(1, viewer) for viewer in (0, 2, -1)] == [["GMT"]] * 3
    table.by(1, "play GMT", "capy left", "ready").others()
    assert [table.known(2, viewer) for viewer in (0, 1, -1)] == [[], [], []]


@pytest.mark.rule("CR-92")
def test_a_copy_keeps_the_hands_that_are_known_and_deals_the_others_anew() -> None:
    for players in (3, 5):
        match = in_round(3, new(GAME, players, 3, {"variant": "draft"}), random.Random(3))
        hands = set()
        for seed in range(8):
            copy = match.determinize(0, seed)
            for p in range(1, players):
                true, dealt = match.view(p).players[p].hand, copy.view(p).players[p].hand
                known = match.view(0).players[p].known
                assert len(dealt) == len(true)
                assert all(dealt.count(card) >= known.count(card) for card in known)
                if len(known) < len(true):
                    hands.add((p, tuple(card.code for card in dealt)))
        assert len(hands) > 4


def played(match: Match, decisions: int, rng: random.Random) -> Match:
    """A match after so many random decisions."""
    while match.turn < decisions and not match.over:
        mover = rng.choice(match.movers)
        match.play(rng.choice(match.legal_actions(mover)), mover)
    return match


def in_round(number: int, match: Match, rng: random.Random) -> Match:
    """A match at the beginning of a round, played at random so far."""
    while match.view().round < number:
        played(match, match.turn + 1, rng)
    return match


def gets(match: Match, viewer: int | None) -> list[bytes]:
    """All that leaves a match for a viewer, as bytes."""
    told: list[Any] = [match.view(viewer), match.events(viewer), match.position(viewer), match.movers, match.scores()]
    if viewer is not None:
        told.append([action.text for action in match.legal_actions(viewer)])
    return [*map(msgspec.json.encode, told), match.variant.state.pack(match.determinized_state(viewer, 7))]


@pytest.mark.rule("CR-82")
@pytest.mark.parametrize("players", [2, 4, 16])
def test_nobody_learns_of_a_sealed_decision(players: int) -> None:
    """Whatever a seat chooses, players, spectators and log get the same bytes until the last one is ready."""
    rng = random.Random(players)
    for number in (0, 1, 4):
        match = in_round(number, new(GAME, players, 11, {"variant": "draft", "goals": "hidden"}), rng)
        one, start = rng.randrange(players), match.turn
        worlds = []
        for seed in range(4):
            world, choose = match.clone(), random.Random(seed)
            while one in world.movers:
                world.play(choose.choice(world.legal_actions(one)), one)
            worlds.append(world)
        assert len({tuple(d.action for d in world.decisions[start:]) for world in worlds}) > 1
        for viewer in (None, *[p for p in range(players) if p != one][:4]):
            got = [gets(world, viewer) for world in worlds]
            assert all(other == got[0] for other in got)


@pytest.mark.rule("CR-82")
@pytest.mark.rule("CR-91")
@pytest.mark.parametrize("players", [3, 8])
def test_dealing_anew_what_a_viewer_cannot_know_changes_nothing_it_gets_in_mid_round_too(players: int) -> None:
    rng = random.Random(players)
    match = new(GAME, players, 2, {"variant": "draft", "adjustment": "release", "goals": "hidden"})
    for turn in range(15, 15 * players, 19):
        played(match, turn, rng)
        for viewer in (None, 0, players - 1):
            copy = match.determinize(viewer, turn)
            assert copy.movers == match.movers
            assert msgspec.json.encode(copy.view(viewer)) == msgspec.json.encode(match.view(viewer))
            assert copy.position(viewer) == match.position(viewer)
            again = copy.variant.state.pack(copy.determinized_state(viewer, 5))
            assert again == match.variant.state.pack(match.determinized_state(viewer, 5))


@pytest.mark.rule("CR-82")
def test_a_copy_lets_who_is_ready_choose_anew_and_the_others_begin() -> None:
    table = draft(seat(hand=["GMT", "TMG", "BGM"]), seat(hand=["BGT", "BGY"]), seat())
    table.by(0, "play GMT", "on 0", "ready").by(1, "play BGT")
    n = table.variant.state.copy(table.s)
    table.rules.determinize(n, table.t, 2, policy(4))
    assert table.rules.movers(n, table.t) == 0b110
    assert n.choices[1] == 0
    assert n.choices[0] > 0


@pytest.mark.parametrize("players", [2, 5, 16])
def test_an_observation_says_where_each_known_copy_is(players: int) -> None:
    match = new(GAME, players, players, {"variant": "draft"})
    dice = random.Random(players)
    while not match.over and match.turn < 60 * players:
        match.play(dice.choice(match.legal_actions()))
        if match.turn % players:
            continue
        for viewer in range(players):
            seen = [0] * 634
            rules.observe(match._state, match._setup.table, viewer, seen)
            where = [(seen[384 + 60 * copy + card], card) for copy in range(4) for card in range(60)]
            own = sorted(card for what, card in where if what == 1)
            assert own == cards_of(match._state.hand[viewer])
            for after in range(1, players):
                reserved = sorted(card for what, card in where if what == 17 + after)
                assert reserved == cards_of(match._state.reserve0[(viewer + after) % players])
