"""The table of Cookie Club drawn with characters."""

from __future__ import annotations

from capytable.games.cookie_club.view import CookieClubView, PlayerView


def text(view: CookieClubView) -> str:
    """Everything a player looks at, a few lines of ASCII."""
    circle = "  ".join(f"[{token}]" if i == view.figure else token for i, token in enumerate(view.tokens))
    pot = "in the middle" if view.teapot < 0 else f"with seat {view.teapot}"
    discard = f"{view.discarded} discarded" + (f", {view.discard_top} on top" if view.discard_top else "")
    lines = [
        f"Cookie Club, round {view.round}, turn {view.turn}: {view.phase}"
        + (f" ({view.reason})" if view.phase == "over" else f", seat {view.mover} decides"),
        f"  circle  {circle}",
        f"  piles   {view.tops[0]} | {view.tops[1]}",
        f"  draw    {view.draw_pile} cards; {discard}; bank {view.bank}; teapot {pot}",
    ]
    if view.passing:
        lines.append(f"  passing {view.passing.card or 'a hidden card'} from {view.passing.giver} to {view.passing.to}")
    return "\n".join([*lines, *(_player(view, player) for player in view.players)])


def _player(view: CookieClubView, player: PlayerView) -> str:
    mark = ">" if player.seat == view.mover and view.phase != "over" else " "
    cards = f"{player.cards} cards"
    if player.hand is not None:
        cards = ", ".join(player.hand) or "no cards"
    elif player.known:
        cards += f", {', '.join(player.known)} among them"
    return f"{mark} seat {player.seat}  {player.cookies:3} cookies  {cards}"
