"""The command `capytable`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=False, add_completion=False, help="Capybara card games at home.")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8765,
    data: Annotated[Path | None, typer.Option(help="Folder for the games; the platform's without.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser when there is a display.")] = False,
) -> None:
    """Serve the table for the browser."""
    from capytable.server import run

    try:
        run.serve(host, port, data, open_browser, say=_say)
    except run.ServeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error


def _say(text: str) -> None:
    print(text, flush=True)


@app.callback(invoke_without_command=True)
def default(context: typer.Context) -> None:
    """Serve and open a browser when no command is given."""
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> None:
    """Run the command line."""
    app()
