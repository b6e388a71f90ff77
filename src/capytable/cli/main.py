"""The command `capytable`."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=False, add_completion=False, help="Capybara card games at home.")


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_up(url: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(url + "/healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8765,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser when there is a display.")] = False,
) -> None:
    """Serve the table for the browser."""
    import uvicorn

    from capytable.server.app import create_app

    url = f"http://{host}:{port}"
    print(f"capytable is served on {url} (Ctrl+C ends it)", flush=True)
    if open_browser and _has_display():
        threading.Thread(target=_open_when_up, args=(url,), daemon=True).start()
    uvicorn.run(create_app(), host=host, port=port, ws="websockets-sansio", log_level="warning")


@app.callback(invoke_without_command=True)
def default(context: typer.Context) -> None:
    """Serve and open a browser when no command is given."""
    if context.invoked_subcommand is None:
        serve(open_browser=True)


def main() -> None:
    """Run the command line."""
    app()
