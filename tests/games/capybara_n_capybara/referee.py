"""The rules a second time, as literally as the rulebook tells them: lists of named cards, no tricks, no speed.

:class:`Referee` is given an action's text and, for each card that turns up, which one it was; it works out everything
else by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, groupby
from typing import Any

SEVERAL = {"pair": 2, "triplet": 3, "quadruplet": 4}
STEPS = {1: 1, 2: 3, 3: 5}


class Player:
    """A line of capybaras from the front, the monkey's place in it, the pumpkins."""

    def __init__(self, line: list[str]) -> None:
        self.line = line
        self.monkey = len(line)  # cards on its left
        self.hand: str | None = None
        self.drafted = False
        self.pile: list[str] = []
        self.big = False

    def crossed(self, steps: int) -> list[str]:
        """The cards the monkey walks over in so many steps."""
        return self.line[self.monkey - steps : self.monkey]

    def behind(self) -> int:
        return len(self.line) - self.monkey


class Referee:
    """One game from the draft on.  ``chance`` yields ("capybara", letter), ("shuffle", "") and ("pumpkin", code)."""

    def __init__(
        self,
        lines: list[list[str]],
        capybaras: list[str],
        deck: list[str],
        pumpkins: list[str | None],
        pumpkin_deck: list[str],
        cards: Mapping[str, tuple[str, int, int]],
        starter: int,
        bonus: str,
    ) -> None:
        self.players = [Player(list(line)) for line in lines]
        self.n = len(lines)
        self.capybaras, self.deck, self.discards = list(capybaras), list(deck), list[str]()
        self.pumpkins, self.pumpkin_deck = list(pumpkins), list(pumpkin_deck)
        self.cards = cards  # code -> letters, steps of an arrow, points
        self.starter, self.bonus = starter, bonus
        self.order = [(starter + i) % self.n for i in range(self.n)]
        self.active = self.order[-1]
        self.question = "draft-card"
        self.refreshed = False
        self.taken: list[str] = []
        self.wanted = 0
        self.scoring: str | None = None
        self.to_come: list[int] | None = None  # the seats of the turns still to come, once the end is triggered
        self.chance: Iterator[tuple[str, str]] = iter(())

    # what may be done

    @property
    def me(self) -> Player:
        return self.players[self.active]

    @property
    def open(self) -> list[str]:
        return [code for code in self.pumpkins if code is not None]

    def legal(self) -> set[str]:
        if self.question == "over":
            return set()
        if self.question in ("draft-card", "card"):
            return {f"take {card}" for card in self.capybaras}
        if self.question == "draft-gap":
            return {f"gap {at}" for at in range(4)}
        if self.question == "gap":
            return {f"gap {at}" for at in range(self.me.behind() + 1)}
        if self.question == "draft-pumpkin":
            return {f"pumpkin {code}" for code in self.open}
        if self.question == "stop":
            assert self.scoring is not None
            return {f"forgo {forgone}" for forgone in self.stops(self.scoring)}
        actions = {f"gain {gain} walk {steps}" for gain, steps in self.gains()}
        actions |= {f"pumpkin {code}" for code in [*self.open, self.me.hand] if code and self.stops(code)}
        if self.me.behind():
            actions.add("back")
        may_refresh = not self.refreshed and (self.deck or self.discards)
        return (actions or {"pass"}) | ({"refresh"} if may_refresh else set())

    def gains(self) -> Iterator[tuple[int, int]]:
        for gain, least in STEPS.items():
            if gain <= len(self.capybaras):
                for steps in range(least, self.me.monkey + 1):
                    yield gain, steps

    def stops(self, code: str) -> dict[int, int]:
        """Letters forgone -> steps; of several ways to one stop only that which forgoes least (CN-18, CN-19)."""
        letters, arrow, _ = self.cards[code]
        if arrow:
            return {0: arrow} if arrow <= self.me.monkey else {}
        found: dict[int, int] = {}
        for forgone in range(len(letters) + 1):
            for steps in range(1, self.me.monkey + 1):
                if fits(self.me.crossed(steps), letters, forgone):
                    if steps not in found.values():
                        found[forgone] = steps
                    break
        return found

    # what happens

    def do(self, text: str, chance: Iterator[tuple[str, str]]) -> None:
        self.chance = chance
        what, _, which = text.partition(" ")
        me = self.me
        if what == "refresh":
            self.discards += self.capybaras
            self.capybaras = []
            self.refreshed = True
            self.deal_capybaras()
        elif what == "back":
            for _ in range(4 if me.big else 3):
                if me.monkey < len(me.line):
                    me.monkey += 1
            self.end_turn()
        elif what == "pass":
            self.end_turn()
        elif what == "gain":
            gain, _, steps = which.split()
            self.wanted = int(gain)
            me.monkey -= int(steps)
            self.question = "card"
        elif what == "take":
            self.capybaras.remove(which)
            self.taken.append(which)
            if self.question == "draft-card":
                self.question = "draft-gap"
            elif len(self.taken) == self.wanted:
                self.question = "gap"
        elif what == "gap":
            self.insert(int(which))
        elif what == "forgo":
            assert self.scoring is not None
            self.score(self.scoring, self.stops(self.scoring)[int(which)])
        elif self.question == "draft-pumpkin":
            self.draft(which)
        else:
            stops = self.stops(which)
            if len(stops) == 1:
                self.score(which, next(iter(stops.values())))
            else:
                self.scoring, self.question = which, "stop"

    def insert(self, at: int) -> None:
        me = self.me
        if self.question == "gap":
            at += me.monkey
        me.line = me.line[:at] + self.taken + me.line[at:]
        self.taken = []
        if self.question == "gap":
            self.end_turn()
        else:
            me.monkey = len(me.line)
            self.question = "draft-pumpkin"

    def draft(self, code: str) -> None:
        self.me.hand, self.me.drafted = code, True
        self.remove(code)
        waiting = [seat for seat in reversed(self.order) if not self.players[seat].drafted]
        if waiting:
            self.active, self.question = waiting[0], "draft-card"
        else:
            self.refill()
            self.begin(self.starter)

    def score(self, code: str, steps: int) -> None:
        me = self.me
        me.monkey -= steps
        me.pile.append(code)
        if code == me.hand:
            me.hand, me.big = None, True
        else:
            self.remove(code)
        if len(me.pile) == 3:
            me.big = True
        self.scoring = None
        self.end_turn()

    def remove(self, code: str) -> None:
        self.pumpkins[self.pumpkins.index(code)] = None

    # chance

    def told(self, what: str) -> str:
        kind, which = next(self.chance, ("nothing", ""))
        assert kind == what, f"the engine tells {kind} {which} where the rules want a {what}"
        return which

    def deal_capybaras(self) -> None:
        while len(self.capybaras) < 5 and self.deck + self.discards:
            if not self.deck:
                self.told("shuffle")
                self.deck, self.discards = self.discards, []
            card = self.told("capybara")
            self.deck.remove(card)
            self.capybaras.append(card)

    def refill(self) -> None:
        self.deal_capybaras()
        for place in range(5):
            if self.pumpkins[place] is None and self.pumpkin_deck:
                code = self.told("pumpkin")
                self.pumpkin_deck.remove(code)
                self.pumpkins[place] = code

    # turns and the end

    def begin(self, seat: int) -> None:
        self.active, self.question, self.refreshed = seat, "turn", False

    def end_turn(self) -> None:
        self.refill()
        if self.to_come is None:
            five = any(len(player.pile) >= 5 for player in self.players)
            none_left = not self.deck and not self.discards and len(self.capybaras) <= 4
            if five or none_left:
                self.to_come = self.order[self.order.index(self.active) + 1 :] + self.order
        if self.to_come is None:
            self.begin(self.order[(self.order.index(self.active) + 1) % self.n])
        elif self.to_come:
            self.begin(self.to_come.pop(0))
        else:
            self.question = "over"

    # who wins

    def points(self, seat: int) -> int:
        return sum(self.cards[code][2] for code in self.players[seat].pile) + self.bonus_points(seat)

    def bonus_points(self, seat: int) -> int:
        line = self.players[seat].line
        counts = Counter(line)
        if self.bonus == "one-type":
            return max(counts[letter] for letter in "ABCD")
        if self.bonus == "all-four":
            return 2 * min(counts[letter] for letter in "ABCD")
        size = SEVERAL[self.bonus]
        return (size - 1) * sum(len(list(run)) == size for _, run in groupby(line))

    def winners(self) -> set[int]:
        worth = {seat: (self.points(seat), -self.players[seat].behind()) for seat in range(self.n)}
        return {seat for seat in worth if worth[seat] == max(worth.values())}


def fits(crossed: list[str], letters: str, forgone: int) -> bool:
    """Literally: choose the letters to match, give each a crossed card of its own, and three further ones for each
    letter forgone (CN-17, CN-18)."""
    for kept in combinations(letters, len(letters) - forgone):
        free = list(crossed)
        for letter in kept:
            if letter not in free:
                break
            free.remove(letter)
        else:
            if len(free) >= 3 * forgone:
                return True
    return False


def named(cards: Any) -> dict[str, tuple[str, int, int]]:
    """A deck file's pumpkins by code: letters, steps, points."""
    found: dict[str, tuple[str, int, int]] = {}
    for card in cards:
        code = "".join(sorted(card["letters"])) if "letters" in card else f">{card['steps']}"
        seen = sum(other.partition("-")[0] == code for other in found)
        found[f"{code}-{seen + 1}" if seen else code] = (card.get("letters", ""), card.get("steps", 0), card["points"])
    return found
