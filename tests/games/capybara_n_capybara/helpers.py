"""Situations of Capybara 'n' Capybara in a line or two.

    table = line("ABCA", "DDDD", display="AABCD", pumpkins=["AABB"])
    table.play("gain 1 walk 2", "take A", "gap 0")
    assert table.line(0) == "AB|ACA"

A line is written from the front; ``|`` is where the monkey stands (behind all cards when left out).
"""

from __future__ import annotations

from typing import Any

from tests.games.situations import Situation, dealt, position

from capytable.games.capybara_n_capybara import GAME
from capytable.games.capybara_n_capybara.cards import NAMES, pumpkin_codes
from capytable.kernel.loader import bind

VARIANT = GAME.variant("standard")
STATE = VARIANT.state
RULES = bind(VARIANT).rules


class Table(Situation):
    """A played situation."""

    def line(self, seat: int) -> str:
        """A seat's line with the monkey in it."""
        cards = "".join(NAMES[kind] for kind in self.s.line[seat][: self.s.length[seat]])
        return f"{cards[: self.s.ahead[seat]]}|{cards[self.s.ahead[seat] :]}"

    @property
    def display(self) -> str:
        return "".join(self.view(-1).display)

    @property
    def phase(self) -> str:
        return str(self.view(-1).phase)

    def of(self, *starts: str) -> list[str]:
        """The legal actions that begin with one of these words."""
        return [text for text in self.legal if text.startswith(starts)]


def make_table(players: int, deck: Any = None, **options: Any) -> Any:
    """The table record of a checked deck."""
    return GAME.make_table(VARIANT, players, deck or GAME.default_deck(), options)


def line(
    *lines: str,
    display: str = "ABCDE",
    pumpkins: list[str] | None = None,
    hands: list[str] | None = None,
    scored: list[list[str]] | None = None,
    deck: Any = None,
    exhausted: bool = False,
    seed: int = 1,
    **document: Any,
) -> Table:
    """A situation with one line a seat.

    ``hands`` are the pumpkins in hand ("" = scored); by default each seat holds one of the arrows 3, 4, 6, 7.
    ``exhausted`` puts every capybara that is named nowhere at the end of the last line, so that deck and discards are
    empty.
    """
    t = make_table(len(lines), deck)
    hands = hands or [">3", ">4", ">6", ">7"][: len(lines)]
    written = "".join(lines).replace("|", "") + display + "".join(document.get("discards", []))
    rest = "".join(letter * (t.copies[i] - written.count(letter)) for i, letter in enumerate(NAMES))
    rows = []
    for seat, text in enumerate(lines):
        ahead, bar, behind = text.partition("|")
        cards = ahead + behind + (rest if exhausted and seat == len(lines) - 1 else "")
        row: dict[str, Any] = {"line": cards, "ahead": len(ahead) if bar else len(cards), "hand": hands[seat]}
        rows.append(row | ({"scored": scored[seat]} if scored else {}))
    document |= {"player": rows, "display": list(display), "pumpkins": pumpkins or []}
    return Table(GAME, VARIANT, position(GAME, VARIANT, t, document, seed), t)


def new(players: int, seed: int = 1, deck: Any = None, **options: Any) -> Table:
    """A new game."""
    t = make_table(players, deck, **options)
    return Table(GAME, VARIANT, dealt(VARIANT, t, seed), t)


def legal_ids(s: Any, t: Any, seat: int) -> list[int]:
    """What the plain rules allow a seat."""
    out = [-1] * VARIANT.actions
    return out[: RULES.legal(s, t, seat, out)]


def codes(t: Any) -> tuple[str, ...]:
    """The codes of all pumpkins."""
    return pumpkin_codes(t)
