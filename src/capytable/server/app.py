"""The web application: serves the built client."""

from __future__ import annotations

from pathlib import Path

from litestar import Litestar, MediaType, Response, get
from litestar.static_files import create_static_files_router

WEBDIST = Path(__file__).parent / "webdist"
NO_CLIENT = (
    "The browser client is not built yet. Run `python3 tools/dev.py web` in the checkout, then reload this page."
)


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Answer as soon as the application runs."""
    return "ok"


@get("/", media_type=MediaType.TEXT)
async def no_client() -> Response[str]:
    """Say how to build the client where it is missing."""
    return Response(NO_CLIENT, status_code=503)


def create_app() -> Litestar:
    """Return the application."""
    if not (WEBDIST / "index.html").is_file():
        return Litestar([healthz, no_client])
    client = create_static_files_router(path="/", directories=[WEBDIST], html_mode=True)
    return Litestar([healthz, client])
