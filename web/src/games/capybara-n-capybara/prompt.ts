/** What is asked of the player now, or whom the table waits for, as a key of the catalogue with its arguments. */

import type { CapybaraView } from "../../wire";
import type { Parts } from "./choices";
import type { Table } from "./table.svelte";
import { cardWords, pumpkinWords, type Said } from "./words";

/** The question that the player answers now. */
export function askOf(table: Table): Said {
  const { view, phase } = table;
  switch (phase) {
    case "draft-pumpkin":
      return { key: "cn-ask-draft-pumpkin" };
    case "stop":
      return { key: "cn-ask-stop", words: view.scoring ? cardWords(view.scoring) : {} };
    case "draft-card":
    case "draft-gap":
      return { key: table.complete ? "cn-ask-draft-gap" : "cn-ask-draft-card" };
    case "card":
    case "gap":
      if (table.complete) return { key: "cn-ask-gap" };
      return { key: "cn-ask-card", words: { left: table.need - table.block.length } };
    default:
      if (!table.player.ahead) return { key: "cn-ask-turn-back" };
      return table.walk ? { key: "cn-ask-turn-walk", words: { steps: table.walk } } : { key: "cn-ask-turn" };
  }
}

/** Whom the table waits for. */
export function waitOf(view: CapybaraView, name: string): Said {
  return { key: `cn-wait-${view.phase}`, words: { name } };
}

/** What a choice does. */
export function doOf({ parts }: { parts: Parts }): Said {
  if (parts.do === "pumpkin") return { key: "cn-do-pumpkin", words: pumpkinWords(parts.pumpkin) };
  const { do: what, ...words } = parts;
  return { key: `cn-do-${what}`, words };
}

/** Turns that a seat still has of those that are left, the present one among them. */
export function turnsOf(view: CapybaraView, seat: number): number {
  const players = view.players.length;
  const until = (seat - view.mover + players) % players;
  return Math.max(0, Math.ceil((view.turns_left - until) / players));
}
