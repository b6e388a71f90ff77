#!/usr/bin/env python3
"""Everything a developer does here: `python3 tools/dev.py TARGET`, or `make TARGET`. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import locks
import venvs
import webbuild
from venvs import BENCH_VENV, PACKAGE, ROOT, VENV, SetupError

PLAY = ["base", "build", PACKAGE]
DEV = [*PLAY, "fast", "dev"]


def need_tools(*names: str) -> None:
    """Raise SetupError when a program that the target needs is not on the path."""
    for name in names:
        if not shutil.which(name):
            raise SetupError(f"{name} is missing: install it with the system's package manager, then again")


def set_up(groups: Sequence[str], client: bool = True) -> None:
    """Bring .venv and the built client up to date, the parts side by side; return at once when all is there."""
    if not venvs.missing(VENV, groups) and (not client or webbuild.is_built()):
        return
    with venvs.alone():
        venvs.make(VENV)
        heavy = [group for group in groups if group in ("fast", "dev")]
        light = [group for group in groups if group not in heavy]
        with ThreadPoolExecutor(3) as pool:
            jobs = [pool.submit(webbuild.build, "dev" in groups)] if client else []
            jobs += [pool.submit(venvs.install, VENV, part) for part in (light, heavy) if part]
        for job in jobs:
            job.result()


def tool(name: str, *words: str) -> list[str]:
    """Return the command line of a tool installed in .venv."""
    return [str(venvs.script_of(VENV, name)), *words]


def run_all(steps: dict[str, Sequence[str]]) -> list[str]:
    """Run the named commands, two at a time; show what failing ones said, and return the names of those."""

    def fails(name: str) -> bool:
        began = time.monotonic()
        done = subprocess.run(steps[name], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        verdict = "FAILED" if done.returncode else "ok"
        said = f"\n{done.stdout.rstrip()}" if done.returncode else ""
        print(f"{name:<20}{verdict:>7}{time.monotonic() - began:7.1f} s{said}", flush=True)
        return done.returncode != 0

    with ThreadPoolExecutor(2) as pool:
        return [name for name, bad in zip(steps, pool.map(fails, steps), strict=True) if bad]


def lint_steps() -> dict[str, Sequence[str]]:
    """Return the static checks by name."""
    python = str(venvs.python_of(VENV))
    return {
        "types": tool("mypy"),
        "lint": tool("ruff", "check", "--quiet", "."),
        "format": tool("ruff", "format", "--quiet", "--check", "."),
        "import rules": tool("lint-imports"),
        "dead code": [python, "tools/dead_code.py"],
        "dependencies": tool("deptry", "."),
        "rules with a test": [python, "tools/rules_covered.py"],
        "wire types": [python, "tools/wire_types.py", "--check"],
    }


def docs_steps() -> dict[str, Sequence[str]]:
    """Return the documentation's build: a dead link or a missing name fails it."""
    return {"documentation": tool("mkdocs", "build", "--strict", "--quiet")}


def client_steps() -> dict[str, Sequence[str]]:
    """Return the client's own checks by name, its packages installed."""
    with venvs.alone():
        node = webbuild.install_modules(with_tests=True)
    modules, web = str(webbuild.MODULES), str(webbuild.WEB)
    svelte_check = [f"{modules}/svelte-check/bin/svelte-check", "--workspace", web, "--output", "human"]
    return {
        "client types": [node, *svelte_check, "--fail-on-warnings"],
        "client tests": [node, f"{modules}/vitest/vitest.mjs", "run", "--root", web, "--passWithNoTests=false"],
    }


def pytest(*words: str) -> list[str]:
    """Run pytest in .venv with its output shown, two processes at a time; return its name if it failed."""
    line = [str(venvs.python_of(VENV)), "-m", "pytest", "-n", "2", "--dist", "worksteal", *words]
    return ["tests"] if subprocess.run(line, cwd=ROOT).returncode else []


def stop_if(failed: Sequence[str]) -> None:
    """Raise SetupError when something failed."""
    if failed:
        raise SetupError(f"failed: {', '.join(failed)}")


def setup() -> None:
    """everything into .venv: packages, numba, the built client"""
    set_up(DEV)
    print("set up")


