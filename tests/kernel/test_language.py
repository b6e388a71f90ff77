"""The language of rules: one specimen for each offence, found with its line; real rules have none."""

from __future__ import annotations

import importlib
import sys
from itertools import count
from pathlib import Path

import pytest
from specimens.draft.game import STANDARD as DRAFT
from specimens.pond.game import STANDARD as POND
from specimens.walk.game import STANDARD as WALK

from capytable.games import registry
from capytable.kernel.game import Variant
from capytable.kernel.language import Offence, check_language, check_modules
from capytable.kernel.loader import KERNEL_SOURCES

SHAPES = {"x": 1, "y": 1, "grid": 2, "cube": 3, "n": 0, "rng": 1}
NUMBERS = count()

HEAD = """from capytable.kernel.bits import popcount
from capytable.kernel.random import below
from math import sqrt
LIMIT = 5
NAMES = ("a", "b")
HALF = 0.5


def helper(s, row, k):
    return row[k]


def rule(s, t, seat, out):
"""
LINES = HEAD.count("\n")


def offences(body: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Offence]:
    name = f"rules_{next(NUMBERS)}"
    (folder / f"{name}.py").write_text(HEAD + "".join(f"    {line}\n" for line in body.split("\n")))
    monkeypatch.syspath_prepend(str(folder))
    importlib.invalidate_caches()
    try:
        return check_modules([name], SHAPES)
    finally:
        sys.modules.pop(name, None)


ALLOWED = [
    '"""Documented."""',
    "s.x[0] = s.y[1] + s.grid[seat][2] - s.cube[1][2][3]",
    "s.n += 1\ns.x[seat] += s.n",
    "row = s.grid[seat]\nrow[0] = helper(s, row, 1)",
    "g = s.rng\nn = below(g, LIMIT)\ns.n = n",
    "for i in range(3):\n    s.x[i] = 0",
    "while s.n > 0 and s.x[0] != 3:\n    s.n -= 1\n    if s.n == 2:\n        break",
    "a = 1 if s.n > 2 else 0\nreturn a",
    "s.n = max(min(s.n, 3), abs(-2)) + int(s.n > 2) + len(out) + popcount(7)",
    "s.n = ~(1 << 3) & 7 | 2 ^ 1\nreturn -s.n // 2 % 3",
    "if not s.n:\n    return True\nreturn False",
    "n: int = s.x[0]\nreturn n",
    "return s.n in (LIMIT, 3) and seat not in (1, 2)",
]

