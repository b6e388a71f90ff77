"""A table in the terminal: people and bots at one keyboard."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import capytable
from capytable.bots import Seat, registry, worker
from capytable.bots.contract import Budget
from capytable.bots.referee import choose_safely
from capytable.catalogue import Words
from capytable.cli.speech import Language, bot_names, describe, explain, language, tell
from capytable.kernel.errors import CapytableError, SetupError
from capytable.kernel.loader import has_fast
from capytable.kernel.spoken import Names
from capytable.match import drawing
from capytable.match.actions import Action
from capytable.match.match import Match

HUMAN = "human"
_QUIT, _UNDO, _HELP, _HINT = "q", "u", "?", "h"


def play(
    game: Annotated[str, typer.Argument(help="A game's id, see `capytable games`.")],
    seats: Annotated[
        str, typer.Option(help="Who sits where, with commas: human, a bot, bot@200ms, or the file of your own bot.")
    ] = "human,search,greedy",
    seed: Annotated[int | None, typer.Option(help="Same seed, same cards; random if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value, see `capytable games`; repeatable.")] = None,
    deck: Annotated[Path | None, typer.Option(help="A deck file of your own.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin with this position document.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the record here at the end or when you stop.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, alone against bots or several people at one keyboard."""
    kinds = [kind.strip() for kind in seats.split(",") if kind.strip()]
    for kind in kinds:
        if kind != HUMAN:
            registry.make(kind)
            registry.budget(kind)
    match = _begin(game, len(kinds), seed, option or [], deck, position)
    if match.players != len(kinds):
        raise SetupError(f"the position has {match.players} players, --seats names {len(kinds)}")
    if save is not None:
        _write(save, match.record())  # better to hear now than after the game that it cannot be written
    table = TerminalTable(match, kinds, Words(language(lang)), Console(highlight=False))
    try:
        table.run()
    finally:
        if save is not None:
            _write(save, match.record())
            table.console.print(table.words.text("cli-saved", file=str(save)))


def _write(file: Path, record: str) -> None:
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{file} cannot be written: {error.strerror}") from error


