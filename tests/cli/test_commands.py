"""The command line as people use it: help, lists, files, simulations, exit codes, one sentence for each mistake."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import capytable
from capytable.catalogue import Words
from capytable.cli.terminal import TerminalTable
from capytable.games import find


def run(*args: str, keys: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command with ``keys`` typed at it."""
    command = [sys.executable, "-m", "capytable", *args]
    return subprocess.run(command, input=keys, capture_output=True, text=True, timeout=120, cwd=cwd, check=False)


def test_help_names_every_command_and_the_bots() -> None:
    shown = run("--help").stdout
    for word in ("serve", "games", "play", "simulate", "replay", "warm", "bench", "rules", "decks", "greedy", "search"):
        assert word in shown


def test_games_as_json_has_players_and_options() -> None:
    told = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert set(told) == set(capytable.games())
    variant = told["cookie-club"]["variants"][0]
    assert variant["players"] == [2, 5]
    assert "first" in variant["options"]


def test_the_list_of_games_shows_every_id_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    first = [line.split()[0] for line in run("games").stdout.splitlines() if line.strip()]
    assert set(capytable.games()) <= set(first)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", capytable.games())
def test_rules_are_shown(game: str, lang: str) -> None:
    shown = run("rules", game, "--lang", lang)
    assert shown.returncode == 0
    assert re.search(r"\bC[CNR]-1\b", shown.stdout)


