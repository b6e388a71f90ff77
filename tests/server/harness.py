"""A real server in a process of its own, and a client that speaks the wire."""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from capytable.server import wire

HUMAN = {"kind": "human", "name": "Ada"}
GREEDY = {"kind": "bot", "bot": "greedy"}


class Server:
    """`capytable serve` on a free port of loopback.  ``output`` is all that it has printed so far."""

    def __init__(self, data: Path, *arguments: str, program: list[str] | None = None) -> None:
        line = program or [sys.executable, "-m", "capytable", "serve", "--port", "0", "--data", str(data)]
        self.output: list[str] = []
        self.process = subprocess.Popen(
            [*line, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout
        for printed in self.process.stdout:
            self.output.append(printed)
            if found := re.search(r"served on (http://[^\s/]+:(\d+))(\S*)", printed):
                self.port, self.link = int(found[2]), found[1] + found[3]
                break
        else:
            raise AssertionError("".join(self.output))
        self.url = f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and JSON body (text where it is none) of a request."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json", **headers})
        request.method = method
        try:
            with urllib.request.urlopen(request) as answer:
                status, text = answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read().decode()
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    def raw(self, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body exactly as sent; ``headers`` replace even Host."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        with contextlib.closing(connection):
            connection.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value)
            connection.endheaders()
            answer = connection.getresponse()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()

    def open_table(self, *seats: dict[str, Any], **more: Any) -> str:
        """The id of a new table of Cookie Club."""
        status, table = self.ask("POST", "/api/tables", {"game": "cookie-club", "seats": list(seats), **more})
        assert status == 201, table
        return str(table["id"])

    @contextlib.contextmanager
    def sit(self, table: str, **first: Any) -> Iterator[Player]:
        """A client at a table that has said hello."""
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/play", origin=self.url) as socket:  # type: ignore[arg-type]
            player = Player(socket)
            player.send(type="hello", wire=wire.WIRE, **first)
            player.until("state")
            yield player

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        assert self.process.stdout
        self.output.extend(self.process.stdout)
        return self.process.wait(20)


class Player:
    """A client at a table.  ``frames`` is every frame as it came, ``state`` the last state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}

    def send(self, **frame: Any) -> None:
        """Send a frame."""
        self.socket.send(json.dumps(frame))

    def receive(self) -> dict[str, Any]:
        """The next frame."""
        text = self.socket.recv(timeout=30)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
        return frame

    def until(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind."""
        while (frame := self.receive())["type"] != kind:
            pass
        return frame

    def settle(self) -> None:
        """Wait until a person is to move, or the game is over."""
        while self.state["thinking"] is not None and not self.state["over"]:
            self.until("state")

    def act(self, choice: int = 0, key: str = "") -> dict[str, Any]:
        """Take a legal action of the viewer; returns the frame sent."""
        action = self.state["legal"][choice % len(self.state["legal"])]
        frame = {"type": "act", "n": self.state["n"], "key": key or uuid.uuid4().hex, "seat": self.state["viewer"],
                 "action": action["id"]}  # fmt: skip
        self.send(**frame)
        return frame

    def finish(self, choose: Any = lambda state: 0) -> int:
        """Play to the end of the game; returns how many actions were taken."""
        actions = 0
        self.settle()
        while not self.state["over"]:
            frame = self.act(choose(self.state))
            assert self.until("ack")["key"] == frame["key"]
            self.until("state")
            self.settle()
            actions += 1
        return actions

    def close_code(self) -> int:
        """Read on until the server closes; the code it gave."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
