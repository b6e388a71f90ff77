"""The end of a round, the next one, and the end of the game (CC-40 … CC-52)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.cookie_club.helpers import GAME, before, situation


@pytest.mark.rule("CC-40")
def test_the_last_card_ends_the_round_and_the_figure_does_not_move() -> None:
    table = situation("capuchin 3", "sloth 5", pile="toucan 4", figure="turtle").play("capuchin 3 left")
    assert (table.s.round, table.on) == (2, "turtle")
    assert table.cookies == [29, 20]


@pytest.mark.rule("CC-40")
def test_inside_an_armadillo_chain() -> None:
    table = situation("armadillo 3, armadillo 4, toucan 5", "sloth 5", pile="toucan 4")
    table.play("armadillo 3 left", "armadillo 4 left", "toucan 5 left")
    assert (table.s.round, table.on, table.cookies) == (2, "cookies", [29, 20])


@pytest.mark.rule("CC-40")
def test_a_last_armadillo_demands_nothing_and_a_last_card_after_a_token_ends_too() -> None:
    table = situation("armadillo 3, armadillo 4", "sloth 5", pile="toucan 4")
    assert table.play("armadillo 3 left", "armadillo 4 left").s.round == 2
    table = situation("capuchin 3, tapir 4", "sloth 5", pile="toucan 4", figure=before("armadillo"))
    assert table.play("capuchin 3 left", "tapir 4 left").s.round == 2


@pytest.mark.rule("CC-40")
def test_the_last_card_after_a_draw_is_not_the_last() -> None:
    table = situation("sloth 3", "sloth 5", pile="capybara").play("draw", "sloth 3 left")
    assert (table.s.round, table.hand(0), table.s.teapot) == (1, ["capybara"], 0)


@pytest.mark.rule("CC-41")
def test_the_last_card_passed_counts_where_it_ends_up() -> None:
    table = situation("tapir 3, toucan 4", "sloth 5", "turtle 1", pile="sloth 2").play("tapir 3 left", "pass toucan 4")
    assert (table.s.round, table.cookies) == (2, [27, 25 - 5 - 4, 24])


@pytest.mark.rule("CC-41")
def test_by_the_tapir_token() -> None:
    table = situation("capuchin 3, capybara", "sloth 5", pile="sloth 2", figure=before("tapir"))
    assert table.play("capuchin 3 left", "pass capybara").cookies == [27, 25 - 5 - 7]


@pytest.mark.rule("CC-41")
@pytest.mark.parametrize(("answer", "cookies", "teapot"), [("accept", [27, 13, 24], 1), ("refuse", [27, 20, 17], -1)])
def test_the_teapot_answers_before_the_round_ends(answer: str, cookies: list[int], teapot: int) -> None:
    table = situation("tapir 3, capybara", "sloth 5", "turtle 1", teapot=1, pile="sloth 2")
    table.play("tapir 3 left", "pass capybara")
    assert (table.s.round, table.s.mover) == (1, 1)
    table.play(answer)
    assert (table.s.round, table.cookies, table.s.teapot) == (2, cookies, teapot)


@pytest.mark.rule("CC-41")
def test_a_discarded_card_never_ends_a_round() -> None:
    table = situation("turtle 3, sloth 1", "sloth 5", pile="toucan 2").play("turtle 3 left", "discard sloth 1")
    assert (table.s.round, table.hand(0)) == (1, ["toucan 2"])


@pytest.mark.rule("CC-42")
@pytest.mark.parametrize(("card", "gain"), [("anteater 1", 1), ("toucan 5", 5), ("capybara", 7)])
def test_who_ended_it_gains_the_top_card(card: str, gain: int) -> None:
    table = situation("sloth 3", "sloth 1", pile=card).play("sloth 3 left")
    assert table.cookies == [25 + gain, 24]


@pytest.mark.rule("CC-42")
def test_the_order_reveal_teapot_payments() -> None:
    table = situation("tapir 3", "sloth 1", "turtle 1", teapot=0, pile="sloth 2").play("tapir 3 left")
    names = [event[0] for event in table.told()]
    assert names[1:7] == ["round ended", "revealed", "teapot", "counted", "paid", "counted"]
    assert table.s.teapot == -1


@pytest.mark.rule("CC-42", "CC-4")
def test_the_ender_gains_from_the_bank_as_it_was_before_the_others_pay() -> None:
    table = situation("sloth 3", "capybara, toucan 5", pile="capybara", cookies=[200, 73]).play("sloth 3 left")
    assert (table.cookies, table.s.bank) == ([202, 61], 12)


@pytest.mark.rule("CC-43")
@pytest.mark.parametrize(
    ("hand", "due"),
    [
        ("sloth 1, sloth 1", 1),
        ("sloth 5, sloth 1, sloth 3", 5),
        ("anteater 5, armadillo 5, capuchin 5, turtle 5", 20),
        ("capybara, capybara, capybara, toucan 2, tapir 2", 11),
        ("capybara", 7),
    ],
)
def test_the_dearest_of_each_animal_and_capybaras_once(hand: str, due: int) -> None:
    table = situation("sloth 3", hand, pile="sloth 2").play("sloth 3 left")
    assert table.cookies == [27, 25 - due]


@pytest.mark.rule("CC-43")
@pytest.mark.parametrize("cookies", [6, 7, 8])
def test_who_cannot_pay_in_full_pays_everything(cookies: int) -> None:
    table = situation("sloth 3", "capybara", pile="sloth 2", cookies=[25, cookies]).play("sloth 3 left")
    assert table.cookies == [27, max(0, cookies - 7)]
    assert table.events("paid") == [("paid", -1, 1, min(cookies, 7))]


@pytest.mark.rule("CC-43")
def test_the_own_hand_costs_the_ender_nothing_and_every_card_is_shown() -> None:
    table = situation("sloth 3", "sloth 5, sloth 1, sloth 1, capybara, capybara", pile="sloth 2").play("sloth 3 left")
    shown = table.events("counted", "left over")
    assert Counter((name, card) for name, card, _, _ in shown) == {
        ("left over", "sloth 1"): 2, ("counted", "sloth 5"): 1,
        ("counted", "capybara"): 1, ("left over", "capybara"): 1,
    }  # fmt: skip


@pytest.mark.rule("CC-44")
def test_the_worked_example() -> None:
    adam, paulina, tatiana, tomek = range(4)
    table = situation(
        "turtle 3",
        "capuchin 2, capuchin 4",
        "anteater 2, toucan 1, armadillo 3",
        "sloth 1, capybara, capybara",
        pile="sloth 2",
    )
    table.play("turtle 3 left")
    assert table.events("drew", "discarded") == []
    assert table.events("revealed") == [("revealed", "sloth 2", adam, 2)]
    paid = {seat: amount for _, _, seat, amount in table.events("paid")}
    assert paid == {paulina: 4, tatiana: 6, tomek: 8}
    assert table.cookies == [27, 21, 19, 17]


@pytest.mark.rule("CC-50")
def test_the_next_round_keeps_tops_figure_and_tokens_and_deals_seven() -> None:
    tokens = ["sloth", "turtle", "anteater", "armadillo", "capuchin", "tapir", "toucan", "cookies"]
    at = {"tokens": tokens, "figure": "turtle", "under": [3, 2]}
    table = situation("sloth 3", "sloth 1", "turtle 1", pile="sloth 2", **at).play("sloth 3 left")
    assert table.tops == ["sloth 3", "sloth 4"]
    assert (table.on, table.view(0).tokens, table.s.round, table.phase) == ("turtle", tokens, 2, "play")
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 7, 7]
    assert len(table.pile) == 77 - 2 - 21
    assert (table.s.used_count, table.s.under, table.view(0).discard_top) == (0, [0, 0], None)


@pytest.mark.rule("CC-50")
def test_cards_of_all_places_are_dealt_again() -> None:
    seen = Counter[str]()
    for seed in range(60):
        table = situation("sloth 3", "capybara, tapir 1", pile="sloth 2", seed=seed).play("sloth 3 left")
        seen.update(table.hand(0) + table.hand(1))
    assert seen["capybara"] > 40
    assert seen["tapir 1"] > 5
    assert seen["sloth 2"] > 5
    assert seen["sloth 3"] > 3  # its other copy; this one lies on top


@pytest.mark.rule("CC-51")
def test_the_poorest_begins() -> None:
    table = situation("sloth 3", "capybara", "turtle 1", pile="sloth 2", cookies=[9, 25, 20]).play("sloth 3 left")
    assert table.cookies == [11, 18, 19]
    assert (table.s.active, table.s.starter, table.s.mover) == (0, 0, 0)
    table = situation("sloth 3", "capybara", "turtle 1", pile="sloth 2").play("sloth 3 left")
    assert (table.s.active, table.s.starter, table.s.mover) == (1, 1, 1)


@pytest.mark.rule("CC-51")
def test_among_the_poorest_one_begins_at_random() -> None:
    begins = Counter[int]()
    for seed in range(150):
        hands = ["toucan 5", "sloth 3", "toucan 5", "turtle 5"]
        table = situation(*hands, active=1, pile="sloth 2", seed=seed).play("sloth 3 left")
        begins[table.s.active] += 1
    assert set(begins) == {0, 2, 3}
    assert min(begins.values()) > 30


@pytest.mark.rule("CC-52")
def test_the_game_ends_when_somebody_has_no_cookies_and_the_most_win() -> None:
    table = situation("sloth 3", "capybara", "turtle 1", pile="sloth 2", cookies=[25, 7, 40]).play("sloth 3 left")
    assert table.over
    assert table.legal == []
    assert (table.cookies, table.winners) == ([27, 0, 39], [2])
    assert GAME.describe(table.s, table.t) == "cookies-gone"


@pytest.mark.rule("CC-52")
def test_equals_share_the_win() -> None:
    table = situation("sloth 3", "capybara", "turtle 1", pile="sloth 2", cookies=[25, 3, 28]).play("sloth 3 left")
    assert (table.cookies, table.winners) == ([27, 0, 27], [0, 2])


@pytest.mark.rule("CC-52")
def test_one_cookie_left_is_enough_to_go_on() -> None:
    table = situation("sloth 3", "capybara", pile="sloth 2", cookies=[25, 8]).play("sloth 3 left")
    assert (table.over, table.cookies) == (False, [27, 1])
