"""Many games at once, compiled: generic code, bound to a game by the loader (fast only); ``kernel.bulk`` wraps it.

Games are records of one array, passed with an index; ``raw`` is the same memory as rows of bytes.  All games share the
table ``tables[0]``.  Everything is written into arrays of the caller; the GIL is released meanwhile.
"""

from __future__ import annotations

from typing import Any

from capytable.kernel.bits import lowest
from capytable.kernel.contract import apply, deal, determinize, legal, movers, observe, sample, score, winners
from capytable.kernel.play import whole_game
from capytable.kernel.random import MASK32, reseed, seed_game, seed_policy


def play_games(
    states: Any,
    raw: Any,
    tables: Any,
    word: Any,
    low: int,
    high: int,
    limit: int,
    decisions: Any,
    won: Any,
    scores: Any,
) -> None:
    """Play ``len(decisions)`` random games in the first record of ``states``, dealing included.

    Game ``i`` has the 64-bit seed ``high:low + i``, for its chance and for its policy ``word``.  ``decisions[i]`` is
    its length (``limit`` at most), ``won[i, seat]`` 1 or 0, ``scores[i, seat]`` the points.
    """
    s = states[0]
    t = tables[0]
    for i in range(len(decisions)):
        x = low + i
        raw[0, :] = 0
        seed_game(s.rng, x & MASK32, (high + (x >> 32)) & MASK32)
        seed_policy(word, x & MASK32, (high + (x >> 32)) & MASK32)
        decisions[i] = whole_game(s, t, word, limit)
        best = winners(s, t)
        for seat in range(won.shape[1]):
            won[i, seat] = best >> seat & 1
            scores[i, seat] = score(s, t, seat)


def start_games(states: Any, raw: Any, tables: Any, words: Any, first: int, last: int) -> None:
    """Deal the games ``first`` … ``last - 1`` anew, each with chance from its own policy word."""
    for i in range(first, last):
        raw[i, :] = 0
        reseed(states[i].rng, words[i])
        deal(states[i], tables[0])


def look_games(
    states: Any, tables: Any, first: int, last: int, mover: Any, observation: Any, mask: Any, out: Any
) -> None:
    """Who moves, what that seat sees and may do; ``out`` is room for ``actions`` numbers."""
    t = tables[0]
    for i in range(first, last):
        s = states[i]
        seat = lowest(movers(s, t))
        mover[i] = seat
        observe(s, t, seat, observation[i])
        mask[i, :] = 0
        for j in range(legal(s, t, seat, out)):
            mask[i, out[j]] = 1


def first_illegal(actions: Any, mask: Any, first: int, last: int) -> int:
    """The first game whose action is not in its mask, -1 if there is none."""
    for i in range(first, last):
        action = actions[i]
        if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
            return i
    return -1


def step_games(
    states: Any,
    raw: Any,
    tables: Any,
    words: Any,
    first: int,
    last: int,
    actions: Any,
    mover: Any,
    reward: Any,
    done: Any,
) -> None:
    """Carry out one legal action in each game ``first`` … ``last - 1``; a game that ends is dealt anew at once.

    ``reward[i, seat]`` is 0 but at an end (``done[i]`` 1): the winners share 1 and everyone less 1 / players; alone 1
    or -1.  ``mover[i]`` is who acts; :func:`look_games` then writes who does next.
    """
    t = tables[0]
    for i in range(first, last):
        s = states[i]
        apply(s, t, mover[i], actions[i])
        if movers(s, t) == 0:
            pay(winners(s, t), i, reward)
            done[i] = 1
            raw[i, :] = 0
            reseed(s.rng, words[i])
            deal(s, t)
        else:
            reward[i, :] = 0
            done[i] = 0


def pay(won: int, i: int, reward: Any) -> None:
    """The payoffs of a game that has ended."""
    players = reward.shape[1]
    if players == 1:
        reward[i, 0] = 2.0 * won - 1.0
        return
    count = 0
    for seat in range(players):
        count += won >> seat & 1
    for seat in range(players):
        share = 0.0
        if won >> seat & 1:
            share = 1.0 / count
        reward[i, seat] = share - 1.0 / players


def sample_actions(states: Any, tables: Any, words: Any, mover: Any, first: int, last: int, actions: Any) -> None:
    """One legal action for each game, each equally likely, by the rules' own ``sample``."""
    for i in range(first, last):
        actions[i] = sample(states[i], tables[0], mover[i], words[i])


def determinize_many(source: Any, tables: Any, seat: int, states: Any, raw: Any, words: Any) -> None:
    """Fill ``states`` with copies of the record whose bytes are ``source``, each dealt anew for the seat."""
    for i in range(len(states)):
        for k in range(len(source)):
            raw[i, k] = source[k]
        determinize(states[i], tables[0], seat, words[i])
