"""Layouts: one declaration, and everything that is made from it."""

from __future__ import annotations

import copy
import pickle
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from capytable.games import find, ids
from capytable.kernel.state import (
    SEATS,
    Layout,
    State,
    Table,
    cells,
    declared,
    layout_of,
    masks,
    num,
    seat,
    seat_cells,
    seats,
)


class Zoo(State):
    """One field of every kind."""

    small: int = num(-5, 100)
    wide: int = num(0, 40_000)
    owner: int = seat()
    ready: int = seats()
    votes: list[int] = seats(SEATS)
    hands: list[list[int]] = cells(SEATS, 3, high=9)
    cube: list[list[list[int]]] = cells(2, SEATS, 2, low=-300, high=300)
    likes: list[int] = seat_cells(SEATS)
    held: list[int] = masks(SEATS)
    word: int = masks()


LAYOUT = Layout(Zoo, "zoo", seats=3)


def numbers(field: Any) -> st.SearchStrategy[Any]:
    strategy: st.SearchStrategy[Any] = st.integers(field.low, field.high)
    for n in reversed(field.shape):
        strategy = st.lists(strategy, min_size=n, max_size=n)
    return strategy


@st.composite
def states(draw: st.DrawFn) -> Any:
    s = LAYOUT.new()
    for key, field in LAYOUT.fields.items():
        setattr(s, key, draw(numbers(field)))
    return s


def test_declaration_lists_base_fields_first() -> None:
    assert list(declared(Zoo))[:2] == ["rng", "small"]
    assert LAYOUT.fields["hands"].shape == (3, 3)
    assert LAYOUT.fields["ready"].high == 0b111
    assert LAYOUT.fields["owner"].high == 2


def test_new_is_all_zero() -> None:
    s = LAYOUT.new()
    assert LAYOUT.pack(s) == bytes(LAYOUT.size)
    assert s.cube == [[[0, 0]] * 3] * 2
    assert s.log is None


@given(states())
def test_bytes_are_the_records_bytes(s: Any) -> None:
    record = np.frombuffer(LAYOUT.pack(s), LAYOUT.dtype)[0]
    for key in LAYOUT.fields:
        assert np.asarray(record[key]).tolist() == getattr(s, key)
    made = np.zeros(1, LAYOUT.dtype)
    for key in LAYOUT.fields:
        made[key][0] = getattr(s, key)
    assert made.tobytes() == LAYOUT.pack(s)


def test_a_copied_array_of_records_keeps_every_byte() -> None:
    """NumPy copies the fields of a record; the padding is one of them."""
    for layout in (LAYOUT, *(variant.state for name in ids() for variant in find(name).variants)):
        row = bytes(i % 251 for i in range(layout.size))
        assert np.frombuffer(row, layout.dtype).copy().tobytes() == row


def test_records_fields_are_aligned() -> None:
    for name in LAYOUT.dtype.names:
        kind, offset = LAYOUT.dtype.fields[name][:2]
        assert offset % kind.base.itemsize == 0
    assert LAYOUT.size % 8 == 0
    assert LAYOUT.dtype.itemsize == LAYOUT.size


@given(states())
def test_copies_are_equal_and_independent(s: Any) -> None:
    before = LAYOUT.pack(s)
    ways = (LAYOUT.copy(s), copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s)), LAYOUT.unpack(before))
    for made in ways:
        assert made == s
        assert type(made) is type(s)
        made.cube[0][0][0] += 1
        made.hands[1][2] += 1
        made.votes[0] += 1
        made.small += 1
        assert made != s
        assert LAYOUT.pack(s) == before


def test_copies_do_not_listen() -> None:
    s = LAYOUT.new()
    s.log = [(1, 2, 3, 4, 5)]
    assert LAYOUT.copy(s).log is None
    assert copy.deepcopy(s).log is None


def test_layouts_and_states_pickle_across_processes() -> None:
    again = pickle.loads(pickle.dumps(LAYOUT))
    assert again is layout_of(Zoo, "zoo", 3)
    assert again.dtype == LAYOUT.dtype


@given(states())
def test_sound_states_have_no_faults(s: Any) -> None:
    assert LAYOUT.faults(s) == []


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("small", 101, "small holds 101, outside -5 … 100"),
        ("small", -6, "small holds -6"),
        ("owner", 3, "owner holds 3"),
        ("ready", 8, "ready holds 8"),
        ("likes", [0, -2, 0], "likes holds -2"),
        ("hands", [[0, 0, 0], [0, 10, 0], [0, 0, 0]], "hands holds 10"),
        ("votes", [0, 0], "votes has 2 numbers instead of 3"),
        ("word", 1 << 62, "word holds"),
    ],
)
def test_faults_name_field_and_number(key: str, value: Any, words: str) -> None:
    s = LAYOUT.new()
    setattr(s, key, value)
    found = LAYOUT.faults(s)
    assert len(found) == 1
    assert words in found[0]


def test_numbers_that_do_not_fit_are_refused() -> None:
    s = LAYOUT.new()
    s.small = 1000
    with pytest.raises(struct.error):
        LAYOUT.pack(s)
    with pytest.raises(ValueError, match=f"has {LAYOUT.size} bytes, got 3"):
        LAYOUT.unpack(b"abc")


@given(states(), st.integers(0, 2), st.integers(0, 2))
def test_rotations_add_up(s: Any, one: int, two: int) -> None:
    turned = LAYOUT.rotate(LAYOUT.rotate(s, one, 3), two, 3)
    assert turned == LAYOUT.rotate(s, (one + two) % 3, 3)
    assert LAYOUT.rotate(s, 0, 3) == s


def test_rotation_follows_axes_numbers_and_sets() -> None:
    s = LAYOUT.new()
    s.hands = [[1, 0, 0], [2, 0, 0], [3, 0, 0]]
    s.cube[1] = [[1, 1], [2, 2], [3, 3]]
    s.owner, s.ready, s.likes, s.votes = 2, 0b011, [1, -1, 0], [0b001, 0b010, 0]
    turned = LAYOUT.rotate(s, 1, 3)
    assert turned.hands == [[3, 0, 0], [1, 0, 0], [2, 0, 0]]
    assert turned.cube[1] == [[3, 3], [1, 1], [2, 2]]
    assert (turned.owner, turned.ready) == (0, 0b110)
    assert turned.likes == [1, 2, -1]
    assert turned.votes == [0, 0b010, 0b100]
    assert s.owner == 2


def test_rotation_leaves_empty_seats_where_they_are() -> None:
    s = LAYOUT.new()
    s.hands = [[1, 0, 0], [2, 0, 0], [9, 9, 9]]
    s.owner = -1
    turned = LAYOUT.rotate(s, 1, 2)
    assert turned.hands == [[2, 0, 0], [1, 0, 0], [9, 9, 9]]
    assert turned.owner == -1


def test_declarations_without_sense_are_refused() -> None:
    class Empty(Table):
        pass

    class Huge(Table):
        n: int = num(0, 1 << 70)

    with pytest.raises(TypeError, match="Empty declares no fields"):
        Layout(Empty, "empty", 2)
    with pytest.raises(ValueError, match="no field holds"):
        Layout(Huge, "huge", 2)
