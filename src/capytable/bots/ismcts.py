"""Information-set Monte Carlo tree search for one observer, generic: bound to a game by the loader, at either speed.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the single-observer version with
availability counts.  Each simulation deals anew what the seat does not know, walks down one common tree with UCB1 among
the actions that are legal in that deal, adds one node, and plays on by hunches: to the end of the game, or of the
section (a round), where the scores then count as they stand.

Where several seats choose at once and unseen, the observer does so first, and what the others do is no part of the
tree: they play by hunches, which know nothing of its choice, and it answers to none of theirs before it is shown.

The tree is one flat array of integers, ``FIELDS`` a node, node 0 the root, children as linked lists.  Rewards are
parts of a win in units of ``1 / UNIT``, so that sums are exact and equal at both speeds.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from capytable.kernel.bits import lowest
from capytable.kernel.contract import apply, determinize, hunch, legal, movers, prize, score, section, winners
from capytable.kernel.random import pick

KEY = 0  # seat * actions + action that led here
NEXT = 1  # the next child of the same parent, 0 none; of the root: how many nodes are in use
FIRST = 2  # the first child, 0 none
VISITS = 3
AVAILABLE = 4  # how often it could have been chosen
VALUE = 5  # sum of the rewards of the seat that chose it
FIELDS = 6

UNIT = 720720
"""A whole win: divisible by every number of winners up to 16."""
EXPLORATION = 0.7


def search(
    states: Any, rows: Any, t: Any, seat: int, actions: int, whole: int, r: Any, tree: Any, work: Any, simulations: int
) -> None:
    """Run ``simulations`` more on a tree.

    ``states[0]`` is the determinized copy to think about, ``states[1]`` scratch; ``rows`` are the same in pieces.
    With ``whole`` 1 rollouts go to the end of the game, with 0 to the end of the section.  ``r`` is a policy generator.
    ``tree`` begins all zero but for ``tree[NEXT]``, which is 1; when its ``len(tree) // FIELDS`` nodes are used up it
    grows no more.  ``work`` begins all zero: ``actions`` numbers for the legal actions, as many for their marks, one
    for the newest mark, the rest for the path.
    """
    part = section(states[0], t)
    if whole != 0:
        part = -1
    for _ in range(simulations):
        for k in range(rows.shape[1]):
            rows[1, k] = rows[0, k]
        s = states[1]
        determinize(s, t, seat, r)
        depth = descend(s, t, seat, actions, part, r, tree, work)
        play_on(s, t, part, r)
        reward(s, t, actions, tree, work, depth)


def descend(s: Any, t: Any, seat: int, actions: int, part: int, r: Any, tree: Any, work: Any) -> int:
    """Walk down until a node was added, or the tree, the path or the section ends; return the length of the path."""
    path = 2 * actions + 1
    node = 0
    depth = 0
    grown = False
    together = False
    while not grown and path + depth < len(work):
        who = movers(s, t)
        if depth > 0 and (who == 0 or (part >= 0 and section(s, t) != part)):
            break
        actor = lowest(who)
        if who & (who - 1) != 0:
            together = True
        if who >> seat & 1:
            actor = seat
        elif together:
            apply(s, t, actor, hunch(s, t, actor, r))
            continue
        n = legal(s, t, actor, work)
        untried = n - mark(n, actor * actions, actions, node, tree, work)
        if untried == 0:
            node = best_child(node, actions, tree, work)
            action = tree[node * FIELDS + KEY] - actor * actions
        elif (tree[NEXT] + 1) * FIELDS > len(tree):
            break
        else:
            action = nth_untried(pick(r, untried), actions, work)
            node = grow(node, actor * actions + action, tree)
            grown = True
        apply(s, t, actor, action)
        work[path + depth] = node
        depth += 1
    return depth


def play_on(s: Any, t: Any, part: int, r: Any) -> None:
    """Play on by hunches to the end of the game or of the section ``part`` (-1: of the game)."""
    who = movers(s, t)
    while who != 0 and (part < 0 or section(s, t) == part):
        seat = lowest(who)
        apply(s, t, seat, hunch(s, t, seat, r))
        who = movers(s, t)


def mark(n: int, base: int, actions: int, node: int, tree: Any, work: Any) -> int:
    """Mark the ``n`` legal actions at the front of ``work``: even where untried, odd where the node has the child.

    Counts the availability of those children and returns how many they are.
    """
    new = work[2 * actions] + 2
    work[2 * actions] = new
    for i in range(n):
        work[actions + work[i]] = new
    tried = 0
    child = tree[node * FIELDS + FIRST]
    while child != 0:
        at = child * FIELDS
        action = tree[at + KEY] - base
        if 0 <= action < actions and work[actions + action] == new:
            work[actions + action] = new + 1
            tree[at + AVAILABLE] += 1
            tried += 1
        child = tree[at + NEXT]
    return tried


def nth_untried(i: int, actions: int, work: Any) -> int:
    """The legal action that has ``i`` untried ones before it."""
    new = work[2 * actions]
    at = 0
    while i > 0 or work[actions + work[at]] != new:
        if work[actions + work[at]] == new:
            i -= 1
        at += 1
    return int(work[at])


def grow(node: int, key: int, tree: Any) -> int:
    """Add a child at the front of the node's list."""
    new = tree[NEXT]
    tree[NEXT] = new + 1
    at = new * FIELDS
    tree[at + KEY] = key
    tree[at + NEXT] = tree[node * FIELDS + FIRST]
    tree[at + AVAILABLE] = 1
    tree[node * FIELDS + FIRST] = new
    return int(new)


def best_child(node: int, actions: int, tree: Any, work: Any) -> int:
    """The marked child with the highest upper confidence bound (UCB1)."""
    odd = work[2 * actions] + 1
    best = 0
    highest = -1.0
    child = tree[node * FIELDS + FIRST]
    while child != 0:
        at = child * FIELDS
        if work[actions + tree[at + KEY] % actions] == odd:
            visits = tree[at + VISITS]
            bound = tree[at + VALUE] / (visits * UNIT) + EXPLORATION * sqrt(log(tree[at + AVAILABLE]) / visits)
            if bound > highest:
                highest = bound
                best = child
        child = tree[at + NEXT]
    return int(best)


def reward(s: Any, t: Any, actions: int, tree: Any, work: Any, depth: int) -> None:
    """Give each node of the path what the seat that chose it has got: its prize, or what its score promises.

    Before the end a seat with an average score has half a win, one with twice that (or more) a whole one.
    """
    done = movers(s, t) == 0
    won = 0
    total = 0
    if done:
        won = winners(s, t)
    else:
        for p in range(t.players):
            total += max(0, score(s, t, p))
    for i in range(depth):
        at = work[2 * actions + 1 + i] * FIELDS
        p = tree[at + KEY] // actions
        tree[at + VISITS] += 1
        if done:
            tree[at + VALUE] += prize(s, t, p, won, UNIT)
        elif total == 0:
            tree[at + VALUE] += UNIT // 2
        else:
            tree[at + VALUE] += min(UNIT, max(0, score(s, t, p)) * t.players * UNIT // (2 * total))
