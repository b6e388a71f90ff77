"""Situations of Capybara Crush in a line or two.

    table = herds("MGT _ _", "_ _ _", hand=["GMT"], step="play")
    table.play("play 1", "on 1")

A herd is written from the left: ``_`` a capy without critters, otherwise the first letters of a card's critters from
the top (``MGT``: monkey, goat, turtle; yuzu is Y), ``~`` behind it turned by 180°, ``^`` or ``v`` slid up or down by a
row.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from tests.games.situations import Situation, dealt, position

from capytable.games.capybara_crush import GAME
from capytable.games.capybara_crush.cards import CRITTERS, card_code

STANDARD, SOLO, DRAFT = GAME.variants


def plain_deck(backgrounds: dict[str, str] | None = None) -> dict[str, Any]:
    """All sixty triples, numbered in the order of their letters G, M, T, B, Y; pink but where ``backgrounds`` says."""
    cards = []
    for number, triple in enumerate(permutations(CRITTERS, 3), 1):
        letters = "".join(critter[0].upper() for critter in triple)
        ground = (backgrounds or {}).get(letters, "pink")
        cards.append({"number": number, "critters": list(triple), "background": ground})
    return {**GAME.default_deck(), "card": cards}


class Table(Situation):
    """A played situation."""

    def code(self, letters: str) -> str:
        """The code of the card with these critters."""
        found = [card_code(self.t, card) for card in range(60)]
        return next(code for code in found if code.split(".")[1] == letters)

    def act(self, *texts: str) -> Table:
        """Like ``play``, with cards named by their letters."""
        for text in texts:
            word, _, rest = text.partition(" ")
            self.play(f"{word} {self.code(rest)}" if word in ("play", "discard") else text)
        return self

    def herd(self, seat: int = 0) -> str:
        """A seat's herd as it is written."""
        return " ".join(_written(capy) for capy in self.view(seat).players[seat].herd)

    def river(self) -> list[str]:
        return [card.code.split(".")[1] if card else "" for card in self.view(-1).river]

    def hand(self, seat: int) -> list[str]:
        return sorted(card.code.split(".")[1] for card in self.view(seat).players[seat].hand)

    def under(self, viewer: int = -1) -> list[str | None]:
        return [card.code.split(".")[1] if card else None for card in self.view(viewer).under]

    def of(self, start: str) -> list[str]:
        """The legal actions that begin with a word."""
        return [text for text in self.legal if text.split()[0] == start]


def _written(capy: Any) -> str:
    if capy.critters is None:
        return "_"
    turned = "~" if capy.flipped else ""
    return capy.critters.code.split(".")[1] + turned + {-1: "^", 0: "", 1: "v"}[capy.shift]


def make_table(players: int = 2, deck: Any = None, variant: Any = STANDARD, **options: Any) -> Any:
    """The table record of a deck and options."""
    return GAME.make_table(variant, players, deck or plain_deck(), options)


def herds(
    *lines: str,
    hands: list[list[str]] | None = None,
    river: list[str] | None = None,
    under: list[str] | None = None,
    stars: list[int] | None = None,
    likes: list[str] | None = None,
    backgrounds: dict[str, str] | None = None,
    solo: bool = False,
    gone: list[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    **document: Any,
) -> Table:
    """A situation with one herd a seat; the river is five cards that nobody else names unless it is given."""
    variant = SOLO if solo else STANDARD
    t = make_table(len(lines), plain_deck(backgrounds), variant, **(options or {}))
    code = {c.split(".")[1]: c for c in (card_code(t, card) for card in range(60))}
    named = [mark.strip("~^v") for line in lines for mark in line.split() if mark != "_"]
    named += [card for hand in hands or [] for card in hand] + (under or []) + (gone or [])
    free = [letters for letters in code if letters not in named]
    start = t.start
    rows = []
    for seat, line in enumerate(lines):
        capys = [_read(mark, code) for mark in line.split()]
        for i, capy in enumerate(capys):
            if i >= start:
                capy["below"] = code[free.pop()]
        row: dict[str, Any] = {"herd": capys, "hand": [code[card] for card in (hands or [[]] * len(lines))[seat]]}
        row |= {"stars": stars[seat]} if stars else {}
        row |= {"favourite": likes[seat] if likes else CRITTERS[seat]} if not solo else {}
        rows.append(row)
    document["player"] = rows
    document["river"] = [code[card] if card else "" for card in (free[:5] if river is None else river)]
    document["under"] = [code[card] for card in under or []]
    if gone:
        document["gone"] = [code[card] for card in gone]
    known = [{"card": code[card], "seats": "all"} for card in under or []]
    document.setdefault("known", known)
    return Table(GAME, variant, position(GAME, variant, t, document, seed), t)


def _read(mark: str, code: dict[str, str]) -> dict[str, Any]:
    if mark == "_":
        return {}
    letters = mark.strip("~^v")
    made: dict[str, Any] = {"critters": code[letters]}
    if "~" in mark:
        made["flipped"] = True
    if "^" in mark or "v" in mark:
        made["shift"] = -1 if "^" in mark else 1
    return made


def new(players: int = 2, seed: int = 1, variant: Any = STANDARD, deck: Any = None, **options: Any) -> Table:
    """A new game."""
    t = make_table(players, deck, variant, **options)
    return Table(GAME, variant, dealt(variant, t, seed), t)
