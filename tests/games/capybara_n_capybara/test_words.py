"""Every action and every event of a game has words, in both languages."""

from __future__ import annotations

import pytest

import capytable
from capytable.catalogue import LANGUAGES, Words
from capytable.games.capybara_n_capybara.words import pumpkin
from capytable.kernel.spoken import Names

SILENT = {"turn", "card opened", "pumpkin opened"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_whole(language: str) -> None:
    game = capytable.new("capybara-n-capybara", players=3, seed=2)
    words, names, speaker = Words(language), Names(["Ola", "Kuba", "Iza"], 0), game.game.speaker
    heard = set()
    number = 0
    while not game.over:
        legal = game.legal_actions()
        for action in legal:
            key, said = speaker.action(action.parts, action.seat, names) or ("", {})
            assert words.text(key, **said) != key
            helped = speaker.help(action.parts, game.view(action.seat))
            assert helped is None or words.text(helped[0], **helped[1]) != helped[0]
        game.play(legal[number * 7 % len(legal)])
        number += 1
    for event in game.events(None):
        told = speaker.event(event, game.view(None), names)
        assert (told is None) == (event["kind"] in SILENT)
        if told is not None:
            heard.add(event["kind"])
            assert words.text(told[0], **told[1]) != told[0]
    assert {"dealt", "took pumpkin", "walked", "took", "inserted", "scored", "last round", "game over"} <= heard


def test_pumpkins_are_read_letter_by_letter() -> None:
    assert pumpkin("AABB-2") == {"letters": "A A B B", "steps": 0}
    assert pumpkin(">5") == {"letters": "arrow", "steps": 5}


def test_sentences_turn_to_the_reader() -> None:
    said = {"name": "Ola", "letters": "A B", "steps": 0, "points": 1}
    assert Words("en").text("cn-log-scored", who="you", **said) == "You score the pumpkin A B: 1 point."
    assert Words("pl").text("cn-log-scored", who="other", **said) == "Ola zdobywa: dynia A B, 1 punkt."
