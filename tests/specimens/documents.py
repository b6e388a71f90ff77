"""Positions for specimens: the record's bytes; for a seat, those of one fixed copy that holds only what it knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from capytable.kernel.state import Layout

Determinize = Callable[[Any, Any, int, Any], None]


def writer(layout: Layout, determinize: Determinize) -> Callable[[Any, Any, int | None], dict[str, Any]]:
    """The game's ``position``."""

    def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
        made = layout.copy(s)
        if viewer is not None:
            determinize(made, t, viewer, [0])
        made.rng = [0] * 4
        return {"bytes": layout.pack(made).hex(), **({} if viewer is None else {"seat": viewer})}

    return position


def reader(layout: Layout, determinize: Determinize) -> Callable[[Any, Mapping[str, Any], Any], Any]:
    """The game's ``from_position``."""

    def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
        made = layout.unpack(bytes.fromhex(document["bytes"]))
        if "seat" in document:
            determinize(made, t, document["seat"], r)
        return made

    return from_position
