"""The table of Capybara Crush drawn with characters."""

from __future__ import annotations

from capytable.games.capybara_crush.view import CapyView, CrushView, DraftView, FaceView, HerdView


def text(view: CrushView) -> str:
    """Everything a player looks at; a herd is three rows of critters' first letters over the backgrounds'."""
    now = "over" if view.phase == "over" else f"seat {view.mover} decides ({view.phase}, {view.step})"
    powers = ", ".join(f"{power} {'*' * cost}" for power, cost in view.powers.items())
    river = "  ".join(card.code if card else "-" for card in view.river)
    lines = [
        f"Capybara Crush, turn {view.turn}: {now}",
        f"  powers  {powers}" + (f"   using {view.power}" if view.power else ""),
        f"  river   {river}   ({view.deck} in the deck)",
    ]
    if view.solo:
        likes = ", ".join(view.ai)
        lines.append(f"  AI likes {likes}: {view.ai_points} points; you {view.points}, {view.scorings} of 3 scorings")
    for player in view.players:
        lines += _player(player, ">" if player.seat == view.mover and view.phase != "over" else " ")
    return "\n".join(lines)


def _player(player: HerdView, mark: str) -> list[str]:
    hand = f"{player.cards} card{'' if player.cards == 1 else 's'}"
    if player.hand is not None:
        hand = " ".join(card.code for card in player.hand)
    likes = f", likes {player.favourite}" if player.favourite else ""
    rows = [[_letter(capy, row) for capy in player.herd] for row in range(-1, 4)]
    shown = ["      " + " ".join(row) for i, row in enumerate(rows) if i in (1, 2, 3) or any(c != " " for c in row)]
    grounds = " ".join(capy.critters.background[0] if capy.critters else "_" for capy in player.herd)
    stars = "*" * player.stars or "no"
    return [
        f"{mark} seat {player.seat}  {stars} stars{likes}, {player.points} points, hand: {hand or '-'}",
        *shown,
        f"      {grounds}",
    ]


def _letter(capy: CapyView, row: int) -> str:
    """What shows in a row (0-2 the printed rows; -1 and 3 above and below, after a shift)."""
    face: FaceView | None = capy.critters
    if face is None:
        return "." if row in (0, 1, 2) else " "
    printed = list(reversed(face.critters)) if capy.flipped else face.critters
    at = row - capy.shift
    return printed[at][0].upper() if 0 <= at <= 2 else " "


def draft(view: DraftView) -> str:
    """The draft: whose decision is still open, then every player, the own one with what was chosen."""
    waiting = ", ".join(str(player.seat) for player in view.players if not player.ready)
    now = "over" if view.phase == "over" else f"waiting for seat {waiting}"
    powers = ", ".join(f"{power} {'*' * cost}" for power, cost in view.powers.items())
    lines = [f"Draftybara, round {view.round}: {now}", f"  powers  {powers}"]
    if view.decision:
        lines.append(f"  you     {', '.join(view.decision)}")
    for player in view.players:
        lines += _player(player, " " if player.ready else ">")
        lines.append(f"      reserve {' '.join(card.code for card in player.reserve) or '-'}")
        if player.known:
            lines.append(f"      holds   {' '.join(card.code for card in player.known)}")
    return "\n".join(lines)
