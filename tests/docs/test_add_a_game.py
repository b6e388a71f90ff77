"""docs/howto/add-a-game.md is followed literally: its files, written into an empty folder, are a game that plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from examples import files

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/howto/add-a-game.md"


def run(folder: Path, *words: str | Path) -> str:
    """Run Python with what is installed in the folder's ``site``, expect success, return what it printed."""
    paths = [str(folder / "site"), *sys.path]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path), "CAPYTABLE_CACHE": str(folder)}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the page was followed up to `pip install`, here as a wheel unpacked into ``site``."""
    made = tmp_path_factory.mktemp("yuzu")
    for name, text in files(PAGE).items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text, encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"],
        cwd=made,
        check=True,
        capture_output=True,
    )
    (wheel,) = (made / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(made / "site")
    return made


def test_the_page_has_all_files() -> None:
    assert list(files(PAGE)) == [
        "pyproject.toml",
        "yuzu/state.py",
        "yuzu/rules.py",
        "yuzu/__init__.py",
        "yuzu/catalogue/en.ftl",
        "yuzu/catalogue/pl.ftl",
        "check.py",
        "play.py",
    ]


@pytest.mark.slow
def test_the_game_passes_every_check(folder: Path) -> None:
    assert run(folder, "check.py").rstrip().endswith("all well")


def test_the_game_is_found_and_played_by_bots(folder: Path) -> None:
    assert "Result(winners=" in run(folder, "play.py")
    assert "yuzu" in run(folder, "-m", "capytable", "games")


def test_the_game_brings_its_words(folder: Path) -> None:
    said = "from capytable.catalogue import Words; print(Words('pl').text('yuzu-reason-cards-gone'))"
    assert run(folder, "-c", said) == "Wszystkie karty są zagrane.\n"


@pytest.mark.slow
def test_the_game_can_be_simulated(folder: Path) -> None:
    line = "-m capytable simulate yuzu --players 4 --games 40 --bots random --json"
    assert json.loads(run(folder, *line.split()))["games"] == 40


def test_the_game_is_played_in_the_terminal_with_its_words(folder: Path) -> None:
    line = "-m capytable play yuzu --seats greedy,greedy --seed 7 --lang pl"
    shown = run(folder, *line.split())
    assert "Earl Grey 1 wrzuca do kąpieli yuzu" in shown


def test_a_wrong_position_of_it_is_refused_with_line_and_reason(folder: Path) -> None:
    said = """
import capytable
text = capytable.new("yuzu", seed=1).position().replace("bath = 0", 'bath = "much"')
try:
    capytable.from_position(text)
except capytable.PositionError as fault:
    print(fault)
"""
    assert "bath" in run(folder, "-c", said)
