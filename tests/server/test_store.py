"""The database: groups, failures, versions."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from capytable.server import schema, tables, wire
from capytable.server.store import Change, Done, Start, Store, StoreError


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'games.sqlite'}"


EVERYWHERE = ["sqlite", *filter(None, [os.environ.get("CAPYTABLE_TEST_DATABASE")])]
"""Databases to try; the variable names another one, empty or with our tables in it, by its URL."""


@pytest.fixture(params=EVERYWHERE)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return url(tmp_path)

    async def clear() -> None:
        engine = create_async_engine(request.param)
        async with engine.begin() as connection:
            await connection.run_sync(schema.metadata.drop_all)
        await engine.dispose()

    asyncio.run(clear())
    return str(request.param)


def beginning() -> Start:
    seats = [wire.SeatRequest(kind="human", name="Żółw"), wire.SeatRequest(kind="bot", bot="search")]
    return tables.begin(wire.TableRequest(game="cookie-club", seats=seats))


def change(number: int, n: int, key: str | None = None, replace: bool = False, moves: int = 1) -> Change:
    made = [(0, number + i) for i in range(moves)]
    return Change(
        number=number, moves=made, n=n, status="running", movers=[1], key=key, request=f"at {n}", replace=replace
    )


def test_what_was_stored_is_there_when_opened_again(database: str) -> None:
    start = beginning()

    async def write() -> None:
        async with Store(database) as store:
            await store.create("one", start)
            await store.change("one", change(0, 1, "first-key", moves=3))
            await store.change("one", change(3, 2))
            await store.change("one", change(1, 3, "undo-key", replace=True, moves=0))
            await store.create("two", start, rematch_of="one")

    async def read() -> None:
        async with Store(database) as store:
            row = await store.row("one")
            assert row is not None
            assert (row.start, row.n, row.rematch, row.status, row.movers) == (start, 3, "two", "running", [1])
            assert await store.moves("one") == [(0, 0)], "the undo took the rest"
            assert await store.keys("one") == {"first-key": Done("at 1", 1), "undo-key": Done("at 3", 3)}
            assert {row.id for row in await store.rows()} == {"one", "two"}
            await store.delete("one")
            assert await store.row("one") is None
            assert await store.moves("one") == []
            assert await store.keys("one") == {}

    asyncio.run(write())
    asyncio.run(read())


def test_a_change_is_on_disk_when_the_call_returns(tmp_path: Path) -> None:
    async def write() -> int:
        async with Store(url(tmp_path)) as store:
            await store.create("one", beginning())
            await store.change("one", change(0, 1))
            with sqlite3.connect(tmp_path / "games.sqlite") as other:
                assert other.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
                return int(other.execute("SELECT count(*) FROM moves").fetchone()[0])

    assert asyncio.run(write()) == 1


def test_many_writers_are_committed_in_groups_and_a_bad_one_harms_nobody(database: str) -> None:
    async def write() -> tuple[list[object], int]:
        async with Store(database) as store:
            await store.create("one", beginning())
            commits = 0
            original = store._try

            async def counted(group: list[object]) -> bool:
                nonlocal commits
                done = await original(group)  # type: ignore[arg-type]
                commits += done
                return done

            store._try = counted  # type: ignore[method-assign, assignment]
            good = [store.change("one", change(i, i + 1)) for i in range(100)]
            results = await asyncio.gather(*good, return_exceptions=True)
            assert commits < 20, "one commit for many changes"
            mixed = [store.change("one", change(i, i)) for i in (99, 100, 101)]  # 99 is there already
            results += await asyncio.gather(*mixed, return_exceptions=True)
            return list(results), len(await store.moves("one"))

    results, moves = asyncio.run(write())
    assert [type(result) for result in results[-3:]] == [StoreError, str, str]
    assert moves == 102


def test_an_older_database_is_brought_up_to_date_and_a_newer_one_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_it() -> None:
        async with Store(url(tmp_path)) as store:
            await store.rows()

    asyncio.run(open_it())
    newer = (*schema.MIGRATIONS, lambda connection: connection.exec_driver_sql("CREATE TABLE news (id INTEGER)"))
    with monkeypatch.context() as future:
        future.setattr(schema, "MIGRATIONS", newer)
        asyncio.run(open_it())
        asyncio.run(open_it())
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        assert database.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()[0] == str(len(newer) + 1)
        assert database.execute("SELECT count(*) FROM news").fetchone()[0] == 0
    before = (tmp_path / "games.sqlite").read_bytes()
    with pytest.raises(StoreError, match="newer capytable"):
        asyncio.run(open_it())
    assert (tmp_path / "games.sqlite").read_bytes() == before


def test_a_migration_that_is_cut_short_never_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_it() -> None:
        async with Store(url(tmp_path)) as store:
            await store.rows()

    def cut(connection: Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN mood TEXT")
        raise OSError("the power is gone")

    asyncio.run(open_it())
    with monkeypatch.context() as future:
        future.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, cut))
        with pytest.raises(StoreError, match="the power is gone"):
            asyncio.run(open_it())
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        assert "mood" not in [column[1] for column in database.execute("PRAGMA table_info(tables)")]
    asyncio.run(open_it())


def test_a_database_of_the_first_schema_is_read(tmp_path: Path) -> None:
    async def rows() -> list[list[int]]:
        async with Store(url(tmp_path)) as store:
            await store.create("t", beginning())
            return [row.movers for row in await store.rows()]

    async def read() -> list[list[int]]:
        async with Store(url(tmp_path)) as store:
            return [row.movers for row in await store.rows()]

    assert len(asyncio.run(rows())[0]) == 1
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("ALTER TABLE tables DROP COLUMN movers")
        database.execute("UPDATE meta SET value = '1' WHERE name = 'schema'")
    assert asyncio.run(read()) == [[]]


def test_a_file_that_is_no_database_is_named_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_bytes(b"my dear diary" * 1000)

    async def open_it() -> None:
        async with Store(url(tmp_path)):
            pass

    with pytest.raises(StoreError, match=r"games\.sqlite is damaged"):
        asyncio.run(open_it())
    assert file.read_bytes() == b"my dear diary" * 1000


@pytest.mark.parametrize("theirs", ["CREATE TABLE meta (x)", "CREATE TABLE meta (name, value)"])
def test_a_database_of_another_program_is_refused_in_one_sentence(tmp_path: Path, theirs: str) -> None:
    async def open_it() -> None:
        async with Store(url(tmp_path)):
            pass

    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute(theirs)
    with pytest.raises(StoreError, match=r"cannot be opened.*--data") as refused:
        asyncio.run(open_it())
    assert "\n" not in str(refused.value)
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        assert [name for (name,) in database.execute("SELECT name FROM sqlite_master")] == ["meta"]


def test_a_table_of_other_rules_is_kept_but_not_played(tmp_path: Path) -> None:
    from msgspec.structs import replace

    from capytable.server.refusal import RefusalError

    async def row() -> None:
        async with Store(url(tmp_path)) as store:
            found = await store.create("old", replace(beginning(), rules_version=0))
            with pytest.raises(RefusalError, match="other rules"):
                tables.restore(found, [])

    asyncio.run(row())
