"""From a clean clone to the first page, as a newcomer does it: ``git clone``, then what ``make play`` runs.

Package registries and their local caches are as they are: run it twice for warm ones.  With uv if it is installed, and
with venv and pip; then once more, when all is there.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import perf_counter, sleep

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 600.0


def run(rounds: int, seconds: float) -> None:
    """Measure and print; one clone for each way."""
    print("\n## Clean clone to first page\n\n| way | the first time | again |\n| --- | --- | --- |")
    ways: list[tuple[str, dict[str, str]]] = [("uv", {})] if shutil.which("uv") else []
    for name, more in [*ways, ("venv and pip", {"CAPYTABLE_PIP": "1"})]:
        with tempfile.TemporaryDirectory() as folder:
            began = perf_counter()
            clone = Path(folder) / "clone"
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
            first = began, _page(clone, Path(folder), more)
            began = perf_counter()
            again = began, _page(clone, Path(folder), more)
            print(f"| {name} | {first[1] - first[0]:.1f} s | {again[1] - again[0]:.1f} s |", flush=True)


def _page(clone: Path, folder: Path, more: dict[str, str]) -> float:
    """Start the game's server and end it again; when its page had come."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = {**os.environ, **more, "PORT": str(port), "XDG_DATA_HOME": str(folder)}
    line = [sys.executable, "tools/dev.py", "play"]
    server = subprocess.Popen(line, cwd=clone, env=environment, start_new_session=True, stdout=subprocess.DEVNULL)
    try:
        until = perf_counter() + PATIENCE
        while perf_counter() < until and server.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                    answer.read()
                    return perf_counter()
            except OSError:
                sleep(0.02)
        raise RuntimeError("no page came")
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(30)
