"""Positions, records and decks written by hand: read back as written, or refused with the key at fault."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.capybara_crush.helpers import DRAFT, GAME, SOLO, STANDARD
from tests.games.capybara_crush.hiding import sent
from tests.games.capybara_crush.players import legal_ids, played
from tests.games.capybara_crush.referee import named
from tests.games.capybara_crush.test_oracle import MIXED, SEEDS
from tests.games.situations import dealt, policy

import capytable
from capytable.games.capybara_crush.cards import CATEGORIES, CRITTERS, POWERS, check_deck
from capytable.kernel.errors import PositionError
from capytable.kernel.game import Variant
from capytable.kernel.loader import bind
from capytable.kernel.random import seed_game

DECK = GAME.default_deck()
CODES = list(named(DECK))
A, B, C, D, E, F, G, H, N, J, K, *REST = CODES
RANDOM = {"adjustment": "random", "movement": "random"}


def any_table(players: int, draft: bool, **options: str) -> tuple[Variant, Any]:
    variant = SOLO if players == 1 else DRAFT if draft or players > 4 else STANDARD
    drawing = {} if variant is DRAFT else {"drawing": "random"}
    goals = {} if variant is SOLO else {"goals": "hidden"}
    return variant, GAME.make_table(variant, players, DECK, {**RANDOM, **drawing, **goals, **options})


# --- what the program writes


@pytest.mark.slow
@given(players=st.sampled_from([1, 2, 3, 4, 5, 9]), draft=st.booleans(), seed=SEEDS, policies=MIXED)
@settings(max_examples=16)
def test_every_situation_of_a_game_reads_back_as_written(
    players: int, draft: bool, seed: int, policies: list[str]
) -> None:
    variant, t = any_table(players, draft)
    s = dealt(variant, t, seed)
    rules, state = bind(variant).rules, variant.state
    for step, _ in enumerate(played(variant, s, t, policies, Random(seed), 600)):
        if step < 9 or step % 7 == 0 or rules.over(s, t):
            back = GAME.from_position(t, GAME.position(s, t, None), policy(seed))
            back.rng = list(s.rng)
            assert state.pack(back) == state.pack(s)
            viewer = step % (players + 1) - 1
            seen = GAME.from_position(t, GAME.position(s, t, viewer), policy(seed))
            assert GAME.faults(seen, t) == []
            assert sent(variant, seen, t, viewer) == sent(variant, s, t, viewer)


@pytest.mark.parametrize(("variant", "players"), [("standard", 3), ("solo", 1), ("draft", 2), ("draft", 5)])
def test_a_record_is_played_again_to_the_same_bytes(variant: str, players: int) -> None:
    match = capytable.new(GAME, players, 11, options={"variant": variant, **RANDOM})
    rng = Random(players)
    while not match.over:
        seat = rng.choice(match.movers)
        match.play(rng.choice(match.legal_actions(seat)), seat)
    again = capytable.load(match.record())
    assert again.record() == match.record()
    assert again.result == match.result
    assert [again.position(seat) for seat in range(players)] == [match.position(seat) for seat in range(players)]
    assert [again.events(seat) for seat in range(players)] == [match.events(seat) for seat in range(players)]


@pytest.mark.rule("CR-10", "CR-65", "CR-85")
def test_why_a_game_ended() -> None:
    reasons = set()
    for players, draft in ((2, False), (1, False), (3, True)):
        variant, t = any_table(players, draft)
        for seed in range(4):
            s = dealt(variant, t, seed)
            assert GAME.describe(s, t) == "running"
            for _ in played(variant, s, t, ["powerful", "saving", "random", "late"], Random(seed), variant.max_length):
                pass
            reasons.add((variant.id, GAME.describe(s, t)))
            assert (GAME.describe(s, t) == "lost") == (variant is SOLO and bind(SOLO).rules.winners(s, t) == 0)
    assert reasons >= {("standard", "herd-full"), ("draft", "herd-full")}
    assert reasons <= {("standard", "herd-full"), ("draft", "herd-full"), ("solo", "lost"), ("solo", "saved")}


# --- what people write


def seats(*changed: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Three seats with a card and a favourite each, and what is changed (None: left out)."""
    rows = []
    for seat, card in enumerate((A, B, C)):
        row = {"hand": [card], "favourite": CRITTERS[seat], **(changed[seat] if seat < len(changed) else {})}
        rows.append({key: value for key, value in row.items() if value is not None})
    return rows


