"""Setup and turns of the table game (CR-1 … CR-17)."""

from __future__ import annotations

import pytest
from tests.games.capybara_crush.helpers import GAME, SOLO, STANDARD, herds, make_table, new

from capytable.games.capybara_crush.cards import FIRST_POWERS

FULL = "GMT GMB GMY GTM GTB GTY GBM GBT"
OTHER = "MGT MGB MGY MTG MTB MTY MBG MBT"


@pytest.mark.rule("CR-1")
def test_two_to_four_play_and_one_alone() -> None:
    assert STANDARD.players == (2, 4)
    assert SOLO.players == (1, 1)


@pytest.mark.rule("CR-2")
@pytest.mark.rule("CR-3")
def test_sixty_ordered_triples_with_backgrounds_that_lean_nowhere() -> None:
    deck = GAME.default_deck()
    assert GAME.check_deck(deck) == []
    assert len({tuple(card["critters"]) for card in deck["card"]}) == 60
    assert sorted(card["number"] for card in deck["card"]) == list(range(1, 61))
    assert all(len(set(card["critters"])) == 3 for card in deck["card"])
    for row in range(3):
        for critter in ("goat", "monkey", "turtle", "bird", "yuzu"):
            grounds = [card["background"] for card in deck["card"] if card["critters"][row] == critter]
            assert [grounds.count(ground) for ground in ("pink", "green", "yellow")] == [4, 4, 4]


@pytest.mark.rule("CR-4")
def test_everyone_starts_with_a_favourite_of_their_own_open() -> None:
    seen = set()
    for seed in range(40):
        likes = [player.favourite for player in new(4, seed).view(-1).players]
        assert len(set(likes)) == 4
        seen.add(likes[0])
    assert len(seen) == 5


@pytest.mark.rule("CR-5")
def test_three_capys_and_three_stars() -> None:
    table = new(3)
    assert [table.herd(seat) for seat in range(3)] == ["_ _ _"] * 3
    assert [player.stars for player in table.view(0).players] == [3, 3, 3]


@pytest.mark.rule("CR-6")
def test_a_river_of_five_and_a_card_each_the_first_player_drawn_or_named() -> None:
    table = new(4)
    assert len(table.view(0).river) == 5
    assert all(table.view(0).river)
    assert [player.cards for player in table.view(0).players] == [1] * 4
    assert {new(4, seed).s.starter for seed in range(50)} == {0, 1, 2, 3}
    assert new(3, first=2).seat == 2


@pytest.mark.rule("CR-7")
def test_the_first_games_powers_or_those_the_host_names() -> None:
    assert tuple(new().view(0).powers) == FIRST_POWERS
    assert tuple(new(drawing="hope", adjustment="trade", movement="march").view(0).powers) == ("hope", "trade", "march")


@pytest.mark.rule("CR-10")
def test_the_game_ends_for_all_when_a_full_herd_starts_its_turn() -> None:
    table = herds(FULL, "_ _ _", hands=[["YBT"], ["YBM"]], active=1, step="draw")
    table.act("river 0", "play YBM", "on 0", "refill", "end turn")
    assert table.over
    assert table.view(0).phase == "over"


@pytest.mark.rule("CR-11")
def test_draw_then_play_then_the_river_is_refilled() -> None:
    table = herds("_ _ _", "_ _ _", hands=[["YBT"], ["YBM"]], stars=[0, 0])
    assert table.legal == [f"river {i}" for i in range(5)] + ["deck"]
    card = table.river()[2]
    table.act("river 2")
    assert sorted(table.hand(0)) == sorted(["YBT", card])
    assert all(text.startswith("play") for text in table.legal)
    table.act(f"play {card}", "on 1")
    assert all(table.river())
    assert table.seat == 1


@pytest.mark.rule("CR-12")
def test_critters_go_on_a_capy_that_carries_none_upright() -> None:
    table = herds("GMT _ _", "_ _ _", hands=[["YBT"], ["YBM"]], step="play")
    table.act("play YBT")
    assert table.of("on") == ["on 1", "on 2"]
    assert table.play("on 2").herd() == "GMT _ YBT"


