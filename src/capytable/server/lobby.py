"""All tables: stored ones are woken when somebody comes, and put to sleep when the last screen leaves."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from capytable.match.match import Match
from capytable.server import bounds, tables, wire
from capytable.server.refusal import RefusalError
from capytable.server.room import Room
from capytable.server.screen import Screen
from capytable.server.store import Row, Start, Store
from capytable.server.thinking import Thinking


class Lobby:
    """The tables of one store.  At most one :class:`Room` a table is awake at a time."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store, self.thinking = store, thinking
        self._rooms: dict[str, Room] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sockets = 0
        self._stopping = False

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def row(self, table_id: str) -> Row:
        """A stored table.  Raises the refusal ``not-found``."""
        found = await self.store.row(table_id)
        if found is None:
            raise RefusalError("not-found", "there is no such table")
        return found

    async def create(self, start: Start, rematch_of: str | None = None) -> Row:
        """Store a new table."""
        return await self.store.create(tables.new_id(), start, rematch_of)

    async def rematch(self, table_id: str) -> Row:
        """The table on which a game that is over is played again; asked twice it is the same one."""
        async with self._lock(table_id):
            row = await self.row(table_id)
            if row.status == "running":
                raise RefusalError("running", "the game is not over yet")
            if row.rematch is not None and (following := await self.store.row(row.rematch)) is not None:
                return following
            return await self.create(tables.again(row.start), table_id)

    async def match(self, table_id: str) -> tuple[Row, Match]:
        """A copy of a table's match, for documents that may leave the server."""
        async with self._lock(table_id):
            room = self._rooms.get(table_id)
            if room is not None and not room.broken:
                return room.row, room.match.clone()
            row = await self.row(table_id)
            moves = await self.store.moves(table_id)
        return row, await asyncio.to_thread(tables.restore, row, moves)

    def uncovered(self, row: Row) -> set[int]:
        """The persons' seats that somebody looks from now."""
        if row.id in self._rooms:
            return self._rooms[row.id].uncovered()
        humans = {seat.seat for seat in row.start.seats if seat.kind == "human"}
        return humans if len(humans) == 1 else set()

    async def enter(self, table_id: str, screen: Screen, first: wire.Enter) -> Room:
        """Bring a screen to a table, waking it if need be.  Raises :class:`RefusalError`."""
        if self._stopping or self._sockets >= bounds.SOCKETS:
            raise RefusalError("too-many", "the server is full")
        async with self._lock(table_id):
            room = self._rooms.get(table_id)
            if room is None or room.broken:
                room = await self._wake(table_id)
            if len(room.screens) >= bounds.SCREENS:
                raise RefusalError("too-many", "too many look at this table")
            room.enter(screen, first)
            self._sockets += 1
            return room

    async def _wake(self, table_id: str) -> Room:
        row = await self.row(table_id)
        moves, keys = await self.store.moves(table_id), await self.store.keys(table_id)
        match = await asyncio.to_thread(tables.restore, row, moves)
        room = self._rooms[table_id] = Room(row, match, moves, keys, self.store, self.thinking)
        return room

    async def leave(self, room: Room, screen: Screen) -> None:
        """A screen is gone; an empty room is put to sleep."""
        room.screens.remove(screen)
        self._sockets -= 1
        async with self._lock(room.row.id):
            if not room.screens and self._rooms.get(room.row.id) is room:
                del self._rooms[room.row.id]
                await room.stop()

    async def delete(self, table_id: str) -> None:
        """Forget a table and send away who looks at it."""
        async with self._lock(table_id):
            await self.row(table_id)
            room = self._rooms.pop(table_id, None)
            if room is not None:
                await room.stop()
                room.dismiss("deleted", wire.CLOSE_GONE)
            await self.store.delete(table_id)

    async def stop(self) -> None:
        """Finish what is being done at every table and ask all screens to come again in a moment."""
        self._stopping = True
        for table_id in list(self._rooms):
            async with self._lock(table_id):
                room = self._rooms.pop(table_id, None)
                if room is not None:
                    await room.stop()
                    room.dismiss("stopping", wire.CLOSE_AGAIN)
