"""Wheel and sdist: built, installed into an empty environment, and played with there."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest
from tests.packaging.serving import serving

import locks
import venvs
import webbuild

pytestmark = pytest.mark.packaging
CLIENT = "capytable/server/webdist/index.html"
PLAY = """
import random, sys
import capytable
for game in capytable.games():
    chance = random.Random(7)
    match = capytable.new(game, seed=7)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    assert capytable.load(match.record()).result == match.result
    print(game, match.result.winners)
heavy = {"numpy", "numba", "litestar", "sqlalchemy", "typer"} & set(sys.modules)
assert not heavy, f"the public face loads {heavy}"
"""


def say(*line: str | Path, cwd: Path) -> str:
    """Run a command, expect success, and return what it printed."""
    done = subprocess.run(line, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with a fresh sdist and wheel."""
    folder = tmp_path_factory.mktemp("dist")
    say(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", folder, cwd=venvs.ROOT)
    return folder


def test_the_wheel_holds_the_client_and_the_type_marker(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert CLIENT in names
    assert "capytable/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_the_sdist_holds_the_client_as_built_from_its_own_sources(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path)
    (root,) = tmp_path.iterdir()
    assert (root / "src" / CLIENT).is_file()
    for name, path in (("ROOT", ""), ("WEB", "web"), ("DIST", "src/capytable/server/webdist")):
        monkeypatch.setattr(webbuild, name, root / path)
    assert webbuild.is_built(), "installing from the sdist would build the client again, with Node"


def test_an_empty_environment_needs_only_the_wheel(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    venv, known = tmp_path / "venv", tmp_path / "known.txt"
    known.write_text("\n".join(locks.entries((venvs.LOCKS / "base.txt").read_text())))
    say(sys.executable, "-m", "venv", venv, cwd=tmp_path)
    python = venvs.python_of(venv)
    say(python, "-m", "pip", "install", "--quiet", "--constraint", known, wheel, cwd=tmp_path)
    assert "cookie-club" in say(python, "-I", "-c", PLAY, cwd=tmp_path)
    with serving([venvs.script_of(venv, "capytable")], tmp_path) as address:
        page = urllib.request.urlopen(address).read().decode()
    assert '<div id="app">' in page
