"""A killed, stopped or second server: the games go on where they were."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.server.harness import GREEDY, HUMAN, Server

from capytable.server import run


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that these have started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.append(int(stat.parent.name))
        except OSError:
            continue
    return found + [below for child in found for below in children(child)]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Server(tmp_path)
    table = first.open_table(HUMAN, GREEDY, seed=4)
    with first.sit(table) as player:
        player.settle()
        for _ in range(4):
            sent = player.act()
            acknowledged = player.until("ack")
            player.until("state")
            player.settle()
        told = player.state
        player.act()  # in flight when the lights go out
        first.kill()

    second = Server(tmp_path)
    with second.sit(table) as player:
        assert player.state["n"] >= told["n"]
        assert player.state["next_since"] >= told["next_since"]
        log = [event for text in player.frames for event in json.loads(text).get("events", [])]
        assert log[len(told["events"]) - 1 :], "the whole log is there"
        player.send(**sent)
        assert player.until("ack") == acknowledged, "an action sent again is not done again"
        player.finish()
    assert second.stop() == 0


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = server.open_table(HUMAN, GREEDY, options={"first": 1})
    with server.sit(table) as player:
        player.settle()
        workers = children(server.process.pid)
        assert workers
        server.kill()
    deadline = time.monotonic() + 20
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [pid for pid in workers if alive(pid)]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_a_bot_whose_worker_dies_is_replaced_for_the_move_and_everybody_is_told(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = server.open_table(HUMAN, {"kind": "bot", "bot": "search", "level": "2s", "name": "Lapsang"}, seed=1,
                              options={"first": 1})  # fmt: skip
    with server.sit(table) as player:
        assert player.state["thinking"] == 1
        deadline = time.monotonic() + 20
        notices: list[dict[str, object]] = []
        while not notices and time.monotonic() < deadline:
            for pid in children(server.process.pid):
                with contextlib.suppress(OSError):
                    if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                        os.kill(pid, signal.SIGKILL)
            player.until("state")
            player.settle()
            notices = [frame for frame in map(json.loads, player.frames) if frame["type"] == "notice"]
            if not notices:
                player.act()
        assert notices[0]["text_key"] == "bot-replaced"
        assert notices[0]["args"] == {"name": "Lapsang"}
    assert server.stop() == 0
    assert [line for line in server.output if "was replaced for a move" in line]


def test_a_stopping_server_asks_to_come_again(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = server.open_table(HUMAN, GREEDY)
    with server.sit(table) as player:
        player.settle()
        server.process.send_signal(signal.SIGINT)
        assert player.until("gone")["reason"] == "stopping"
        assert player.close_code() == 4000
    assert server.stop() == 0
    assert not (tmp_path / "server.json").exists()


def serve_again(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "capytable", "serve", "--data", str(data), *arguments]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_start_finds_the_running_server(tmp_path: Path) -> None:
    assert run.running(tmp_path) is None
    server = Server(tmp_path)
    assert run.running(tmp_path) == server.url
    again = serve_again(tmp_path)
    assert again.returncode == 0
    assert server.url in again.stdout
    server.kill()
    assert (tmp_path / "server.json").exists()
    assert run.running(tmp_path) is None, "what a killed server left behind fools nobody"


def test_a_proxy_is_not_asked_and_what_speaks_no_http_is_no_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = "http://127.0.0.1:9"
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy"):
        monkeypatch.setenv(name, nobody)
    monkeypatch.delenv("no_proxy", raising=False)
    answers = [b'HTTP/1.0 200 OK\r\n\r\n{"nonce": "n"}', b"220 mail.example ESMTP\r\n"]
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        local = f"http://127.0.0.1:{other.getsockname()[1]}"
        (tmp_path / "server.json").write_text(json.dumps({"local": local, "url": "theirs", "nonce": "n"}))

        def answer() -> None:
            for words in answers:
                caller, _ = other.accept()
                with caller:
                    caller.recv(1000)
                    caller.sendall(words)

        teller = threading.Thread(target=answer)
        teller.start()
        assert run.running(tmp_path) == "theirs"
        assert run.running(tmp_path) is None
        teller.join()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:///x.db", "nosuch+driver://host/x", "postgresql://h:port/x"])
def test_a_database_that_cannot_be_used_is_one_clear_sentence(tmp_path: Path, url: str) -> None:
    refused = serve_again(tmp_path, "--port", "0", "--database", url)
    assert refused.returncode == 1
    assert "database" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_port_that_another_program_has_is_said_and_the_next_one_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        server = Server(tmp_path, "--port", str(taken))
        assert server.port != taken
        assert str(taken) in server.output[0]
        assert server.ask("GET", "/healthz")[0] == 200
        assert server.stop() == 0


def test_a_damaged_database_is_reported_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "capytable.sqlite"
    file.write_bytes(b"SQLite format 3\0" + os.urandom(5000))
    before = file.read_bytes()
    refused = serve_again(tmp_path)
    assert refused.returncode == 1
    assert "damaged" in refused.stderr
    assert "--data" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_used_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    refused = serve_again(tmp_path / "file" / "data")
    assert refused.returncode == 1
    assert "--data" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.slow
def test_the_server_process_never_imports_numba(tmp_path: Path) -> None:
    script = tmp_path / "served.py"
    script.write_text(
        "import sys\nfrom pathlib import Path\nfrom capytable.server.run import serve\n"
        "if __name__ == '__main__':\n"
        "    serve(port=0, data=Path(sys.argv[1]), say=lambda text: print(text, flush=True))\n"
        "    print('heavy:', sorted({'numba', 'numpy'} & set(sys.modules)))\n"
    )
    server = Server(tmp_path, program=[sys.executable, str(script), str(tmp_path / "data")])
    table = server.open_table(HUMAN, {"kind": "bot", "bot": "search", "level": "100ms"})
    with server.sit(table) as player:
        for _ in range(5):
            player.settle()
            player.act()
            player.until("ack")
            player.until("state")
    assert server.stop() == 0
    assert server.output[-1] == "heavy: []\n"


def test_a_change_that_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table = server.open_table(HUMAN, GREEDY, options={"first": 0})
    with server.sit(table) as player:
        before = player.state
        with sqlite3.connect(tmp_path / "capytable.sqlite") as database:
            database.execute("ALTER TABLE moves RENAME TO away")
        sent = player.act()
        refused = player.until("refused")
        assert (refused["key"], refused["code"]) == (sent["key"], "internal")
        assert player.until("gone")["reason"] == "stopping"
        assert player.close_code() == 4000
        assert not [text for text in player.frames if '"ack"' in text]
    with sqlite3.connect(tmp_path / "capytable.sqlite") as database:
        database.execute("ALTER TABLE away RENAME TO moves")
    with server.sit(table) as player:
        assert player.state == before
        player.send(**sent)
        assert player.until("ack")["n"] == 1
    assert server.stop() == 0
