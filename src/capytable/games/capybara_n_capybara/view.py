"""What a seat may see of Capybara 'n' Capybara, as JSON-able structs: everything but the order of the decks (CN-50)."""

from __future__ import annotations

from typing import Any

import msgspec

from capytable.games.capybara_n_capybara import rules
from capytable.games.capybara_n_capybara.cards import BONUSES, NAMES, pumpkin_codes, spread
from capytable.games.capybara_n_capybara.state import PUMPKINS
from capytable.games.capybara_n_capybara.text import PHASES


class PumpkinView(msgspec.Struct, frozen=True):
    """A pumpkin card: letters to cross (``AABB``) or an arrow's exact steps (0 = letters)."""

    code: str
    letters: str
    steps: int
    points: int


class StopView(msgspec.Struct, frozen=True):
    """One way to score a pumpkin now: letters forgone and the steps to its stop (CN-18)."""

    forgone: int
    steps: int


class ReachView(msgspec.Struct, frozen=True):
    """A pumpkin the viewer could score if it were their turn now, with the possible stops."""

    code: str
    stops: list[StopView]


class LineView(msgspec.Struct, frozen=True):
    """A player: the line from the front, the cards ahead of the monkey, pumpkins, points so far."""

    seat: int
    line: list[str]
    ahead: int
    grown: bool
    hand: PumpkinView | None
    scored: list[PumpkinView]
    points: int
    bonus: int


class CapybaraView(msgspec.Struct, frozen=True):
    """The situation.  ``mover`` decides; ``turns_left`` counts down once the end is triggered (-1 before)."""

    viewer: int
    players: list[LineView]
    phase: str
    mover: int
    starter: int
    turn: int
    turns_left: int
    refreshed: bool
    bonus: str
    display: list[str]
    deck: list[str]
    """The capybaras still in the deck, sorted: counting tells them to everybody."""
    discards: list[str]
    pumpkins: list[PumpkinView | None]
    """The display's five places."""
    pumpkin_deck: list[PumpkinView]
    gaining: int
    block: list[str]
    scoring: PumpkinView | None
    reach: list[ReachView]
    """What the viewer could score, from where their monkey stands (a spectator: the mover's)."""


def view(s: Any, t: Any, viewer: int) -> CapybaraView:
    """The situation as ``viewer`` (a seat, -1 a spectator) may know it."""
    cards = [
        PumpkinView(code, code.partition("-")[0] if t.letters[i] else "", t.arrow[i], t.points[i])
        for i, code in enumerate(pumpkin_codes(t))
    ]
    looked_at = viewer if viewer >= 0 else s.active
    return CapybaraView(
        viewer=viewer,
        players=[_line(s, t, p, cards) for p in range(t.players)],
        phase=PHASES[s.phase],
        mover=s.active,
        starter=s.starter,
        turn=s.turn,
        turns_left=s.turns_left,
        refreshed=bool(s.refreshed),
        bonus=BONUSES[s.bonus],
        display=spread(s.display),
        deck=spread(s.deck),
        discards=spread(s.discards),
        pumpkins=[cards[i] if i >= 0 else None for i in s.pumpkins],
        pumpkin_deck=_cards(s.pumpkin_deck, cards),
        gaining=s.gaining,
        block=[NAMES[kind] for kind in s.block[: s.chosen]],
        scoring=cards[s.scoring] if s.scoring >= 0 else None,
        reach=_reach(s, t, looked_at, cards),
    )


def _cards(mask: int, cards: list[PumpkinView]) -> list[PumpkinView]:
    return [cards[i] for i in range(PUMPKINS) if mask >> i & 1]


def _line(s: Any, t: Any, seat: int, cards: list[PumpkinView]) -> LineView:
    return LineView(
        seat=seat,
        line=[NAMES[kind] for kind in s.line[seat][: s.length[seat]]],
        ahead=s.ahead[seat],
        grown=bool(s.grown[seat]),
        hand=cards[s.hand[seat]] if s.hand[seat] >= 0 else None,
        scored=_cards(s.scored[seat], cards),
        points=rules.score(s, t, seat),
        bonus=rules.bonus_points(s, seat),
    )


def _reach(s: Any, t: Any, seat: int, cards: list[PumpkinView]) -> list[ReachView]:
    if s.phase == rules.OVER:
        return []
    found = []
    for i, card in enumerate(cards):
        if not rules.reachable(s, t, seat) >> i & 1:
            continue
        if t.arrow[i]:
            stops = [StopView(0, t.arrow[i])]
        else:
            choices = rules.stop_choices(s, t, seat, i)
            stops = [
                StopView(f, rules.stop_after(s, t, seat, i, f)) for f in range(t.letters[i] + 1) if choices >> f & 1
            ]
        found.append(ReachView(card.code, stops))
    return found
