"""Start the server: one data folder, one server; a free port; a graceful end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import os
import re
import secrets
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path

import filelock
import h11
import platformdirs
import uvicorn
from sqlalchemy import URL
from uvicorn.protocols.http.h11_impl import H11Protocol

from capytable.server import bounds
from capytable.server.app import Settings, create_app
from capytable.server.lobby import Lobby
from capytable.server.security import Gate, Policy, is_loopback
from capytable.server.store import Store, StoreError

HOST = "127.0.0.1"
PORT = 8765
TRIES = 20
"""How many ports after the wanted one are tried."""
KEY = re.compile(r"[\w-]{24}", re.ASCII)
"""What a data folder's key looks like."""
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""This machine is asked without any proxy."""


class ServeError(Exception):
    """The server cannot start; the message says why and what to do."""


def data_folder(data: Path | None = None) -> Path:
    """Where games are kept: the given folder, else the platform's."""
    return data or Path(platformdirs.user_data_dir("capytable", appauthor=False))


def running(data: Path | None = None) -> str | None:
    """The address (with its key, if it needs one) of the server that uses the data folder; None when there is none."""
    try:
        known = json.loads((data_folder(data) / "server.json").read_text(encoding="utf-8"))
        with _direct.open(f"{known['local']}/healthz", timeout=2) as answer:
            alive = json.load(answer)["nonce"] == known["nonce"]
        return str(known["url"]) if alive else None
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return None


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = False,
    database: str | None = None,
    names: tuple[str, ...] = (),
    say: Callable[[str], None] = print,
) -> None:
    """Serve until asked to stop (Ctrl+C, SIGTERM).

    A server that already uses the data folder is reported, and opened if wanted, instead of starting a second one.  A
    taken port is replaced by the next free one.  ``database`` is an SQLAlchemy URL instead of a file in the folder;
    ``names`` are further host names under which the server may be called.  Raises :class:`ServeError`.
    """
    folder = data_folder(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = filelock.FileLock(folder / "lock")
        lock.acquire(blocking=False)
    except filelock.Timeout:
        _join(folder, open_browser, say)
        return
    except OSError as error:
        raise ServeError(f"The folder {folder} cannot be used: {error}. Choose another with --data.") from error
    with lock:
        listening = _listen(host, port, say)
        with contextlib.closing(listening):
            _run(_Plan(folder, host, listening, database or _file_url(folder), names), open_browser, say)


def _join(folder: Path, open_browser: bool, say: Callable[[str], None]) -> None:
    """Report the server that holds the lock.  It may be just starting."""
    for _ in range(50):
        if url := running(folder):
            say(f"capytable is already running on {url}")
            if open_browser:
                open_page(url)
            return
        time.sleep(0.1)
    raise ServeError(f"Another program uses the folder {folder} but does not answer. End it, or choose another --data.")


def _file_url(folder: Path) -> str:
    url = URL.create("sqlite+aiosqlite", database=str((folder / "capytable.sqlite").absolute()))
    return url.render_as_string()


def _listen(host: str, port: int, say: Callable[[str], None]) -> socket.socket:
    """A listening socket on the wanted port, or on the next free one."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise ServeError(f"{host!r} is no address of this machine: {error}") from error
    for candidate in range(port, min(port + TRIES, 65536)):
        # named TCP, or asyncio leaves Nagle's algorithm on, and the second of two frames waits 40 ms
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((address[0], candidate))
            made.listen(128)
        except OSError as error:
            made.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise ServeError(f"Nothing can be served on {host}:{candidate}: {error}") from error
            continue
        if candidate != port:
            say(f"Port {port} is taken by another program; taking {made.getsockname()[1]}.")
        return made
    raise ServeError(f"The ports {port} to {port + TRIES - 1} are all taken; choose another with --port.")


@dataclass(frozen=True)
class _Plan:
    folder: Path
    host: str
    listening: socket.socket
    database: str
    names: tuple[str, ...]

    @property
    def port(self) -> int:
        return int(self.listening.getsockname()[1])

    def policy(self) -> Policy:
        """Beyond loopback a key is needed."""
        loopback = is_loopback(self.host)
        return Policy(loopback, None if loopback else _key(self.folder), self.port, self.names)

    def local(self) -> str:
        """The address for this machine itself."""
        return _url(
            "127.0.0.1" if self.host in ("0.0.0.0", "") else "::1" if self.host == "::" else self.host, self.port
        )

    def link(self, key: str | None) -> str:
        """The address for people, with the key they need."""
        if key is None:
            return self.local()
        host = _own_address() if self.host in ("0.0.0.0", "::", "") else self.host
        return f"{_url(host, self.port)}/?key={key}"


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def _key(folder: Path) -> str:
    """The data folder's key; made once, so that a link stays good.  An empty or cut file is no key."""
    file = folder / "key"
    key = file.read_text(encoding="utf-8", errors="replace").strip() if file.exists() else ""
    if not KEY.fullmatch(key):
        key = secrets.token_urlsafe(18)
        _write_private(file, key)
    return key


def _write_private(file: Path, text: str) -> None:
    """Write a file that only its owner may read, in one step."""
    fresh = file.with_name(file.name + ".new")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as stream:
        stream.write(text)
    fresh.replace(file)


class _Punctual(H11Protocol):
    """Closes a connection on which the head of a request does not arrive in time: uvicorn would wait for ever."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._arrived()
        elif self._late is None:
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._late = self.loop.call_later(bounds.HELLO, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class _Server(uvicorn.Server):
    """uvicorn that lets the tables finish, and tells their screens to come again, before connections are closed."""

    lobby: Lobby | None = None
    on_ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.lobby is not None:
            await self.lobby.stop()
            await asyncio.sleep(0.05)  # for the goodbyes to be sent
        await super().shutdown(sockets)


@contextlib.contextmanager
def _gentle_signals() -> Iterator[None]:
    """uvicorn stops on SIGINT and SIGTERM and then raises them again; the second time they shall do nothing."""
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _run(plan: _Plan, open_browser: bool, say: Callable[[str], None]) -> None:
    policy, nonce = plan.policy(), secrets.token_urlsafe(12)
    try:
        asyncio.run(_check_database(plan.database))
    except StoreError as error:
        raise ServeError(str(error)) from error
    app = create_app(Settings(plan.database, nonce))
    config = uvicorn.Config(
        Gate(app, policy),
        http=_Punctual,
        ws="websockets-sansio",
        ws_max_size=bounds.FRAME_FATAL,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=2 * bounds.SOCKETS,
        timeout_graceful_shutdown=3,
    )
    server = _Server(config)
    note = plan.folder / "server.json"

    def ready() -> None:
        server.lobby = app.state.lobby
        _write_private(note, json.dumps({"local": plan.local(), "url": plan.link(policy.key), "nonce": nonce}))
        say(f"capytable is served on {plan.link(policy.key)} (Ctrl+C ends it)")
        if open_browser:  # some browsers return only when they are closed
            threading.Thread(target=open_page, args=(plan.link(policy.key),), daemon=True).start()

    server.on_ready = ready
    try:
        with _gentle_signals():
            server.run(sockets=[plan.listening])
    finally:
        note.unlink(missing_ok=True)
    if not server.started:
        raise ServeError("The server could not start; the reason stands above.")


async def _check_database(url: str) -> None:
    """Open and close the database, so that what is wrong with it is said in one sentence."""
    async with Store(url):
        pass


def open_page(url: str) -> bool:
    """Open a browser if there is a display and a browser; says whether it did."""
    display = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not display:
        return False
    with contextlib.suppress(webbrowser.Error):
        return webbrowser.open(url)
    return False
