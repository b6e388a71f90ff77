"""Positions and decks written by hand: read back as written, or refused with the key at fault."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.capybara_n_capybara.helpers import GAME, RULES, STATE, VARIANT, legal_ids, line, make_table, new
from tests.games.capybara_n_capybara.players import POLICIES, played
from tests.games.situations import dealt as new_game
from tests.games.situations import policy

from capytable.games.capybara_n_capybara.cards import check_deck
from capytable.kernel.errors import PositionError, SetupError
from capytable.kernel.random import seed_game

FOUR = ["EE", "AAA", "BBB", "CCC"]


def seats(*changed: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Three seats with a line and a hand each, and what is changed (None: left out)."""
    whole = []
    for seat, hand in enumerate((">3", ">4", ">5")):
        row = {"line": "ABCDA", "hand": hand, **(changed[seat] if seat < len(changed) else {})}
        whole.append({key: value for key, value in row.items() if value is not None})
    return whole


HERE: dict[str, Any] = {"player": seats(), "display": ["A", "B", "C"], "pumpkins": ["AABB", "", "ABC"]}


def read(**changed: Any) -> Any:
    """The state of a small position with some keys changed (None: left out)."""
    document = {key: value for key, value in {**HERE, **changed}.items() if value is not None}
    return GAME.from_position(make_table(3), document, policy(1))


