from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, begun, everything, few, midway, step

import capytable


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_an_action_can_be_given_as_itself_as_its_id_and_as_its_text(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    if match.over:
        return
    seat = data.draw(st.sampled_from(match.movers))
    action = data.draw(st.sampled_from(match.legal_actions(seat)))
    copies = [match.clone().play(given, seat) for given in (action, action.id, action.text, f" {action.text.upper()} ")]
    assert all(everything(copy) == everything(copies[0]) for copy in copies)
    assert copies[0].turn == match.turn + 1
    assert match.clone().play(action).decisions == copies[0].decisions  # the action knows whose it is


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_legal_actions_are_exactly_what_is_not_refused(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    before = everything(match)
    for seat in range(match.players):
        legal = [action.id for action in match.legal_actions(seat)]
        assert bool(legal) == (seat in match.movers)
        assert legal == sorted(set(legal))
        for action in range(match.variant.actions):
            if action not in legal:
                with pytest.raises(capytable.IllegalActionError):
                    match.play(action, seat)
            else:
                assert match.clone().play(action, seat).turn == match.turn + 1
    assert everything(match) == before


@pytest.mark.parametrize("game_id", GAMES)
@given(
    data=st.data(),
    nonsense=st.none() | st.text() | st.booleans() | st.floats() | st.integers(1_000_000) | st.just(-1),
)
def test_nonsense_is_refused_and_changes_nothing(game_id: str, data: st.DataObject, nonsense: object) -> None:
    match = midway(data, game_id)
    before = everything(match)
    for seat in (None, 0, -1, 99, True, "0"):
        with pytest.raises(capytable.IllegalActionError):
            match.play(nonsense, seat)  # type: ignore[arg-type]
    assert everything(match) == before


def test_a_refusal_says_what_is_possible() -> None:
    match = capytable.new("lanterns", 2, 1)
    can = ", ".join(action.text for action in match.legal_actions(0))
    with pytest.raises(capytable.IllegalActionError, match=f"'draw' is not possible now; seat 0 may: {can}"):
        match.play("draw")
    with pytest.raises(capytable.IllegalActionError, match=r"there is no action 'lihgt sun' .did you mean 'light sun'"):
        match.play("lihgt sun")
    with pytest.raises(capytable.IllegalActionError, match="not the turn of seat 2 but of seat 0 or seat 1"):
        match.play("light sun", 2)


def test_a_long_list_of_possibilities_is_cut() -> None:
    match = capytable.from_position(_many_to_discard())
    with pytest.raises(capytable.IllegalActionError, match=r"may: .* and \d+ more$"):
        match.play("draw")


def _many_to_discard() -> str:
    hand = ", ".join(f'"{animal} {value}"' for animal in ("sloth", "tapir", "toucan") for value in range(1, 6))
    player = f"[[situation.player]]\nhand = [{hand}]\n[[situation.player]]\n"
    head = 'capytable = "position"\nformat = 1\ngame = "cookie-club"\nplayers = 2\n'
    return head + '[situation]\nphase = "discard"\ntops = ["turtle 1", "turtle 2"]\n' + player


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_a_whole_game_has_a_result_that_fits(game_id: str, data: st.DataObject) -> None:
    match, chance = begun(data, game_id), random.Random(data.draw(st.integers(0, 99)))
    while not match.over:
        assert match.result is None
        assert match.returns() == (0.0,) * match.players
        step(match, chance)
    assert match.turn <= match.variant.max_length
    assert (match.movers, match.mover, match.legal_actions()) == ((), None, [])
    result = match.result
    assert result is not None
    assert result.scores == match.scores()
    assert set(result.winners) <= set(range(match.players))
    assert sum(match.returns()) == pytest.approx(0) or not result.winners
    if 0 < len(result.winners) < match.players:
        assert tuple(p for p in range(match.players) if match.returns()[p] > 0) == result.winners
    assert (result.reason != "", result.by) == (True, None)
    before = everything(match)
    with pytest.raises(capytable.IllegalActionError, match="over"):
        match.play(0)
    with pytest.raises(capytable.IllegalActionError, match="over"):
        match.abandon()
    assert everything(match) == before


@pytest.mark.parametrize("by", [None, 1])
def test_a_game_can_be_given_up(by: int | None) -> None:
    match = capytable.new("lanterns", 3, 1)
    match.play(match.legal_actions()[0]).abandon(by)
    assert match.over
    assert match.result == capytable.Result((), "abandoned", (0, 0, 0), by)
    assert (match.movers, match.legal_actions(1), match.returns()) == ((), [], (0.0, 0.0, 0.0))
    assert not match.can_undo()
    assert capytable.load(match.record()).result == match.result
    assert match.determinize(0, 1).over


@pytest.mark.parametrize("seat", [3, -1, True, "0", 1.0])
def test_there_are_only_the_seats_there_are(seat: object) -> None:
    match = capytable.new("lanterns", 3, 1)
    for ask in (match.view, match.events, match.position, match.legal_actions, match.can_undo, match.abandon):
        with pytest.raises(capytable.SetupError, match="seats are 0 to 2"):
            ask(seat)
    with pytest.raises(capytable.SetupError, match="seats are 0 to 2"):
        match.determinize(seat, 1)  # type: ignore[arg-type]


def test_rules_that_fail_midway_leave_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = capytable.new("lanterns", 2, 1)
    before = everything(match)
    action = match.legal_actions()[0]

    def broken(s: Any, t: Any, seat: int, action: int) -> None:
        s.points[0] = 7
        raise ZeroDivisionError

    monkeypatch.setattr(match.setup.rules, "apply", broken)
    with pytest.raises(ZeroDivisionError):
        match.play(action)
    assert everything(match) == before
