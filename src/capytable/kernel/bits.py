"""Bit masks of at most 62 bits; ``bits_fast`` has the same functions for compiled code."""

from __future__ import annotations

from typing import Any


def popcount(x: int) -> int:
    """How many bits are set."""
    return x.bit_count()


def lowest(x: int) -> int:
    """The index of the lowest set bit; ``x`` must not be 0."""
    return (x & -x).bit_length() - 1


def nth(x: int, n: int) -> int:
    """The index of the set bit that has ``n`` set bits below it, 0 <= n < popcount(x)."""
    while n > 0:
        x &= x - 1
        n -= 1
    return (x & -x).bit_length() - 1


def put(mask: int, base: int, out: Any, n: int) -> int:
    """Write ``base`` + the index of each set bit behind the ``n`` numbers in ``out``; return how many there are now."""
    while mask != 0:
        out[n] = base + (mask & -mask).bit_length() - 1
        mask &= mask - 1
        n += 1
    return n
