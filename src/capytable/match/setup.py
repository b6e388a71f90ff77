"""What a match is set up from: game, variant, players, options and deck, all checked before anything is dealt."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli_w

from capytable.games import did_you_mean, find
from capytable.kernel.document import parse
from capytable.kernel.errors import DeckError, SetupError, UnknownGameError
from capytable.kernel.game import Game, Option, Variant
from capytable.kernel.loader import bind
from capytable.match.lines import line_of

Options = dict[str, int | str]
Deck = Mapping[str, Any] | Path | str
"""A deck document, or the path of a TOML file that holds one."""
VARIANT = "variant"
"""The option that names the variant; every game has it."""


@dataclass(frozen=True, eq=False)
class Setup:
    """A checked setting.  ``options`` holds every option, ``variant`` first; ``special`` says that the deck is not the
    shipped one.  Nothing in here is secret, and nothing changes: copies of a match share it.
    """

    game: Game
    variant: Variant
    players: int
    options: Options
    deck: Mapping[str, Any]
    deck_digest: str
    special: bool
    table: Any
    rules: Any
    texts: tuple[str, ...]
    """The text of every action, by id."""


def make_setup(
    game: Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    deck: Deck | None = None,
) -> Setup:
    """Check everything and make the table.

    Raises :class:`SetupError` for an impossible number of players or option value, :class:`UnknownGameError` for an
    option or variant that does not exist, :class:`DeckError` for a deck that cannot be played.
    """
    variant = choose_variant(game, options or {})
    count = choose_players(game, variant, players)
    chosen = choose_options(game, variant, count, options or {})
    content, special = choose_deck(game, deck)
    own = {key: value for key, value in chosen.items() if key != VARIANT}
    table = game.make_table(variant, count, content, own)
    texts = tuple(game.action_text(table, action) for action in range(variant.actions))
    rules = bind(variant).rules
    return Setup(game, variant, count, chosen, content, digest(content), special, table, rules, texts)


def choose_variant(game: Game, options: Mapping[str, Any]) -> Variant:
    """The variant that the options name; the game's first one without."""
    if not isinstance(options, Mapping):
        raise SetupError(f"options are a mapping of names to values, not {type(options).__name__}")
    name = options.get(VARIANT, game.variants[0].id)
    for variant in game.variants:
        if variant.id == name:
            return variant
    raise UnknownGameError(f"{game.id} has no variant {name!r}{did_you_mean(name, [v.id for v in game.variants])}")


def choose_players(game: Game, variant: Variant, players: Any) -> int:
    """The number of players; the variant's smallest without."""
    low, high = variant.players
    if players is None:
        return low
    if not _is_int(players) or not low <= players <= high:
        can = f"{low} to {high} players" if low != high else f"{low} players" if low > 1 else "one player"
        fit = [v.id for v in game.variants if _is_int(players) and v.players[0] <= players <= v.players[1]]
        way = f"; the option {VARIANT}={' or '.join(fit)} is" if fit else ""
        raise SetupError(f"{game.id} ({variant.id}) is for {can}, not {players!r}{way}")
    return int(players)


def choose_options(game: Game, variant: Variant, players: int, options: Mapping[str, Any]) -> Options:
    """Every option with its value: the default, or the one given as a number or as text."""
    known = {option.id: option for option in variant.options}
    for name in options:
        if name != VARIANT and name not in known:
            others = [v.id for v in game.variants if name in [option.id for option in v.options]]
            if others:
                raise SetupError(f"option {name} is for {' and '.join(others)}, not for the variant {variant.id}", name)
            raise UnknownGameError(f"{game.id} has no option {name!r}{did_you_mean(name, [VARIANT, *known])}")
    chosen: Options = {VARIANT: variant.id}
    for name, option in known.items():
        chosen[name] = _value(option, options.get(name, option.default), players)
    return chosen


def choose_deck(game: Game, deck: Deck | None) -> tuple[Mapping[str, Any], bool]:
    """The deck's content (a copy), and whether it differs from the shipped one."""
    shipped = game.default_deck()
    if deck is None:
        return shipped, False
    if isinstance(deck, str | Path):
        content = deck_of_file(Path(deck), game)
        return content, digest(content) != digest(shipped)
    if not isinstance(deck, Mapping):
        raise DeckError(f"a deck is a mapping or the path of a file, not {type(deck).__name__}")
    try:
        content = tomllib.loads(tomli_w.dumps(deck))
    except (TypeError, ValueError, RecursionError, AttributeError) as fault:
        raise DeckError(f"a deck must be what a TOML file can hold: {fault}") from fault
    faults = game.check_deck(content)
    if faults:
        raise DeckError("; ".join(faults))
    return content, digest(content) != digest(shipped)


def digest(content: Any) -> str:
    """SHA-256 of a document's content, whatever its layout: keys sorted, numbers and texts as JSON writes them."""
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()


def deck_of_file(path: Path, game: Game | None = None) -> Mapping[str, Any]:
    """The checked content of a deck file for ``game``, or for the game the file names; else :class:`DeckError`."""
    try:
        text = path.read_text(encoding="utf-8")
        content = parse(text)
    except OSError as fault:
        raise DeckError(f"{path}: cannot be read ({fault.strerror})") from fault
    except ValueError as fault:
        raise DeckError(f"{path}: no TOML: {fault}") from fault
    if game is None:
        game = find(str(content.get("game", "")))
    faults = game.check_deck(content)
    if faults:
        lines = [line_of(text, fault.partition(":")[0]) for fault in faults]
        said = [f"line {line}: {fault}" if line else fault for line, fault in zip(lines, faults, strict=True)]
        raise DeckError(f"{path}: " + "; ".join(said))
    return content


def _value(option: Option, given: Any, players: int) -> int | str:
    if option.kind == "choice":
        if given in option.choices_for(players):
            return str(given)
        if given in option.choices:
            low, high = option.players[given]
            raise SetupError(f"option {option.id}={given} is for {low} to {high} players, not {players}", option.id)
        raise SetupError(f"option {option.id} is one of {', '.join(option.choices)}, not {given!r}", option.id)
    low, high = (-1, players - 1) if option.kind == "seat" else (option.low, option.high)
    number = _number(option, given)
    if number is None or not low <= number <= high:
        can = f"a seat from 0 to {high}, or random" if option.kind == "seat" else f"a number from {low} to {high}"
        raise SetupError(f"option {option.id} is {can}, not {given!r}", option.id)
    return number


def _number(option: Option, given: Any) -> int | None:
    if option.kind == "seat" and given == "random":
        return -1
    if isinstance(given, str) and given.removeprefix("-").isascii() and given.removeprefix("-").isdigit():
        return int(given) if len(given) < 20 else None
    return int(given) if _is_int(given) else None


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
