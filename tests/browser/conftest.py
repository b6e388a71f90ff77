"""A real server in a process of its own, and pages that complain about every error of theirs."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.browser_table import TableAtScreen

QUICK = {"speed": "instant", "hints": False}
STARTING = 30.0


class Server:
    """A server over a data folder; it can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        line = [sys.executable, "-m", "capytable", "serve", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(line, stdout=subprocess.DEVNULL)
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def kill(self) -> None:
        self.end(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)

    def post(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def open_table(self, *seats: str, game: str = "cookie-club", seed: int | None = None, **options: int | str) -> str:
        """The id of a new table; a seat is a bot's id, or a person's name."""
        bots = {"random", "greedy", "search"}
        wanted = [{"kind": "bot", "bot": who} if who in bots else {"kind": "human", "name": who} for who in seats]
        body = {"game": game, "seats": wanted, "options": options} | ({} if seed is None else {"seed": seed})
        return str(self.post("/tables", body)["id"])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process share."""
    it = Server(tmp_path_factory.mktemp("data"))
    it.start()
    yield it
    it.end(signal.SIGTERM)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    it = Server(tmp_path / "data")
    it.start()
    yield it
    it.end(signal.SIGTERM)


Screens = Callable[..., Page]


@pytest.fixture
def screen(browser: Browser) -> Iterator[Screens]:
    """Makes pages: ``screen(width, height, settings, **context)``.  An error on a page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(width: int = 1280, height: int = 800, settings: dict[str, Any] | None = None, **options: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **options)
        contexts.append(context)
        remembered = json.dumps(json.dumps(QUICK if settings is None else settings))
        context.add_init_script(f"localStorage.capytable ??= {remembered}")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def at_table(server: Server, screen: Screens) -> Callable[..., TableAtScreen]:
    """Opens a table and a screen at it: ``at_table("Me", "greedy", seed=1, width=360, …)``."""

    def sit(*seats: str, seed: int | None = None, options: dict[str, int] | None = None, **how: Any) -> TableAtScreen:
        table = server.open_table(*(seats or ("Me", "greedy", "random")), seed=seed, **(options or {}))
        page = screen(**how)
        page.goto(f"{server.url}/#/table/{table}")
        return TableAtScreen(page, table)

    return sit
