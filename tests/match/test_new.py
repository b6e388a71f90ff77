from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.match.playing import GAMES, settings_of, true_bytes

import capytable
from capytable.games import find


@pytest.mark.parametrize("game_id", GAMES)
def test_every_setting_deals_the_same_for_the_same_seed(game_id: str) -> None:
    for variant, players in settings_of(game_id):
        one, two = (capytable.new(game_id, players, 2**64 - 1, {"variant": variant}) for _ in range(2))
        assert true_bytes(one) == true_bytes(two)
        assert (one.players, one.variant.id, one.seed, one.turn) == (players, variant, 2**64 - 1, 0)
        assert true_bytes(one) != true_bytes(capytable.new(game_id, players, 0, {"variant": variant}))


def test_players_default_to_the_variants_fewest_and_the_seed_to_an_unknown_one() -> None:
    one, two = capytable.new("lanterns"), capytable.new("lanterns", options={"variant": "crowd"})
    assert (one.players, two.players) == (2, 3)
    assert one.seed != two.seed


@pytest.mark.parametrize("players", [1, 5, -1, 2.0, True, "2"])
def test_impossible_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(capytable.SetupError, match=r"lanterns \(plain\) is for 2 to 4 players, not"):
        capytable.new("lanterns", players)  # type: ignore[arg-type]


def test_who_cannot_play_so_hears_which_variant_is_for_so_many() -> None:
    with pytest.raises(capytable.SetupError, match=r"2 to 4 players, not 1; the option variant=solo is$"):
        capytable.new("capybara-crush", 1)
    with pytest.raises(capytable.SetupError, match="for one player, not 2; the option variant=standard or draft is"):
        capytable.new("capybara-crush", 2, options={"variant": "solo"})


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_impossible_seeds_are_refused(seed: object) -> None:
    with pytest.raises(capytable.SetupError, match="from 0 to"):
        capytable.new("lanterns", seed=seed)  # type: ignore[arg-type]


def test_option_values_may_be_text() -> None:
    texts = capytable.new("lanterns", 3, 5, {"first": "2", "hand": "4"})
    numbers = capytable.new("lanterns", 3, 5, {"first": 2, "hand": 4})
    assert texts.options == numbers.options == {"variant": "plain", "first": 2, "hand": 4}
    assert texts.record() == numbers.record()
    assert capytable.new("lanterns", options={"first": "random"}).options["first"] == -1


@pytest.mark.parametrize(
    ("options", "error", "reason"),
    [
        ({"hnad": 3}, capytable.UnknownGameError, "no option 'hnad'; did you mean 'hand'.*first, hand, variant"),
        ({"variant": "palin"}, capytable.UnknownGameError, "no variant 'palin'; did you mean 'plain'"),
        ({"hand": 5}, capytable.SetupError, "hand is a number from 2 to 4, not 5"),
        ({"hand": "many"}, capytable.SetupError, "hand is a number from 2 to 4, not 'many'"),
        ({"hand": True}, capytable.SetupError, "hand is a number"),
        ({"hand": "9" * 5000}, capytable.SetupError, "hand is a number"),
        ({"first": 2}, capytable.SetupError, "first is a seat from 0 to 1, or random, not 2"),
        (["hand"], capytable.SetupError, "a mapping"),
    ],
)
def test_impossible_options_are_refused(options: object, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        capytable.new("lanterns", options=options)  # type: ignore[arg-type]


def test_another_deck_is_played_and_recorded(tmp_path: Path) -> None:
    deck = {"copies": [0, 0, 0, 0, 9, 9]}
    file = tmp_path / "deck.toml"
    file.write_text("copies = [0, 0, 0, 0, 9, 9]\n")
    match = capytable.new("lanterns", 4, 1, deck=deck)
    assert match.record() == capytable.new("lanterns", 4, 1, deck=file).record()
    assert tomllib.loads(match.record())["deck"]["content"] == deck
    assert "content" not in tomllib.loads(capytable.new("lanterns", 4, 1, deck={"copies": [4] * 6}).record())["deck"]
    deck["copies"][5] = 1
    assert match.setup.deck == {"copies": [0, 0, 0, 0, 9, 9]}


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ({"copies": [1] * 6}, "16 to 24 lanterns"),
        ({}, "six numbers"),
        ({"copies": None}, "TOML"),
        ({1: 2}, "TOML"),
        ([4] * 6, "a mapping or the path"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(deck: object, reason: str) -> None:
    with pytest.raises(capytable.DeckError, match=reason):
        capytable.new("lanterns", deck=deck)  # type: ignore[arg-type]


def test_a_deck_file_that_is_missing_or_broken_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    with pytest.raises(capytable.DeckError, match=r"deck\.toml: cannot be read"):
        capytable.new("lanterns", deck=file)
    file.write_text("copies = [4")
    with pytest.raises(capytable.DeckError, match=r"deck\.toml: no TOML"):
        capytable.new("lanterns", deck=file)
    file.write_text("# my deck\n\ncopies = [1]")
    for path in (file, str(file)):
        with pytest.raises(capytable.DeckError, match=r"deck\.toml: line 3: copies: six numbers"):
            capytable.new("lanterns", deck=path)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_shipped_deck_passes_its_own_checks(game_id: str) -> None:
    game = find(game_id)
    assert game.check_deck(game.default_deck()) == []
