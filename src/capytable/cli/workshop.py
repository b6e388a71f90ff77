"""Commands for designers: simulations, compiling ahead, speeds of this machine."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import capytable
from capytable.bots.worker import warm as warm_up
from capytable.cli.terminal import options_of
from capytable.games import find
from capytable.kernel.errors import FastMissingError, SetupError
from capytable.kernel.loader import bind, has_fast
from capytable.kernel.random import seed_game
from capytable.lab.simulate import simulate as run_simulation
from capytable.lab.summary import Summary
from capytable.match.setup import make_setup

PLAIN_SECONDS = 1.0
"""How long ``bench`` plays in plain Python for a row."""


def simulate(
    game: Annotated[str, typer.Argument(help="A game's id, see `capytable games`.")],
    players: Annotated[int | None, typer.Option(help="How many play; the fewest if left out.")] = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one a seat with commas.")] = "random",
    seed: Annotated[int, typer.Option(help="Same seed, same games.", min=0)] = 0,
    rotate: Annotated[bool, typer.Option(help="Play each deal in every rotation of the seats.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="name=value, see `capytable games`; repeatable.")] = None,
    deck: Annotated[Path | None, typer.Option(help="A deck file of your own.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play many games and sum up who won, how long it took and with what scores."""
    wanted = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if not wanted:
        raise SetupError("--bots names no bot")
    error = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error, transient=True, disable=not error.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        summary = run_simulation(
            game,
            players,
            games,
            wanted,
            seed,
            options_of(option or []),
            deck,
            progress=lambda done, _: progress.update(bar, completed=done),
            rotate=rotate,
        )
    if as_json:
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        _print_summary(summary)


def _print_summary(summary: Summary) -> None:
    console = Console(highlight=False)
    rate = summary.games / summary.seconds if summary.seconds else 0.0
    console.print(
        f"[bold]{summary.game}[/bold] {summary.variant}, {summary.players} players: {summary.games} games in "
        f"{summary.seconds:.1f} s ({rate:,.0f} a second), seed {summary.seed}"
    )
    length = summary.length
    console.print(f"decisions a game: {length.mean:.1f} ({length.least:.0f} to {length.most:.0f})")
    table = Table(box=None, header_style="bold")
    for title in ("seat", "bot", "wins", "95 %", "score", "from", "to"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for seat, (share, score) in enumerate(zip(summary.by_seat, summary.scores, strict=True)):
        bot = summary.bots[seat]
        table.add_row(str(seat), bot, *_share(share), f"{score.mean:.1f}", f"{score.least:.0f}", f"{score.most:.0f}")
    console.print(table)
    if len(set(summary.bots)) > 1:
        for bot, share in zip(summary.bots, summary.by_bot, strict=True):
            wins, interval = _share(share)
            console.print(f"{bot}: {wins} ({interval})")
    if summary.notes:
        console.print(f"{summary.notes} moves were made by a fallback for a bot that failed", style="yellow")


def _share(share: Any) -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"


def warm(
    game: Annotated[str | None, typer.Argument(help="A game's id; all games if left out.")] = None,
) -> None:
    """Compile ahead what bots and simulations need, so that nobody waits for it later."""
    if not has_fast():
        raise FastMissingError("there is nothing to compile without the fast extra: pip install 'capytable[fast]'")
    console = Console(stderr=True)
    for name in [find(game).id] if game else capytable.games():
        for variant in find(name).variants:
            began = perf_counter()
            with console.status(f"compiling {name} {variant.id}"):
                warm_up(name, variant.id)
            typer.echo(f"{name} {variant.id}: ready in {perf_counter() - began:.1f} s")


def bench(
    game: Annotated[str | None, typer.Argument(help="A game's id; all games if left out.")] = None,
    games: Annotated[int, typer.Option(help="Random games in compiled code for each row.", min=100)] = 20_000,
) -> None:
    """Measure this machine: random play, compiled and plain (comparisons with other libraries: `make bench`)."""
    table = Table(box=None, header_style="bold")
    for title in ("game", "players", "mode", "decisions/s", "games/s"):
        table.add_column(title, justify="left" if title in ("game", "mode") else "right")
    for name in [find(game).id] if game else capytable.games():
        for players in sorted(set(find(name).variants[0].players)):
            if has_fast():
                run_simulation(name, players, 100)
                table.add_row(name, str(players), "compiled, all cores", *_speed(name, players, games))
            table.add_row(name, str(players), "plain, 1 core", *_plain_speed(name, players))
    Console().print(table)


def _speed(name: str, players: int, games: int) -> tuple[str, str]:
    summary = run_simulation(name, players, games)
    return f"{summary.length.mean * games / summary.seconds:,.0f}", f"{games / summary.seconds:,.0f}"


def _plain_speed(name: str, players: int) -> tuple[str, str]:
    setup = make_setup(find(name), players)
    play = bind(setup.variant).module("capytable.kernel.play")
    began, decisions, games, r = perf_counter(), 0, 0, [1]
    while perf_counter() - began < PLAIN_SECONDS:
        s = setup.variant.state.new()
        seed_game(s.rng, games, 0)
        decisions += play.whole_game(s, setup.table, r, setup.variant.max_length)
        games += 1
    took = perf_counter() - began
    return f"{decisions / took:,.0f}", f"{games / took:,.0f}"
