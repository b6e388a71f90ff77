"""On which line of a TOML text a key or an array's element stands (the parser does not tell)."""

from __future__ import annotations

import re

Path = tuple[str, ...]

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'  # texts of several lines
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\[\]{},=.\n]"
    r"|[^\s\[\]{},=.\"'#]+",
    re.DOTALL,
)


def line_of(text: str, key: str) -> int:
    """The line (1-based) of a key such as ``result.scores[2]``; of its nearest parent if it is not there, else 0.

    ``text`` is TOML that the parser has accepted.
    """
    lines = _Walker(text).lines
    path = tuple(part for part in re.split(r"[.\[\]]+", key) if part)
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


class _Walker:
    """One walk over the tokens, noting where each key and element begins."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}
        self._tokens: list[tuple[str, int]] = []
        self._at = 0
        line = 1
        for found in _TOKEN.finditer(text.replace("\r\n", "\n")):
            if not found[0].startswith("#"):
                self._tokens.append((found[0], line))
            line += found[0].count("\n")
        self._document()

    def _peek(self) -> str:
        return self._tokens[self._at][0] if self._at < len(self._tokens) else ""

    def _take(self) -> str:
        token = self._peek()
        self._at += 1
        return token

    def _note(self, path: Path) -> None:
        at = min(self._at, len(self._tokens) - 1)
        self.lines.setdefault(path, self._tokens[at][1])

    def _document(self) -> None:
        base: Path = ()
        while self._peek():
            if self._peek() == "\n":
                self._take()
            elif self._peek() == "[":
                base = self._header()
            else:
                self._pair(base)

    def _header(self) -> Path:
        self._take()
        double = self._peek() == "["
        if double:
            self._take()
        path: Path = ()
        parts = self._key("]")
        for i, part in enumerate(parts):
            path = (*path, part)
            if double and i == len(parts) - 1:
                self._note(path)
                self._counts[path] = self._counts.get(path, -1) + 1
            if path in self._counts:
                path = (*path, str(self._counts[path]))
            self._note(path)
        while self._take() not in ("\n", ""):
            pass
        return path

    def _key(self, end: str) -> list[str]:
        parts = []
        while self._peek() not in (end, ""):
            token = self._take()
            if token != ".":
                parts.append(token.strip("\"'"))
        return parts

    def _pair(self, base: Path) -> None:
        start = self._at
        path = base
        for part in self._key("="):
            path = (*path, part)
            self.lines.setdefault(path, self._tokens[start][1])
        self._take()
        self._value(path)

    def _value(self, path: Path) -> None:
        opening = self._take()
        if opening == "[":
            n = 0
            while self._peek() not in ("]", ""):
                if self._peek() in (",", "\n"):
                    self._take()
                else:
                    self._note((*path, str(n)))
                    self._value((*path, str(n)))
                    n += 1
            self._take()
        elif opening == "{":
            while self._peek() not in ("}", ""):
                if self._peek() in (",", "\n"):
                    self._take()
                else:
                    self._pair(path)
            self._take()
        else:
            while self._peek() not in (",", "]", "}", "\n", ""):
                self._take()
