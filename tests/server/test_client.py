"""The client's files, and who may have them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar.testing import create_test_client
from tests.server.harness import GREEDY, HUMAN, Server

from capytable.server import client, run, security
from capytable.server.security import Policy, is_loopback


def test_the_page_is_asked_for_anew_and_its_parts_are_kept(server: Server) -> None:
    status, headers, page = server.raw("/")
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert server.raw("/", if_none_match=headers["etag"])[0] == 304
    assert server.raw("/table/some-id")[2] == page, "the client's own addresses show the page"
    asset = next((client.WEBDIST / "assets").glob("*.js"))
    status, headers, plain = server.raw(f"/assets/{asset.name}")
    assert (status, plain) == (200, asset.read_bytes())
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")
    status, headers, packed = server.raw(f"/assets/{asset.name}", accept_encoding="gzip, deflate")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert server.raw("/assets/none.js")[0] == 404


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("GZIP", ["gzip"]),
        ("identity", []),
    ],
)
def test_codings(header: str, codings: list[str]) -> None:
    assert client.accepted(header) == codings


def test_only_files_inside_the_folder_are_found(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (root / "index.html").write_text("page")
    (tmp_path / "secret.txt").write_text("secret")
    (root / "link.txt").symlink_to(tmp_path / "secret.txt")
    assert client.find(root, "/") == root / "index.html"
    assert client.find(root, "/table/1") == root / "index.html"
    for name in (
        "/../secret.txt",
        "../secret.txt",
        "//secret.txt",
        "/link.txt",
        "/none.css",
        "/\0.css",
        "/a" * 9999 + ".js",
    ):
        assert client.find(root, name) is None, name


@pytest.mark.parametrize(
    ("host", "only_here"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("0.0.0.0", False),
        ("192.168.1.5", False),
        ("x.y", False),
    ],
)
def test_loopback(host: str, only_here: bool) -> None:
    assert is_loopback(host) is only_here


def test_beyond_loopback_any_address_is_a_name_but_no_domain() -> None:
    policy = Policy(loopback=False, names=("games.example",))
    assert all(map(policy.knows, ("192.168.1.5:80", "[fe80::1]:80", "games.example", "localhost:8765")))
    assert not any(map(policy.knows, ("evil.example", "192.168.1.5.evil.example", "")))


def test_foreign_names_keep_the_name_service_busy_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("socket.getfqdn", lambda: asked.append("again") or "Cafe.example")
    security._own_names.cache_clear()
    policy = Policy(loopback=False)
    assert [policy.knows(host) for host in ("evil.example", "cafe.example:80", "x.example")] == [False, True, False]
    assert asked == ["again"]
    security._own_names.cache_clear()


def test_beyond_loopback_the_key_of_the_link_is_needed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--host", "0.0.0.0")
    path = "/" + server.link.split("/", 3)[3]
    assert path.startswith("/?key=")
    for locked in ("/", "/api/hello", "/?key=guess", "/assets/x.js"):
        assert server.raw(locked)[0] == 403
    assert server.ask("POST", "/api/tables", {"game": "cookie-club", "seats": [HUMAN, GREEDY]})[0] == 403
    assert server.raw("/api/tables/x/play", upgrade="websocket", connection="Upgrade",
                      sec_websocket_key="dGhlIHNhbXBsZSBub25jZQ==", sec_websocket_version="13")[0] == 403  # fmt: skip
    assert server.ask("GET", "/healthz")[0] == 200

    status, headers, page = server.raw(path)
    assert status == 200
    assert b"refresh" in page, "a page that moves on; the key does not stay in the address"
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert server.raw("/api/hello", cookie=cookie.split(";")[0])[0] == 200
    assert server.raw("/api/hello", cookie=cookie.split("=")[0] + "=guess")[0] == 403
    assert server.stop() == 0
    again = Server(tmp_path, "--host", "0.0.0.0")
    assert again.link.split("?")[1] == server.link.split("?")[1], "the link stays good"
    assert again.stop() == 0
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("spoilt", ["", "\n", "short", "\0" * 24, "with a space and more te"])
def test_a_spoilt_key_opens_nothing_and_is_made_anew(tmp_path: Path, spoilt: str) -> None:
    (tmp_path / "key").write_text(spoilt)
    key = run._key(tmp_path)
    assert len(key) == 24
    assert run._key(tmp_path) == key


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "WEBDIST", tmp_path)
    with create_test_client([client.client_file]) as browser:
        answer = browser.get("/")
        assert answer.status_code == 503
        assert "tools/dev.py web" in answer.text
        (tmp_path / "index.html").write_text("built meanwhile")
        assert browser.get("/").text == "built meanwhile"
