"""Several who choose at once at one keyboard: people one after the other behind the curtain, then the bots."""

from __future__ import annotations

import io

from rich.console import Console

import capytable
from capytable.catalogue import Words
from capytable.cli.terminal import TerminalTable


class Keys(TerminalTable):
    """A table whose keys are given beforehand; ``shown`` is what stood on the screen before each of them."""

    def __init__(self, kinds: list[str], keys: list[str]) -> None:
        match = capytable.new("capybara-crush", len(kinds), 4, {"variant": "draft"})
        self.screen = io.StringIO()
        console = Console(file=self.screen, highlight=False, width=200)
        super().__init__(match, kinds, Words("en"), console)
        self.keys, self.shown = keys, list[str]()

    def _ask(self, question: str) -> str:
        self.shown.append(self.screen.getvalue() + question)
        self.screen.seek(0)
        self.screen.truncate()
        if self.keys:
            return self.keys.pop(0)
        self.stopped = True
        return "q"


def test_people_choose_one_after_the_other_then_all_bots_at_once() -> None:
    table = Keys(["greedy", "human", "random", "human", "greedy"], ["", "2", "ready", "", "1", "ready", ""])
    table.run()
    assert [decision.seat for decision in table.match.decisions] == [1, 1, 3, 3, 0, 0, 2, 2, 4, 4]
    assert table.match.view().round == 1
    curtains = [shown for shown in table.shown if "take the keyboard" in shown]
    assert len(curtains) == 3
    hand = [card.code for card in table.match.view(1).players[1].reserve]
    assert not any(code in curtains[1] for code in hand)


def test_who_was_ready_takes_it_back_before_the_keyboard_is_passed_on() -> None:
    table = Keys(["human", "human"], ["", "1", "ready", "u", "u", "3", "ready", "", "1", "ready"])
    first, other = (table.match.legal_actions(0)[i].text for i in (0, 2))
    table.run()
    assert table.match.view().round == 1
    assert other != first
    assert f"reserve {table.match.view().players[0].reserve[0].code}" == other


def test_a_draft_of_sixteen_is_played_in_the_terminal_to_its_end() -> None:
    table = Keys(["greedy"] * 16, [])
    table.run()
    assert table.match.over
    assert len(table.match.result.winners) >= 4
