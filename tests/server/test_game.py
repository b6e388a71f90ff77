"""Whole games over the real socket."""

from __future__ import annotations

import json

import pytest
import tomli_w
from tests.server.harness import GREEDY, HUMAN, Server

import capytable
from capytable.games import find, ids


def test_a_person_plays_against_bots_to_the_end(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY, {"kind": "bot", "bot": "random"}, seed=5)
    with server.sit(table) as player:
        assert player.state["viewer"] == 0
        assert not player.state["covered"]
        assert player.finish(lambda state: state["n"]) > 5
        result = player.state["result"]
        log = [event for text in player.frames for event in json.loads(text).get("events", [])]
    assert [event["n"] for event in log] == list(range(len(log))), "every event is told once and in order"
    assert result["winners"]
    assert sum(result["scores"]) <= 275
    _, listed = server.ask("GET", f"/api/tables/{table}")
    assert listed["status"] == "finished"
    assert listed["result"] == result

    status, record = server.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    match = capytable.load(record)
    assert match.over
    assert list(match.scores()) == result["scores"]
    assert [seat.kind for seat in match.seated] == ["human", "greedy", "random"]


@pytest.mark.parametrize("game", ids())
def test_every_game_is_played_and_replayed(server: Server, game: str) -> None:
    status, table = server.ask("POST", "/api/tables", {"game": game, "seats": [HUMAN, GREEDY]})
    assert status == 201, table
    with server.sit(table["id"]) as player:
        player.finish(lambda state: 7 * state["n"])
        result = player.state["result"]
    total = server.ask("GET", f"/api/tables/{table['id']}/replay?count=1")[1]["total"]
    last = server.ask("GET", f"/api/tables/{table['id']}/replay?start={total}")[1]
    assert last["result"] == result
    assert [step["n"] for step in last["steps"]] == [total]
    assert capytable.load(server.ask("GET", f"/api/tables/{table['id']}/record")[1]).turn == total


def test_a_finished_game_is_replayed_step_by_step(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY, seed=11)
    with server.sit(table) as player:
        player.finish()
        final = player.state["view"]
    _, record = server.ask("GET", f"/api/tables/{table}/record")
    match = capytable.load(record)
    first = server.ask("GET", f"/api/tables/{table}/replay?start=0&count=3")[1]
    assert first["total"] == match.turn
    assert [step["n"] for step in first["steps"]] == [0, 1, 2]
    assert first["steps"][0]["action"] is None
    last = server.ask("GET", f"/api/tables/{table}/replay?start={match.turn}")[1]["steps"]
    assert len(last) == 1
    assert [p["cookies"] for p in last[0]["view"]["players"]] == [p["cookies"] for p in final["players"]]

    fresh = capytable.new("cookie-club", players=2, seed=11)
    hands = [fresh.view(seat).players[seat].hand for seat in (0, 1)]
    assert [p["hand"] for p in first["steps"][0]["view"]["players"]] == hands, "all hands are open"

    status, uploaded = server.ask("POST", "/api/replay?start=0&count=3", {"record": record})
    assert status == 200
    assert uploaded["steps"] == first["steps"]
    assert [seat["bot"] for seat in uploaded["seats"]] == [None, "greedy"]


def test_a_rematch_is_the_same_table_with_another_deal(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY, seed=3, options={"cookies": 12})
    status, problem = server.ask("POST", f"/api/tables/{table}/rematch")
    assert (status, problem["code"]) == (403, "running")
    with server.sit(table) as player:
        player.send(type="abandon", key="abandon-it")
        player.until("ack")
        assert player.until("state")["status"] == "abandoned"
        assert player.state["result"]["winners"] == []
        assert not player.state["covered"]
    match = capytable.load(server.ask("GET", f"/api/tables/{table}/record")[1])
    assert match.over
    assert server.ask("GET", f"/api/tables/{table}/replay")[1]["total"] == match.turn
    status, again = server.ask("POST", f"/api/tables/{table}/rematch")
    assert status == 201
    assert again["seats"] == server.ask("GET", f"/api/tables/{table}")[1]["seats"]
    assert again["options"]["cookies"] == 12
    assert server.ask("POST", f"/api/tables/{table}/rematch")[1]["id"] == again["id"], "asked twice it is the same one"


def test_a_deck_of_ones_own_is_played_and_recorded(server: Server) -> None:
    deck = find("cookie-club").default_deck()
    text = tomli_w.dumps(deck).replace(str(deck["name"]), "My own deck")
    assert "My own deck" in text
    table = server.open_table(HUMAN, HUMAN, deck=text, seed=4)
    with server.sit(table) as player:
        player.send(type="abandon", key="abandon-it")
        player.until("ack")
    assert "My own deck" in server.ask("GET", f"/api/tables/{table}/record")[1]


