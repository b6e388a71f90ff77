"""The web application: the browser client, the API and the tables' sockets.  Served behind ``security.Gate``."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException

from capytable.server import bounds, tables
from capytable.server.api import router
from capytable.server.client import client_file
from capytable.server.lobby import Lobby
from capytable.server.play import play
from capytable.server.refusal import RefusalError
from capytable.server.store import Store
from capytable.server.thinking import Thinking
from capytable.server.wire import Code

log = logging.getLogger("capytable.server")


@dataclass(frozen=True)
class Settings:
    """``database`` is a URL for SQLAlchemy; ``nonce`` tells this server from others on the same port."""

    database: str
    nonce: str = ""


@get("/healthz", sync_to_thread=False)
def healthz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Answer as soon as the application runs."""
    return {"status": "ok", "software": tables.SOFTWARE, "nonce": request.app.state.nonce}


def _refused(_request: Request[Any, Any, Any], refusal: RefusalError) -> Response[Any]:
    return Response(refusal.problem(), status_code=refusal.status)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    codes: dict[int, Code] = {404: "not-found", 413: "too-large", 429: "too-many"}
    extra = error.extra if isinstance(error.extra, list) else []
    faults = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    code = codes.get(error.status_code, "internal" if error.status_code >= 500 else "bad-message")
    return Response(RefusalError(code, faults or error.detail).problem(), status_code=error.status_code)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Any]:
    return Response(RefusalError("bad-message", "nested too deeply").problem(), status_code=400)


def _crashed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(RefusalError("internal", "something broke on the server's side").problem(), status_code=500)


def create_app(settings: Settings) -> Litestar:
    """The application.  It opens the database when it starts and raises ``StoreError`` if that cannot be used."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Store(settings.database) as store:
            thinking = Thinking()
            app.state.lobby = Lobby(store, thinking)
            thinking.start()
            try:
                yield
            finally:
                await app.state.lobby.stop()
                thinking.stop()

    app = Litestar(
        [healthz, client_file, router, play],
        lifespan=[lifespan],
        exception_handlers={
            RefusalError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _crashed,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=bounds.BODY,
    )
    app.state.nonce = settings.nonce
    app.state.creations = bounds.Bucket(rate=2, burst=200)
    return app
