"""The plain functions that a game declares, for the tables of all variants: the draft has its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.capybara_crush import (
    draft_heuristic,
    draft_position,
    draft_text,
    draft_view,
    drawing,
    heuristic,
    text,
)
from capytable.games.capybara_crush import position as table_position
from capytable.games.capybara_crush import view as table_view
from capytable.games.capybara_crush.state import DraftTable
from capytable.games.capybara_crush.view import CrushView, DraftView


def is_draft(t: Any) -> bool:
    """Whether a table is one of the draft."""
    return isinstance(t, DraftTable)


def view(s: Any, t: Any, viewer: int) -> CrushView | DraftView:
    """The situation as ``viewer`` (a seat, -1 a spectator) may know it."""
    return draft_view.view(s, t, viewer) if is_draft(t) else table_view.view(s, t, viewer)


def faults(s: Any, t: Any) -> list[str]:
    """Broken invariants in words."""
    return draft_text.faults(s, t) if is_draft(t) else text.faults(s, t)


def action_text(t: Any, action: int) -> str:
    """An action as a short text."""
    return draft_text.action_text(t, action) if is_draft(t) else text.action_text(t, action)


def action_parts(t: Any, action: int) -> dict[str, Any]:
    """An action as JSON-able parts."""
    return draft_text.action_parts(t, action) if is_draft(t) else text.action_parts(t, action)


def position(s: Any, t: Any, viewer: int | None) -> dict[str, Any]:
    """The situation as a document."""
    return draft_position.position(s, t, viewer) if is_draft(t) else table_position.position(s, t, viewer)


def from_position(t: Any, document: Mapping[str, Any], r: Any) -> Any:
    """The state of a document; ``?`` is dealt.  Raises ``PositionError``."""
    load = draft_position.from_position if is_draft(t) else table_position.from_position
    return load(t, document, r)


def choose(s: Any, t: Any, seat: int) -> int:
    """The action of a sensible player."""
    return draft_heuristic.choose(s, t, seat) if is_draft(t) else heuristic.choose(s, t, seat)


def describe(s: Any, t: Any) -> str:
    """Why the game ended."""
    return draft_text.describe(s, t) if is_draft(t) else text.describe(s, t)


def drawn(seen: CrushView | DraftView) -> str:
    """The table drawn with characters."""
    return drawing.draft(seen) if isinstance(seen, DraftView) else drawing.text(seen)
