"""Forgoing letters, against brute force over all ways to assign the crossed cards (CN-17, CN-18)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from tests.games.capybara_n_capybara.helpers import GAME, codes, line, make_table

from capytable.games.capybara_n_capybara import rules


@pytest.mark.rule("CN-18")
def test_one_letter_forgone_for_three_further_cards() -> None:
    table = line("DCBACA", "ABCD", pumpkins=["AAE"]).play("pumpkin AAE")
    assert table.line(0) == "D|CBACA", "two letters matched, three further cards for the third"
    table = line("DDBACA", "ABCD", pumpkins=["AAA"])
    assert "pumpkin AAA" in table.legal
    assert table.play("pumpkin AAA").line(0) == "D|DBACA", "two letters and three further cards"


@pytest.mark.rule("CN-18")
def test_several_letters_may_be_forgone_and_the_player_chooses_the_stop() -> None:
    table = line("BDDDDDDDDABA", "ABCD", pumpkins=["AABB"]).play("pumpkin AABB")
    assert table.phase == "stop"
    stops = {stop.forgone: stop.steps for stop in table.view(0).reach[0].stops}
    assert stops == {0: 12, 1: 6, 2: 8, 3: 10}, "all four forgone would stop where none is"
    assert table.legal == [f"forgo {f}" for f in stops]
    assert table.play("forgo 1").line(0) == "BDDDDD|DDDABA"


@pytest.mark.rule("CN-18")
def test_equal_stops_are_one_choice() -> None:
    table = line("AAAAAA", "ABCD", pumpkins=["EE"])
    assert table.play("pumpkin EE").line(0) == "|AAAAAA", "both letters forgone is the only way"


def by_hand(crossed: str, letters: str, forgone: int) -> bool:
    """Literally: choose the letters to match, give each a crossed card of its own, and three further ones a letter
    forgone."""
    for kept in combinations(range(len(letters)), len(letters) - forgone):
        free = list(crossed)
        matched = True
        for i in kept:
            if letters[i] in free:
                free.remove(letters[i])
            else:
                matched = False
        if matched and len(free) >= 3 * forgone:
            return True
    return False


@pytest.mark.rule("CN-17")
@pytest.mark.rule("CN-18")
def test_stops_agree_with_brute_force() -> None:
    t = make_table(2)
    chance = random.Random(5)
    names = codes(t)
    for _ in range(1500):
        cards = "".join(chance.choice("AABBCCDDE") for _ in range(chance.randrange(0, 15)))
        pumpkin = chance.randrange(25)
        letters = names[pumpkin].partition("-")[0]
        s = GAME.from_position(
            t, {"player": [{"line": cards + "A", "hand": ">3"}, {"line": "ABCD", "hand": ">4"}]}, [1]
        )
        s.ahead[0] = len(cards)
        possible = {}
        for forgone in range(len(letters) + 1):
            fits = [n for n in range(1, len(cards) + 1) if by_hand(cards[len(cards) - n :], letters, forgone)]
            if fits:
                possible[forgone] = fits[0]
            assert rules.stop_after(s, t, 0, pumpkin, forgone) == (fits[0] if fits else 0), (cards, letters, forgone)
        offered = [f for f in range(5) if rules.stop_choices(s, t, 0, pumpkin) >> f & 1]
        assert sorted({possible[f] for f in offered}) == sorted(set(possible.values()))
        assert len({possible[f] for f in offered}) == len(offered)
        s.open = 1 << pumpkin
        assert bool(rules.reachable(s, t, 0) >> pumpkin & 1) == bool(possible)
