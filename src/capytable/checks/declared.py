"""What a game declares before it is played."""

from __future__ import annotations

import json

from capytable.checks.report import Report
from capytable.checks.setting import Setting
from capytable.kernel.game import Game, Option, Variant
from capytable.kernel.language import check_language
from capytable.kernel.loader import CONTRACT_NAMES, bind


def check_declaration(report: Report, game: Game) -> bool:
    """Ids, decks, options, player ranges, the functions of the contract, the language of the rules.

    Returns whether the game can be played at all.
    """
    report.require("declaration", bool(game.variants), "there is no variant")
    report.require("declaration", game.rules_version >= 1, "rules_version starts at 1")
    ids = [variant.id for variant in game.variants]
    report.require("declaration", len(set(ids)) == len(ids), f"two variants have one id: {ids}")
    wrong = game.check_deck(game.default_deck())
    report.require("declaration", not wrong, f"the shipped deck has faults: {'; '.join(wrong)}")
    names = [kind.name for kind in game.events]
    report.require("declaration", len(set(names)) == len(names), f"two kinds of event have one name: {names}")
    for kind in game.events:
        used = {kind.secret, kind.a, kind.b} - {""}
        report.require("declaration", set(kind.cards) <= used, f"event {kind.name!r} has cards that it does not name")
    for variant in game.variants:
        _check_variant(report, variant)
        for offence in check_language(variant):
            report.add("language", str(offence))
        report.made["language"] += 1
    return not report.found["declaration"]


def _check_variant(report: Report, variant: Variant) -> None:
    few, many = variant.players
    seats = variant.state.seats
    told = f"variant {variant.id}: "
    report.require("declaration", 1 <= few <= many <= seats, f"{told}{few} to {many} players, {seats} seats")
    sizes = (variant.actions, variant.observation, variant.max_length)
    report.require("declaration", min(sizes) >= 1, f"{told}actions, observation or max_length below 1")
    report.require("declaration", variant.rules in variant.sources, f"{told}rules are not among the sources")
    report.require("declaration", "players" in variant.table.fields, f"{told}the table has no field players")
    report.require("declaration", "rng" in variant.state.fields, f"{told}the state has no generator")
    missing = [name for name in CONTRACT_NAMES if not hasattr(bind(variant).rules, name)]
    report.require("declaration", not missing, f"{told}rules lack {missing}")
    for option in variant.options:
        report.require("declaration", _sound(option), f"{told}option {option.id} does not allow its own default")


def _sound(option: Option) -> bool:
    if option.kind == "choice":
        return option.default in option.choices
    low, high = (-1, 64) if option.kind == "seat" else (option.low, option.high)
    return option.kind in ("int", "seat") and isinstance(option.default, int) and low <= option.default <= high


def check_texts(setting: Setting) -> None:
    """Every action has a short ASCII text and parts of its own; the table's numbers are in range."""
    wrong = setting.variant.table.faults(setting.t)
    setting.require("range", not wrong, f"table: {'; '.join(wrong)}")
    texts: dict[str, int] = {}
    parts: dict[str, int] = {}
    for action in range(setting.variant.actions):
        with setting.guard("text"):
            text = setting.game.action_text(setting.t, action)
            part = json.dumps(setting.game.action_parts(setting.t, action), sort_keys=True)
        good = bool(text) and text.isascii() and text == text.strip() and len(text) <= 60
        setting.require("text", good, f"action {action} has the text {text!r}")
        setting.require(
            "text", texts.setdefault(text, action) == action, f"{texts[text]} and {action} are both {text!r}"
        )
        setting.require("text", parts.setdefault(part, action) == action, f"{parts[part]} and {action} are both {part}")
