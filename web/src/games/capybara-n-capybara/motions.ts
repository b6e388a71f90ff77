/** What visibly flies for an event, from one named place of the table to another. The monkey walks by itself. */

import type { CapybaraNCapybaraEvent } from "../../wire";

export interface Move {
  what: "card" | "pumpkin";
  /** The card's letter or the pumpkin's code. */
  face: string;
  from: string;
  to: string;
}

/** `near`: the seat whose line lies at the lower edge, where a block is seen before it is inserted. */
export function movesOf(event: CapybaraNCapybaraEvent, near: number): Move[] {
  switch (event.kind) {
    case "took":
      if (event.seat === near) return [];
      return [{ what: "card", face: event.card ?? "", from: `card:${event.card}`, to: `line:${event.seat}` }];
    case "took pumpkin":
      return [pumpkin(event.pumpkin ?? "", `hand:${event.seat}`)];
    case "scored":
      return [pumpkin(event.pumpkin ?? "", `pile:${event.seat}`)];
    default:
      return [];
  }
}

function pumpkin(code: string, to: string): Move {
  return { what: "pumpkin", face: code, from: `pumpkin:${code}`, to };
}
