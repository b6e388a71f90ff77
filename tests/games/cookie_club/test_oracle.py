"""The engine against the referee, who tells the rules once more in the plainest way, over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cookie_club.helpers import GAME, RULES, TEXTS, VARIANT, known_cards, legal_ids, make_table
from tests.games.cookie_club.players import POLICIES, played
from tests.games.cookie_club.referee import Memory, Referee
from tests.games.situations import dealt as new_game

from capytable.games.cookie_club.cards import CODES, TOKENS, spread
from capytable.kernel.events import SEAL

CASES = {
    "players": st.integers(2, 5),
    "seed": st.integers(0, 2**32 - 1),
    "policies": st.lists(st.sampled_from(sorted(POLICIES)), min_size=5, max_size=5),
}
PHASE = {
    "turn": "play", "drawn": "after-draw", "armadillo": "armadillo", "pass": "pass", "discard": "discard",
    "whom": "cookie", "teapot tapir": "teapot-card", "teapot anteater": "teapot-cookie",
}  # fmt: skip


def outcomes(s: Any, t: Any, log: list[Any]) -> Iterator[tuple[str, Any]]:
    """What chance decided while one action was carried out."""
    for kind, _, secret, _, b in log:
        name = GAME.events[kind].name if kind != SEAL else ""
        if name in ("drew", "revealed"):
            yield "card", CODES[secret]
        elif name == "dealt":
            yield "hands", [spread(s.hands[seat]) for seat in range(t.players)]
            yield "starter", b


def compare(s: Any, t: Any, referee: Referee) -> None:
    """Everything on the table is as the referee has it."""
    view = GAME.view(s, t, -1)
    legal = {TEXTS[action] for action in legal_ids(s, t, s.mover)}
    assert legal == referee.legal()
    assert RULES.over(s, t) == referee.over
    assert [p.cookies for p in view.players] == referee.cookies
    assert view.bank == referee.bank
    assert view.tops == [pile[-1] for pile in referee.piles]
    assert view.under == [len(pile) - 1 for pile in referee.piles]
    assert Counter(view.used) == Counter(referee.discard + referee.piles[0][:-1] + referee.piles[1][:-1])
    assert view.discard_top == (referee.discard[-1] if referee.discard else None)
    assert (None if view.teapot < 0 else view.teapot) == referee.teapot
    assert (view.tokens, view.figure) == (referee.circle, referee.figure)
    assert view.turn == referee.turns
    if referee.over:
        winners = {seat for seat in range(t.players) if RULES.winners(s, t) >> seat & 1}
        assert winners == referee.winners()
        return
    assert [sorted(spread(s.hands[seat])) for seat in range(t.players)] == [sorted(hand) for hand in referee.hands]
    assert Counter(CODES[kind] for kind in s.pile[: s.left]) == Counter(referee.draw)
    assert (view.active, view.mover, view.phase) == (referee.active, referee.asked, PHASE[referee.question])
    assert view.idle_turns == referee.passes
    assert view.payers == sorted(referee.owing)
    assert (CODES[s.offered] if s.offered >= 0 else None) == referee.offer


@pytest.mark.rule(
    "CC-10", "CC-11", "CC-12", "CC-13", "CC-20", "CC-21", "CC-22", "CC-23", "CC-24", "CC-25", "CC-26", "CC-27", "CC-28",
    "CC-29", "CC-30", "CC-31", "CC-33", "CC-34", "CC-40", "CC-41", "CC-42", "CC-43", "CC-50", "CC-51", "CC-52", "CC-60",
    "CC-61",
)  # fmt: skip
@given(**CASES)
@settings(max_examples=60)
def test_engine_and_referee_agree_at_every_step(players: int, seed: int, policies: list[str]) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    hands = [spread(s.hands[seat]) for seat in range(players)]
    draw = [CODES[kind] for kind in s.pile[: s.left]]
    referee = Referee(hands, [CODES[kind] for kind in s.top], draw, [TOKENS[i] for i in s.tokens], s.starter)
    compare(s, t, referee)
    s.log.clear()
    for _, action in played(s, t, policies, Random(seed), 1500):
        chance = outcomes(s, t, s.log)
        referee.do(TEXTS[action], chance)
        assert list(chance) == [], f"the engine drew more than the rules want, at {TEXTS[action]}"
        compare(s, t, referee)
        s.log.clear()


@pytest.mark.rule("CC-70", "CC-71", "CC-72")
@given(**CASES)
@settings(max_examples=40)
def test_nobody_knows_more_or_less_than_what_they_were_told(players: int, seed: int, policies: list[str]) -> None:
    t = make_table(players)
    s = new_game(VARIANT, t, seed)
    memories = [Memory(viewer, players) for viewer in range(players)]
    s.log.clear()
    for _, action in played(s, t, policies, Random(seed), 1500):
        for kind, seen, secret, a, b in s.log:
            for memory in memories:
                if kind != SEAL:
                    shown = bool(GAME.events[kind].secret) and bool(seen >> memory.viewer & 1)
                    memory.hear(GAME.events[kind].name, CODES[secret] if shown else None, a, b)
        s.log.clear()
        if RULES.over(s, t):
            return
        for memory in memories:
            for holder in range(players):
                known = Counter(known_cards(s, memory.viewer, holder))
                assert known == memory.hands[holder], f"after {TEXTS[action]}"
                assert known <= Counter(spread(s.hands[holder]))
