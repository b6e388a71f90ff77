"""The table in a browser: from a click to the first change on the screen, and a bot's first move on a new installation.

Needs Playwright and a Chromium: run it in the environment of the tests, ``.venv/bin/python -m benchmarks page``.
The server, its store on the disk and the browser are real; the click is an ordinary one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.browser_table import TableAtScreen

CLICKS = 120
WEB = Path("src/capytable/server/webdist")
WATCH = """
() => {
  const times = (window.__times = []);
  const table = document.querySelector(".table");
  let clicked = 0, waiting = 0;
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (frame) {
    if (frame.includes('"act"')) waiting = clicked;
    send.call(this, frame);
  };
  new MutationObserver(() => {
    const began = waiting, changed = performance.now();
    waiting = 0;
    if (began) requestAnimationFrame(() => setTimeout(() => times.push([changed - began, performance.now() - began])));
  }).observe(table, { attributes: true, attributeFilter: ["data-n"] });
}
"""


def run(rounds: int, seconds: float) -> None:
    """Measure and print; ``rounds`` new installations, and clicks until there are enough."""
    print("\n## The table in a browser\n")
    firsts = [first_move() for _ in range(rounds)]
    print(f"First move of `search`, nothing compiled, server just started: {spread(firsts, 's')} (must 1.5, aim 1)")
    clicks = list(measure_clicks())
    for i, what in enumerate(("to the changed page", "until that is painted")):
        found = sorted(click[i] for click in clicks)
        late = quantiles(found, n=20)[-1]
        print(f"Click {what}: 95th percentile {late:.1f} ms, median {median(found):.1f} ms, {len(found)} clicks")
    print(f"Client for the first table, compressed: {client_size() / 1000:.0f} kB (must 150, aim 100)")


def chromium() -> str | None:
    """The path of the system's Chromium; ``CAPYTABLE_CHROMIUM`` comes first."""
    return os.environ.get("CAPYTABLE_CHROMIUM") or shutil.which("chromium")


def spread(numbers: list[float], unit: str) -> str:
    """Median, lowest and highest."""
    return f"median {median(numbers):.2f} {unit}, {min(numbers):.2f} … {max(numbers):.2f}"


@contextmanager
def serving(fresh: bool) -> Iterator[str]:
    """A server over an empty data folder, with ``fresh`` also over an empty cache of compiled code; its address."""
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-m", "capytable", "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, "CAPYTABLE_CACHE": f"{folder}/compiled"} if fresh else None
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            try:
                for printed in process.stdout:
                    if found := re.search(r"served on (http://[^\s/]+:\d+)", printed):
                        yield found[1]
                        break
            finally:
                process.terminate()
                process.wait(30)


def open_table(url: str, *seats: dict[str, str], **more: Any) -> str:
    """The id of a new table."""
    body = json.dumps({"game": "cookie-club", "seats": seats, **more}).encode()
    request = urllib.request.Request(f"{url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


def first_move() -> float:
    """Seconds from the moment a table is opened on a new installation to the first decision of its bot."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    from capytable.server.wire import WIRE

    with serving(fresh=True) as url:
        began = perf_counter()
        table = open_table(
            url, {"kind": "bot", "bot": "search"}, {"kind": "human", "name": "Ada"}, options={"first": 0}
        )  # fmt: skip
        with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/play", origin=Origin(url)) as socket:
            socket.send(json.dumps({"type": "hello", "wire": WIRE}))
            while True:
                frame = json.loads(socket.recv(timeout=60))
                if frame["type"] == "state" and frame["n"] > 0:
                    return perf_counter() - began


def measure_clicks() -> Iterator[tuple[float, float]]:
    """Milliseconds from a click to the changed page, and until the frame with it was painted.  All is compiled."""
    subprocess.run([sys.executable, "-m", "capytable", "warm"], check=True, stdout=subprocess.DEVNULL)
    with serving(fresh=False) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script('localStorage.capytable ??= \'{"speed": "instant", "hints": false}\'')
        seen = 0
        while seen < CLICKS:
            for times in _one_game(page, url, CLICKS - seen):
                seen += 1
                yield times
        browser.close()


def _one_game(page: Page, url: str, wanted: int) -> list[tuple[float, float]]:
    table = open_table(url, {"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"})
    page.goto(f"{url}/#/table/{table}")
    page.reload()
    screen = TableAtScreen(page, table)
    screen.wait_for_turn()
    page.evaluate(WATCH)
    while True:
        screen.wait_for_turn()
        if screen.is_over() or page.evaluate("__times.length") >= wanted:
            return [(a, b) for a, b in page.evaluate("__times")]
        if screen.dialog.count():
            screen.dialog.locator(".button.main").click()
        else:
            screen.touch()
            sleep(0.25)  # what came of it has been shown; people are slower than this


def client_size() -> int:
    """Bytes that a browser loads to show the first table, as they go over the network."""
    total = 0
    with serving(fresh=False) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        sizes: dict[str, int] = {}
        session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: int(e["encodedDataLength"])}))
        page.goto(url)
        table = open_table(url, {"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"})
        page.goto(f"{url}/#/table/{table}")
        page.wait_for_selector(".table")
        page.wait_for_load_state("networkidle")
        total = sum(sizes.values())
        browser.close()
    return total
