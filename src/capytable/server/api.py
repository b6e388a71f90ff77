"""The HTTP side: /api."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from capytable import games, load
from capytable.bots import registry
from capytable.catalogue import LANGUAGES
from capytable.games import find
from capytable.kernel.errors import CapytableError
from capytable.kernel.game import Game
from capytable.server import bounds, replay, tables, wire
from capytable.server.lobby import Lobby
from capytable.server.refusal import RefusalError, from_error

NO_STORE = {"cache-control": "no-store"}
Start = Annotated[int, QueryParameter(ge=0)]
Count = Annotated[int, QueryParameter(ge=1, le=replay.PAGE)]


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


@get("/hello", sync_to_thread=False)
def hello() -> wire.Hello:
    """Versions and languages."""
    return wire.Hello(wire=wire.WIRE, software=tables.SOFTWARE, languages=list(LANGUAGES))


@get("/games", sync_to_thread=False)
def list_games() -> wire.Games:
    """What can be played, and against whom."""
    bots = [
        wire.BotInfo(id=bot.id, name=bot.name, description=bot.description, levels=list(tables.LEVELS.get(bot.id, ())))
        for bot in map(registry.info, registry.bots())
    ]
    return wire.Games(games=[_game(find(game_id)) for game_id in games()], bots=bots)


def _game(game: Game) -> wire.GameInfo:
    variants = [
        wire.VariantInfo(
            id=variant.id,
            players=variant.players,
            options=[
                wire.OptionInfo(
                    id=option.id, kind=option.kind, default=option.default, low=option.low, high=option.high,
                    choices=list(option.choices), players=dict(option.players),
                )
                for option in variant.options
            ],
        )
        for variant in game.variants
    ]  # fmt: skip
    return wire.GameInfo(id=game.id, names=dict(game.names), variants=variants)


@get("/tables")
async def list_tables(state: State) -> wire.Tables:
    """The tables, last changed first."""
    return wire.Tables(tables=[tables.describe(row) for row in await _lobby(state).store.rows()])


@post("/tables")
async def create_table(state: State, data: JSONBody[wire.TableRequest]) -> wire.Table:
    """Open a table."""
    state.creations.take()
    start = await asyncio.to_thread(tables.begin, data)
    return tables.describe(await _lobby(state).create(start))


@get("/tables/{table_id:str}")
async def show_table(state: State, table_id: FromPath[str]) -> wire.Table:
    """One table."""
    return tables.describe(await _lobby(state).row(table_id))


@delete("/tables/{table_id:str}")
async def delete_table(state: State, table_id: FromPath[str]) -> None:
    """Forget a table, whatever its state."""
    await _lobby(state).delete(table_id)


@post("/tables/{table_id:str}/rematch")
async def rematch(state: State, table_id: FromPath[str]) -> wire.Table:
    """The table on which a game that is over is played again."""
    state.creations.take()
    return tables.describe(await _lobby(state).rematch(table_id))


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(state: State, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over.  That of a running one holds every secret and stays here."""
    row, match = await _lobby(state).match(table_id)
    if row.status == "running":
        raise RefusalError("running", "a record can be had when the game is over")
    name = f"{row.start.game}-{row.created[:10]}.toml"
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}
    return Response(match.record(), media_type="application/toml; charset=utf-8", headers=headers)


@get("/tables/{table_id:str}/replay")
async def replay_table(
    state: State, table_id: FromPath[str], start: Start = 0, count: Count = replay.PAGE
) -> wire.Replay:
    """A game that is over, step by step with all hands open."""
    row, match = await _lobby(state).match(table_id)
    if row.status == "running":
        raise RefusalError("running", "a game can be replayed when it is over")
    return await asyncio.to_thread(replay.replay, match, row.start.seats, start, count)


@post("/replay", status_code=200)
async def replay_record(
    state: State, data: JSONBody[wire.ReplayRequest], start: Start = 0, count: Count = replay.PAGE
) -> wire.Replay:
    """The same of a record that the client has."""
    state.creations.take()

    def read() -> wire.Replay:
        match = load(data.record)
        return replay.replay(match, replay.seats_of(match), start, count)

    try:
        return await asyncio.to_thread(read)
    except CapytableError as error:
        raise from_error(error) from error


@get("/tables/{table_id:str}/position")
async def position(state: State, table_id: FromPath[str], seat: FromQuery[int]) -> wire.Position:
    """What an uncovered seat knows, as a position document."""
    lobby = _lobby(state)
    row, match = await lobby.match(table_id)
    if seat not in lobby.uncovered(row):
        raise RefusalError("covered", f"seat {seat} does not look at a screen")
    return wire.Position(n=row.n, seat=seat, position=match.position(seat))


handlers: list[Any] = [
    hello, list_games, list_tables, create_table, show_table, delete_table, rematch, record, replay_table,
    replay_record, position,
]  # fmt: skip
router = Router("/api", route_handlers=handlers, response_headers=NO_STORE, request_max_body_size=bounds.BODY)
