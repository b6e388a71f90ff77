"""Play a game in every way it declares and check its whole contract."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from capytable.checks.chance import check_global_generators, check_sampling
from capytable.checks.copies import check_copies, check_events, check_index, check_looking
from capytable.checks.declared import check_declaration, check_texts
from capytable.checks.knowledge import check_heuristic, check_knowledge, check_position
from capytable.checks.mirror import Mirror
from capytable.checks.players import HighestPlayer, LowestPlayer, Player, RandomPlayer, StallingPlayer
from capytable.checks.report import Report
from capytable.checks.rotation import Turned
from capytable.checks.setting import HaltError, Setting, settings
from capytable.checks.steps import check_end, check_range, check_section, check_step
from capytable.checks.telling import check_telling
from capytable.checks.through_match import check_match
from capytable.checks.together import check_together
from capytable.kernel.game import Game, Variant
from capytable.kernel.loader import bind, has_fast

EVERY = 400
"""So many steps of a game are looked at one by one; of a longer game every 16th."""
SOME = 5
"""At a position where everything is checked, it is for so many seats, drawn at random where there are more."""


def check_game(
    game: Game,
    variants: Iterable[str] | None = None,
    players: Iterable[int] | None = None,
    games: int = 6,
    seed: int = 1,
    fast: bool | None = None,
    deep: int = 6,
    stalling: bool = True,
) -> Report:
    """Check a game's contract by playing it; a report that lists every fault (``raise_if_faulty`` raises).

    ``variants`` and ``players``: which (all that are declared); ``games``: random games for each; ``stalling``: besides
    one each by players who always take the lowest or highest action and two by stalling ones; ``deep``: positions of
    each game at which everything is checked; ``fast``: play along in compiled mode (when it is installed).
    """
    report = Report(game.id)
    if not check_declaration(report, game):
        return report
    fast = has_fast() if fast is None else fast
    for variant in [v for v in game.variants if variants is None or v.id in set(variants)]:
        mirror = Mirror(bind(variant, fast=True)) if fast else None
        checked = Mirror(bind(variant, fast=True, boundscheck=True)) if fast else None
        for count in players or range(variant.players[0], variant.players[1] + 1):
            rng = random.Random(f"{seed} {variant.id} {count}")
            _check_players(game, variant, count, _casts(count, games, stalling), deep, rng, report, mirror)
            if checked is not None:
                _check_players(game, variant, count, [[RandomPlayer()] * count], deep, rng, report, checked)
                report.made["bounds"] += 1
    if report.unlike >= 10:
        report.require(
            "varied", report.varied > 0, f"{report.unlike} copies hide something, yet all copies are the same"
        )
    return report


def _casts(players: int, games: int, stalling: bool) -> list[list[Player]]:
    """Who plays each game: random games, then the lowest and the highest number, then stallers, all or two."""
    casts: list[list[Player]] = [[RandomPlayer()] * players for _ in range(games)]
    if not stalling:
        return casts
    pair: list[Player] = [StallingPlayer(), StallingPlayer()]
    casts += [[LowestPlayer()] * players, [HighestPlayer()] * players, [StallingPlayer()] * players]
    if players > 2:
        casts.append([*pair, *[RandomPlayer()] * (players - 2)])
    return casts


def _check_players(
    game: Game,
    variant: Variant,
    players: int,
    casts: Sequence[list[Player]],
    deep: int,
    rng: random.Random,
    report: Report,
    mirror: Mirror | None,
) -> None:
    """One number of players: a setting for each cast."""
    ways = settings(game, variant, players, len(casts), rng, report, mirror)
    for number, (setting, cast) in enumerate(zip(ways, casts, strict=True)):
        try:
            if number == 0:
                check_texts(setting)
                check_global_generators(setting, rng.getrandbits(60))
            _Playing(setting, cast, deep, rng).run()
            if number < 2:
                check_match(setting, rng.getrandbits(60), deep, rng)
        except HaltError:
            pass
        except Exception as error:
            report.add("crash", f"raised {type(error).__name__}: {error}", setting.where)
        if number and report.found:
            return


class _Playing:
    """One game, checked while it is played."""

    def __init__(self, setting: Setting, cast: list[Player], deep: int, rng: random.Random) -> None:
        self.setting, self.cast, self.rng = setting, cast, rng
        self.seed = rng.getrandbits(60)
        self.deep = deep
        self.made = 0
        self.section = 0
        self.table = setting.variant.table.pack(setting.t)

    def run(self) -> None:
        """Deal and play to the end."""
        setting = self.setting
        self._tell()
        s = setting.deal(self.seed)
        if setting.mirror is not None:
            setting.mirror.load(setting.pack(setting.seeded(self.seed)))
            with setting.guard("modes"):
                setting.mirror.rules.deal(setting.mirror.s, setting.mirror.t)
        check_range(setting, s)
        self.turned = Turned(setting, s, self.rng)
        setting.report.games += 1
        due = self._due()
        while True:
            self._tell()
            movers = setting.movers(s)
            self.section = check_section(setting, s, self.section)
            looked = self.made < EVERY or self.made % 16 == 0 or not movers
            legal = check_step(setting, s, movers) if looked else {m: setting.legal(s, m) for m in movers}
            if self.made in due or not movers:
                self._everything(s, legal)
            if len(legal) > 1 and (self.made in due or self.made % 5 == 0):
                check_together(setting, s, legal, self.rng)
            if not movers:
                break
            if not setting.require(
                "length", self.made < setting.variant.max_length, f"longer than {setting.variant.max_length} decisions"
            ):
                raise HaltError
            self._move(s, legal, looked)
        check_end(setting, s)
        same = setting.variant.table.pack(setting.t) == self.table
        setting.require("purity", same, "the rules changed the table")
        setting.report.longest = max(setting.report.longest, self.made)

    def _due(self) -> set[int]:
        """Decisions before which everything is checked: the first, and more of the early ones than of the late."""
        found = {0}
        while len(found) < min(self.deep, self.setting.variant.max_length):
            found.add(int(self.rng.expovariate(1 / 40)))
        return found

    def _move(self, s: Any, legal: dict[int, list[int]], looked: bool) -> None:
        seat = self.rng.choice(sorted(legal))
        action = self.cast[seat].choose(self.setting, s, seat, legal[seat], self.rng)
        self.setting.apply(s, seat, action)
        check_range(self.setting, s)
        if self.setting.mirror is not None:
            with self.setting.guard("modes"):
                self.setting.mirror.rules.apply(self.setting.mirror.s, self.setting.mirror.t, seat, action)
        self.turned.follow(s, seat, action, looked)
        self.made += 1
        self.setting.report.decisions += 1

    def _everything(self, s: Any, legal: dict[int, list[int]]) -> None:
        setting, rng = self.setting, self.rng
        check_looking(setting, s)
        self.turned.check(s)
        for viewer in (-1, *rng.sample(range(setting.players), min(SOME, setting.players))):
            check_knowledge(setting, s, viewer, rng.getrandbits(60))
        check_position(setting, s, rng.randrange(-1, setting.players), rng.getrandbits(60))
        for seat in rng.sample(sorted(legal), min(SOME, len(legal))):
            actions = legal[seat]
            action = rng.choice(actions)
            check_copies(setting, s, seat, action)
            check_index(setting, s, seat, action)
            some = actions if len(actions) <= 12 else sorted(rng.sample(actions, 12))
            for told in some:
                check_events(setting, s, seat, told)
            check_telling(setting, s, seat, some, rng.randrange(-1, setting.players), rng.getrandbits(60))
            check_sampling(setting, s, seat, actions, rng.getrandbits(60))
            check_heuristic(setting, s, seat, rng.getrandbits(60))

    def _tell(self) -> None:
        """Say where the game is, for the faults."""
        cast = type(self.cast[0]).__name__
        self.setting.where = f"{self.setting}, game seed {self.seed}, {cast}, decision {self.made}"
