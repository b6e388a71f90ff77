"""What a simulation found: shares of wins with intervals, lengths, scores.  JSON-able."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

Z95 = 1.959964


class Share(msgspec.Struct, frozen=True):
    """How often somebody won.  ``wins`` counts a shared win in parts; ``low`` … ``high`` is Wilson's 95 % interval."""

    games: int
    wins: float
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """The distribution of a number over the games; ``deviation`` is that of the sample."""

    mean: float
    deviation: float
    least: float
    most: float


class Outcome(msgspec.Struct, frozen=True):
    """One game's outcome: its number, who sat where (index into the bots), length, mask of winners, scores, metrics."""

    number: int
    bots: tuple[int, ...]
    length: int
    winners: int
    scores: tuple[int, ...]
    metrics: dict[str, float] = {}
    notes: int = 0


class Summary(msgspec.Struct, frozen=True):
    """All of it.  ``by_bot`` follows ``bots``, ``by_seat`` and ``scores`` the seats; ``notes`` counts moves that a
    fallback made for a bot; ``seconds`` is what it took.
    """

    game: str
    variant: str
    players: int
    games: int
    seed: int
    options: dict[str, int | str]
    bots: list[str]
    by_bot: list[Share]
    by_seat: list[Share]
    length: Spread
    scores: list[Spread]
    metrics: dict[str, Spread]
    notes: int
    seconds: float


def wilson(wins: float, games: int) -> Share:
    """The share of wins with Wilson's score interval (Wilson 1927), 95 %."""
    if games == 0:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    share = wins / games
    shrink = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / shrink
    half = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / shrink
    return Share(games, wins, share, middle - half, middle + half)


def spread(numbers: Sequence[float]) -> Spread:
    """The distribution of at least one number."""
    mean = math.fsum(numbers) / len(numbers)
    variance = math.fsum((n - mean) ** 2 for n in numbers) / max(1, len(numbers) - 1)
    return Spread(mean, math.sqrt(variance), min(numbers), max(numbers))


def part(winners: int, seat: int) -> float:
    """What a seat has of the win."""
    return 1 / winners.bit_count() if winners >> seat & 1 else 0.0


def shares(outcomes: Iterable[Outcome], players: int, bots: Sequence[str]) -> tuple[list[Share], list[Share]]:
    """By bot and by seat.  A bot that sits on several seats of a game wins what they win, out of as many games."""
    bot_wins, bot_games = [0.0] * len(bots), [0] * len(bots)
    seat_wins, games = [0.0] * players, 0
    for outcome in outcomes:
        games += 1
        for seat, bot in enumerate(outcome.bots):
            won = part(outcome.winners, seat)
            seat_wins[seat] += won
            bot_wins[bot] += won
            bot_games[bot] += 1
    return [wilson(*pair) for pair in zip(bot_wins, bot_games, strict=True)], [wilson(w, games) for w in seat_wins]
