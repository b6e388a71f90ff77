"""Chains, scoring and who wins (CR-40 … CR-44)."""

from __future__ import annotations

import random
from itertools import combinations, pairwise, permutations, product
from typing import Any

import pytest
from tests.games.capybara_crush.helpers import GAME, herds

from capytable.games.capybara_crush import herd
from capytable.games.capybara_crush.cards import CRITTERS


def chains(table: Any, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = table.view(seat).players[seat].chains
    return found


@pytest.mark.rule("CR-40")
@pytest.mark.parametrize(
    ("line", "goat"),
    [
        ("GMT MGB GMY", 3),  # top, middle, top
        ("GMT MTG GMB", 1),  # two rows apart
        ("GMT _ GMB", 1),  # a capy without critters
        ("GMT MTY GMB", 1),  # a card without a goat
        ("GMT MTGv GMB", 1),
        ("GMT MTG^ GMB", 3),  # slid up: one row below
        ("GMT MTG~ GMB", 3),  # turned: at the top
        ("GMT^ GMBv _", 1),  # a row up and a row down are two apart
    ],
)
def test_neighbours_at_most_one_row_apart(line: str, goat: int) -> None:
    assert chains(herds(line, "_ _ _"))["goat"] == goat


@pytest.mark.rule("CR-41")
def test_backgrounds_need_only_neighbours() -> None:
    ground = {"GMT": "green", "MTG": "green", "GMB": "yellow", "TGM": "green"}
    table = herds("GMT MTG GMB TGM", "_ _ _", backgrounds=ground)
    assert [chains(table)[name] for name in ("pink", "green", "yellow")] == [0, 2, 1]


@pytest.mark.rule("CR-42")
def test_points_are_chains_favourites_and_unused_stars() -> None:
    table = herds("GMT MGB _", "_ _ _", stars=[2, 3], likes=["goat", "bird"])
    player = table.view(0).players[0]
    assert player.chains == {
        "goat": 2,
        "monkey": 2,
        "turtle": 1,
        "bird": 1,
        "yuzu": 0,
        "pink": 2,
        "green": 0,
        "yellow": 0,
    }
    assert player.favourites == 2
    assert table.scores[0] == player.points == 2 + 2 + 1 + 1 + 2 + 2 + 2


@pytest.mark.rule("CR-43")
def test_the_printed_example_category_by_category() -> None:
    """5 goats, 1 monkey, 3 turtles, 2 birds, 3 yuzu; 1 pink, 3 green, 2 yellow; 3 favourites, 2 stars: 25."""
    wanted = {"goat": 5, "monkey": 1, "turtle": 3, "bird": 2, "yuzu": 3, "pink": 1, "green": 3, "yellow": 2}
    line = example()
    grounds = dict(zip(line, ("green", "green", "green", "yellow", "yellow", "pink", "green", "green"), strict=True))
    table = herds(" ".join(line), "_ _ _", backgrounds=grounds, stars=[2, 3], likes=["bird", "goat"])
    player = table.view(0).players[0]
    assert player.chains == wanted
    assert player.favourites == 3
    assert player.stars == 2
    assert player.points == sum([5, 1, 3, 2, 3, 1, 3, 2, 3, 2]) == 25


def example() -> list[str]:
    """Eight cards whose critters score as the printed example does, found by trying."""
    chance = random.Random(43)
    cards = ["".join(c) for c in permutations("GMTBY", 3)]
    wanted = [5, 1, 3, 2, 3]
    line = chance.sample(cards, 8)
    best = _miss(line, wanted)
    while best:
        trial = line[:]
        i = chance.randrange(8)
        trial[i] = chance.choice([card for card in cards if card not in trial])
        if chance.random() < 0.5:
            j = chance.randrange(8)
            trial[i], trial[j] = trial[j], trial[i]
        miss = _miss(trial, wanted)
        if miss <= best or chance.random() < 0.02:
            line, best = trial, miss
    return line


def _miss(line: list[str], wanted: list[int]) -> int:
    found = [brute([{card.index(letter)} if letter in card else set() for card in line]) for letter in "GMTBY"]
    birds = sum("B" in card for card in line)
    return sum(abs(a - b) for a, b in zip(found, wanted, strict=True)) + abs(birds - 3)


def brute(rows: list[set[int]]) -> int:
    """The longest chain by trying every stretch and every choice of rows."""
    best = 0
    for start, end in combinations(range(len(rows) + 1), 2):
        for chosen in product(*rows[start:end]):
            if all(abs(a - b) <= 1 for a, b in pairwise(chosen)):
                best = max(best, end - start)
                break
    return best


@pytest.mark.rule("CR-40")
def test_chains_agree_with_brute_force_also_for_faces_that_show_a_critter_twice() -> None:
    chance = random.Random(8)
    cards = [
        {"number": n, "critters": [chance.choice(CRITTERS) for _ in range(3)], "background": "pink"}
        for n in range(1, 61)
    ]
    deck = {**GAME.default_deck(), "card": cards}
    assert GAME.check_deck(deck) == []
    variant = GAME.variants[0]
    t = GAME.make_table(variant, 2, deck, {"capys": "higher"})
    for _ in range(400):
        s = variant.state.new()
        s.length[0] = chance.randrange(3, 13)
        for place in range(12):
            s.card[0][place] = chance.randrange(60) if place < s.length[0] and chance.random() < 0.85 else -1
            s.flip[0][place] = chance.randrange(2)
            s.shift[0][place] = chance.choice((-1, 0, 0, 1))
        for c in range(5):
            rows = []
            for place in range(s.length[0]):
                face = t.face[s.card[0][place]] if s.card[0][place] >= 0 else []
                shown = [2 - row if s.flip[0][place] else row for row, critter in enumerate(face) if critter == c]
                rows.append({row + s.shift[0][place] for row in shown})
            assert herd.critter_chain(s, t, 0, c) == brute(rows)


@pytest.mark.rule("CR-44")
def test_tied_the_highest_corner_number_wins() -> None:
    ended = {"phase": "over", "stars": [0, 0], "likes": ["yuzu", "bird"]}
    table = herds("GMT _ _", "GTM _ _", **ended)
    assert table.scores[0] == table.scores[1]
    higher = max(("GMT", 0), ("GTM", 1), key=lambda pair: int(table.code(pair[0]).split(".")[0]))
    assert table.winners == [higher[1]]
    assert herds("GMT _ _", "_ _ _", **ended).winners == [0]
