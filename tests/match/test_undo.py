from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, begun, everything, few, midway, step, true_bytes

import capytable


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_undoing_gives_exactly_what_was_before(game_id: str, data: st.DataObject) -> None:
    match, chance = begun(data, game_id), random.Random(data.draw(st.integers(0, 999)))
    past = [match.clone()]
    for _ in range(100):  # where a whole round can be taken back the game may never get on
        if match.over:
            break
        step(match, chance)
        past.append(match.clone())
        if match.can_undo() and chance.random() < 0.4:
            while match.can_undo():
                past.pop()
                assert everything(match.undo()) == everything(past[-1])


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_what_is_told_beforehand_about_taking_back_is_true(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    for seat in match.movers:
        for action in match.legal_actions(seat):
            after = match.clone().play(action)
            assert after.can_undo() == after.can_undo(seat) == action.undoable
            if action.undoable:
                assert everything(after.undo(seat)) == everything(match)
                assert after._state.rng == match._state.rng


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_no_undo_crosses_chance_or_a_seal(game_id: str, data: st.DataObject) -> None:
    match, chance = begun(data, game_id), random.Random(data.draw(st.integers(0, 999)))
    while not match.over:
        before, sealed = match._state.rng[:], not match.can_undo()
        step(match, chance)
        if match._state.rng != before:
            assert not match.can_undo()
            assert not any(match.can_undo(seat) for seat in range(match.players))
        if sealed and match.can_undo():
            assert not match.clone().undo().can_undo()


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_an_unfair_undo_is_refused_and_changes_nothing(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    before = everything(match)
    for seat in (None, *range(match.players)):
        if not match.can_undo(seat):
            with pytest.raises(capytable.UndoError, match="nothing can be taken back"):
                match.undo(seat)
    assert everything(match) == before


def test_in_a_simultaneous_round_a_seat_takes_back_its_own_choice_only() -> None:
    match = capytable.new("lanterns", 3, 4)
    mine, other = match.legal_actions(0), match.legal_actions(1)
    assert len(mine) > 1
    match.play(mine[0]).play(other[0])
    assert not match.can_undo(2)
    match.undo(0)
    assert [(made.seat, made.action) for made in match.decisions] == [(1, other[0].id)]
    assert match.movers == (0, 2)
    straight = capytable.new("lanterns", 3, 4).play(other[0]).play(mine[1])
    assert true_bytes(match.play(mine[1])) == true_bytes(straight)
    assert match.record() == straight.record()
    match.play(match.legal_actions(2)[0])
    assert not any(match.can_undo(seat) for seat in range(3))  # all have chosen, and the lanterns are shown


def test_the_one_who_leads_may_take_back_a_bow_but_nothing_before() -> None:
    match = capytable.new("lanterns", 2, 4)
    while len(match.movers) == 2 or match.turn < 2:
        match.play(match.legal_actions()[0])
    fair = {action.text: action.undoable for action in match.legal_actions()}
    assert fair.pop("bow")
    assert not any(fair.values())
    match.play("bow").undo()
    assert not match.can_undo()
    assert not match.play("bow").play("rest").can_undo()


def test_a_decision_that_others_built_on_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = capytable.new("lanterns", 3, 4)
    match.play(match.legal_actions(0)[0]).play(match.legal_actions(1)[0])
    before = everything(match)
    legal = match.setup.rules.legal
    # as if seat 1 could choose only after seat 0 had
    monkeypatch.setattr(
        match.setup.rules, "legal", lambda s, t, p, out: 0 if p == 1 and s.lit[0] < 0 else legal(s, t, p, out)
    )
    assert not match.can_undo(0)
    with pytest.raises(capytable.UndoError, match="by seat 0"):
        match.undo(0)
    assert everything(match) == before
