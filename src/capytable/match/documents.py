"""TOML documents (records and positions): reading with reasons and lines, and the header that both share."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import takewhile
from typing import Any, TypeVar

import msgspec
import tomli_w

from capytable.games import find
from capytable.kernel.document import parse
from capytable.kernel.errors import CapytableError, DocumentError
from capytable.kernel.game import Game
from capytable.match.lines import line_of
from capytable.match.setup import Setup, choose_deck, choose_options, choose_players, choose_variant, digest, make_setup

_WIDTH, _INDENT = 100, "    "
LARGEST = 4_000_000
"""Longer documents are refused unread (characters)."""
T = TypeVar("T")


class Document:
    """A parsed TOML text that can say where its parts stand.  ``error`` is what it raises."""

    def __init__(self, text: Any, what: str, error: type[DocumentError]) -> None:
        self.text, self.what, self.error = text, what, error
        if not isinstance(text, str):
            raise error(f"a {what} is text, not {type(text).__name__}")
        if len(text) > LARGEST:
            raise error(f"a {what} has at most {LARGEST} characters, this one {len(text)}")
        try:
            self.data = parse(text)
        except ValueError as fault:
            found = re.search(r" \(at line (\d+), column \d+\)$", str(fault))
            reason = re.sub(r" \(at .*\)$", "", str(fault))
            raise error(f"no TOML, or cut short: {reason}", line=int(found[1]) if found else 0) from fault

    def fault(self, reason: str, key: str = "") -> DocumentError:
        """The error to raise about the part called ``key`` (``actions[3]``, ``situation.tops``)."""
        return self.error(reason, key, line_of(self.text, key) if key else 0)

    @contextmanager
    def blaming(self, key: str) -> Iterator[None]:
        """Turn other errors of the library that happen inside into one about ``key``."""
        try:
            yield
        except DocumentError as fault:
            inner = f"{key}.{fault.key}" if fault.key else key
            raise self.fault(fault.reason, inner) from fault
        except CapytableError as fault:
            raise self.fault(str(fault), key) from fault

    def typed(self, data: Any, shape: type[T]) -> T:
        """``data`` as the struct ``shape``; a wrong type is an error that names the key."""
        try:
            return msgspec.convert(data, shape)
        except (msgspec.ValidationError, OverflowError) as fault:
            reason, _, path = str(fault).partition(" - at `")
            raise self.fault(reason, re.sub(r"\[\.\.\.\]", "", path).strip("`$.")) from fault


class DeckPart(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The deck: its digest, and its content where it is not the shipped one."""

    digest: str | None = None
    content: dict[str, Any] | None = None


class Header(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What records and positions begin with."""

    capytable: str
    format: int
    game: str
    rules_version: int | None = None
    players: int
    options: dict[str, int | str] = {}
    deck: DeckPart = msgspec.field(default_factory=DeckPart)


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """The four words of the game's generator (kernel.random)."""

    rng: list[int]


def write_header(setup: Setup, what: str, version: int) -> dict[str, Any]:
    """The header's simple keys; options and deck follow in :func:`write_tables`, since TOML wants tables last."""
    return {
        "capytable": what,
        "format": version,
        "game": setup.game.id,
        "rules_version": setup.game.rules_version,
        "players": setup.players,
    }


def write_tables(setup: Setup) -> dict[str, Any]:
    """The header's tables."""
    deck: dict[str, Any] = {"digest": setup.deck_digest}
    if setup.special:
        deck["content"] = dict(setup.deck)
    return {"options": dict(setup.options), "deck": deck}


def to_toml(comment: str, data: Mapping[str, Any]) -> str:
    """The document's text: a line of comment, then TOML, with lists folded to full lines (actions keep their own)."""
    lines, made = iter(tomli_w.dumps(data).rstrip("\n").split("\n")), [f"# {comment}"]
    for line in lines:
        made.append(line)
        if line.endswith("= [") and line != "actions = [":
            parts = [part.strip() for part in takewhile(lambda part: part != "]", lines)]
            made[-1:] = _folded(line, parts)
    return "\n".join(made) + "\n"


def _folded(opening: str, parts: list[str]) -> list[str]:
    flat = f"{opening}{' '.join(parts).removesuffix(',')}]"
    if len(flat) <= _WIDTH:
        return [flat]
    made = [_INDENT]
    for part in parts:
        if len(made[-1]) + len(part) > _WIDTH and made[-1] != _INDENT:
            made.append(_INDENT)
        made[-1] += part + " "
    return [opening, *(line.rstrip() for line in made), "]"]


def check_kind(document: Document, newest: int) -> None:
    """Refuse another kind of document, and a format from the future, before looking at anything else."""
    kind, version = document.data.get("capytable"), document.data.get("format")
    if kind != document.what:
        raise document.fault(f"this is no {document.what}: the key capytable must be {document.what!r}", "capytable")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise document.fault(f"must be a number from 1 to {newest}", "format")
    if version > newest:
        raise document.fault(f"written by a newer capytable ({version}, this one reads up to {newest})", "format")


def read_setup(document: Document, header: Header) -> Setup:
    """The setting that a header describes; what is wrong with it is said with key and line."""
    with document.blaming("game"):
        game = find(header.game)
    _check_rules(document, game, header)
    with document.blaming("options.variant" if "variant" in header.options else "options"):
        variant = choose_variant(game, header.options)
    with document.blaming("players"):
        choose_players(game, variant, header.players)
    for name, value in header.options.items():
        with document.blaming(f"options.{name}"):
            choose_options(game, variant, header.players, {name: value})
    with document.blaming("deck.content"):
        content, _ = choose_deck(game, header.deck.content)
    if header.deck.digest not in (None, digest(content)):
        raise document.fault("the digest belongs to another deck than this one", "deck.digest")
    with document.blaming("options"):
        return make_setup(game, header.players, header.options, header.deck.content)


def read_chance(document: Document, chance: Chance, state: Any) -> None:
    """Put the generator's words into a state."""
    if len(chance.rng) != 4 or not all(0 <= word <= 0xFFFFFFFF for word in chance.rng) or not any(chance.rng):
        raise document.fault("must be four numbers from 0 to 4294967295, not all 0", "chance.rng")
    state.rng[:] = chance.rng


def _check_rules(document: Document, game: Game, header: Header) -> None:
    version = game.rules_version
    if header.rules_version not in (None, version):
        age = "newer" if (header.rules_version or 0) > version else "older"
        raise document.fault(f"made with {age} rules ({header.rules_version}, these are {version})", "rules_version")
