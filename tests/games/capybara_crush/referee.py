"""The rules a second time, as literally as the rulebook tells them: table game and solo as one long script.

:class:`Referee` is a script that stops wherever a player must decide, with everything that is allowed there, and goes
on with what was chosen.  For each card that turns up it is told which one it was; all else it works out by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

CRITTERS = ("goat", "monkey", "turtle", "bird", "yuzu")
BACKGROUNDS = ("pink", "green", "yellow")
WATCHER = -1
"""Who knows what everybody knows, and no more."""

Face = tuple[int, tuple[str, ...], str]
"""Corner number, critters from the top, background."""
Script = Generator[set[str], str, None]
Choice = Generator[set[str], str, str]


@dataclass
class Capy:
    """A card with the big rodent up: its face (none for a start card) and the critters on it."""

    below: str | None = None
    critters: str | None = None
    flipped: bool = False
    shift: int = 0
    open: bool = False
    """Draft: it came from the reserve, so all know its face."""

    def carry(self, other: Capy) -> None:
        """Take over another's critters as they lie."""
        self.critters, self.flipped, self.shift = other.critters, other.flipped, other.shift


@dataclass
class Player:
    """What lies before a player."""

    herd: list[Capy]
    stars: int
    favourite: str | None = None
    hand: list[str] = field(default_factory=list)
    reserve: list[str] = field(default_factory=list)

    def carried(self) -> list[str]:
        return [capy.critters for capy in self.herd if capy.critters is not None]

    def laden(self) -> list[int]:
        return [i for i, capy in enumerate(self.herd) if capy.critters is not None]

    def bare(self) -> list[int]:
        return [i for i, capy in enumerate(self.herd) if capy.critters is None]


class Counting:
    """Chains, points and winners."""

    faces: Mapping[str, Face]
    players: list[Player]

    def rows(self, capy: Capy, critter: str) -> list[int]:
        """The rows in which a capy shows a critter, 0 the top one; a slide may bring -1 or 3 (CR-24, CR-28)."""
        if capy.critters is None:
            return []
        critters = self.faces[capy.critters][1]
        if capy.flipped:
            critters = critters[::-1]
        return [row + capy.shift for row, shown in enumerate(critters) if shown == critter]

    def critter_chain(self, herd: list[Capy], critter: str) -> int:
        """CR-40: try every place, every row, and walk on as long as the next one is at most one row away."""

        def walk(place: int, row: int) -> int:
            steps = (
                [r for r in self.rows(herd[place + 1], critter) if abs(r - row) <= 1] if place + 1 < len(herd) else []
            )
            return 1 + max((walk(place + 1, r) for r in steps), default=0)

        return max((walk(i, row) for i in range(len(herd)) for row in self.rows(herd[i], critter)), default=0)

    def background_chain(self, herd: list[Capy], background: str) -> int:
        """CR-41"""
        marks = "".join("x" if c.critters and self.faces[c.critters][2] == background else " " for c in herd)
        return max((len(run) for run in marks.split()), default=0)

    def chains(self, player: Player) -> dict[str, int]:
        return {critter: self.critter_chain(player.herd, critter) for critter in CRITTERS} | {
            background: self.background_chain(player.herd, background) for background in BACKGROUNDS
        }

    def likes(self, player: Player) -> int:
        return sum(player.favourite in self.faces[card][1] for card in player.carried())

    def worth(self, player: Player) -> int:
        """CR-42"""
        return sum(self.chains(player).values()) + self.likes(player) + player.stars

    def corners(self, player: Player) -> list[int]:
        """CR-44"""
        return sorted((self.faces[card][0] for card in player.carried()), reverse=True)

    def standing(self, player: Player) -> tuple[int, list[int]]:
        """What players are ranked by."""
        return self.worth(player), self.corners(player)


class Effects:
    """What all variants' powers do to a herd, once they are paid."""

    phase: str

    def effects(self) -> dict[str, Callable[[Player], Script]]:
        """What the powers do, by their names."""
        return {
            "flip": self.flip, "somersault": self.somersault, "trade": self.trade, "shift": self.shift,
            "leap": self.leap, "march": self.march,
        }  # fmt: skip

    def flip(self, me: Player) -> Script:
        at = yield from self.pick(me.laden())
        me.herd[at].flipped = not me.herd[at].flipped

    def somersault(self, me: Player) -> Script:
        turned: list[int] = []
        while len(turned) < len(me.laden()):
            self.phase = "pick"
            rest = {f"pick {i}" for i in me.laden() if i not in turned}
            what = yield rest | ({"done"} if turned else set())
            if what == "done":
                return
            turned.append(int(what.split()[1]))
            me.herd[turned[-1]].flipped = not me.herd[turned[-1]].flipped

    def trade(self, me: Player) -> Script:
        """Of a pair the left one is named first."""
        one = yield from self.pick(me.laden()[:-1])
        other = yield from self.pick([i for i in me.laden() if i > one], "second")
        first = Capy()
        first.carry(me.herd[one])
        me.herd[one].carry(me.herd[other])
        me.herd[other].carry(first)

    def shift(self, me: Player) -> Script:
        capy = me.herd[(yield from self.pick(me.laden()))]
        self.phase = "rows"
        possible = {"up": -1, "down": 1}
        what = yield {way for way, rows in possible.items() if abs(capy.shift + rows) <= 1}
        capy.shift += possible[what]

    def leap(self, me: Player) -> Script:
        at = yield from self.pick(list(range(len(me.herd))))
        self.phase = "target"
        to = yield {f"to {i}" for i in range(len(me.herd)) if i != at}
        me.herd.insert(int(to.split()[1]), me.herd.pop(at))

    def march(self, me: Player) -> Script:
        yield from self.leap(me)
        yield from self.leap(me)

    def pick(self, places: list[int], phase: str = "pick") -> Generator[set[str], str, int]:
        self.phase = phase
        what = yield {f"pick {i}" for i in places}
        return int(what.split()[1])


