"""Golden playthroughs and counts of action sequences, for every registered game: write them anew, or compare.

    python tools/golden.py [--check] [GAME ...]

They lie in ``tests/games/<game>/golden``: a seeded random game for each variant and number of players, one line a
decision (number, seat, action, digests of the state, of all views and of the events) with every seat's view written out
now and then; and ``perft.txt``, which counts the sequences of legal actions from fresh deals and from the positions of
``positions.toml``, with chance as the position's seed has it.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from capytable.games import find, ids
from capytable.kernel.game import Game, Variant
from capytable.kernel.loader import bind
from capytable.kernel.random import pick, seed_game, seed_policy

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 1_000
"""Decisions after which a playthrough is cut off."""
EVERY = 25
"""Views are written out at every so many decisions, and at the end."""
MANY = 6
"""From so many players on, a quarter of the decisions and of the views is enough."""
MOST = 20_000
"""A count that goes beyond this is the last of its row."""
DEEPEST = 8


def golden(game: Game) -> dict[str, str]:
    """File name -> text: everything that should lie in the game's golden folder, but for ``positions.toml``."""
    made = {}
    for variant in game.variants:
        for players in _counts(variant):
            made[f"{variant.id}-{players}.txt"] = "\n".join(_playthrough(game, variant, players)) + "\n"
    made["perft.txt"] = "\n".join(_perft_rows(game)) + "\n"
    return made


def folder(game: Game) -> Path:
    """Where the game's golden files lie."""
    return ROOT / "tests" / "games" / game.id.replace("-", "_") / "golden"


def differences(game: Game) -> list[str]:
    """What differs from the files on disk: one line a file, with the first line that is not the same."""
    found = []
    made = golden(game)
    lying = {path.name for path in folder(game).glob("*.txt")}
    found += [f"{name}: nothing makes this file" for name in sorted(lying - set(made))]
    for name, text in made.items():
        was = (folder(game) / name).read_text(encoding="utf-8") if name in lying else ""
        if was != text:
            old, new = was.splitlines(), text.splitlines()
            at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
            told = " / ".join(lines[at] if at < len(lines) else "(ends)" for lines in (old, new))
            found.append(f"{name}, line {at + 1}: {told}")
    return found


def _counts(variant: Variant) -> list[int]:
    low, high = variant.players
    return list(range(low, high + 1)) if high - low < 5 else [low, low + 1, low + 2, high]


def _table(game: Game, variant: Variant, players: int) -> Any:
    options = {option.id: option.default for option in variant.options}
    return game.make_table(variant, players, game.default_deck(), options)


def _deal(variant: Variant, t: Any, seed: int) -> Any:
    s = variant.state.new()
    s.log = []
    seed_game(s.rng, seed, 0)
    bind(variant).rules.deal(s, t)
    return s


