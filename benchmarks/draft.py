"""A draft of 16 with one person and 15 bots, over the socket: from the person's last word in a round to the next hand.

The person answers at once, as nobody does, so that the bots have no time of their own; the server and its store on the
disk are real.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from capytable.server import wire

SEATS = 16
MUST = 1.0


def run(rounds: int, _seconds: float = 0.0) -> None:
    """Measure and print: ``rounds`` whole drafts for each kind of bot, after a first one in which code is compiled."""
    print("\n## A draft of 16 with 15 bots, over the socket\n")
    for bot in ("greedy", "search"):
        with _server() as url:
            first = list(measure(url, bot))
            waits = [wait for _ in range(rounds) for wait in measure(url, bot)]
        late = sum(wait > MUST for wait in waits)
        print(
            f"15 bots of {bot}, from the last choice to the next hand: median {median(waits):.2f} s, "
            f"longest {max(waits):.2f} s, {late} of {len(waits)} rounds above {MUST:g} s; "
            f"in the first draft of the server longest {max(first):.2f} s"
        )


def measure(url: str, bot: str) -> Iterator[float]:
    """The seconds of each round of one draft."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": bot} for _ in range(SEATS - 1)]]
    order = {"game": "capybara-crush", "seats": seats, "options": {"variant": "draft"}}
    request = urllib.request.Request(
        f"{url}/api/tables", json.dumps(order).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)["id"]
    with connect(f"ws{url.removeprefix('http')}/api/tables/{table}/play", origin=Origin(url)) as socket:
        _send(socket, type="hello", wire=wire.WIRE)
        state = _state(socket)
        while not state["over"]:
            number = state["view"]["round"]
            while state["legal"] and state["view"]["round"] == number:
                state = _choose(socket, state)
            began = perf_counter()
            while not state["over"] and state["view"]["round"] == number:
                state = _state(socket)
            yield perf_counter() - began


def _choose(socket: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
    """Make the first choice there is, ``ready`` as soon as possible; the state in which it is made."""
    chosen = next((a for a in state["legal"] if a["text"] == "ready"), state["legal"][0])
    made = len(state["view"]["decision"])
    key = uuid.uuid4().hex
    _send(socket, type="act", n=state["n"], key=key, seat=state["viewer"], action=chosen["id"])
    if chosen["text"] == "ready":
        return {**state, "legal": []}
    while len(state["view"]["decision"]) == made:
        state = _state(socket)
    return state


def _send(socket: ClientConnection, **frame: Any) -> None:
    socket.send(json.dumps(frame))


def _state(socket: ClientConnection) -> dict[str, Any]:
    """The next state; a refusal is an error of this script."""
    while (frame := json.loads(socket.recv(timeout=120)))["type"] != "state":
        if frame["type"] == "refused":
            raise RuntimeError(frame["detail"])
    return dict(frame)


@contextmanager
def _server() -> Iterator[str]:
    """A server with data of its own; its address."""
    with tempfile.TemporaryDirectory() as data:
        line = [sys.executable, "-m", "capytable", "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            assert process.stdout
            for printed in process.stdout:
                if found := re.search(r"served on http://[^\s/]+:(\d+)", printed):
                    yield f"http://127.0.0.1:{found[1]}"
                    return
            raise RuntimeError("the server did not start")
        finally:
            process.terminate()
            process.wait()
