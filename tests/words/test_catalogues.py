"""The catalogues are complete, agree with each other, and fit the code that uses them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import catalogue_keys
from capytable.catalogue import LANGUAGES, PSEUDO, Words, folders, known, pseudo
from catalogue_keys import ROOT, Message, asked, catalogue, strings, variables

HOUSE, *GAMES = [folder for folder in folders() if ROOT in folder.parents]
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def messages(language: str) -> dict[str, Message]:
    return {key: message for folder in (HOUSE, *GAMES) for key, message in read(folder, language).items()}


@cache
def read(folder: Path, language: str) -> dict[str, Message]:
    return catalogue((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def test_every_game_with_a_page_brings_its_words() -> None:
    pages = {page.parent.name.replace("-", "_") for page in ROOT.glob("web/src/games/*/Table.svelte")}
    assert pages
    assert pages <= {folder.parent.name for folder in GAMES}


def test_no_key_is_in_two_catalogues() -> None:
    keys = [key for folder in (HOUSE, *GAMES) for key in read(folder, "en")]
    assert len(keys) == len(set(keys))


def test_a_games_keys_share_a_prefix_of_their_own() -> None:
    areas = {key.split("-")[0] for key in read(HOUSE, "en")}
    for folder in GAMES:
        prefixes = {key.split("-")[0] for key in read(folder, "en")}
        assert len(prefixes) == 1
        assert not prefixes & areas


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", [HOUSE, *GAMES], ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_keys(folder: Path, language: str) -> None:
    assert list(read(folder, language)) == list(read(folder, "en"))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_variables(language: str) -> None:
    own, english = messages(language), messages("en")
    # a language may do without `who`: it says the same to the reader and about others
    differing = {key for key in english if (variables(own, key) ^ variables(english, key)) - {"who", "whom"}}
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    own = messages(language)
    assert not {other for message in own.values() for other in message.references if other not in own}


def test_every_polish_plural_has_one_few_and_many() -> None:
    short = {
        key
        for key, message in messages("pl").items()
        for kinds in message.plurals
        if not {"one", "few", "many"} <= kinds
    }
    assert not short
    assert sum(len(message.plurals) for message in messages("pl").values()) >= 4


def test_every_english_plural_has_one_and_other() -> None:
    short = {
        key for key, message in messages("en").items() for kinds in message.plurals if not {"one", "other"} <= kinds
    }
    assert not short


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty_or_shouts(language: str) -> None:
    for key, message in messages(language).items():
        text = " ".join(message.texts)
        assert "!" not in text, key
        assert text.strip() or message.references, key


def test_the_pseudo_language_is_longer_and_complete() -> None:
    for folder in (HOUSE, *GAMES):
        longer, english = catalogue(pseudo(folder)), read(folder, "en")
        assert list(longer) == list(english)
        for key, message in english.items():
            assert longer[key].variables == message.variables
            for text, stretched in zip(message.texts, longer[key].texts, strict=True):
                letters = sum(map(str.isalpha, text))
                assert len(stretched) >= len(text) + letters * 0.4


def test_keys_that_are_used_exist() -> None:
    assert not catalogue_keys.missing()


def test_keys_that_exist_are_used() -> None:
    assert not catalogue_keys.unused()


def test_texts_get_the_arguments_they_have() -> None:
    assert not catalogue_keys.misfits()


def test_arguments_are_found_in_calls() -> None:
    source = """t("one"); t("two", { a, b: f(x, { c: 1 }) }); t('three', { ...rest, d: 1 }); t("four", other)"""
    assert list(catalogue_keys.calls(source)) == [
        ("one", set(), True),
        ("two", {"a", "b"}, True),
        ("three", {"d"}, False),
    ]


def test_uses_are_found_in_sources() -> None:
    source = (
        """t("start-play"); t(mine ? "cc-do-draw" : 'cc-do-play', { name: "not-a-key" }); t(`cc-log-${kind}`, words)"""
    )
    assert list(asked(source)) == ["start-play", "cc-do-draw", "cc-do-play", "cc-log-*"]
    assert list(strings('key = f"cc-ask-{phase}"')) == ["cc-ask-*"]


@pytest.mark.parametrize("text", ["one = 1\none = 2\n", "-term = no\n", "broken\n", "title =\n    .hint = no\n"])
def test_what_is_no_plain_message_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a plain message|twice"):
        catalogue(text)


def test_words_fall_back_to_english_and_then_to_the_key(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello, { $name }\nonly-here = Only in English\n")
    (tmp_path / "pl.ftl").write_text("hello = Cześć, { $name }\n")
    words = Words("pl", [tmp_path])
    assert words.text("hello", name="Ola") == "Cześć, Ola"
    assert words.text("only-here") == "Only in English"
    assert words.text("nowhere") == "nowhere"
    assert "only-here" in words
    assert "nowhere" not in words


@pytest.mark.parametrize(
    ("tag", "language"),
    [("pl", "pl"), ("pl_PL.UTF-8", "pl"), ("PL-pl", "pl"), ("en-GB", "en"), ("C", "en"), ("", "en")],
)
def test_languages_are_known_by_their_tags(tag: str, language: str) -> None:
    assert known(tag) == language


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 ciasteczek"),
        (1, "1 ciasteczko"),
        (3, "3 ciasteczka"),
        (5, "5 ciasteczek"),
        (12, "12 ciasteczek"),
        (22, "22 ciasteczka"),
    ],
)
def test_polish_counts_by_ear(count: int, text: str) -> None:
    assert Words("pl").text("cc-cookies", cookies=count) == text


def test_sentences_turn_to_the_reader() -> None:
    said = {"name": "Ola", "animal": "turtle", "value": 3, "pile": 0}
    assert Words("en").text("cc-log-played", who="you", **said) == "You play a turtle 3 on the left pile."
    assert Words("en").text("cc-log-played", who="other", **said) == "Ola plays a turtle 3 on the left pile."
    assert Words("pl").text("cc-log-played", who="you", **said) == "Zagrywasz żółwia 3 na lewy stos."
    assert Words(PSEUDO).text("cc-log-played", who="other", **said).startswith("Ola pl")