def test_secrets_of_a_running_game_stay_inside(server: Server) -> None:
    table = server.open_table(HUMAN, HUMAN, seed=987654321)
    answers = [server.ask("GET", f"/api/tables/{table}"), server.ask("GET", "/api/tables")]
    assert all("987654321" not in json.dumps(answer) for answer in answers)
    for path in ("record", "replay"):
        status, problem = server.ask("GET", f"/api/tables/{table}/{path}")
        assert (status, problem["code"]) == (403, "running")
    status, problem = server.ask("GET", f"/api/tables/{table}/position?seat=0")
    assert (status, problem["code"]) == (403, "covered")
    with server.sit(table) as player:
        player.send(type="uncover", seat=0)
        player.until("state")
        status, answer = server.ask("GET", f"/api/tables/{table}/position?seat=0")
        assert status == 200
        assert "?" in answer["position"]
        assert server.ask("GET", f"/api/tables/{table}/position?seat=1")[0] == 403


def test_a_deleted_table_is_gone_for_those_who_sit_at_it(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY)
    with server.sit(table) as player:
        assert server.ask("DELETE", f"/api/tables/{table}")[0] == 204
        assert player.until("gone")["reason"] == "deleted"
        assert player.close_code() == 4002
    assert server.ask("GET", f"/api/tables/{table}")[0] == 404
    assert server.ask("DELETE", f"/api/tables/{table}")[0] == 404


def test_bots_of_one_name_are_told_apart(server: Server) -> None:
    table = server.open_table(GREEDY, {"kind": "human", "name": "Earl Grey"}, GREEDY, {**GREEDY, "name": "Żuk\u202e"})
    seats = server.ask("GET", f"/api/tables/{table}")[1]["seats"]
    assert [seat["name"] for seat in seats] == ["Earl Grey 2", "Earl Grey", "Earl Grey 3", "Żuk"]


def test_a_hint_is_a_legal_action(server: Server) -> None:
    table = server.open_table(HUMAN, GREEDY, options={"first": 0})
    with server.sit(table) as player:
        player.send(type="hint", n=player.state["n"], seat=0)
        advice = player.until("advice")
        assert advice["action"] in player.state["legal"]
        player.send(type="hint", n=player.state["n"] + 1, seat=0)
        assert player.until("refused")["code"] == "stale"


def test_forced_moves_are_taken_for_people_who_want_that(server: Server) -> None:
    table = server.open_table(HUMAN, HUMAN, seed=2, play_forced=True)
    choices = []
    with server.sit(table) as player:
        for _ in range(12):
            if player.state["covered"]:
                player.send(type="uncover", seat=player.state["next_seat"])
                player.until("state")
            choices.append(len(player.state["legal"]))
            player.act(player.state["n"])
            player.until("ack")
            player.until("state")
    assert min(choices) > 1


def test_undo_takes_back_what_nobody_else_has_seen(server: Server) -> None:
    for seed in range(40):
        table = server.open_table(HUMAN, HUMAN, seed=seed, options={"first": 0})
        with server.sit(table) as player:
            player.send(type="uncover", seat=0)
            player.until("state")
            able = [i for i, action in enumerate(player.state["legal"]) if action["undoable"]]
            if not able:
                continue
            before = player.state
            player.act(able[0])
            player.until("ack")
            player.until("state")
            assert player.state["can_undo"]
            player.send(type="undo", n=player.state["n"], key="take-it-back", seat=0)
            ack = player.until("ack")
            after = player.until("state")
            assert after["view"] == before["view"]
            assert after["legal"] == before["legal"]
            assert after["next_since"] == before["next_since"]
            assert after["n"] == before["n"] + 2 == ack["n"], "the table's number only rises"
            player.send(type="undo", n=after["n"], key="take-it-back2", seat=0)
            assert player.until("refused")["code"] == "no-undo"
        with server.sit(table, since=before["next_since"] + 5, n=before["n"] + 1) as player:
            assert player.state["since"] == 0, "who was away during an undo gets the whole log again"
        return
    raise AssertionError("no undoable action in 40 deals")


def test_bots_play_among_themselves_while_somebody_watches(server: Server) -> None:
    table = server.open_table(GREEDY, GREEDY, {"kind": "bot", "bot": "random"}, seed=6)
    listed = server.ask("GET", f"/api/tables/{table}")[1]
    assert listed["n"] == 0
    assert len(listed["movers"]) == 1
    with server.sit(table) as watcher:
        assert (watcher.state["viewer"], watcher.state["covered"]) == (-1, False)
        while not watcher.state["over"]:
            assert all(person["hand"] is None for person in watcher.state["view"]["players"])
            watcher.until("state")
    listed = server.ask("GET", f"/api/tables/{table}")[1]
    assert (listed["status"], listed["movers"]) == ("finished", [])
