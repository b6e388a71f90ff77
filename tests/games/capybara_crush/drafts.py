"""Situations of the draft in a few lines.

    table = draft(seat("MGT _ _", hand=["GMT"], reserve=["TMG"]), seat(), powers=["sprint", "flip", "shift"])
    table.by(0, "play GMT", "on 1", "ready").others()

Cards are named by their letters as in ``helpers``; all that were dealt and are named nowhere lie in the hand of the
last seat, unless ``rest`` says another.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from tests.games.capybara_crush.helpers import DRAFT, GAME, _read, _written, make_table, plain_deck
from tests.games.situations import Situation, dealt, position

from capytable.games.capybara_crush.cards import CRITTERS, card_code


class Draft(Situation):
    """A played situation in which several seats may decide."""

    def code(self, letters: str) -> str:
        return next(code for code in (card_code(self.t, card) for card in range(60)) if code.split(".")[1] == letters)

    def may(self, seat: int) -> list[str]:
        """What a seat may do, with cards as letters."""
        return [_letters(self.game.action_text(self.t, action)) for action in self.legal_ids(seat)]

    def by(self, seat: int, *texts: str) -> Self:
        """Let a seat choose."""
        for text in texts:
            actions = {_letters(self.game.action_text(self.t, a)): a for a in self.legal_ids(seat)}
            assert text in actions, f"{text} is not among {list(actions)}"
            self.rules.apply(self.s, self.t, seat, actions[text])
            self.mirror.rules.apply(self.mirror.s, self.mirror.t, seat, actions[text])
            assert self.mirror.data() == self.variant.state.pack(self.s), f"the two speeds differ after {text}"
            assert self.game.faults(self.s, self.t) == []
        return self

    def others(self, *but: int) -> Self:
        """Let everybody else who is not ready play the first card there is, until the round is over."""
        now = self.s.round
        for seat in range(self.t.players):
            while seat not in but and self.s.round == now and self.rules.movers(self.s, self.t) >> seat & 1:
                can = self.may(seat)
                self.by(seat, "ready" if "ready" in can else can[0])
        return self

    def player(self, seat: int, viewer: int | None = None) -> Any:
        """A seat as a viewer (itself without) sees it."""
        return self.view(seat if viewer is None else viewer).players[seat]

    def hand(self, seat: int) -> list[str]:
        return sorted(card.code.split(".")[1] for card in self.player(seat).hand)

    def reserve(self, seat: int, viewer: int | None = None) -> list[str]:
        return sorted(card.code.split(".")[1] for card in self.player(seat, viewer).reserve)

    def known(self, seat: int, viewer: int) -> list[str]:
        return sorted(card.code.split(".")[1] for card in self.player(seat, viewer).known)

    def herd(self, seat: int, viewer: int | None = None) -> str:
        return " ".join(_written(capy) for capy in self.player(seat, viewer).herd)


def _letters(text: str) -> str:
    """An action's text with a card's letters instead of its code."""
    return " ".join(word.split(".")[1] if word.count(".") == 2 else word for word in text.split())


def seat(herd: str = "_ _ _", **more: Any) -> dict[str, Any]:
    """A player: ``herd``, ``hand``, ``reserve`` in letters, ``stars``, ``likes``."""
    return {"herd": herd, "hand": [], "reserve": [], **more}


def draft(
    *players: dict[str, Any], rest: int = -1, options: dict[str, Any] | None = None, seed: int = 1, **document: Any
) -> Draft:
    """A situation at the beginning of a round."""
    t = make_table(len(players), plain_deck(), DRAFT, **(options or {}))
    code = {c.split(".")[1]: c for c in (card_code(t, card) for card in range(60))}
    left = Counter(dict.fromkeys(code, t.decks))
    rows = []
    for number, player in enumerate(players):
        marks = player["herd"].split()
        left.subtract([mark.strip("~^v") for mark in marks if mark != "_"] + player["hand"] + player["reserve"])
        capys = [_read(mark, code) for mark in marks]
        row: dict[str, Any] = {"herd": capys, "favourite": player.get("likes", CRITTERS[number % 5])}
        row |= {key: [code[card] for card in player[key]] for key in ("hand", "reserve")}
        row |= {key: player[key] for key in ("stars", "knows") if key in player}
        row |= {"known": [code[card] for card in player["known"]]} if "known" in player else {}
        rows.append(row)
    free = list(left.elements())
    for row in rows:
        for capy in row["herd"][3:]:
            capy["below"] = code[free.pop()]
    placed = sum(len(row[key]) for row in rows for key in ("hand", "reserve"))
    placed += sum(len([k for k in capy if k in ("critters", "below")]) for row in rows for capy in row["herd"])
    rows[rest]["hand"] += [code[free.pop()] for _ in range(15 * len(players) - placed)]
    document["player"] = rows
    return Draft(GAME, DRAFT, position(GAME, DRAFT, t, document, seed), t)


def new_draft(players: int = 2, seed: int = 1, **options: Any) -> Draft:
    """A new game."""
    t = make_table(players, plain_deck(), DRAFT, **options)
    return Draft(GAME, DRAFT, dealt(DRAFT, t, seed), t)
