"""Who knows what (CC-70 … CC-72)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.cookie_club.helpers import RULES, STATE, Table, known_cards, situation
from tests.games.situations import policy

from capytable.games.cookie_club.cards import KIND


def passed_on(*hands: str, teapot: int | str = "middle", answer: str = "") -> Table:
    """Seat 0 passes a capybara."""
    table = situation("tapir 3, capybara, sloth 1", *hands, teapot=teapot, pile="tapir 4, tapir 4, tapir 5")
    table.play("tapir 3 left", "pass capybara")
    return table.play(answer) if answer else table


@pytest.mark.rule("CC-70")
def test_what_everybody_sees() -> None:
    table = situation("sloth 3, tapir 1", "turtle 1", "capybara", teapot=2, pile="toucan 1, toucan 2", under=[1, 2])
    views = [msgspec.to_builtins(table.view(viewer)) for viewer in (-1, 0, 1, 2)]
    for view in views:
        view["players"] = [{**player, "hand": None} for player in view["players"]]
        del view["viewer"]
    assert views[0] == views[1] == views[2] == views[3]
    assert [player["cards"] for player in views[0]["players"]] == [2, 1, 1]
    assert views[0]["draw_pile"] == 2
    assert views[0]["tops"] == ["sloth 2", "sloth 4"]
    assert (views[0]["teapot"], views[0]["discarded"], len(views[0]["used"])) == (2, 66, 69)


@pytest.mark.rule("CC-70")
def test_a_hand_is_its_owners_alone() -> None:
    table = situation("sloth 3, tapir 1", "turtle 1", "capybara")
    for viewer in (-1, 0, 1, 2):
        shown = {player.seat: player.hand for player in table.view(viewer).players}
        assert shown == {seat: (table.hand(seat) if seat == viewer else None) for seat in range(3)}


@pytest.mark.rule("CC-70")
def test_a_drawn_card_is_known_to_the_drawer_and_a_revealed_one_to_all() -> None:
    table = situation("capybara", "sloth 1", "turtle 1", pile="toucan 1").play("draw", "end turn")
    assert ("drew", "toucan 1", 0, 0) in table.told(0)
    for viewer in (-1, 1, 2):
        assert ("drew", None, 0, 0) in table.told(viewer)
    table = situation("turtle 3, capybara", "sloth 1", pile="toucan 1").play("turtle 3 left", "discard capybara")
    assert ("discarded", "capybara", 0, 0) in table.told(-1)


@pytest.mark.rule("CC-70")
def test_all_hands_are_shown_at_the_end_of_a_round() -> None:
    table = situation("sloth 3", "sloth 5, sloth 1", "capybara, capybara", pile="sloth 2").play("sloth 3 left")
    for viewer in (-1, 0, 1, 2):
        shown = sorted((event[2], event[1]) for event in table.told(viewer) if event[0] in ("counted", "left over"))
        assert shown == [(1, "sloth 1"), (1, "sloth 5"), (2, "capybara"), (2, "capybara")]
    assert ("revealed", "sloth 2", 0, 2) in table.told(-1)


@pytest.mark.rule("CC-71")
def test_a_passed_card_is_known_to_giver_and_taker_only() -> None:
    table = passed_on("sloth 5", "turtle 1")
    assert (table.knows(0, 1), table.knows(2, 1)) == (["capybara"], [])
    for viewer, card in ((-1, None), (0, "capybara"), (1, "capybara"), (2, None)):
        assert ("took", card, 1, 0) in table.told(viewer)
    assert [player.known for player in table.view(0).players] == [[], ["capybara"], []]
    assert [player.known for player in table.view(2).players] == [[], [], []]


@pytest.mark.rule("CC-71")
def test_a_refused_card_is_known_to_giver_and_final_taker_not_to_who_refused() -> None:
    table = passed_on("sloth 5", "turtle 1", "turtle 2", teapot=1, answer="refuse")
    assert (table.knows(0, 2), table.knows(1, 2), table.knows(3, 2)) == (["capybara"], [], [])
    for viewer, card in ((-1, None), (0, "capybara"), (1, None), (2, "capybara"), (3, None)):
        assert ("took", card, 2, 0) in table.told(viewer)
        assert ("offered", "capybara" if viewer == 0 else None, 0, 1) in table.told(viewer)


@pytest.mark.rule("CC-71")
def test_a_card_that_comes_back_is_known_to_the_giver_only() -> None:
    table = passed_on("sloth 5", teapot=1, answer="refuse")
    assert (table.knows(1, 0), table.knows(0, 1)) == ([], [])
    assert ("took", "capybara", 0, 0) in table.told(0)
    assert ("took", None, 0, 0) in table.told(1)
    assert ("took", None, 0, 0) in table.told(-1)


@pytest.mark.rule("CC-71")
def test_while_the_holder_thinks_nobody_but_the_giver_knows_the_card() -> None:
    table = passed_on("sloth 5", "turtle 1", teapot=1)
    assert [table.view(viewer).passing.card for viewer in (-1, 0, 1, 2)] == [None, "capybara", None, None]
    assert table.view(0).players[0].hand == ["sloth 1"]
    assert table.view(1).players[0].cards == 1


@pytest.mark.rule("CC-72")
def test_known_until_one_of_its_kind_leaves_openly() -> None:
    table = situation("tapir 3, turtle 5, sloth 1", "turtle 5, sloth 5, capybara", "turtle 1", pile="toucan 4")
    table.play("tapir 3 left", "pass turtle 5")
    assert table.knows(0, 1) == ["turtle 5"]
    table.play("turtle 5 right", "discard capybara")
    assert table.knows(0, 1) == []
    assert "turtle 5" in table.hand(1)


@pytest.mark.rule("CC-72")
def test_a_discard_of_the_kind_lowers_and_another_does_not() -> None:
    for away, known in (("capybara", []), ("sloth 5", ["capybara"])):
        table = situation("tapir 3, capybara, sloth 1", "turtle 5, sloth 5", "turtle 1", pile="toucan 4")
        table.play("tapir 3 left", "pass capybara", "turtle 5 right", f"discard {away}")
        assert table.knows(0, 1) == known


@pytest.mark.rule("CC-72")
def test_given_up_when_the_taker_passes_a_card_face_down() -> None:
    table = situation("tapir 3, capybara, sloth 1", "tapir 4, sloth 5", "turtle 1", "turtle 2")
    table.play("tapir 3 left", "pass capybara", "tapir 4 left", "pass sloth 5")
    assert table.knows(0, 1) == []
    assert (table.knows(1, 2), table.hand(1)) == (["sloth 5"], ["capybara"])


@pytest.mark.rule("CC-72")
def test_who_receives_the_card_passed_on_knows_that_it_was_another() -> None:
    hands = ["sloth 1", "tapir 4, sloth 5, capybara", "turtle 1"]
    facts = [{"viewer": v, "holder": 1, "cards": ["capybara"]} for v in (0, 2)]
    table = situation(*hands, active=1, tops="sloth 3, sloth 4", known=facts).play("tapir 4 left", "pass sloth 5")
    assert (table.knows(0, 1), table.knows(2, 1)) == ([], ["capybara"])
    table = situation(*hands, active=1, tops="sloth 3, sloth 4", known=facts).play("tapir 4 left", "pass capybara")
    assert (table.knows(0, 1), table.knows(2, 1), table.knows(1, 2)) == ([], [], ["capybara"])


@pytest.mark.rule("CC-72", "CC-33")
def test_a_card_that_comes_back_takes_no_knowledge_away() -> None:
    facts = [{"viewer": 1, "holder": 0, "cards": ["capybara"]}]
    table = situation("tapir 3, capybara, sloth 1", "turtle 1", teapot=1, known=facts)
    assert table.play("tapir 3 left", "pass sloth 1", "refuse").knows(1, 0) == ["capybara"]


@pytest.mark.rule("CC-72", "CC-50")
def test_a_new_round_wipes_what_was_known() -> None:
    facts = [{"viewer": 0, "holder": 1, "cards": ["capybara"]}]
    table = situation("sloth 3", "capybara, sloth 1", pile="sloth 2", known=facts).play("sloth 3 left")
    assert (table.s.round, table.knows(0, 1), table.s.noted) == (2, [], [0] * 5)


@pytest.mark.rule("CC-70", "CC-72")
def test_a_redealt_copy_keeps_what_is_known_and_nothing_else() -> None:
    table = passed_on("sloth 5, turtle 3", "turtle 1, anteater 1")
    always: set[str] = set()
    for seed in range(200):
        copy = STATE.copy(table.s)
        RULES.determinize(copy, table.t, 0, policy(seed))
        hand = {code for code in ("capybara", "sloth 5", "turtle 3") if copy.hands[1][KIND[code]]}
        always = hand if seed == 0 else always & hand
        assert known_cards(copy, 0, 1) == ["capybara"]
        assert (copy.size, copy.hands[0]) == (table.s.size, table.s.hands[0])
    assert always == {"capybara"}


@pytest.mark.rule("CC-72")
def test_while_a_card_is_offered_it_may_be_the_one_that_was_known() -> None:
    facts = [{"viewer": 2, "holder": 0, "cards": ["capybara", "turtle 1", "turtle 1"]}]
    hands = ["tapir 3, capybara, turtle 1, turtle 1", "sloth 1", "sloth 5"]
    table = situation(*hands, teapot=1, known=facts).play("tapir 3 left", "pass turtle 1")
    assert table.view(2).players[0].known == ["turtle 1"]
    assert table.view(2).players[0].cards == 2
    table = situation(
        "tapir 3, capybara", "sloth 1", teapot=1, known=[{**facts[0], "viewer": 1, "cards": ["capybara"]}]
    )
    table.play("tapir 3 left", "pass capybara")
    assert (table.view(1).players[0].cards, table.view(1).players[0].known) == (0, [])
    table.play("refuse")
    assert (table.view(1).players[0].cards, table.view(1).players[0].known) == (1, ["capybara"])
