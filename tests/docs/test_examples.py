"""Examples in README and docs are run: Python sessions as doctests, command lines against the command's own help."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from capytable.cli.main import app

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)
_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, *languages: str) -> list[tuple[int, str]]:
    """The fenced blocks in these languages, each with the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    found = (match for match in _FENCE.finditer(text) if match[1] in languages)
    return [(text.count("\n", 0, match.start(2)), match[2]) for match in found]


def sessions() -> list[Any]:
    """The pages with Python sessions; those that compile are slow."""
    marks = {page: [pytest.mark.slow] if "capytable.lab" in page.read_text(encoding="utf-8") else [] for page in PAGES}
    return [
        pytest.param(page, marks=marks[page], id=page.relative_to(ROOT).as_posix())
        for page in PAGES
        if blocks(page, "pycon")
    ]


@pytest.mark.parametrize("sheet", sessions())
def test_python_sessions_say_what_they_show(sheet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in _FILE.findall(sheet.read_text(encoding="utf-8")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    names: dict[str, object] = {}
    for line, text in blocks(sheet, "pycon"):
        test = doctest.DocTestParser().get_doctest(text, names, sheet.name, str(sheet), line)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert runner.tries > 0
    assert runner.failures == 0


def commands() -> list[str]:
    """Every command line of capytable that a page shows."""
    lines = [line for page in PAGES for _, text in blocks(page, "sh") for line in text.splitlines()]
    return sorted({line.split("#")[0].strip() for line in lines if re.match(r"capytable\b", line)})


@pytest.mark.parametrize("line", commands())
def test_command_lines_have_commands_and_options_that_exist(line: str) -> None:
    command = typer.main.get_command(app)
    words = shlex.split(line)[1:]
    while (known := getattr(command, "commands", {})) and words and not words[0].startswith("-"):
        assert words[0] in known, f"there is no command {words[0]}"
        command = known[words.pop(0)]
    command.make_parser(command.context_class(command)).parse_args(words)


def test_make_targets_that_pages_name_exist() -> None:
    targets = set(re.search(r"^TARGETS := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[1].split())
    named = {name for page in PAGES for name in re.findall(r"`make (\w+)", page.read_text(encoding="utf-8"))}
    named |= {
        name for page in PAGES for _, text in blocks(page, "sh") for name in re.findall(r"^make (\w+)", text, re.M)
    }
    assert named
    assert named <= targets
