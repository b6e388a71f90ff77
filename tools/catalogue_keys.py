"""Reads catalogues as trees and sources for the keys they use; as a script lists keys that do not fit."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
CATEGORIES = {"zero", "one", "two", "few", "many"}
SOURCES = ("src/capytable/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
_STRING = re.compile(r'"([^"\\\n]*)"' + r"|'([^'\\\n]*)'" + r"|`([^`\\]*)`")
_HOLE = re.compile(r"\$?\{[^{}]*\}")
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9*]+)+-?\*?")
_CALL = re.compile(r"(?:\bt|\.text|\bsay)\(|text_key\s*[=:]\s*")


@dataclass
class Message:
    """A message: the variables, references and plural selections of its own pattern, and its plain text."""

    variables: set[str]
    references: set[str]
    plurals: list[set[str]]
    texts: list[str]


class _Collector(Visitor):
    def __init__(self) -> None:
        self.found = Message(set(), set(), [], [])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & CATEGORIES:
            self.found.plurals.append(keys)
        self.generic_visit(node)


def catalogue(text: str) -> dict[str, Message]:
    """Return the messages by key.  Raises ``ValueError`` at what is no Fluent, a key given twice, or a term."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.BaseComment):
            continue
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            raise ValueError(f"not a plain message: {FluentSerializer().serialize_entry(entry)!r}")
        if entry.id.name in found:
            raise ValueError(f"{entry.id.name} is given twice")
        collector = _Collector()
        collector.visit(entry.value)
        found[entry.id.name] = collector.found
    return found


def variables(messages: dict[str, Message], key: str) -> set[str]:
    """Return the variables of a message and of all it refers to."""
    message = messages[key]
    return message.variables.union(*(variables(messages, other) for other in message.references))


def strings(source: str) -> Iterator[str]:
    """Yield the string literals of a Python, TypeScript or Svelte source, every hole in a template as ``*``."""
    for found in _STRING.finditer(source):
        yield _HOLE.sub("*", next(part for part in found.groups() if part is not None))


def asked(source: str) -> Iterator[str]:
    """Yield what is handed as the key to ``t``, ``.text`` or ``text_key``: literals, holes in templates as ``*``."""
    for call in _CALL.finditer(source):
        yield from (text for text in strings(_first_argument(source, call.end())) if _KEY.fullmatch(text))


def _first_argument(source: str, start: int) -> str:
    depth, quote = 0, ""
    for place in range(start, min(start + 400, len(source))):
        letter = source[place]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and not quote and letter in ",;\n"):
            return source[start:place]
    return source[start : start + 400]


def calls(source: str) -> Iterator[tuple[str, set[str], bool]]:
    """Yield each call of ``t`` with a plain key: the key, the names of its arguments, and whether these are all."""
    for call in re.finditer(r"""\bt\(\s*(["'])([a-z0-9-]+)\1\s*(\)|,\s*\{)""", source):
        given = _arguments(source, call.end()) if call[3] != ")" else []
        names = {found[1] for part in given if (found := re.match(r"\s*(\w+)\s*(?::|$)", part))}
        yield call[2], names, not any(part.strip().startswith("...") for part in given)


def _arguments(source: str, start: int) -> list[str]:
    """The parts of an object literal that is open at ``start``."""
    parts, depth, begin = [], 0, start
    for place in range(start, len(source)):
        letter = source[place]
        if letter in "([{":
            depth += 1
        elif letter in ")]}" and depth:
            depth -= 1
        elif depth == 0 and letter in ",}":
            parts.append(source[begin:place].strip())
            begin = place + 1
            if letter == "}":
                break
    return [part for part in parts if part]


def fits(pattern: str, key: str) -> bool:
    """Whether a literal with ``*`` for its holes can be the key."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".+"), key) is not None


def sources() -> dict[Path, str]:
    """Return the sources that may use keys."""
    files = (file for pattern in SOURCES for file in ROOT.glob(pattern))
    return {file: file.read_text(encoding="utf-8") for file in files if ".test." not in file.name}


def english(paged: bool = False) -> dict[str, Message]:
    """Return all messages of the project in English; with ``paged`` the house's and those of games with a page."""
    files = [ROOT / "src/capytable/catalogue/en.ftl", *ROOT.glob("src/capytable/games/*/catalogue/en.ftl")]
    if paged:
        pages = {page.parent.name.replace("-", "_") for page in ROOT.glob("web/src/games/*/Table.svelte")}
        files = [files[0], *(file for file in files[1:] if file.parents[1].name in pages)]
    return {key: message for file in files for key, message in catalogue(file.read_text(encoding="utf-8")).items()}


def missing() -> list[str]:
    """Return where a key is used that no catalogue has."""
    keys = english()
    uses = ((file, text) for file, source in sources().items() for text in asked(source))
    return sorted(
        f"{file.relative_to(ROOT)}: {text}" for file, text in uses if not any(fits(text, key) for key in keys)
    )


def misfits() -> list[str]:
    """Return the calls in the client that give an argument the text does not have, or leave one out."""
    messages = english()
    found = []
    for file, source in sources().items():
        for key, given, complete in calls(source):
            wanted = variables(messages, key) if key in messages else given
            lacking = wanted - given if complete else set()
            if given - wanted or lacking:
                found.append(f"{file.relative_to(ROOT)}: {key} has {sorted(wanted)}, is given {sorted(given)}")
    return sorted(found)


def unused() -> list[str]:
    """Return the keys that no source names, whole or as a template, and no other message refers to.

    Words of a game whose page in the browser is still to come are left alone.
    """
    messages = english(paged=True)
    literals = {text for source in sources().values() for text in (*strings(source), *asked(source)) if "-" in text}
    plain = literals.union(*(message.references for message in messages.values()))
    patterns = {text for text in literals if _KEY.fullmatch(text) and "*" in text[3:]}
    return [key for key in messages if key not in plain and not any(fits(pattern, key) for pattern in patterns)]


def main() -> int:
    """Print what is missing and what is unused; return 1 if anything is."""
    faults = [*(f"missing: {use}" for use in missing()), *(f"unused: {key}" for key in unused())]
    faults += [f"misfit: {use}" for use in misfits()]
    print("\n".join(faults) or "every key is used, every key used is there")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
