"""The same game through :class:`capytable.Match`: what is refused, what can be taken back, what is paid out."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

from capytable.checks.setting import HaltError, Setting
from capytable.games import registry
from capytable.kernel.errors import IllegalActionError, UndoError
from capytable.match.match import Match, new
from capytable.match.record import load


def check_match(setting: Setting, seed: int, deep: int, rng: random.Random) -> None:
    """Play one random game through the match; ``deep`` positions of it are looked at from all sides."""
    with setting.guard("match"):
        match = new(setting.game, setting.players, seed, {"variant": setting.variant.id, **setting.options})
    due = {0, *(int(rng.expovariate(1 / 30)) for _ in range(deep))}
    states = [_bytes(setting, match)]
    while not match.over:
        setting.where = f"{setting}, match of seed {seed}, decision {match.turn}"
        if match.turn in due:
            _check_refusals(setting, match, rng)
        seat = rng.choice(match.movers)
        action = rng.choice(match.legal_actions(seat))
        forecast = action.undoable
        with setting.guard("match"):
            match.play(action, seat)
        states.append(_bytes(setting, match))
        if match.turn in due or match.turn <= 40:
            can = match.can_undo(seat)
            setting.require("undo", can == forecast, f"{action.text!r}: undo was said to be {forecast} and is {can}")
        if match.turn in due or (match.turn % 6 == 0 and match.can_undo()):
            _check_undo(setting, match, states)
        if match.turn > setting.variant.max_length:
            raise HaltError
    _check_outcome(setting, match)


def _bytes(setting: Setting, match: Match) -> bytes:
    return setting.pack(match._state)


def _check_refusals(setting: Setting, match: Match, rng: random.Random) -> None:
    """What is listed can be played, nothing else can; who may not act has no actions; refusals change nothing."""
    before = _bytes(setting, match), match.turn, len(match.events())
    for seat in rng.sample(range(setting.players), min(5, setting.players)):
        legal = [action.id for action in match.legal_actions(seat)]
        setting.require("mask", legal == setting.legal(match._state, seat), f"legal_actions of seat {seat}: {legal}")
        setting.require("outsider", bool(legal) == (seat in match.movers), f"seat {seat} has the actions {legal}")
        every = range(setting.variant.actions)
        for action in every if len(every) <= 300 else sorted({*rng.sample(every, 300), *legal}):
            _check_one(setting, match, seat, action, action in legal, before[0])
    for nonsense in (-1, setting.variant.actions, 10**30, "", "nonsense", "\n", None, 1.5, True):
        _refused(setting, match, match.mover, nonsense, before[0])
    now = _bytes(setting, match), match.turn, len(match.events())
    setting.require("refusal", now == before, "refused actions changed the match")


def _check_one(setting: Setting, match: Match, seat: int, action: int, may: bool, before: bytes) -> None:
    text = setting.game.action_text(setting.t, action)
    if not may:
        _refused(setting, match, seat, action, before)
        _refused(setting, match, seat, text, before)
        return
    ends = []
    for given in (action, text):
        tried = match.clone()
        try:
            ends.append(_bytes(setting, tried.play(given, seat)))
        except IllegalActionError as error:
            setting.require("mask", False, f"{given!r} of seat {seat} is legal but refused: {error}")
            return
    setting.require("mask", ends[0] == ends[1], f"{action} and its text {text!r} are not the same action")


def _refused(setting: Setting, match: Match, seat: int | None, given: Any, before: bytes) -> None:
    tried = match.clone()
    try:
        tried.play(given, seat)
    except IllegalActionError:
        pass
    except Exception as error:
        setting.require("refusal", False, f"{given!r} of seat {seat} raises {type(error).__name__}: {error}")
    else:
        setting.require("mask", False, f"{given!r} of seat {seat} is not legal but can be played")
        return
    setting.require("refusal", _bytes(setting, tried) == before, f"{given!r} was refused and changed the state")


def _check_undo(setting: Setting, match: Match, states: list[bytes]) -> None:
    """Undo goes back to states that were, as long as it offers, and never crosses a changed generator."""
    back, rng = match.clone(), list(match._state.rng)
    while back.can_undo():
        with setting.guard("undo"):
            back.undo()
        setting.require("undo", list(back._state.rng) == rng, "undo crossed a changed generator")
        setting.require("undo", _bytes(setting, back) == states[back.turn], "undo led to a state that never was")
    try:
        back.undo()
        setting.require("undo", False, "undo was not offered but happened")
    except UndoError:
        setting.report.made["undo"] += 1
    setting.require("undo", _bytes(setting, match) == states[-1], "undo on a clone changed the original")


def _check_outcome(setting: Setting, match: Match) -> None:
    """Payoffs, and that a match copies; where its game is registered also that it pickles and replays."""
    returns, result, players = match.returns(), match.result, setting.players
    setting.require("returns", len(returns) == players and all(-1 <= x <= 1 for x in returns), f"returns {returns}")
    setting.require("returns", players == 1 or abs(sum(returns)) < 1e-9, f"returns {returns} do not sum up to 0")
    best = tuple(seat for seat in range(players) if returns[seat] == max(returns))
    if result is None:
        setting.require("returns", False, "the match is over and has no result")
        return
    if players > 1 and len(result.winners) < players:
        setting.require("returns", best == result.winners, f"returns {returns} but winners {result.winners}")
    ends = {"clone": match.clone(), "deepcopy": copy.deepcopy(match)}
    if registry().get(setting.game.id) is setting.game:
        with setting.guard("record"):
            ends |= {"pickle": pickle.loads(pickle.dumps(match)), "record": load(match.record())}
    for name, made in ends.items():
        same = _bytes(setting, made) == _bytes(setting, match) and made.events() == match.events()
        setting.require(name, same, f"a match's {name} copy differs from it")
