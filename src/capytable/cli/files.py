"""Commands that show what there is: games, rules, records."""

from __future__ import annotations

import json
from importlib.resources import files as package_files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import capytable
from capytable.catalogue import Words
from capytable.cli.speech import Language, language, seat_names, tell
from capytable.games import find
from capytable.kernel.errors import RecordError, SetupError
from capytable.kernel.game import Game, Option
from capytable.kernel.spoken import Names


def games(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List the games with their variants, players and options."""
    found = [find(name) for name in capytable.games()]
    if as_json:
        typer.echo(json.dumps([_told(game) for game in found]))
        return
    table = Table(box=None, header_style="bold")
    for title in ("game", "name", "variant", "players", "options"):
        table.add_column(title, no_wrap=title == "game")
    for game in found:
        for variant in game.variants:
            options = "\n".join(_option(option) for option in variant.options)
            players = "-".join(map(str, sorted(set(variant.players))))
            table.add_row(game.id, game.names.get("en", game.id), variant.id, players, options)
    Console().print(table)


def _told(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "names": dict(game.names),
        "variants": [
            {
                "id": variant.id,
                "players": list(variant.players),
                "options": {option.id: _option(option) for option in variant.options},
            }
            for variant in game.variants
        ],
    }


def _option(option: Option) -> str:
    possible = {
        "int": f"{option.low} to {option.high}",
        "seat": "a seat, or -1 for random",
        "choice": ", ".join(option.choices),
    }[option.kind]
    return f"{option.id}={option.default} ({possible})"


def rules(
    game: Annotated[str, typer.Argument(help="A game's id, see `capytable games`.")],
    lang: Language = None,
) -> None:
    """Show a game's rules with their ids, in our own words."""
    Console().print(Markdown(own_file(game, f"rules.{language(lang)}.md", "rules page")))


def own_file(game: str, name: str, what: str) -> str:
    """The text of a file in a game's folder.  Raises ``SetupError`` where there is none."""
    page = package_files(find(game).view.__module__.rpartition(".")[0]).joinpath(name)
    if not page.is_file():
        raise SetupError(f"{game} has no {what}")
    return page.read_text(encoding="utf-8")


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as saved by the table or by `capytable play`.")],
    first: Annotated[int, typer.Option("--from", help="Begin with this decision.", min=0)] = 0,
    step: Annotated[bool, typer.Option(help="Wait for Enter after each decision and show the table.")] = False,
    lang: Language = None,
) -> None:
    """Replay a record: every decision, what it did, and the result."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"{file}: cannot be read: {error}") from error
    ended = capytable.load(text)
    words, console = Words(language(lang)), Console(highlight=False)
    match = ended.restart()
    names = Names(seat_names(ended, words))
    told = len(match.events())
    for number, decision in enumerate(ended.decisions):
        match.play(decision.action, decision.seat)
        lines = tell(match, words, names, None, told)
        told = len(match.events())
        if number < first:
            continue
        line = Text(f"{number:4}", style="dim")
        line.append(f"  {names.of(decision.seat)}", style="not dim bold")
        line.append(f": {match.setup.texts[decision.action]}", style="not dim")
        console.print(line)
        for told_line in lines:
            console.print(f"        {told_line}", style="dim", markup=False)
        if step:
            console.print(str(match), markup=False)
            typer.prompt("Enter", default="", show_default=False)
    result = ended.result
    if result is None:
        console.print(words.text("cli-unfinished"))
        return
    scores = ", ".join(f"{names.of(seat)} {score}" for seat, score in enumerate(result.scores))
    winners = ", ".join(names.of(seat) for seat in result.winners)
    line = Text(words.text("cli-won", winners=winners, count=len(result.winners)), style="bold")
    console.print(line.append(f"  {scores}", style="not bold"))
