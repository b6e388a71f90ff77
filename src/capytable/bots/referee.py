"""Ask a bot and accept only a legal answer in time; whatever else it does costs it the move, not the game."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from numbers import Integral
from typing import Any

from capytable.bots.contract import Bot, Budget
from capytable.bots.greedy import GreedyBot
from capytable.bots.seat import Seat
from capytable.match.actions import Action
from capytable.match.match import Match

PATIENCE = 10.0
"""Seconds that a bot may take beyond its budget before it counts as stalled."""


@dataclass(frozen=True)
class Choice:
    """A legal action's id; ``note`` says in English why a fallback made it, None when the bot itself did."""

    action: int
    note: str | None = None


def choose_safely(bot: Bot, match: Match, seat: int, budget: Budget, patience: float = PATIENCE) -> Choice:
    """The bot's choice for a mover of the match, or a fallback's if it raises, stalls or answers nonsense."""
    return ask(bot, Seat(match, seat, budget.seed), budget, patience)


def ask(bot: Bot, seat: Seat, budget: Budget, patience: float = PATIENCE) -> Choice:
    """The same for a seat that is already made.  A stalled bot's thread is left to itself and dies with the process."""
    if len(seat.legal) == 1:
        return Choice(seat.legal[0].id)
    answer: list[Any] = []
    limit = (budget.seconds or 0.0) + patience
    if budget.seconds is None and _shipped(bot):
        limit = threading.TIMEOUT_MAX  # its budget is a number of simulations, which may take any time
    thread = threading.Thread(target=_answer, args=(bot, seat, budget, answer), daemon=True)
    thread.start()
    thread.join(limit)
    if not answer:
        return _replaced(bot, seat, f"gave no answer in {limit:g} s")
    given = answer[0]
    if isinstance(given, BaseException):
        return _replaced(bot, seat, f"raised {type(given).__name__}: {given}")
    action: object = given.id if isinstance(given, Action) else given
    if isinstance(action, bool) or not isinstance(action, Integral) or action not in {legal.id for legal in seat.legal}:
        return _replaced(bot, seat, f"answered {given!r}, which is not possible now")
    return Choice(int(action))


def _answer(bot: Bot, seat: Seat, budget: Budget, answer: list[Any]) -> None:
    try:
        answer.append(bot.choose(seat, budget))
    except BaseException as fault:
        answer.append(fault)


def _shipped(bot: Bot) -> bool:
    return type(bot).__module__.startswith("capytable.bots.")


def _replaced(bot: Bot, seat: Seat, why: str) -> Choice:
    legal = [action.id for action in seat.legal]
    try:
        action = GreedyBot().choose(seat, Budget())
    except Exception:
        action = legal[0]
    return Choice(action if action in legal else legal[0], f"bot {bot.id} {why}; a simple move was made instead")
