"""Pages that are made from the program are up to date, and the rules pages agree."""

from __future__ import annotations

import re
from pathlib import Path

import action_table

ROOT = Path(__file__).resolve().parents[2]
_ROW = re.compile(r"^\| (CC-\d+) \| (.+) \| (.+) \|$", re.MULTILINE)
SOURCES = {"printed": "druk", "ruling": "ustalenie", "stand-in": "zastępstwo"}


def rules(language: str) -> dict[str, tuple[str, str]]:
    """Id -> rule and source of a rules page."""
    page = ROOT / f"src/capytable/games/cookie_club/rules.{language}.md"
    return {found[0]: (found[1], found[2]) for found in _ROW.findall(page.read_text(encoding="utf-8"))}


def test_action_tables_are_as_the_games_say() -> None:
    assert action_table.pages()
    for file, text in action_table.pages().items():
        assert file.read_text(encoding="utf-8") == text, "run tools/action_table.py"


def test_rules_pages_have_every_rule_in_both_languages() -> None:
    expected = [(1, 6), (10, 14), (20, 29), (30, 34), (40, 44), (50, 52), (60, 62), (70, 72)]
    ids = [f"CC-{n}" for low, high in expected for n in range(low, high + 1)]
    assert list(rules("en")) == ids
    assert list(rules("pl")) == ids


def test_rules_pages_agree_about_where_a_rule_comes_from() -> None:
    polish = rules("pl")
    for rule, (_, source) in rules("en").items():
        said = {word for word in SOURCES if word in source}
        assert said, rule
        assert {SOURCES[word] for word in said} == {word for word in SOURCES.values() if word in polish[rule][1]}, rule


def test_rules_pages_refer_to_the_same_rules() -> None:
    polish = rules("pl")
    for rule, (text, _) in rules("en").items():
        assert re.findall(r"CC-\d+", text) == re.findall(r"CC-\d+", polish[rule][0]), rule