def draft(*changed: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """Seat 2 has drafted, seat 1 is next, seat 0 begins the game; ``changed`` rows and keys."""
    rows = [{"line": "ABC", "hand": ""}, {"line": "ABC", "hand": ""}, {"line": "ABCD", "hand": ">5"}]
    rows = [{**row, **(changed[seat] if seat < len(changed) else {})} for seat, row in enumerate(rows)]
    pumpkins = ["AAA", "BBB", "CCC", "DDD", ""]
    return {"phase": "draft-card", "active": 1, "player": rows, "display": list("ABCD"), "pumpkins": pumpkins} | more


@pytest.mark.rule("CN-7", "CN-20", "CN-22")
def test_what_is_left_out_is_as_at_the_start_and_the_rest_lies_in_the_decks() -> None:
    s = read()
    assert (s.phase, s.active, s.starter, s.turn, s.turns_left, s.refreshed, s.bonus) == (3, 0, 0, 1, -1, 0, 0)
    assert (s.ahead[:3], s.length[:3], s.grown[:3]) == ([5, 5, 5], [5, 5, 5], [0, 0, 0])
    assert (s.deck, s.deck_count, s.discard_count) == ([9, 12, 12, 13, 6], 52, 0)
    assert s.pumpkin_deck.bit_count() == 30 - 2 - 3
    assert read(player=seats({"hand": "", "scored": ["EE"]})).grown[:3] == [1, 0, 0]
    assert read(player=seats({"scored": FOUR[:3]})).grown[:3] == [1, 0, 0]


@pytest.mark.rule("CN-4")
def test_the_bonus_is_the_tables_unless_the_document_names_another() -> None:
    t = make_table(3, bonus="triplet")
    assert GAME.from_position(t, HERE, policy(1)).bonus == 1
    assert GAME.from_position(t, {**HERE, "bonus": "all-four"}, policy(1)).bonus == 4


@pytest.mark.rule("CN-30")
def test_what_triggered_the_end_is_the_fifth_pumpkin_unless_the_document_says_otherwise() -> None:
    five: dict[str, Any] = {"phase": "over", "player": seats({}, {"scored": [*FOUR, "DDD"]})}
    assert GAME.describe(read(**five), make_table(3)) == "pumpkins"
    assert GAME.describe(read(**five, ending="no-capybaras"), make_table(3)) == "no-capybaras"
    assert GAME.describe(read(phase="over"), make_table(3)) == "no-capybaras"


@given(players=st.integers(2, 4), seed=st.integers(0, 2**32 - 1), name=st.sampled_from(sorted(POLICIES)))
@settings(max_examples=20)
def test_every_situation_of_a_game_reads_back_as_written(players: int, seed: int, name: str) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    for step, _ in enumerate(played(s, t, [name] * players, Random(seed), 500)):
        if step < 12 or step % 7 == 0 or RULES.over(s, t) or s.scoring >= 0:
            document = GAME.position(s, t, None)
            back = GAME.from_position(t, document, policy(seed))
            back.rng = list(s.rng)
            assert STATE.pack(back) == STATE.pack(s)
            assert all(GAME.position(s, t, viewer) == document for viewer in range(players))


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("colour", {"colour": "green"}),
    ("player", {"player": None}),
    ("player", {"player": []}),
    ("player", {"player": seats()[:2]}),
    ("player.1", {"player": [seats()[0], "Ola", seats()[2]]}),
    ("player.0.name", {"player": seats({"name": "Ola"})}),
    ("player.0.line", {"player": seats({"line": None})}),
    ("player.0.line", {"player": seats({"line": ""})}),
    ("player.0.line", {"player": seats({"line": ["A"]})}),
    ("player.0.line", {"player": seats({"line": "ABX"})}),
    ("player.1.line", {"player": seats({}, {"line": "EEEEEEE"})}),
    ("player.0.ahead", {"player": seats({"ahead": 6})}),
    ("player.0.ahead", {"player": seats({"ahead": -1})}),
    ("player.0.ahead", {"player": seats({"ahead": "2"})}),
    ("player.0.hand", {"player": seats({"hand": "ABX"})}),
    ("player.0.hand", {"player": seats({"hand": ["AAA"]})}),
    ("player.1.hand", {"player": seats({}, {"hand": ">3"})}),
    ("hand", {"player": seats({"hand": ""})}),
    ("player.0.scored", {"player": seats({"scored": "AAA"})}),
    ("player.0.scored", {"player": seats({"scored": ["AAA", "AAA"]})}),
    ("player.1.scored", {"player": seats({}, {"scored": [">3"]})}),
    ("player.0.grown", {"player": seats({"grown": 1})}),
    ("grown", {"player": seats({"grown": True})}),
    ("grown", {"player": seats({"scored": FOUR[:3], "grown": False})}),
    ("grown", {"player": seats({"scored": ["AAA"], "hand": "", "grown": False})}),
    ("display", {"display": "ABC"}),
    ("display", {"display": ["A", "X"]}),
    ("display", {"display": list("AAABBB")}),
    ("display", {"display": [["A"]]}),
    ("discards", {"discards": ["E"] * 7}),
    ("discards", {"discards": {"E": 1}}),
    ("pumpkins", {"pumpkins": "AABB"}),
    ("pumpkins", {"pumpkins": ["AABB", "AABB"]}),
    ("pumpkins", {"pumpkins": [">3"]}),
    ("pumpkins", {"pumpkins": ["BBAA"]}),
    ("pumpkins", {"pumpkins": [""] * 6}),
    ("pumpkins", {"pumpkins": [7]}),
    ("phase", {"phase": "lunch"}),
    ("phase", {"phase": 3}),
    ("turns_left", {"phase": "over", "turns_left": 1}),
    ("turns_left", {"turns_left": 0}),
    ("turns_left", {"turns_left": -2}),
    ("turns_left", {"turns_left": 6}),
    ("turns_left", {"turns_left": 2}),
    ("turns_left", {"turns_left": 3, "active": 1}),
    ("turns_left", {"turns_left": 3, "starter": 2}),
    ("turns_left", {"player": seats({}, {"scored": [*FOUR, "DDD"]})}),
    ("ending", {"ending": "snow"}),
    ("ending", {"ending": "no-capybaras"}),
    ("ending", {"turns_left": 3, "ending": "running"}),
    ("ending", {"turns_left": 3, "ending": "pumpkins"}),
    ("active", {"active": 3}),
    ("active", {"active": True}),
    ("starter", {"starter": -1}),
    ("turn", {"turn": -1}),
    ("turn", {"turn": 7_001}),
    ("refreshed", {"refreshed": 1}),
    ("bonus", {"bonus": "five"}),
    ("gaining", {"gaining": 4}),
    ("chosen", {"gaining": 1}),
    ("chosen", {"block": ["A"]}),
    ("block", {"phase": "gap", "gaining": 3, "block": ["A"] * 4}),
    ("block", {"phase": "gap", "gaining": 1, "block": ["X"], "player": seats({"ahead": 0})}),
    ("block", {"phase": "gap", "gaining": 2, "block": ["A"], "player": seats({"ahead": 0})}),
    ("gaining", {"phase": "card", "player": seats({"ahead": 0})}),
    ("gaining", {"phase": "card", "gaining": 1, "block": ["A"], "player": seats({"ahead": 0})}),
    ("gaining", {"phase": "card", "gaining": 3, "display": ["A", "B"], "player": seats({"ahead": 0})}),
    ("ahead", {"phase": "card", "gaining": 2, "player": seats({"ahead": 3})}),
    ("ahead", {"phase": "gap", "gaining": 1, "block": ["A"]}),
    ("scoring", {"scoring": "ABC"}),
    ("scoring", {"phase": "stop"}),
    ("scoring", {"phase": "stop", "scoring": "XX"}),
    ("scoring", {"phase": "stop", "scoring": "AABB"}),
    ("scoring", {"phase": "stop", "scoring": "ABC", "player": seats({"line": "DABC"})}),
    ("scoring", {"phase": "stop", "scoring": ">3"}),
    ("line", draft({"line": "ABCD"})),
    ("line", draft({}, {"line": "ABCD"})),
    ("line", draft({}, {}, {"line": "ABC"})),
    ("line", draft({}, {}, {"ahead": 3})),
    ("hand", draft({"hand": ">6"})),
    ("hand", draft({}, {"hand": ">6"})),
    ("hand", draft({}, {}, {"hand": ""})),
    ("scored", draft({"scored": ["EE"]})),
    ("scored", draft({"grown": True})),
    ("display", draft(display=[])),
    ("display", draft(display=list("ABCDE"))),
    ("display", draft({}, {"line": "ABCC"}, phase="draft-pumpkin")),
    ("pumpkins", draft(pumpkins=[])),
    ("pumpkins", draft(pumpkins=["AAA", "BBB", "CCC", "DDD", "EE"])),
    ("turns_left", draft(turns_left=2)),
    ("gaining", draft(phase="draft-gap", display=list("ABC"))),
    ("gaining", draft(phase="draft-gap", display=list("ABC"), gaining=2, block=["D", "D"])),
]


