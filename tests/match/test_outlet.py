"""Nothing leaks: whatever a viewer gets is the same, byte for byte, when all they cannot know is dealt anew."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, midway, situations, true_bytes

import capytable
from capytable.games import find
from capytable.kernel.events import ALL
from capytable.match import outlet
from capytable.match.match import Match

PHASES = {"cookie-club": 9, "lanterns": 3}
"""How many phases there are, so that a game is known to be tried in all of them."""


def seen_by(match: Match, viewer: int | None) -> list[bytes]:
    """Everything that a viewer gets from the match, raw."""
    texts = [capytable.to_json(match.view(viewer)), capytable.to_json(match.events(viewer)), match.position(viewer)]
    if viewer is not None:
        texts.append(capytable.to_json(match.legal_actions(viewer)))
    copies = [match.determinize(viewer, seed) for seed in (0, 2**64 - 1)]
    states = [match.variant.state.pack(match.determinized_state(viewer, seed)) for seed in (0, 2**64 - 1)]
    assert states == [true_bytes(copy) for copy in copies]
    return [*(text.encode() for text in texts), *states, *(pickle.dumps(copy) for copy in copies)]


def redealt(match: Match, viewer: int | None, seed: int) -> Match:
    """Another world that looks the same to the viewer: state, chance and the secrets of the log are others."""
    made, chance = match.clone(), random.Random(seed)
    made._state = match.determinized_state(viewer, seed)
    number = -1 if viewer is None else viewer
    cards = [event[2] for event in match._events]
    made._events = [
        event if event[1] == ALL or (number >= 0 and event[1] >> number & 1) else
        (event[0], event[1], chance.choice(cards), event[3], event[4])
        for event in match._events
    ]  # fmt: skip
    return made


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_leaks_in_any_situation_of_random_games(game_id: str) -> None:
    phases, changed = set(), 0
    for match, n in situations(game_id, games=2):
        viewers, phase = (None, *range(match.players)), match.view().phase
        if phase in phases and n % (3 if match.players < 6 else 31):
            continue
        phases.add(phase)
        viewer = viewers[n % len(viewers)]
        other = redealt(match, viewer, n)
        changed += true_bytes(other) != true_bytes(match)
        assert seen_by(other, viewer) == seen_by(match, viewer)
    assert changed > 30
    assert len(phases) >= PHASES.get(game_id, 1)


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data(), seed=st.integers(0, 2**64 - 1))
def test_nothing_leaks(game_id: str, data: st.DataObject, seed: int) -> None:
    match = midway(data, game_id)
    for viewer in (None, *range(match.players)):
        assert seen_by(redealt(match, viewer, seed), viewer) == seen_by(match, viewer)


@pytest.mark.parametrize(
    "leak",
    [
        {"view": lambda s, t, viewer: {"pile": s.pile}},
        {"position": lambda s, t, viewer: {"next": s.rng}},
        {"action_text": lambda t, action: "x"},
    ],
)
def test_a_leak_would_be_noticed(leak: dict[str, Any]) -> None:
    match = capytable.new(replace(find("cookie-club"), **leak), 2, 1)
    assert (seen_by(redealt(match, 1, 5), 1) != seen_by(match, 1)) == ("action_text" not in leak)


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data(), seed=st.integers(0, 2**64 - 1))
def test_a_copy_has_no_past_and_shows_its_viewer_the_same(game_id: str, data: st.DataObject, seed: int) -> None:
    match = midway(data, game_id)
    for viewer in (None, *range(match.players)):
        copy = match.determinize(viewer, seed)
        assert (copy.seed, copy.turn, copy.events(), copy.can_undo()) == (None, 0, [], False)
        assert capytable.to_json(copy.view(viewer)) == capytable.to_json(match.view(viewer))
        assert copy.position(viewer) == match.position(viewer)
        assert viewer is None or copy.legal_actions(viewer) == match.legal_actions(viewer)
        assert copy.movers == match.movers
        again = copy.determinize(viewer, 5)
        assert true_bytes(again) == true_bytes(match.determinize(viewer, 5))


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_a_spectator_sees_no_secret_and_a_seat_only_its_own(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    public = match.events()
    for raw, told in zip(match._events, public, strict=True):
        name = match.game.events[raw[0]].secret
        assert not name or (told[name] is None) == (raw[1] != ALL)
    for seat in range(match.players):
        mine = match.events(seat)
        assert [(e["n"], e["kind"]) for e in mine] == [(e["n"], e["kind"]) for e in public]
        for raw, told in zip(match._events, mine, strict=True):
            name = match.game.events[raw[0]].secret
            assert not name or (told[name] is None) == (raw[1] >> seat & 1 == 0)


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_events_are_numbered_and_can_be_asked_for_from_any_number(game_id: str, data: st.DataObject) -> None:
    match = midway(data, game_id)
    every = match.events(0)
    assert [event["n"] for event in every] == list(range(len(every)))
    since = data.draw(st.integers(-3, len(every) + 3))
    assert match.events(0, since) == every[max(0, since) :]


def test_a_choice_in_a_simultaneous_round_is_hidden_until_all_have_chosen() -> None:
    match = capytable.new("lanterns", 2, 3)
    action = match.legal_actions(0)[0]
    match.play(action)
    card = action.parts["card"]
    assert match.view(0).lit == [card, None]
    assert match.view(1).lit == match.view().lit == ["?", None]
    assert [match.events(viewer)[-1]["card"] for viewer in (0, 1, None)] == [card, None, None]
    match.play(match.legal_actions(1)[0])
    assert {"n": 4, "kind": "shown", "card": card, "seat": 0} in match.events()


def test_an_action_carries_no_true_state() -> None:
    match = capytable.new("cookie-club", 3, 11)
    action = match.legal_actions()[0]
    assert action._preview is not None
    assert match.variant.state.pack(action._preview.state) == match.variant.state.pack(
        outlet.determinized(match.setup, match._state, action.seat, 0)
    )
