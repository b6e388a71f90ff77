"""What Capybara 'n' Capybara says in a terminal: catalogue keys and arguments for actions, events and explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.kernel.spoken import Names, Said, Speaker

_SAID = ("refreshed", "grew", "passed", "game over")
_SAID_WITH = {
    "walked": "steps",
    "back": "steps",
    "took": "card",
    "forgone": "letters",
    "reshuffled": "cards",
    "last round": "turns",
}


def pumpkin(code: str) -> dict[str, str | int]:
    """The arguments of a pumpkin: ``AABB-2`` are letters, ``>5`` is an arrow's steps."""
    condition = code.partition("-")[0]
    if condition.startswith(">"):
        return {"letters": "arrow", "steps": int(condition[1:])}
    return {"letters": " ".join(condition), "steps": 0}


class CapybaraSpeaker(Speaker):
    """Says actions, events and explanations of Capybara 'n' Capybara."""

    def action(self, parts: Mapping[str, Any], seat: int, names: Names) -> Said:
        """Every action has words."""
        said = {key: value for key, value in parts.items() if key not in ("do", "pumpkin")}
        if "pumpkin" in parts:
            said |= pumpkin(parts["pumpkin"])
        return f"cn-do-{parts['do']}", said

    def event(self, event: Mapping[str, Any], view: Any, names: Names) -> Said | None:
        """The log's sentence."""
        kind = event["kind"]
        said = names.who(event.get("seat", -1))
        key = f"cn-log-{kind.replace(' ', '-')}"
        if kind in _SAID:
            return key, said
        if kind in _SAID_WITH:
            return key, {**said, _SAID_WITH[kind]: event[_SAID_WITH[kind]]}
        match kind:
            case "dealt":
                return key, names.who(event["starter"])
            case "took pumpkin":
                return key, {**said, **pumpkin(event["pumpkin"])}
            case "scored":
                return key, {**said, **pumpkin(event["pumpkin"]), "points": event["points"]}
            case "inserted":
                return key, {**said, "cards": event["cards"], "at": event["at"]}
        return None

    def help(self, parts: Mapping[str, Any], view: Any) -> Said | None:
        """What refreshing, going back and forgoing mean."""
        return (f"cn-help-{parts['do']}", {}) if parts["do"] in ("refresh", "back", "forgo", "gain") else None
