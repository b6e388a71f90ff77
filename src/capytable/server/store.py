"""Where tables live: a database behind one writer that commits in groups.

A table is stored as its beginning and its decisions; everything else is made again by replaying them.  A call that
changes something returns only when the change is on disk.  SQLite by default, PostgreSQL by its URL.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from capytable.server import schema
from capytable.server.wire import ResultInfo, SeatInfo, Status


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do.  It has not been changed."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """How a table began.  The seed stays here and in the match."""

    game: str
    variant: str
    rules_version: int
    players: int
    seed: int
    options: dict[str, int | str]
    deck: str | None
    seats: list[SeatInfo]
    play_forced: bool
    stand_in: bool = True
    """Whether values of the deck are ours where the rulebook does not print them."""
    movers: list[int] = []
    """Who decides first."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as stored, without its decisions."""

    id: str
    start: Start
    status: Status
    n: int
    created: str
    changed: str
    movers: list[int]
    result: ResultInfo | None
    abandoned_by: int | None
    rematch: str | None


class Done(msgspec.Struct, frozen=True):
    """What a client asked for with an idempotency key, and the table's number after it."""

    request: str
    n: int


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a table: ``moves`` (seat, action) follow its first ``number`` decisions.

    ``replace``: what followed them before is forgotten (after an undo).  ``answer``: the table's number after it as who
    asked for it is told, ``n`` without.  ``unseen``: nobody else may notice it, so that the time of the last change
    stays.
    """

    number: int
    moves: list[tuple[int, int]]
    replace: bool = False
    n: int
    status: Status
    movers: list[int]
    result: ResultInfo | None = None
    abandoned_by: int | None = None
    key: str | None = None
    request: str = ""
    answer: int | None = None
    unseen: bool = False

    @property
    def told(self) -> int:
        """The number that the answer holds."""
        return self.n if self.answer is None else self.answer


def now() -> str:
    """The time in UTC, ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def check_file(path: Path) -> None:
    """Raise :class:`StoreError` when there is a file that is no sound SQLite database.  It is left as it is."""
    if not path.exists():
        return
    try:
        connection = sqlite3.connect(path)
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        verdict = str(error)
    if verdict != "ok":
        raise StoreError(
            f"The database {path} is damaged ({verdict}). It has been left as it is. "
            "Move it away to begin anew, or choose another folder with --data."
        )


def _reason(error: Exception) -> str:
    """What the database said, without the statement."""
    return " ".join(str(getattr(error, "orig", None) or error).split("\n")[0].split())


