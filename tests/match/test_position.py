from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, few, midway, situations, true_bytes

import capytable


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_position_loads_to_the_same_bytes_in_every_situation(game_id: str) -> None:
    for match, n in situations(game_id, games=1):
        if n % (2 if match.players < 6 else 31):
            continue
        again = capytable.from_position(match.position())
        assert true_bytes(again) == true_bytes(match)
        assert (again.position(), again.options) == (match.position(), match.options)
        assert (again.turn, again.events(), again.can_undo()) == (0, [], False)


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_a_seats_position_deals_what_the_seat_does_not_know(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    for viewer in (None, *range(match.players)):
        text = match.position(viewer)
        assert "chance" not in tomllib.loads(text)
        one, two = (capytable.from_position(text, seed) for seed in (1, 1))
        assert true_bytes(one) == true_bytes(two)
        assert one.position(viewer) == text
        assert capytable.to_json(one.view(viewer)) == capytable.to_json(match.view(viewer))
        assert one.movers == match.movers


def test_without_a_seed_chance_is_not_known_beforehand() -> None:
    text = capytable.new("lanterns", 2, 1).position(0)
    assert true_bytes(capytable.from_position(text)) != true_bytes(capytable.from_position(text))
    with pytest.raises(capytable.SetupError, match="from 0 to"):
        capytable.from_position(text, -1)


def by_hand(situation: dict[str, Any] | None = None, **header: Any) -> str:
    told: dict[str, Any] = {
        "capytable": "position", "format": 1, "game": "lanterns", "players": 2,
        "situation": {
            "phase": "lead", "round": 3, "leader": 1, "bowed": False, "points": [1, 2], "used": ["sun", "sun"],
            "lit": ["none", "none"], "hands": [["coal", "?"], ["amber"]], **(situation or {}),
        },
        **header,
    }  # fmt: skip
    return tomli_w.dumps({key: value for key, value in told.items() if value is not None})


def test_a_position_can_be_written_by_hand() -> None:
    match = capytable.from_position(by_hand())
    assert match.mover == 1
    assert [action.text for action in match.legal_actions()] == ["give amber", "draw", "bow", "rest"]
    assert match.scores() == (1, 2)
    assert len(match.view(0).hands[0]) == 2


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        (by_hand(capytable="record"), "capytable", "no position"),
        (by_hand(capytable=None), "capytable", "no position"),
        (by_hand(format=2), "format", "newer capytable"),
        (by_hand(format=True), "format", "must be a number"),
        (by_hand(game="whist"), "game", "no game 'whist'"),
        (by_hand(players=3), "situation.points", "each of 3 players"),
        (by_hand(players="two"), "players", "Expected `int`"),
        (by_hand(rules_version=2), "rules_version", "older rules"),
        (by_hand(options={"first": 4}), "options.first", "a seat from 0 to 1"),
        (by_hand(situation={"phase": "dusk"}), "situation.phase", "one of light, lead, over"),
        (by_hand(situation={"points": [1, True]}), "situation.points", "a list of int"),
        (by_hand(situation={"hands": [["coal", "moon"], []]}), "situation.hands.0.1", "no lantern 'moon'"),
        (by_hand(situation={"used": ["sun"] * 5}), "situation.used.4", "no lantern 'sun' is left"),
        (by_hand(situation={"phase": "over"}), "situation", "only then"),
        (by_hand(situation={"lit": ["sun", "none"]}), "situation", "after they were shown"),
        (by_hand(chance={"rng": [1, 2, 3]}), "chance.rng", "four numbers"),
        (by_hand(chance={"rng": [0, 0, 0, 0]}), "chance.rng", "four numbers"),
        (by_hand(chance={"rng": [0, 0, 0, 2**32]}), "chance.rng", "four numbers"),
        (by_hand(chance={"seed": 1}), "chance", "seed"),
        (by_hand(hat=1), "", "hat"),
    ],
)
def test_a_wrong_position_is_refused_with_key_line_and_reason(text: str, key: str, reason: str) -> None:
    with pytest.raises(capytable.PositionError, match=reason) as caught:
        capytable.from_position(text)
    assert caught.value.key == key
    assert (caught.value.line > 0) == bool(key and key.split(".")[0] in text and "capytable" in text)


def test_the_line_of_a_wrong_card_is_named() -> None:
    text = by_hand(situation={"hands": [["coal", "?"], ["moon"]]})
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "moon" in row)
    with pytest.raises(capytable.PositionError, match=rf"^line {line}: situation\.hands\.1\.0: no lantern 'moon'"):
        capytable.from_position(text)


def test_a_position_keeps_options_and_another_deck() -> None:
    match = capytable.new("lanterns", 3, 1, {"variant": "crowd", "hand": 4, "first": 2}, {"copies": [9, 9, 0, 0, 0, 6]})
    again = capytable.from_position(match.position(1), 1)
    assert (again.options, again.setup.deck) == (match.options, match.setup.deck)
