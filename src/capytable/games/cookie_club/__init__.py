"""Capybara Cookie Club (Kapibary Herbaciary): hidden hands, 2 to 5 players."""

from __future__ import annotations

from capytable.games.cookie_club import cards, drawing, heuristic, position, text
from capytable.games.cookie_club.events import EVENTS
from capytable.games.cookie_club.faces import faces
from capytable.games.cookie_club.state import STATE, TABLE
from capytable.games.cookie_club.view import view
from capytable.games.cookie_club.words import CookieClubSpeaker
from capytable.kernel.game import Game, Variant

_HERE = "capytable.games.cookie_club."

GAME = Game(
    id="cookie-club",
    rules_version=1,
    variants=(
        Variant(
            id="standard",
            players=(2, 5),
            state=STATE,
            table=TABLE,
            rules=_HERE + "rules",
            sources=(_HERE + "knowledge", _HERE + "rules"),
            actions=150,
            observation=252,
            max_length=40_000,
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
    names={"en": "Capybara Cookie Club", "pl": "Kapibary Herbaciary"},
    text=drawing.text,
    faces=faces,
    speaker=CookieClubSpeaker(),
)
