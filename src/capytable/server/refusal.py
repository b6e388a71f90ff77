"""Refusals: what the server says when it does not do what it was asked.  Nothing has changed then."""

from __future__ import annotations

from capytable.kernel import errors
from capytable.server.wire import Arguments, Code, Problem, Refused

STATUS: dict[str, int] = {
    "bad-message": 400,
    "forbidden": 403,
    "running": 403,
    "covered": 403,
    "not-found": 404,
    "unknown-game": 404,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
}
"""HTTP status by code; every other refusal is 422: understood, but not possible."""

CODES: tuple[tuple[type[errors.CapytableError], Code], ...] = (
    (errors.StaleActionError, "stale"),
    (errors.IllegalActionError, "illegal"),
    (errors.UndoError, "no-undo"),
    (errors.UnknownGameError, "unknown-game"),
    (errors.DeckError, "bad-deck"),
    (errors.RecordError, "bad-record"),
    (errors.BotError, "bad-bot"),
    (errors.SetupError, "bad-options"),
)


class RefusalError(Exception):
    """A typed, friendly no.  ``args`` fill the catalogue's text, ``detail`` is English: where, and what would do."""

    def __init__(self, code: Code, detail: str = "", **arguments: str | int) -> None:
        super().__init__(detail or code)
        self.code, self.detail, self.arguments = code, detail, arguments

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 422)

    def _fields(self) -> tuple[str, Arguments]:
        return f"error-{self.code}", dict(self.arguments)

    def problem(self) -> Problem:
        """The body of an HTTP answer."""
        key, arguments = self._fields()
        return Problem(code=self.code, text_key=key, args=arguments, detail=self.detail)

    def frame(self, key: str | None) -> Refused:
        """The WebSocket frame; ``key`` is the refused frame's."""
        text, arguments = self._fields()
        return Refused(key=key, code=self.code, text_key=text, args=arguments, detail=self.detail)


def from_error(error: errors.CapytableError) -> RefusalError:
    """The refusal that says what the library's error says."""
    option = {"option": error.option} if isinstance(error, errors.SetupError) and error.option else {}
    for kind, code in CODES:
        if isinstance(error, kind):
            return RefusalError(code, str(error), **option)
    return RefusalError("bad-message", str(error))
