"""Every action and every event of a game has words, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import capytable
from capytable.catalogue import LANGUAGES, Words
from capytable.games.capybara_crush import GAME
from capytable.games.capybara_crush.cards import BACKGROUNDS, CATEGORIES, CRITTERS, POWERS
from capytable.games.capybara_crush.drawing import text as drawn
from capytable.games.capybara_crush.words import CrushSpeaker, card
from capytable.kernel.spoken import Names

SILENT = {"turn", "river", "ready", "passed"}
TRIPS = [*zip(*CATEGORIES, strict=False), ("sprint", "release", "march")]
"""Three powers each, so that every power is there."""
SPEAKER = CrushSpeaker()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_has_every_letter_of_a_card(language: str) -> None:
    key, said = SPEAKER.legend()
    text = Words(language).text(key, **said)
    for critter in CRITTERS:
        assert f"{critter[0].upper()} " in text
    for background in BACKGROUNDS:
        assert f"{background[0]} " in text


def played(language: str, variant: str, players: int, options: dict[str, Any]) -> set[str]:
    """Play a game, asking for words at every step; the kinds of events that were told."""
    game = capytable.new(GAME, players, 2, {"variant": variant, **options})
    words, names = Words(language), Names(["Ola", "Kuba", "Iza", "Jan"][:players], 0)
    silent = SILENT | ({"removed"} if variant == "solo" else set())  # a scoring takes five cards and is one line
    number = 0
    while not game.over:
        legal = game.legal_actions()
        for action in legal:
            key, said = SPEAKER.action(action.parts, action.seat, names)
            assert words.text(key, **said) != key
            helped = SPEAKER.help(action.parts, game.view(action.seat))
            assert helped is None or words.text(helped[0], **helped[1]) != helped[0]
        game.play(legal[number * 7 % len(legal)])
        number += 1
    heard = set()
    for viewer in (0, None):
        for event in game.events(viewer):
            told = SPEAKER.event(event, game.view(None), names)
            assert (told is None) == (event["kind"] in silent)
            if told is not None:
                heard.add(told[0])
                sentence = words.text(told[0], **told[1])
                assert sentence != told[0]
                assert "{" not in sentence
    assert game.result is not None
    assert f"cr-reason-{game.result.reason}" in words
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_whole(language: str) -> None:
    heard: set[str] = set()
    for drawing, adjustment, movement in TRIPS:
        options = {"drawing": drawing, "adjustment": adjustment, "movement": movement}
        heard |= played(language, "standard", 3, options)
    heard |= played(language, "solo", 1, {})
    for adjustment, movement in (("flip", "shift"), ("release", "march")):
        heard |= played(language, "draft", 3, {"adjustment": adjustment, "movement": movement})
    table = {
        *("dealt", "dealt-alone", "took", "drew", "drew-seen", "capy", "capy-seen", "critters", "star-back", "power"),
        *("flipped", "shifted", "moved", "traded", "removed", "discarded", "discarded-seen", "swept"),
        *("ai-took", "scored", "game-over", "shown", "reserved-seen", "from-reserve-seen"),
    }
    assert {f"cr-log-{key}" for key in table} <= heard


def test_cards_are_read_from_their_codes() -> None:
    assert card("17.GMT.p") == {"number": 17, "critters": "GMT", "background": "pink"}
    assert card("60.YBM.y") == {"number": 60, "critters": "YBM", "background": "yellow"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_option_has_words(language: str) -> None:
    words = Words(language)
    assert len({words.text("cr-power", power=power) for power in POWERS}) == len(POWERS)
    for key in ("cr-power-about", "cr-power-about-draft"):
        assert len({words.text(key, power=power) for power in POWERS}) == len(POWERS)
    for power in POWERS:
        assert SPEAKER.help({"do": "power", "power": power}, None) == ("cr-power-about", {"power": power})
    draft = capytable.new(GAME, 2, 1, {"variant": "draft"}).view(0)
    assert SPEAKER.help({"do": "power", "power": "sprint"}, draft) == ("cr-power-about-draft", {"power": "sprint"})
    for variant in GAME.variants:
        for option in variant.options:
            assert f"cr-option-{option.id}" in words
            assert all(f"cr-option-{option.id}-{choice}" in words for choice in option.choices)


def test_the_drawn_table_counts_cards_it_does_not_show() -> None:
    match = capytable.new(GAME, 2, 1, {"first": 0})
    assert "hand: 1 card\n" in str(match)
    assert "hand: 2 cards\n" in drawn(match.play("deck").view(1))


def test_critters_have_names_of_their_own() -> None:
    for language in LANGUAGES:
        assert len({Words(language).text("cr-critter", critter=critter) for critter in CRITTERS}) == len(CRITTERS)


def test_sentences_turn_to_the_reader() -> None:
    said: dict[str, str | int] = {"name": "Ola", "place": 2, "way": "up", "power": "flip", "stars": 1}
    assert Words("en").text("cr-log-shifted", who="you", **said) == "You slide card 2 one row up."
    assert Words("pl").text("cr-log-shifted", who="other", **said) == "Ola przesuwa kartę 2 o rząd w górę."
    assert Words("en").text("cr-log-power", who="other", **said) == "Ola uses Flip for 1 star."
    assert Words("pl").text("cr-log-power", who="you", **said) == "Używasz mocy Obrót, koszt: 1 gwiazdka."
