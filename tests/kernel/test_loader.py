"""Two speeds from one source: twins, their cache, and life without numba."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from specimens.broken.build import Broken, build
from specimens.pond.game import GAME as POND
from specimens.pond.game import STANDARD

from capytable.kernel import loader
from capytable.kernel.errors import FastMissingError
from capytable.kernel.game import Game
from capytable.kernel.loader import bind, has_fast
from capytable.kernel.random import seed_game

PLAY = "capytable.kernel.play"
TESTS = Path(__file__).parent.parent


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CAPYTABLE_CACHE", str(tmp_path / "compiled"))
    return tmp_path / "compiled"


def plain_game(game: Game, seed: int) -> tuple[int, bytes]:
    variant = game.variants[0]
    t = game.make_table(variant, 3, game.default_deck(), {"first": -1, "limit": 60})
    s = variant.state.new()
    seed_game(s.rng, seed, 0)
    made = bind(variant).module(PLAY).whole_game(s, t, [seed], 1000)
    return made, variant.state.pack(s)


def fast_game(game: Game, seed: int) -> tuple[int, bytes]:
    variant = game.variants[0]
    t = game.make_table(variant, 3, game.default_deck(), {"first": -1, "limit": 60})
    states = np.zeros(1, variant.state.dtype)
    tables = np.frombuffer(bytearray(variant.table.pack(t)), variant.table.dtype)
    seed_game(states[0]["rng"], seed, 0)
    made = bind(variant, fast=True).module(PLAY).whole_game(states[0], tables[0], np.array([seed]), 1000)
    return int(made), states.tobytes()


def test_plain_rules_are_the_ordinary_module() -> None:
    import specimens.pond.rules as rules

    assert bind(STANDARD).rules is rules
    assert bind(STANDARD) is bind(STANDARD)


def test_generic_modules_are_bound_to_the_game() -> None:
    import capytable.kernel.play as unbound

    bound = bind(STANDARD).module(PLAY)
    assert bound is not unbound
    assert bound is bind(STANDARD).module(PLAY)
    with pytest.raises(RuntimeError, match="runs only bound to a game"):
        unbound.playout(None, None, None, 1)


def test_both_speeds_play_the_same_game() -> None:
    for seed in range(20):
        assert plain_game(POND, seed) == fast_game(POND, seed)


@pytest.mark.slow
def test_games_with_equal_records_keep_their_own_code(tmp_path: Path, own_cache: Path) -> None:
    """The same generic source, run for two games whose records have one type."""
    other = build(Broken("", "rules", "s.points[seat] += t.values[action]", "s.points[seat] += 1"), tmp_path)
    assert other.variants[0].state.dtype == STANDARD.state.dtype
    for seed in range(5):
        assert fast_game(POND, seed) == plain_game(POND, seed)
        assert fast_game(other, seed) == plain_game(other, seed)
        assert fast_game(other, seed) != fast_game(POND, seed)


def test_the_folder_is_named_by_what_could_change_the_code(tmp_path: Path, own_cache: Path) -> None:
    """A constant in a module that rules only import from is frozen into code, so it is part of the name."""
    one = build(Broken("", "game", "Pond: what", "Pond, what"), tmp_path)
    variant = one.variants[0]
    folder = loader._cache_dir(variant, False)
    assert loader._cache_dir(variant, False) == folder
    assert loader._cache_dir(variant, True) != folder
    state = Path(str(sys.modules[variant.rules.replace("rules", "state")].__file__))
    state.write_text(state.read_text() + "\n# changed\n")
    changed = loader._cache_dir(variant, False)
    assert changed != folder
    rules = Path(str(sys.modules[variant.rules].__file__))
    rules.write_text(rules.read_text() + "\n# changed\n")
    assert loader._cache_dir(variant, False) not in (folder, changed)


def test_old_folders_are_removed(own_cache: Path) -> None:
    folder = loader._cache_dir(STANDARD, False)
    family, _, digest = folder.name.rpartition("-")
    old, young, foreign = (own_cache / f"{name}-{'0' * 15}{i}" for i, name in enumerate([family, family, "walk-walk"]))
    for path in (old, young, foreign):
        path.mkdir()
        (path / "code.nbi").write_bytes(b"")
    for path in (old, foreign):
        os.utime(path, (time.time() - 7200, time.time() - 7200))
    folder.rmdir()
    assert loader._cache_dir(STANDARD, False) == folder
    assert not old.exists()
    assert young.exists()
    assert foreign.exists()
    assert len(digest) == 16


@pytest.mark.slow
def test_compiled_code_is_found_again_and_never_stale(tmp_path: Path) -> None:
    """A second process loads what the first compiled; after a change in any source it compiles anew."""
    build(Broken("", "game", "Pond: what", "Pond, what"), tmp_path)
    package = next(tmp_path.glob("broken_*"))
    program = (
        f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(TESTS)!r}]\n"
        f"from {package.name}.game import GAME, STANDARD as v\n"
        "import numpy as np\n"
        "from capytable.kernel.loader import bind\n"
        "t = GAME.make_table(v, 2, GAME.default_deck(), {'first': 0, 'limit': 60})\n"
        "s = np.zeros(1, v.state.dtype); s['rng'][0, 0] = 1\n"
        "tables = np.frombuffer(bytearray(v.table.pack(t)), v.table.dtype)\n"
        "rules = bind(v, fast=True).rules\n"
        "rules.deal(s[0], tables[0])\n"
        "print(int(s['hands'][0].sum()), sum(rules.deal.stats.cache_hits.values()))\n"
    )
    env = {**os.environ, "CAPYTABLE_CACHE": str(tmp_path / "compiled")}

    def run() -> list[str]:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=env, check=True)
        return done.stdout.split()

    assert run() == ["6", "0"]
    assert run() == ["6", "1"]
    state = package / "state.py"
    state.write_text(state.read_text() + "\nCARDS = 4\n")
    rules = package / "rules.py"
    text = rules.read_text().replace("import KINDS", "import CARDS, KINDS").replace("range(3)", "range(CARDS)")
    rules.write_text(text)
    assert run() == ["8", "0"]
    state.write_text(state.read_text().replace("CARDS = 4", "CARDS = 2"))
    assert run() == ["4", "0"]


def test_a_rule_is_compiled_once_whatever_the_width_of_the_fields_it_is_called_with(own_cache: Path) -> None:
    """Fields of 8 and 16 bits, the numbers of a range and results of rules are all the same to it."""
    variant = replace(STANDARD, id="once")
    bound = loader.Bound(variant, fast=True)
    t = POND.make_table(variant, 3, POND.default_deck(), {"first": -1, "limit": 60})
    states = np.zeros(1, variant.state.dtype)
    tables = np.frombuffer(bytearray(variant.table.pack(t)), variant.table.dtype)
    seed_game(states[0]["rng"], 3, 0)
    assert bound.module(PLAY).whole_game(states[0], tables[0], np.array([3]), 1000) > 10
    compiled = [len(rule.signatures) for rule in vars(bound.rules).values() if hasattr(rule, "signatures")]
    assert max(compiled) == 1
    assert compiled.count(1) > 10


def test_numbas_own_setting_is_left_alone(own_cache: Path) -> None:
    import numba

    before = numba.config.CACHE_DIR
    bound = loader.Bound(replace(STANDARD, id="again"), fast=True)
    assert before == numba.config.CACHE_DIR
    assert bound.cache_dir is not None
    assert bound.cache_dir.parent == own_cache


def test_threads_get_one_module() -> None:
    variant = replace(STANDARD, id="threads")
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(bind(variant).module(PLAY))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8


WITHOUT = """
import sys
from importlib.machinery import PathFinder
class Finder(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        missing = name.split('.')[0] in ('numba', 'numpy', 'llvmlite')
        return None if missing else PathFinder.find_spec(name, path, target)
sys.meta_path[sys.meta_path.index(PathFinder)] = Finder
"""


def test_everything_plain_works_without_numba() -> None:
    """Import, play, check: no module of the fast extra is touched, and asking for it says what to install."""
    program = WITHOUT + (
        f"sys.path.insert(0, {str(TESTS)!r})\n"
        "from specimens.pond.game import GAME, STANDARD\n"
        "from capytable.checks import check_game\n"
        "from capytable.kernel.bulk import Batch, play_games, determinize_many\n"
        "from capytable.kernel.errors import FastMissingError\n"
        "report = check_game(GAME, players=[2], games=1, fast=False).raise_if_faulty()\n"
        "t = GAME.make_table(STANDARD, 2, GAME.default_deck(), {'first': 0, 'limit': 60})\n"
        "for call in (lambda: Batch(STANDARD, t, 4), lambda: play_games(STANDARD, t, 4),\n"
        "             lambda: determinize_many(STANDARD, t, b'', 0, 4)):\n"
        "    try:\n"
        "        call()\n"
        "    except FastMissingError as error:\n"
        "        print(error)\n"
        "print(sorted({'numba', 'numpy'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["this needs the fast extra: pip install 'capytable[fast]'"] * 3 + ["[]"]


def test_has_fast_looks_without_importing() -> None:
    assert has_fast()
    program = WITHOUT + "from capytable.kernel.loader import has_fast\nprint(has_fast())\n"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_missing_numba_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(FastMissingError, match=r"pip install 'capytable\[fast\]'"):
        loader.Bound(replace(STANDARD, id="none"), fast=True)
