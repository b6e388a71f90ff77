"""Compiled bodies of ``bits``: the processor's own instructions.  Loaded only by ``kernel.loader``."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic

FEW = 6
"""So many set bits are passed over one by one; where there are more, halves of the mask are counted."""


def _count(typingctx: Any, x: Any) -> Any:
    def body(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), body


def _trailing(typingctx: Any, x: Any) -> Any:
    def body(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        from llvmlite import ir

        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), body


_ctpop: Any = intrinsic(_count)
_cttz: Any = intrinsic(_trailing)


def popcount(x: int) -> int:
    """How many bits are set."""
    return int(_ctpop(x))


def lowest(x: int) -> int:
    """The index of the lowest set bit; ``x`` must not be 0."""
    return int(_cttz(x))


def nth(x: int, n: int) -> int:
    """The index of the set bit that has ``n`` set bits below it, 0 <= n < popcount(x)."""
    at = 0
    if n >= FEW:
        for width in (32, 16, 8):
            below = int(_ctpop(x & ((1 << width) - 1)))
            if n >= below:
                n -= below
                x >>= width
                at += width
    while n > 0:
        x &= x - 1
        n -= 1
    return at + int(_cttz(x))


def put(mask: int, base: int, out: Any, n: int) -> int:
    """Write ``base`` + the index of each set bit behind the ``n`` numbers in ``out``; return how many there are now."""
    while mask != 0:
        out[n] = base + int(_cttz(mask))
        mask &= mask - 1
        n += 1
    return n
