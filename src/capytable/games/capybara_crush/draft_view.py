"""What a seat may see of the draft: the own area as it is now, all others as they were when the round began (CR-82)."""

from __future__ import annotations

from typing import Any

from capytable.games.capybara_crush import draft as rules
from capytable.games.capybara_crush import herd, packs
from capytable.games.capybara_crush.cards import CRITTERS, POWERS
from capytable.games.capybara_crush.draft_text import PHASES, STAGES, action_text, cards_of
from capytable.games.capybara_crush.powers import MAIN
from capytable.games.capybara_crush.state import CARDS, DRAFT_STATE, HERD
from capytable.games.capybara_crush.view import CapyView, DraftSeat, DraftView, FaceView, capy_of, chains_of, face


def view(s: Any, t: Any, viewer: int) -> DraftView:
    """The situation as ``viewer`` (a seat, -1 a spectator) may know it."""
    seen = seen_by(s, t, viewer)
    plays = viewer >= 0
    powers = rules.ready_powers(s, t, viewer) if plays and s.stage[viewer] == MAIN else 0
    return DraftView(
        viewer=viewer,
        players=[_seat(seen, t, p, viewer, s.stage[p] == rules.READY) for p in range(t.players)],
        phase=PHASES[s.phase],
        round=s.round,
        stage=STAGES[s.stage[viewer]] if plays else None,
        decision=[action_text(t, action) for action in s.chosen[viewer][: s.choices[viewer]]] if plays else [],
        played=plays and bool(s.played[viewer]),
        powers={POWERS[power]: t.cost[power] for power in s.powers},
        possible=[name for power, name in enumerate(POWERS) if powers >> power & 1],
        power=POWERS[s.power[viewer]] if plays and s.power[viewer] >= 0 else None,
        held=face(t, s.held[viewer]) if plays else None,
        place=s.place[viewer] if plays else -1,
        marks=[place for place in range(HERD) if plays and s.marks[viewer] >> place & 1],
        moves=s.moves[viewer] if plays else 0,
        passes=[(p + 1) % t.players for p in range(t.players)],
        decks=t.decks,
        most=t.most,
    )


def seen_by(s: Any, t: Any, viewer: int) -> Any:
    """A copy in which nobody but the viewer has chosen anything."""
    seen = DRAFT_STATE.copy(s)
    for p in range(t.players):
        if p != viewer:
            rules.recall(seen, p)
    return seen


def _seat(s: Any, t: Any, seat: int, viewer: int, ready: bool) -> DraftSeat:
    own = seat == viewer
    hidden = t.hidden and not own and s.phase != rules.END
    known = s.hand[seat] if rules.knows(s, seat, viewer) else s.known[seat]
    chains = chains_of(s, t, seat)
    liked = 0 if hidden else herd.favourites(s, t, seat)
    return DraftSeat(
        seat=seat,
        herd=[_capy(s, t, seat, i, own) for i in range(s.length[seat])],
        stars=s.stars[seat],
        favourite=None if hidden else CRITTERS[s.favourite[seat]],
        cards=packs.size(s.hand[seat]),
        hand=faces_in(t, s.hand[seat]) if own else None,
        known=[] if own else faces_in(t, known),
        chains=chains,
        favourites=liked,
        points=sum(chains.values()) + liked + s.stars[seat],
        reserve=faces_in(t, s.reserve[seat]),
        ready=ready,
    )


def faces_in(t: Any, pack: list[int]) -> list[FaceView]:
    """The faces of a pack, ascending."""
    return [made for card in cards_of(pack) if (made := face(t, card))]


def _capy(s: Any, t: Any, seat: int, place: int, own: bool) -> CapyView:
    below = s.capy[seat][place]
    knows = below >= CARDS or (own and below >= 0)
    return capy_of(s, t, seat, place, face(t, below % CARDS) if knows else None)
