"""Bots by id and from files, with errors that say what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from capytable import BotError, SetupError, UnknownGameError, new
from capytable.bots import Bot, Budget, Seat, registry

GOOD = '''
from capytable.bots import Budget, Seat


class Lowest:
    """Takes the first action there is."""

    def choose(self, seat: Seat, budget: Budget) -> int:
        return seat.legal[0].id
'''


def test_shipped_bots_keep_the_contract() -> None:
    assert registry.bots() == ["random", "greedy", "search"]
    match = new("cookie-club", 4, seed=8)
    assert match.mover is not None
    seat = Seat(match, match.mover, 1)
    for bot_id in registry.bots():
        bot = registry.make(bot_id)
        assert isinstance(bot, Bot)
        assert bot.id == bot_id
        assert bot.choose(seat, Budget(simulations=20, fast=False)) in {action.id for action in seat.legal}
        info = registry.info(bot_id)
        assert info.id == bot_id
        assert info.name
        assert info.description.endswith(".")


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(UnknownGameError, match="did you mean 'greedy'"):
        registry.make("gready")


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "lowest.py"
    path.write_text(GOOD)
    bot = registry.make(f"{path}@30ms")
    assert (bot.id, bot.name, bot.description) == ("lowest", "Lowest", "Takes the first action there is.")
    match = new("cookie-club", seed=1)
    assert match.mover is not None
    assert bot.choose(Seat(match, match.mover, 0), Budget()) == match.legal_actions()[0].id


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1", "found none"),
        (GOOD + GOOD.replace("Lowest", "Other"), "found Lowest, Other"),
        ("import nothing_of_this_name", "bot.py:1: ModuleNotFoundError"),
        ("\n\n1 / 0", "bot.py:3: ZeroDivisionError"),
        ("def broken(:", "SyntaxError"),
        (
            GOOD.replace("    def choose", "    def __init__(self, x): ...\n\n    def choose"),
            r"Lowest\(\) failed: TypeError",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_reason(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(text)
    with pytest.raises(BotError, match=said):
        registry.make(str(path))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="no such file"):
        registry.make(str(tmp_path / "none.py"))


def test_budgets_in_a_spec() -> None:
    usual = Budget(seconds=0.4, seed=9)
    assert registry.budget("search", usual) == usual
    assert registry.budget("search@200ms", usual) == Budget(seconds=0.2, seed=9)
    assert registry.budget("search@1.5s", usual) == Budget(seconds=1.5, seed=9)
    assert registry.budget("search@500", usual) == Budget(simulations=500, seed=9)
    assert registry.split("dir@home/bot.py") == ("dir@home/bot.py", None)
    for wrong in ("search@", "search@fast", "search@1.5", "search@-3", "search@0"):
        with pytest.raises(SetupError):
            registry.budget(wrong, usual)
