"""What a seat may see of Capybara Crush, as JSON-able structs (CR-90 … CR-92)."""

from __future__ import annotations

from typing import Any

import msgspec

from capytable.games.capybara_crush import herd
from capytable.games.capybara_crush import table as rules
from capytable.games.capybara_crush.cards import BACKGROUNDS, CRITTERS, POWERS, card_code
from capytable.games.capybara_crush.state import PLACES
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


class CrushView(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
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
    """The place chosen first by a power that asks for another choice; -1 none."""
    marks: list[int]
    """Places that the Somersault under way has flipped."""
    moves: int
    """Leaps that the power under way still has (March begins with 2)."""
    gap: int
    """Solo: the river's place that this turn's card was drawn from; -1 not yet."""
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


class DraftSeat(HerdView, frozen=True):
    """A player of the draft: the own one as it stands now, all others as they stood when the round began.

    ``known`` are the cards of another's hand that the viewer knows: all ``cards`` of them, or some, or none.
    """

    reserve: list[FaceView]
    ready: bool


class DraftView(msgspec.Struct, frozen=True, tag_field="kind", tag="draft"):
    """The situation of the draft.  What belongs to the viewer's sealed decision says nothing for a spectator."""

    viewer: int
    players: list[DraftSeat]
    phase: str
    """``reserve``: everybody puts a card into the reserve; ``choose``: a round is on; ``over``."""
    round: int
    """0 while the reserves are laid, then from 1."""
    stage: str | None
    """What the viewer's decision asks for: ``main``, ``place``, ``draw-again``, ``play-again``, ``pick``, ``second``,
    ``target``, ``rows`` as in the table game, ``reserve`` a card of the hand for the reserve, ``ready`` nothing."""
    decision: list[str]
    """The texts of the viewer's choices in this round; undo takes the last one back, until all are ready."""
    played: bool
    """Whether the round's play is among them."""
    powers: dict[str, int]
    """The three powers and what they cost."""
    possible: list[str]
    """The powers that the viewer may use at this moment."""
    power: str | None
    held: FaceView | None
    place: int
    marks: list[int]
    moves: int
    passes: list[int]
    """To which seat each seat's hand goes after the round."""
    decks: int
    """As many players win."""
    most: int


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
        marks=[place for place in range(PLACES) if s.marks >> place & 1],
        moves=s.moves,
        gap=s.gap,
        river=[face(t, card) for card in s.river],
        deck=rules.deck_size(s),
        under=[face(t, card) if rules.knows(s, card, viewer) else None for card in s.under[: s.under_count]],
        most=t.most,
        solo=bool(t.solo),
        ai=[CRITTERS[c] for c in range(5) if s.ai >> c & 1],
        ai_points=s.ai_points,
        points=s.points,
        scorings=s.scorings,
        gone=faces_of(t, s.gone),
    )


def face(t: Any, card: int) -> FaceView | None:
    """A card's face; None for no card."""
    if card < 0:
        return None
    return FaceView(
        card_code(t, card), [CRITTERS[c] for c in t.face[card]], BACKGROUNDS[t.background[card]], t.corner[card]
    )


def faces_of(t: Any, mask: int) -> list[FaceView]:
    """The faces of a mask of cards."""
    return [made for card in range(60) if mask >> card & 1 and (made := face(t, card))]


def chains_of(s: Any, t: Any, seat: int) -> dict[str, int]:
    """The longest chain of each critter and background."""
    chains = {name: herd.critter_chain(s, t, seat, c) for c, name in enumerate(CRITTERS)}
    return chains | {name: herd.background_chain(s, t, seat, b) for b, name in enumerate(BACKGROUNDS)}


def capy_of(s: Any, t: Any, seat: int, place: int, below: FaceView | None) -> CapyView:
    """A capy; ``below`` is its face, for who knows it."""
    return CapyView(
        start=s.capy[seat][place] < 0,
        critters=face(t, s.card[seat][place]),
        flipped=bool(s.flip[seat][place]),
        shift=s.shift[seat][place],
        below=below,
    )


def _herd(s: Any, t: Any, seat: int, viewer: int) -> HerdView:
    own = seat == viewer
    hidden = t.hidden and not own and s.phase != rules.OVER
    known = 0 if own else s.hand[seat] & ~rules.unseen(s, s.hand[seat], viewer)
    chains = chains_of(s, t, seat)
    liked = 0 if hidden or t.solo else herd.favourites(s, t, seat)
    points = s.points if t.solo else sum(chains.values()) + liked + s.stars[seat]
    return HerdView(
        seat=seat,
        herd=[_capy(s, t, seat, i, viewer) for i in range(s.length[seat])],
        stars=s.stars[seat],
        favourite=None if hidden or s.favourite[seat] < 0 else CRITTERS[s.favourite[seat]],
        cards=s.hand[seat].bit_count(),
        hand=faces_of(t, s.hand[seat]) if own else None,
        known=faces_of(t, known),
        chains=chains,
        favourites=liked,
        points=points,
    )


def _capy(s: Any, t: Any, seat: int, place: int, viewer: int) -> CapyView:
    below = s.capy[seat][place]
    knows = below >= 0 and (seat == viewer or rules.knows(s, below, viewer))
    return capy_of(s, t, seat, place, face(t, below) if knows else None)
