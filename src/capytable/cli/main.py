"""The command `capytable`: a browser table, a terminal table, simulations and files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from capytable.bots.registry import bots, info
from capytable.cli import decks, files, terminal, workshop
from capytable.cli.speech import printable
from capytable.kernel.errors import CapytableError

BAD_INPUT, FAILED, INTERRUPTED = 2, 1, 130
"""Exit codes: what was asked for is not possible; it broke; it was stopped."""

_BOTS = "Bots: " + "; ".join(f"{name} ({info(name).name}): {info(name).description}" for name in bots())
app = typer.Typer(
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Capybara card games: at a table in the browser or in the terminal, against fair bots, or by the million.",
    epilog=_BOTS,
)
app.command()(files.games)
app.command(epilog=_BOTS)(terminal.play)
app.command(epilog=_BOTS)(workshop.simulate)
app.command()(files.replay)
app.command()(files.rules)
app.command()(workshop.warm)
app.command()(workshop.bench)
app.add_typer(decks.app, name="decks")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; beyond this machine the link carries a key.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int, typer.Option(help="Port to listen on; the next free one if it is taken.", min=0, max=65535)
    ] = 8765,
    data: Annotated[Path | None, typer.Option(help="Folder for the games; the platform's if left out.")] = None,
    database: Annotated[str | None, typer.Option(help="SQLAlchemy URL of a database instead of a file.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A further host name people may use.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser if there is a display.")] = False,
) -> None:
    """Serve the table for the browser."""
    from capytable.server import run

    try:
        run.serve(host, port, data, open_browser, database, tuple(name or ()), say=_say)
    except run.ServeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(FAILED) from error


def _say(text: str) -> None:
    print(text, flush=True)


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(version("capytable"))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def default(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=_version)] = False,
) -> None:
    """Serve the table and open a browser when no command is given."""
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> None:
    """Run the command line; what the user can mend is one sentence on standard error."""
    try:
        app()
    except CapytableError as error:
        typer.echo(printable(str(error)), err=True)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
