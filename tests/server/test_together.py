"""Several who decide at once, each at a screen of their own: each log stays what the match tells its viewer."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.match.conftest import _plugins  # noqa: F401  (a game in which all decide at once)

from capytable.server import tables, wire
from capytable.server.room import Room
from capytable.server.screen import Screen
from capytable.server.store import Store
from capytable.server.thinking import Thinking


def hear(screen: Screen, log: list[dict[str, Any]]) -> int:
    """Keep the log as a client does; returns the table's number."""
    n = -1
    while not screen.outbox.empty():
        item = screen.outbox.get_nowait()
        assert isinstance(item, bytes)
        frame = msgspec.json.decode(item)
        assert frame["type"] != "refused", frame
        if frame["type"] == "state" and frame["viewer"] >= 0:
            log[:] = [event for event in log if event["n"] < frame["since"]] + frame["events"]
            n = frame["n"]
    return n


@pytest.mark.parametrize("undoing", [0, 1])
def test_who_takes_back_while_others_have_decided_leaves_every_log_true(undoing: int) -> None:
    async def play() -> None:
        request = wire.TableRequest(game="lanterns", seats=[wire.SeatRequest(kind="human")] * 3, seed=4)
        async with Store("sqlite+aiosqlite://") as store:
            row = await store.create("table", tables.begin(request))
            room = Room(row, tables.restore(row, []), [], {}, store, Thinking())
            screens, logs = [Screen() for _ in range(3)], [[] for _ in range(3)]  # type: ignore[var-annotated]
            for seat, screen in enumerate(screens):
                room.enter(screen, wire.Enter(wire=wire.WIRE))
                room.post(screen, wire.Uncover(seat=seat))
            for n, seat in enumerate((0, 1)):
                action = room.match.legal_actions(seat)[0].id
                room.post(screens[seat], wire.Act(n=n, key=f"key-{n}-of-{seat}", seat=seat, action=action))
            room.post(screens[undoing], wire.Undo(n=2, key="key-undo", seat=undoing))
            await room.stop()
            assert room.match.turn == 1
            for seat, screen in enumerate(screens):
                assert hear(screen, logs[seat]) == 3
                assert logs[seat] == room.match.events(seat)

    asyncio.run(play())
