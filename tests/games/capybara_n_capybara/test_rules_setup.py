"""What lies on the table and the draft backwards (CN-1 … CN-8)."""

from __future__ import annotations

import copy

import pytest
from tests.games.capybara_n_capybara.helpers import GAME, VARIANT, codes, line, make_table, new

from capytable.kernel.errors import SetupError


@pytest.mark.rule("CN-1")
def test_two_to_four_play() -> None:
    assert VARIANT.players == (2, 4)
    for players in (2, 3, 4):
        assert len(new(players).view(-1).players) == players


@pytest.mark.rule("CN-2")
def test_seventy_capybaras_sixteen_of_four_kinds_and_six_of_the_fifth() -> None:
    assert make_table(2).copies == [16, 16, 16, 16, 6]
    assert GAME.faults(new(4).s, make_table(4)) == []


@pytest.mark.rule("CN-2")
def test_the_fifth_kind_is_no_joker() -> None:
    assert "pumpkin AAA" not in line("EEE", "ABCD", pumpkins=["AAA"]).legal
    assert "pumpkin AAA" in line("AAA", "ABCD", pumpkins=["AAA"]).legal


@pytest.mark.rule("CN-3")
def test_thirty_pumpkins_symmetric_in_four_letters() -> None:
    deck = GAME.default_deck()
    assert GAME.check_deck(deck) == []
    assert deck["stand_in"] is True
    found = sorted(card.get("letters", f">{card.get('steps')}") for card in deck["pumpkin"])
    pairs = ["AABB", "AACC", "AADD", "BBCC", "BBDD", "CCDD"]
    threes = ["AAA", "BBB", "CCC", "DDD", "ABC", "ABD", "ACD", "BCD"]
    rare = ["AE", "BE", "CE", "DE", "AAE", "BBE", "CCE", "DDE", "EE"]
    arrows = [">3", ">4", ">5", ">6", ">7"]
    assert found == sorted([*pairs, *threes, "ABCD", "ABCD", *rare, *arrows])
    assert all(1 <= card["points"] <= 6 for card in deck["pumpkin"])


@pytest.mark.rule("CN-3")
def test_a_table_may_bring_the_real_pumpkins() -> None:
    deck = copy.deepcopy(dict(GAME.default_deck()))
    deck["pumpkin"][0] = {"letters": "EEE", "points": 6}
    assert GAME.check_deck(deck) == []
    assert codes(make_table(2, deck))[0] == "EEE"
    deck["pumpkin"][3] = {"letters": "AX", "steps": 2, "points": 99}
    assert [fault.split(":")[0] for fault in GAME.check_deck(deck)] == ["pumpkin.3"] * 3
    del deck["pumpkin"][3]
    assert GAME.check_deck(deck) == ["pumpkin: 29 cards, expected 30"]


@pytest.mark.rule("CN-4")
def test_one_of_five_bonus_cards_is_drawn_or_named() -> None:
    assert {new(2, seed).s.bonus for seed in range(60)} == {0, 1, 2, 3, 4}
    assert new(2, bonus="quadruplet").view(0).bonus == "quadruplet"


@pytest.mark.rule("CN-5")
def test_five_capybaras_five_pumpkins_and_three_capybaras_each() -> None:
    table = new(3)
    assert len(table.display) == 5
    assert all(card is not None for card in table.view(0).pumpkins)
    assert [len(player.line) for player in table.view(0).players] == [3, 3, 3]


@pytest.mark.rule("CN-6")
def test_the_draft_goes_backwards_and_nothing_is_refilled_meanwhile() -> None:
    table = new(3, first=1)
    drafted = []
    for left in (5, 4, 3):
        assert len(table.display) == left
        assert sum(card is not None for card in table.view(0).pumpkins) == left
        drafted.append(table.seat)
        table.play(table.legal[0])
        assert table.legal == ["gap 0", "gap 1", "gap 2", "gap 3"]
        table.play(
            "gap 1",
        )
        table.play(table.legal[0])
    assert drafted == [0, 2, 1]
    assert (table.seat, table.phase) == (1, "turn")
    assert len(table.display) == 5
    assert all(card is not None for card in table.view(0).pumpkins)


@pytest.mark.rule("CN-6")
def test_the_start_player_is_drawn_or_named() -> None:
    assert {new(4, seed).s.starter for seed in range(60)} == {0, 1, 2, 3}
    assert new(4, first=2).s.starter == 2
    with pytest.raises(SetupError, match="seat 3 does not play"):
        make_table(3, first=3)


@pytest.mark.rule("CN-6")
@pytest.mark.parametrize("gap", [0, 1, 2, 3])
def test_the_drafted_card_goes_anywhere_into_the_line(gap: int) -> None:
    table = new(2, first=0)
    before = table.line(1).replace("|", "")
    card = table.legal[0]
    table.play(card, f"gap {gap}")
    assert table.line(1) == before[:gap] + card[-1] + before[gap:] + "|"


@pytest.mark.rule("CN-7")
def test_then_each_monkey_stands_behind_all_four_cards() -> None:
    table = new(2, first=0)
    while table.phase != "turn":
        table.play(table.legal[-1])
    assert table.s.ahead[:2] == [4, 4]
    assert table.s.length[:2] == [4, 4]


@pytest.mark.rule("CN-8")
def test_the_pumpkin_for_the_hand_is_taken_openly_and_never_replaced() -> None:
    table = new(2, first=0)
    table.play(table.legal[0], "gap 0")
    pumpkin = table.legal[0]
    table.play(pumpkin)
    assert ("took pumpkin", pumpkin.removeprefix("pumpkin "), 1, 0) in table.told(viewer=-1)
    assert table.view(0).players[1].hand.code == pumpkin.removeprefix("pumpkin ")
    scored = line("AAAA", "BBBB", hands=["AAA", ">4"]).play("pumpkin AAA")
    assert scored.view(0).players[0].hand is None
    assert not scored.of("draft")
