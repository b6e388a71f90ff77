"""What must hold in every game, at every step: conservation, an end, and that nobody gets what they cannot know."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.capybara_crush.helpers import DRAFT, GAME, SOLO, STANDARD, herds
from tests.games.capybara_crush.hiding import exchanged, renamed, sent, told, unknown, unknown_in_draft
from tests.games.capybara_crush.players import legal_ids, played
from tests.games.capybara_crush.referee import named
from tests.games.capybara_crush.test_oracle import MIXED, POWERS, SEEDS, begin, begin_draft, from_the_deck
from tests.games.situations import dealt, policy

import capytable
from capytable.kernel.events import SEAL
from capytable.kernel.game import Variant
from capytable.kernel.loader import bind

DECK = GAME.default_deck()
CODES = list(named(DECK))
OPTIONS = {"drawing": "random", "adjustment": "random", "movement": "random"}


def table(variant: Variant, players: int, **options: str) -> Any:
    powers = {name: power for name, power in OPTIONS.items() if variant is not DRAFT or name != "drawing"}
    return GAME.make_table(variant, players, DECK, {**powers, **options})


# --- what is there, and how long it lasts


@pytest.mark.rule("CR-2", "CR-5", "CR-13", "CR-14")
@given(players=st.integers(1, 4), seed=SEEDS, policies=MIXED, capys=st.sampled_from(["8", "higher"]))
@settings(max_examples=25)
def test_cards_and_stars_are_conserved_and_every_game_ends(
    players: int, seed: int, policies: list[str], capys: str
) -> None:
    variant = SOLO if players == 1 else STANDARD
    t = table(variant, players, **({"capys": capys} if players in (2, 3) else {}))
    s = dealt(variant, t, seed)
    stars, turns = [t.start] * players, Counter[int]()
    made = 0
    for _ in played(variant, s, t, policies, Random(seed), variant.max_length + 1):
        made += 1
        views = [GAME.view(s, t, seat) for seat in range(players)]
        cards = [card for card in range(60) if s.pool >> card & 1]
        lying = Counter(GAME.card_code(t, card) for card in [*cards, *s.under[: s.under_count]])
        lying.update(card.code for card in [*views[0].river, *views[0].gone] if card)
        for seat, view in enumerate(views):
            own = view.players[seat]
            lying.update(card.code for card in own.hand)
            lying.update(card.code for capy in own.herd for card in (capy.critters, capy.below) if card)
            assert [capy.start for capy in own.herd].count(True) == t.start
            assert len(own.herd) <= t.most
        assert lying == Counter(CODES)
        for kind, _, secret, a, b in s.log:
            if kind != SEAL and GAME.events[kind].name == "used power":
                stars[a] -= b
                assert b == t.cost[secret]
                assert stars[a] >= 0
            elif kind != SEAL and GAME.events[kind].name == "star back":
                stars[a] += 1
                assert stars[a] == b <= 3
            elif kind != SEAL and GAME.events[kind].name == "turn":
                turns[a] += 1
        assert s.stars[:players] == stars
        assert GAME.faults(s, t) == []
        s.log.clear()
    assert bind(variant).rules.over(s, t)
    assert made <= variant.max_length
    assert max(turns.values()) <= (15 if t.solo else 2 * t.most - 3)


@pytest.mark.rule("CR-80", "CR-81", "CR-85", "CR-86")
@given(players=st.sampled_from([2, 3, 4, 5, 9, 16]), seed=SEEDS, policies=MIXED)
@settings(max_examples=12)
def test_a_draft_keeps_every_card_and_ends_in_thirteen_rounds(players: int, seed: int, policies: list[str]) -> None:
    t = table(DRAFT, players)
    s = dealt(DRAFT, t, seed)
    rounds = 0
    for made, _ in enumerate(played(DRAFT, s, t, policies, Random(seed), DRAFT.max_length + 1), 1):
        assert made <= DRAFT.max_length
        if s.round == rounds and not bind(DRAFT).rules.over(s, t):
            continue
        rounds = s.round
        lying = Counter[str]()
        for seat in range(players):
            own = GAME.view(s, t, seat).players[seat]
            lying.update(card.code for card in [*own.hand, *own.reserve])
            lying.update(card.code for capy in own.herd for card in (capy.critters, capy.below) if card)
            assert 0 <= own.stars <= 3
        assert lying.total() == 15 * players
        assert max(lying.values()) <= t.decks == -(-players // 4)
    assert bind(DRAFT).rules.over(s, t)
    assert rounds <= 13


@pytest.mark.rule("CR-11", "CR-15", "CR-82")
@given(players=st.sampled_from([1, 2, 3, 4, 5]), seed=SEEDS, policies=MIXED, draft=st.booleans())
@settings(max_examples=12)
def test_sampled_actions_are_the_legal_ones_equally_often(
    players: int, seed: int, policies: list[str], draft: bool
) -> None:
    variant = SOLO if players == 1 else DRAFT if draft or players == 5 else STANDARD
    t = table(variant, players)
    s = dealt(variant, t, seed)
    rules = bind(variant).rules
    for step, (seat, _) in enumerate(played(variant, s, t, policies, Random(seed), 150)):
        if step % 17 == 0 and rules.movers(s, t) >> seat & 1:
            legal = legal_ids(variant, s, t, seat)
            assert legal == sorted(set(legal))
            drawn = Counter(rules.sample(s, t, seat, r) for r in [policy(seed)] for _ in range(60 * len(legal)))
            assert set(drawn) == set(legal)
            assert all(20 < n < 120 for n in drawn.values())


# --- who gets to know what


@pytest.mark.slow
@pytest.mark.rule("CR-17", "CR-51", "CR-90", "CR-91")
@given(
    players=st.integers(1, 4),
    seed=SEEDS,
    policies=MIXED,
    drawing=POWERS[0],
    adjustment=POWERS[1],
    goals=st.sampled_from(["open", "hidden"]),
)
@settings(max_examples=20)
def test_no_byte_tells_a_viewer_what_it_cannot_know(
    players: int, seed: int, policies: list[str], goals: str, **options: str
) -> None:
    """At some steps two faces that the viewer cannot tell apart change places, and the game goes on with both."""
    variant = SOLO if players == 1 else STANDARD
    t = table(variant, players, **options, **({} if players == 1 else {"goals": goals}))
    s = dealt(variant, t, seed)
    referee = begin(t, s, DECK)
    rng = Random(seed)
    s.log = []
    twins: list[tuple[int, int, int, Any]] = []
    for step, (seat, text) in enumerate(played(variant, s, t, policies, Random(seed), variant.max_length)):
        referee.do(text, from_the_deck(t, s.log))
        hidden = {viewer: unknown(referee, viewer) for viewer in range(-1, players)}
        for viewer in hidden:
            assert not {code for _, code in cards_told(s, t, viewer)} & set(hidden[viewer])
        for viewer, a, b, twin in twins:
            go_on_alike(variant, s, t, viewer, (a, b), twin, (seat, text), hidden[viewer])
        s.log.clear()
        twins = []
        if step % 2 and referee.phase != "over":
            for viewer in range(-1, players):
                twins += twin_of(variant, s, t, viewer, rng.sample(hidden[viewer], 2))
            if goals == "hidden" and players > 1:
                favourites_are_told_to_nobody(s, t, rng.sample(range(players), 2))


def twin_of(variant: Variant, s: Any, t: Any, viewer: int, pair: list[str]) -> list[tuple[int, int, int, Any]]:
    """The state with these two cards exchanged, after it was found to look the same to the viewer."""
    a, b = (next(card for card in range(60) if GAME.card_code(t, card) == code) for code in pair)
    twin = exchanged(variant, s, a, b)
    assert GAME.faults(twin, t) == []
    assert sent(variant, twin, t, viewer) == sent(variant, s, t, viewer), f"seat {viewer} can tell {pair} apart"
    return [(viewer, a, b, twin)]


def go_on_alike(
    variant: Variant,
    s: Any,
    t: Any,
    viewer: int,
    pair: tuple[int, int],
    twin: Any,
    made: tuple[int, str],
    hidden: list[str],
) -> None:
    """The action that led to ``s``, made in the twin, is told to the viewer in the same way.

    Where it brings to light what differs, at least the same things happen in the same places.
    """
    seat, text = made
    action = next(action for action in range(variant.actions) if GAME.action_text(t, action) == text)
    twin.log = []
    bind(variant).rules.apply(twin, t, seat, renamed(variant, action, *pair))
    shown, alike = told(s.log, viewer), told(twin.log, viewer)
    drawn = any(name in ("drew", "river") for name, _ in cards_told(s, t, viewer))
    passed = variant is DRAFT and len(s.log) > 1
    if drawn or passed or not {GAME.card_code(t, card) for card in pair} <= set(hidden):
        assert [event[:1] + event[2:] for event in shown] == [event[:1] + event[2:] for event in alike]
    else:
        assert shown == alike
        assert sent(variant, s, t, viewer) == sent(variant, twin, t, viewer)


def cards_told(s: Any, t: Any, viewer: int) -> list[tuple[str, str]]:
    """The events and the cards in them that the viewer was told."""
    events = [(GAME.events[kind], secret) for kind, secret, _, _ in told(s.log, viewer) if kind != SEAL]
    return [(event.name, GAME.card_code(t, card)) for event, card in events if "card" in event.cards and card >= 0]


def favourites_are_told_to_nobody(s: Any, t: Any, seats: list[int]) -> None:
    """Two hidden favourites change owners; so does one with the fifth that nobody has."""
    one, other = seats
    free = next(critter for critter in range(5) if critter not in s.favourite[: t.players])
    for viewer in range(-1, t.players):
        twin = STANDARD.state.copy(s)
        if viewer in seats:
            twin.favourite[one if viewer == other else other] = free
        else:
            twin.favourite[one], twin.favourite[other] = s.favourite[other], s.favourite[one]
        assert sent(STANDARD, twin, t, viewer) == sent(STANDARD, s, t, viewer)


@pytest.mark.slow
@pytest.mark.rule("CR-82", "CR-90", "CR-91", "CR-92")
@given(players=st.integers(2, 4), seed=SEEDS, policies=MIXED, adjustment=POWERS[1], movement=POWERS[2])
@settings(max_examples=8)
def test_no_byte_of_a_draft_tells_a_viewer_what_it_cannot_know(
    players: int, seed: int, policies: list[str], **options: str
) -> None:
    t = table(DRAFT, players, **options)
    s = dealt(DRAFT, t, seed)
    referee = begin_draft(s, t, DECK)
    rng = Random(seed)
    s.log = []
    twins: list[tuple[int, int, int, Any]] = []
    for step, (seat, text) in enumerate(played(DRAFT, s, t, policies, Random(seed), DRAFT.max_length)):
        referee.do(seat, text)
        hidden = {viewer: unknown_in_draft(referee, viewer, CODES) for viewer in range(-1, players)}
        for viewer in hidden:
            capys = {code for name, code in cards_told(s, t, viewer) if name == "played capy"}
            assert not capys & set(hidden[viewer])
        for viewer, a, b, twin in twins:
            go_on_alike(DRAFT, s, t, viewer, (a, b), twin, (seat, text), hidden[viewer])
        s.log.clear()
        twins = []
        if step % 3 == 0 and not referee.over:
            for viewer in range(-1, players):
                if len(hidden[viewer]) > 1:
                    twins += twin_of(DRAFT, s, t, viewer, rng.sample(hidden[viewer], 2))


@pytest.mark.rule("CR-90", "CR-92", "CR-91")
@given(players=st.sampled_from([1, 2, 3, 4, 5]), seed=SEEDS, policies=MIXED, draft=st.booleans())
@settings(max_examples=12)
def test_a_copy_looks_the_same_to_its_viewer_and_depends_on_nothing_else(
    players: int, seed: int, policies: list[str], draft: bool
) -> None:
    variant = SOLO if players == 1 else DRAFT if draft or players == 5 else STANDARD
    t = table(variant, players, **({} if players == 1 else {"goals": "hidden"}))
    s = dealt(variant, t, seed)
    rules, state = bind(variant).rules, variant.state
    for step, _ in enumerate(played(variant, s, t, policies, Random(seed), 400)):
        if step % 11:
            continue
        for viewer in range(-1, players):
            made = state.copy(s)
            rules.determinize(made, t, viewer, policy(step))
            assert GAME.faults(made, t) == []
            assert sent(variant, made, t, viewer) == sent(variant, s, t, viewer)
            assert made.rng != s.rng  # nor can it foresee what will be drawn
            true = state.copy(s)
            for other in (true, made):
                rules.determinize(other, t, viewer, policy(seed))
            assert state.pack(true) == state.pack(made)


@pytest.mark.rule("CR-91")
def test_unknown_cards_are_dealt_anew_evenly() -> None:
    scene = herds("_ _ _", "_ _ _", hands=[[], ["MGT", "GMT"]])
    found = Counter[str]()
    for seed in range(1500):
        made = STANDARD.state.copy(scene.s)
        bind(STANDARD).rules.determinize(made, scene.t, 0, policy(seed))
        found.update(GAME.card_code(scene.t, card) for card in range(60) if made.hand[1] >> card & 1)
    assert len(found) == 55  # all but the river
    assert all(abs(n - 3000 / 55) < 40 for n in found.values())


# --- what is known stays known


def known(scene: Any, seat: int, viewer: int) -> list[str]:
    return [card.code.split(".")[1] for card in scene.view(viewer).players[seat].known]


@pytest.mark.rule("CR-17", "CR-20", "CR-90")
def test_swept_cards_that_come_up_again_are_known_wherever_they_go() -> None:
    river = ["MGT", "GMT", "TGM", "BGM", "YGM"]
    scene = herds("_ _ _", "_ _ _", hands=[[], ["MBT"]], river=river)
    s = scene.s
    spare = [card for card in range(60) if s.pool >> card & 1]
    for card in spare[1:]:  # all but one card of the deck lie in the first hand
        s.pool &= ~(1 << card)
        s.hand[0] |= 1 << card
    scene.mirror.load(STANDARD.state.pack(s))
    scene.play("power sweep")
    last = GAME.card_code(scene.t, spare[0]).split(".")[1]
    assert scene.river() == [last, *river[:4]]
    assert scene.under() == ["YGM"]
    scene.play("deck")
    assert known(scene, 0, 1) == known(scene, 0, -1) == ["YGM"]


@pytest.mark.rule("CR-21", "CR-91")
def test_a_card_put_under_the_deck_by_chance_is_known_to_who_put_it_there_even_in_anothers_hand() -> None:
    scene = herds("_ _ _", "_ _ _", "_ _ _", hands=[[], ["BGM"], []], river=[], stars=[3, 0, 3], step="end",
                  powers=["chance", "flip", "shift"])  # fmt: skip
    s = scene.s
    for card in [card for card in range(60) if s.pool >> card & 1][1:]:  # one card is left in the deck
        s.pool &= ~(1 << card)
        s.hand[0] |= 1 << card
    scene.mirror.load(STANDARD.state.pack(s))
    scene.play("power chance").act("discard BGY")
    assert scene.under(0) == ["BGY"]
    assert scene.under(1) == scene.under(-1) == [None]
    scene.play("end turn")
    assert scene.river() == ["BGY", "", "", "", ""]


@pytest.mark.rule("CR-21", "CR-90", "CR-91")
def test_the_only_card_of_a_hand_stays_known_when_chance_puts_it_back() -> None:
    """It was swept, so all know it; drawn into an empty hand, it is the one that is discarded."""
    scene = herds("_ _ _", "_ _ _", hands=[[], []], under=["MGT"], river=[], powers=["chance", "flip", "shift"])
    s = scene.s
    s.hand[1], s.pool = s.pool, 0
    scene.mirror.load(STANDARD.state.pack(s))
    scene.play("power chance")
    assert known(scene, 0, 1) == ["MGT"]
    scene.act("discard MGT")
    assert scene.under(1) == scene.under(-1) == ["MGT"]


@pytest.mark.rule("CR-90", "CR-91")
def test_a_card_from_the_river_is_known_in_the_hand_until_it_may_have_been_played_face_down() -> None:
    scene = herds("_ _ _", "_ _ _", hands=[["MBT"], ["GBT"]], river=["MGT", "GMT", "TGM", "BGM", "YGM"])
    scene.play("river 2")
    assert known(scene, 0, 1) == known(scene, 0, -1) == ["TGM"]
    scene.act("play TGM", "capy left").play("refill", "end turn")
    assert known(scene, 0, 1) == known(scene, 0, -1) == []
    assert scene.view(1).players[0].herd[0].below is None
    assert scene.view(0).players[0].herd[0].below.code.split(".")[1] == "TGM"


# --- undo


@pytest.mark.rule("CR-15")
@given(players=st.integers(1, 4), seed=SEEDS)
@settings(max_examples=10)
def test_what_is_taken_back_is_as_it_was(players: int, seed: int) -> None:
    match = capytable.new(GAME, players, seed, options={"variant": "solo" if players == 1 else "standard", **OPTIONS})
    rng = Random(seed)
    taken_back = 0
    for _ in range(120):
        if match.over:
            break
        before, mover = match.position(), match.mover
        text = rng.choice(match.legal_actions()).text
        match.play(text)
        if match.can_undo():
            taken_back += 1
            assert match.mover == mover
            assert match.undo().position() == before
            match.play(text)
    assert taken_back > 10
