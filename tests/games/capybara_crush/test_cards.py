"""The deck file, what the pages say about it, and the cards as they are printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from capytable.catalogue import LANGUAGES, Words
from capytable.games.capybara_crush import GAME
from capytable.games.capybara_crush.cards import BACKGROUNDS, CATEGORIES, CRITTERS, POWERS, check_deck
from capytable.games.capybara_crush.faces import faces

ROOT = Path(__file__).resolve().parents[3]
DECK = GAME.default_deck()
CARD: Mapping[str, Any] = DECK["card"][0]


@pytest.mark.rule("CR-3")
def test_the_balance_table_of_the_page_is_what_the_deck_holds() -> None:
    page = (ROOT / "docs/games/capybara-crush.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (goat|monkey|turtle|bird|yuzu) \| ([0-9 |]+) \|$", page, re.MULTILINE)
    told = {name: [int(n) for n in numbers.split("|")] for name, numbers in rows}
    found = Counter(
        (critter, row, card["background"]) for card in DECK["card"] for row, critter in enumerate(card["critters"])
    )
    cells = list(product(range(3), BACKGROUNDS))
    assert told == {c: [found[c, *cell] for cell in cells] for c in CRITTERS}
    assert sum(map(sum, told.values())) == 3 * len(DECK["card"])
    assert len(set(found.values())) == 1


@pytest.mark.rule("CR-20", "CR-24", "CR-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_each_powers_category_and_stars(language: str) -> None:
    page = (ROOT / f"src/capytable/games/capybara_crush/rules.{language}.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| CR-(?:2\d|30) \| ([^|]+) \| ([^|]+) \| (\d) \|", page, re.MULTILINE)
    words = Words(language)
    for power, (name, category, stars) in zip(POWERS, told, strict=True):
        assert words.text("cr-power", power=power) in name
        assert power in name.lower()
        assert category == words.text("cr-power-category", power=power)
        assert int(stars) == DECK["cost"][power]
    categories = [words.text("cr-power-category", power=power) for power in POWERS]
    assert [len(category) for category in CATEGORIES] == [categories.count(one) for one in dict.fromkeys(categories)]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"card": DECK["card"][1:]}, "card: 59 cards, expected 60"),
        ({"card": [{**CARD, "number": 0}, *DECK["card"][1:]]}, "card.0: number: expected 1 to 60"),
        ({"card": [{**CARD, "number": 2}, *DECK["card"][1:]]}, "card: number 2 stands on several cards"),
        ({"card": [{**CARD, "critters": ["goat", "goose", "yuzu"]}, *DECK["card"][1:]]}, "card.0: critters: expected"),
        ({"card": [{**CARD, "critters": ["goat", "yuzu"]}, *DECK["card"][1:]]}, "card.0: critters: expected three"),
        ({"card": [{**CARD, "background": "blue"}, *DECK["card"][1:]]}, "card.0: background: expected one of"),
        ({"card": [{"number": 1}, *DECK["card"][1:]]}, "card.0: expected number, critters and background"),
        ({"cost": {**DECK["cost"], "flip": 0}}, "cost.flip: expected a number of stars, 1 to 3"),
        ({"cost": {**DECK["cost"], "fly": 1}}, "cost.fly: unknown power"),
        ({"cost": dict.fromkeys(POWERS[1:], 1)}, "cost.sweep: expected a number of stars"),
    ],
)
def test_a_faulty_deck_is_refused_by_name(change: dict[str, Any], fault: str) -> None:
    assert any(found.startswith(fault) for found in check_deck({**DECK, **change}))


def test_a_deck_may_show_a_critter_twice() -> None:
    twice = {**CARD, "critters": ["goat", "goat", "yuzu"]}
    assert check_deck({**DECK, "card": [twice, *DECK["card"][1:]]}) == []


def test_all_that_lies_in_the_box_is_printed() -> None:
    printed = faces(DECK)
    assert sum(face.copies for face in printed) == 60 + len(CRITTERS) + len(POWERS) + 12
    assert [face.corner for face in printed[:60]] == [str(card["number"]) for card in DECK["card"]]
    assert len({(face.ground, face.pictures) for face in printed}) == len(printed)
    costs = {face.note[1]["power"]: len(face.corner) for face in printed if face.note}
    assert costs == DECK["cost"]
