"""The last round, the scoring and who wins (CN-30 … CN-36), and who knows what (CN-50, CN-51)."""

from __future__ import annotations

import random

import pytest
from tests.games.capybara_n_capybara.helpers import GAME, VARIANT, Table, line, make_table, new

from capytable.games.capybara_n_capybara import rules
from capytable.kernel.loader import bind
from capytable.kernel.random import seed_game

FOUR = ["EE", "AAA", "BBB", "CCC"]


def play_out(table: Table) -> None:
    """Play to the end of the game, whatever comes first."""
    while not table.over:
        table.play(table.legal[0])


@pytest.mark.rule("CN-30")
def test_the_fifth_pumpkin_triggers_the_end() -> None:
    table = line("ABCD", "ABCD", "ABCD", pumpkins=["ABC"], scored=[FOUR, [], []]).play("pumpkin ABC")
    assert table.events("last round") == [("last round", -1, 0, 5)]


@pytest.mark.rule("CN-30")
def test_a_display_of_four_with_deck_and_discards_empty_triggers_the_end() -> None:
    table = line("ABCD|", "ABCD", display="ABCDE", exhausted=True).play("gain 1 walk 1", "take E", "gap 0")
    assert table.s.turns_left == 3
    full = line("ABCD|", "ABCD", display="ABCDE", discards=["E"], exhausted=True)
    full.play("gain 1 walk 1", "take E", "gap 0")
    assert full.s.turns_left == -1


@pytest.mark.rule("CN-30")
def test_once_triggered_it_is_not_checked_again() -> None:
    table = line("ABCD|", "ABCD|", display="ABCDE", exhausted=True)
    table.play("gain 1 walk 1", "take E", "gap 0", "back" if "back" in table.legal else "gain 1 walk 1")
    assert len(table.events("last round")) == 1
    assert table.s.turns_left in (2, 3)


@pytest.mark.rule("CN-30")
def test_the_ending_is_what_came_first() -> None:
    """A fifth pumpkin in the last turns does not change why they are the last, nor does the want of capybaras."""
    table = line("ABCD|", "ABCD", display="ABCDE", pumpkins=["ABC"], scored=[[], FOUR], exhausted=True, active=0)
    table.play("gain 1 walk 1", "take E", "gap 0")
    assert table.events("last round") == [("last round", -1, 0, 3)]
    table.play("pumpkin ABC" if "pumpkin ABC" in table.legal else "pumpkin >4")
    play_out(table)
    assert max(len(player.scored) for player in table.view(-1).players) >= 5
    assert GAME.describe(table.s, table.t) == "no-capybaras"

    table = line("ABCD", "ABCD", pumpkins=["ABC"], scored=[FOUR, []], display="ABCDE", exhausted=True)
    table.play("pumpkin ABC", "gain 1 walk 1", "take E", "gap 0")
    assert GAME.describe(table.s, table.t) == "running"
    play_out(table)
    assert len(table.display) < 5
    assert GAME.describe(table.s, table.t) == "pumpkins"


@pytest.mark.rule("CN-30")
def test_of_two_triggers_in_one_turn_the_pumpkins_are_told() -> None:
    table = line("ABCD", "ABCD", pumpkins=["ABC"], scored=[FOUR, []], display="ABCD", exhausted=True)
    play_out(table.play("pumpkin ABC"))
    assert GAME.describe(table.s, table.t) == "pumpkins"


@pytest.mark.rule("CN-31")
@pytest.mark.parametrize(("trigger", "starter", "turns"), [(0, 0, 5), (1, 0, 4), (2, 0, 3), (0, 1, 3), (2, 2, 5)])
def test_the_round_is_finished_then_everybody_has_one_more_turn(trigger: int, starter: int, turns: int) -> None:
    scored: list[list[str]] = [[], [], []]
    scored[trigger] = FOUR
    table = line("ABCD", "ABCD", "ABCD", pumpkins=["ABC"], scored=scored, active=trigger, starter=starter)
    table.play("pumpkin ABC")
    acted = []
    while not table.over:
        acted.append(table.seat)
        before = table.s.turn
        while not table.over and table.s.turn == before:
            table.play(table.legal[-1])
    assert len(acted) == turns
    assert acted[-3:] == [starter, (starter + 1) % 3, (starter + 2) % 3]


