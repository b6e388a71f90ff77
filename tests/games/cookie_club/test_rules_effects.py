"""What the animals and the tokens do (CC-20 … CC-29)."""

from __future__ import annotations

import pytest
from tests.games.cookie_club.helpers import before, situation

from capytable.games.cookie_club.cards import TOKENS


@pytest.mark.rule("CC-20")
def test_armadillo_another_card_must_be_played_if_one_can() -> None:
    table = situation("armadillo 3, sloth 4, sloth 5, capybara", "sloth 1").play("armadillo 3 left")
    assert table.s.mover == 0
    assert table.legal == ["sloth 4 left", "sloth 5 right"]
    assert table.play("sloth 4 left").s.active == 1


@pytest.mark.rule("CC-20")
def test_armadillo_one_card_is_drawn_if_none_can_be_played() -> None:
    table = situation("armadillo 3, sloth 1", "sloth 1", pile="toucan 4, toucan 4").play("armadillo 3 left")
    assert table.legal == ["draw"]
    table.play("draw")
    assert table.legal == ["toucan 4 left", "end turn"]
    assert table.play("end turn").s.active == 1


@pytest.mark.rule("CC-20")
def test_armadillos_follow_each_other_and_each_asks_again() -> None:
    table = situation("armadillo 3, armadillo 4, armadillo 5, sloth 1, capybara", "sloth 1")
    table.play("armadillo 3 left", "armadillo 4 left", "armadillo 5 left", "sloth 1 left")
    assert table.hand(0) == ["capybara"]
    assert table.s.active == 1


@pytest.mark.rule("CC-20")
def test_an_armadillo_after_a_draw_asks_again() -> None:
    table = situation("armadillo 3, sloth 1", "sloth 1", pile="toucan 2, toucan 2").play("draw", "armadillo 3 left")
    assert table.legal == ["draw"]
    table = situation("armadillo 3, capybara", "sloth 1", pile="armadillo 4").play("armadillo 3 left", "draw")
    assert table.play("armadillo 4 left").legal == ["draw"]


@pytest.mark.rule("CC-20")
def test_the_effect_of_the_card_after_an_armadillo_happens() -> None:
    table = situation("armadillo 3, tapir 4, capybara, sloth 1", "sloth 1").play("armadillo 3 left", "tapir 4 left")
    assert table.legal == ["pass sloth 1", "pass capybara"]
    assert table.play("pass capybara").hand(1) == ["sloth 1", "capybara"]


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tapir_passes_to_the_next_in_turn_order(seat: int) -> None:
    hands = ["sloth 1", "sloth 1", "turtle 1"]
    hands[seat] = "tapir 3, capybara, toucan 1"
    table = situation(*hands, active=seat).play("tapir 3 left")
    assert table.legal == ["pass toucan 1", "pass capybara"]
    table.play("pass capybara")
    assert table.hand((seat + 1) % 3) == [hands[(seat + 1) % 3], "capybara"]
    assert table.hand(seat) == ["toucan 1"]
    assert table.s.active == (seat + 1) % 3


@pytest.mark.rule("CC-22")
@pytest.mark.parametrize("away", ["sloth 1", "capybara", "toucan 1"])
def test_turtle_draws_then_discards_any_card_the_drawn_one_too(away: str) -> None:
    table = situation("turtle 3, sloth 1, capybara", "sloth 1", pile="toucan 1").play("turtle 3 left")
    assert set(table.legal) == {"discard sloth 1", "discard capybara", "discard toucan 1"}
    table.play(f"discard {away}")
    assert sorted([*table.hand(0), away]) == ["capybara", "sloth 1", "toucan 1"]
    assert table.view(1).discard_top == away
    assert table.s.active == 1


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize(("chosen", "cookies"), [(1, [25, 25, 24]), (2, [24, 25, 25])])
def test_anteater_takes_one_from_the_opponent_chosen(chosen: int, cookies: list[int]) -> None:
    table = situation("sloth 1", "anteater 3, sloth 1", "turtle 1", active=1).play("anteater 3 left")
    assert table.legal == ["cookie from 1", "cookie from 2"]
    table.play(f"cookie from {chosen}")
    assert (table.cookies, table.s.bank, table.s.active) == (cookies, 201, 2)
    assert table.events("gave back") == [("gave back", -1, cookies.index(24), 1)]


