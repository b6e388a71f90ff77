"""Draftybara: set-up, sealed rounds, reserves, powers, the end (CR-80 … CR-86)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.capybara_crush.drafts import draft, new_draft, seat
from tests.games.capybara_crush.helpers import DRAFT, GAME, make_table

from capytable.games.capybara_crush.draft_text import cards_of
from capytable.games.capybara_crush.state import DRAFT_SEATS
from capytable.kernel.errors import PositionError, SetupError
from capytable.match.match import new


@pytest.mark.rule("CR-80")
@pytest.mark.parametrize(("players", "decks"), [(2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (13, 4), (16, 4)])
def test_one_deck_for_every_four_players_begun(players: int, decks: int) -> None:
    table = new_draft(players)
    assert table.view(-1).decks == decks
    dealt = Counter(card for p in range(players) for card in cards_of(table.s.hand[p]))
    assert sum(dealt.values()) == 15 * players
    assert max(dealt.values()) <= decks
    assert sum(dealt.values()) + len(cards_of(table.s.box)) == 60 * decks


@pytest.mark.rule("CR-80")
def test_the_number_of_players_has_one_limit_of_sixteen_at_least() -> None:
    assert DRAFT.players == (2, DRAFT_SEATS)
    assert DRAFT_SEATS >= 16
    with pytest.raises(SetupError, match="2 to 16"):
        new(GAME, DRAFT_SEATS + 1, 1, {"variant": "draft"})


@pytest.mark.rule("CR-81")
def test_everybody_starts_with_three_capys_and_stars_a_favourite_and_fifteen_cards() -> None:
    table = new_draft(16)
    likes = Counter(player.favourite for player in table.view(-1).players)
    assert sum(likes.values()) == 16
    assert max(likes.values()) <= 4
    for p in range(16):
        mine = table.player(p)
        assert (len(mine.herd), mine.stars, len(mine.hand), mine.reserve) == (3, 3, 15, [])
        assert all(capy.start for capy in mine.herd)


@pytest.mark.rule("CR-81")
def test_the_first_reserved_cards_are_laid_at_once_and_unseen_and_lie_open_then() -> None:
    table = new_draft(3)
    cards = [table.hand(p)[0] for p in range(3)]
    assert table.view(0).phase == "reserve"
    assert sorted(table.may(0)) == [f"reserve {card}" for card in table.hand(0)]
    table.by(0, f"reserve {cards[0]}").by(1, f"reserve {cards[1]}", "ready")
    assert table.reserve(0) == [cards[0]]
    assert [table.reserve(p, 2) for p in range(3)] == [[], [], []]
    table.by(0, "ready").by(2, f"reserve {cards[2]}", "ready")
    assert [table.reserve(p, -1) for p in range(3)] == [[card] for card in cards]
    assert [table.player(p).cards for p in range(3)] == [14, 14, 14]
    assert (table.view(0).phase, table.view(0).round) == ("choose", 1)


@pytest.mark.rule("CR-82")
def test_a_round_is_any_powers_and_one_play_in_any_order_then_ready() -> None:
    table = draft(seat("MGT _ _", hand=["GMT", "TMG"], reserve=["BGM"]), seat())
    assert table.may(0) == [
        "play GMT", "play TMG", "play reserved BGM", "power sprint", "power flip", "power shift",
    ]  # fmt: skip
    table.by(0, "power flip", "pick 0", "play GMT", "on 1", "power shift", "pick 1", "up")
    assert table.may(0) == ["power flip", "power shift", "ready"]
    assert table.player(0).stars == 1


@pytest.mark.rule("CR-82")
def test_others_see_only_who_is_ready_until_all_are() -> None:
    table = draft(seat("MGT _ _", hand=["GMT", "TMG"], reserve=["BGM"]), seat("_ _ _"), seat())
    before = [table.player(0, viewer) for viewer in (1, 2, -1)]
    heard = table.told(-1)
    table.by(0, "power flip", "pick 0", "play reserved BGM", "on 1", "reserve GMT")
    assert [table.player(0, viewer) for viewer in (1, 2, -1)] == before
    assert table.told(-1) == heard
    table.by(0, "ready")
    assert [table.player(0, viewer).ready for viewer in (1, 2, -1)] == [True] * 3
    assert table.player(0, -1).herd == before[2].herd
    assert table.told(-1) == [*heard, ("ready", -1, 0, 0)]
    table.others()
    assert table.herd(0, -1) == "MGT~ BGM _"
    assert table.reserve(0, -1) == ["GMT"]


@pytest.mark.rule("CR-82")
def test_all_is_shown_at_once_in_order_and_faces_of_capys_stay_hidden() -> None:
    table = draft(seat("MGT _ _", hand=["GMT", "TMG"], stars=2), seat(hand=["BYG"]), seat())
    table.by(0, "play GMT", "capy left", "power flip", "pick 1", "ready").by(1, "play BYG", "on 0", "ready").others()
    mine = [event for event in table.told(1) if event[0] != "ready" and event[2] == 0]
    assert mine[:4] == [
        ("played capy", None, 0, 0),
        ("star back", -1, 0, 3),
        ("used power", 4, 0, 1),
        ("flipped", -1, 0, 1),
    ]
    assert ("played capy", table.code("GMT"), 0, 0) in table.told(0)
    assert [capy.below for capy in table.player(0, 1).herd] == [None] * 4
    assert table.player(0).herd[0].below.code == table.code("GMT")


@pytest.mark.rule("CR-82")
def test_a_decision_can_be_changed_until_the_last_one_is_ready() -> None:
    match = new(GAME, 3, 5, {"variant": "draft"})
    first, second = (action.text for action in match.legal_actions(0)[:2])
    match.play(first, 0).play("ready", 0)
    other = match.legal_actions(1)[3].text
    match.play(other, 1)
    assert match.movers == (1, 2)
    match.undo(0).undo(0)
    assert match.movers == (0, 1, 2)
    assert (match.view(0).decision, match.view(1).decision) == ([], [other])
    match.play(second, 0).play("ready", 0).play("ready", 1)
    assert match.can_undo(0)
    match.play(match.legal_actions(2)[0], 2).play("ready", 2)
    assert not any(match.can_undo(p) for p in range(3))
    assert f"reserve {match.view(1).players[0].reserve[0].code}" == second


@pytest.mark.rule("CR-82")
def test_every_hand_goes_to_the_left_also_an_empty_one_and_reserves_stay() -> None:
    table = draft(seat(hand=["GMT"]), seat(hand=["BGM", "BGT"], reserve=["YBG"]), seat(hand=["TMG", "TMB"]), seat())
    assert table.view(0).passes == [1, 2, 3, 0]
    table.by(0, "play GMT", "on 0", "ready").by(1, "play BGM", "on 0", "ready").by(2, "play TMG", "on 0", "ready")
    last = table.hand(3)
    played = table.may(3)[0].removeprefix("play ")
    table.others()
    last.remove(played)
    assert [table.hand(p) for p in range(4)] == [last, [], ["BGT"], ["TMB"]]
    assert table.reserve(1) == ["YBG"]
    assert table.events("passed")[-1][2] == 2


@pytest.mark.rule("CR-83")
def test_for_a_reserved_card_that_is_played_one_of_the_hand_goes_into_the_reserve() -> None:
    table = draft(seat(hand=["GMT", "TMG"], reserve=["BGM"]), seat())
    table.by(0, "play reserved BGM", "on 2")
    assert table.may(0) == ["reserve GMT", "reserve TMG"]
    table.by(0, "reserve TMG")
    assert (table.hand(0), table.reserve(0)) == (["GMT"], ["TMG"])


@pytest.mark.rule("CR-83")
def test_an_empty_hand_refills_nothing() -> None:
    table = draft(seat(reserve=["BGM", "TMG"]), seat())
    table.by(0, "play reserved BGM", "on 2")
    assert table.reserve(0) == ["TMG"]
    assert table.may(0) == ["power flip", "power shift", "ready"]


@pytest.mark.rule("CR-83")
@pytest.mark.rule("CR-84")
def test_sprint_puts_a_second_card_into_the_reserve_and_each_reserved_play_is_made_good() -> None:
    table = draft(seat(hand=["GMT", "TMG", "BGM", "YGM"], reserve=["MGT"]), seat())
    table.by(0, "power sprint")
    assert sorted(table.may(0)) == ["reserve BGM", "reserve GMT", "reserve TMG", "reserve YGM"]
    table.by(0, "reserve GMT")
    assert table.reserve(0) == ["GMT", "MGT"]
    table.by(0, "play reserved GMT", "on 0", "reserve TMG", "play reserved MGT", "capy right", "reserve BGM")
    assert table.reserve(0) == ["BGM", "TMG"]
    assert table.hand(0) == ["YGM"]
    assert table.player(0).stars == 2
    table.by(0, "ready").others()
    assert table.player(0, -1).herd[3].below.code == table.code("MGT")  # it lay open in the reserve


@pytest.mark.rule("CR-84")
def test_sprint_plays_from_the_hand_too_and_needs_a_card_in_hand_and_room() -> None:
    table = draft(seat(hand=["GMT", "TMG"]), seat(reserve=["BGM"]), seat())
    table.by(0, "power sprint", "reserve GMT")
    assert table.may(0) == ["play TMG", "play reserved GMT"]
    assert "power sprint" not in table.may(1)
    full = draft(seat("MGT MTG MBG MGB GMT GTM _ _", hand=["TMG", "TGM", "BGM"], stars=3), seat())
    full.by(0, "power sprint", "reserve TMG", "play TGM", "on 6", "play BGM", "on 7")
    assert full.may(0) == ["power flip", "power shift", "ready"]


@pytest.mark.rule("CR-84")
def test_release_takes_a_critter_card_into_the_hand_and_may_play_it() -> None:
    table = draft(seat("MGT _ _", reserve=["BGM"]), seat(), powers=["sprint", "release", "shift"])
    table.by(0, "power release", "pick 0")
    assert table.may(0) == ["play MGT", "play reserved BGM"]
    table.by(0, "play reserved BGM", "on 0", "reserve MGT", "play reserved MGT", "on 1")
    assert table.herd(0) == "BGM MGT _"


@pytest.mark.rule("CR-84")
def test_powers_are_sprint_and_one_of_each_other_category() -> None:
    assert list(new_draft().view(0).powers) == ["sprint", "flip", "shift"]
    drawn = [tuple(new_draft(seed=n, adjustment="random", movement="random").view(0).powers) for n in range(40)]
    assert {powers[0] for powers in drawn} == {"sprint"}
    assert {powers[1] for powers in drawn} == {"flip", "somersault", "trade", "release"}
    assert {powers[2] for powers in drawn} == {"shift", "leap", "march"}
    with pytest.raises(SetupError, match="not for the variant draft"):
        new(GAME, 2, 1, {"variant": "draft", "drawing": "hope"})


@pytest.mark.rule("CR-53")
def test_the_draft_refuses_a_higher_maximum_and_has_hidden_goals() -> None:
    with pytest.raises(SetupError, match="not for the variant draft"):
        new(GAME, 2, 1, {"variant": "draft", "capys": "higher"})
    table = new_draft(3, goals="hidden")
    assert [player.favourite is None for player in table.view(1).players] == [True, False, True]
    assert all(player.favourite is None for player in table.view(-1).players)


def ending(*players: dict[str, Any], **more: Any) -> Any:
    """A round in which the first player fills the eighth capy."""
    first = seat("MGT MTG MBG MGB MGY MYG MTY _", hand=["GMT"], stars=0, likes="bird")
    return draft(first, *players, **more)


@pytest.mark.rule("CR-85")
def test_it_ends_after_the_round_in_which_somebody_has_eight_critter_cards() -> None:
    table = ending(seat("_ _ _", hand=["BGM", "BGT"]), seat())
    table.by(0, "play GMT", "on 7", "ready")
    assert not table.over
    table.by(1, "play BGM", "on 0", "ready").others()
    assert table.over
    assert table.view(1).phase == "over"
    assert table.herd(1) == "BGM _ _"
    assert table.hand(1) == ["BGT"]  # not passed again
    assert GAME.describe(table.s, table.t) == "herd-full"
    assert table.winners == [0]


@pytest.mark.rule("CR-85")
def test_as_many_players_win_as_there_are_decks() -> None:
    table = ending(*(seat(stars=n) for n in range(4)), seat(stars=0, likes="yuzu"))
    table.by(0, "play GMT", "on 7", "ready").others()
    assert table.scores[1:] == [0, 1, 2, 3, 4]
    assert table.winners == [0, 5]


@pytest.mark.rule("CR-85")
@pytest.mark.rule("CR-44")
def test_a_tie_across_the_cut_that_corner_numbers_cannot_part_lets_all_of_them_win() -> None:
    twins = [seat("BGM _ _", stars=1, likes="turtle") for _ in range(2)]
    table = ending(*twins, seat(), seat(), seat(stars=0, likes="yuzu"))
    table.by(0, "play GMT", "on 7", "ready").others()
    assert table.scores[1:] == [5, 5, 3, 3, 4]
    assert table.winners == [0, 1, 2]


@pytest.mark.rule("CR-85")
@pytest.mark.rule("CR-44")
def test_equal_points_go_to_the_next_highest_corner_number() -> None:
    """Both have number 60 (YBT) of one of the decks; then 59 (YBM) ranks before 56 (YTM)."""
    herds = [seat("YBT _ YTM", stars=1, likes="goat"), seat("YBT _ YBM", stars=1, likes="goat")]
    table = ending(*herds, seat(), seat(), seat(stars=0, likes="yuzu"))
    table.by(0, "play GMT", "on 7", "ready").others()
    assert table.scores[1] == table.scores[2] > max(table.scores[3:])
    assert table.winners == [0, 2]


@pytest.mark.rule("CR-86")
def test_with_an_empty_hand_the_play_comes_from_the_reserve() -> None:
    table = draft(seat(reserve=["BGM"]), seat())
    assert table.may(0) == ["play reserved BGM"]


@pytest.mark.rule("CR-86")
def test_with_no_card_at_all_or_a_full_herd_the_play_is_skipped() -> None:
    table = draft(seat("MGT _ _"), seat())
    assert table.may(0) == ["power flip", "power shift", "ready"]
    full = draft(seat("MGT MTG MBG MGB GMT GTM GBM _", hand=["TMG", "TGM", "BGM"]), seat())
    full.by(0, "power sprint", "reserve TMG", "play TGM", "on 7")
    assert full.may(0) == ["power flip", "power shift", "ready"]


@pytest.mark.rule("CR-86")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_draft_cannot_stall(players: int) -> None:
    """In every round at least one card comes onto the table, whatever is chosen."""
    for seed in range(3):
        match = new(GAME, players, seed, {"variant": "draft", "adjustment": "release"})
        rng, before, rounds = random.Random(seed), -1, 0
        while not match.over:
            view = match.view()
            if view.round != rounds:
                laid = sum(sum(not capy.start for capy in p.herd) for p in view.players)
                laid += sum(capy.critters is not None for p in view.players for capy in p.herd)
                assert laid > before
                before, rounds = laid, view.round
            mover = rng.choice(match.movers)
            match.play(rng.choice(match.legal_actions(mover)), mover)


@pytest.mark.rule("CR-86")
def test_a_situation_in_which_nobody_holds_a_card_is_refused() -> None:
    t = make_table(2, None, DRAFT)
    player = {"herd": [{}, {}, {}], "favourite": "goat", "hand": [], "reserve": []}
    with pytest.raises(PositionError, match="15"):
        GAME.from_position(t, {"player": [player, {**player, "favourite": "bird"}]}, [1])