def play_command() -> list[str]:
    """Return the command line that serves the table; HOST and PORT are the environment's."""
    line = [str(venvs.python_of(VENV)), "-m", "capytable", "serve", "--open"]
    for option, value in (("--host", os.environ.get("HOST")), ("--port", os.environ.get("PORT"))):
        line += [option, value] if value else []
    return line


def play() -> None:
    """serve on http://127.0.0.1:8765 and open a browser (PORT=, HOST=)"""
    set_up([*PLAY, "fast"])
    line = play_command()
    if os.name == "posix":
        os.execv(line[0], line)
    sys.exit(subprocess.run(line).returncode)


def check() -> None:
    """lint, format, strict types, import rules, dead code, unused dependencies, rules without a test"""
    set_up(DEV, client=False)
    stop_if(run_all(lint_steps()))


def test() -> None:
    """everything that CI checks, browser tests and packaging included"""
    need_tools("git")
    if not find_chromium():
        raise SetupError("Chromium is missing: `apt-get install chromium`, or name one in CAPYTABLE_CHROMIUM")
    set_up(DEV)
    driver = [str(venvs.python_of(VENV)), "-m", "playwright", "--version"]
    venvs.run(driver, "starting Playwright's driver (a minimal Debian lacks `apt-get install libatomic1`)")
    stop_if(run_all({**lint_steps(), **docs_steps(), **client_steps()}) + pytest())


def quick() -> None:
    """the static checks and the fast tests, in about two minutes"""
    set_up(DEV, client=False)
    stop_if(run_all(lint_steps()) + pytest("-m", "not browser and not packaging and not slow"))


def soak() -> None:
    """the properties again with long random runs (Hypothesis profile `soak`)"""
    set_up(DEV)
    stop_if(pytest("-m", "not browser and not packaging", "--hypothesis-profile", "soak", "--timeout", "0"))


def bench() -> None:
    """the measurements of docs/performance.md, in an environment of their own with OpenSpiel and RLCard (ARGS=)"""
    set_up(PLAY)
    with venvs.alone():
        venvs.install(BENCH_VENV, [*PLAY, "fast", "bench"])
    line = [str(venvs.python_of(BENCH_VENV)), "-m", "benchmarks", *os.environ.get("ARGS", "").split()]
    sys.exit(subprocess.run(line, cwd=ROOT).returncode)


def docs() -> None:
    """build the documentation into site/"""
    set_up(DEV, client=False)
    stop_if(run_all(docs_steps()))


def web() -> None:
    """build the browser client if anything it is made from changed"""
    if not webbuild.is_built():
        with venvs.alone():
            webbuild.build()


def lock() -> None:
    """make requirements/*.txt and web/package-lock.json anew (needs uv)"""
    with venvs.alone():
        locks.make_all()
        webbuild.lock()


def clean() -> None:
    """remove everything that these targets made"""
    for made in (VENV, BENCH_VENV, webbuild.MODULES, webbuild.DIST, ROOT / "site", ROOT / "dist"):
        shutil.rmtree(made, ignore_errors=True)


def find_chromium() -> str | None:
    """Return the path of a Chromium or Chrome for the browser tests; CAPYTABLE_CHROMIUM comes first."""
    named = os.environ.get("CAPYTABLE_CHROMIUM")
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    for name in [named] if named else ["chromium", "chromium-browser", "google-chrome", mac]:
        found = shutil.which(name)
        if found:
            return found
    return None


TARGETS = {f.__name__: f for f in (play, test, quick, check, setup, web, docs, bench, soak, lock, clean)}


def main(words: Sequence[str]) -> int:
    """Run one target; return the exit code."""
    if len(words) != 1 or words[0] not in TARGETS:
        print(f"usage: {Path(__file__).name} TARGET, or make TARGET")
        for name, target in TARGETS.items():
            print(f"  {name:<8}{target.__doc__}")
        return 0 if list(words) in ([], ["help"]) else 2
    try:
        if sys.version_info < venvs.OLDEST:
            venvs.start_again(__file__, *words)
        TARGETS[words[0]]()
    except SetupError as trouble:
        print(f"make {words[0]}: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
