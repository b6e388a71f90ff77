from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import capytable
from capytable.games import find, registry


def test_games_are_found_by_folder_and_by_entry_point() -> None:
    assert {"cookie-club", "lanterns"} <= set(capytable.games())
    assert "unlucky" not in capytable.games()
    assert find("lanterns").names == {"en": "Lanterns"}


@pytest.mark.parametrize(("asked", "near"), [("cookieclub", "cookie-club"), ("LANTERN", "lanterns")])
def test_an_unknown_game_is_refused_with_the_nearest(asked: str, near: str) -> None:
    with pytest.raises(capytable.UnknownGameError, match=f"did you mean '{near}'.*cookie-club.*lanterns"):
        capytable.new(asked)


@pytest.mark.parametrize("asked", [None, 7, "", "xyz"])
def test_what_is_no_name_at_all_is_refused_too(asked: object) -> None:
    with pytest.raises(capytable.UnknownGameError, match=r"there is .*cookie-club.*, lanterns"):
        find(asked)


@pytest.mark.parametrize(
    ("source", "reason"),
    [("raise OSError('no luck')", "no luck"), ("GAME = 3", "is no Game"), ("from lanterns import GAME", "is taken")],
)
def test_a_broken_plug_in_is_left_out_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, reason: str
) -> None:
    (tmp_path / "unlucky.py").write_text(source)
    (tmp_path / "unlucky-1.dist-info").mkdir()
    (tmp_path / "unlucky-1.dist-info" / "entry_points.txt").write_text("[capytable.games]\nunlucky = unlucky\n")
    (tmp_path / "unlucky-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: unlucky\nVersion: 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.path.append(sys.path.pop(0))  # behind the specimen, which comes first
    monkeypatch.delitem(sys.modules, "unlucky", raising=False)
    registry.cache_clear()
    try:
        with pytest.warns(RuntimeWarning, match=f"'unlucky' is left out: .*{reason}"):
            found = capytable.games()
    finally:
        registry.cache_clear()
    assert {"cookie-club", "lanterns"} <= set(found)
    assert "unlucky" not in found


def test_importing_and_playing_load_no_server_package_and_nothing_compiled() -> None:
    heavy = "litestar uvicorn websockets sqlalchemy aiosqlite redis typer rich pebble fluent numpy numba llvmlite"
    script = (
        "import sys, capytable\n"
        "g = capytable.new('cookie-club', seed=1)\n"
        "g.play(g.legal_actions()[0]); str(g); capytable.load(g.record()); capytable.from_position(g.position())\n"
        f"print([name for name in {heavy.split()!r} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"
