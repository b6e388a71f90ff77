"""The socket of a table: reads frames, hands them to the room, and sends what the room has to say."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from capytable.server import bounds, wire
from capytable.server.lobby import Lobby
from capytable.server.refusal import RefusalError
from capytable.server.room import Room
from capytable.server.screen import Screen

Socket = WebSocket[Any, Any, State]
GONE = (WebSocketException, OSError, RuntimeError)
"""What sending to or reading from a client raises that is no longer there."""
PATIENCE = 50
"""Refused frames in a row after which a client is disconnected: it does not speak this language."""
_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


def decode(message: str | bytes) -> wire.FromClient:
    """A frame from a client.  Raises :class:`RefusalError`."""
    if len(message) > bounds.FRAME:
        raise RefusalError("too-large", f"a frame has at most {bounds.FRAME} bytes", limit=bounds.FRAME)
    try:
        return _decoder.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RefusalError("bad-message", str(error)) from error


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: Socket, table_id: FromPath[str], state: State) -> None:
    """Play at a table."""
    await socket.accept()
    screen = Screen()
    sender = asyncio.create_task(_send(socket, screen))
    try:
        await _Conversation(screen, state.lobby, table_id).hold(socket)
    finally:
        screen.close(wire.CLOSE_AGAIN)
        await sender


async def _send(socket: Socket, screen: Screen) -> None:
    """Send what waits until the screen is closed or its client is gone."""
    with contextlib.suppress(*GONE):
        while not isinstance(item := await screen.outbox.get(), int):
            await socket.send_text(item)
        await socket.close(code=item)


async def _messages(socket: Socket, patience: Callable[[], float]) -> AsyncIterator[str | bytes]:
    """What the client says, until it is gone or says nothing for longer than ``patience`` allows (seconds)."""
    with contextlib.suppress(*GONE, TimeoutError):
        while (event := await asyncio.wait_for(socket.receive(), patience()))["type"] == "websocket.receive":
            text: str | bytes | None = event.get("text")
            yield (event.get("bytes") or b"") if text is None else text


class _Conversation:
    """What one client says, from the first frame to the last."""

    def __init__(self, screen: Screen, lobby: Lobby, table_id: str) -> None:
        self._screen, self._lobby, self._table_id = screen, lobby, table_id
        self._room: Room | None = None
        self._bucket = bounds.Bucket(rate=bounds.FRAMES, burst=bounds.BURST)
        self._refused = 0
        self._hello_by = time.monotonic() + bounds.HELLO

    def _patience(self) -> float:
        """Frames that are no hello win no time."""
        return bounds.SILENCE if self._room is not None else self._hello_by - time.monotonic()

    async def hold(self, socket: Socket) -> None:
        """Listen until the client is gone."""
        try:
            async for message in _messages(socket, self._patience):
                await self._hear(message)
        finally:
            if self._room is not None:
                await self._lobby.leave(self._room, self._screen)

    async def _hear(self, message: str | bytes) -> None:
        key = None
        try:
            frame = decode(message)
            key = getattr(frame, "key", None)
            self._bucket.take()
            if self._room is None:
                await self._enter(frame)
            elif isinstance(frame, wire.Enter):
                raise RefusalError("bad-message", "hello is said once")
            else:
                self._room.post(self._screen, frame)
            self._refused = 0
        except RefusalError as refusal:
            self._screen.send(refusal.frame(key))
            self._refused += 1
            if self._refused > PATIENCE:
                self._screen.close(wire.CLOSE_BAD)

    async def _enter(self, frame: wire.FromClient) -> None:
        if not isinstance(frame, wire.Enter):
            raise RefusalError("bad-message", "the first frame is hello")
        code = wire.CLOSE_GONE
        try:
            if frame.wire != wire.WIRE:
                code = wire.CLOSE_RELOAD
                raise RefusalError("wrong-wire", f"this server speaks wire {wire.WIRE}, not {frame.wire}")
            self._room = await self._lobby.enter(self._table_id, self._screen, frame)
        except RefusalError as refusal:
            self._screen.send(refusal.frame(None))
            if refusal.code == "not-found":
                self._screen.send(wire.Gone(reason="deleted"))
            self._screen.close(wire.CLOSE_AGAIN if refusal.code == "too-many" else code)
