"""What Cookie Club says in a terminal: catalogue keys and arguments for actions, events and explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capytable.kernel.spoken import Names, Said, Speaker

_ABOUT_A_SEAT = {
    "turn": "cc-log-turn",
    "refused cookie": "cc-log-refused-cookie",
}
_WITH_A_CARD = {
    "played": "cc-log-played",
    "discarded": "cc-log-discarded",
    "counted": "cc-log-counted",
    "left over": "cc-log-left-over",
    "revealed": "cc-log-revealed",
}
_MAYBE_SEEN = {"drew": "cc-log-drew", "offered": "cc-log-offered", "took": "cc-log-took"}


def card(code: str) -> dict[str, str | int]:
    """The arguments of a card: ``tapir 3`` is an animal and a value."""
    animal, _, value = code.partition(" ")
    return {"animal": animal, "value": int(value or 7)}


class CookieClubSpeaker(Speaker):
    """Says actions, events and explanations of Cookie Club."""

    def action(self, parts: Mapping[str, Any], seat: int, names: Names) -> Said:
        """Every action has words."""
        said: dict[str, str | int] = {}
        if "card" in parts:
            said |= card(parts["card"])
        if parts["do"] == "play":
            said["pile"] = parts["pile"]
        if parts["do"] == "pass":
            said |= names.whom(names.relative(seat, 1))
        if parts["do"] == "cookie":
            said |= names.whom(names.relative(seat, parts["from"]))
        return f"cc-do-{parts['do'].replace(' ', '-')}", said

    def event(self, event: Mapping[str, Any], view: Any, names: Names) -> Said | None:
        """The log's sentence."""
        kind = event["kind"]
        said = names.who(event.get("seat", -1))
        if kind in _ABOUT_A_SEAT:
            return _ABOUT_A_SEAT[kind], said
        if kind in _WITH_A_CARD:
            worth = event.get("gain", event.get("value", 0))
            return _WITH_A_CARD[kind], {**said, **card(event["card"]), "cookies": worth, "pile": event.get("pile", 0)}
        if kind in _MAYBE_SEEN:
            key = _MAYBE_SEEN[kind]
            other = names.whom(event["to"]) if kind == "offered" else {}
            return (f"{key}-seen", {**said, **other, **card(event["card"])}) if event["card"] else (key, said | other)
        return self._other(kind, event, view, names)

    def _other(self, kind: str, event: Mapping[str, Any], view: Any, names: Names) -> Said | None:
        said = names.who(event.get("seat", -1))
        match kind:
            case "dealt":
                return "cc-log-dealt", {"round": event["round"], **names.who(event["starter"])}
            case "ended turn":
                return "cc-log-ended-turn" if event["drew"] else "cc-log-ended-turn-dry", said
            case "reshuffled":
                return "cc-log-reshuffled", {"count": event["cards"]}
            case "moved":
                return "cc-log-moved", {"token": view.tokens[event["to"]]}
            case "refused card":
                return "cc-log-refused-card", {**said, **names.whom(event["to"])}
            case "teapot":
                back = event["to"] < 0
                return ("cc-log-teapot-back", {}) if back else ("cc-log-teapot", names.who(event["to"]))
            case "gave back" | "paid":
                return f"cc-log-{kind.replace(' ', '-')}", {**said, "cookies": event["cookies"]}
            case "round ended":
                nobody = event["seat"] < 0
                key = "cc-log-round-ended-nobody" if nobody else "cc-log-round-ended"
                return key, {**said, "round": event["round"]}
            case "nobody":
                return "cc-log-nobody", {}
            case "game over":
                return "cc-log-game-over", {}
        return None

    def help(self, parts: Mapping[str, Any], view: Any) -> Said | None:
        """What a card to be played does."""
        if parts["do"] != "play":
            return None
        return f"cc-effect-{card(parts['card'])['animal']}", {}
