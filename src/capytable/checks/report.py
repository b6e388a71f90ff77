"""What the checks found: a list of faults and how often each check was made."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """A broken promise.  ``check`` is its id, ``detail`` says what was wrong, ``where`` how to get there again."""

    check: str
    detail: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.check}: {self.detail}" + (f" ({self.where})" if self.where else "")


class CheckError(AssertionError):
    """A game does not keep its contract; the message is the report."""


@dataclass
class Report:
    """The outcome for one game: ``faults``, the number of ``games`` and ``decisions`` played, ``made`` checks by id.

    Of one check at most :attr:`keep` faults are kept; all are counted in ``found``.
    """

    game: str
    faults: list[Fault] = field(default_factory=list)
    games: int = 0
    decisions: int = 0
    longest: int = 0
    made: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    keep: int = 3
    unlike: int = 0
    """Copies made for a seat that differ from the true state in more than the generator."""
    varied: int = 0
    """Pairs of copies for one seat that differ in more than the generator."""

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.found

    def add(self, check: str, detail: str, where: str = "") -> None:
        """Note a fault."""
        self.found[check] += 1
        if self.found[check] <= self.keep:
            self.faults.append(Fault(check, detail, where))

    def require(self, check: str, holds: bool, detail: str, where: str = "") -> bool:
        """Count a check and note a fault unless it ``holds``; return whether it does."""
        self.made[check] += 1
        if not holds:
            self.add(check, detail, where)
        return holds

    def raise_if_faulty(self) -> Report:
        """Raise :class:`CheckError` with the whole report unless all is well; return the report."""
        if not self.ok:
            raise CheckError(str(self))
        return self

    def __str__(self) -> str:
        head = f"{self.game}: {self.games} games, {self.decisions} decisions (longest game {self.longest}), "
        head += f"{sum(self.made.values())} checks of {len(self.made)} kinds: "
        if self.ok:
            return head + "all well"
        hidden = sum(self.found.values()) - len(self.faults)
        more = [f"  … and {hidden} more of the same kinds"] if hidden else []
        return "\n".join([head + f"{sum(self.found.values())} faults", *(f"  {fault}" for fault in self.faults), *more])
