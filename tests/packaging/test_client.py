"""The built client is a page that works, served by the real command."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start `capytable serve` on a free port with a data folder of its own; yield the address that it prints."""
    home = str(tmp_path_factory.mktemp("home"))
    line = [sys.executable, "-m", "capytable", "serve", "--port", str(free_port())]
    env = {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout
        found = next(filter(None, (re.search(r"http://[^\s/]+", line) for line in server.stdout)), None)
        assert found, "the command names the address that it serves on"
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{found[0]}/healthz").close()
                break
            except OSError:
                time.sleep(0.1)
        yield found[0]
        server.terminate()


def test_the_page_shows_itself_without_a_complaint(page: Page, served: str) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(served)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert complaints == []


def test_the_bundle_names_the_licences_of_what_it_contains(served: str, page: Page) -> None:
    answer = page.request.get(f"{served}/third-party-licences.txt")
    assert answer.ok
    assert re.search(r"^svelte [\d.]+ \(MIT\)$", answer.text(), re.MULTILINE)