def _pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """The database.  ``async with Store(url)`` opens it, brings its schema up to date and starts the writer."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except (SQLAlchemyError, ValueError) as error:
            raise StoreError(f"{url!r} is no database URL: {error}") from error
        self._jobs: asyncio.Queue[tuple[Sequence[Executable], asyncio.Future[None]] | None] = asyncio.Queue()
        self._engine: AsyncEngine
        self._writer: asyncio.Task[None]

    async def __aenter__(self) -> Store:
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            check_file(Path(self.url.database))
        try:
            self._engine = create_async_engine(self.url)
        except (SQLAlchemyError, ImportError) as error:
            raise StoreError(f"The database {self.url!r} cannot be used: {error}") from error
        if self.url.get_backend_name() == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _pragmas)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(schema.upgrade)
        except schema.NewerSchemaError as error:
            await self._engine.dispose()
            raise StoreError(f"{error}. Install a newer capytable, or choose another folder with --data.") from error
        except (SQLAlchemyError, OSError) as error:
            await self._engine.dispose()
            raise StoreError(
                f"The database {self.url!r} cannot be opened: {_reason(error)}. "
                "Choose another folder with --data, or another --database."
            ) from error
        self._writer = asyncio.create_task(self._write(), name="store writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._jobs.put_nowait(None)
        await self._writer
        await self._engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------------

    async def _commit(self, statements: Sequence[Executable]) -> None:
        """Have these executed in one transaction, together with whatever else waits; returns when they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((statements, done))
        await done

    async def _write(self) -> None:
        while (job := await self._jobs.get()) is not None:
            group = [job]
            while not self._jobs.empty() and len(group) < 200:
                following = self._jobs.get_nowait()
                if following is None:
                    self._jobs.put_nowait(None)
                    break
                group.append(following)
            if not await self._try(group) and len(group) > 1:
                for single in group:
                    await self._try([single])

    async def _try(self, group: list[tuple[Sequence[Executable], asyncio.Future[None]]]) -> bool:
        """Commit the group.  A single job that fails gets its error; a larger group is left to be tried one by one."""
        try:
            async with self._engine.begin() as connection:
                for statements, _ in group:
                    for statement in statements:
                        await connection.execute(statement)
        except Exception as error:
            if len(group) == 1 and not group[0][1].done():
                group[0][1].set_exception(StoreError(f"The database refused a change: {_reason(error)}"))
            return False
        for _, done in group:
            if not done.done():
                done.set_result(None)
        return True

    async def create(self, table_id: str, start: Start, rematch_of: str | None = None) -> Row:
        """Store a new table; the one that it follows, if any, remembers it."""
        text, time = _json(start), now()
        fields = {"status": "running", "n": 0, "created": time, "changed": time, "movers": _json(start.movers)}
        statements: list[Executable] = [insert(schema.tables).values(id=table_id, start=text, **fields)]
        if rematch_of is not None:
            statements.append(update(schema.tables).where(schema.tables.c.id == rematch_of).values(rematch=table_id))
        await self._commit(statements)
        return Row(
            id=table_id, start=start, status="running", n=0, created=time, changed=time, movers=start.movers,
            result=None, abandoned_by=None, rematch=None,
        )  # fmt: skip

    async def change(self, table_id: str, change: Change) -> str:
        """Store a change; returns its time once it is on disk."""
        time = now()
        moves = schema.moves
        statements: list[Executable] = []
        if change.replace:
            statements.append(delete(moves).where(moves.c.table_id == table_id, moves.c.number >= change.number))
        statements += [
            insert(moves).values(table_id=table_id, number=change.number + i, seat=seat, action=action)
            for i, (seat, action) in enumerate(change.moves)
        ]
        result = None if change.result is None else _json(change.result)
        fields: dict[str, Any] = {"n": change.n, "status": change.status, "result": result}
        if not change.unseen:
            fields["changed"] = time
        statements.append(
            update(schema.tables)
            .where(schema.tables.c.id == table_id)
            .values(**fields, movers=_json(change.movers), abandoned_by=change.abandoned_by)
        )
        if change.key is not None:
            done = {"key": change.key, "request": change.request, "n": change.told}
            statements.append(insert(schema.keys).values(table_id=table_id, **done))
        await self._commit(statements)
        return time

    async def delete(self, table_id: str) -> None:
        """Forget a table."""
        await self._commit([delete(schema.tables).where(schema.tables.c.id == table_id)])

    # --- reading -----------------------------------------------------------------------------------------------------

    async def rows(self, limit: int = 500) -> list[Row]:
        """The tables, last changed first."""
        query = select(schema.tables).order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(limit)
        async with self._engine.connect() as connection:
            return [_row(found) for found in (await connection.execute(query)).mappings()]

    async def row(self, table_id: str) -> Row | None:
        """One table, None when it is unknown."""
        query = select(schema.tables).where(schema.tables.c.id == table_id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else _row(found)

    async def moves(self, table_id: str) -> list[tuple[int, int]]:
        """A table's decisions in order: seat and action."""
        columns = schema.moves.c
        query = select(columns.seat, columns.action).where(columns.table_id == table_id).order_by(columns.number)
        async with self._engine.connect() as connection:
            return [(seat, action) for seat, action in await connection.execute(query)]

    async def keys(self, table_id: str) -> dict[str, Done]:
        """The idempotency keys used at a table."""
        columns = schema.keys.c
        query = select(columns.key, columns.request, columns.n).where(columns.table_id == table_id)
        async with self._engine.connect() as connection:
            return {key: Done(request, n) for key, request, n in await connection.execute(query)}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(found: Any) -> Row:
    result = found["result"]
    return Row(
        id=found["id"],
        start=msgspec.json.decode(found["start"], type=Start),
        status=found["status"],
        n=found["n"],
        created=found["created"],
        changed=found["changed"],
        movers=msgspec.json.decode(found["movers"]),
        result=None if result is None else msgspec.json.decode(result, type=ResultInfo),
        abandoned_by=found["abandoned_by"],
        rematch=found["rematch"],
    )
