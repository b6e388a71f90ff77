"""Clients that say nothing, or not enough, do not keep the server's places."""

from __future__ import annotations

import contextlib
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import HUMAN, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from capytable.server import wire

HASTY = """
import sys
from pathlib import Path
from capytable.server import bounds
from capytable.server.run import serve

bounds.HELLO, bounds.SILENCE, bounds.BODY_TIME = 0.5, 2.0, 0.5
if __name__ == "__main__":
    serve(port=0, data=Path(sys.argv[1]), say=lambda text: print(text, flush=True))
"""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hasty")
    (folder / "hasty.py").write_text(HASTY)
    server = Server(folder, program=[sys.executable, str(folder / "hasty.py"), str(folder / "data")])
    yield server
    server.kill()


def test_a_socket_that_says_no_hello_is_closed(hasty: Server) -> None:
    table = hasty.open_table(HUMAN, HUMAN, seed=1)
    with connect(f"ws://127.0.0.1:{hasty.port}/api/tables/{table}/play", origin=hasty.url) as line:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=20)
        assert line.close_code == wire.CLOSE_AGAIN


def test_frames_that_are_no_hello_win_no_time(hasty: Server) -> None:
    table = hasty.open_table(HUMAN, HUMAN, seed=1)
    with connect(f"ws://127.0.0.1:{hasty.port}/api/tables/{table}/play", origin=hasty.url) as line:  # type: ignore[arg-type]
        with contextlib.suppress(ConnectionClosed):
            for _ in range(12):
                line.send('{"type":"ping"}')
                with contextlib.suppress(TimeoutError):
                    while True:
                        line.recv(timeout=0.1)
        assert line.close_code == wire.CLOSE_AGAIN


def test_a_client_that_falls_silent_is_let_go_and_may_come_back(hasty: Server) -> None:
    table = hasty.open_table(HUMAN, HUMAN, seed=1)
    with hasty.sit(table) as player:
        with contextlib.suppress(ConnectionClosed):
            while True:
                player.socket.recv(timeout=20)
        assert player.socket.close_code == wire.CLOSE_AGAIN
    with hasty.sit(table) as player:
        assert player.state["n"] == 0


@pytest.mark.slow
def test_a_client_that_pings_is_kept(hasty: Server) -> None:
    table = hasty.open_table(HUMAN, HUMAN, seed=1)
    with hasty.sit(table) as player:
        for _ in range(6):
            with pytest.raises(TimeoutError):
                player.socket.recv(timeout=0.5)
            player.send(type="ping")
            player.until("pong")


def test_a_body_that_does_not_come_is_refused(hasty: Server) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        answer = b""
        while part := line.recv(4096):  # to the end: the connection is closed, too
            answer += part
    first, _, body = answer.partition(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 400")
    assert json.loads(body)["code"] == "bad-message"


@pytest.mark.slow
@pytest.mark.parametrize("first", [b"", b"GET /api/games HTTP/1.1\r\n", b"GET /api/games HTTP/1.1\r\nHost: %s\r\n\r\n"])
def test_a_connection_whose_next_request_does_not_come_is_closed(hasty: Server, first: bytes) -> None:
    """Not one byte, half a head, or half a second head: a drop now and then wins no time."""
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as line:
        line.sendall(first % f"127.0.0.1:{hasty.port}".encode() if b"%" in first else first)
        line.settimeout(0.1)
        ended = False
        for _ in range(60):
            with contextlib.suppress(TimeoutError):
                ended = ended or line.recv(65_536) == b""
            with contextlib.suppress(OSError):
                line.sendall(b"x" if first else b"")
        assert ended
