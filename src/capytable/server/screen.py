"""One connection to a table: who looks at it, what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from capytable.match.outlet import SPECTATOR
from capytable.server import bounds, wire

_encode = msgspec.json.Encoder().encode


class Screen:
    """A browser at a table.  ``viewer`` is the uncovered seat, -1 behind the curtain."""

    def __init__(self) -> None:
        self.viewer = SPECTATOR
        self.told: dict[int, int] = {}
        """By viewer: how many events this screen has been told."""
        self.asking = False
        """Whether a hint for this screen is being thought of."""
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Frames to send; a number closes the connection with that code and is the last."""
        self._closed = False

    def send(self, frame: wire.FromServer) -> None:
        """Have a frame sent.  A client too slow to read is disconnected; it comes again and gets the present state."""
        if self._closed:
            return
        if self.outbox.qsize() >= bounds.BACKLOG:
            self.close(wire.CLOSE_AGAIN)
        else:
            self.outbox.put_nowait(_encode(frame))

    def close(self, code: int) -> None:
        """Have the connection closed after what already waits."""
        if not self._closed:
            self._closed = True
            self.outbox.put_nowait(code)
