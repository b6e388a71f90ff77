"""Checks that a game keeps its contract; shipped, so that an author of a game can run them.

>>> from capytable.checks import check_game
>>> from capytable.games import find
>>> check_game(find("cookie-club"), players=[2], games=1, fast=False, stalling=False).ok
True
"""

from capytable.checks.game import check_game
from capytable.checks.report import CheckError, Fault, Report

__all__ = ["CheckError", "Fault", "Report", "check_game"]
