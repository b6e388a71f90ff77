"""``greedy``: the sensible player that each game brings along, without looking ahead."""

from __future__ import annotations

from capytable.bots.contract import Budget
from capytable.bots.seat import Seat


class GreedyBot:
    """Follows the game's own heuristic."""

    id = "greedy"
    name = "Earl Grey"
    description = "The game's rule of thumb: what looks best now, without looking ahead."

    def choose(self, seat: Seat, budget: Budget) -> int:
        """What the game's heuristic says about a determinized copy."""
        if len(seat.legal) == 1:
            return seat.legal[0].id
        return seat.game.heuristic(seat.state(), seat.table, seat.seat)
