"""Bots in real worker processes: good ones, and ones that die, stall, raise or answer nonsense."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import capytable
from capytable.bots import Seat
from capytable.server.thinking import Answer, Thinking

BAD = {
    "dies": "import os; os._exit(3)",
    "stalls": "import time; time.sleep(60)",
    "raises": "raise KeyError('where is my tea')",
    "answers nonsense": "return 100000",
    "answers in words": "return 'the good one'",
}


def ask(*specs: str, slack: float = 15.0) -> list[Answer]:
    """What the bots answer, one after the other, from one set of workers."""
    match = capytable.new("cookie-club", players=3, seed=1)
    assert match.mover is not None
    seat = Seat(match, match.mover, 5)

    async def think() -> list[Answer]:
        thinking = Thinking(workers=1, slack=slack)
        thinking.start()
        try:
            return [await thinking.decide(seat, spec) for spec in specs]
        finally:
            thinking.stop()

    answers = asyncio.run(think())
    legal = {action.id for action in seat.legal}
    assert all(answer.action in legal for answer in answers)
    return answers


def bot(folder: Path, does: str) -> str:
    file = folder / "own.py"
    file.write_text(f"class Own:\n    def choose(self, seat, budget):\n        {does}\n")
    return str(file)


@pytest.mark.slow
@pytest.mark.parametrize("does", BAD.values(), ids=list(BAD))
def test_a_bad_bot_is_replaced_for_the_move(tmp_path: Path, does: str) -> None:
    bad, good = ask(bot(tmp_path, does), "greedy", slack=3.0)
    assert bad.trouble
    assert good.trouble is None, "the worker is replaced"
    assert bad.action == good.action, "the simpler bot answers instead"


def test_what_nobody_waits_for_any_more_is_not_thought_about(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spec = bot(tmp_path, f"import time; open({str(log)!r}, 'a').write('x'); time.sleep(1); return seat.legal[0].id")
    match = capytable.new("cookie-club", players=3, seed=1)
    assert match.mover is not None
    seat = Seat(match, match.mover, 5)

    async def leave_and_come_back() -> Answer:
        thinking = Thinking(workers=1)
        try:
            first = asyncio.create_task(thinking.decide(seat, spec))
            while not log.exists():
                await asyncio.sleep(0.05)
            rest = [asyncio.create_task(thinking.decide(seat, spec)) for _ in range(20)]
            await asyncio.sleep(0.1)
            for left in (first, *rest):
                left.cancel()
            return await thinking.decide(seat, "greedy")
        finally:
            thinking.stop()

    assert asyncio.run(leave_and_come_back()).trouble is None
    assert log.read_text() == "x"


def test_every_shipped_bot_answers_in_a_worker() -> None:
    assert [answer.trouble for answer in ask("random", "greedy", "search@100ms")] == [None, None, None]


def test_workers_that_are_all_gone_are_started_anew() -> None:
    match = capytable.new("cookie-club", players=3, seed=1)
    assert match.mover is not None
    seat = Seat(match, match.mover, 5)

    async def think() -> Answer:
        thinking = Thinking(workers=1)
        thinking.start()
        try:
            assert (await thinking.decide(seat, "greedy")).trouble is None
            for pool in thinking._pools.values():
                pool.stop()
                pool.join()
            thinking.prepare(match)
            return await thinking.decide(seat, "greedy")
        finally:
            thinking.stop()

    assert asyncio.run(think()).trouble is None


def test_an_unknown_bot_is_trouble_and_no_end() -> None:
    assert ask("nobody")[0].trouble


@pytest.mark.slow
def test_compiled_thinking_takes_over_when_it_is_ready() -> None:
    pytest.importorskip("numba")
    match = capytable.new("cookie-club", players=2, seed=1)
    assert match.mover is not None
    seat = Seat(match, match.mover, 5)

    async def think() -> Answer:
        thinking = Thinking(workers=1)
        try:
            thinking.prepare(match)
            kind = (match.game.id, match.variant.id)
            first = await thinking.decide(seat, "greedy")
            assert first.trouble is None, "answered while the other compiles"
            while thinking._warm[kind] is None:
                await asyncio.sleep(0.05)
            assert thinking._warm[kind], "compiled"
            return await thinking.decide(seat, "search@100ms")
        finally:
            thinking.stop()

    assert asyncio.run(think()).trouble is None
