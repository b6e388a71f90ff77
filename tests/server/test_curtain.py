"""What a screen is sent holds nothing that its viewer may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.match.playing import few, midway
from tests.server.harness import HUMAN, Player, Server

from capytable.games import ids
from capytable.match.match import Match
from capytable.server import tables, wire
from capytable.server.room import Room
from capytable.server.screen import SPECTATOR, Screen
from capytable.server.store import Start, Store
from capytable.server.thinking import Thinking


def row_of(match: Match) -> Start:
    """A table of persons only with the match's setting."""
    seats = [wire.SeatRequest(kind="human")] * match.players
    return tables.begin(wire.TableRequest(game=match.game.id, seats=seats, options=match.options))


async def sent_to(viewer: int, worlds: list[Match]) -> list[list[bytes | int]]:
    """What a screen of the viewer is sent in each of the worlds, byte by byte."""
    sent = []
    async with Store("sqlite+aiosqlite://") as store:
        row = await store.create("table", row_of(worlds[0]))
        for world in worlds:
            room, screen = Room(row, world, [], {}, store, Thinking()), Screen()
            room.enter(screen, wire.Enter(wire=wire.WIRE))
            room.post(screen, wire.Cover() if viewer == SPECTATOR else wire.Uncover(seat=viewer))
            await room.stop()
            sent.append([screen.outbox.get_nowait() for _ in range(screen.outbox.qsize())])
    return sent


@pytest.mark.parametrize("game", ids())
@few
@given(data=st.data())
def test_redealing_what_a_viewer_cannot_know_changes_no_byte(game: str, data: st.DataObject) -> None:
    match = midway(data, game)
    viewer = data.draw(st.sampled_from(range(-1, match.players)))
    seat = None if viewer == SPECTATOR else viewer
    other = data.draw(st.integers(0, 2**32))
    worlds = [match.determinize(seat, other), match.determinize(seat, other + 1)]
    one, two = asyncio.run(sent_to(viewer, worlds))
    assert len(one) >= 3
    assert one == two


def check(player: Player) -> None:
    """No hand but the viewer's, no action of another, no secret of another's draws."""
    state = player.state
    for person in state["view"]["players"]:
        assert person["hand"] is None or person["seat"] == state["viewer"]
    assert not state["legal"] or state["viewer"] in state["movers"]
    for event in state["events"]:
        if event["kind"] == "drew" and event["seat"] != state["viewer"]:
            assert event["card"] is None


def test_people_at_one_screen_never_see_each_others_hands(server: Server) -> None:
    table = server.open_table(HUMAN, HUMAN, HUMAN, seed=77)
    turns = 0
    with server.sit(table) as player:
        while not player.state["over"]:
            check(player)
            if player.state["covered"]:
                assert player.state["viewer"] == SPECTATOR
                assert not player.state["legal"]
                turns += 1
                player.send(type="uncover", seat=player.state["next_seat"])
            else:
                assert player.state["next_seat"] is None
                player.act(player.state["n"] * 7)
                player.until("ack")
            player.until("state")
    assert turns > 5


def test_with_a_screen_each_nobody_is_covered_by_the_others_turn(server: Server) -> None:
    table = server.open_table(HUMAN, HUMAN, seed=8, options={"first": 0})
    with server.sit(table) as one, server.sit(table) as two:
        for seat, player in enumerate((one, two)):
            player.send(type="uncover", seat=seat)
            player.until("state")
        for _ in range(6):
            mover = (one, two)[one.state["movers"][0]]
            mover.act()
            mover.until("ack")
            for player in (one, two):
                player.until("state")
                check(player)
        assert [one.state["viewer"], two.state["viewer"]] == [0, 1]


def test_the_folder_of_the_games_is_private_to_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    for path in (
        "/capytable.sqlite",
        "/../capytable.sqlite",
        "/%2e%2e/wire.py",
        "/..%2fwire.py",
        "/assets/../../wire.py",
    ):
        assert server.raw(path)[0] == 404
    assert server.stop() == 0
