"""Documents that were cut, bent or mixed up are refused with one of the library's own errors, or load; nothing else."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import GAMES, step, true_bytes

import capytable
from capytable.match.match import Match
from capytable.match.setup import digest

JUNK: list[Any] = [
    0,
    -1,
    2**63 - 1,
    -(2**63),
    1.5,
    float("nan"),
    True,
    "",
    "?",
    "tapir 3",
    "x" * 300,
    [],
    {},
    [[]],
    [{}],
    {"a": 1},
]
LOADERS: dict[str, Callable[[str], Match]] = {
    "record": capytable.load,
    "position": lambda text: capytable.from_position(text, 1),
}


def document(game_id: str, what: str, seed: int) -> str:
    match, chance = capytable.new(game_id, seed=seed), random.Random(seed)
    for _ in range(seed % 50):
        if not match.over:
            step(match, chance)
    if what == "record":
        return match.record()
    return match.position() if seed % 2 else match.position(seed % match.players)


def survives(what: str, text: str) -> None:
    """The text loads to a match that can be played and written again, or is refused as it should be."""
    try:
        match = LOADERS[what](text)
    except capytable.CapytableError:
        return
    assert true_bytes(capytable.from_position(match.position())) == true_bytes(match)
    chance = random.Random(1)
    for _ in range(10):
        if not match.over:
            step(match, chance)
    for viewer in (None, *range(match.players)):
        match.view(viewer), match.events(viewer), match.position(viewer)
    capytable.load(match.record())


@pytest.mark.parametrize("what", LOADERS)
@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_cut_and_flipped_bytes(game_id: str, what: str, data: st.DataObject) -> None:
    raw = bytearray(document(game_id, what, data.draw(st.integers(0, 60))).encode())
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(raw)) | st.just(len(raw)))
    survives(what, raw[:cut].decode("utf-8", "replace"))


@pytest.mark.parametrize("what", LOADERS)
@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_swapped_values(game_id: str, what: str, data: st.DataObject) -> None:
    told = tomllib.loads(document(game_id, what, data.draw(st.integers(0, 60))))
    for _ in range(data.draw(st.integers(1, 3))):
        bend(told, data)
    told["digest"] = digest({key: value for key, value in told.items() if key != "digest"})
    if what == "position":
        del told["digest"]
    survives(what, tomli_w.dumps(told))


def bend(told: dict[str, Any], data: st.DataObject) -> None:
    """Replace, remove, double or exchange some value anywhere in the document."""
    holder: Any = told
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        inner = holder[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.integers(0, 4)):
            holder = inner
            continue
        break
    change = data.draw(st.integers(0, 4))
    if change == 0:
        del holder[key]
    elif change == 1 and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    elif change == 2 and type(inner) is int:
        holder[key] = inner + data.draw(st.sampled_from([-1, 1, 7, 100]))
    elif change == 3:
        other = data.draw(st.sampled_from(keys))
        holder[key], holder[other] = holder[other], holder[key]
    else:
        holder[key] = copy.deepcopy(data.draw(st.sampled_from(JUNK)))


@given(text=st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_any_text(text: str) -> None:
    for load in LOADERS.values():
        with pytest.raises(capytable.CapytableError):
            load(text)
