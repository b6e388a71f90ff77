"""What lies on the table at the start (CC-1 … CC-6)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.cookie_club.helpers import GAME, VARIANT, dealt, make_table

from capytable.games.cookie_club.cards import ANIMALS, CODES, HOSTESSES, TOKENS

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.rule("CC-1")
def test_two_to_five_play_and_there_is_a_hostess_for_each() -> None:
    assert VARIANT.players == (2, 5)
    assert HOSTESSES == ("herbaciary", "kociary", "rosliniary", "jesieniary", "ksiazkary")


@pytest.mark.rule("CC-2")
def test_the_77_cards() -> None:
    t = make_table(2)
    assert sum(t.copies) == 77
    assert {code: n for code, n in zip(CODES, t.copies, strict=True) if n != 2} == {"capybara": 7}
    assert Counter(code.split()[0] for code in CODES) == {
        "anteater": 5, "armadillo": 5, "capuchin": 5, "turtle": 5, "sloth": 5, "tapir": 5, "toucan": 5, "capybara": 1,
    }  # fmt: skip
    assert t.capybara == 7
    assert GAME.default_deck()["stand_in"] is True


@pytest.mark.rule("CC-2")
@PLAYERS
def test_all_cards_are_on_the_table(players: int) -> None:
    table = dealt(players, 1)
    lying = Counter(table.pile + table.tops)
    for seat in range(players):
        lying += Counter(table.hand(seat))
    assert lying == dict(zip(CODES, table.t.copies, strict=True))


@pytest.mark.rule("CC-3")
def test_tokens_lie_at_random_and_the_figure_begins_on_the_cookies() -> None:
    circles, places = set(), Counter[int]()
    for seed in range(400):
        table = dealt(2, seed)
        assert sorted(table.s.tokens) == list(range(8))
        assert table.on == "cookies"
        assert table.s.teapot == -1
        circles.add(tuple(table.s.tokens))
        places[table.s.tokens[0]] += 1
    assert len(circles) > 380
    assert len(places) == len(TOKENS)
    assert min(places.values()) > 20


@pytest.mark.rule("CC-4")
@PLAYERS
def test_everyone_begins_with_25_of_275_cookies(players: int) -> None:
    table = dealt(players, 1)
    assert table.cookies == [25] * players
    assert table.s.bank == 275 - 25 * players


@pytest.mark.rule("CC-5")
@PLAYERS
def test_seven_cards_each_and_two_open_piles(players: int) -> None:
    table = dealt(players, 3)
    assert [len(table.hand(seat)) for seat in range(players)] == [7] * players
    assert len(table.tops) == 2
    assert len(table.pile) == 77 - 7 * players - 2
    assert table.s.under == [0, 0]
    assert table.s.used_count == 0


@pytest.mark.rule("CC-5")
def test_a_capybara_opens_no_pile_but_stays_in_the_game() -> None:
    animals = {animal: [1, 1, 1, 1, 1] for animal in ANIMALS}
    many = {"game": "cookie-club", "copies": {**animals, "capybara": 9}, "value": {"capybara": 7}}
    for seed in range(300):
        table = dealt(2, seed, deck=many)
        assert "capybara" not in table.tops
        everywhere = table.pile + table.hand(0) + table.hand(1)
        assert everywhere.count("capybara") == 9


@pytest.mark.rule("CC-5")
def test_every_card_is_dealt_and_opened_about_equally_often() -> None:
    hands, tops = Counter[str](), Counter[str]()
    for seed in range(1500):
        table = dealt(2, seed)
        hands.update(table.hand(0))
        tops.update(table.tops)
    kinds = [code for code in CODES if code != "capybara"]
    # one hand holds a kind 2 × 7/77 times on average, spread 16; the tops show each of 35 kinds equally often
    assert all(272.7 - 80 < hands[code] < 272.7 + 80 for code in kinds)
    assert all(85.7 - 50 < tops[code] < 85.7 + 50 for code in kinds)


@pytest.mark.rule("CC-6")
def test_the_first_player_is_random_or_named() -> None:
    firsts = Counter(dealt(3, seed).s.mover for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 60
    for seat in range(3):
        table = dealt(3, 5, first=seat)
        assert (table.s.mover, table.s.active, table.s.starter) == (seat, seat, seat)


@pytest.mark.rule("CC-6")
@PLAYERS
def test_turns_go_round_in_seat_order(players: int) -> None:
    table = dealt(players, 2, first=players - 1)
    seen = []
    for _ in range(players + 1):
        seen.append(table.s.active)
        table.play("draw", "end turn")
    assert seen == [players - 1, *range(players)]
