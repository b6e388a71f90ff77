"""A bot that raises, stalls or answers nonsense loses the move, not the game."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from capytable import SetupError, new
from capytable.bots import Budget, Seat
from capytable.bots.referee import Choice, choose_safely
from capytable.bots.registry import make

MATCH = new("cookie-club", 3, seed=5)
LEGAL = [action.id for action in MATCH.legal_actions()]


class Scripted:
    """Answers what it was told to."""

    id, name, description = "scripted", "Scripted", "Answers what it was told to."

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seat: Seat, budget: Budget) -> int:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer(seat) if callable(self.answer) else self.answer


def judged(answer: Any, patience: float = 30.0) -> Choice:
    assert MATCH.mover is not None
    before = MATCH.position()
    choice = choose_safely(Scripted(answer), MATCH, MATCH.mover, Budget(), patience)
    assert MATCH.position() == before
    assert choice.action in LEGAL
    return choice


def test_a_legal_answer_is_taken() -> None:
    assert len(LEGAL) > 1
    for action in LEGAL:
        assert judged(action) == Choice(action)
    assert judged(lambda seat: seat.legal[-1]) == Choice(LEGAL[-1])


def test_a_bot_that_rewrites_the_table_changes_nobodys_game() -> None:
    def vandalise(seat: Seat) -> int:
        for table in (seat.table, seat.copy(1).table):
            table.capybara, table.turn_limit = 99, 1
            table.copies[:] = [0] * len(table.copies)
        return seat.legal[0].id

    pack = MATCH.variant.table.pack
    before = pack(MATCH.table)
    assert judged(vandalise) == Choice(LEGAL[0])
    assert pack(MATCH.table) == before == pack(new("cookie-club", 3).table)


@pytest.mark.parametrize("nonsense", [None, "draw", -1, 9999, 3.0, True, [LEGAL[0]], {}, object()])
def test_nonsense_is_replaced(nonsense: Any) -> None:
    choice = judged(nonsense)
    assert choice.note is not None
    assert choice.note.startswith(f"bot scripted answered {nonsense!r}")


@pytest.mark.parametrize("fault", [RuntimeError("ouch"), KeyboardInterrupt(), SystemExit(3)])
def test_a_raising_bot_is_replaced(fault: BaseException) -> None:
    choice = judged(fault)
    assert choice.note is not None
    assert f"raised {type(fault).__name__}" in choice.note


def test_a_stalling_bot_is_replaced() -> None:
    release = threading.Event()
    try:
        choice = judged(lambda seat: release.wait(), patience=0.05)
        assert choice.note is not None
        assert "gave no answer in 0.05 s" in choice.note
    finally:
        release.set()


def test_a_forced_move_is_not_asked_for() -> None:
    match = new("cookie-club", 3, seed=5)
    while len(match.legal_actions()) != 1:
        match.play(match.legal_actions()[0])
    assert match.mover is not None
    choice = choose_safely(Scripted(RuntimeError("asked")), match, match.mover, Budget())
    assert choice == Choice(match.legal_actions()[0].id)


def test_the_fallback_is_the_simple_bot() -> None:
    assert MATCH.mover is not None
    assert judged(None).action == make("greedy").choose(Seat(MATCH, MATCH.mover, 0), Budget())


def test_only_a_mover_gets_a_seat() -> None:
    idle = next(seat for seat in range(3) if seat not in MATCH.movers)
    with pytest.raises(SetupError, match="nothing to decide"):
        Seat(MATCH, idle, 0)


@pytest.mark.parametrize("wrong", [{"simulations": 0}, {"seconds": 0.0}, {"seconds": 1e9}, {"threads": 0}])
def test_impossible_budgets_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Budget(**wrong)