def options_of(given: list[str]) -> dict[str, str]:
    """``name=value`` texts as a dictionary."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {text!r}")
        found[name.strip()] = value.strip()
    return found


def _begin(
    game: str, players: int, seed: int | None, option: list[str], deck: Path | None, position: Path | None
) -> Match:
    if position is None:
        return capytable.new(game, players, seed, options_of(option), deck)
    try:
        text = position.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{position}: cannot be read: {error}") from error
    match = capytable.from_position(text, seed)
    if match.game.id != game:
        raise SetupError(f"{position} is a position of {match.game.id}, not of {game}")
    return match


class TerminalTable:
    """One match at the keyboard."""

    def __init__(self, match: Match, kinds: list[str], words: Words, console: Console) -> None:
        self.match, self.kinds, self.words, self.console = match, kinds, words, console
        self.names = bot_names(kinds, words)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.looking = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys(range(match.players), 0) | {-1: 0}
        self.stopped = False
        for seat, kind in enumerate(kinds):
            match.sit(seat, self.names[seat], kind)

    def run(self) -> None:
        """Play until the end, or until somebody stops."""
        while not self.match.over and not self.stopped:
            movers = self.match.movers
            people = [seat for seat in movers if self.kinds[seat] == HUMAN]
            if people:
                self._person(people[0])
            else:
                self._bots(movers)
        self._tell()
        if self.match.result is not None:
            result = self.match.result
            winners = ", ".join(self.names[seat] for seat in result.winners)
            self.console.print(Text(self.words.text("cli-won", winners=winners, count=len(result.winners)), "bold"))
            for seat, score in enumerate(result.scores):
                self.console.print(f"  {self.names[seat]}: {score}", markup=False)

    def _bots(self, seats: tuple[int, ...]) -> None:
        """Let bots decide; several who choose at once share the time."""
        together = len(seats) > 1
        for seat in seats:
            kind = self.kinds[seat]
            budget = _seeded(registry.budget(kind))
            with self.console.status(self.words.text("cli-thinking", name=self.names[seat])):
                share = worker.shared(budget, len(seats)) if together else budget
                choices = worker.think_on(kind, Seat(self.match, seat, budget.seed), share, has_fast(), together)
            for choice in choices:
                if choice.note:
                    self.console.print(choice.note, style="yellow", markup=False)
                self.match.play(choice.action, seat)
        if self.looking is not None or not self.people:
            self._tell()

    def _person(self, seat: int) -> None:
        if self.looking != seat:
            if len(self.people) > 1:
                before = self.looking
                self._wipe()
                given = self._ask(self.words.text("cli-curtain", name=self.names[seat])).strip()
                if given == _UNDO and before is not None and self._undo(before):
                    return
            self.looking = seat
        self._tell()
        self.console.print(Text(drawing.text(self.match.game, self.match.view(seat)), style="cyan"))
        actions = self.match.legal_actions(seat)
        for number, action in enumerate(actions, 1):
            line = Text(f"  {number:2}  ", style="bold")
            line.append(describe(self.match, action, self.words, Names(self.names, seat)), style="default")
            line.append(f"   {action.text}", style="dim")
            self.console.print(line)
        self._answer(seat, actions)

    def _answer(self, seat: int, actions: list[Action]) -> None:
        """Ask until something was done."""
        while True:
            given = self._ask(self.words.text("cli-choose", name=self.names[seat])).strip()
            if given == _QUIT:
                self.stopped = True
                return
            if given == _UNDO:
                if self._undo(seat):
                    return
            elif given in (_HELP, ""):
                self._help(actions)
            elif given == _HINT:
                self._hint(seat)
            elif self._try(seat, given, actions):
                return

    def _try(self, seat: int, given: str, actions: list[Action]) -> bool:
        wanted: Action | str = given
        if given.isdecimal() and len(given) < 6 and 1 <= int(given) <= len(actions):
            wanted = actions[int(given) - 1]
        try:
            self.match.play(wanted, seat)
        except CapytableError as error:
            self.console.print(str(error), style="yellow", markup=False)
            return False
        return True

    def _undo(self, seat: int) -> bool:
        with suppress(CapytableError):
            self.match.undo(seat)
            self.told[seat] = min(self.told[seat], len(self.match.events(seat)))
            return True
        self.console.print(self.words.text("error-no-undo"), style="yellow")
        return False

    def _help(self, actions: list[Action]) -> None:
        self.console.print(self.words.text("cli-help", rules=f"capytable rules {self.match.game.id}"))
        for seat, name in enumerate(self.names):
            self.console.print(f"  seat {seat}: {name}", style="dim", markup=False)
        if legend := self.match.game.speaker.legend():
            self.console.print(f"  {self.words.text(legend[0], **legend[1])}", style="dim", markup=False)
        for action in actions:
            if about := explain(self.match, action, self.words):
                self.console.print(f"  {action.text}: {about}", style="dim", markup=False)

    def _hint(self, seat: int) -> None:
        choice = choose_safely(registry.make("greedy"), self.match, seat, _seeded(registry.USUAL))
        text = next(action.text for action in self.match.legal_actions(seat) if action.id == choice.action)
        self.console.print(self.words.text("cli-hint", action=text), style="green")

    def _wipe(self) -> None:
        """Clear the screen and what can be scrolled back to, so that the next person sees no other's hand."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def _ask(self, question: str) -> str:
        """One line from the keyboard; its end stops the game."""
        try:
            return self.console.input(Text(f"{question} ", style="bold"))
        except EOFError:
            self.stopped = True
            return _QUIT

    def _tell(self) -> None:
        viewer = self.looking
        since = self.told[-1 if viewer is None else viewer]
        for line in tell(self.match, self.words, Names(self.names, -1 if viewer is None else viewer), viewer, since):
            self.console.print(f"  {line}", style="dim", markup=False)
        self.told[-1 if viewer is None else viewer] = len(self.match.events(viewer))


def _seeded(budget: Budget) -> Budget:
    return replace(budget, seed=secrets.randbits(63))
