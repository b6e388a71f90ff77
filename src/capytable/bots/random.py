"""``random``: any legal action, each equally likely."""

from __future__ import annotations

from capytable.bots.contract import Budget
from capytable.bots.seat import Seat
from capytable.kernel.random import MASK32, pick, seed_policy


class RandomBot:
    """Plays whatever comes to hand."""

    id = "random"
    name = "Camomile"
    description = "Any legal action, each equally likely."

    def choose(self, seat: Seat, budget: Budget) -> int:
        """An action drawn with the budget's seed."""
        r = [0]
        seed_policy(r, budget.seed & MASK32, budget.seed >> 32 & MASK32)
        pick(r, 2)  # the first number of a fresh generator shows its seed's low bits least mixed
        return seat.legal[pick(r, len(seat.legal))].id
