"""The errors a user of the library may meet.  Each message says what was wrong, where, and what would be right."""

from __future__ import annotations


class CapytableError(Exception):
    """Base of all errors that are the caller's to mend."""


class UnknownGameError(CapytableError, LookupError):
    """No game, variant, bot or option has this name."""


class SetupError(CapytableError, ValueError):
    """The number of players, an option or the seed is not possible.  ``option`` is the id of the option at fault."""

    def __init__(self, reason: str, option: str = "") -> None:
        self.option = option
        super().__init__(reason)


class DeckError(CapytableError, ValueError):
    """A deck file cannot be played; the message lists every fault."""


class IllegalActionError(CapytableError, ValueError):
    """The action is not possible now, or not by this seat.  Nothing has changed."""


class StaleActionError(IllegalActionError):
    """The action was meant for an earlier situation.  Nothing has changed."""


class UndoError(CapytableError, ValueError):
    """There is nothing that may fairly be taken back."""


class DocumentError(CapytableError, ValueError):
    """A document is wrong.  ``key`` is the dotted key at fault, ``line`` its line (1-based, 0 where not known)."""

    def __init__(self, reason: str, key: str = "", line: int = 0) -> None:
        self.reason, self.key, self.line = reason, key, line
        where = ": ".join([*([f"line {line}"] if line else []), *([key] if key else [])])
        super().__init__(f"{where}: {reason}" if where else reason)


class PositionError(DocumentError):
    """A position document is wrong."""


class RecordError(DocumentError):
    """A record cannot be read or does not replay."""


class BotError(CapytableError, RuntimeError):
    """A bot cannot be loaded."""


class FastMissingError(CapytableError, ImportError):
    """The fast extra (NumPy and numba) is not installed."""
