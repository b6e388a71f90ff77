"""What a seat may see of Cookie Club, as JSON-able structs.  Cards are codes: ``tapir 3``, ``capybara``."""

from __future__ import annotations

from typing import Any

import msgspec

from capytable.games.cookie_club.cards import CODES, TOKENS, spread
from capytable.games.cookie_club.rules import TEAPOT_CARD
from capytable.games.cookie_club.state import KINDS
from capytable.games.cookie_club.text import PHASES, REASONS


class PlayerView(msgspec.Struct, frozen=True):
    """One player as the viewer sees them.  ``hand`` is sorted; None where hidden (CC-70)."""

    seat: int
    cookies: int
    cards: int
    hand: list[str] | None
    known: list[str]
    """Cards the viewer knows this hand to hold (CC-72); empty for their own."""


class PassingView(msgspec.Struct, frozen=True):
    """A card pushed face down towards a player who may refuse it (CC-30); ``card`` only for the giver."""

    giver: int
    to: int
    card: str | None


class CookieClubView(msgspec.Struct, frozen=True):
    """The situation.  Seats are absolute; ``active`` has the turn, ``mover`` decides now (another, at the teapot)."""

    viewer: int
    players: list[PlayerView]
    phase: str
    mover: int
    active: int
    starter: int
    round: int
    turn: int
    reason: str
    """Why the game ended: ``running``, ``cookies-gone`` (CC-52) or ``turn-limit`` (CC-62)."""
    tops: list[str]
    under: list[int]
    draw_pile: int
    discarded: int
    discard_top: str | None
    used: list[str]
    """Every card that lies open: discarded or under the two tops, sorted."""
    tokens: list[str]
    """Clockwise: the seven animals and ``cookies``."""
    figure: int
    teapot: int
    bank: int
    passing: PassingView | None
    payers: list[int]
    """Who is to give back a cookie once the teapot's holder has answered (CC-31)."""
    idle_turns: int
    """Passes in a row for want of a card to draw (CC-61)."""


def view(s: Any, t: Any, viewer: int) -> CookieClubView:
    """The situation as ``viewer`` (a seat, -1 a spectator) may know it (CC-70 … CC-72)."""
    offered = s.phase == TEAPOT_CARD
    return CookieClubView(
        viewer=viewer,
        players=[_player(s, viewer, seat, offered and seat == s.active) for seat in range(t.players)],
        phase=PHASES[s.phase],
        mover=s.mover,
        active=s.active,
        starter=s.starter,
        round=s.round,
        turn=s.turn,
        reason=REASONS[s.reason],
        tops=[CODES[kind] for kind in s.top],
        under=list(s.under),
        draw_pile=s.left,
        discarded=s.used_count - sum(s.under),
        discard_top=CODES[s.discard_top] if s.discard_top >= 0 else None,
        used=spread(s.used),
        tokens=[TOKENS[token] for token in s.tokens],
        figure=s.figure,
        teapot=s.teapot,
        bank=s.bank,
        passing=_passing(s, viewer) if offered else None,
        payers=[seat for seat in range(t.players) if s.payers >> seat & 1],
        idle_turns=s.idle,
    )


def _player(s: Any, viewer: int, seat: int, gives: bool) -> PlayerView:
    hand = None
    if seat == viewer:
        counts = list(s.hands[seat])
        if gives:
            counts[s.offered] -= 1
        hand = spread(counts)
    known = [0] * KINDS if viewer < 0 else list(s.known[viewer][seat])
    if gives:  # the card that lies on the table may be one of these (CC-72)
        known = [max(0, n - 1) for n in known]
    return PlayerView(seat, s.cookies[seat], s.size[seat] - gives, hand, spread(known))


def _passing(s: Any, viewer: int) -> PassingView:
    return PassingView(s.active, s.mover, CODES[s.offered] if viewer == s.active else None)
