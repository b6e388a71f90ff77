"""The project's virtual environments: made once, filled from the hashed locks in requirements/, remembered by stamps.

The lock files are disjoint (see locks.py), so each is installed on its own, without resolving anything and in parallel
with the others. A stamp holds the digest of what a group was installed from: nothing changed, nothing is run.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
LOCKS = ROOT / "requirements"
OLDEST = (3, 11)
PACKAGE = "capytable"  # the group that stands for the project itself, installed editable


class SetupError(Exception):
    """Something that stops a target; the message is one line and says the way out."""


def digest(paths: Iterable[Path], *words: str) -> str:
    """Return the SHA-256, in hex, of the files' names and contents and of the words."""
    total = hashlib.sha256()
    for word in words:
        total.update(word.encode() + b"\0")
    for path in paths:
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


@contextmanager
def alone() -> Iterator[None]:
    """Hold the set-up lock, so that two targets started at once do not install over each other."""
    with open(ROOT / ".setup.lock", "a+b") as handle:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def run(command: Sequence[str | Path], doing: str, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a command quietly; when it fails, show the end of what it said and raise SetupError."""
    done = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-40:]), file=sys.stderr)
        raise SetupError(f"{doing} failed (the reason stands above); mend it and start again, what was done is kept")


def python_of(venv: Path) -> Path:
    """Return the path of the environment's interpreter."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def script_of(venv: Path, name: str) -> Path:
    """Return the path of a command installed into the environment."""
    return venv / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def find_uv() -> str | None:
    """Return the path of uv; None without it, or when CAPYTABLE_PIP=1 asks for venv and pip."""
    return None if os.environ.get("CAPYTABLE_PIP") else shutil.which("uv")


def _can_make_venvs(python: str) -> bool:
    code = f"import sys, venv, ensurepip; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def find_python() -> str:
    """Return an interpreter that is new enough and can make environments, or raise SetupError with the way out."""
    newer = (shutil.which(f"python3.{minor}") for minor in (13, 12, 11))
    for candidate in (sys.executable, *newer):
        if candidate and _can_make_venvs(candidate):
            return candidate
    wanted = ".".join(map(str, OLDEST))
    if sys.version_info < OLDEST:
        raise SetupError(
            f"Python {wanted} or newer is needed, this is {sys.version.split()[0]}: install it, or install uv"
        )
    raise SetupError(
        "Python's venv module is missing: `apt-get install python3-venv` on Debian and Ubuntu, or install uv"
    )


def start_again(*line: str) -> NoReturn:
    """Run this Python command line with a Python that is new enough: one on the path, else uv's."""
    uv = find_uv()
    if uv:
        os.execv(uv, [uv, "run", "--no-project", "--python", f">={'.'.join(map(str, OLDEST))}", "python", *line])
    python = find_python()
    os.execv(python, [python, *line])


def _make(venv: Path) -> None:
    uv = find_uv()
    if uv:
        run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(venv)], f"making {venv.name}")
    else:
        run([find_python(), "-m", "venv", "--clear", str(venv)], f"making {venv.name}")
    (venv / "stamps").mkdir()


def _sources(group: str) -> list[Path]:
    if group == PACKAGE:
        return [ROOT / "pyproject.toml", ROOT / "tools" / "hatch_build.py"]
    return [LOCKS / f"{group}.txt"]


def missing(venv: Path, groups: Iterable[str]) -> list[str]:
    """Return those groups that are not installed, or were installed from something else than what stands there now."""
    if not python_of(venv).exists():
        return list(groups)

    def stale(group: str) -> bool:
        stamp = venv / "stamps" / group
        return not stamp.exists() or stamp.read_text() != digest(_sources(group))

    return [group for group in groups if stale(group)]


def _install(venv: Path, group: str) -> None:
    uv, python = find_uv(), str(python_of(venv))
    if uv:
        command = [uv, "pip", "install", "--python", python]
    else:  # what is imported compiles itself then; compiling all of it ahead takes a third of the time
        command = [python, "-m", "pip", "install", "--no-compile", "--disable-pip-version-check"]
    command += ["--quiet", "--no-deps"]
    if group == PACKAGE:
        command += ["--no-build-isolation", "--editable", str(ROOT)]
    else:
        command += ["--require-hashes", "--requirement", str(LOCKS / f"{group}.txt")]
    run(command, f"installing {group}")
    (venv / "stamps" / group).write_text(digest(_sources(group)))


def make(venv: Path) -> None:
    """Make the environment if it is not there; the caller holds the lock."""
    if not python_of(venv).exists() or not (venv / "stamps").is_dir():
        print(f"making {venv.name}", flush=True)
        _make(venv)


def install(venv: Path, groups: Iterable[str]) -> None:
    """Install what is missing of the groups, one after the other; the caller holds the lock."""
    make(venv)
    for group in missing(venv, groups):
        print(f"installing {group}\n", end="", flush=True)  # one write: groups are installed side by side
        _install(venv, group)
