"""Messages that are wrong, late, doubled, foreign or hostile change nothing."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.harness import GREEDY, HUMAN, Player, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import capytable
from capytable.server import bounds, wire
from capytable.server.play import decode
from capytable.server.refusal import RefusalError


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return server.open_table(HUMAN, HUMAN, seed=1, options={"first": 0})


def uncovered(player: Player, seat: int = 0) -> Player:
    player.send(type="uncover", seat=seat)
    player.until("state")
    return player


WRONG: list[tuple[str | bytes, str]] = [
    ("no json", "bad-message"),
    ("", "bad-message"),
    (b"\xff\x00\x01", "bad-message"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ('{"type": "act"}', "bad-message"),
    ('{"type": "dance"}', "bad-message"),
    ('{"n": 0}', "bad-message"),
    ("[" * 10_000, "bad-message"),
    ('{"type":"act","n":0,"key":"12345678","seat":0,"action":0,"more":1}', "bad-message"),
    ('{"type":"act","n":0,"key":"short","seat":0,"action":0}', "bad-message"),
    ('{"type":"act","n":-1,"key":"12345678","seat":0,"action":0}', "bad-message"),
    ('{"type":"act","n":0,"key":"12345678","seat":1e400,"action":0}', "bad-message"),
    ('{"type":"hello","wire":1}', "bad-message"),
    ('{"type":"ping"}' + " " * bounds.FRAME, "too-large"),
    ('{"type":"uncover","seat":5}', "covered"),
    ('{"type":"act","n":0,"key":"12345678","seat":1,"action":70}', "covered"),
    ('{"type":"act","n":7,"key":"12345678","seat":0,"action":70}', "stale"),
    ('{"type":"act","n":0,"key":"12345678","seat":0,"action":149}', "illegal"),
    ('{"type":"act","n":0,"key":"12345678","seat":0,"action":1000000}', "illegal"),
    ('{"type":"undo","n":0,"key":"12345678","seat":0}', "no-undo"),
    ('{"type":"hint","n":3,"seat":0}', "stale"),
]


@pytest.mark.parametrize(("message", "code"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_message_is_refused_and_changes_nothing(
    server: Server, table: str, message: str | bytes, code: str
) -> None:
    with server.sit(table) as player:
        before = uncovered(player).state
        player.socket.send(message)
        refused = player.until("refused")
        assert refused["code"] == code
        assert refused["text_key"] == f"error-{code}"
        assert uncovered(player).state == {**before, "events": [], "since": before["next_since"]}


def test_the_first_frame_is_hello_with_the_right_wire(server: Server, table: str) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
    with connect(address) as socket:
        player = Player(socket)
        player.send(type="ping")
        assert player.receive()["code"] == "bad-message"
        player.send(type="hello", wire=wire.WIRE + 1)
        assert player.receive()["code"] == "wrong-wire"
        assert player.close_code() == wire.CLOSE_RELOAD
    with connect(address.replace(table, "nothing")) as socket:
        player = Player(socket)
        player.send(type="hello", wire=wire.WIRE)
        assert [player.receive()["type"] for _ in range(2)] == ["refused", "gone"]
        assert player.close_code() == wire.CLOSE_GONE


def test_doubled_stale_and_reused(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY, options={"first": 0})
    with server.sit(table) as player, server.sit(table) as other:
        sent = player.act(key="the-same-key")
        player.send(**sent)
        first, second = player.until("ack"), player.until("ack")
        assert first == second
        player.send(**{**sent, "action": sent["action"] + 1})
        assert player.until("refused")["code"] == "key-reused"
        other.send(**{**sent, "key": "another-key"})
        assert other.until("refused")["code"] == "stale"
        assert other.state["n"] >= first["n"], "both see the same table"


def test_two_clients_see_the_same_and_only_one_of_two_actions_counts(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY, options={"first": 0})
    with server.sit(table) as one, server.sit(table) as two:
        one.act(0)
        two.act(1)
        kinds = []
        for player in (one, two):
            while (kind := player.receive()["type"]) not in ("ack", "refused"):
                pass
            kinds.append(kind)
        assert sorted(kinds) == ["ack", "refused"]


@pytest.mark.slow
def test_a_flood_is_refused(server: Server, table: str) -> None:
    with server.sit(table) as player:
        codes = []
        with contextlib.suppress(ConnectionClosed):  # whoever goes on is disconnected
            for _ in range(3 * bounds.BURST):
                player.send(type="ping")
        with contextlib.suppress(ConnectionClosed):
            while codes.count("too-many") < 5:
                codes.append(player.receive().get("code", "pong"))
    assert set(codes) == {"pong", "too-many"}


def test_who_talks_nonsense_for_long_is_disconnected(server: Server, table: str) -> None:
    with server.sit(table) as player:
        for _ in range(60):
            player.socket.send("nonsense")
        assert player.close_code() == wire.CLOSE_BAD


def test_an_enormous_frame_ends_the_connection_only(server: Server, table: str) -> None:
    with server.sit(table) as player:
        player.socket.send(" " * (bounds.FRAME_FATAL + 1))
        assert player.close_code() == 1009
    with server.sit(table) as player:
        assert player.state["n"] == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ["type", "n", "key", "seat", "action", "since", "wire", "extra"]
ALMOST = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "act", "undo", "uncover", "cover", "abandon", "hint", "ping", "state"])},
    optional={name: JSON | st.integers(0, 200) | st.just("a-good-key") for name in FIELDS[1:]},
)


@given(st.binary(max_size=200) | st.text(max_size=200) | (JSON | ALMOST).map(lambda value: json.dumps(value)))
def test_whatever_arrives_is_a_frame_or_a_refusal(message: str | bytes) -> None:
    refused: list[RefusalError] = []
    try:
        frame = decode(message)
    except RefusalError as refusal:
        refused.append(refusal)
    else:
        assert decode(msgspec.json.encode(frame)) == frame
    for refusal in refused:
        assert refusal.code == "bad-message"
        assert b"error-bad-message" in msgspec.json.encode(refusal.frame(None))


@settings(max_examples=25)
@given(st.lists(ALMOST | JSON, max_size=12))
def test_the_server_survives_almost_right_frames(server: Server, messages: list[Any]) -> None:
    table = server.open_table(HUMAN, HUMAN)
    with server.sit(table) as player:
        for message in messages:
            player.socket.send(json.dumps(message))
        player.send(type="ping")
        player.until("pong")
        uncovered(player)


BODIES: list[tuple[Any, int, str]] = [
    (b"no json", 400, "bad-message"),
    ([], 400, "bad-message"),
    ({"game": "cookie-club"}, 400, "bad-message"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "cheat": True}, 400, "bad-message"),
    ({"game": "cookie-club", "seats": [{"kind": "ghost"}, HUMAN]}, 400, "bad-message"),
    ({"game": "cookie-club", "seats": [{**HUMAN, "name": "x" * 41}, HUMAN]}, 400, "bad-message"),
    ({"game": "cookie-klub", "seats": [HUMAN, HUMAN]}, 404, "unknown-game"),
    ({"game": "cookie-club", "seats": [HUMAN]}, 422, "bad-players"),
    ({"game": "cookie-club", "seats": [HUMAN] * 6}, 422, "bad-players"),
    ({"game": "cookie-club", "seats": [HUMAN, {"kind": "bot"}]}, 422, "bad-bot"),
    ({"game": "cookie-club", "seats": [HUMAN, {"kind": "bot", "bot": "/etc/passwd.py"}]}, 422, "bad-bot"),
    ({"game": "cookie-club", "seats": [HUMAN, {**GREEDY, "level": "9s"}]}, 422, "bad-bot"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "options": {"cookies": 1000}}, 422, "bad-options"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "options": {"cookie": 10}}, 404, "unknown-game"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "seed": -1}, 400, "bad-message"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "deck": "= what"}, 422, "bad-deck"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "deck": "a = 1"}, 422, "bad-deck"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "deck": "a." * 90_000 + "a = 1"}, 422, "bad-deck"),
    ({"game": "cookie-club", "seats": [HUMAN, HUMAN], "deck": "a = 0x" + "f" * 9000}, 422, "bad-deck"),
]


@pytest.mark.parametrize(("body", "status", "code"), BODIES, ids=range(len(BODIES)))
def test_an_impossible_table_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    before = server.ask("GET", "/api/tables")
    answer, problem = server.ask("POST", "/api/tables", body)
    assert (answer, problem["code"]) == (status, code)
    assert problem["text_key"] == f"error-{code}"
    assert server.ask("GET", "/api/tables") == before


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"game":' * 100_000])
def test_a_body_nested_too_deeply_is_refused(server: Server, deep: str) -> None:
    for path in ("/api/tables", "/api/replay"):
        status, problem = server.ask("POST", path, deep.encode())
        assert (status, problem["code"]) == (400, "bad-message")


def test_an_enormous_body_is_refused_unread(server: Server) -> None:
    status, _, body = server.raw("/api/tables", "POST", content_length=str(bounds.BODY + 1))
    assert status == 413
    assert json.loads(body)["code"] == "too-large"


WRONG_RECORDS = ["", "[", "a = 1", "\0", 'capytable = "record"\nformat = 99\n', "a." * 900_000 + "a = 1"]


@pytest.mark.parametrize("record", WRONG_RECORDS, ids=range(len(WRONG_RECORDS)))
def test_a_wrong_record_is_refused(server: Server, record: str) -> None:
    answer, problem = server.ask("POST", "/api/replay", {"record": record})
    assert (answer, problem["code"]) == (422, "bad-record")
    assert problem["detail"]


def test_names_of_a_foreign_record_are_cleaned(server: Server) -> None:
    match = capytable.new("cookie-club", players=2, seed=1)
    match.sit(0, "\u202e\x1b" + "evil" * 500, "human").sit(1, " Ada ", "human").abandon()
    status, told = server.ask("POST", "/api/replay", {"record": match.record()})
    assert status == 200
    assert [seat["name"] for seat in told["seats"]] == ["evil" * 10, "Ada"]


ALLOWED = ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}", "[::1]:{port}"]
FOREIGN = [
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1.evil.example",
    "127.0.0.2",
    "",
    "localhost.evil.example",
    "[",
]


@pytest.mark.parametrize("host", ALLOWED)
def test_the_server_answers_to_its_own_names(server: Server, host: str) -> None:
    assert server.raw("/api/hello", host=host.format(port=server.port))[0] == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_rebound_name_is_refused(server: Server, host: str) -> None:
    status, headers, body = server.raw("/api/tables", host=host.format(port=server.port))
    assert status in (400, 403)
    assert b"tables" not in body
    assert status == 400 or "content-security-policy" in headers


def test_another_site_can_neither_change_nor_listen(server: Server, table: str) -> None:
    for origin in (
        "http://evil.example",
        "null",
        f"http://localhost:{server.port + 1}",
        f"https://127.0.0.1.evil:{server.port}",
        "http://[",
        f"http://127.0.0.1:{server.port}@evil.example",
    ):
        assert server.ask("POST", "/api/tables", {}, origin=origin)[0] == 403
        assert server.ask("DELETE", f"/api/tables/{table}", origin=origin)[0] == 403
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/play", origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    assert server.ask("POST", "/api/tables", {}, **{"sec-fetch-site": "cross-site"})[0] == 403
    assert server.ask("GET", f"/api/tables/{table}")[0] == 200


def test_every_answer_forbids_what_comes_from_outside(server: Server) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/no.file"):
        headers = server.raw(path)[1]
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
