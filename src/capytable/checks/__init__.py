"""Checks that a game keeps its contract; shipped, so that an author of a game can run them.

>>> from capytable.checks import check_game
>>> from capytable.games import find  # doctest: +SKIP
>>> print(check_game(find("cookie-club"), players=[3]))  # doctest: +SKIP
"""

from capytable.checks.game import check_game
from capytable.checks.report import CheckError, Fault, Report

__all__ = ["CheckError", "Fault", "Report", "check_game"]
