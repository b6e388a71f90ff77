"""Random numbers, the same at both speeds and for ever (part of the record format).

The game's own chance comes from xoshiro128++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators"),
four 32-bit words held as ints in ``s.rng``.  Policies (random play, re-dealing, searches) draw from a cheaper generator
of one word, the 48-bit linear congruence of drand48, so that choosing moves never touches a game's chance.
"""

from __future__ import annotations

from typing import Any

MASK32 = 0xFFFFFFFF
MASK48 = 0xFFFFFFFFFFFF
GOLDEN = 0x9E3779B9


def mix32(x: int) -> int:
    """Finalizer of MurmurHash3: scrambles 32 bits."""
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & MASK32
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & MASK32
    return x ^ (x >> 16)


def seed_game(g: Any, low: int, high: int) -> None:
    """Fill the four words of ``g`` from a 64-bit seed given as two 32-bit halves."""
    for i in range(4):
        g[i] = mix32(mix32((low + (i + 1) * GOLDEN) & MASK32) ^ ((high + i * 0x7F4A7C15) & MASK32))
    g[3] |= 1


def next32(g: Any) -> int:
    """The next 32 bits of xoshiro128++."""
    s0: int = g[0]
    s1: int = g[1]
    s2 = g[2] ^ s0
    s3 = g[3] ^ s1
    x: int = (s0 + g[3]) & MASK32
    g[0] = s0 ^ s3
    g[1] = s1 ^ s2
    g[2] = s2 ^ ((s1 << 9) & MASK32)
    g[3] = ((s3 << 11) & MASK32) | (s3 >> 21)
    return (((x << 7) & MASK32 | (x >> 25)) + s0) & MASK32


def below(g: Any, n: int) -> int:
    """An unbiased number in ``0 … n-1`` from the game's generator, 1 <= n < 2**31 (Lemire 2019)."""
    m = next32(g) * n
    if (m & MASK32) < n:
        floor = (MASK32 + 1) % n
        while (m & MASK32) < floor:
            m = next32(g) * n
    return m >> 32


def ticket(g: Any, span: int) -> int:
    """32 bits for several draws, unbiased (Brackett-Rozinsky and Lemire 2024), 1 <= span < 2**31.

    ``span`` is the product of the numbers of choices.  Each draw takes ``(x * n) >> 32`` and goes on with
    ``x = (x * n) & MASK32``.
    """
    x = next32(g)
    if (x * span) & MASK32 < span:
        floor = (MASK32 + 1) % span
        while (x * span) & MASK32 < floor:
            x = next32(g)
    return x


def seed_policy(r: Any, low: int, high: int) -> None:
    """Set a policy generator ``r`` (one word) from a 64-bit seed given as two 32-bit halves."""
    r[0] = (mix32(low ^ GOLDEN) << 16) ^ mix32((high + low * 3 + 1) & MASK32)


def pick(r: Any, n: int) -> int:
    """A number in ``0 … n-1`` from a policy generator, 1 <= n < 2**31; bias below n / 2**32."""
    w: int = (r[0] * 0x5DEECE66D + 11) & MASK48
    r[0] = w
    return ((w >> 16) * n) >> 32


def reseed(g: Any, r: Any) -> None:
    """Give the game's generator ``g`` four fresh words drawn from the policy generator ``r``."""
    for i in range(4):
        r[0] = (r[0] * 0x5DEECE66D + 11) & MASK48
        g[i] = mix32((r[0] >> 16) & MASK32)
    g[3] |= 1
