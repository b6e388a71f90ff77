"""Pages that are made from the program are up to date, and the rules pages agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import action_table

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(page.parent for page in ROOT.glob("src/capytable/games/*/rules.en.md"))
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SOURCES = {"printed": "druk", "ruling": "ustalenie", "stand-in": "zastępstwo"}
_ROW = re.compile(r"^\| ([A-Z]{2}-\d+) \| (.+) \| (.+) \|$", re.MULTILINE)


def rules(game: Path, language: str) -> dict[str, tuple[str, str]]:
    """Id -> rule and source of a rules page."""
    page = (game / f"rules.{language}.md").read_text(encoding="utf-8")
    return {found[0]: (found[1], found[2]) for found in _ROW.findall(page)}


def test_action_tables_are_as_the_games_say() -> None:
    assert action_table.pages()
    for file, text in action_table.pages().items():
        assert file.read_text(encoding="utf-8") == text, "run tools/action_table.py"


@pytest.mark.parametrize(
    ("game", "prefix", "expected"),
    [
        ("cookie_club", "CC", [(1, 6), (10, 14), (20, 29), (30, 34), (40, 44), (50, 52), (60, 62), (70, 72)]),
        ("capybara_crush", "CR", [(1, 7), (10, 17), (20, 32), (40, 44), (50, 53), (60, 65), (80, 86), (90, 92)]),
    ],
)
def test_the_rules_are_all_there(game: str, prefix: str, expected: list[tuple[int, int]]) -> None:
    ids = [f"{prefix}-{n}" for low, high in expected for n in range(low, high + 1)]
    assert list(rules(ROOT / "src/capytable/games" / game, "en")) == ids


@EACH_GAME
def test_rules_pages_have_the_same_rules_in_both_languages(game: Path) -> None:
    assert list(rules(game, "pl")) == list(rules(game, "en"))


@EACH_GAME
def test_rules_pages_agree_about_where_a_rule_comes_from(game: Path) -> None:
    polish = rules(game, "pl")
    for rule, (_, source) in rules(game, "en").items():
        said = {word for word in SOURCES if word in source}
        assert said, rule
        assert {SOURCES[word] for word in said} == {word for word in SOURCES.values() if word in polish[rule][1]}, rule


@EACH_GAME
def test_rules_pages_refer_to_the_same_rules(game: Path) -> None:
    polish = rules(game, "pl")
    for rule, (text, _) in rules(game, "en").items():
        assert sorted(re.findall(r"[A-Z]{2}-\d+", text)) == sorted(re.findall(r"[A-Z]{2}-\d+", polish[rule][0])), rule


@EACH_GAME
def test_rules_pages_are_pages_of_the_site(game: Path) -> None:
    for language in ("en", "pl"):
        page = ROOT / f"docs/rules/{game.name.replace('_', '-')}.{language}.md"
        assert page.read_text(encoding="utf-8").strip() == f'--8<-- "{game.relative_to(ROOT)}/rules.{language}.md"'
