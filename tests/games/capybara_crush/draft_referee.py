"""The draft a second time, as literally as the rules tell it: each sealed decision is a script of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from copy import deepcopy

from tests.games.capybara_crush.referee import Capy, Counting, Effects, Face, Player, Script


class Decision(Effects):
    """A player's decision of one round, and what the others will be told of it, card by card."""

    def __init__(self, me: Player, cost: Mapping[str, int], powers: list[str], first: bool) -> None:
        self.me, self.cost, self.powers = me, cost, powers
        self.phase = "reserve" if first else "main"
        self.played = False
        self.told: list[tuple[str, str, int]] = []
        """(what, card, cards in the hand before): "open" out of the hand, "unseen" out of it, "back" into it."""
        self.script = self.lay() if first else self.round()
        self.legal = next(self.script)

    def do(self, text: str) -> None:
        assert text in self.legal
        try:
            self.legal = self.script.send(text)
        except StopIteration:
            self.legal, self.phase = set(), "ready"

    def lay(self) -> Script:
        """CR-81"""
        yield from self.fill_reserve()
        self.phase = "main"
        yield {"ready"}

    def round(self) -> Script:
        """CR-82"""
        while True:
            self.phase = "main"
            offered = set() if self.played else self.playable()
            usable = {f"power {power}" for power in self.powers if self.usable(power)}
            what = yield (offered or {"ready"}) | usable
            if what == "ready":
                return
            if what.startswith("power"):
                power = what.split()[1]
                self.me.stars -= self.cost[power]
                yield from self.effects()[power](self.me)
            else:
                yield from self.play(what, True)

    def full(self) -> bool:
        return len(self.me.herd) == 8 and not self.me.bare()

    def playable(self) -> set[str]:
        """CR-82, CR-86"""
        if self.full():
            return set()
        return {f"play {card}" for card in self.me.hand} | {f"play reserved {card}" for card in self.me.reserve}

    def play(self, what: str, of_the_round: bool = False) -> Script:
        reserved = what.startswith("play reserved")
        card = what.split()[-1]
        self.phase = "place"
        me = self.me
        ends = {"capy left", "capy right"} if len(me.herd) < 8 else set()
        where = yield {f"on {i}" for i in me.bare()} | ends
        source = me.reserve if reserved else me.hand
        if not reserved:
            self.told.append(("open" if where.startswith("on") else "unseen", card, len(me.hand)))
        source.remove(card)
        if where.startswith("on"):
            me.herd[int(where.split()[1])].critters = card
        else:
            made = Capy(card, open=reserved)
            me.herd.insert(0 if where == "capy left" else len(me.herd), made)
            me.stars = min(me.stars + 1, 3)
        self.played = self.played or of_the_round
        if reserved:
            yield from self.fill_reserve()

    def fill_reserve(self, phase: str = "reserve") -> Script:
        """CR-83; also what drawing means (CR-84)"""
        me = self.me
        if me.hand:
            self.phase = phase
            card = (yield {f"reserve {card}" for card in me.hand}).removeprefix("reserve ")
            self.told.append(("open", card, len(me.hand)))
            me.hand.remove(card)
            me.reserve.append(card)

    def usable(self, power: str) -> bool:
        """CR-84"""
        if self.cost[power] > self.me.stars:
            return False
        laden = len(self.me.laden())
        return {
            "sprint": bool(self.me.hand) and not self.full(),
            "flip": laden > 0,
            "somersault": laden > 0,
            "trade": laden > 1,
            "release": laden > 0,
            "shift": laden > 0,
            "leap": True,
            "march": True,
        }[power]

    def effects(self) -> dict[str, Callable[[Player], Script]]:
        return {**super().effects(), "sprint": self.sprint, "release": self.release}

    def sprint(self, me: Player) -> Script:
        yield from self.fill_reserve("draw-again")
        self.phase = "play-again"
        yield from self.play((yield self.playable()))

    def release(self, me: Player) -> Script:
        capy = me.herd[(yield from self.pick(me.laden()))]
        assert capy.critters is not None
        self.told.append(("back", capy.critters, len(me.hand)))
        me.hand.append(capy.critters)
        capy.carry(Capy())
        self.phase = "play-again"
        yield from self.play((yield self.playable()))


class DraftReferee(Counting):
    """A draft from the laying of the reserves on.  ``known[p][q]``: what q knows of the hand before p."""

    def __init__(
        self,
        faces: Mapping[str, Face],
        cost: Mapping[str, int],
        powers: list[str],
        hands: list[list[str]],
        favourites: list[str],
    ) -> None:
        self.faces, self.cost, self.powers = faces, cost, powers
        self.n = len(hands)
        self.decks = -(-self.n // 4)
        self.players = [
            Player([Capy() for _ in range(3)], 3, favourite, list(hand))
            for favourite, hand in zip(favourites, hands, strict=True)
        ]
        watchers = range(-1, self.n)
        self.known = [{q: Counter(hand if p == q else []) for q in watchers} for p, hand in enumerate(hands)]
        self.number, self.over = 0, False
        self.begin()

    def begin(self) -> None:
        self.begun = deepcopy(self.players)
        self.decisions = [Decision(me, self.cost, self.powers, self.number == 0) for me in self.players]

    def do(self, seat: int, text: str) -> None:
        self.decisions[seat].do(text)
        if all(decision.phase == "ready" for decision in self.decisions):
            self.show()

    def show(self) -> None:
        """Everything is shown at once; the game is over, or hands go to the left."""
        for seat, decision in enumerate(self.decisions):
            for what, card, cards in decision.told:
                self.tell(seat, what, card, cards)
        if self.number and any(len(player.carried()) == 8 for player in self.players):
            self.over = True
            self.begun = self.players
            return
        if self.number:
            hands = [player.hand for player in self.players]
            for seat, player in enumerate(self.players):
                player.hand = hands[seat - 1]
            self.known = [self.known[seat - 1] for seat in range(self.n)]
            for seat, player in enumerate(self.players):
                self.known[seat][seat] = Counter(player.hand)
        self.number += 1
        self.begin()

    def tell(self, seat: int, what: str, card: str, cards: int) -> None:
        """CR-92"""
        known = self.known[seat]
        if what == "unseen" and cards == 1 and all(hand[card] for hand in known.values()):
            next(capy for capy in self.players[seat].herd if capy.below == card).open = True
        for knower, hand in known.items():
            if what == "back":
                hand[card] += 1
            elif what == "unseen" and knower != seat:
                hand.clear()
            elif hand[card]:
                hand[card] -= 1

    def winners(self) -> set[int]:
        """CR-85"""
        order = sorted((self.standing(player) for player in self.players), reverse=True)
        return {seat for seat in range(self.n) if self.standing(self.players[seat]) >= order[self.decks - 1]}
