"""Statistics gathered by listeners beside the games, never inside the rules."""

from __future__ import annotations

from typing import Protocol

from capytable.match.match import Match


class Metric(Protocol):
    """Listens to one game after another.  ``simulate`` is given what makes one: a class or a function."""

    def before(self, match: Match, seat: int, action: int) -> None:
        """The seat is about to do this."""

    def finish(self, match: Match) -> dict[str, float]:
        """The game is over: numbers by name.  What was gathered is forgotten."""


class Choices:
    """``choices``: decisions with more than one possibility; ``options``: how many those had, on average."""

    def __init__(self) -> None:
        self._count = self._options = 0

    def before(self, match: Match, seat: int, action: int) -> None:
        """Count the possibilities."""
        options = len(match.legal_actions(seat))
        if options > 1:
            self._count += 1
            self._options += options

    def finish(self, match: Match) -> dict[str, float]:
        """The game's numbers."""
        found = {"choices": float(self._count), "options": self._options / max(1, self._count)}
        self._count = self._options = 0
        return found


class LeadChanges:
    """``lead changes``: how often another seat than before came to have most points."""

    def __init__(self) -> None:
        self._leader: int | None = None
        self._changes = 0

    def before(self, match: Match, seat: int, action: int) -> None:
        """Look at the scores."""
        scores = match.scores()
        leaders = [i for i, score in enumerate(scores) if score == max(scores)]
        if len(leaders) == 1 and leaders[0] != self._leader:
            self._changes += self._leader is not None
            self._leader = leaders[0]

    def finish(self, match: Match) -> dict[str, float]:
        """The game's number."""
        found = {"lead changes": float(self._changes)}
        self._leader, self._changes = None, 0
        return found
