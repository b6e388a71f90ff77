"""What Capybara Crush says in a terminal: catalogue keys and arguments for actions, events and explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.games.capybara_crush.cards import BACKGROUNDS, POWERS
from capytable.games.capybara_crush.view import DraftView
from capytable.kernel.spoken import Names, Said, Speaker

_CARD_SEEN_BY_ALL = {
    "took from river": "took",
    "played critters": "critters",
    "removed": "removed",
    "ai took": "ai-took",
}
_CARD_PERHAPS_SEEN = {
    "drew": "drew",
    "played capy": "capy",
    "discarded": "discarded",
    "reserved": "reserved",
    "from reserve": "from-reserve",
}
_SAID = {"swept", "star back", "flipped", "scored", "shown", "game over"}
_PLACES = {"place", "from", "to", "one", "other"}
_HELPED = ("capy", "refill", "end turn")


def card(code: str) -> dict[str, str | int]:
    """The arguments of a card: ``17.GMT.p`` is its number, its critters as the herd shows them, its background."""
    number, critters, ground = code.split(".")
    background = next(name for name in BACKGROUNDS if name.startswith(ground))
    return {"critters": critters, "background": background, "number": int(number)}


class CrushSpeaker(Speaker):
    """Says actions, events and explanations of Capybara Crush."""

    def action(self, parts: Mapping[str, Any], seat: int, names: Names) -> Said:
        """Every action has words; places are counted from 1."""
        said: dict[str, str | int] = {key: value for key, value in parts.items() if key in ("power", "end")}
        if "card" in parts:
            said |= card(parts["card"])
        if "place" in parts:
            said["place"] = parts["place"] + 1
        return f"cr-do-{parts['do'].replace(' ', '-')}", said

    def event(self, event: Mapping[str, Any], view: Any, names: Names) -> Said | None:
        """The log's sentence."""
        kind = event["kind"]
        if kind == "removed" and not isinstance(view, DraftView) and view.solo:
            return None  # the scored cards go all at once, and Release tells of itself
        said = names.who(event.get("seat", -1))
        said |= {key: event[key] + 1 for key in _PLACES if key in event}
        said |= {key: event[key] for key in ("points", "scoring", "round", "stars") if key in event}
        if kind in _CARD_SEEN_BY_ALL:
            return f"cr-log-{_CARD_SEEN_BY_ALL[kind]}", {**said, **card(event["card"])}
        if kind in _CARD_PERHAPS_SEEN:
            key = f"cr-log-{_CARD_PERHAPS_SEEN[kind]}"
            return (f"{key}-seen", {**said, **card(event["card"])}) if event["card"] else (key, said)
        if kind in _SAID:
            return f"cr-log-{kind.replace(' ', '-')}", said
        match kind:
            case "dealt":
                alone = len(names.names) == 1
                return ("cr-log-dealt-alone", {}) if alone else ("cr-log-dealt", names.who(event["starter"]))
            case "used power":
                return "cr-log-power", {**said, "power": POWERS[event["power"]]}
            case "shifted":
                return "cr-log-shifted", {**said, "way": "down" if event["by"] else "up"}
            case "moved":
                return "cr-log-moved", {**said, "place": said["from"]}
            case "traded":
                return "cr-log-traded", {**said, "place": said["one"], "to": said["other"]}
        return None

    def help(self, parts: Mapping[str, Any], view: Any) -> Said | None:
        """What a power does and what a new capy brings."""
        if parts["do"] == "power":
            draft = isinstance(view, DraftView)
            return "cr-power-about-draft" if draft else "cr-power-about", {"power": parts["power"]}
        return (f"cr-help-{parts['do'].replace(' ', '-')}", {}) if parts["do"] in _HELPED else None

    def legend(self) -> Said:
        """The letters of critters and backgrounds."""
        return "cr-help-letters", {}
