"""The functions a game's rules module defines; generic code imports them from here and the loader binds the game's.

``s`` is the state and ``t`` the table: plain objects or records.  All are written in the language of rules
(``kernel.language``) and run at both speeds.  Calling one of these stubs raises: generic code runs only when bound.
"""

from __future__ import annotations

from typing import Any, NoReturn


def _unbound() -> NoReturn:
    raise RuntimeError("generic code runs only bound to a game: see capytable.kernel.loader.bind")


def deal(s: Any, t: Any) -> None:
    """Set up the first position.  ``s`` is all zero but for ``s.rng``, which is seeded; ``t.players`` play."""
    _unbound()


def movers(s: Any, t: Any) -> int:
    """Bit mask of the seats that may act now; 0 exactly when the game is over."""
    _unbound()


def legal(s: Any, t: Any, seat: int, out: Any) -> int:
    """Write the seat's legal action ids into ``out``, ascending, and return how many (>= 1 for a mover, else 0)."""
    _unbound()


def sample(s: Any, t: Any, seat: int, r: Any) -> int:
    """One of the seat's legal actions, each equally likely, drawn with ``kernel.random.pick(r, …)``."""
    _unbound()


def apply(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action of a mover.  Trusted: nothing is checked."""
    _unbound()


def over(s: Any, t: Any) -> bool:
    """Whether the game has ended."""
    _unbound()


def winners(s: Any, t: Any) -> int:
    """Bit mask of the seats that have won (at the end).  A solo game that is lost has none."""
    _unbound()


def score(s: Any, t: Any, seat: int) -> int:
    """The seat's points now (cookies, points)."""
    _unbound()


def determinize(s: Any, t: Any, seat: int, r: Any) -> None:
    """Deal anew, in place, what the seat does not know, and reseed ``s.rng`` from ``r``.

    A function of what the seat knows and of ``r`` alone: two states that look alike to the seat become equal.
    ``seat`` -1 is a spectator.
    """
    _unbound()


def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    """Write what the seat knows as numbers (int16) into ``out``; every one of the variant's cells is written."""
    _unbound()


def section(s: Any, t: Any) -> int:
    """Optional: the number of the part of the game that is being played (a round), never falling.

    A search looks ahead to the end of the part; a game without parts leaves the function out.
    """
    _unbound()


def hunch(s: Any, t: Any, seat: int, r: Any) -> int:
    """Optional: a quick, sensible legal action with some chance in it, drawn with ``kernel.random.pick(r, …)``.

    A search plays on with it; a game that leaves it out is played on with :func:`sample`.
    """
    _unbound()


def prize(s: Any, t: Any, seat: int, won: int, whole: int) -> int:
    """Optional: what the end of the game is worth to a seat in a search, 0 … ``whole``; ``won`` are the winners.

    For a game that is easily lost: a narrow defeat may count more than a clear one.  Without it wins alone count, and
    are shared.
    """
    _unbound()