class Referee(Counting, Effects):
    """One table game or solo game from the first turn on."""

    def __init__(
        self,
        faces: Mapping[str, Face],
        cost: Mapping[str, int],
        powers: list[str],
        most: int,
        river: list[str | None],
        hands: list[list[str]],
        favourites: list[str | None],
        starter: int,
        ai: list[str],
    ) -> None:
        self.faces, self.cost, self.powers, self.most = faces, cost, powers, most
        self.solo = bool(ai)
        begin = 5 if self.solo else 3
        self.players = [
            Player([Capy() for _ in range(begin)], begin, favourite, hand)
            for favourite, hand in zip(favourites, hands, strict=True)
        ]
        self.river = river
        self.knowers = {card: {seat} for seat, hand in enumerate(hands) for card in hand}
        self.deck = [card for card in faces if card not in river and card not in self.knowers]
        self.under: list[str] = []
        self.gone: list[str] = []
        self.ai, self.ai_points, self.points, self.scorings = ai, 0, 0, 0
        self.everybody = {WATCHER, *range(len(hands))}
        self.coming: Iterator[str] = iter(())
        self.active, self.phase, self.step = starter, "main", "draw"
        self.script = self.game()
        self.legal = next(self.script)

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def do(self, text: str, coming: Iterator[str]) -> None:
        """Go on with what the player whose turn it is has chosen; ``coming`` are the cards from the deck."""
        self.coming = coming
        try:
            self.legal = self.script.send(text)
        except StopIteration:
            self.legal, self.phase = set(), "over"

    # turns

    def game(self) -> Script:
        if self.solo:
            while self.scorings < 3:
                yield from self.solo_turn(self.me)
                if not self.me.bare():
                    self.count_solo(self.me)
            return
        while not self.full(self.me):
            yield from self.turn(self.me)
            self.active = (self.active + 1) % len(self.players)

    def turn(self, me: Player) -> Script:
        self.step = "draw"
        self.draw(me, (yield from self.unless_power(self.sources)))
        self.step = "play"
        yield from self.play(me, (yield from self.unless_power(lambda: self.playable(me))))
        self.step = "refill"
        yield from self.unless_power(lambda: {"refill"} if None in self.river and self.size() else set())
        self.refill()
        self.step = "end"
        yield from self.unless_power(lambda: {"end turn"})
        self.refill()

    def solo_turn(self, me: Player) -> Script:
        """CR-61 to CR-63"""
        self.phase, self.step = "main", "draw"
        what = yield {f"river {i}" for i in range(5)}
        self.draw(me, what)
        self.phase, self.step = "main", "play"
        yield from self.play(me, (yield self.playable(me)))
        self.ai_takes(int(what.split()[1]))
        self.step = "refill"
        yield from self.unless_power(lambda: {"refill"})
        self.refill()

    def unless_power(self, actions: Callable[[], set[str]]) -> Choice:
        """What the player does in this step, after as many powers as they like; nothing when nothing can be done."""
        while True:
            offered = actions()
            usable = {f"power {power}" for power in self.powers if self.usable(power, self.me)}
            if not offered:
                return ""
            if offered <= {"refill", "end turn"} and not usable:
                return ""
            self.phase = "main"
            what = yield offered | usable
            if what in offered:
                return what
            power = what.split()[1]
            self.me.stars -= self.cost[power]
            yield from self.effects()[power](self.me)

    def full(self, player: Player) -> bool:
        return len(player.herd) == self.most and not player.bare()

    # steps

    def sources(self) -> set[str]:
        return {f"river {i}" for i, card in enumerate(self.river) if card} | ({"deck"} if self.size() else set())

    def draw(self, me: Player, what: str) -> None:
        if what == "deck":
            me.hand.append(self.from_deck())
            self.knowers[me.hand[-1]].add(self.active)
        elif what:
            at = int(what.split()[1])
            card = self.river[at]
            assert card is not None
            me.hand.append(card)
            self.river[at] = None
            self.knowers[card] = set(self.everybody)

    def playable(self, me: Player) -> set[str]:
        return set() if self.full(me) else {f"play {card}" for card in me.hand}

    def play(self, me: Player, what: str) -> Script:
        if what:
            yield from self.put(me, what.removeprefix("play "), capy=not self.solo)

    def put(self, me: Player, card: str, capy: bool) -> Script:
        """CR-12, CR-13"""
        self.phase = "place"
        ends = {"capy left", "capy right"} if capy and len(me.herd) < self.most else set()
        what = yield {f"on {i}" for i in me.bare()} | ends
        if what.startswith("on"):
            me.hand.remove(card)
            me.herd[int(what.split()[1])].critters = card
            del self.knowers[card]
            return
        self.leaves_unseen(me, card)
        me.herd.insert(0 if what == "capy left" else len(me.herd), Capy(card))
        me.stars = min(me.stars + 1, 3)

    def leaves_unseen(self, me: Player, card: str) -> None:
        """CR-91: whoever sees a hand of several cards lose one face down no longer knows what is in it."""
        if len(me.hand) > 1:
            for held in me.hand:
                self.knowers[held] &= {self.active}
        me.hand.remove(card)

    def refill(self) -> None:
        """CR-11, CR-16"""
        for i in range(5):
            if self.river[i] is None and self.size():
                card = self.from_deck()
                self.river[i] = card
                del self.knowers[card]

    # the deck

    def size(self) -> int:
        return len(self.deck) + len(self.under)

    def from_deck(self) -> str:
        """The top card: one of those shuffled at the beginning, then those put under them in their order (CR-17)."""
        card = next(self.coming, "no card")
        if self.deck:
            assert card in self.deck, f"{card} is not in the deck"
            self.deck.remove(card)
            self.knowers[card] = set()
        else:
            assert card == self.under.pop(0), f"{card} is not the next one"
        return card

    def to_bottom(self, card: str) -> None:
        """Put a card that all have seen under the deck."""
        self.under.append(card)
        self.knowers[card] = set(self.everybody)

    # powers (CR-20 to CR-32)

    def usable(self, power: str, me: Player) -> bool:
        if self.cost[power] > me.stars:
            return False
        laden, bare, hand = len(me.laden()), len(me.bare()), len(me.hand)
        possible = {
            "sweep": any(self.river) and self.size() > 0,
            "chance": self.size() > 0,
            "hope": self.size() > 0 and bare > 0,
            "sprint": bool(self.sources()) and not self.full(me),
            "flip": laden > 0,
            "somersault": laden > 0,
            "trade": laden > 1,
            "release": laden > 0 and hand > 0,
            "shift": laden > 0,
            "leap": len(me.herd) > 1,
            "march": len(me.herd) > 1,
        }[power]
        if self.step == "play" and power == "release":  # what it plays is not drawn before (CR-14)
            possible = possible and hand > 1
        return possible

    def effects(self) -> dict[str, Callable[[Player], Script]]:
        drawing = {"sweep": self.sweep, "chance": self.chance, "hope": self.hope, "sprint": self.sprint}
        return {**super().effects(), **drawing, "release": self.release}

    def sweep(self, me: Player) -> Script:
        for i, card in enumerate(self.river):
            if card:
                self.to_bottom(card)
                self.river[i] = None
        self.refill()
        yield from ()

    def chance(self, me: Player) -> Script:
        self.draw(me, "deck")
        self.phase = "discard"
        card = (yield {f"discard {card}" for card in me.hand}).removeprefix("discard ")
        self.leaves_unseen(me, card)
        self.under.append(card)

    def hope(self, me: Player) -> Script:
        self.draw(me, "deck")
        yield from self.put(me, me.hand[-1], capy=False)

    def sprint(self, me: Player) -> Script:
        self.phase = "draw-again"
        self.draw(me, (yield self.sources()))
        self.phase = "play-again"
        yield from self.play(me, (yield self.playable(me)))

    def release(self, me: Player) -> Script:
        capy = me.herd[(yield from self.pick(me.laden()))]
        assert capy.critters is not None
        self.to_bottom(capy.critters)
        capy.carry(Capy())
        self.phase = "play-again"
        yield from self.play(me, (yield self.playable(me)))

    # solo

    def ai_takes(self, gap: int) -> None:
        """CR-62"""
        left = [i for i in range(5) if i != gap]
        for at in (left[0], left[-1]) if gap in (0, 4) else (gap - 1, gap + 1):
            card = self.river[at]
            assert card is not None
            self.ai_points += sum(critter in self.ai for critter in self.faces[card][1])
            self.to_bottom(card)
            self.river[at] = None

    def count_solo(self, me: Player) -> None:
        """CR-64"""
        self.points += sum(length for length in self.chains(me).values() if length > 2)
        self.gone += me.carried()
        for capy in me.herd:
            capy.carry(Capy())
        self.scorings += 1

    # the end

    def winners(self) -> set[int]:
        if self.solo:
            return {0} if self.points > self.ai_points else set()
        best = max(self.standing(player) for player in self.players)
        return {seat for seat, player in enumerate(self.players) if self.standing(player) == best}


def named(deck: Any) -> dict[str, Face]:
    """A deck file's cards by code."""
    return {
        f"{c['number']}.{''.join(critter[0].upper() for critter in c['critters'])}.{c['background'][0]}": (
            c["number"],
            tuple(c["critters"]),
            c["background"],
        )
        for c in deck["card"]
    }