@pytest.mark.rule("CC-23")
def test_who_has_one_cookie_cannot_be_chosen() -> None:
    table = situation("anteater 3, sloth 1", "sloth 1", "turtle 1", cookies=[5, 1, 2]).play("anteater 3 left")
    assert table.legal == ["cookie from 2"]
    assert table.play("cookie from 2").cookies == [5, 1, 1]


@pytest.mark.rule("CC-23")
def test_nothing_happens_when_nobody_can_give() -> None:
    table = situation("anteater 3, sloth 1", "sloth 1", "turtle 1", cookies=[5, 1, 1]).play("anteater 3 left")
    assert (table.cookies, table.s.active, table.phase) == ([5, 1, 1], 1, "play")
    assert table.events("nobody") == [("nobody", -1, 0, 0)]


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize("where", ["middle", 0, 1, 2])
def test_sloth_takes_the_teapot_from_anywhere(where: str | int) -> None:
    table = situation("sloth 3, sloth 1", "sloth 1", "turtle 1", teapot=where).play("sloth 3 left")
    assert table.s.teapot == 0
    assert table.s.active == 1


@pytest.mark.rule("CC-25", "CC-27")
def test_capuchin_goes_one_token_on_and_it_works_for_the_active_player() -> None:
    table = situation("capuchin 3, sloth 1", "sloth 1", figure=before("sloth")).play("capuchin 3 left")
    assert (table.on, table.s.teapot, table.s.active) == ("sloth", 0, 1)


@pytest.mark.rule("CC-26", "CC-27")
def test_toucan_goes_two_tokens_on_and_the_first_does_nothing() -> None:
    table = situation("toucan 3, sloth 1", "sloth 1", figure=before("sloth", 2)).play("toucan 3 left")
    assert (table.on, table.s.teapot) == ("sloth", 0)
    assert table.events("moved") == [("moved", -1, 2, 4)]


@pytest.mark.rule("CC-25", "CC-26")
def test_clockwise_round_the_end_of_the_circle() -> None:
    tokens = ["sloth", "turtle", "anteater", "armadillo", "capuchin", "tapir", "toucan", "cookies"]
    at = {"tokens": tokens, "figure": "cookies"}
    assert situation("capuchin 3, sloth 1", "sloth 1", **at).play("capuchin 3 left").on == "sloth"
    at = {"tokens": [*tokens[1:], "sloth"], "figure": "toucan"}
    assert situation("toucan 3, sloth 1", "sloth 1", **at).play("toucan 3 left").on == "sloth"


@pytest.mark.rule("CC-27")
def test_token_tapir() -> None:
    table = situation("capuchin 3, capybara, sloth 1", "sloth 1", figure=before("tapir")).play("capuchin 3 left")
    assert table.legal == ["pass sloth 1", "pass capybara"]
    assert table.play("pass capybara").hand(1) == ["sloth 1", "capybara"]


@pytest.mark.rule("CC-27")
def test_token_turtle() -> None:
    table = situation("capuchin 3, capybara", "sloth 1", figure=before("turtle"), pile="toucan 1")
    assert table.play("capuchin 3 left").legal == ["discard toucan 1", "discard capybara"]
    assert table.play("discard capybara").hand(0) == ["toucan 1"]


@pytest.mark.rule("CC-27")
def test_token_armadillo_demands_another_card() -> None:
    table = situation("capuchin 3, sloth 4, sloth 1", "sloth 1", figure=before("armadillo")).play("capuchin 3 left")
    assert table.legal == ["sloth 4 left"]
    table = situation("toucan 3, sloth 1", "sloth 1", figure=before("armadillo", 2), pile="capybara")
    assert table.play("toucan 3 left").legal == ["draw"]
    assert table.play("draw").legal == ["end turn"]


