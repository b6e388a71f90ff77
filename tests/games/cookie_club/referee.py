"""The rules a second time, as literally as the rulebook tells them: real piles of named cards, no tricks, no speed.

:class:`Referee` is given an action's text and, for each card that turns up, which one it was; it works out everything
else by itself.  :class:`Memory` is what an attentive player can know who only hears what they are told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

FOLLOWER = {1: 2, 2: 3, 3: 4, 4: 5, 5: 1}
SIDES = ("left", "right")


def value(card: str) -> int:
    return 7 if card == "capybara" else int(card.split()[1])


def animal(card: str) -> str:
    return card.split()[0]


def bill(hand: list[str]) -> int:
    """For each type of animal one card of the highest value, and one capybara (CC-43)."""
    return sum(max(value(card) for card in hand if animal(card) == kind) for kind in {animal(card) for card in hand})


class Referee:
    """One game.  ``chance`` yields ("card", code), ("hands", [...]) and ("starter", seat) as they are needed."""

    def __init__(
        self, hands: list[list[str]], tops: list[str], draw: list[str], circle: list[str], starter: int
    ) -> None:
        self.n = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.piles = [[top] for top in tops]
        self.draw = list(draw)
        self.discard: list[str] = []
        self.circle = circle
        self.figure = circle.index("cookies")
        self.cookies = [25] * self.n
        self.bank = 275 - 25 * self.n
        self.teapot: int | None = None
        self.active = self.asked = starter
        self.question = "turn"
        self.offer: str | None = None
        self.owing: list[int] = []
        self.passes = 0
        self.turns = 1
        self.over = False
        self.chance: Iterator[tuple[str, Any]] = iter(())

    # what may be done

    def legal(self) -> set[str]:
        if self.over:
            return set()
        hand = self.hands[self.active]
        if self.question == "pass":
            return {f"pass {card}" for card in hand}
        if self.question == "discard":
            return {f"discard {card}" for card in hand}
        if self.question == "whom":
            return {f"cookie from {i}" for i in range(1, self.n) if self.cookies[self.after(self.active, i)] > 1}
        if self.question.startswith("teapot"):
            return {"refuse", "accept"}
        cards = {f"{card} {SIDES[p]}" for card in hand for p in (0, 1) if self.fits(card, p)}
        if self.question == "armadillo":
            return cards or {"draw"}
        if self.question == "drawn":
            return cards | {"end turn"}
        lying = len(self.draw) + len(self.discard) + len(self.piles[0]) + len(self.piles[1]) - 2
        return cards | {"draw" if lying else "end turn"}

    def fits(self, card: str, p: int) -> bool:
        tops = [value(pile[-1]) for pile in self.piles]
        if card == "capybara":
            return False
        return tops[0] == tops[1] or value(card) == FOLLOWER[tops[p]]

    def after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.n

    # what happens

    def do(self, text: str, chance: Iterator[tuple[str, Any]]) -> None:
        self.chance = chance
        me, words = self.active, text.split()
        if text == "draw":
            self.hands[me].append(self.top_card())
            self.question = "drawn"
        elif text == "end turn":
            self.passes = self.passes + 1 if self.question == "turn" else 0
            if self.passes == self.n:
                self.end_round(None)
            else:
                self.next_turn()
        elif text == "refuse":
            self.refuse()
        elif text == "accept" and self.question == "teapot tapir":
            self.take(self.asked)
        elif text == "accept":
            self.pay()
        elif words[0] == "pass":
            self.push(text.removeprefix("pass "))
        elif words[0] == "discard":
            self.hands[me].remove(text.removeprefix("discard "))
            self.discard.append(text.removeprefix("discard "))
            self.next_turn()
        elif words[0] == "cookie":
            self.owing = [self.after(me, int(words[2]))]
            self.ask_for_cookies()
        else:
            self.play(" ".join(words[:-1]), SIDES.index(words[-1]))

    def play(self, card: str, p: int) -> None:
        self.passes = 0
        self.hands[self.active].remove(card)
        self.piles[p].append(card)
        if not self.hands[self.active]:
            self.end_round(self.active)
        else:
            self.effect(animal(card), by_token=False)

    def effect(self, what: str, by_token: bool) -> None:
        me = self.active
        if what in ("capuchin", "toucan"):
            for _ in range(1 if what == "capuchin" else 2):
                self.figure = 0 if self.figure == 7 else self.figure + 1
            self.effect(self.circle[self.figure], by_token=True)
        elif what == "armadillo":
            self.count_turn()
            self.question = "armadillo"
        elif what == "tapir":
            self.question = "pass"
        elif what == "turtle":
            self.hands[me].append(self.top_card())
            self.question = "discard"
        elif what == "sloth":
            self.teapot = me
            self.next_turn()
        elif what == "cookies":
            self.reveal()
            self.next_turn()
        elif what == "anteater":
            self.owing = [seat for seat in range(self.n) if seat != me and self.cookies[seat] > 1]
            if not self.owing:
                self.next_turn()
            elif by_token:
                self.ask_for_cookies()
            else:
                self.owing = []
                self.question = "whom"

    def push(self, card: str) -> None:
        self.offer = card
        left = self.after(self.active)
        if self.teapot == left:
            self.asked, self.question = left, "teapot tapir"
        else:
            self.take(left)

    def take(self, seat: int) -> None:
        assert self.offer is not None
        self.hands[self.active].remove(self.offer)
        self.hands[seat].append(self.offer)
        self.offer = None
        if self.hands[self.active]:
            self.next_turn()
        else:
            self.end_round(self.active)

    def ask_for_cookies(self) -> None:
        if self.teapot in self.owing:
            self.asked, self.question = self.teapot or 0, "teapot anteater"
        else:
            self.pay()

    def refuse(self) -> None:
        holder = self.asked
        self.teapot = None
        if self.question == "teapot tapir":
            self.take(self.after(holder))
        else:
            self.owing.remove(holder)
            self.pay()

    def pay(self) -> None:
        for seat in self.owing:
            self.cookies[seat] -= 1
            self.bank += 1
        self.owing = []
        self.next_turn()

    def reveal(self) -> None:
        card = self.top_card()
        gain = min(value(card), self.bank)
        self.cookies[self.active] += gain
        self.bank -= gain
        self.discard.append(card)

    def top_card(self) -> str:
        if not self.draw:
            self.draw = self.discard + self.piles[0][:-1] + self.piles[1][:-1]
            self.discard = []
            self.piles = [pile[-1:] for pile in self.piles]
        card: str = self.told("card")
        self.draw.remove(card)
        return card

    def told(self, what: str) -> Any:
        kind, which = next(self.chance)
        assert kind == what, f"the engine tells {kind} {which} where the rules want a {what}"
        return which

    # turns and rounds

    def next_turn(self) -> None:
        self.begin(self.after(self.active))

    def begin(self, seat: int) -> None:
        self.count_turn()
        if not self.over:
            self.active = self.asked = seat
            self.question = "turn"

    def count_turn(self) -> None:
        if self.turns == 10_000:
            self.over = True
        else:
            self.turns += 1

    def end_round(self, ender: int | None) -> None:
        if ender is not None:
            self.reveal()
            if self.teapot == ender:
                self.teapot = None
        for seat in range(self.n):
            if seat != ender:
                due = min(bill(self.hands[seat]), self.cookies[seat])
                self.cookies[seat] -= due
                self.bank += due
        if 0 in self.cookies:
            self.over = True
            return
        mixed = Counter(self.discard + self.draw + self.piles[0][:-1] + self.piles[1][:-1])
        for hand in self.hands:
            mixed.update(hand)
        self.piles, self.discard, self.passes = [pile[-1:] for pile in self.piles], [], 0
        self.hands = self.told("hands")
        assert all(len(hand) == 7 for hand in self.hands)
        for hand in self.hands:
            mixed.subtract(hand)
        assert min(mixed.values()) >= 0
        self.draw = list(mixed.elements())
        starter = self.told("starter")
        assert self.cookies[starter] == min(self.cookies)
        self.begin(starter)

    def winners(self) -> set[int]:
        return {seat for seat in range(self.n) if self.cookies[seat] == max(self.cookies)}


class Memory:
    """What one viewer can know of the other hands, from the events as they were told to that viewer alone."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]

    def hear(self, name: str, card: str | None, a: int, b: int) -> None:
        if name in ("played", "discarded"):
            assert card is not None
            self.less(a, card)
        elif name == "took" and a != b:
            if card is None:  # any card of the giver's may have gone
                for kind in list(self.hands[b]):
                    self.less(b, kind)
            else:
                self.less(b, card)
                if a != self.viewer:
                    self.hands[a][card] += 1
        elif name == "dealt":
            self.hands = [Counter() for _ in self.hands]

    def less(self, holder: int, card: str) -> None:
        self.hands[holder] -= Counter([card])
