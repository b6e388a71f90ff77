"""Variants, solo, and who knows what (CR-50 … CR-65, CR-90, CR-91)."""

from __future__ import annotations

import pytest
from tests.games.capybara_crush.helpers import SOLO, herds, new

import capytable
from capytable.games.capybara_crush.cards import CATEGORIES
from capytable.kernel.errors import SetupError

RANDOM = {"drawing": "random", "adjustment": "random", "movement": "random"}


@pytest.mark.rule("CR-50")
def test_new_powers_are_one_of_each_category() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(80):
        for i, power in enumerate(new(2, seed, **RANDOM).view(0).powers):
            seen[i].add(power)
    assert [found == set(category) for found, category in zip(seen, CATEGORIES, strict=True)] == [True] * 3


@pytest.mark.rule("CR-51")
def test_hidden_goals_are_known_to_their_owners_until_scoring() -> None:
    table = new(3, goals="hidden")
    assert [player.favourite is not None for player in table.view(1).players] == [False, True, False]
    assert all(player.favourite is None for player in table.view(-1).players)
    guessed = set()
    for seed in range(40):
        copy = table.variant.state.copy(table.s)
        table.rules.determinize(copy, table.t, 1, [seed * 99991])
        assert copy.favourite[1] == table.s.favourite[1]
        assert len(set(copy.favourite[:3])) == 3
        guessed.add(copy.favourite[0])
    assert len(guessed) == 4


@pytest.mark.rule("CR-52")
@pytest.mark.parametrize(("players", "most"), [(2, 12), (3, 10)])
def test_higher_capy_max(players: int, most: int) -> None:
    assert new(players, capys="higher").view(0).most == most


@pytest.mark.rule("CR-53")
def test_other_combinations_are_refused_with_a_reason() -> None:
    with pytest.raises(SetupError, match="capys=higher is for 2 to 3 players, not 4") as refused:
        capytable.new("capybara-crush", 4, 1, {"capys": "higher"})
    assert refused.value.option == "capys"
    assert {option.id for option in SOLO.options} == {"drawing", "adjustment", "movement"}
    table = new(3, capys="higher", goals="hidden", **RANDOM)
    assert (table.t.most, table.t.hidden) == (10, 1)


@pytest.mark.rule("CR-60")
def test_solo_has_five_capys_five_stars_a_card_and_an_ai_with_three_favourites() -> None:
    view = new(1, variant=SOLO).view(0)
    assert len(view.players[0].herd) == 5
    assert view.players[0].stars == 5
    assert len(view.players[0].hand) == 1
    assert view.players[0].favourite is None
    assert len(set(view.ai)) == 3


@pytest.mark.rule("CR-61")
def test_solo_draws_from_the_river_and_plays_critters_only() -> None:
    table = new(1, variant=SOLO)
    assert table.legal == [f"river {i}" for i in range(5)]
    table.play(
        "river 1",
    )
    table.play(table.of("play")[0])
    assert table.legal == [f"on {i}" for i in range(5)]


def solo(line: str = "_ _ _ _ _", **more: object) -> object:
    """A solo turn with a river of known cards and an AI that likes goats, monkeys and turtles."""
    given = {"hands": [["YBT"]], "river": ["GMT", "GMB", "YBG", "BYM", "TGM"], "solo": True}
    return herds(line, **{**given, "ai": ["goat", "monkey", "turtle"], **more})


@pytest.mark.rule("CR-62")
@pytest.mark.parametrize(
    ("place", "taken", "points"),
    [(2, ["GMB", "BYM"], 3), (1, ["GMT", "YBG"], 4), (0, ["GMB", "TGM"], 5), (4, ["GMT", "BYM"], 4)],
)
def test_the_ai_takes_the_cards_next_to_the_gap_or_the_two_ends(place: int, taken: list[str], points: int) -> None:
    table = solo().act(f"river {place}", "play YBT", "on 0")
    assert [told[1].split(".")[1] for told in table.events("ai took")] == taken
    assert table.s.ai_points == points
    assert table.under() == taken


@pytest.mark.rule("CR-63")
def test_powers_come_after_the_ai_and_then_the_river_is_refilled_from_the_left() -> None:
    table = solo("GMY _ _ _ _")
    assert not table.of("power")
    table.act("river 2", "play YBT", "on 1")
    assert table.of("power") == ["power sweep", "power flip", "power shift"]
    assert table.river() == ["GMT", "", "", "", "TGM"]
    table.play("power flip", "pick 0", "refill")
    assert table.river()[0] == "GMT"
    assert table.river()[4] == "TGM"
    assert all(table.river())


@pytest.mark.rule("CR-64")
def test_five_critter_cards_score_chains_of_three_and_more_and_leave_the_game() -> None:
    table = solo("GMY GTB GBY GYM _", hands=[["GTY"]], stars=[4])
    hand = "GTY"
    table.act("river 0", f"play {hand}", "on 4", "refill")
    assert table.s.scorings == 1
    assert table.s.points == 13, "five goats, five pinks, three yuzu; chains of one or two count nothing"
    assert table.herd() == "_ _ _ _ _"
    assert table.s.stars[0] == 4
    assert table.s.gone.bit_count() == 5
    assert len(table.hand(0)) == 1


@pytest.mark.rule("CR-65")
@pytest.mark.parametrize(("before", "won"), [(90, True), (0, False)])
def test_after_the_third_scoring_more_points_than_the_ai_win(before: int, won: bool) -> None:
    table = solo("GMY GTB GBY GYM _", hands=[["GTY"]], scorings=2, points=before, ai_points=40, stars=[0])
    table.act("river 0", "play GTY", "on 4")
    assert table.over
    assert table.winners == ([0] if won else [])


@pytest.mark.rule("CR-90")
def test_cards_taken_from_the_river_are_known_to_all_while_in_hand() -> None:
    table = herds("_ _ _", "_ _ _", hands=[["YBT"], ["YBM"]])
    card = table.river()[0]
    table.play("river 0")
    for viewer in (-1, 1):
        assert [face.code.split(".")[1] for face in table.view(viewer).players[0].known] == [card]
        assert table.view(viewer).players[0].hand is None


@pytest.mark.rule("CR-91")
def test_nobody_can_tell_which_card_became_the_capy() -> None:
    table = herds("_ _ _", "_ _ _", hands=[["YBT"], ["YBM"]])
    table.act("river 0", "play YBT", "capy left")
    assert table.view(1).players[0].known == []
    assert table.view(1).players[0].herd[0].below is None
    code = table.code("YBT")
    sure = herds("_ _ _", "_ _ _", hands=[["YBT"], ["YBM"]], step="play", known=[{"card": code, "seats": "all"}])
    sure.act("play YBT", "capy left")
    assert sure.view(1).players[0].herd[0].below.code == code, "it was the only card in hand, and known"
