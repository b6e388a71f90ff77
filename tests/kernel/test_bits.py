"""Bit masks: both bodies say the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from specimens.pond.game import STANDARD

from capytable.kernel import bits
from capytable.kernel.loader import bind

MASKS = st.integers(1, 2**62 - 1)


@pytest.fixture(scope="module")
def compiled() -> Any:
    return bind(STANDARD, fast=True).module("capytable.kernel.bits")


@given(MASKS)
def test_plain_bits(x: int) -> None:
    places = [i for i in range(62) if x >> i & 1]
    assert bits.popcount(x) == len(places)
    assert bits.lowest(x) == places[0]
    assert [bits.nth(x, n) for n in range(len(places))] == places
    out = [7, *[0] * len(places)]
    assert bits.put(x, 100, out, 1) == 1 + len(places)
    assert out == [7, *[100 + place for place in places]]


def test_compiled_bits(compiled: Any) -> None:
    @given(MASKS)
    def same(x: int) -> None:
        assert compiled.popcount(x) == bits.popcount(x)
        assert compiled.lowest(x) == bits.lowest(x)
        for n in range(bits.popcount(x)):
            assert compiled.nth(x, n) == bits.nth(x, n)
        out, row = [0] * 64, np.zeros(64, np.int64)
        assert compiled.put(x, 3, row, 2) == bits.put(x, 3, out, 2)
        assert row.tolist() == out

    same()
    assert compiled.popcount(0) == bits.popcount(0) == 0