@pytest.mark.parametrize("game", capytable.games())
def test_a_whole_game_of_bots_in_the_terminal_saves_a_record_that_replays(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.toml"
    played = run("play", game, "--seats", "greedy,random", "--seed", "3", "--save", str(record), "--lang", "en")
    assert played.returncode == 0, played.stderr
    assert "win" in played.stdout
    match = capytable.load(record.read_text(encoding="utf-8"))
    assert match.over
    replayed = run("replay", str(record), "--lang", "en")
    assert replayed.returncode == 0
    assert len([line for line in replayed.stdout.splitlines() if line[:4].strip().isdigit()]) == match.turn


def test_bots_have_the_names_of_the_language() -> None:
    played = run("play", "cookie-club", "--seats", "random,random", "--seed", "3", "--lang", "pl")
    assert "Rumianek 1" in played.stdout
    assert "Camomile" not in played.stdout


def test_a_person_plays_by_number_by_text_asks_for_help_and_stops() -> None:
    played = run(
        "play", "cookie-club", "--seats", "human,random", "--option", "first=0", "--seed", "7", "--lang", "en",
        keys="?\nh\nnonsense\ndraw\n1\nq\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "A sensible choice" in played.stdout
    assert "there is no action 'nonsense'" in played.stdout
    assert "seat 1: Camomile" in played.stdout


def test_the_end_of_the_keyboard_is_a_stop_and_keeps_the_record(tmp_path: Path) -> None:
    record = tmp_path / "stopped.toml"
    played = run("play", "cookie-club", "--seats", "human,random", "--option", "first=0", "--save", str(record))
    assert played.returncode == 0, played.stderr
    assert not capytable.load(record.read_text(encoding="utf-8")).over


def test_people_at_one_keyboard_do_not_see_the_other_hand() -> None:
    played = run(
        "play", "cookie-club", "--seats", "human,human", "--option", "first=0", "--seed", "5", "--lang", "en",
        keys="\ndraw\nend turn\n\nq\n",
    )  # fmt: skip
    assert "take the keyboard" in played.stdout
    first, _, second = played.stdout.partition("You 2, take the keyboard")
    drawn = next(line for line in first.splitlines() if "You draw" in line)
    assert drawn.strip() not in second
    assert "You 1 draws a card." in second


@pytest.mark.slow
def test_simulate_prints_a_summary_and_json() -> None:
    shown = run("simulate", "cookie-club", "--players", "2", "--games", "40", "--bots", "greedy,random", "--rotate")
    assert "40 games" in shown.stdout
    told = json.loads(run("simulate", "cookie-club", "--players", "3", "--games", "200", "--json").stdout)
    assert (told["games"], told["players"], told["bots"]) == (200, 3, ["random"] * 3)
    again = json.loads(run("simulate", "cookie-club", "--players", "3", "--games", "200", "--json").stdout)
    assert {**told, "seconds": 0} == {**again, "seconds": 0}


def test_decks_are_checked_shown_and_copied(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("decks", "copy", "capybara-n-capybara", str(file)).returncode == 0
    assert "can be played" in run("decks", "check", str(file)).stdout
    assert run("decks", "copy", "capybara-n-capybara", str(file)).returncode == 2, "an existing file is kept"
    assert "AABB" in run("decks", "show", "capybara-n-capybara").stdout
    file.write_text(file.read_text().replace('letters = "AABB"', 'letters = "AAXB"'))
    wrong = run("decks", "check", str(file))
    assert wrong.returncode == 2
    assert "pumpkin.0" in wrong.stderr
    played = run("play", "capybara-n-capybara", "--seats", "random,random", "--deck", str(file))
    assert (played.returncode, played.stdout) == (2, "")


@pytest.mark.parametrize("game", capytable.games())
def test_a_deck_is_written_as_a_page_with_every_card_drawn(game: str, tmp_path: Path) -> None:
    page = tmp_path / "cards.html"
    assert run("decks", "show", game, "--html", str(page), "--lang", "en").returncode == 0
    text = page.read_text(encoding="utf-8")
    found = find(game)
    faces = found.faces(found.default_deck()) if found.faces else []
    assert text.count("<article") == sum(face.copies for face in faces) > 0
    assert text.count("<small>Stand-in") == text.count("<article")
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("typed", ["\N{SUPERSCRIPT TWO}", "9" * 5000, "\N{ARABIC-INDIC DIGIT NINE}" * 30, "[/x]", "0"])
def test_whatever_is_typed_at_the_table_is_answered(typed: str) -> None:
    played = run("play", "cookie-club", "--seats", "human,random", "--option", "first=0", keys=f"{typed}\nq\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "there is no action" in played.stdout


def test_between_two_people_the_hand_can_not_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("\ndraw\nend turn\n\nq\n"))
    match = capytable.new("cookie-club", players=2, seed=7, options={"first": 0})
    TerminalTable(match, ["human", "human"], Words("en"), Console(file=out, force_terminal=True, width=200)).run()
    assert match.mover == 1
    first, second = out.getvalue().split("\x1b[3J")[1:]
    hands = [", ".join(match.view(seat).players[seat].hand or []) for seat in (0, 1)]
    assert hands[0] in first
    assert hands[1] in second
    assert hands[1] not in first
    assert hands[0] not in second


def test_a_foreign_file_does_not_steer_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    assert run("decks", "copy", "cookie-club", str(file)).returncode == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(
        "\n".join('name = "\\u001b[2Jmine"' if line.startswith("name") else line for line in text.split("\n"))
    )
    assert "[2Jmine for cookie-club" in run("decks", "check", str(file)).stdout
    file.write_text(text + '\n["\\u001b[2J"]\n')
    wrong = run("decks", "check", str(file))
    assert wrong.returncode == 2
    assert "\x1b" not in wrong.stderr


def test_a_foreign_record_neither_breaks_nor_steers_the_terminal(tmp_path: Path) -> None:
    match = capytable.new("cookie-club", players=2, seed=1)
    match.sit(0, "[/bold]\x1b[2J\x9b2J", "human").sit(1, "[link=http://x]y", "human")
    match.play(match.legal_actions()[0]).abandon()
    record = tmp_path / "game.toml"
    record.write_text(match.record(), encoding="utf-8")
    replayed = run("replay", str(record), "--lang", "en")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert not {"\x1b", "\x9b"} & set(replayed.stdout)
    assert "[/bold][2J2J: " in replayed.stdout or "[link=http://x]y: " in replayed.stdout


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("play", "cooky-club"), "cookie-club"),
        (("play", "cookie-club", "--seats", "human"), "2 to 5"),
        (("play", "cookie-club", "--seats", "human,gredy"), "greedy"),
        (("play", "cookie-club", "--option", "first"), "name=value"),
        (("play", "cookie-club", "--option", "cookies=many"), "cookies"),
        (("play", "cookie-club", "--lang", "xx"), "language"),
        (("play", "cookie-club", "--position", "missing.toml"), "missing.toml"),
        (("simulate", "cookie-club", "--bots", ","), "no bot"),
        (("simulate", "cookie-club", "--players", "9"), "2 to 5"),
        (("replay", "missing.toml"), "missing.toml"),
        (("decks", "check", "missing.toml"), "missing.toml"),
        (("warm", "nosuch"), "nosuch"),
        (("play", "cookie-club", "--seats", "random,random", "--save", "no/such.toml"), "no/such.toml"),
    ],
)
def test_a_mistake_is_one_sentence_with_the_way_out(args: tuple[str, ...], word: str, tmp_path: Path) -> None:
    wrong = run(*args, cwd=tmp_path)
    assert wrong.returncode == 2
    assert word in wrong.stderr
    assert "Traceback" not in wrong.stderr
    assert len(wrong.stderr.strip().splitlines()) == 1


def test_unknown_options_of_the_command_line_are_refused() -> None:
    assert run("play", "--nosuch").returncode == 2
    assert run("simulate", "cookie-club", "--games", "0").returncode == 2
    assert run("serve", "--port", "-5").returncode == 2