@pytest.mark.rule("CR-13")
def test_a_capy_goes_face_down_to_an_end_and_brings_a_star_back() -> None:
    table = herds("GMT _ _", "_ _ _", hands=[["YBT"], ["YBM"]], stars=[1, 3], step="play")
    assert table.act("play YBT", "capy left").herd() == "_ GMT _ _"
    assert table.view(0).players[0].stars == 2
    assert table.view(0).players[0].herd[0].below.code == table.code("YBT")
    assert table.view(1).players[0].herd[0].below is None
    table = herds("GMT _ _", "_ _ _", hands=[["YBT"], ["YBM"]], stars=[3, 3], step="play")
    assert table.act("play YBT", "capy right").herd() == "GMT _ _ _"
    assert table.view(0).players[0].stars == 3


@pytest.mark.rule("CR-13")
def test_no_more_than_eight_capys() -> None:
    table = herds("_ _ _ _ _ _ _ _", "_ _ _", hands=[["YBT"], ["YBM"]], step="play").act("play YBT")
    assert table.of("capy") == []


@pytest.mark.rule("CR-14")
def test_one_card_is_played_each_turn_unless_powers_have_filled_the_herd() -> None:
    line = "GMT GMB GMY GTM GTB GTY GBM _"
    table = herds(line, "_ _ _", hands=[["YBT"], ["YBM"]], powers=["hope", "flip", "shift"])
    table.act("deck")
    assert "end turn" not in table.legal
    table.act("power hope", "on 7")
    assert not table.of("play"), "the herd is full, the play is skipped"
    assert len(table.hand(0)) == 2


@pytest.mark.rule("CR-14")
def test_between_draw_and_play_a_power_must_leave_a_card() -> None:
    options = {"powers": ["sweep", "release", "shift"]}
    one = herds("GMT _ _", "_ _ _", hands=[["YBT"], ["YBM"]], step="play", **options)
    assert "power release" not in one.legal
    two = herds("GMT _ _", "_ _ _", hands=[["YBT", "YBG"], ["YBM"]], step="play", **options)
    assert "power release" in two.legal
    before = herds("GMT _ _", "_ _ _", hands=[["YBT"], ["YBM"]], step="draw", **options)
    assert "power release" in before.legal


@pytest.mark.rule("CR-15")
def test_powers_at_any_time_of_the_own_turn_as_often_as_the_stars_last() -> None:
    table = herds("GMT _ _", "_ _ _", hands=[["YBT"], ["YBM"]])
    table.act("power flip", "pick 0", "power flip", "pick 0", "river 0", "play YBT", "on 1", "power flip", "pick 0")
    assert table.view(0).players[0].stars == 0
    assert table.herd().startswith("GMT~ YBT")
    assert table.seat == 1, "no power can be used any more, so the turn ends by itself"


@pytest.mark.rule("CR-15")
def test_the_turn_ends_when_the_player_says_so_and_a_short_river_is_refilled() -> None:
    table = herds("_ _ _", "_ _ _", hands=[["YBT"], ["YBM"]], powers=["sprint", "flip", "shift"])
    table.act("river 0", "play YBT", "on 0", "refill", "power sprint", "river 1")
    card = next(text for text in table.of("play") if table.code("YBT") not in text)
    table.play(card, "on 1")
    assert table.river().count("") == 1
    table.play("end turn")
    assert all(table.river())


@pytest.mark.rule("CR-16")
def test_when_cards_run_out_draw_and_play_are_skipped() -> None:
    everything = sorted({c.split(".")[1] for c in (GAME.card_code(make_table(), i) for i in range(60))})
    held = [c for c in everything if c != "YBT"]
    table = herds("_ _ _", "_ _ _", hands=[["YBT"], held], river=[], stars=[0, 0], step="play")
    assert table.legal == [f"play {table.code('YBT')}"], "nothing to draw"
    table.act("play YBT", "on 0")
    assert table.seat == 1
    empty = herds("_ _ _", "_ _ _", hands=[[], everything], river=[], stars=[0, 0], active=1, step="play")
    empty.play(empty.legal[0], "on 0")
    assert empty.seat == 1, "seat 0 has neither a card to draw nor one to play"


@pytest.mark.rule("CR-17")
def test_a_swept_river_goes_under_the_deck_from_left_to_right() -> None:
    table = herds("_ _ _", "_ _ _", hands=[["YBT"], ["YBM"]])
    before = table.river()
    table.play("power sweep")
    assert table.under() == before
    assert not set(before) & set(table.river())
