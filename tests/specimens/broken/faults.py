"""One fault for every check (some checks get two)."""

from __future__ import annotations

from specimens.broken.build import Broken

LAYOUT = 'STATE = Layout(PondState, "pond", seats=4)'
TURN = "    s.turns += 1\n"

FAULTS = (
    Broken("declaration", "game", "max_length=100", "max_length=0"),
    Broken("declaration", "game", '"values": [1, 2, 3, 4, 6]', '"values": []'),
    Broken("language", "rules", "        n += row[k]\n", "        n += int(row[k] * 1.0)\n"),
    Broken("text", "game", "('play', 'pass')", "('play', 'play')"),
    Broken("globals", "rules", "n = below(s.rng, total(s.deck))", 'n = __import__("random").randrange(total(s.deck))'),
    # who may act, and how
    Broken("deal", "rules", "for _ in range(3):", "for _ in range(3 // (t.players - 3)):"),
    Broken("range", "rules", "s.points[seat] += t.values[action]", "s.points[seat] += 50 * t.values[action]"),
    Broken("faults", "rules", "s.known[viewer][seat][k] -= 1", "s.known[viewer][seat][k] -= 0"),
    Broken("over", "rules", "    if over(s, t):\n        return 0\n    return 1 <<", "    return 1 <<"),
    Broken("movers", "rules", "    return 1 << s.active", "    return 1 << 3"),
    Broken("outsider", "rules", "if over(s, t) or seat != s.active:", "if over(s, t):"),
    Broken("legal", "rules", "out[n] = KINDS + k", "out[n] = DRAW - k"),
    Broken("sample", "rules", "return KINDS + nth(", "return KINDS + 1 + nth("),
    Broken("uniform", "rules", "i = pick(r, choices)", "i = pick(r, pick(r, choices) + 1)"),
    Broken("section", "rules", "return s.turns // 10", "return -s.turns // 10"),
    Broken("drawing", "game", 'picture=lambda seen: f"<svg>', 'picture=lambda seen: seen.hand and f"<svg>'),
    Broken("length", "game", "max_length=100", "max_length=12"),
    Broken("winners", "rules", "        if s.points[seat] == best:\n", "        if s.points[seat] < 0:\n"),
    Broken("describe", "game", '"limit" if s.turns', '"" if s.turns'),
    # copies and functions that only look
    Broken("clone", "state", LAYOUT, LAYOUT + "\nSTATE.copy = lambda s: s"),
    Broken("deepcopy", "state", LAYOUT, LAYOUT + "\nSTATE.plain.__deepcopy__ = lambda s, memo: s"),
    Broken("pickle", "state", LAYOUT, LAYOUT + "\nSTATE.plain.__reduce__ = lambda s: (PondState, ())"),
    Broken("bytes", "state", LAYOUT, LAYOUT + "\nSTATE.unpack = lambda data: STATE.new()"),
    Broken("apply", "rules", TURN, TURN + "    s.points[seat] += int(id(s) // 16 % 2)\n"),
    Broken("purity", "rules", "    at = 11\n", "    at = 11\n    s.points[seat] += 1\n"),
    Broken("purity", "rules", TURN, TURN + "    t.limit -= 1\n"),
    Broken("index", "rules", "if s.known[viewer][seat][k] > 0:", "if s.known[viewer - 1 + 1][seat][k - 5] > 0:"),
    Broken("events", "rules", "emit(s, DREW, 1 << seat", "emit(s, 9, 1 << seat"),
    Broken("events", "rules", TURN, "    s.turns += 1\n    if s.log is not None:\n        s.points[seat] += 1\n"),
    Broken("telling", "rules", "emit(s, PASSED, 1 << seat | 1 << to, k, seat, to)", "emit(s, PASSED, 0, k, seat, k)"),
    # both modes and all seats
    Broken(
        "modes",
        "rules",
        TURN,
        "    s.turns += 200\n    s.points[seat] += s.turns // 200\n    s.turns -= 199\n",
        fast=True,
    ),
    Broken(
        "bounds",
        "rules",
        TURN,
        "    n = s.turns\n    s.turns = 200\n    s.points[seat] += 0 * s.open[s.turns - 200]\n    s.turns = n + 1\n",
        fast=True,
    ),
    Broken("rotation", "rules", "s.points[seat] += t.values[action]", "s.points[seat] += t.values[action] + seat // 1"),
    Broken("rotation", "rules", "out[at] = (s.active - seat + t.players) % t.players", "out[at] = s.active"),
    # who knows what
    Broken("observe", "rules", "    out[at] = (s.active - seat + t.players) % t.players\n", ""),
    Broken("observe", "rules", "    out[10] = total(s.deck)\n", "    out[10] = s.deck[0]\n"),
    Broken("view", "game", "sizes=[sum(s.hands[i]) for i in seats]", "sizes=[s.hands[i][0] for i in seats]"),
    Broken("determinize", "rules", "    reseed(s.rng, r)\n", ""),
    Broken("determinize", "rules", "s.deck[k] += s.hands[h][k] - keep", "s.deck[k] += s.hands[h][k]"),
    Broken("varied", "rules", "        i = pick(r, left)\n", "        i = 0\n"),
    Broken("alike", "rules", "    reseed(s.rng, r)\n", "    reseed(s.rng, r)\n    s.rng[0] ^= s.deck[0]\n"),
    Broken(
        "position", "game", 's.active, s.turns = document["active"], document["turns"]', 's.active = document["active"]'
    ),
    Broken("position", "game", '"deck": "?", ', '"deck": s.deck[:], '),
    Broken(
        "heuristic",
        "game",
        "    return max((k for k in range(KINDS) if s.hands[seat][k])",
        "    return max((k for k in range(KINDS))",
    ),
    Broken(
        "interleave",
        "rules",
        '    """A choice in the own area."""\n',
        "    s.shown[seat] = s.stage[(seat + 1) % 3]\n",
        "draft",
    ),
    Broken("sealed", "game", "reserve=_cards(s.reserve0[seat])", "reserve=_cards(s.reserve[seat])", "draft"),
    # through the match
    Broken("mask", "game", '"heron", "yuzu"', '"heron", "Reed"'),
    Broken(
        "record",
        "game",
        "    return t\n\n\ndef check_deck",
        '    make_table.made = getattr(make_table, "made", 0) + 1\n'
        "    t.values = [1 + make_table.made % 5] * 5\n    return t\n\n\ndef check_deck",
    ),
    Broken(
        "refusal",
        "rules",
        "    if over(s, t) or seat != s.active:\n",
        "    s.turns ^= 1\n    if over(s, t) or seat != s.active:\n",
    ),
    Broken("undo", "rules", "    seal(s)\n", "    if s.deck[0] % 2 == 1:\n        seal(s)\n"),
    Broken("returns", "rules", "        if s.points[seat] == best:\n", "        if s.points[seat] < 0:\n"),
)
