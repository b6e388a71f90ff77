"""Two faces that a viewer cannot tell apart change places, in a state's raw fields; and what leaves for a viewer."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.games.capybara_crush.draft_referee import DraftReferee
from tests.games.capybara_crush.helpers import GAME
from tests.games.capybara_crush.players import legal_ids
from tests.games.capybara_crush.referee import Referee

from capytable.kernel.events import ALL
from capytable.kernel.game import Variant
from capytable.kernel.loader import bind

CARDS = 60
MASKS = {"pool", "gone", "public", "box", "hand", "hand0", "reserve", "reserve0", "known"}
"""Fields that hold cards as bits."""
FACES = {"river", "under", "capy", "capy0", "card", "card0", "held"}
"""Fields that hold cards as numbers; those above 59 are faces that all know."""


def exchanged(variant: Variant, s: Any, a: int, b: int) -> Any:
    """A copy in which two faces have changed places, wherever they are, with all that is known of them."""
    made = variant.state.copy(s)
    for name in variant.state.fields:
        value = getattr(made, name)
        if name in MASKS:
            setattr(made, name, _walk(value, lambda mask: _bits(mask, a, b)))
        elif name in FACES:
            setattr(made, name, _walk(value, lambda card: _face(card, a, b)))
        elif name == "seen":
            value[a], value[b] = value[b], value[a]
        elif name == "chosen":
            setattr(made, name, _walk(value, lambda action: renamed(variant, action, a, b)))
    return made


def renamed(variant: Variant, action: int, a: int, b: int) -> int:
    """The action with two faces exchanged in it."""
    if variant.id == "draft":
        return action // CARDS * CARDS + _face(action % CARDS, a, b) if action < 3 * CARDS else action
    for first in (6, 118):
        if first <= action < first + CARDS:
            return first + _face(action - first, a, b)
    return action


def _walk(value: Any, change: Any) -> Any:
    return [_walk(part, change) for part in value] if isinstance(value, list) else change(value)


def _bits(mask: int, a: int, b: int) -> int:
    same = mask >> a & 1 == mask >> b & 1
    return mask if same else mask ^ (1 << a | 1 << b)


def _face(card: int, a: int, b: int) -> int:
    if card < 0:
        return card
    return card // CARDS * CARDS + {a: b, b: a}.get(card % CARDS, card % CARDS)


def sent(variant: Variant, s: Any, t: Any, viewer: int) -> tuple[Any, ...]:
    """Every byte that leaves for a viewer: the view, the document, the observation and what may be done."""
    pages = [msgspec.json.encode(part) for part in (GAME.view(s, t, viewer), GAME.position(s, t, viewer))]
    if viewer < 0:
        return *pages, bind(variant).rules.movers(s, t)
    numbers = [0] * variant.observation
    bind(variant).rules.observe(s, t, viewer, numbers)
    return *pages, numbers, legal_ids(variant, s, t, viewer)


def told(log: list[Any], viewer: int) -> list[tuple[int, ...]]:
    """The events as a viewer gets them."""
    return [
        (kind, secret if seen == ALL or (viewer >= 0 and seen >> viewer & 1) else -1, a, b)
        for kind, seen, secret, a, b in log
    ]


def unknown(referee: Referee, viewer: int) -> list[str]:
    """The cards whose places the viewer cannot know."""
    hidden = [card for card, who in referee.knowers.items() if viewer not in who]
    return sorted({*hidden, *referee.deck})


def unknown_in_draft(referee: DraftReferee, viewer: int, everything: list[str]) -> list[str]:
    """The same in the draft with one deck: neither on the table when the round began nor in a hand that is known."""
    found = set(everything)
    for seat, player in enumerate(referee.begun):
        own = referee.players[seat] if seat == viewer else player
        for one in (player, own):
            found -= {*one.carried(), *one.reserve}
            found -= {capy.below for capy in one.herd if capy.open or seat == viewer}
        if seat == viewer:
            found -= {*player.hand, *own.hand}
        found -= set(+referee.known[seat][viewer])
    return sorted(found)
