"""Bounds on what one client may ask for."""

from __future__ import annotations

import time

from capytable.server.refusal import RefusalError

FRAME = 16_384
"""Longest frame from a client, bytes; a longer one is refused."""
FRAME_FATAL = 1_048_576
"""A frame beyond this is not even read: the connection ends."""
BODY = 4_000_000
"""Longest request body, bytes."""
SCREENS = 40
"""Connections to one table."""
SOCKETS = 400
"""Connections to the server."""
FRAMES = 500
"""Frames a second that a client may send: more than one that waits for each answer gets to."""
BURST = 200
"""Frames that it may send at once."""
HELLO = 10.0
"""Seconds that a new connection may take to say hello, and any to send the head of a request."""
SILENCE = 180.0
"""Seconds of silence after which a client is taken for gone; pages ping, hidden ones once a minute."""
BODY_TIME = 30.0
"""Seconds that a request's body may take."""
BACKLOG = 256
"""Frames that wait for a slow client before it is disconnected."""


class Bucket:
    """``rate`` events a second on average, ``burst`` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._time = burst, time.monotonic()

    def take(self) -> None:
        """Take one; raises the refusal ``too-many`` when there is none left."""
        moment = time.monotonic()
        self._level = min(self._burst, self._level + (moment - self._time) * self._rate)
        self._time = moment
        if self._level < 1:
            raise RefusalError("too-many", "slow down a little")
        self._level -= 1