def _playthrough(game: Game, variant: Variant, players: int) -> Iterator[str]:
    rules, t, r = bind(variant).rules, _table(game, variant, players), [0]
    longest, every = (LONGEST, EVERY) if players < MANY else (LONGEST // 4, EVERY * 4)
    seed_policy(r, players, 0)
    s = _deal(variant, t, players)
    yield f"{game.id} {variant.id}, {players} players, seed {players}, rules {game.rules_version}"
    yield _line(game, variant, s, t, 0, "-", "deal")
    yield from _written_out(game, s, t)
    made = 0
    while rules.movers(s, t) and made < longest:
        seat = (rules.movers(s, t) & -rules.movers(s, t)).bit_length() - 1
        legal = _legal(variant, s, t, seat)
        action = legal[pick(r, len(legal))]
        s.log.clear()
        rules.apply(s, t, seat, action)
        made += 1
        yield _line(game, variant, s, t, made, str(seat), game.action_text(t, action))
        if made % every == 0 or not rules.movers(s, t):
            yield from _written_out(game, s, t)
    if rules.over(s, t):
        won = [seat for seat in range(players) if rules.winners(s, t) >> seat & 1]
        scores = [int(rules.score(s, t, seat)) for seat in range(players)]
        yield f"over: {game.describe(s, t)}, won by {won}, scores {scores}"


def _legal(variant: Variant, s: Any, t: Any, seat: int) -> list[int]:
    out = [0] * variant.actions
    return out[: bind(variant).rules.legal(s, t, seat, out)]


def _line(game: Game, variant: Variant, s: Any, t: Any, number: int, seat: str, text: str) -> str:
    views = b"".join(msgspec.json.encode(game.view(s, t, viewer)) for viewer in range(-1, t.players))
    for viewer in range(t.players):
        out = [0] * variant.observation
        bind(variant).rules.observe(s, t, viewer, out)
        views += repr(out).encode()
    parts = (_short(variant.state.pack(s)), _short(views), _short(repr(s.log).encode()))
    return f"{number:4} {seat} {text:<22} {' '.join(parts)}"


def _short(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def _written_out(game: Game, s: Any, t: Any) -> Iterator[str]:
    """A spectator's view key by key, then for each seat what it sees differently."""
    public = dict(_flat(msgspec.to_builtins(game.view(s, t, -1)), ""))
    for key, value in public.items():
        yield f"       {key} = {value}"
    for seat in range(t.players):
        for key, value in _flat(msgspec.to_builtins(game.view(s, t, seat)), ""):
            if public.get(key) != value:
                yield f"       seat {seat}: {key} = {value}"


def _flat(value: Any, key: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _flat(part, f"{key}.{name}" if key else str(name))
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for i, part in enumerate(value):
            yield from _flat(part, f"{key}.{i}")
    else:
        yield key, json.dumps(value, ensure_ascii=False)


def _perft_rows(game: Game) -> Iterator[str]:
    yield f"{game.id}, rules {game.rules_version}: sequences of so many legal actions"
    for variant in game.variants:
        for players in _counts(variant):
            t = _table(game, variant, players)
            name = f"{variant.id}, {players} players, fresh deal of seed {players}"
            yield f"{name}: {_row(variant, _deal(variant, t, players), t)}"
    for entry in _positions(game):
        variant = game.variant(entry.get("variant", game.variants[0].id))
        t, r = _table(game, variant, entry["players"]), [0]
        seed_policy(r, 1, 0)
        s = game.from_position(t, entry["situation"], r)
        seed_game(s.rng, 1, 0)
        yield f"{variant.id}, {entry['players']} players, {entry['name']}: {_row(variant, s, t)}"


def _positions(game: Game) -> list[dict[str, Any]]:
    path = folder(game) / "positions.toml"
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["position"]) if path.exists() else []


def _row(variant: Variant, s: Any, t: Any) -> str:
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or 0 < counts[-1] <= MOST):
        counts.append(perft(variant, s, t, len(counts) + 1))
    return " ".join(map(str, counts))


def perft(variant: Variant, s: Any, t: Any, depth: int) -> int:
    """How many sequences of exactly ``depth`` legal actions there are, the lowest mover acting first."""
    rules, who = bind(variant).rules, bind(variant).rules.movers(s, t)
    if depth == 0 or who == 0:
        return int(depth == 0)
    seat = (who & -who).bit_length() - 1
    legal = _legal(variant, s, t, seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        made = variant.state.copy(s)
        rules.apply(made, t, seat, action)
        total += perft(variant, made, t, depth - 1)
    return total


def main(words: list[str]) -> int:
    """Write the golden files anew; with ``--check`` only compare, and return 1 when something differs."""
    check = "--check" in words
    differ = False
    for name in [word for word in words if word != "--check"] or ids():
        game = find(name)
        if check:
            for told in differences(game):
                differ = True
                print(f"{name}: {told}")
            continue
        folder(game).mkdir(parents=True, exist_ok=True)
        made = golden(game)
        for path in folder(game).glob("*.txt"):
            if path.name not in made:
                path.unlink()
        for file, text in made.items():
            (folder(game) / file).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(made)} files in {folder(game).relative_to(ROOT)}")
    return int(differ)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
