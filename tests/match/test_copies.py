from __future__ import annotations

import copy
import json
import pickle
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, everything, few, midway, true_bytes

import capytable
from capytable.games import find


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_copies_and_pickles_are_equal_and_independent(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    before = everything(match)
    made = [match.clone(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    for one in made:
        assert everything(one) == before
        if one.can_undo():
            one.undo()
            assert everything(one) == everything(match.clone().undo())
        elif not one.over:
            one.play(one.legal_actions()[0])
            assert everything(one) == everything(match.clone().play(match.legal_actions()[0]))
    assert everything(match) == before


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_actions_pickle_and_are_json(game_id: str, data: st.DataObject) -> None:
    actions = midway(data, game_id).legal_actions()
    assert pickle.loads(pickle.dumps(actions)) == actions
    told = json.loads(capytable.to_json(actions))
    assert told == json.loads(capytable.to_json(pickle.loads(pickle.dumps(actions))))
    assert [(one["id"], one["text"], one["seat"]) for one in told] == [(a.id, a.text, a.seat) for a in actions]
    assert all(one["parts"]["do"] and isinstance(one["undoable"], bool) for one in told)


def test_what_is_not_json_says_so() -> None:
    with pytest.raises(TypeError, match="Match has no JSON form"):
        capytable.to_json(capytable.new("lanterns"))


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_a_match_draws_itself_as_text_and_picture_without_secrets(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    assert match.game.id in repr(match)
    picture = match._repr_svg_()
    ElementTree.fromstring(picture)
    viewer = match.mover if len(match.movers) == 1 else None
    other = match.clone()
    other._state = match.determinized_state(viewer, 9)
    assert (str(other), other._repr_svg_()) == (str(match), picture)


def test_the_plain_text_shows_the_view() -> None:
    text = str(capytable.new("lanterns", 2, 1))
    assert text.splitlines()[:3] == ["lanterns", "  viewer: -1", "  phase: light"]
    assert "  hands: (?, ?, ?), (?, ?, ?)" in text
    assert "  used: -" in text


def test_rows_stand_in_columns() -> None:
    plainly = replace(find("cookie-club"), text=None, picture=None)
    match = capytable.new(plainly, 2, 1, {"first": 0})
    lines = str(match).splitlines()
    assert all(line.strip() in match._repr_svg_() for line in lines)
    head = next(n for n, line in enumerate(lines) if line.split()[:2] == ["seat", "cookies"])
    assert lines[head + 2].index("25") == lines[head].index("cookies")
    assert lines[head + 2].index("?") == lines[head].index("hand")


def test_a_copy_of_a_pickle_of_a_special_deck() -> None:
    match = capytable.new("lanterns", 2, 1, deck={"copies": [9, 9, 0, 0, 0, 0]})
    again = pickle.loads(pickle.dumps(match))
    assert (again.setup.deck, true_bytes(again)) == (match.setup.deck, true_bytes(match))
