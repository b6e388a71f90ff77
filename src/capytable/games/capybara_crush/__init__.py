"""Capybara Crush: building chains, 2 to 4 players, solo against an AI, and Draftybara for 2 to 16."""

from __future__ import annotations

from dataclasses import replace

from capytable.games.capybara_crush import cards, variants
from capytable.games.capybara_crush.events import EVENTS
from capytable.games.capybara_crush.faces import faces
from capytable.games.capybara_crush.state import (
    DRAFT_ACTIONS,
    DRAFT_SEATS,
    DRAFT_STATE,
    DRAFT_TABLE,
    TABLE,
    TABLE_STATE,
)
from capytable.games.capybara_crush.words import CrushSpeaker
from capytable.kernel.game import Game, Variant

_HERE = "capytable.games.capybara_crush."

_STANDARD = Variant(
    id="standard",
    players=(2, 4),
    state=TABLE_STATE,
    table=TABLE,
    rules=_HERE + "table",
    sources=(_HERE + "herd", _HERE + "powers", _HERE + "promise", _HERE + "table"),
    actions=180,
    observation=200,
    max_length=6_000,
    options=cards.TABLE_OPTIONS,
)

GAME = Game(
    id="capybara-crush",
    rules_version=1,
    variants=(
        _STANDARD,
        replace(_STANDARD, id="solo", players=(1, 1), options=cards.SOLO_OPTIONS),
        Variant(
            id="draft",
            players=(2, DRAFT_SEATS),
            state=DRAFT_STATE,
            table=DRAFT_TABLE,
            rules=_HERE + "draft",
            sources=(_HERE + "herd", _HERE + "powers", _HERE + "packs", _HERE + "draft"),
            actions=DRAFT_ACTIONS,
            observation=634,
            max_length=6_000,
            options=cards.DRAFT_OPTIONS,
        ),
    ),
    default_deck=cards.default_deck,
    check_deck=cards.check_deck,
    make_table=cards.make_table,
    faults=variants.faults,
    action_text=variants.action_text,
    action_parts=variants.action_parts,
    view=variants.view,
    events=EVENTS,
    card_code=cards.card_code,
    position=variants.position,
    from_position=variants.from_position,
    heuristic=variants.choose,
    describe=variants.describe,
    names={"en": "Capybara Crush", "pl": "Capybara Crush"},
    text=variants.drawn,
    faces=faces,
    speaker=CrushSpeaker(),
)