@pytest.mark.rule("CC-27")
def test_tokens_that_move_the_figure_on() -> None:
    table = situation("capuchin 3, sloth 1, sloth 1", "sloth 5", figure=before("capuchin"), pile="toucan 1")
    assert table.play("capuchin 3 left").on == "turtle"
    table = situation("capuchin 3, sloth 1", "sloth 5", figure=before("toucan")).play("capuchin 3 left")
    assert (table.on, table.cookies) == ("anteater", [25, 24])


@pytest.mark.rule("CC-27")
def test_a_chain_over_both_moving_tokens() -> None:
    tokens = ["turtle", "anteater", "toucan", "sloth", "capuchin", "cookies", "tapir", "armadillo"]
    at = {"tokens": tokens, "figure": "anteater", "pile": "sloth 5"}
    table = situation("capuchin 3, sloth 1", "sloth 1", **at).play("capuchin 3 left")
    assert [event[2:] for event in table.events("moved")] == [(1, 2), (2, 4), (4, 5)]
    assert table.cookies == [30, 25]


@pytest.mark.rule("CC-27")
def test_no_circle_and_no_place_makes_a_chain_loop() -> None:
    places = [(a, b) for a in range(8) for b in range(8) if a != b]
    for monkey, bird in places:
        others = iter(token for token in TOKENS if token not in ("capuchin", "toucan"))
        circle = ["capuchin" if i == monkey else "toucan" if i == bird else next(others) for i in range(8)]
        for start in range(8):
            at = {"tokens": circle, "figure": circle[start]}
            for card in ("capuchin", "toucan"):
                table = situation(f"{card} 3, sloth 1, sloth 1", "sloth 5", **at).play(f"{card} 3 left")
                assert 1 <= len(table.events("moved")) <= 3
                assert table.on not in ("capuchin", "toucan")


@pytest.mark.rule("CC-28")
def test_token_anteater_takes_one_from_all_but_the_active_player_and_the_poor() -> None:
    hands = ["sloth 1", "capuchin 3, sloth 5", "sloth 5", "turtle 1", "turtle 2"]
    table = situation(*hands, active=1, figure=before("anteater"), cookies=[9, 9, 1, 2, 9]).play("capuchin 3 left")
    assert table.cookies == [8, 9, 1, 1, 8]
    assert table.s.active == 2


@pytest.mark.rule("CC-28")
def test_token_anteater_finds_nobody() -> None:
    table = situation("capuchin 3, sloth 5", "sloth 5", figure=before("anteater"), cookies=[9, 1])
    assert table.play("capuchin 3 left").cookies == [9, 1]
    assert table.s.active == 1


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize(("card", "gain"), [("tapir 1", 1), ("sloth 5", 5), ("capybara", 7)])
def test_token_cookies_pays_the_top_card_and_discards_it(card: str, gain: int) -> None:
    table = situation("capuchin 3, sloth 1", "sloth 1", figure=before("cookies"), pile=card).play("capuchin 3 left")
    assert table.cookies == [25 + gain, 25]
    assert table.events("revealed") == [("revealed", card, 0, gain)]
    assert (table.view(1).discard_top, table.s.active) == (card, 1)
    assert table.hand(0) == ["sloth 1"]


@pytest.mark.rule("CC-4", "CC-29")
def test_a_gain_larger_than_the_bank_pays_what_it_holds() -> None:
    at = {"figure": before("cookies"), "pile": "capybara"}
    table = situation("capuchin 3, sloth 1", "sloth 1", cookies=[200, 72], **at).play("capuchin 3 left")
    assert (table.cookies, table.s.bank) == ([203, 72], 0)
    table = situation("capuchin 3, sloth 1", "sloth 1", cookies=[200, 75], **at).play("capuchin 3 left")
    assert (table.cookies, table.s.bank) == ([200, 75], 0)
