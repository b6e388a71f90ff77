"""Examples in README and docs are run: Python sessions as doctests, command lines against the command's own help."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from capytable.cli.main import app
from examples import PAGES, ROOT, blocks, renew, wrong


def sessions() -> list[Any]:
    """The pages with Python sessions; those that compile are slow."""
    marks = {page: [pytest.mark.slow] if "capytable.lab" in page.read_text(encoding="utf-8") else [] for page in PAGES}
    return [
        pytest.param(page, marks=marks[page], id=page.relative_to(ROOT).as_posix())
        for page in PAGES
        if blocks(page, "pycon")
    ]


@pytest.mark.parametrize("sheet", sessions())
def test_python_sessions_say_what_they_show(sheet: Path, tmp_path: Path) -> None:
    found = [f"line {line + 1}: {shown.source}{got}" for line, shown, got in wrong(sheet, tmp_path)]
    assert not found, "\n".join([*found, "tools/examples.py writes them anew"])


def test_examples_are_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n\n```pycon\n>>> n = 1 + 1\n>>> n\n3\n>>> 1 / 0\n1\n```\n\nEnd\n", encoding="utf-8")
    found = wrong(page, tmp_path)
    assert [(line, got) for line, _, got in found] == [(4, "2\n"), (6, "ZeroDivisionError: division by zero\n")]
    renew(page, found[:1])
    assert page.read_text(encoding="utf-8") == "# A\n\n```pycon\n>>> n = 1 + 1\n>>> n\n2\n>>> 1 / 0\n1\n```\n\nEnd\n"


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
