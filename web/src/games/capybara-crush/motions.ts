/** What visibly flies for an event, from one named place of the table to another. */

import type { CapybaraCrushEvent } from "../../wire";

export interface Move {
  what: "card" | "star";
  /** The card's code; null for its back. */
  face: string | null;
  from: string;
  to: string;
}

const card = (face: string | null, from: string, to: string): Move => ({ what: "card", face, from, to });

/** Cards of the powers lie at their place among three; `powers` are their names by number. */
export function movesOf(event: CapybaraCrushEvent, powers: string[]): Move[] {
  switch (event.kind) {
    case "took from river":
      return [card(event.card, `river:${event.place}`, `hand:${event.seat}`)];
    case "drew":
      return [card(event.card, "deck", `hand:${event.seat}`)];
    case "played critters":
      return [card(event.card, `hand:${event.seat}`, `place:${event.seat}:${event.place}`)];
    case "played capy":
      return [card(null, `hand:${event.seat}`, `place:${event.seat}:${event.place}`)];
    case "used power":
      return [{ what: "star", face: null, from: `line:${event.seat}`, to: `power:${powers[event.power ?? 0]}` }];
    case "star back":
      return [{ what: "star", face: null, from: "powers", to: `line:${event.seat}` }];
    case "removed":
      return [card(event.card, `place:${event.seat}:${event.place}`, "deck")];
    case "discarded":
      return [card(event.card, `hand:${event.seat}`, "deck")];
    case "river":
      return [card(event.card, "deck", `river:${event.place}`)];
    case "ai took":
      return [card(event.card, `river:${event.place}`, "ai")];
    case "reserved":
      return [card(event.card, `hand:${event.seat}`, `line:${event.seat}`)];
    default:
      return [];
  }
}
