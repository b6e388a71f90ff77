"""Starts the real command and waits until it answers."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(command: Sequence[str | Path], home: Path) -> Iterator[str]:
    """Serve with `command` on a free port, with a home folder of its own; yield the address that it prints."""
    line = [*map(str, command), "serve", "--port", str(free_port())]
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=env, cwd=home) as server:
        try:
            assert server.stdout
            printed = (re.search(r"http://[^\s/]+", said) for said in server.stdout)
            found = next(filter(None, printed), None)
            assert found, "the command names the address that it serves on"
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"{found[0]}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield found[0]
        finally:
            server.terminate()