HERE: dict[str, Any] = {"player": seats(), "river": [D, E, F, G, H]}
LADEN = [{"critters": N}, {"critters": J, "flipped": True}, {}]


def read(**changed: Any) -> Any:
    """The state of a small position of the table game with some keys changed (None: left out)."""
    document = {key: value for key, value in {**HERE, **changed}.items() if value is not None}
    return GAME.from_position(GAME.make_table(STANDARD, 3, DECK, {}), document, policy(1))


def full(bare: int = 0) -> list[dict[str, Any]]:
    """A line of 8 capys, so many of them without critters."""
    capys: list[dict[str, Any]] = [{}, {}, {}, *({"below": card} for card in REST[:5])]
    return [{**capy, "critters": card} for capy, card in zip(capys[bare:], REST[10:], strict=False)] + capys[:bare]


@pytest.mark.rule("CR-5", "CR-7", "CR-11")
def test_what_is_left_out_is_as_at_the_start_and_the_rest_lies_in_the_deck() -> None:
    s = read()
    assert (s.phase, s.step, s.active, s.starter, s.turn) == (0, 0, 0, 0, 1)
    assert (s.length[:4], s.filled[:3], s.stars[:4]) == ([3, 3, 3, 0], [0, 0, 0], [3, 3, 3, 0])
    assert [POWERS[power] for power in s.powers] == ["sweep", "flip", "shift"]
    assert (s.pool.bit_count(), s.under_count) == (60 - 3 - 5, 0)
    assert sorted(CRITTERS[c] for c in read(player=seats({"favourite": None})).favourite[:3]) != ["goat"] * 3


