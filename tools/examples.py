"""Runs the Python sessions in README and docs; as a script writes what they show anew, to be read before committing."""

from __future__ import annotations

import doctest
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)
Shown = tuple[int, doctest.Example, str]
"""The line of an example (0-based, of its page), the example, and what it showed instead."""


def blocks(page: Path, *languages: str) -> list[tuple[int, str]]:
    """Return the fenced blocks in these languages, each with the line on which its text begins."""
    text = page.read_text(encoding="utf-8")
    found = (match for match in _FENCE.finditer(text) if match[1] in languages)
    return [(text.count("\n", 0, match.start(2)), match[2]) for match in found]


def files(page: Path) -> dict[str, str]:
    """Return the blocks that are files: name -> text."""
    return dict(_FILE.findall(page.read_text(encoding="utf-8")))


class _Runner(doctest.DocTestRunner):
    """Collects what does not fit instead of printing it."""

    def __init__(self) -> None:
        super().__init__(optionflags=doctest.ELLIPSIS)
        self.found: list[Shown] = []

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.found.append(((test.lineno or 0) + example.lineno, example, got))

    def report_unexpected_exception(
        self, out: Any, test: doctest.DocTest, example: doctest.Example, exc_info: Any
    ) -> None:
        self.found.append(((test.lineno or 0) + example.lineno, example, f"{exc_info[0].__name__}: {exc_info[1]}\n"))


def wrong(page: Path, folder: Path) -> list[Shown]:
    """Run a page's sessions in an empty folder, its files written there; return what shows something else."""
    for name, text in files(page).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    runner, names, before = _Runner(), {"__name__": "__main__"}, Path.cwd()
    os.chdir(folder)
    try:
        for line, text in blocks(page, "pycon"):
            test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), line)
            runner.run(test, clear_globs=False)
            names = test.globs
    finally:
        os.chdir(before)
    return runner.found


def renew(page: Path, found: list[Shown]) -> None:
    """Put what the examples showed into the page."""
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    for line, example, got in sorted(found, key=lambda shown: -shown[0]):
        start = line + example.source.count("\n")
        lines[start : start + example.want.count("\n")] = got.splitlines(keepends=True)
    page.write_text("".join(lines), encoding="utf-8")


def main() -> int:
    """Write every page anew and say which have changed."""
    for page in PAGES:
        with tempfile.TemporaryDirectory() as folder:
            found = wrong(page, Path(folder))
        if found:
            renew(page, found)
            print(f"{page.relative_to(ROOT)}: {len(found)} examples")
    return 0


if __name__ == "__main__":
    sys.exit(main())
