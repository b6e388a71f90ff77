"""Capybara 'n' Capybara: line building, 2 to 4 players."""

from __future__ import annotations

from capytable.games.capybara_n_capybara import cards, drawing, heuristic, position, text
from capytable.games.capybara_n_capybara.events import EVENTS
from capytable.games.capybara_n_capybara.faces import faces
from capytable.games.capybara_n_capybara.state import STATE, TABLE
from capytable.games.capybara_n_capybara.view import view
from capytable.games.capybara_n_capybara.words import CapybaraSpeaker
from capytable.kernel.game import Game, Variant

_RULES = "capytable.games.capybara_n_capybara.rules"

GAME = Game(
    id="capybara-n-capybara",
    rules_version=1,
    variants=(
        Variant(
            id="standard",
            players=(2, 4),
            state=STATE,
            table=TABLE,
            rules=_RULES,
            sources=(_RULES,),
            actions=324,
            observation=360,
            max_length=16_000,
            options=cards.OPTIONS,
        ),
    ),
    default_deck=cards.default_deck,
    check_deck=cards.check_deck,
    make_table=cards.make_table,
    faults=text.faults,
    action_text=text.action_text,
    action_parts=text.action_parts,
    view=view,
    events=EVENTS,
    card_code=cards.card_code,
    position=position.position,
    from_position=position.from_position,
    heuristic=heuristic.choose,
    describe=text.describe,
    names={"en": "Capybara 'n' Capybara", "pl": "Capybara 'n' Capybara"},
    text=drawing.text,
    faces=faces,
    speaker=CapybaraSpeaker(),
)
