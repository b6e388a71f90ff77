"""The engine against the referee, who tells the rules once more in the plainest way, over whole games."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.capybara_crush.draft_referee import DraftReferee
from tests.games.capybara_crush.helpers import DRAFT, GAME, SOLO, STANDARD
from tests.games.capybara_crush.players import POLICIES, legal_texts, played
from tests.games.capybara_crush.referee import Player, Referee, named
from tests.games.situations import dealt, position

from capytable.games.capybara_crush.cards import CATEGORIES
from capytable.kernel.events import SEAL
from capytable.kernel.game import Variant
from capytable.kernel.loader import bind

DOUBLED = copy.deepcopy(dict(GAME.default_deck()))
"""Some cards show a critter twice, or three times; powers have other prices."""
for _i, _card in enumerate(DOUBLED["card"]):
    if _i % 4 == 0:
        _card["critters"][2] = _card["critters"][0]
    if _i % 12 == 0:
        _card["critters"][1] = _card["critters"][0]
DOUBLED["cost"] = {**DOUBLED["cost"], "somersault": 3, "flip": 2, "leap": 3}
CHEAP = {**GAME.default_deck(), "cost": dict.fromkeys(GAME.default_deck()["cost"], 1)}
DECKS: dict[str, Any] = {"shipped": GAME.default_deck(), "doubled": DOUBLED, "cheap": CHEAP}
SEEDS = st.integers(0, 2**32 - 1)
MIXED = st.lists(st.sampled_from(sorted(POLICIES)), min_size=4, max_size=4)
POWERS = [st.sampled_from(["random", *category]) for category in CATEGORIES]


def begin(t: Any, s: Any, deck: Any) -> Referee:
    """A referee who has seen how the engine dealt."""
    views = [GAME.view(s, t, seat) for seat in range(t.players)]
    table = views[0]
    hands = [[card.code for card in view.players[seat].hand or []] for seat, view in enumerate(views)]
    favourites = [view.players[seat].favourite for seat, view in enumerate(views)]
    return Referee(
        named(deck),
        deck["cost"],
        list(table.powers),
        table.most,
        codes(table.river),
        hands,
        favourites,
        table.starter,
        table.ai,
    )


def from_the_deck(t: Any, log: list[Any]) -> Iterator[str]:
    """The cards that came from the deck while one action was carried out."""
    for kind, _, secret, _, _ in log:
        if kind != SEAL and GAME.events[kind].name in ("drew", "river"):
            yield GAME.card_code(t, secret)


def codes(cards: Any) -> list[str | None]:
    return [card.code if card else None for card in cards]


def compare(variant: Variant, s: Any, t: Any, referee: Referee) -> None:
    """Everything on the table, in hands and under the deck is as the referee has it, for every viewer."""
    rules = bind(variant).rules
    legal = legal_texts(variant, s, t, s.active)
    over = referee.phase == "over"
    assert set(legal) == referee.legal
    assert rules.over(s, t) == over == (rules.movers(s, t) == 0)
    for seat in range(t.players):
        assert rules.score(s, t, seat) == (referee.points if referee.solo else referee.worth(referee.players[seat]))
    if over:
        assert {seat for seat in range(t.players) if rules.winners(s, t) >> seat & 1} == referee.winners()
    for viewer in range(-1, t.players):
        view = GAME.view(s, t, viewer)
        assert view.phase == referee.phase
        if not over:
            assert (view.mover, view.step) == (referee.active, referee.step)
        assert codes(view.river) == referee.river
        assert view.deck == referee.size()
        assert codes(view.under) == [c if viewer in referee.knowers[c] else None for c in referee.under]
        assert sorted(codes(view.gone)) == sorted(referee.gone)
        assert (view.ai_points, view.points, view.scorings) == (referee.ai_points, referee.points, referee.scorings)
        for seat, (shown, player) in enumerate(zip(view.players, referee.players, strict=True)):
            compare_player(t, viewer, seat, shown, player, referee, over)


def herd_of(shown: Any) -> list[Any]:
    return [
        (capy.start, capy.critters and capy.critters.code, capy.flipped, capy.shift, capy.below and capy.below.code)
        for capy in shown.herd
    ]


def compare_player(t: Any, viewer: int, seat: int, shown: Any, player: Player, referee: Referee, over: bool) -> None:
    own = viewer == seat
    told = [capy.below if capy.below and viewer in referee.knowers[capy.below] else None for capy in player.herd]
    assert herd_of(shown) == [
        (capy.below is None, capy.critters, capy.flipped, capy.shift, below)
        for capy, below in zip(player.herd, told, strict=True)
    ]
    assert (shown.stars, shown.cards) == (player.stars, len(player.hand))
    if own:
        assert sorted(codes(shown.hand)) == sorted(player.hand)
    else:
        assert shown.hand is None
        assert sorted(codes(shown.known)) == sorted(card for card in player.hand if viewer in referee.knowers[card])
    assert shown.chains == referee.chains(player)
    hidden = t.hidden and not own and not over
    assert shown.favourite == (None if hidden else player.favourite)
    assert shown.favourites == (0 if hidden else referee.likes(player))
    if not referee.solo:
        assert shown.points == referee.worth(player) - (referee.likes(player) if hidden else 0)


def whole_game(variant: Variant, s: Any, t: Any, deck: str, seed: int, policies: list[str]) -> None:
    referee = begin(t, s, DECKS[deck])
    compare(variant, s, t, referee)
    s.log = []
    for _, text in played(variant, s, t, policies, Random(seed), variant.max_length):
        coming = from_the_deck(t, s.log)
        referee.do(text, coming)
        assert list(coming) == [], f"the engine drew more cards than the rules want, at {text}"
        compare(variant, s, t, referee)
        s.log.clear()
    assert referee.phase == "over"


@pytest.mark.slow
@pytest.mark.rule(
    "CR-5", "CR-6", "CR-7", "CR-10", "CR-11", "CR-12", "CR-13", "CR-14", "CR-15", "CR-16", "CR-17", "CR-20", "CR-21",
    "CR-22", "CR-23", "CR-24", "CR-25", "CR-26", "CR-27", "CR-28", "CR-29", "CR-30", "CR-31", "CR-32", "CR-40", "CR-41",
    "CR-42", "CR-44", "CR-50", "CR-51", "CR-52", "CR-90", "CR-91",
)  # fmt: skip
@given(
    players=st.integers(2, 4),
    seed=SEEDS,
    deck=st.sampled_from(sorted(DECKS)),
    policies=MIXED,
    drawing=POWERS[0],
    adjustment=POWERS[1],
    movement=POWERS[2],
    goals=st.sampled_from(["open", "hidden"]),
    capys=st.sampled_from(["8", "higher"]),
)
@settings(max_examples=30)
def test_engine_and_referee_agree_at_every_step_of_the_table_game(
    players: int, seed: int, deck: str, policies: list[str], capys: str, **options: str
) -> None:
    options["capys"] = capys if players < 4 else "8"
    t = GAME.make_table(STANDARD, players, DECKS[deck], options)
    s = dealt(STANDARD, t, seed)
    assert [player.cards for player in GAME.view(s, t, -1).players] == [1] * players
    whole_game(STANDARD, s, t, deck, seed, policies)


@pytest.mark.rule(
    "CR-14", "CR-60", "CR-61", "CR-62", "CR-63", "CR-64", "CR-65", "CR-17", "CR-22", "CR-23", "CR-27", "CR-32",
)  # fmt: skip
@given(
    seed=SEEDS,
    deck=st.sampled_from(sorted(DECKS)),
    policies=MIXED,
    drawing=POWERS[0],
    adjustment=POWERS[1],
    movement=POWERS[2],
)
@settings(max_examples=40)
def test_engine_and_referee_agree_at_every_step_of_solo(
    seed: int, deck: str, policies: list[str], **options: str
) -> None:
    t = GAME.make_table(SOLO, 1, DECKS[deck], options)
    whole_game(SOLO, dealt(SOLO, t, seed), t, deck, seed, policies)


@pytest.mark.slow
@pytest.mark.rule("CR-11", "CR-14", "CR-16", "CR-17", "CR-20", "CR-21", "CR-22", "CR-23", "CR-27", "CR-32")
@given(
    players=st.integers(2, 4),
    seed=SEEDS,
    river=st.lists(st.booleans(), min_size=5, max_size=5),
    deck=st.integers(0, 7),
    empty=st.lists(st.booleans(), min_size=4, max_size=4),
    policies=MIXED,
    drawing=st.sampled_from(CATEGORIES[0]),
    adjustment=st.sampled_from(CATEGORIES[1]),
)
@settings(max_examples=40)
def test_engine_and_referee_agree_when_cards_run_out(
    players: int,
    seed: int,
    river: list[bool],
    deck: int,
    empty: list[bool],
    policies: list[str],
    drawing: str,
    adjustment: str,
) -> None:
    """Full hands, or empty ones, and hardly a card in the middle."""
    t = GAME.make_table(STANDARD, players, GAME.default_deck(), {})
    cards = list(named(GAME.default_deck()))
    Random(seed).shuffle(cards)
    cards = cards[deck if any(river) else max(deck, 1) :]
    document: dict[str, Any] = {"river": [cards.pop() if there else "" for there in river]}
    hands: list[list[str]] = [[] for _ in range(players)]
    for i, card in enumerate(cards):
        hands[max(seat for seat in range(players) if seat <= i % players and (seat == 0 or not empty[seat]))].append(
            card
        )
    document |= {"player": [{"hand": hand} for hand in hands], "powers": [drawing, adjustment, "leap"]}
    document |= {"active": seed % players, "starter": seed % players}
    s = position(GAME, STANDARD, t, document, seed)
    whole_game(STANDARD, s, t, "shipped", seed, policies)


def compare_draft(s: Any, t: Any, referee: DraftReferee) -> None:
    """Everything as the referee has it, for every viewer."""
    rules = bind(DRAFT).rules
    assert rules.over(s, t) == referee.over == (rules.movers(s, t) == 0)
    if referee.over:
        assert {seat for seat in range(t.players) if rules.winners(s, t) >> seat & 1} == referee.winners()
    for viewer in range(-1, t.players):
        compare_view(s, t, referee, viewer)


def compare_view(s: Any, t: Any, referee: DraftReferee, viewer: int) -> None:
    """The own area as decided, others as the round found them."""
    view = GAME.view(s, t, viewer)
    assert view.phase == ("over" if referee.over else "choose" if referee.number else "reserve")
    assert view.round == referee.number
    if viewer >= 0:
        assert view.stage == referee.decisions[viewer].phase
    if viewer >= 0 and not referee.over:
        assert view.played == referee.decisions[viewer].played
        assert set(legal_texts(DRAFT, s, t, viewer)) == referee.decisions[viewer].legal
    for seat, shown in enumerate(view.players):
        player = (referee.players if seat == viewer else referee.begun)[seat]
        compare_drafter(t, viewer, seat, shown, player, referee)


def compare_drafter(t: Any, viewer: int, seat: int, shown: Any, player: Player, referee: DraftReferee) -> None:
    own = viewer == seat
    assert herd_of(shown) == [
        (capy.below is None, capy.critters, capy.flipped, capy.shift, capy.below if own or capy.open else None)
        for capy in player.herd
    ]
    assert (shown.stars, shown.cards) == (player.stars, len(player.hand))
    assert Counter(codes(shown.reserve)) == Counter(player.reserve)
    if own:
        assert Counter(codes(shown.hand)) == Counter(player.hand)
    else:
        assert shown.hand is None
        assert Counter(codes(shown.known)) == referee.known[seat][viewer]
    hidden = t.hidden and not own and not referee.over
    likes = 0 if hidden else referee.likes(player)
    assert (shown.favourite, shown.favourites) == (None if hidden else player.favourite, likes)
    assert shown.chains == referee.chains(player)
    assert shown.points == referee.worth(player) - (referee.likes(player) if hidden else 0)
    assert shown.ready == (referee.decisions[seat].phase == "ready")


def begin_draft(s: Any, t: Any, deck: Any) -> DraftReferee:
    """A referee who has seen how the engine dealt."""
    views = [GAME.view(s, t, seat) for seat in range(t.players)]
    own = [view.players[seat] for seat, view in enumerate(views)]
    hands = [[card.code for card in player.hand] for player in own]
    assert [len(hand) for hand in hands] == [15] * t.players
    return DraftReferee(named(deck), deck["cost"], list(views[0].powers), hands, [player.favourite for player in own])


def whole_draft(s: Any, t: Any, deck: str, seed: int, policies: list[str]) -> None:
    referee = begin_draft(s, t, DECKS[deck])
    compare_draft(s, t, referee)
    for step, (seat, text) in enumerate(played(DRAFT, s, t, policies, Random(seed), DRAFT.max_length)):
        before = referee.number
        referee.do(seat, text)
        if referee.number != before or step % 41 == 0:
            compare_draft(s, t, referee)
        else:
            compare_view(s, t, referee, seat)
    assert referee.over
    compare_draft(s, t, referee)


@pytest.mark.slow
@pytest.mark.rule(
    "CR-27", "CR-40", "CR-41", "CR-42", "CR-44", "CR-50", "CR-51", "CR-80", "CR-81", "CR-82", "CR-83", "CR-84", "CR-85",
    "CR-86", "CR-92",
)  # fmt: skip
@given(
    players=st.sampled_from([2, 2, 3, 4, 5, 8, 9, 16]),
    seed=SEEDS,
    deck=st.sampled_from(["shipped", "doubled"]),
    policies=MIXED,
    adjustment=POWERS[1],
    movement=POWERS[2],
    goals=st.sampled_from(["open", "hidden"]),
)
@settings(max_examples=15)
def test_engine_and_referee_agree_at_every_step_of_the_draft(
    players: int, seed: int, deck: str, policies: list[str], **options: str
) -> None:
    t = GAME.make_table(DRAFT, players, DECKS[deck], options)
    whole_draft(dealt(DRAFT, t, seed), t, deck, seed, policies)
