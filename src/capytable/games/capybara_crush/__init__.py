"""Capybara Crush: building chains, 2 to 4 players, and solo against an AI.

Rules, positions and text are whole for these two.  The draft and the browser's table are not written yet; until then
the game is called ``CRUSH`` and not ``GAME``, so that no list of games finds it.
"""

from __future__ import annotations

from capytable.games.capybara_crush import cards, drawing, heuristic, position, text
from capytable.games.capybara_crush.events import EVENTS
from capytable.games.capybara_crush.faces import faces
from capytable.games.capybara_crush.state import TABLE, TABLE_STATE
from capytable.games.capybara_crush.view import view
from capytable.games.capybara_crush.words import CrushSpeaker
from capytable.kernel.game import Game, Variant

_HERE = "capytable.games.capybara_crush."
_SOURCES = (_HERE + "herd", _HERE + "powers", _HERE + "table")

CRUSH = Game(
    id="capybara-crush",
    rules_version=1,
    variants=(
        Variant(
            id="standard",
            players=(2, 4),
            state=TABLE_STATE,
            table=TABLE,
            rules=_HERE + "table",
            sources=_SOURCES,
            actions=180,
            observation=344,
            max_length=6_000,
            options=cards.TABLE_OPTIONS,
        ),
        Variant(
            id="solo",
            players=(1, 1),
            state=TABLE_STATE,
            table=TABLE,
            rules=_HERE + "table",
            sources=_SOURCES,
            actions=180,
            observation=344,
            max_length=6_000,
            options=cards.SOLO_OPTIONS,
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
    names={"en": "Capybara Crush", "pl": "Capybara Crush"},
    text=drawing.text,
    faces=faces,
    speaker=CrushSpeaker(),
)
