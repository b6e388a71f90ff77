"""What a bot is, and how much it may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from capytable.kernel.errors import SetupError

if TYPE_CHECKING:
    from capytable.bots.seat import Seat


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision.

    ``simulations`` and ``seconds`` are limits (None = no such limit; with neither a bot uses its own default);
    simulations count per thread.  ``seed`` makes a choice reproducible where no clock decides.  ``stop`` is asked
    between slices of work and ends the thinking early.  ``fast`` says whether compiled code may be used; None means
    where it is installed.  Pickles if ``stop`` does.
    """

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    seed: int = 0
    stop: Callable[[], bool] | None = None
    fast: bool | None = None

    def __post_init__(self) -> None:
        if self.simulations is not None and self.simulations < 1:
            raise SetupError(f"simulations are at least 1, not {self.simulations}")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise SetupError(f"seconds are more than 0 and at most 3600, not {self.seconds}")
        if not 1 <= self.threads <= 256:
            raise SetupError(f"threads are 1 to 256, not {self.threads}")


@runtime_checkable
class Bot(Protocol):
    """A player.  ``id`` is its name on the command line, ``name`` what people call it, ``description`` one sentence."""

    id: str
    name: str
    description: str

    def choose(self, seat: Seat, budget: Budget) -> int:
        """The id of one of ``seat.legal``.  The same seat, budget and seed should give the same choice."""