@pytest.mark.parametrize(("key", "changed"), WRONG, ids=[f"{i}-{key}" for i, (key, _) in enumerate(WRONG)])
def test_a_wrong_position_is_refused_with_the_key_at_fault(key: str, changed: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        read(**changed)
    assert refused.value.key == key
    assert refused.value.reason


@pytest.mark.rule("CN-6")
def test_a_draft_begun_by_hand_goes_on() -> None:
    for document in (draft(), draft(phase="draft-gap", display=list("ABC"), gaining=1, block=["D"])):
        table = new(3)
        table.s = GAME.from_position(table.t, document, policy(1))
        table.s.log = []
        seed_game(table.s.rng, 1, 0)
        table.mirror.load(STATE.pack(table.s))
        while table.phase != "turn":
            table.play(table.legal[0])
        assert (table.seat, table.s.turn) == (0, 1)
        assert (table.s.shown, table.s.open.bit_count()) == (5, 5)


@pytest.mark.rule("CN-31")
@pytest.mark.parametrize(("active", "starter", "left"), [(0, 0, 3), (1, 0, 5), (1, 0, 2), (2, 0, 1), (1, 2, 1)])
def test_the_last_turns_may_be_written_down(active: int, starter: int, left: int) -> None:
    s = read(active=active, starter=starter, turns_left=left)
    assert (s.active + s.turns_left - 1) % 3 == (s.starter + 2) % 3


WILD = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.sampled_from(["A", "E", "ABC", ">3", "", "card", "stop"]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["line", "hand", "scored"]), inner),
    max_leaves=8,
)
KEYS = [*sorted(GAME.position(new(2).s, make_table(2), None)), "gaining", "block", "scoring"]
BEGUN = st.sampled_from([{}, draft(), {"phase": "card", "gaining": 1, "player": seats({"ahead": 0})}])


@given(begun=BEGUN, changed=st.dictionaries(st.sampled_from(KEYS), WILD, min_size=1, max_size=3))
@settings(max_examples=200)
def test_wild_documents_are_refused_or_make_a_sound_situation(begun: dict[str, Any], changed: dict[str, Any]) -> None:
    t = make_table(3)
    try:
        s = read(**begun, **{key: value for key, value in changed.items() if key not in begun})
    except PositionError:
        return
    assert GAME.faults(s, t) == []
    seed_game(s.rng, 1, 0)
    for _ in played(s, t, ["random"] * 3, Random(1), 12):
        assert GAME.faults(s, t) == []
    assert RULES.over(s, t) or legal_ids(s, t, s.active)


GOOD = GAME.default_deck()
COPIES: Mapping[str, Any] = GOOD["capybaras"]


def pumpkin(**card: Any) -> list[Any]:
    """The thirty pumpkins with the first one changed."""
    return [card, *GOOD["pumpkin"][1:]]


