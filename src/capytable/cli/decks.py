"""Deck files: check one, show a game's cards, write a template to type a box into."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capytable.catalogue import Words
from capytable.cli.files import own_file
from capytable.cli.printing import page
from capytable.cli.speech import Language, language, printable
from capytable.games import find
from capytable.kernel.errors import SetupError
from capytable.match.setup import deck_of_file

app = typer.Typer(help="Deck files: the cards a table plays with.", no_args_is_help=True)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck file (TOML).")],
    game: Annotated[str | None, typer.Option(help="The game; by default what the file says.")] = None,
) -> None:
    """Check a deck file: every fault with its line and what would be right."""
    deck = deck_of_file(file, find(game) if game else None)
    stand_in = " (a stand-in)" if deck.get("stand_in") else ""
    name = printable(str(deck.get("name", "a deck")))
    typer.echo(f"{file}: {name} for {deck['game']}{stand_in} can be played")


@app.command()
def show(
    game: Annotated[str, typer.Argument(help="A game's id, see `capytable games`.")],
    deck: Annotated[Path | None, typer.Option(help="A deck file of your own instead of the shipped one.")] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with all cards drawn, to print or save as PDF.")
    ] = None,
    lang: Language = None,
) -> None:
    """Print a deck's file, or write all its cards as a page to print."""
    found = find(game)
    content = deck_of_file(deck, found) if deck else found.default_deck()
    if html is None:
        typer.echo(deck.read_text(encoding="utf-8") if deck else template(game))
        return
    try:
        html.write_text(page(found, content, Words(language(lang))), encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{html} cannot be written: {error}") from error
    typer.echo(f"{html} is written; open it in a browser and print it")


@app.command()
def copy(
    game: Annotated[str, typer.Argument(help="A game's id, see `capytable games`.")],
    file: Annotated[Path, typer.Argument(help="The file to write; an existing one is kept.")],
) -> None:
    """Write the shipped deck to a file, to type in what the cards of your box say."""
    text = template(game)
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError as error:
        raise SetupError(f"{file} is there already; choose another name") from error
    except OSError as error:
        raise SetupError(f"{file} cannot be written: {error}") from error
    typer.echo(f"{file} is written; play with it: capytable play {game} --deck {file}")


def template(game: str) -> str:
    """The shipped deck's file, comments and all."""
    return own_file(game, "deck.toml", "deck file")
