from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capytable.match.documents import to_toml
from capytable.match.lines import line_of

TEXT = '''# a comment with = and [brackets]
"name" = "a = b" # more
numbers = [1, 2,
  3, [4,
  5]]
dotted.key = { x = 1, "y" = [
  2.5 ] }
long = """
[no.header]
not = "a key"
"""
when = 1979-05-27T07:32:00Z

[table.inner]
z = 'it''s'

[[rows]]
a = 1
[[rows]]
a = 2
[rows.sub]
b = true
'''.replace("'it''s'", "'its'")


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("name", 2), ("numbers", 3), ("numbers[1]", 3), ("numbers[2]", 4), ("numbers[3].1", 5), ("dotted.key", 6),
        ("dotted.key.x", 6), ("dotted.key.y[0]", 7), ("long", 8), ("when", 12), ("table", 14), ("table.inner.z", 15),
        ("rows", 17), ("rows[0].a", 18), ("rows.1.a", 20), ("rows[1].sub.b", 22), ("rows[1].sub.c.d", 21),
        ("no.header", 0), ("not", 0), ("missing", 0),
    ],
)  # fmt: skip
def test_a_key_is_found_or_its_nearest_parent(key: str, line: int) -> None:
    assert line_of(TEXT, key) == line
    assert line_of(TEXT.replace("\n", "\r\n"), key) == line


VALUES = st.recursive(
    st.integers() | st.booleans() | st.text() | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=25,
)


@given(told=st.dictionaries(st.text(max_size=5), VALUES, max_size=6))
def test_folding_changes_nothing_and_every_key_has_a_line(told: dict[str, Any]) -> None:
    text = to_toml("x", told)
    assert tomllib.loads(text) == told
    for key in told:
        if key.isalnum():
            assert line_of(text, key) > 1
