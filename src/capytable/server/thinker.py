"""How a worker process behaves: politely, and not longer than the server that started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin() -> None:
    """Called first in every worker: leave Ctrl+C to the server, leave the processor to people, end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, name="end with parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ready() -> bool:
    """Answer as soon as the worker runs and has loaded what bots need."""
    from capytable.bots import worker

    return callable(worker.think)
