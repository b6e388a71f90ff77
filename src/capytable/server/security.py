"""Who may talk to the server: checked before anything else, on pages, requests and sockets alike.

- Host must be a name that means this server, or a foreign page could reach it by a name of its own (DNS rebinding).
- Origin must be this server's own on sockets and on requests that change something (cross-site requests).
- Listening beyond loopback needs the key of the printed link, afterwards kept in a cookie that scripts cannot read.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
import time
from dataclasses import dataclass
from functools import cache
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from capytable.server import bounds
from capytable.server.refusal import RefusalError

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src-attr 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
ENTER = b'<!doctype html><meta charset="utf-8"><title>capytable</title><meta http-equiv="refresh" content="0; url=./">'
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


def is_loopback(host: str) -> bool:
    """Whether an address to listen on can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def name_of(netloc: str) -> str:
    """The host of ``host:port``, lower case, without brackets; empty when it is no such thing."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").lower()
    except ValueError:
        return ""


@cache
def _own_names() -> frozenset[str]:
    """What this machine calls itself; asked once, since the name service may take its time."""
    return frozenset({socket.gethostname().lower(), socket.getfqdn().lower()})


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Policy:
    """``key`` None: everybody who can reach the server may use it.  ``names``: further host names of this server."""

    loopback: bool = True
    key: str | None = None
    port: int = 0
    names: tuple[str, ...] = ()

    @property
    def cookie(self) -> str:
        """The cookie's name; cookies are shared by all ports of a host."""
        return f"capytable-{self.port}"

    def knows(self, host: str) -> bool:
        """Whether a Host header may name this server.  An address cannot be rebound, so beyond loopback any will do."""
        name = name_of(host)
        if name in LOOPBACK_NAMES or name in self.names:
            return True
        return not self.loopback and (_is_address(name) or name in _own_names())


class Gate:
    """ASGI middleware that lets through what the policy allows, and adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp, policy: Policy) -> None:
        self.app, self.policy = app, policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request or a socket."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check_site(scope, headers)
            if self._has_key_in_link(scope):
                await self._enter(send)
                return
            self._check_key(scope, headers)
        except RefusalError as refusal:
            await _refuse(scope, send, refusal)
            return

        body = _Body(receive)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                ending = [(b"connection", b"close")] if body.late else []
                message["headers"] = [*message["headers"], *RAW_HEADERS, *ending]
            await send(message)

        await self.app(scope, body.receive if scope["type"] == ScopeType.HTTP else receive, send_safely)

    def _check_site(self, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if not self.policy.knows(host):
            raise RefusalError("forbidden", "this is not a name of the server; open the link that it printed")
        if scope.get("method") in ("GET", "HEAD", "OPTIONS"):
            return
        origin = headers.get("origin")
        if origin is not None:
            if origin.lower() not in (f"http://{host.lower()}", f"https://{host.lower()}"):
                raise RefusalError("forbidden", "the request comes from another site")
        elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise RefusalError("forbidden", "the request comes from another site")

    def _is_key(self, word: str) -> bool:
        assert self.policy.key is not None
        return hmac.compare_digest(word.encode(), self.policy.key.encode())

    def _has_key_in_link(self, scope: Scope) -> bool:
        if self.policy.key is None or scope["type"] != ScopeType.HTTP or scope["path"] != "/":
            return False
        given = parse_qs(scope["query_string"].decode("latin-1")).get("key", [""])[0]
        return self._is_key(given)

    def _check_key(self, scope: Scope, headers: dict[str, str]) -> None:
        if self.policy.key is None or scope["path"] == "/healthz":
            return
        try:
            morsel = SimpleCookie(headers.get("cookie", "")).get(self.policy.cookie)
        except CookieError:
            morsel = None
        if morsel is None or not self._is_key(morsel.value):
            raise RefusalError("forbidden", "open the link with the key that the server printed")

    async def _enter(self, send: Send) -> None:
        """Give the cookie and go to the page.  A page that moves on, since a redirect of a foreign link gets none."""
        cookie = f"{self.policy.cookie}={self.policy.key}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
        headers = [(b"content-type", b"text/html"), (b"cache-control", b"no-store"), (b"set-cookie", cookie.encode())]
        await _answer(send, 200, [*headers, *RAW_HEADERS], ENTER)


class _Body:
    """A request's body, which has to come within its time; when it was ``late`` the connection ends with the answer."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._whole = receive, False
        self._end = time.monotonic() + bounds.BODY_TIME
        self.late = False

    async def receive(self) -> Any:
        """The next part.  Raises the refusal ``bad-message`` when the time is over."""
        if self._whole:
            return await self._receive()
        try:
            message = await asyncio.wait_for(self._receive(), self._end - time.monotonic())
        except TimeoutError:
            self.late = True
            raise RefusalError("bad-message", f"the body took longer than {bounds.BODY_TIME:g} s") from None
        self._whole = not message.get("more_body", False)
        return message


async def _refuse(scope: Scope, send: Send, refusal: RefusalError) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        closing: Any = {"type": "websocket.close", "code": 1008, "reason": ""}
        await send(closing)
        return
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *RAW_HEADERS]
    await _answer(send, refusal.status, headers, msgspec.json.encode(refusal.problem()))


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
