"""The built browser client: files from ``webdist``, found anew when they are built anew."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from capytable.server.refusal import RefusalError

WEBDIST = Path(__file__).parent / "webdist"
NO_CLIENT = "The browser client is not built yet. Run `python3 tools/dev.py web` in the checkout and reload this page."
COMPRESSIBLE = {".css", ".html", ".ftl", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".xml"}
IMMUTABLE = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True)
class File:
    """A file as it is sent: by content coding, ``""`` as it is."""

    media_type: str
    tag: str
    bodies: dict[str, bytes]


@lru_cache(maxsize=512)
def _read(path: Path, _modified: int) -> File:
    plain = path.read_bytes()
    bodies = {"": plain}
    if path.suffix in COMPRESSIBLE:
        built = {"br": Path(f"{path}.br"), "gzip": Path(f"{path}.gz")}
        bodies |= {coding: file.read_bytes() for coding, file in built.items() if file.is_file()}
        bodies.setdefault("gzip", gzip.compress(plain, 9, mtime=0))
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(kind, f'"{hashlib.sha256(plain).hexdigest()[:32]}"', bodies)


def find(root: Path, name: str) -> Path | None:
    """The file of this name inside ``root``; a page's address without a dot is the page itself."""
    with contextlib.suppress(ValueError, OSError):  # a name that no file can have
        wanted = (root / name.lstrip("/")).resolve()
        if wanted.is_relative_to(root.resolve()) and wanted.is_file():
            return wanted
    page = root / "index.html"
    return page if "." not in name.rsplit("/", 1)[-1] and page.is_file() else None


def accepted(header: str) -> list[str]:
    """The codings a client takes, best for us first."""
    named = {}
    for part in header.lower().split(","):
        coding, _, quality = part.partition(";")
        named[coding.strip()] = quality.replace(" ", "") not in ("q=0", "q=0.0")
    return [coding for coding in ("br", "gzip") if named.get(coding)]


@get(["/", "/{name:path}"], include_in_schema=False)
async def client_file(request: Request[Any, Any, Any], name: FromPath[str] = "/") -> Response[bytes | str]:
    """A file of the client.  Files under assets/ have their content's hash in the name and are kept for ever."""
    if name.startswith("/api/"):
        raise RefusalError("not-found", "there is no such address")
    if not (WEBDIST / "index.html").is_file():
        return Response(NO_CLIENT, media_type=MediaType.TEXT, status_code=503)
    path = find(WEBDIST, name)
    if path is None:
        raise RefusalError("not-found", "there is no such file")
    file = _read(path, path.stat().st_mtime_ns)
    fixed = path.is_relative_to(WEBDIST / "assets")
    headers = {"cache-control": IMMUTABLE if fixed else "no-cache", "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    coding = next((c for c in accepted(request.headers.get("accept-encoding", "")) if c in file.bodies), "")
    if coding:
        headers["content-encoding"] = coding
    return Response(file.bodies[coding], media_type=file.media_type, headers=headers)
