from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, begun, everything, few, midway, step, true_bytes

import capytable
from capytable.match.record import RECORD_FORMAT
from capytable.match.setup import digest


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_a_record_replays_to_the_same_bytes(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    again = capytable.load(match.record())
    assert everything(again) == everything(match)
    assert (again.seed, again.options, again.result) == (match.seed, match.options, match.result)
    for viewer in (None, *range(match.players)):
        assert capytable.to_json(again.events(viewer)) == capytable.to_json(match.events(viewer))


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_decisions_that_were_taken_back_leave_no_trace(game_id: str, data: st.DataObject) -> None:
    match, chance = begun(data, game_id), random.Random(data.draw(st.integers(0, 999)))
    for _ in range(40):
        if match.can_undo() and chance.random() < 0.5:
            match.undo()
        elif not match.over:
            step(match, chance)
    assert everything(capytable.load(match.record())) == everything(match)


@pytest.mark.parametrize("game_id", GAMES)
@few
@given(data=st.data())
def test_a_match_that_began_from_a_position_replays_too(game_id: str, data: st.DataObject) -> None:
    start = midway(data, game_id, 60)
    seat = data.draw(st.sampled_from([None, *range(start.players)]))
    for match in (capytable.from_position(start.position()), start.determinize(seat, 3)):
        chance = random.Random(1)
        for _ in range(20):
            if not match.over:
                step(match, chance)
        again = capytable.load(match.record())
        assert everything(again) == everything(match)
        assert again.seed is None


def test_a_record_is_readable() -> None:
    match = capytable.new("lanterns", 2, 2**64 - 1, {"first": 0}).sit(0, "Ola", "human").sit(1, "Assam", "greedy")
    match.play(match.legal_actions()[0])
    told = tomllib.loads(match.record())
    assert list(told)[:8] == ["capytable", "digest", "format", "game", "rules_version", "players", "seed", "actions"]
    assert told["actions"] == [f"0: {match.setup.game.action_text(match.table, match.decisions[0].action)}"]
    assert told["seats"] == [{"name": "Ola", "kind": "human"}, {"name": "Assam", "kind": "greedy"}]
    assert told["seed"] == "18446744073709551615"
    assert capytable.load(match.record()).seated == match.seated
    assert match.record().isascii()
    assert max(map(len, match.record().splitlines())) <= 100


def sealed(told: dict[str, Any]) -> str:
    """A record whose digest fits whatever it says."""
    told = {key: value for key, value in told.items() if key != "digest"}
    return tomli_w.dumps({"digest": digest(told), **told})


def finished() -> dict[str, Any]:
    match, chance = capytable.new("lanterns", 2, 5), random.Random(5)
    while not match.over:
        step(match, chance)
    return tomllib.loads(match.record())


def changed(**parts: Any) -> str:
    return sealed({key: value for key, value in {**finished(), **parts}.items() if value is not None})


@pytest.mark.parametrize(
    ("make", "key", "reason"),
    [
        (lambda: changed(capytable="position"), "capytable", "this is no record"),
        (lambda: changed(format=RECORD_FORMAT + 1), "format", "newer capytable"),
        (lambda: changed(format="1"), "format", "must be a number"),
        (lambda: changed(game="lantern"), "game", "did you mean 'lanterns'"),
        (lambda: changed(rules_version=4), "rules_version", r"newer rules \(4, these are 3\)"),
        (lambda: changed(rules_version=2), "rules_version", r"older rules \(2, these are 3\)"),
        (lambda: changed(players=5), "players", "2 to 4 players"),
        (lambda: changed(players=None), "", "players"),
        (lambda: changed(options={"variant": "plian"}), "options.variant", "did you mean 'plain'"),
        (lambda: changed(options={"hand": 3, "hat": 1}), "options.hat", "no option 'hat'"),
        (lambda: changed(options={"hand": 9}), "options.hand", "from 2 to 4, not 9"),
        (lambda: changed(options={"hand": 2.5}), "options", "float"),
        (lambda: changed(seed=5), "seed", "Expected `str"),
        (lambda: changed(seed="5.0"), "seed", "in quotes"),
        (lambda: changed(seed=str(2**64)), "seed", "in quotes"),
        (lambda: changed(seed=None), "seed", "begins with"),
        (lambda: changed(situation={}), "seed", "begins with"),
        (lambda: changed(seed=None, situation={}, chance={"rng": [1, 2, 3, 4]}), "situation.bowed", "is missing"),
        (lambda: changed(deck={"digest": "0"}), "deck.digest", "another deck"),
        (lambda: changed(deck={"content": {"copies": [1]}}), "deck.content", "six numbers"),
        (lambda: changed(deck={"hat": 1}), "deck", "hat"),
        (lambda: changed(actions="light sun"), "actions", "Expected `array"),
        (lambda: changed(actions=[1]), "actions[0]", "Expected `str"),
        (lambda: changed(actions=["light sun"]), "actions[0]", "is not a seat and an action, such as '0: light coal'"),
        (lambda: changed(actions=["0: dance"]), "actions[0]", "decision 1, '0: dance': there is no action 'dance'"),
        (lambda: changed(actions=["0: draw"]), "actions[0]", "'draw' is not possible now"),
        (lambda: changed(actions=["7: draw"]), "actions[0]", "not the turn of seat 7"),
        (lambda: changed(actions=finished()["actions"][:-1]), "result", "not over, but there is a result"),
        (lambda: changed(result=None), "actions", "the result is missing"),
        (lambda: changed(result={**finished()["result"], "scores": [9, 9]}), "result", "replaying ends with winners"),
        (lambda: changed(result={**finished()["result"], "reason": "abandoned"}), "result", "replaying ends with"),
        (lambda: changed(seats=[{"name": "Ola", "kind": ""}]), "seats", "2 players, but 1 seats"),
        (lambda: changed(hat=1), "", "hat"),
    ],
)
def test_a_wrong_record_is_refused_with_key_line_and_reason(make: Callable[[], str], key: str, reason: str) -> None:
    record = make()
    with pytest.raises(capytable.RecordError, match=reason) as caught:
        capytable.load(record)
    assert caught.value.key == key
    assert caught.value.line > 0 or key == "" or key.split(".")[0] not in tomllib.loads(record)


def test_decisions_after_the_end_are_refused() -> None:
    actions = finished()["actions"]
    with pytest.raises(capytable.RecordError, match="the game is over") as caught:
        capytable.load(changed(actions=[*actions, "0: draw"]))
    assert caught.value.key == f"actions[{len(actions)}]"


def test_the_line_of_an_illegal_decision_is_named() -> None:
    match = capytable.new("lanterns", 2, 5)
    match.play(match.legal_actions()[0]).play(match.legal_actions()[0])
    told = tomllib.loads(match.record())
    record = sealed({**told, "actions": [told["actions"][0], "1: light up"]})
    line = record.splitlines().index('    "1: light up",') + 1
    with pytest.raises(capytable.RecordError, match=f"^line {line}: actions.1.: decision 2") as caught:
        capytable.load(record)
    assert caught.value.line == line


@pytest.mark.parametrize("game_id", GAMES)
def test_a_change_or_a_cut_is_noticed(game_id: str) -> None:
    match, chance = capytable.new(game_id, seed=3), random.Random(3)
    while not match.over:
        step(match, chance)
    record = match.record()
    lines = record.splitlines(keepends=True)
    for cut in range(1, len(lines) - 1):
        with pytest.raises(capytable.RecordError, match=r"cut short|this is no record|must be a number"):
            capytable.load("".join(lines[:cut]))
    with pytest.raises(capytable.RecordError, match="does not fit its digest"):
        capytable.load(record.replace('seed = "3"', 'seed = "4"'))
    assert capytable.load(record.replace("\n", "\r\n") + "# a comment\n").record() == record


@pytest.mark.parametrize("record", [None, b"", 7, ["x"]])
def test_what_is_no_text_is_refused(record: object) -> None:
    with pytest.raises(capytable.RecordError, match="a record is text"):
        capytable.load(record)  # type: ignore[arg-type]


NO_TOML = [
    "", "\0", "[" * 5000, "a=" + "[" * 5000, "a = " + "9" * 5000, "x" * 4_000_001, "\ud800", "a = 0x" + "f" * 9000,
    'capytable = "record"\nformat = 0x' + "f" * 9000, "a." * 900_000 + "a = 1", "[" + "'a' . \"\\\"b\" . " * 900 + "c]",
]  # fmt: skip


@pytest.mark.parametrize("record", NO_TOML, ids=range(len(NO_TOML)))
def test_what_is_no_toml_is_refused(record: str) -> None:
    with pytest.raises(capytable.RecordError):
        capytable.load(record)


def test_a_record_holds_a_deck_only_when_it_is_another() -> None:
    match = capytable.new("lanterns", 2, 5, deck={"copies": [9, 0, 0, 0, 0, 9]})
    again = capytable.load(match.record())
    assert true_bytes(again) == true_bytes(match)
    assert again.setup.deck == {"copies": [9, 0, 0, 0, 0, 9]}
