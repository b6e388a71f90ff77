"""A turn: refresh, gain, score, move back, refill (CN-10 … CN-23)."""

from __future__ import annotations

import pytest
from tests.games.capybara_n_capybara.helpers import line


@pytest.mark.rule("CN-10")
def test_refresh_once_before_the_action_discards_the_display_and_deals_five() -> None:
    table = line("ABCD", "ABCD", display="AAAAA").play("refresh")
    assert len(table.display) == 5
    assert table.s.discards == [5, 0, 0, 0, 0]
    assert "refresh" not in table.legal
    table.play("gain 1 walk 1")
    assert "refresh" not in table.legal


@pytest.mark.rule("CN-10")
def test_refresh_needs_a_card_in_deck_or_discards_and_may_bring_the_same_back() -> None:
    table = line("ABCD|", "ABCD", display="EEEEE", exhausted=True)
    assert "refresh" not in table.legal
    table = line("ABCD|", "ABCD", display="EEEE", discards=["E"], exhausted=True)
    assert table.play("refresh").display == "EEEEE"


@pytest.mark.rule("CN-10")
def test_refresh_cannot_be_taken_back() -> None:
    table = line("ABCD", "ABCD")
    before = list(table.s.rng)
    assert table.play("refresh").s.rng != before


@pytest.mark.rule("CN-11")
def test_exactly_one_action_ends_the_turn() -> None:
    assert line("AB|CD", "ABCD").play("back").seat == 1
    assert line("AAAA", "ABCD", pumpkins=["AAA"]).play("pumpkin AAA").seat == 1
    assert line("ABCD", "ABCD").play("gain 1 walk 1", "take A", "gap 0").seat == 1


@pytest.mark.rule("CN-12")
def test_one_two_or_three_cards_for_one_three_or_five_steps_and_further_is_allowed() -> None:
    table = line("ABCDAB", "ABCD")
    assert table.of("gain 1") == [f"gain 1 walk {n}" for n in range(1, 7)]
    assert table.of("gain 2") == [f"gain 2 walk {n}" for n in range(3, 7)]
    assert table.of("gain 3") == [f"gain 3 walk {n}" for n in range(5, 7)]
    assert table.play("gain 1 walk 6").line(0) == "|ABCDAB"


@pytest.mark.rule("CN-13")
def test_cards_come_from_the_display_and_a_gain_is_no_larger_than_it() -> None:
    table = line("ABCDAB", "ABCD", display="AB", exhausted=True)
    assert not table.of("gain 3")
    table.play("gain 2 walk 3")
    assert table.legal == ["take A", "take B"]
    assert table.play("take A").legal == ["take B"]
    assert not line("ABCDAB", "ABCD", display="", exhausted=True, turns_left=2).of("gain")


@pytest.mark.rule("CN-14")
def test_the_block_goes_into_one_gap_behind_the_monkey_in_the_order_chosen() -> None:
    start = line("ABCDAB|CC", "ABCD", display="ADEEE").play("gain 2 walk 3", "take D", "take A")
    assert start.legal == [f"gap {n}" for n in range(6)]
    assert start.play("gap 0").line(0) == "ABC|DADABCC"
    again = line("ABCDAB|CC", "ABCD", display="ADEEE").play("gain 2 walk 3", "take A", "take D", "gap 2")
    assert again.line(0) == "ABC|DAADBCC"
    last = line("ABCDAB|CC", "ABCD", display="ADEEE").play("gain 2 walk 3", "take A", "take D", "gap 5")
    assert last.line(0) == "ABC|DABCCAD"


@pytest.mark.rule("CN-15")
def test_at_the_front_there_is_no_gain_and_no_two_cards_instead() -> None:
    table = line("|ABCD", "ABCD", pumpkins=["AAA"])
    assert table.legal == ["refresh", "back"]


@pytest.mark.rule("CN-15")
def test_a_gain_needs_its_steps_ahead() -> None:
    table = line("AB|CDAB", "ABCD")
    assert table.of("gain") == ["gain 1 walk 1", "gain 1 walk 2"]


@pytest.mark.rule("CN-16")
def test_a_pumpkin_of_the_display_or_the_hand_goes_to_the_scoring_pile() -> None:
    table = line("ABCD", "ABCD", pumpkins=["ABC"], hands=[">3", ">4"])
    assert table.of("pumpkin") == ["pumpkin ABC", "pumpkin >3"]
    table.play("pumpkin ABC")
    assert [card.code for card in table.view(1).players[0].scored] == ["ABC"]
    assert all(card is None or card.code != "ABC" for card in table.view(1).pumpkins)
    assert "pumpkin >3" not in table.legal, "the hand of another"


