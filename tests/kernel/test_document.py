"""Documents that people write: what does not fit is refused at the key that says it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from capytable.kernel.document import Reader
from capytable.kernel.errors import PositionError

ROWS = {"player": [{"cookies": 3}, {"cookies": 5}], "payers": [0, 2]}


def reader() -> Reader:
    return Reader(ROWS, keys=("player", "payers"))


def test_players_are_read_one_by_one() -> None:
    rows = reader().players(2, ("cookies",))
    assert [row.number("cookies", 0, 0, 9) for row in rows] == [3, 5]
    assert rows[1].where("cookies") == "player.1.cookies"


def test_documents_in_documents_know_where_they_stand() -> None:
    (row,) = Reader({"herd": [{"shift": 1}]}, "player.0", ("herd",)).each("herd", ("shift",))
    assert row.where("shift") == "player.0.herd.0.shift"
    assert Reader({}, keys=("known",)).each("known", ("card",), []) == []


def test_seats_are_a_mask() -> None:
    assert reader().seats("payers", 3) == 0b101
    assert Reader({}, keys=("payers",)).seats("payers", 3, [1]) == 0b10


@pytest.mark.parametrize(
    ("read", "key"),
    [
        (lambda: reader().players(3, ("cookies",)), "player"),
        (lambda: reader().players(2, ("hand",)), "player.0.cookies"),
        (lambda: reader().seats("payers", 2), "payers"),
        (lambda: Reader({"payers": [True]}, keys=("payers",)).seats("payers", 2), "payers"),
        (lambda: Reader({}, keys=("known",)).each("known", ("card",)), "known"),
    ],
)
def test_what_does_not_fit_is_refused_at_its_key(read: Callable[[], object], key: str) -> None:
    with pytest.raises(PositionError) as refusal:
        read()
    assert refusal.value.key == key
