"""The table of Capybara 'n' Capybara drawn with characters."""

from __future__ import annotations

from capytable.games.capybara_n_capybara.view import CapybaraView, LineView, PumpkinView


def text(view: CapybaraView) -> str:
    """Everything a player looks at, a few lines of ASCII; ``|`` is the monkey."""
    shown = ", ".join(pumpkin(card) for card in view.pumpkins if card)
    last = f", {view.turns_left} turns left" if view.turns_left >= 0 else ""
    now = "over" if view.phase == "over" else f"seat {view.mover} decides ({view.phase})"
    lines = [
        f"Capybara 'n' Capybara, turn {view.turn}: {now}{last}",
        f"  bonus     {view.bonus}",
        f"  capybaras {' '.join(view.display)}   ({len(view.deck)} in the deck, {len(view.discards)} discarded)",
        f"  pumpkins  {shown}   ({len(view.pumpkin_deck)} in the deck)",
    ]
    if view.gaining:
        lines.append(f"  gaining   {view.gaining}: {' '.join(view.block) or '-'}")
    return "\n".join([*lines, *(_line(view, player) for player in view.players)])


def pumpkin(card: PumpkinView) -> str:
    """``AABB=3``."""
    return f"{card.code}={card.points}"


def _line(view: CapybaraView, player: LineView) -> str:
    mark = ">" if player.seat == view.mover and view.phase != "over" else " "
    cards = "".join(player.line[: player.ahead]) + "|" + "".join(player.line[player.ahead :])
    hand = f", in hand {pumpkin(player.hand)}" if player.hand else ""
    grown = " grown," if player.grown else ""
    return (
        f"{mark} seat {player.seat}  {cards}{grown} {len(player.scored)} scored{hand},"
        f" {player.points} points ({player.bonus} bonus)"
    )
