"""Several who decide at once, each at a screen of their own: each log stays what the match tells its viewer."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any, ClassVar

import msgspec
import pytest
from tests.match.conftest import _plugins  # noqa: F401  (a game in which all decide at once)
from tests.server.harness import Player, Server

from capytable.bots import Seat
from capytable.server import tables, wire
from capytable.server.room import Room
from capytable.server.screen import Screen
from capytable.server.store import Store
from capytable.server.thinking import Answer, Thinking


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


def test_sixteen_who_choose_at_once_are_not_refused_for_being_later(server: Server) -> None:
    """Every socket acts at the table's number that it knows, though all others have acted since."""
    seats = [{"kind": "human", "name": f"P{seat}"} for seat in range(16)]
    table = server.open_table(*seats, game="capybara-crush", options={"variant": "draft"}, seed=3)
    with contextlib.ExitStack() as stack:
        players = [stack.enter_context(server.sit(table)) for _ in seats]
        for seat, player in enumerate(players):
            player.send(type="uncover", seat=seat)
            while player.state["viewer"] != seat:
                player.until("state")
        first = [player.act(seat) for seat, player in enumerate(players)]
        assert {frame["n"] for frame in first} == {0}
        known = [player.until("ack")["n"] for player in players]
        assert known == [1] * 16, "what others do unseen does not count"
        ready = next(
            action["id"] for action in player_state(players[0], known[0])["legal"] if action["text"] == "ready"
        )
        players[0].send(type="undo", n=known[0], key="undo-of-the-first", seat=0)
        known[0] = players[0].until("ack")["n"]
        assert player_state(players[0], known[0])["view"]["decision"] == []
        players[0].send(type="act", n=known[0], key="again-the-first", seat=0, action=first[0]["action"])
        known[0] = players[0].until("ack")["n"]
        for seat, player in enumerate(players):
            player.send(type="act", n=known[seat], key=f"ready-of-{seat}", seat=seat, action=ready)
        for player in players:
            while player.state["view"]["round"] == 0:
                assert player.receive()["type"] != "refused"
        players[5].send(type="act", n=known[5], key="too-late-by-now", seat=5, action=ready)
        assert players[5].until("refused")["code"] == "stale"
        assert not any('"type":"refused"' in frame for player in players[:5] for frame in player.frames)


def player_state(player: Player, n: int) -> dict[str, Any]:
    """The state at a table's number, or a later one."""
    while player.state["n"] < n:
        player.until("state")
    return player.state


def test_what_a_bot_thought_of_holds_while_only_others_choose() -> None:
    """Fifteen bots choose at once with one person, who acts all the while: each bot is asked once a round."""

    class Counted(Thinking):
        asked: ClassVar[list[int]] = []

        async def decide(self, seat: Seat, spec: str, among: int = 0) -> Answer:
            self.asked.append(among)
            return await super().decide(seat, spec, among)

    async def play() -> None:
        bots = [wire.SeatRequest(kind="bot", bot="greedy")] * 15
        person = wire.SeatRequest(kind="human")
        options: dict[str, int | str] = {"variant": "draft"}
        request = wire.TableRequest(game="capybara-crush", seats=[*bots, person], options=options, seed=5)
        thinking = Counted()
        async with Store("sqlite+aiosqlite://") as store:
            row = await store.create("table", tables.begin(request))
            room = Room(row, tables.restore(row, []), [], {}, store, thinking)
            screen = Screen()
            room.enter(screen, wire.Enter(wire=wire.WIRE))
            action, tries = room.match.legal_actions(15)[0].id, 0
            while room.match.movers != (15,):
                room.post(screen, wire.Act(n=room.row.n, key=f"act-number-{tries}", seat=15, action=action))
                await asyncio.sleep(0.05)
                room.post(screen, wire.Undo(n=room.row.n, key=f"undo-number-{tries}", seat=15))
                await asyncio.sleep(0.05)
                tries += 1
            await room.stop()
        thinking.stop()
        assert thinking.asked == [15] * 15
        assert [decision.seat for decision in room.match.decisions if decision.seat < 15] == sorted([*range(15)] * 2)

    asyncio.run(play())


def sealed_round(server: Server, borrowing: bool) -> list[list[str]]:
    """What the other player and a spectator are sent, and what lists say, while one player decides; without ids."""
    table = server.open_table(*[{"kind": "human"}] * 2, game="capybara-crush", options={"variant": "draft"}, seed=7)
    with server.sit(table) as one, server.sit(table) as other, server.sit(table) as onlooker:
        for seat, player in enumerate((one, other)):
            player.send(type="uncover", seat=seat)
            while player.state["viewer"] != seat:
                player.until("state")
        for player in (one, other):
            take(player, "reserve ")
            take(player, "ready")
        for player in (one, other, onlooker):
            while player.state["view"]["round"] == 0:
                player.until("state")
            player.frames.clear()
        choices = ["play reserved ", "on 0", "reserve ", "power flip", "pick 0"] if borrowing else ["play ", "on 0"]
        said = []
        for choice in choices:
            take(one, choice)
            listed = server.ask("GET", f"/api/tables/{table}")[1]
            said.append(json.dumps({name: listed[name] for name in ("n", "movers", "status")}))
            assert listed["changed"] == server.ask("GET", "/api/tables")[1]["tables"][0]["changed"]
        for player in (other, onlooker):
            player.send(type="ping")
            player.until("pong")
        with server.sit(table) as late:
            said.append(json.dumps(late.state["n"]))
        take(one, "ready")
        for player in (other, onlooker):
            player.until("state")
    return [sorted(set(said)), other.frames, onlooker.frames]


def take(player: Player, text: str) -> None:
    """Make the first choice whose text begins so, and hear what comes of it."""
    at = next(i for i, action in enumerate(player.state["legal"]) if action["text"].startswith(text))
    player.act(at)
    player_state(player, player.until("ack")["n"])


def test_how_long_a_sealed_decision_is_nobody_else_can_count(server: Server) -> None:
    """Not from the bytes that come, how many frames they are, their numbers, or the lists of tables (CR-82)."""
    assert sealed_round(server, borrowing=False) == sealed_round(server, borrowing=True)


def test_who_comes_back_among_sealed_choices_cannot_count_them_either(server: Server) -> None:
    numbers = []
    for undone in range(2):
        table = server.open_table(*[{"kind": "human"}] * 2, game="capybara-crush", options={"variant": "draft"}, seed=7)
        with server.sit(table) as one, server.sit(table) as other:
            for seat, player in enumerate((one, other)):
                player.send(type="uncover", seat=seat)
                while player.state["viewer"] != seat:
                    player.until("state")
                take(player, "reserve ")
            take(one, "ready")
            for _ in range(undone):
                other.send(type="undo", n=other.state["n"], key="undo-of-the-other", seat=1)
                player_state(other, other.until("ack")["n"])
        while server.ask("GET", f"/api/tables/{table}/position?seat=0")[0] == 200:
            pass  # somebody still looks: the table is not asleep yet
        with server.sit(table) as late:
            numbers.append(late.state["n"])
            late.send(type="uncover", seat=1)
            while late.state["viewer"] != 1:
                late.until("state")
            take(late, "ready" if not undone else "reserve ")
    assert numbers == [1_001, 1_001]
