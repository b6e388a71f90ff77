"""Packs of cards of several decks, in the language of rules: hands and reserves of the draft.

A pack is a row of masks.  Mask ``k`` holds the faces of which the pack has more than ``k``; each mask is part of the
one before.  With one deck only the first is used, and a pack is a set.
"""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import nth, popcount

LAYERS = 4  # decks at most


def put_in(pack: Any, card: int) -> None:
    """Add a card."""
    k = 0
    while pack[k] >> card & 1:
        k += 1
    pack[k] |= 1 << card


def take_out(pack: Any, card: int) -> None:
    """Remove a card that is there."""
    k = LAYERS - 1
    while pack[k] >> card & 1 == 0:
        k -= 1
    pack[k] &= ~(1 << card)


def size(pack: Any) -> int:
    """How many cards there are."""
    n: int = 0
    for k in range(LAYERS):
        n += popcount(pack[k])
    return n


def copies(pack: Any, card: int) -> int:
    """How many cards have this face."""
    n = 0
    for k in range(LAYERS):
        n += pack[k] >> card & 1
    return n


def card_at(pack: Any, n: int) -> int:
    """The ``n``-th card, 0 <= n < size."""
    k = 0
    here = popcount(pack[0])
    while n >= here:
        n -= here
        k += 1
        here = popcount(pack[k])
    return nth(pack[k], n)


def copy_pack(source: Any, target: Any) -> None:
    """The target holds what the source holds."""
    for k in range(LAYERS):
        target[k] = source[k]


def empty(pack: Any) -> None:
    """No cards."""
    for k in range(LAYERS):
        pack[k] = 0


def pour(source: Any, without: Any, target: Any) -> None:
    """Add to the target every card of the source that is not in ``without``, which is part of the source."""
    for k in range(LAYERS):
        rest: int = source[k]
        while rest != 0:
            card = nth(rest, 0)
            rest &= rest - 1
            if copies(without, card) <= k:
                put_in(target, card)
