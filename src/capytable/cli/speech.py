"""Words in the terminal: the reader's language, seat names, events and actions as sentences."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from capytable.bots.registry import info
from capytable.catalogue import LANGUAGES, PSEUDO, Words, known
from capytable.kernel.errors import SetupError
from capytable.kernel.spoken import Names, Speaker
from capytable.match.actions import Action
from capytable.match.match import Match

Language = Annotated[
    str | None, typer.Option("--lang", help=f"Language of the game: {', '.join(LANGUAGES)}.", show_default="$LANG")
]


def language(wanted: str | None) -> str:
    """The language asked for, else the environment's; ``SetupError`` for one there is not."""
    if wanted is None:
        return known(os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")
    if wanted not in (*LANGUAGES, PSEUDO):
        raise SetupError(f"there is no language {wanted!r}; there is {', '.join(LANGUAGES)}")
    return wanted


def printable(text: str) -> str:
    """A text from a file without what would steer the terminal."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


def seat_names(match: Match, words: Words) -> list[str]:
    """What the seats are called: as the record says, without what would steer the terminal; else by their number."""
    names = [printable(seated.name).strip() for seated in match.seated]
    return [name or words.text("cli-seat", seat=seat) for seat, name in enumerate(names)]


def bot_names(kinds: list[str], words: Words) -> list[str]:
    """Names for the kinds of seats (``human`` or a bot's spec); equal ones are numbered."""
    plain = [words.text("cli-you") if kind == "human" else _bot_name(kind, words) for kind in kinds]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name for seat, name in enumerate(plain)
    ]


def _bot_name(spec: str, words: Words) -> str:
    bot = info(spec)
    key = f"bot-{bot.id}"
    return words.text(key) if key in words else bot.name


def tell(match: Match, words: Words, names: Names, viewer: int | None, since: int) -> list[str]:
    """The events from number ``since`` on as sentences for a viewer."""
    view, speaker = match.view(viewer), match.game.speaker
    found = []
    for event in match.events(viewer, since):
        said = speaker.event(event, view, names)
        if said is not None:
            found.append(words.text(said[0], **said[1]))
        elif type(speaker) is Speaker:
            found.append(_plain(event))
    return found


def describe(match: Match, action: Action, words: Words, names: Names) -> str:
    """A legal action as a sentence; its short text where the game has no words for it."""
    said = match.game.speaker.action(action.parts, action.seat, names)
    return words.text(said[0], **said[1]) if said else action.text


def explain(match: Match, action: Action, words: Words) -> str:
    """What an action would do, or nothing."""
    said = match.game.speaker.help(action.parts, match.view(action.seat))
    return words.text(said[0], **said[1]) if said else ""


def _plain(event: Mapping[str, Any]) -> str:
    parts = [f"{key} {value}" for key, value in event.items() if key not in ("n", "kind") and value is not None]
    return " ".join([str(event["kind"]), *parts])