WRONG_DECKS: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "capybara-crush"}),
    ("game", {"game": None}),
    ("colour", {"colour": "green"}),
    ("name", {"name": 7}),
    ("stand_in", {"stand_in": "yes"}),
    ("capybaras", {"capybaras": [16, 16, 16, 16, 6]}),
    ("capybaras.A", {"capybaras": None}),
    ("capybaras.F", {"capybaras": {**COPIES, "F": 1}}),
    ("capybaras.AB", {"capybaras": {**COPIES, "AB": 1}}),
    ("capybaras.E", {"capybaras": {**COPIES, "E": -1}}),
    ("capybaras.E", {"capybaras": {**COPIES, "E": True}}),
    ("capybaras.E", {"capybaras": {**COPIES, "E": "6"}}),
    ("capybaras.A", {"capybaras": {**COPIES, "A": 41}}),
    ("capybaras", {"capybaras": {**COPIES, "A": 17}}),
    ("capybaras", {"capybaras": dict.fromkeys("ABCDE", 6) | {"A": 10}}),
    ("pumpkin", {"pumpkin": None}),
    ("pumpkin", {"pumpkin": GOOD["pumpkin"][:29]}),
    ("pumpkin", {"pumpkin": [*GOOD["pumpkin"], {"steps": 1, "points": 1}]}),
    ("pumpkin", {"pumpkin": "AABB"}),
    ("pumpkin.0", {"pumpkin": ["AABB", *GOOD["pumpkin"][1:]]}),
    ("pumpkin.0", {"pumpkin": pumpkin(points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(letters="A", steps=3, points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(letters="A", points=1, colour="green")}),
    ("pumpkin.0", {"pumpkin": pumpkin(letters="", points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(letters="AABBC", points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(letters="AF", points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(letters=["A"], points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps=0, points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps=21, points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps="3", points=1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps=3)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps=3, points=-1)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps=3, points=21)}),
    ("pumpkin.0", {"pumpkin": pumpkin(steps=3, points=1.5)}),
]


@pytest.mark.rule("CN-2", "CN-3")
@pytest.mark.parametrize(("key", "changed"), WRONG_DECKS, ids=[f"{i}-{key}" for i, (key, _) in enumerate(WRONG_DECKS)])
def test_a_wrong_deck_is_refused_with_the_key_at_fault(key: str, changed: dict[str, Any]) -> None:
    deck = {name: value for name, value in {**GOOD, **changed}.items() if value is not None}
    assert key in [fault.split(":")[0] for fault in check_deck(deck)]


@pytest.mark.rule("CN-2", "CN-3")
def test_decks_at_the_edges_are_accepted_and_played() -> None:
    few = {**GOOD, "capybaras": dict.fromkeys("ABCDE", 0) | {"C": 35}}
    cards = [{"letters": "EEEE", "points": 20}, {"steps": 20, "points": 0}, {"steps": 1, "points": 1}] * 10
    for deck in (few, {**few, "pumpkin": cards}, {"game": GOOD["game"], "capybaras": COPIES, "pumpkin": cards}):
        assert check_deck(deck) == []
        t = make_table(4, deck)
        s = new_game(VARIANT, t, 1)
        for _ in played(s, t, ["random"] * 4, Random(1), VARIANT.max_length):
            assert GAME.faults(s, t) == []
        assert RULES.over(s, t)


@pytest.mark.rule("CN-6")
@pytest.mark.parametrize("first", [-2, 3])
def test_a_start_player_who_does_not_play_is_refused(first: int) -> None:
    with pytest.raises(SetupError, match="first"):
        make_table(3, first=first)


WILD_DECK = st.dictionaries(st.sampled_from(["game", "name", "stand_in", "capybaras", "pumpkin", "x"]), WILD)


@given(deck=WILD_DECK)
@settings(max_examples=150)
def test_wild_decks_are_refused_in_words(deck: dict[str, Any]) -> None:
    assert check_deck(deck)


@pytest.mark.rule("CN-3")
def test_codes_name_every_card_once_letters_in_order() -> None:
    t = make_table(2, {**GOOD, "pumpkin": [{"letters": "DBA", "points": 1}, {"steps": 3, "points": 1}] * 15})
    codes = [GAME.card_code(t, 5 + i) for i in range(30)]
    assert codes[:4] == ["ABD", ">3", "ABD-2", ">3-2"]
    assert len(set(codes)) == 30
    assert [GAME.card_code(t, kind) for kind in range(5)] == list("ABCDE")


def test_why_a_game_ended() -> None:
    over = {"phase": "over", "turns_left": 0}
    assert GAME.describe(line("ABCD", "ABCD").s, make_table(2)) == "running"
    assert GAME.describe(line("ABCD", "ABCD", **over).s, make_table(2)) == "no-capybaras"
    ended = line("ABCD", "ABCD", scored=[[], [*FOUR, "DDD"]], **over)
    assert GAME.describe(ended.s, ended.t) == "pumpkins"
