"""What a seat may see of Capybara Crush, as JSON-able structs (CR-90, CR-91)."""

from __future__ import annotations

from typing import Any

import msgspec

from capytable.games.capybara_crush import herd
from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.cards import BACKGROUNDS, CRITTERS, POWERS, card_code
from capytable.games.capybara_crush.text import PHASES, STEPS


class FaceView(msgspec.Struct, frozen=True):
    """A face: critters from the top as printed, the background, the corner number."""

    code: str
    critters: list[str]
    background: str
    number: int


class CapyView(msgspec.Struct, frozen=True):
    """A capy: the critters on it (None: none), turned by 180°, slid down by so many rows; its own face if known.

    ``start`` marks the cards that a herd begins with, which have no face.
    """

    start: bool
    critters: FaceView | None
    flipped: bool
    shift: int
    below: FaceView | None


class HerdView(msgspec.Struct, frozen=True):
    """A player's herd line from the left, with the longest chain of each critter and background."""

    seat: int
    herd: list[CapyView]
    stars: int
    favourite: str | None
    cards: int
    hand: list[FaceView] | None
    known: list[FaceView]
    chains: dict[str, int]
    favourites: int
    points: int


class CrushView(msgspec.Struct, frozen=True):
    """The situation of the table game or of solo."""

    viewer: int
    players: list[HerdView]
    phase: str
    step: str
    mover: int
    starter: int
    turn: int
    powers: dict[str, int]
    """The three powers and what they cost."""
    power: str | None
    held: FaceView | None
    place: int
    river: list[FaceView | None]
    deck: int
    under: list[FaceView | None]
    """The cards put under the deck, in the order they will be drawn, after all others; None where unknown."""
    most: int
    solo: bool
    ai: list[str]
    ai_points: int
    points: int
    scorings: int
    gone: list[FaceView]


def view(s: Any, t: Any, viewer: int) -> CrushView:
    """The situation as ``viewer`` (a seat, -1 a spectator) may know it."""
    mine = s.held >= 0 and viewer == s.active
    return CrushView(
        viewer=viewer,
        players=[_herd(s, t, p, viewer) for p in range(t.players)],
        phase=PHASES[s.phase],
        step=STEPS[s.step],
        mover=s.active,
        starter=s.starter,
        turn=s.turn,
        powers={POWERS[power]: t.cost[power] for power in s.powers},
        power=POWERS[s.power] if s.power >= 0 else None,
        held=face(t, s.held) if mine else None,
        place=s.place,
        river=[face(t, card) for card in s.river],
        deck=rules.deck_size(s),
        under=[face(t, card) if rules.knows(s, card, viewer) else None for card in s.under[: s.under_count]],
        most=t.most,
        solo=bool(t.solo),
        ai=[CRITTERS[c] for c in range(5) if s.ai >> c & 1],
        ai_points=s.ai_points,
        points=s.points,
        scorings=s.scorings,
        gone=_faces(t, s.gone),
    )


def face(t: Any, card: int) -> FaceView | None:
    """A card's face; None for no card."""
    if card < 0:
        return None
    return FaceView(
        card_code(t, card), [CRITTERS[c] for c in t.face[card]], BACKGROUNDS[t.background[card]], t.corner[card]
    )


def _faces(t: Any, mask: int) -> list[FaceView]:
    return [made for card in range(60) if mask >> card & 1 and (made := face(t, card))]


def _herd(s: Any, t: Any, seat: int, viewer: int) -> HerdView:
    own = seat == viewer
    hidden = t.hidden and not own and s.phase != rules.OVER
    known = 0 if own else s.hand[seat] & ~rules.unseen(s, s.hand[seat], viewer)
    chains = {name: herd.critter_chain(s, t, seat, c) for c, name in enumerate(CRITTERS)}
    chains |= {name: herd.background_chain(s, t, seat, b) for b, name in enumerate(BACKGROUNDS)}
    liked = 0 if hidden or t.solo else herd.favourites(s, t, seat)
    points = s.points if t.solo else sum(chains.values()) + liked + s.stars[seat]
    return HerdView(
        seat=seat,
        herd=[_capy(s, t, seat, i, viewer) for i in range(s.length[seat])],
        stars=s.stars[seat],
        favourite=None if hidden or s.favourite[seat] < 0 else CRITTERS[s.favourite[seat]],
        cards=s.hand[seat].bit_count(),
        hand=_faces(t, s.hand[seat]) if own else None,
        known=_faces(t, known),
        chains=chains,
        favourites=liked,
        points=points,
    )


def _capy(s: Any, t: Any, seat: int, place: int, viewer: int) -> CapyView:
    below = s.capy[seat][place]
    knows = below >= 0 and (seat == viewer or rules.knows(s, below, viewer))
    return CapyView(
        start=below < 0,
        critters=face(t, s.card[seat][place]),
        flipped=bool(s.flip[seat][place]),
        shift=s.shift[seat][place],
        below=face(t, below) if knows else None,
    )