@pytest.mark.rule("CN-17")
def test_letters_in_any_order_each_card_once_as_often_as_stated() -> None:
    assert line("DBACAB", "ABCD", pumpkins=["AABB"]).play("pumpkin AABB", "forgo 0").line(0).index("|") == 1
    assert "pumpkin AAA" not in line("AABB", "ABCD", pumpkins=["AAA"]).legal


@pytest.mark.rule("CN-19")
def test_an_arrow_is_exactly_its_steps() -> None:
    table = line("ABCDA", "ABCD", pumpkins=[">5", ">6"], hands=[">4", ">3"])
    assert table.of("pumpkin") == ["pumpkin >4", "pumpkin >5"]
    assert table.play("pumpkin >5").line(0) == "|ABCDA"


@pytest.mark.rule("CN-20")
def test_the_monkey_grows_with_the_pumpkin_of_the_hand() -> None:
    table = line("ABCD", "ABCD", hands=["ABC", ">4"])
    assert table.s.grown[0] == 0
    table.play("pumpkin ABC")
    assert table.s.grown[0] == 1
    assert table.events("grew") == [("grew", -1, 0, 0)]


@pytest.mark.rule("CN-20")
def test_the_monkey_grows_with_the_third_pumpkin_in_all() -> None:
    table = line("ABCD", "ABCD", pumpkins=["ABC"], scored=[["EE", "AAA"], []])
    assert table.s.grown[0] == 0
    assert table.play("pumpkin ABC").s.grown[0] == 1
    earlier = line("ABCD", "ABCD", pumpkins=["ABC"], scored=[["EE"], []])
    assert earlier.play("pumpkin ABC").s.grown[0] == 0


@pytest.mark.rule("CN-20")
def test_a_grown_monkey_does_not_grow_again() -> None:
    table = line("ABCD", "ABCD", pumpkins=["ABC"], hands=["", ">4"], scored=[["EE", "AAA"], []])
    assert table.play("pumpkin ABC").events("grew") == []


@pytest.mark.rule("CN-21")
@pytest.mark.parametrize(("before", "after"), [("A|BCDAB", "ABCD|AB"), ("ABCD|AB", "ABCDAB|")])
def test_back_exactly_three_less_only_at_the_end(before: str, after: str) -> None:
    assert line(before, "ABCD").play("back").line(0) == after


@pytest.mark.rule("CN-21")
def test_back_four_when_grown_and_not_at_the_right_end() -> None:
    assert line("A|BCDABC", "ABCD", hands=["", ">4"], scored=[["EE"], []]).play("back").line(0) == "ABCDA|BC"
    assert "back" not in line("ABCD", "ABCD").legal


@pytest.mark.rule("CN-22")
def test_both_displays_are_refilled_after_the_action() -> None:
    table = line("AAAA", "ABCD", display="AB", pumpkins=["AAA"]).play("pumpkin AAA")
    assert len(table.display) == 5
    assert all(card is not None for card in table.view(0).pumpkins)


@pytest.mark.rule("CN-22")
def test_the_deck_comes_first_then_all_discards_as_a_new_deck() -> None:
    table = line("ABCD|", "ABCD", display="BBBBB", discards=["C", "C", "C"], exhausted=True)
    moved = table.s.line[1][: table.s.length[1]]
    last = moved[-1]
    table.s.length[1] -= 1
    table.s.line[1][table.s.length[1]] = 0
    table.s.ahead[1] = table.s.length[1]
    table.s.deck[last] += 1
    table.s.deck_count += 1
    table.mirror.load(table.variant.state.pack(table.s))
    table.play("gain 2 walk 3", "take B", "take B", "gap 0")
    assert table.events("card opened")[0][1] == "ABCDE"[last]
    assert table.events("reshuffled") == [("reshuffled", -1, 3, 0)]
    assert table.s.discards == [0] * 5
    assert len(table.display) == 5


@pytest.mark.rule("CN-22")
def test_as_far_as_possible_and_pumpkins_are_never_reshuffled() -> None:
    table = line("ABCD|", "ABCD", display="ABCDE", exhausted=True).play("gain 1 walk 1", "take E", "gap 0")
    assert table.display == "ABCD"
    everything = [">3", ">4"]
    table = line("AAAA", "ABCD", pumpkins=["AAA"])
    codes = [card.code for card in table.view(0).pumpkin_deck if card.code not in everything]
    table = line("AAAA", "ABCD", pumpkins=["AAA"], scored=[[], codes], turns_left=2)
    table.play("pumpkin AAA")
    assert [card for card in table.view(0).pumpkins if card] == []


@pytest.mark.rule("CN-23")
def test_who_can_do_nothing_passes() -> None:
    table = line("ABCD|", "ABCD", display="", pumpkins=[], hands=[">6", ">7"], exhausted=True, turns_left=2)
    assert table.legal == ["pass"]
    assert table.play("pass").seat == 1
