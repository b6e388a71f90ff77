"""``python -m benchmarks [WHAT …]``: measure against peers in the same run and print tables of ratios."""

from __future__ import annotations

import argparse
import importlib
import os
import platform
from pathlib import Path

from benchmarks.measure import MARKS, Subject, pin

SPEED = ("random_play", "search", "batch")
EVERYTHING = (*SPEED, "page", "first_page", "draft", "strength")


def main() -> None:
    """Run what was asked for; without a name all that measures speed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("what", nargs="*", default=SPEED, metavar="WHAT", help=", ".join(EVERYTHING))
    parser.add_argument("--game", default="cookie-club", choices=sorted(MARKS), help="the game (cookie-club)")
    parser.add_argument("--variant", help="the variant (the game's first)")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="each contender's seconds a round (1)")
    parser.add_argument("--core", type=int, default=1, help="the core to keep to (1)")
    parser.add_argument("--games", type=int, default=1000, help="strength: games a duel (1000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="strength: processes")
    parser.add_argument("--only", help="strength: only the duels of the bot whose id begins so")
    parser.add_argument("--publish", type=Path, help="strength: a JSON file for a lone player's results")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="strength: where games are kept")
    asked = parser.parse_args()
    unknown = sorted({*asked.what} - {*EVERYTHING})
    if unknown:
        parser.error(f"nothing is called {unknown[0]!r}; there is {', '.join(EVERYTHING)}")
    load = f"{os.getloadavg()[0]:.1f} processes wanting to run" if hasattr(os, "getloadavg") else "load unknown"
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, {load}")
    subject = Subject(asked.game, asked.variant)
    for name in asked.what:
        module = importlib.import_module(f"benchmarks.{name}")
        if name == "strength":
            folder = asked.folder / "-".join([asked.game, *([asked.variant] if asked.variant else [])])
            module.run(subject, asked.games, folder, asked.workers, asked.only, asked.publish)
        elif name in SPEED:
            pin(asked.core)
            module.run(subject, asked.rounds, asked.seconds)
        else:  # server and browser take the cores they find
            module.run(asked.rounds, asked.seconds)


if __name__ == "__main__":
    main()
