"""The database's tables and their history.

The schema number rises whenever a table changes: append a migration to :data:`MIGRATIONS`, never edit an old one.
An older database is brought up to date when it is opened, a newer one is refused untouched.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Column, Connection, ForeignKey, Integer, MetaData, String, Table, Text, inspect, select

metadata = MetaData()

meta = Table("meta", metadata, Column("name", String, primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("start", Text, nullable=False),  # how it began (JSON of store.Start), the seed included
    Column("status", String, nullable=False),
    Column("n", Integer, nullable=False),  # the table's version: changes so far, undos too
    Column("created", String, nullable=False),  # UTC
    Column("changed", String, nullable=False, index=True),
    Column("movers", Text, nullable=False, server_default="[]"),  # JSON: the seats that it waits for
    Column("result", Text),  # JSON of wire.ResultInfo
    Column("abandoned_by", Integer),
    Column("rematch", String),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # decisions made before this one
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String, primary_key=True),  # the client's idempotency key
    Column("request", String, nullable=False),  # what was asked with it
    Column("n", Integer, nullable=False),  # the answer
)


def _movers(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN movers TEXT DEFAULT '[]' NOT NULL")


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_movers,)
"""Entry i leads from schema i + 1 to schema i + 2.  An empty database gets the present tables at once."""


class NewerSchemaError(Exception):
    """The database was written by a newer version of the software; it has not been touched."""


def upgrade(connection: Connection) -> None:
    """Bring the database to the present schema, wholly or not at all.  Raises :class:`NewerSchemaError`."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # its driver begins only before changes of rows, not of tables
    present = len(MIGRATIONS) + 1
    if not inspect(connection).has_table("meta"):
        metadata.create_all(connection)
        connection.execute(meta.insert().values(name="schema", value=str(present)))
        return
    number = int(connection.execute(select(meta.c.value).where(meta.c.name == "schema")).scalar_one())
    if number > present:
        raise NewerSchemaError(f"the database has schema {number}, this version knows up to {present}")
    for migrate in MIGRATIONS[number - 1 :]:
        migrate(connection)
    connection.execute(meta.update().where(meta.c.name == "schema").values(value=str(present)))
