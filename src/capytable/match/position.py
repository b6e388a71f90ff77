"""Positions: a situation as a readable TOML document, written by the program or by hand, that loads back.

A position has the header of ``match.documents``, the game's own table ``situation``, and, when it holds everything, the
generator's words in ``chance``.  ``?`` stands for what is not known, and is dealt on loading.

``POSITION_FORMAT`` rises when the header changes so that an older program would misread it; what a game writes under
``situation`` belongs to the game's rules version.
"""

from __future__ import annotations

import secrets
from typing import Any

from capytable.kernel.errors import PositionError
from capytable.kernel.random import MASK32, reseed, seed_policy
from capytable.match import outlet
from capytable.match.documents import (
    Chance,
    Document,
    Header,
    check_kind,
    read_chance,
    read_setup,
    to_toml,
    write_header,
    write_tables,
)
from capytable.match.match import Match, check_seed
from capytable.match.setup import Setup

POSITION_FORMAT = 1
_COMMENT = 'A situation of a capytable game; "?" is not known and is dealt when this is loaded.'


class Situation(Header, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A position document."""

    situation: dict[str, Any]
    chance: Chance | None = None


def write_position(setup: Setup, state: Any, viewer: int | None) -> str:
    """The position as ``viewer`` knows it, None with everything."""
    header = write_header(setup, "position", POSITION_FORMAT)
    return to_toml(_COMMENT, {**header, **write_tables(setup), **write_situation(setup, state, viewer)})


def write_situation(setup: Setup, state: Any, viewer: int | None) -> dict[str, Any]:
    """The tables ``situation`` and, when everything is written, ``chance``."""
    told: dict[str, Any] = {"situation": outlet.position(setup, state, viewer)}
    if viewer is None:
        told["chance"] = {"rng": list(state.rng)}
    return told


def from_position(text: str, seed: int | None = None) -> Match:
    """The match that a position document describes.  What is not known is dealt from ``seed`` (random without).

    Raises :class:`PositionError` with key and line for anything that is wrong with it.
    """
    document = Document(text, "position", PositionError)
    check_kind(document, POSITION_FORMAT)
    told = document.typed(document.data, Situation)
    setup = read_setup(document, told)
    drawn = secrets.randbits(64) if seed is None else check_seed(seed)
    return Match(setup, read_situation(document, setup, told.situation, told.chance, drawn))


def read_situation(
    document: Document, setup: Setup, situation: dict[str, Any], chance: Chance | None, seed: int
) -> Any:
    """The state that ``situation`` describes, checked by the game."""
    r = [0]
    seed_policy(r, seed & MASK32, seed >> 32)
    with document.blaming("situation"):
        state = setup.game.from_position(setup.table, situation, r)
    reseed(state.rng, r)
    if chance is not None:
        read_chance(document, chance, state)
    faults = setup.variant.state.faults(state) or setup.game.faults(state, setup.table)
    if faults:
        raise document.fault("; ".join(faults), "situation")
    return state
