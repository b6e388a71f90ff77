"""tools/: what the targets say when something is missing, what makes them work again, and what the locks hold."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev
import locks
import rules_covered
import venvs
import webbuild

ROOT = venvs.ROOT
LOCK_FILES = sorted((ROOT / "requirements").glob("*.txt"))


def run_dev(target: str, **env: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, str(ROOT / "tools" / "dev.py"), target]
    return subprocess.run(line, env={**os.environ, **env}, capture_output=True, text=True)


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment's folder with an interpreter, and a lock for a group called `some`."""
    monkeypatch.setattr(venvs, "LOCKS", tmp_path / "requirements")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "some.txt").write_text("six==1.17.0\n")
    folder = tmp_path / "venv"
    (folder / "stamps").mkdir(parents=True)
    venvs.python_of(folder).parent.mkdir()
    venvs.python_of(folder).touch()
    return folder


def test_an_unknown_target_lists_the_known_ones() -> None:
    said = run_dev("pley")
    assert said.returncode == 2
    assert "play" in said.stdout


def test_test_says_in_one_line_that_chromium_is_missing() -> None:
    said = run_dev("test", CAPYTABLE_CHROMIUM="no-such-browser")
    assert said.returncode == 1
    assert said.stdout == ""
    assert re.fullmatch(r"make test: Chromium is missing: .*apt-get install chromium.*\n", said.stderr)


def test_a_missing_tool_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(venvs.SetupError, match="git is missing: install it"):
        dev.need_tools("git")


def test_an_old_python_is_told_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venvs, "_can_make_venvs", lambda python: False)
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(venvs.SetupError, match=r"Python 3\.11 or newer is needed"):
        venvs.find_python()


def test_a_python_without_venv_is_told_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venvs, "_can_make_venvs", lambda python: False)
    with pytest.raises(venvs.SetupError, match="python3-venv"):
        venvs.find_python()


def test_a_failing_command_ends_in_one_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(venvs.SetupError, match="baking failed"):
        venvs.run([sys.executable, "-c", "raise SystemExit('no flour')"], "baking")
    assert "no flour" in capfd.readouterr().err


def test_a_group_is_installed_again_only_when_its_lock_changes(venv: Path) -> None:
    assert venvs.missing(venv, ["some"]) == ["some"]
    (venv / "stamps" / "some").write_text(venvs.digest([venvs.LOCKS / "some.txt"]))
    assert venvs.missing(venv, ["some"]) == []
    (venvs.LOCKS / "some.txt").write_text("six==1.16.0\n")
    assert venvs.missing(venv, ["some"]) == ["some"]


def test_without_an_interpreter_everything_is_missing(venv: Path) -> None:
    (venv / "stamps" / "some").write_text(venvs.digest([venvs.LOCKS / "some.txt"]))
    venvs.python_of(venv).unlink()
    assert venvs.missing(venv, ["some"]) == ["some"]


@pytest.mark.parametrize(
    "changed",
    ["web/src/main.ts", "web/package-lock.json", "src/capytable/games/g/art/a.svg", "src/capytable/games/g/cat/en.ftl"],
)
def test_the_client_is_built_again_when_a_source_changes(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, path in (("ROOT", ""), ("WEB", "web"), ("DIST", "src/capytable/server/webdist")):
        monkeypatch.setattr(webbuild, name, tmp_path / path)
    source = tmp_path / changed
    source.parent.mkdir(parents=True)
    source.write_text("one")
    webbuild.DIST.mkdir(parents=True)
    assert not webbuild.is_built()
    (webbuild.DIST / webbuild.STAMP).write_text(webbuild.wanted_stamp())
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "node_modules" / "new.js").touch()
    assert webbuild.is_built()
    source.write_text("two")
    assert not webbuild.is_built()
    source.write_text("one")
    assert webbuild.is_built()
    source.rename(source.with_stem("other"))
    assert not webbuild.is_built()


def test_play_hands_host_and_port_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOST", "0.0.0.0")
    monkeypatch.setenv("PORT", "8801")
    assert dev.play_command()[1:] == ["-m", "capytable", "serve", "--open", "--host", "0.0.0.0", "--port", "8801"]
    monkeypatch.delenv("HOST")
    monkeypatch.setenv("PORT", "")
    assert dev.play_command()[1:] == ["-m", "capytable", "serve", "--open"]


def test_locks_hold_hashes_and_no_addresses() -> None:
    assert len(LOCK_FILES) == len(locks.GROUPS)
    for file in LOCK_FILES:
        text = file.read_text()
        assert "://" not in text
        for requirement, entry in locks.entries(text).items():
            assert "--hash=sha256:" in entry, requirement
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text()


def test_locks_are_disjoint_so_that_they_install_side_by_side() -> None:
    owners: dict[str, str] = {}
    for file in LOCK_FILES:
        for requirement in locks.entries(file.read_text()):
            assert requirement not in owners, f"{requirement} is in {owners[requirement]} and in {file.name}"
            owners[requirement] = file.name


@pytest.mark.parametrize(
    ("page", "test", "code", "said"),
    [
        ("| CC-1 | a rule |\n| CC-2 | another |", '@pytest.mark.rule("CC-1", "CC-2")', 0, "2 of 2 rules"),
        ("| CC-1 | a rule |\n| CC-2 | another |", '@pytest.mark.rule("CC-1")', 1, "CC-2: no test names it"),
        ("| CC-1 | a rule |", 'mark.rule("CC-1")\nmark.rule("CC-9")', 1, "CC-9: a test names it"),
        ("| CC-1 | a rule |", 'mark.rule("CC-1")\nmark.rule("CN-1")', 0, "1 of 1 rules"),
    ],
)
def test_rules_without_a_test_are_listed(
    page: str, test: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder, name, text in (("src/capytable/games/game", "rules.en.md", page), ("tests/game", "test_it.py", test)):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / name).write_text(text)
    assert rules_covered.main(tmp_path) == code
    assert said in capsys.readouterr().out