@pytest.mark.rule("CR-91")
def test_unknown_cards_are_dealt_from_those_that_are_named_nowhere() -> None:
    s = read(player=seats({"hand": ["?", A], "herd": [{"below": "?"}, {}, {}, {}]}), under=["?", N])
    assert s.hand[0].bit_count() == 2
    assert s.pool.bit_count() == 60 - 3 - 5 - 1 - 1 - 2
    assert s.capy[0][0] >= 0
    assert GAME.card_code(GAME.make_table(STANDARD, 3, DECK, {}), s.under[1]) == N


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("colour", {"colour": "green"}),
    ("player", {"player": None}),
    ("player", {"player": []}),
    ("player", {"player": seats()[:2]}),
    ("player.1", {"player": [seats()[0], "Ola", seats()[2]]}),
    ("player.0.name", {"player": seats({"name": "Ola"})}),
    ("player.0.herd", {"player": seats({"herd": "xxx"})}),
    ("player.0.herd", {"player": seats({"herd": [{}] * 13})}),
    ("player.0.herd.1", {"player": seats({"herd": [{}, "x", {}]})}),
    ("player.0.herd.0.colour", {"player": seats({"herd": [{"colour": 1}, {}, {}]})}),
    ("player.0.herd.0.critters", {"player": seats({"herd": [{"critters": "x"}, {}, {}]})}),
    ("player.0.herd.0.critters", {"player": seats({"herd": [{"critters": "?"}, {}, {}]})}),
    ("player.0.herd.0.critters", {"player": seats({"herd": [{"critters": [A]}, {}, {}]})}),
    ("player.0.herd.1.critters", {"player": seats({"herd": [{"critters": N}, {"critters": N}, {}]})}),
    ("player.0.herd.0.below", {"player": seats({"herd": [{"below": 3}, {}, {}, {}]})}),
    ("player.0.herd.0.flipped", {"player": seats({"herd": [{"critters": N, "flipped": 1}, {}, {}]})}),
    ("player.0.herd.0.shift", {"player": seats({"herd": [{"critters": N, "shift": 2}, {}, {}]})}),
    ("herd", {"player": seats({"herd": [{"flipped": True}, {}, {}]})}),
    ("herd", {"player": seats({"herd": [{"shift": 1}, {}, {}]})}),
    ("herd", {"player": seats({"herd": [{}, {}]})}),
    ("herd", {"player": seats({"herd": [{}, {}, {}, {}]})}),
    ("herd", {"player": seats({"herd": [{"below": N}, {}, {}]})}),
    ("herd", {"player": seats({"herd": [*full(), {"below": N}]})}),
    ("player.0.stars", {"player": seats({"stars": 4})}),
    ("player.0.stars", {"player": seats({"stars": -1})}),
    ("player.0.stars", {"player": seats({"stars": True})}),
    ("player.0.favourite", {"player": seats({"favourite": "goose"})}),
    ("player.0.favourite", {"player": seats({"favourite": ["goat"]})}),
    ("favourite", {"player": seats({"favourite": "monkey"})}),
    ("player.0.hand", {"player": seats({"hand": A})}),
    ("player.0.hand", {"player": seats({"hand": ["x"]})}),
    ("player.0.hand", {"player": seats({"hand": [A, A]})}),
    ("player.0.hand", {"player": seats({"hand": [{"card": A}]})}),
    ("player.1.hand", {"player": seats({}, {"hand": [A]})}),
    ("player.0.hand", {"player": seats({"hand": ["?"] * 60})}),
    ("river", {"river": D}),
    ("river", {"river": [D, D]}),
    ("player.0.hand", {"river": [A]}),
    ("river", {"river": ["?"]}),
    ("river", {"river": [None]}),
    ("river", {"river": [""] * 6}),
    ("under", {"under": [D]}),
    ("under", {"under": N}),
    ("under", {"under": [3]}),
    ("player.0.hand", {"under": ["?"] * 61}),
    ("deck", {"deck": 51}),
    ("deck", {"deck": "52"}),
    ("phase", {"phase": "lunch"}),
    ("phase", {"phase": 3}),
    ("step", {"step": "sleep"}),
    ("step", {"step": "refill"}),
    ("step", {"step": "play", "player": seats({"hand": []})}),
    ("step", {"step": "end", "player": seats({"stars": 0})}),
    ("step", {"step": "play", "player": seats({"herd": full()})}),
    ("active", {"active": 3}),
    ("active", {"active": True}),
    ("starter", {"starter": -1}),
    ("turn", {"turn": 501}),
    ("powers", {"powers": ["sweep", "flip"]}),
    ("powers", {"powers": ["sweep", "flip", "fly"]}),
    ("powers", {"powers": ["sweep", "flip", ["shift"]]}),
    ("powers", {"powers": ["sweep", "hope", "shift"]}),
    ("powers", {"powers": ["shift", "flip", "sweep"]}),
    ("power", {"power": "fly"}),
    ("power", {"power": "flip"}),
    ("power", {"phase": "pick", "step": "draw"}),
    ("power", {"phase": "pick", "power": "leap"}),
    ("held", {"held": A}),
    ("held", {"phase": "place", "step": "play"}),
    ("held", {"phase": "place", "step": "play", "held": B}),
    ("held", {"phase": "place", "step": "play", "held": "x"}),
    ("held", {"phase": "place", "step": "play", "held": "?", "player": seats({"hand": []})}),
    ("place", {"place": 1}),
    ("place", {"place": 12}),
    ("place", {"phase": "rows", "power": "shift", "player": seats({"herd": LADEN})}),
    ("phase", {"phase": "pick", "power": "flip"}),
    ("phase", {"phase": "play-again", "power": "release", "powers": ["sweep", "release", "shift"],
               "player": seats({"hand": []})}),
    ("marks", {"marks": 4096}),
    ("moves", {"moves": 3}),
    ("gap", {"gap": 5}),
    ("known", {"known": "all"}),
    ("known.0", {"known": ["x"]}),
    ("known.0.card", {"known": [{"card": "x", "seats": "all"}]}),
    ("known.0.card", {"known": [{"seats": "all"}]}),
    ("known.0.seats", {"known": [{"card": A, "seats": [3]}]}),
    ("known.0.seats", {"known": [{"card": A, "seats": ["0"]}]}),
    ("known.0.seats", {"known": [{"card": A}]}),
    ("known", {"known": [{"card": D, "seats": "all"}]}),
    ("ai", {"ai": ["goat", "bird", "yuzu"]}),
    ("ai", {"ai": ["goose"]}),
    ("gone", {"gone": [D]}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "changed"), WRONG, ids=[f"{i}-{key}" for i, (key, _) in enumerate(WRONG)])