@pytest.mark.rule("CN-32")
def test_points_of_scored_pumpkins_and_bonus_the_hand_counts_nothing() -> None:
    table = line("AABB", "CCDD", bonus="pair", scored=[["EE", "AAA"], []])
    points = {card["letters"]: card["points"] for card in GAME.default_deck()["pumpkin"] if "letters" in card}
    assert table.scores == [points["EE"] + points["AAA"] + 2, 2]


@pytest.mark.rule("CN-33")
@pytest.mark.parametrize(
    ("cards", "pair", "triplet", "quadruplet"),
    [
        ("AABBB", 1, 2, 0),
        ("AAAAABB", 1, 0, 0),
        ("AAAABBBBA", 0, 0, 6),
        ("EEABEEE", 1, 2, 0),
        ("ABABAB", 0, 0, 0),
        ("AABBAA", 3, 0, 0),
        ("CCCAC", 0, 2, 0),
    ],
)
def test_only_maximal_runs_of_the_exact_size_count(cards: str, pair: int, triplet: int, quadruplet: int) -> None:
    for bonus, points in (("pair", pair), ("triplet", triplet), ("quadruplet", quadruplet)):
        assert line(cards, "ABCD", bonus=bonus).view(0).players[0].bonus == points


@pytest.mark.rule("CN-34")
def test_one_type_counts_the_best_letter_of_a_to_d() -> None:
    assert line("ABACA", "EEEEB", bonus="one-type").view(0).players[0].bonus == 3
    assert line("ABACA", "EEEEB", bonus="one-type").view(0).players[1].bonus == 1


@pytest.mark.rule("CN-35")
def test_all_four_counts_two_for_each_set() -> None:
    table = line("AABBCCDDE", "ABCEE", bonus="all-four")
    assert [player.bonus for player in table.view(0).players] == [4, 0]


@pytest.mark.rule("CN-36")
def test_equal_points_go_to_the_fewest_cards_behind_then_they_share() -> None:
    ended = {"phase": "over", "turns_left": 0, "bonus": "quadruplet"}
    assert line("ABCD|A", "ABC|DA", **ended).winners == [0]
    assert line("ABCD|A", "ABCDAB|C", **ended).winners == [0, 1]
    assert line("ABCD|A", "AAAA|BC", **ended).winners == [1], "points come first"


@pytest.mark.rule("CN-50")
def test_everything_on_the_table_is_public() -> None:
    table = new(3, seed=4)
    while table.phase != "turn":
        table.play(table.legal[0])
    views = [table.view(viewer) for viewer in (-1, 0, 1, 2)]
    assert all(view.players == views[0].players for view in views)
    assert all(player.hand is not None for player in views[0].players)
    assert GAME.position(table.s, table.t, 0) == GAME.position(table.s, table.t, None)


@pytest.mark.rule("CN-51")
def test_the_order_of_the_decks_is_unknown_what_is_in_them_is_not() -> None:
    table = new(2, seed=4)
    copy = VARIANT.state.copy(table.s)
    table.rules.determinize(copy, table.t, 0, [9])
    assert copy.rng != table.s.rng
    copy.rng = list(table.s.rng)
    assert copy == table.s
    view = table.view(0)
    written = view.deck + view.display + [letter for player in view.players for letter in player.line]
    assert len(written) == 70
    assert len(view.pumpkin_deck) == 25


@pytest.mark.rule("CN-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_far_below_the_bound(players: int) -> None:
    """Gains use up capybaras, scores use up pumpkins, and between two of either a monkey can go back only so often."""
    stubborn = random.Random(3)
    plain = bind(VARIANT).rules
    t = make_table(players)
    out = [0] * VARIANT.actions
    for seed in range(12):
        s = VARIANT.state.new()
        seed_game(s.rng, seed, 0)
        plain.deal(s, t)
        made = 0
        while not plain.over(s, t):
            actions = out[: plain.legal(s, t, s.active, out)]
            lazy = rules.A_BACK if rules.A_BACK in actions else actions[0]
            plain.apply(s, t, s.active, lazy if seed % 2 else stubborn.choice(actions))
            made += 1
            assert GAME.faults(s, t) == []
        assert made < VARIANT.max_length // 4
