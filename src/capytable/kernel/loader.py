"""Load a game's rules, and generic code bound to them, at either speed.

Plain: the rules are their ordinary modules; generic modules are executed once more with ``kernel.contract`` replaced by
the game's functions.  Fast: every source is executed once more under a twin's name, imports among the twinned sources
go to twins, and each function becomes a numba dispatcher.  Twins belong to one game and layout, and so does their cache
folder, which is named by a hash of all that could change the code (numba's own cache would go stale silently).
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import threading
import time
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from capytable.kernel.errors import FastMissingError
from capytable.kernel.game import Variant

CONTRACT = "capytable.kernel.contract"
KERNEL_SOURCES = ("capytable.kernel.bits", "capytable.kernel.events", "capytable.kernel.random")
"""Kernel modules that rules may import; the first two have a compiled body in ``<name>_fast``."""
_TWO_BODIES = {"capytable.kernel.bits", "capytable.kernel.events"}
_LOCK = threading.RLock()
"""Held while twins are made: numba's cache folder is a global setting."""
_OLD = 3600.0
"""Seconds after which a cache folder of other sources is removed; one that is younger may be in use."""
CONTRACT_NAMES = (
    "deal", "movers", "legal", "sample", "apply", "over", "winners", "score", "determinize", "observe",
)  # fmt: skip
OPTIONAL_NAMES = ("section", "hunch", "prize")
"""What rules may leave out; ``kernel.defaults`` has the functions that stand in."""
_DEFAULTS = "capytable.kernel.defaults"


class Bound:
    """A variant's rules at one speed, and generic modules bound to them.

    ``rules`` has the contract's functions; ``module(name)`` gives a generic module (``capytable.kernel.play``, …) whose
    contract is this game's.
    """

    def __init__(self, variant: Variant, fast: bool, boundscheck: bool = False) -> None:
        self.variant, self.fast, self.boundscheck = variant, fast, boundscheck
        self._twins: dict[str, ModuleType] = {}
        key = f"{variant.rules}:{variant.state.name}:{'fast' if fast else 'plain'}{':bc' if boundscheck else ''}"
        self._prefix = "capytable_twin_" + "".join(c if c.isalnum() else "_" for c in key) + "__"
        self._own = {*KERNEL_SOURCES, *variant.sources} if fast else set()
        self.cache_dir = _cache_dir(variant, boundscheck) if fast else None
        self.rules = self._twin(variant.rules) if fast else importlib.import_module(variant.rules)
        self._contract = ModuleType(self._prefix + "contract")
        for name in CONTRACT_NAMES:
            setattr(self._contract, name, getattr(self.rules, name))
        sys.modules[self._contract.__name__] = self._contract
        for name in OPTIONAL_NAMES:
            setattr(self._contract, name, getattr(self.rules, name, None) or getattr(self._twin(_DEFAULTS), name))

    def module(self, name: str) -> ModuleType:
        """The generic module ``name`` bound to this game."""
        with _LOCK:
            return self._twin(name)

    def _twin(self, name: str) -> ModuleType:
        if name in self._twins:
            return self._twins[name]
        path = _source(name + "_fast" if self.fast and name in _TWO_BODIES else name)
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                node.module = self._rename(node.module)
        made = ModuleType(self._prefix + name.replace(".", "_"), f"Twin of {name}.")
        made.__file__ = str(path)
        sys.modules[made.__name__] = self._twins[name] = made
        exec(compile(tree, str(path), "exec"), made.__dict__)
        if self.fast:
            self._compile(made)
        return made

    def _rename(self, module: str) -> str:
        if module == CONTRACT:
            return self._prefix + "contract"
        generic = module.startswith("capytable.") and _uses_contract(module)
        if module in self._own or generic:
            return self._twin(module).__name__
        return module

    def _compile(self, module: ModuleType) -> None:
        numba = _numba()
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self.cache_dir)
        try:
            for key, value in list(vars(module).items()):
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    made = numba.njit(
                        cache=True,
                        nogil=True,
                        error_model="numpy",
                        boundscheck=self.boundscheck,
                        _nrt=False,  # nothing is allocated, so nothing need be counted
                    )(value)
                    made.get_call_template = partial(_called_with_whole_words, made.get_call_template)
                    setattr(module, key, made)
        finally:
            numba.config.CACHE_DIR = before


@cache
def bind(variant: Variant, fast: bool = False, boundscheck: bool = False) -> Bound:
    """The variant's rules at one speed, made once a process.

    Raises :class:`FastMissingError` when ``fast`` is asked for without numba.
    """
    with _LOCK:
        return Bound(variant, fast, boundscheck)


def has_fast() -> bool:
    """Whether the fast extra is installed (numba is not imported to find out)."""
    return importlib.util.find_spec("numba") is not None and importlib.util.find_spec("numpy") is not None


def cache_root() -> Path:
    """Where compiled code is kept: ``CAPYTABLE_CACHE`` or the platform's cache folder."""
    given = os.environ.get("CAPYTABLE_CACHE")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_cache_dir("capytable")) / "compiled"


def _numba() -> Any:
    try:
        return importlib.import_module("numba")
    except ImportError as missing:
        raise FastMissingError("this needs the fast extra: pip install 'capytable[fast]'") from missing


def _called_with_whole_words(template: Any, args: Any, kws: Any) -> Any:
    """What numba calls, for 64-bit numbers: fields are narrower, and a rule would be compiled anew for each width."""
    from numba import types

    return template([types.int64 if isinstance(arg, types.Integer) else arg for arg in args], kws)


def _source(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ImportError(f"no source for module {name}")
    return Path(spec.origin)


@cache
def _imports(name: str) -> tuple[str, ...]:
    """The modules that a module's source imports names from; none if it has no source."""
    try:
        tree = ast.parse(_source(name).read_text(encoding="utf-8"))
    except (ImportError, OSError):
        return ()
    return tuple(node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module)


def _uses_contract(name: str) -> bool:
    """Whether a module is generic: it imports the contract."""
    return name != CONTRACT and CONTRACT in _imports(name)


def _frozen(sources: tuple[str, ...]) -> list[str]:
    """The sources and what they import from, directly or not, in their own package: constants come from there."""
    found, waiting = set(), list(sources)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            root = name.split(".")[0]
            waiting += [m for m in _imports(name) if m.split(".")[0] == root and not m.startswith("capytable.kernel")]
    return sorted(found)


def _cache_dir(variant: Variant, boundscheck: bool) -> Path:
    numba = _numba()
    digest = hashlib.sha256()
    package = Path(__file__).resolve().parent.parent
    for path in sorted([*package.glob("kernel/*.py"), *package.glob("bots/**/*.py")]):
        digest.update(path.read_bytes())
    for name in _frozen(variant.sources):
        digest.update(_source(name).read_bytes())
    told = (numba.__version__, sys.version, variant.state.name, variant.state.size, variant.table.size, boundscheck)
    digest.update(repr(told).encode())
    family = f"{variant.rules.rsplit('.', 2)[-2]}-{variant.state.name}{'-checked' if boundscheck else ''}"
    folder = cache_root() / f"{family}-{digest.hexdigest()[:16]}"
    if not folder.exists():
        for old in cache_root().glob(f"{family}-" + "[0-9a-f]" * 16):
            if old.stat().st_mtime < time.time() - _OLD:
                shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
    return folder