def test_a_wrong_position_is_refused_with_the_key_at_fault(key: str, changed: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        read(**changed)
    assert refused.value.key == key
    assert refused.value.reason


@pytest.mark.rule("CR-15", "CR-16")
@pytest.mark.parametrize("step", ["refill", "end"])
def test_a_turn_that_would_end_by_itself_is_refused_also_when_a_card_would_be_dealt(step: str) -> None:
    with pytest.raises(PositionError) as refused:
        read(step=step, river=[D, E, "", G, H], player=seats({"stars": 0}))
    assert refused.value.key == "step"


@pytest.mark.rule("CR-16", "CR-62")
def test_a_solo_turn_without_a_card_to_draw_leaves_no_gap_and_reads_back() -> None:
    t = GAME.make_table(SOLO, 1, DECK, {})
    document: dict[str, Any] = {"step": "play", "gone": CODES[2:], "player": [{"hand": CODES[:2]}]}
    written = GAME.position(GAME.from_position(t, document, policy(1)), t, None)
    assert GAME.position(GAME.from_position(t, written, policy(1)), t, None) == written
    with pytest.raises(PositionError, match="gap"):
        GAME.from_position(t, {**document, "gone": CODES[3:], "river": [CODES[2]]}, policy(1))


def drafters(*changed: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Two seats of a draft in which 30 cards were dealt."""
    rows: list[dict[str, Any]] = []
    for seat, (hand, reserve) in enumerate(((CODES[:14], CODES[14:15]), (CODES[15:29], CODES[29:30]))):
        row = {"hand": hand, "reserve": reserve, "favourite": CRITTERS[seat]}
        rows.append({**row, **(changed[seat] if seat < len(changed) else {})})
    return rows


def read_draft(**changed: Any) -> Any:
    document = {key: value for key, value in {"player": drafters(), **changed}.items() if value is not None}
    return GAME.from_position(GAME.make_table(DRAFT, 2, DECK, {}), document, policy(1))


FULL = [{**capy, "critters": card} for capy, card in zip([{}] * 3 + [{"below": c} for c in CODES[8:13]], CODES[:8],
                                                         strict=True)]  # fmt: skip

WRONG_DRAFTS: list[tuple[str, dict[str, Any]]] = [
    ("colour", {"colour": "green"}),
    ("river", {"river": [D]}),
    ("player", {"player": drafters()[:1]}),
    ("player.0", {"player": ["Ola", drafters()[1]]}),
    ("player.1.name", {"player": drafters({}, {"name": "Ola"})}),
    ("player.0.hand", {"player": drafters({"hand": ["x"]})}),
    ("player.0.hand", {"player": drafters({"hand": [A, A]})}),
    ("player.0.hand", {"player": drafters({"hand": 3})}),
    ("player.1.reserve", {"player": drafters({}, {"reserve": [A]})}),
    ("player.1.reserve", {"player": drafters({}, {"reserve": ["?"]})}),
    ("box", {"player": drafters({"hand": CODES[:13]})}),
    ("player.0.herd.0.open", {"player": drafters({"herd": [{"open": 1, "below": CODES[40]}, {}, {}, {}]})}),
    ("player.0.herd", {"player": drafters({"herd": [{}] * 9})}),
    ("player.0.favourite", {"player": drafters({"favourite": "goose"})}),
    ("favourite", {"player": drafters({"favourite": "monkey"})}),
    ("player.0.stars", {"player": drafters({"stars": 4})}),
    ("player.0.knows", {"player": drafters({"knows": [2]})}),
    ("knows", {"player": drafters({"knows": [1]})}),
    ("player.0.known", {"player": drafters({"known": ["x"]})}),
    ("known", {"player": drafters({"known": [CODES[50]]})}),
    ("player.0.known", {"player": drafters({"known": [A, A]})}),
    ("powers", {"powers": ["sweep", "flip", "shift"]}),
    ("powers", {"powers": ["sprint", "flip"]}),
    ("powers", {"powers": ["sprint", "shift", "flip"]}),
    ("phase", {"phase": "main"}),
    ("phase", {"phase": "over"}),
    ("phase", {"player": drafters({"herd": FULL, "hand": [], "reserve": CODES[13:15]})}),
    ("round", {"round": 251}),
    ("player.0.chosen", {"player": drafters({"chosen": ["fly"]})}),
    ("player.0.chosen", {"player": drafters({"chosen": [7]})}),
    ("player.0.chosen", {"player": drafters({"chosen": ["ready"]})}),
    ("player.0.chosen", {"player": drafters({"chosen": ["power flip"]})}),
    ("player.0.chosen", {"player": drafters({"chosen": [f"play {CODES[15]}"]})}),
    ("player.0.ready", {"player": drafters({"ready": 1})}),
    ("chosen", {"player": drafters({"ready": True}, {"ready": True})}),
]


@pytest.mark.parametrize(("key", "changed"), WRONG_DRAFTS, ids=[f"{i}-{k}" for i, (k, _) in enumerate(WRONG_DRAFTS)])
def test_a_wrong_position_of_a_draft_is_refused_with_the_key_at_fault(key: str, changed: dict[str, Any]) -> None:
    with pytest.raises(PositionError) as refused:
        read_draft(**changed)
    assert refused.value.key == key
    assert refused.value.reason


@pytest.mark.rule("CR-82")
def test_decisions_of_a_round_may_be_written_down() -> None:
    chosen = [f"play {A}", "on 1", "power flip", "pick 1", "ready"]
    s = read_draft(player=drafters({"chosen": chosen}, {"chosen": [f"play {CODES[15]}"]}))
    t = GAME.make_table(DRAFT, 2, DECK, {})
    assert bind(DRAFT).rules.movers(s, t) == 2
    assert GAME.view(s, t, 0).decision == chosen
    assert GAME.view(s, t, 1).players[0].herd[1].critters is None
    assert GAME.view(s, t, 1).stage == "place"


WILD = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.sampled_from([A, N, "?", "", "x", "flip", "goat", "place"]),
    lambda inner: (
        st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["herd", "hand", "critters", "below"]), inner)
    ),
    max_leaves=8,
)
KEYS = [
    "phase", "step", "active", "starter", "turn", "powers", "power", "held", "place", "marks", "moves", "gap", "river",
    "deck", "under", "gone", "ai", "ai_points", "points", "scorings", "known",
]  # fmt: skip
BEGUN: list[dict[str, Any]] = [
    {},
    {"step": "play", "player": seats({"herd": LADEN, "hand": [A, K]})},
    {"phase": "place", "step": "play", "held": A, "player": seats({"herd": LADEN})},
    {"phase": "pick", "power": "flip", "player": seats({"herd": LADEN})},
    {"phase": "rows", "power": "shift", "place": 0, "step": "end", "player": seats({"herd": LADEN})},
    {"step": "refill", "river": [D, E, "", G], "player": seats({"herd": full(1)})},
]


@given(begun=st.sampled_from(BEGUN), changed=st.dictionaries(st.sampled_from(KEYS), WILD, min_size=1, max_size=3))
@settings(max_examples=250)
def test_wild_documents_are_refused_or_make_a_sound_situation(begun: dict[str, Any], changed: dict[str, Any]) -> None:
    check_sound(STANDARD, 3, {**HERE, **begun, **changed})


@given(
    variant=st.sampled_from([STANDARD, SOLO]),
    phase=st.sampled_from(["place", "draw-again", "play-again", "pick", "second", "target", "rows", "discard", "over"]),
    step=st.sampled_from(["draw", "play", "refill", "end"]),
    powers=st.tuples(*map(st.sampled_from, CATEGORIES)),
    which=st.integers(0, 3),
    held=st.sampled_from([None, "?", A, K]),
    numbers=st.fixed_dictionaries(
        {}, optional={"place": st.integers(-1, 4), "marks": st.integers(0, 15), "moves": st.integers(0, 2)}
    ),
    herd=st.sampled_from([LADEN, [{}, {}, {}], full(1), full()]),
    river=st.sampled_from([[D, E, F, G, H], [D, "", "", G], []]),
    gap=st.integers(-1, 4),
)
@settings(max_examples=500)
def test_any_power_under_way_is_refused_or_sound(
    variant: Variant, powers: tuple[str, ...], which: int, held: str | None, herd: Any, numbers: Any, **changed: Any
) -> None:
    power = {"power": powers[which]} if which < 3 else {}
    if variant is SOLO:
        row = {"herd": [*herd[:3], {}, {}], "hand": [A, K]}
        changed |= {"player": [row]}
    else:
        changed |= {"player": seats({"herd": herd, "hand": [A, K]})}
        del changed["gap"]
    check_sound(variant, 3 if variant is STANDARD else 1, {
        **changed, "powers": list(powers), **power, **numbers, **({"held": held} if held else {}),
    })  # fmt: skip


@given(changed=st.dictionaries(st.sampled_from(KEYS), WILD, max_size=3), hand=st.lists(st.sampled_from(CODES)))
@settings(max_examples=120)
def test_wild_documents_of_solo_are_refused_or_make_a_sound_situation(changed: dict[str, Any], hand: list[str]) -> None:
    check_sound(SOLO, 1, {"river": [D, E, F, G, H], "player": [{"hand": hand}], **changed})


@given(row=st.dictionaries(st.sampled_from(["herd", "stars", "favourite", "hand"]), WILD, min_size=1))
@settings(max_examples=120)
def test_wild_rows_of_players_are_refused_or_make_a_sound_situation(row: dict[str, Any]) -> None:
    check_sound(STANDARD, 3, {**HERE, "player": seats({}, row)})


PHASES = st.sampled_from(["reserve", "choose", "over"])
ROW = ["herd", "stars", "favourite", "hand", "reserve", "knows", "known", "chosen", "ready"]


@given(
    row=st.dictionaries(st.sampled_from(ROW), WILD, max_size=3), phase=st.sampled_from(["reserve", "choose", "over"])
)
@settings(max_examples=120)
def test_wild_documents_of_a_draft_are_refused_or_make_a_sound_situation(row: dict[str, Any], phase: str) -> None:
    check_sound(DRAFT, 2, {"phase": phase, "player": drafters(row)})


def check_sound(variant: Variant, players: int, document: dict[str, Any]) -> None:
    t = GAME.make_table(variant, players, DECK, {})
    try:
        s = GAME.from_position(t, document, policy(1))
    except PositionError:
        return
    rules = bind(variant).rules
    assert GAME.faults(s, t) == []
    seed_game(s.rng, 1, 0)
    for _ in played(variant, s, t, ["random"] * 3, Random(1), 15):
        assert GAME.faults(s, t) == []
        movers = [seat for seat in range(players) if rules.movers(s, t) >> seat & 1]
        assert rules.over(s, t) == (not movers)
        assert all(legal_ids(variant, s, t, seat) for seat in movers)


@given(deck=st.dictionaries(st.sampled_from(["game", "name", "stand_in", "card", "cost", "x"]), WILD))
@settings(max_examples=150)
def test_wild_decks_are_refused_in_words(deck: dict[str, Any]) -> None:
    assert check_deck(deck)


@pytest.mark.rule("CR-2", "CR-3", "CR-40")
@pytest.mark.parametrize(("variant", "players"), [(STANDARD, 4), (SOLO, 1), (DRAFT, 5)])
def test_a_deck_at_the_edge_is_accepted_and_played(variant: Variant, players: int) -> None:
    """Every card shows the same critter three times on one background; powers cost one star, or three."""
    card = [{"number": n, "critters": ["yuzu"] * 3, "background": "pink"} for n in range(1, 61)]
    deck = {"game": GAME.id, "card": card, "cost": {power: 1 + 2 * (i % 2) for i, power in enumerate(POWERS)}}
    assert check_deck(deck) == []
    t = GAME.make_table(variant, players, deck, {})
    s = dealt(variant, t, 3)
    for _ in played(variant, s, t, ["wandering"], Random(3), variant.max_length):
        assert GAME.faults(s, t) == []
    assert bind(variant).rules.over(s, t)
