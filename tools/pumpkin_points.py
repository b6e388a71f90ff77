"""Find the points of the stand-in pumpkins of Capybara 'n' Capybara by simulation, and say how fair they are.

    python tools/pumpkin_points.py --games 300            # play, print the tables
    python tools/pumpkin_points.py --games 300 --write    # and put the points found into the deck file

Good players play with the deck as it stands.  For every pumpkin scored the steps walked for it are noted; cards that
differ only by which of A to D they name are one class.  A card's worth is its points per step; points are chosen (1 to
6) so that every class's worth comes as near as possible to one common worth, which is itself chosen so that the largest
deviation is smallest.  Players change what they walk for when points change, so the script repeats until they stand
still.
"""

from __future__ import annotations

import argparse
import copy
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import capytable
from capytable.bots import registry
from capytable.bots.referee import choose_safely
from capytable.games.capybara_n_capybara import GAME
from capytable.games.capybara_n_capybara.cards import pumpkin_codes
from capytable.match.match import Match

DECK = Path(__file__).resolve().parent.parent / "src" / "capytable" / "games" / "capybara_n_capybara" / "deck.toml"
WORTHS = [worth / 200 for worth in range(60, 241)]
"""Points per step that are tried as the common worth: 0.3 to 1.2."""
MOST_ROUNDS = 6


@dataclass
class Tally:
    """What was seen of one pumpkin."""

    scored: int = 0
    steps: int = 0

    @property
    def mean(self) -> float:
        """Steps walked for it on average."""
        return self.steps / self.scored if self.scored else 0.0


def play(deck: Mapping[str, Any], games: int, bot: str, players: int, seed: int) -> list[Tally]:
    """Play games with the bot on every seat; return a tally for each pumpkin."""
    made = registry.make(bot)
    codes: tuple[str, ...] = ()
    found: list[Tally] = []
    for number in range(games):
        match = capytable.new(GAME, players, seed * 1_000_003 + number, deck=deck)
        codes = codes or pumpkin_codes(match.table)
        found = found or [Tally() for _ in codes]
        while not match.over:
            seat = match.movers[0]
            match.play(choose_safely(made, match, seat, registry.budget(bot)).action, seat)
        note(match, codes, found)
        print(f"\r{number + 1}/{games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    return found


def note(match: Match, codes: tuple[str, ...], found: list[Tally]) -> None:
    """Add a finished game's scored pumpkins."""
    steps = 0
    for event in match.events():
        if event["kind"] == "walked":
            steps = event["steps"]
        elif event["kind"] == "scored":
            tally = found[codes.index(event["pumpkin"])]
            tally.scored += 1
            tally.steps += steps


def shape(code: str) -> str:
    """The class of a pumpkin: ``AABB`` and ``CCDD`` are ``22``, ``AE`` is ``1E``; arrows are classes of their own."""
    if code.startswith(">"):
        return code
    letters = code.partition("-")[0]
    counts = sorted((letters.count(letter) for letter in "ABCD" if letter in letters), reverse=True)
    return "".join(map(str, counts)) + "E" * letters.count("E")


def classes(codes: tuple[str, ...], tallies: list[Tally]) -> dict[str, Tally]:
    """The tallies of all cards of a class together."""
    found: dict[str, Tally] = {}
    for code, tally in zip(codes, tallies, strict=True):
        whole = found.setdefault(shape(code), Tally())
        whole.scored += tally.scored
        whole.steps += tally.steps
    return found


def fit(tallies: dict[str, Tally]) -> dict[str, int]:
    """Points (1 to 6) for each class with the smallest largest deviation over the classes that were scored."""

    def points(worth: float) -> dict[str, int]:
        return {key: min(6, max(1, round(worth * (tally.mean or 4.0)))) for key, tally in tallies.items()}

    def spread(worth: float) -> float:
        worths = [p / tallies[key].mean for key, p in points(worth).items() if tallies[key].scored]
        mean = sum(worths) / len(worths)
        return max(abs(found / mean - 1) for found in worths)

    return points(min(WORTHS, key=lambda worth: (round(spread(worth), 3), worth)))


def report(codes: tuple[str, ...], points: list[int], tallies: list[Tally], games: int) -> str:
    """A row for each class: points, steps, worth and its distance from the mean worth, how often a card was scored."""
    whole = classes(codes, tallies)
    given = {shape(code): p for code, p in zip(codes, points, strict=True)}
    cards = {key: sum(shape(code) == key for code in codes) for key in whole}
    worths = {key: given[key] / tally.mean for key, tally in whole.items() if tally.scored}
    mean = sum(worths.values()) / len(worths)
    rows = ["| class | cards | points | steps | worth a step | from the mean | scored a game |"]
    rows.append("| --- " + "| ---: " * 6 + "|")
    for key, tally in whole.items():
        worth = worths.get(key)
        away = f"{worth:.2f} | {worth / mean - 1:+.0%}" if worth else "| never scored"
        often = tally.scored / games / cards[key]
        rows.append(f"| {key} | {cards[key]} | {given[key]} | {tally.mean:.1f} | {away} | {often:.2f} |")
    outside = [key for key, worth in worths.items() if abs(worth / mean - 1) > 0.25]
    rows += ["", f"Mean worth {mean:.3f} a step. Outside 25 %: {', '.join(outside) or 'none'}."]
    return "\n".join(rows)


def write(points: list[int]) -> None:
    """Put the points into the shipped deck file."""
    given = iter(points)
    text = DECK.read_text(encoding="utf-8")
    DECK.write_text(re.sub(r"^points = \d+", lambda _: f"points = {next(given)}", text, flags=re.MULTILINE), "utf-8")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="measure the points as they are, change nothing")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    deck = copy.deepcopy(dict(GAME.default_deck()))
    codes = pumpkin_codes(capytable.new(GAME).table)
    for turn in range(1 if given.check else MOST_ROUNDS):
        points = [card["points"] for card in deck["pumpkin"]]
        tallies = play(deck, given.games, given.bot, given.players, given.seed + turn)
        best = fit(classes(codes, tallies))
        wanted = [best[shape(code)] for code in codes]
        print(f"round {turn + 1}, {given.bot}, {given.games} games of {given.players}\n")
        print(report(codes, points, tallies, given.games), end="\n\n")
        if given.check or wanted == points:
            break
        for card, p in zip(deck["pumpkin"], wanted, strict=True):
            card["points"] = p
    if given.write:
        write([card["points"] for card in deck["pumpkin"]])
    return 0


if __name__ == "__main__":
    sys.exit(main())