FORBIDDEN = [
    ("s.x = s.y", "whole row is assigned"),
    ("s.grid[0] = s.x", "whole row is assigned"),
    ("s.grid[seat] = s.grid[0]", "whole row is assigned"),
    ("row = s.x\ns.grid[0] = row", "whole row is assigned", 2),
    ("s.cube[1] = s.grid", "whole row is assigned"),
    ("s.x[0] = s.grid[1]", "whole row is assigned"),
    ("s.x = 0", "whole row is assigned"),
    ("row = s.x\nrow += 1", "arithmetic on a whole row", 2),
    ("return s.x", "a row cannot be returned"),
    ("return s.x == s.y", "whole rows are compared"),
    ("s.n[0] = 1", "n has fewer axes than indices"),
    ("return s.x[0][1]", "x has fewer axes than indices"),
    ("s.x.append(1)", "methods cannot be called"),
    ("return s.n.bit_count()", "use kernel.bits.popcount"),
    ("a = [1, 2]", "lists cannot be made"),
    ("a = (1, 2)", "tuples cannot be made"),
    ("a, b = 1, 2", "one variable, field or element"),
    ("a = {1: 2}", "dictionaries"),
    ("a = {1, 2}", "sets cannot be used"),
    ("a = [i for i in range(3)]", "comprehensions"),
    ("return sum(i for i in range(3))", "neither a rule nor"),
    ("a = lambda: 1", "functions stand at the top"),
    ("def inner():\n    return 1", "functions stand at the top"),
    ("return s.x[1:2]", "a slice copies"),
    ("return 0.5", "only whole numbers"),
    ("return s.n / 2", "Div"),
    ("return s.n ** 2", "Pow"),
    ("return HALF", "HALF: outside of functions only whole numbers"),
    ("return NAMES", "NAMES: outside of functions"),
    ('return "text"', "only whole numbers"),
    ('return f"{seat}"', "strings cannot be used"),
    ("return None", "only whole numbers"),
    ("return s.n is t.n", "`is` cannot be used"),
    ("return seat in s.x", "`in` only with numbers"),
    ("return seat in (1, 0.5)", "only whole numbers"),
    ("return s.n == (1, 2)", "tuples cannot be made"),
    ("raise ValueError", "exceptions cannot be used"),
    ("assert s.n > 0", "put invariants into `faults`"),
    ("try:\n    s.n = 1\nexcept ValueError:\n    s.n = 2", "exceptions cannot be used"),
    ("global LIMIT\nLIMIT = 3", "module globals are constants"),
    ("import os", "imports stand at the top"),
    ("with s:\n    pass", "With cannot be used"),
    ("del s.n", "Delete cannot be used"),
    ("yield 1", "a value that nobody takes"),
    ("s.n = (m := 3)", "NamedExpr cannot be used"),
    ("for row in s.grid:\n    s.n += 1", "for loops run over range"),
    ("for i, j in range(3):\n    s.n += 1", "a loop has one variable"),
    ("return sqrt(4)", "sqrt() is not among the variant's sources"),
    ("return sorted(s.x)", "sorted() is neither a rule"),
    ("return seat(1)", "a variable cannot be called"),
    ("return helper(s, row=s.x, k=1)", "arguments are given by position"),
    ("return s.typo", "neither state nor table declares typo"),
    ("return s.x[0].n", "only the state and the table have fields"),
    ("return 1 << 62 | 4611686018427387904", "does not fit in 62 bits"),
    ("match s.n:\n    case 1:\n        pass", "Match cannot be used"),
]


@pytest.mark.parametrize("body", ALLOWED)
def test_what_is_allowed(body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [str(o) for o in offences(body, tmp_path, monkeypatch)] == []


@pytest.mark.parametrize("case", FORBIDDEN, ids=lambda case: case[0].split("\n")[-1])
def test_what_is_forbidden(
    case: tuple[str, str] | tuple[str, str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body, words, line = (*case, 1)[:3]
    found = offences(body, tmp_path, monkeypatch)
    told = [o for o in found if words in o.message]
    assert told, f"{words!r} is not among {[str(o) for o in found]}"
    assert told[0].line == LINES + line
    assert str(told[0]).startswith(f"{told[0].path}:{told[0].line}: ")


def test_rows_are_followed_into_functions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "two.py").write_text(
        "def put(s, row):\n    s.grid[0] = row\n\n\ndef rule(s, t):\n    put(s, s.x)\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert [o.line for o in check_modules(["two"], SHAPES)] == [2]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def f(s, *rest):\n    return 1\n", "plain names without defaults"),
        ("def f(s, n=1):\n    return n\n", "plain names without defaults"),
        ("from functools import cache\n\n\n@cache\ndef f(s):\n    return 1\n", "no decorators"),
        ("import os\n\n\ndef f(s):\n    return 1\n", "stand at the top of rules"),
    ],
)
def test_modules_are_made_of_functions(
    source: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"module_{next(NUMBERS)}"
    (tmp_path / f"{name}.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert any(words in o.message for o in check_modules([name], SHAPES))


VARIANTS = [POND, DRAFT, WALK, *(variant for game in registry().values() for variant in game.variants)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.rules)
def test_real_rules_keep_to_it(variant: Variant) -> None:
    assert [str(o) for o in check_language(variant)] == []


def test_kernel_and_generic_play_keep_to_it() -> None:
    names = [name for name in KERNEL_SOURCES if name.endswith("random")]
    assert [str(o) for o in check_modules([*names, "capytable.kernel.play"], None)] == []
