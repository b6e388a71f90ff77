"""Positions and decks written by hand: read back as written, or refused with the key at fault."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cookie_club.helpers import GAME, RULES, STATE, VARIANT, dealt, legal_ids, make_table
from tests.games.cookie_club.players import played
from tests.games.situations import dealt as new_game
from tests.games.situations import policy

from capytable.games.cookie_club.cards import ANIMALS, check_deck
from capytable.kernel.errors import PositionError, SetupError

HERE: dict[str, Any] = {
    "tops": ["sloth 2", "sloth 4"],
    "player": [{"hand": ["tapir 3", "capybara"]}, {"hand": ["turtle 1"]}, {"hand": ["?", "?"]}],
}


def read(**changed: Any) -> Any:
    """The state of a small position with some keys changed (None: left out)."""
    document = {key: value for key, value in {**HERE, **changed}.items() if value is not None}
    return GAME.from_position(make_table(3), document, policy(1))


def test_what_is_left_out_is_as_at_the_start() -> None:
    s = read()
    assert (s.phase, s.active, s.mover, s.starter, s.round, s.turn, s.teapot) == (0, 0, 0, 0, 1, 1, -1)
    assert (s.cookies, s.bank, s.size[:3], s.left) == ([25, 25, 25, 0, 0], 200, [2, 1, 2], 77 - 2 - 5)
    assert s.tokens[s.figure] == 7


@given(players=st.integers(2, 5), seed=st.integers(0, 2**32 - 1))
@settings(max_examples=20)
def test_every_situation_of_a_game_reads_back_as_written(players: int, seed: int) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    for step, _ in enumerate(played(s, t, ["random"] * players, Random(seed), 500)):
        if step % 11 == 0 or RULES.over(s, t) or s.offered >= 0 or s.payers:
            back = GAME.from_position(t, GAME.position(s, t, None), policy(seed))
            back.rng = list(s.rng)
            assert STATE.pack(back) == STATE.pack(s)
            for viewer in range(-1, players):
                document = GAME.position(s, t, viewer)
                copy = GAME.from_position(t, document, policy(seed))
                assert GAME.position(copy, t, viewer) == document


def seats(*hands: Any, **more: Any) -> list[dict[str, Any]]:
    return [{"hand": hand, **more} for hand in hands]


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("colour", {"colour": "green"}),
    ("tops", {"tops": None}),
    ("tops", {"tops": "sloth 2"}),
    ("tops", {"tops": ["sloth 2"]}),
    ("tops", {"tops": ["sloth 2", "capybara"]}),
    ("tops", {"tops": ["sloth 2", "sloth 6"]}),
    ("tops", {"tops": ["sloth 2", 7]}),
    ("tops", {"tops": ["sloth 2", ["sloth 2"]]}),
    ("player", {"player": None}),
    ("player", {"player": []}),
    ("player", {"player": seats(["sloth 1"], ["sloth 1"])}),
    ("player.1", {"player": [{"hand": ["sloth 1"]}, "Ola", {"hand": ["sloth 1"]}]}),
    ("player.0.name", {"player": seats(["sloth 1"], ["sloth 3"], ["?"], name="Ola")}),
    ("player.0.hand", {"player": seats("sloth 1", ["sloth 3"], ["?"])}),
    ("player.0.hand", {"player": seats(["sloth 0"], ["sloth 3"], ["?"])}),
    ("player.2.hand", {"player": seats(["sloth 1"], ["sloth 1"], ["sloth 1"])}),
    ("player.0.hand", {"player": seats(["?"] * 30, ["?"] * 30, ["?"] * 30)}),
    ("hand", {"player": seats([], ["sloth 3"], ["?"])}),
    ("player.0.cookies", {"player": seats(["sloth 1"], ["sloth 3"], ["?"], cookies="many")}),
    ("player.0.cookies", {"player": seats(["sloth 1"], ["sloth 3"], ["?"], cookies=-1)}),
    ("player.0.cookies", {"player": seats(["sloth 1"], ["sloth 3"], ["?"], cookies=100)}),
    ("player.0.cookies", {"player": seats(["sloth 1"], ["sloth 3"], ["?"], cookies=True)}),
    ("cookies", {"player": seats(["sloth 1"], ["sloth 3"], ["?"], cookies=0)}),
    ("tokens", {"tokens": ["cookies"] * 8}),
    ("tokens", {"tokens": "cookies"}),
    ("tokens", {"tokens": [[], 1, 2, 3, 4, 5, 6, 7]}),
    ("figure", {"figure": "capybara"}),
    ("figure", {"figure": ["cookies"]}),
    ("teapot", {"teapot": 3}),
    ("teapot", {"teapot": "Ola"}),
    ("phase", {"phase": "lunch"}),
    ("phase", {"phase": "over"}),
    ("phase", {"reason": "turn-limit"}),
    ("reason", {"phase": "over", "reason": "boredom"}),
    ("active", {"active": 3}),
    ("active", {"active": "0"}),
    ("active", {"active": True}),
    ("mover", {"mover": 1}),
    ("starter", {"starter": -1}),
    ("round", {"round": 0}),
    ("turn", {"turn": 10_001}),
    ("turn", {"turn": 1.5}),
    ("idle_turns", {"idle_turns": 3}),
    ("used", {"used": ["sloth 2", "sloth 2"]}),
    ("used", {"used": {"sloth 2": 1}}),
    ("under", {"under": [1, 0]}),
    ("under", {"under": [0]}),
    ("under", {"under": ["0", 0]}),
    ("under", {"under": [-1, 0], "used": ["sloth 1"]}),
    ("under", {"under": [1, 0], "used": ["capybara"]}),
    ("discard_top", {"used": ["sloth 1"], "discard_top": "toucan 1"}),
    ("discard_top", {"used": ["sloth 1"], "discard_top": "dragon"}),
    ("discard_top", {"used": ["sloth 1"], "discard_top": ["sloth 1"]}),
    ("discard_top", {"discard_top": "sloth 1"}),
    ("discard_top", {"used": ["sloth 1"], "under": [1, 0], "discard_top": "sloth 1"}),
    ("draw_pile", {"draw_pile": 3}),
    ("draw_pile", {"draw_pile": "none"}),
    ("draw_pile", {"draw_pile": ["sloth 1"]}),
    ("draw_pile", {"draw_pile": ["sloth 1", "sloth 1", "sloth 1"]}),
    ("offered", {"offered": "capybara"}),
    ("offered", {"phase": "teapot-card", "teapot": 1, "offered": "toucan 1"}),
    ("offered", {"phase": "teapot-card", "teapot": 1, "offered": ["capybara"]}),
    ("mover", {"phase": "teapot-card", "teapot": 2}),
    ("teapot", {"phase": "teapot-card"}),
    ("teapot", {"phase": "teapot-cookie", "payers": [1]}),
    ("mover", {"phase": "teapot-cookie", "teapot": 0, "payers": [1]}),
    ("payers", {"phase": "teapot-cookie", "teapot": 1}),
    ("payers", {"phase": "teapot-cookie", "teapot": 1, "payers": [2]}),
    ("payers", {"phase": "teapot-cookie", "teapot": 1, "payers": [0, 1]}),
    ("payers", {"phase": "teapot-cookie", "teapot": 1, "payers": [5]}),
    ("payers", {"payers": [1]}),
    ("known.0", {"known": ["capybara"]}),
    ("known.0.holder", {"known": [{"viewer": 1, "holder": 1, "cards": []}]}),
    ("known.0.holder", {"known": [{"viewer": 1, "holder": 9, "cards": []}]}),
    ("known.0.cards", {"known": [{"viewer": 1, "holder": 0, "cards": ["dragon"]}]}),
    ("known.0.cards", {"known": [{"viewer": 1, "holder": 0, "cards": [["capybara"]]}]}),
    ("known", {"known": [{"viewer": 1, "holder": 0, "cards": ["capybara", "capybara"]}]}),
    ("known", {"known": [{"viewer": 0, "holder": 1, "cards": ["capybara"]}]}),
]


@pytest.mark.parametrize(("key", "changed"), WRONG, ids=[f"{i}-{key}" for i, (key, _) in enumerate(WRONG)])
def test_a_wrong_position_is_refused_with_the_key_at_fault(key: str, changed: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        read(**changed)
    assert refused.value.key == key
    assert refused.value.reason


@pytest.mark.rule("CC-61")
@pytest.mark.parametrize("phase", ["armadillo", "pass", "cookie", "teapot-card"])
def test_after_a_played_card_there_is_a_card_to_draw(phase: str) -> None:
    """The played card covers another, so a position without any free card in these phases cannot come about."""
    t = make_table(2)
    rest = [GAME.card_code(t, kind) for kind, n in enumerate(t.copies) for _ in range(n)]
    for code in ("sloth 2", "sloth 4", "tapir 1"):
        rest.remove(code)
    document = {"tops": ["sloth 2", "sloth 4"], "player": seats(["tapir 1"], rest), "phase": phase}
    if phase == "teapot-card":
        document["teapot"] = 1
    with pytest.raises(PositionError) as refused:
        GAME.from_position(t, document, policy(1))
    assert refused.value.key == "phase"


@pytest.mark.rule("CC-22")
def test_the_turtles_player_holds_two_cards_at_least() -> None:
    with pytest.raises(PositionError) as refused:
        read(phase="discard", player=seats(["sloth 1"], ["sloth 3"], ["?"]))
    assert refused.value.key == "hand"


WILD = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 200) | st.sampled_from(["?", "sloth 2", "capybara", "cookies", ""]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.sampled_from(["hand", "viewer", "cards"]), inner),
    max_leaves=8,
)
KEYS = [*sorted(GAME.position(dealt(2, 1).s, make_table(2), None)), "offered", "payers", "discard_top", "reason"]


@given(changed=st.dictionaries(st.sampled_from(KEYS), WILD, min_size=1, max_size=4))
@settings(max_examples=400)
def test_wild_documents_are_refused_or_make_a_sound_situation(changed: dict[str, Any]) -> None:
    try:
        s = read(**changed)
    except PositionError:
        return
    assert GAME.faults(s, make_table(3)) == []
    if not RULES.over(s, make_table(3)):
        RULES.apply(s, make_table(3), s.mover, legal_ids(s, make_table(3), s.mover)[0])
        assert GAME.faults(s, make_table(3)) == []


GOOD = GAME.default_deck()
COPIES: Mapping[str, Any] = GOOD["copies"]
WRONG_DECKS: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "capybara-crush"}),
    ("game", {"game": None}),
    ("colour", {"colour": "green"}),
    ("name", {"name": 7}),
    ("stand_in", {"stand_in": "yes"}),
    ("copies", {"copies": [2, 2]}),
    ("copies.anteater", {"copies": None}),
    ("copies.dragon", {"copies": {**COPIES, "dragon": [1, 1, 1, 1, 1]}}),
    ("copies.sloth", {"copies": {**COPIES, "sloth": [2, 2, 2, 2]}}),
    ("copies.sloth", {"copies": {**COPIES, "sloth": 2}}),
    ("copies.sloth", {"copies": {**COPIES, "sloth": [2, 2, 2, 2, -1]}}),
    ("copies.sloth", {"copies": {**COPIES, "sloth": [2, 2, 2, 2, 10]}}),
    ("copies.sloth", {"copies": {**COPIES, "sloth": [2, 2, 2, 2, True]}}),
    ("copies.sloth", {"copies": {**COPIES, "sloth": [2, 2, 2, 2, "2"]}}),
    ("copies.capybara", {"copies": {**COPIES, "capybara": -1}}),
    ("copies.capybara", {"copies": {**COPIES, "capybara": [7]}}),
    ("copies", {"copies": {**{animal: [1] * 5 for animal in ANIMALS}, "capybara": 4}}),
    ("copies", {"copies": {**{animal: [9] * 5 for animal in ANIMALS}, "capybara": 9}}),
    ("value", {"value": 7}),
    ("value.capybara", {"value": {"capybara": 0}}),
    ("value.capybara", {"value": {"capybara": 21}}),
    ("value.capybara", {"value": {"capybara": 7, "sloth": 1}}),
    ("value.capybara", {"value": {}}),
]


@pytest.mark.rule("CC-2")
@pytest.mark.parametrize(("key", "changed"), WRONG_DECKS, ids=[f"{i}-{key}" for i, (key, _) in enumerate(WRONG_DECKS)])
def test_a_wrong_deck_is_refused_with_the_key_at_fault(key: str, changed: dict[str, Any]) -> None:
    deck = {name: value for name, value in {**GOOD, **changed}.items() if value is not None}
    found = check_deck(deck)
    assert found
    assert key in [fault.split(":")[0] for fault in found]


@pytest.mark.rule("CC-2")
def test_good_decks_are_accepted() -> None:
    assert check_deck(GOOD) == []
    assert check_deck({"game": "cookie-club", "copies": COPIES}) == []
    assert check_deck({**GOOD, "copies": {**COPIES, "sloth": [0, 0, 0, 0, 9], "capybara": 0}}) == []


@pytest.mark.rule("CC-5")
def test_a_deck_without_two_animals_to_open_with_is_refused_for_so_many_players() -> None:
    """52 cards, nine of them capybaras: five hands of ten could take every animal, and no card could open a pile."""
    deck = {**GOOD, "copies": {**{animal: [1] * 5 for animal in ANIMALS}, "sloth": [2, 2, 3, 3, 3], "capybara": 9}}
    assert check_deck(deck) == []
    with pytest.raises(SetupError, match="need 52 animal cards, the deck has 43"):
        make_table(5, deck, hand=10)
    for seed in range(50):
        assert "capybara" not in dealt(4, seed, deck=deck, hand=10).tops


@pytest.mark.rule("CC-6")
def test_a_first_player_who_does_not_play_is_refused() -> None:
    with pytest.raises(SetupError, match="first"):
        make_table(3, first=3)


WILD_DECK = st.dictionaries(st.sampled_from(["game", "name", "stand_in", "copies", "value", "x"]), WILD)


@given(deck=WILD_DECK)
@settings(max_examples=200)
def test_wild_decks_are_refused_in_words(deck: dict[str, Any]) -> None:
    assert check_deck(deck)
