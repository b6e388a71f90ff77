"""Lists rules without a test: ids in the games' rules pages that no `pytest.mark.rule` names, and the reverse."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_ROW = re.compile(r"^\|\s*([A-Z]{2}-\d+)\s*\|", re.MULTILINE)
_MARK = re.compile(r"\bmark\.rule\(([^)]*)\)")
_ID = re.compile(r"[\"']([A-Z]{2}-\d+)[\"']")


def declared(pages: Path) -> set[str]:
    """Return the ids that the tables of the games' pages `rules.*.md` declare."""
    return {found for page in pages.rglob("rules.*.md") for found in _ROW.findall(page.read_text(encoding="utf-8"))}


def tested(tests: Path) -> set[str]:
    """Return the ids that tests name in their rule marks."""
    marks = (mark for test in tests.rglob("*.py") for mark in _MARK.findall(test.read_text(encoding="utf-8")))
    return {found for mark in marks for found in _ID.findall(mark)}


def main(root: Path = ROOT) -> int:
    """Print what is missing; return 1 if anything is."""
    rules, marks = declared(root / "src" / "capytable" / "games"), tested(root / "tests")
    for rule in sorted(rules - marks):
        print(f"{rule}: no test names it")
    games = {rule.split("-")[0] for rule in rules}
    unknown = {rule for rule in marks - rules if rule.split("-")[0] in games}  # a game on trial has no page yet
    for rule in sorted(unknown):
        print(f"{rule}: a test names it, but the game's rules page does not declare it")
    print(f"{len(rules & marks)} of {len(rules)} rules have a test")
    return 1 if unknown or rules - marks else 0


if __name__ == "__main__":
    sys.exit(main())
