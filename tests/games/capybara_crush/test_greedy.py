"""The sensible player of the draft sees what both choices of a power bring together."""

from __future__ import annotations

import pytest
from tests.games.capybara_crush.drafts import draft, seat
from tests.games.capybara_crush.helpers import GAME


@pytest.mark.parametrize(
    ("herd", "choices", "gain"),
    [
        ("YBT GBY YTB MYB GBM", ["power leap", "pick 1", "to 3"], 3),
        ("GTM YGM MTY MTG BMG", ["power trade", "pick 2", "pick 4"], 3),
        ("BTG TBM TBY MYT GTM", ["power flip", "pick 3"], 2),
    ],
)
def test_greedy_plays_a_power_to_its_end(herd: str, choices: list[str], gain: int) -> None:
    named = choices[0].split()[1]
    powers = ["sprint", named, "march"] if named != "leap" else ["sprint", "somersault", named]
    table = draft(seat(herd, likes="goat"), seat(), powers=powers)
    before = table.player(0).points
    for wanted in [*choices, "ready"]:
        assert GAME.action_text(table.t, GAME.heuristic(table.s, table.t, 0)) == wanted
        table.by(0, wanted)
    assert table.player(0).points == before + gain
