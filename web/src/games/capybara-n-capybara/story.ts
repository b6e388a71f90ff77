/** Events told as sentences: which key of the catalogue, with which arguments. */

import type { Words } from "../../i18n/index.svelte";
import type { Names } from "../../lib/names";
import type { CapybaraNCapybaraEvent } from "../../wire";
import { pumpkinWords } from "./words";

export interface Line {
  n: number;
  kind: CapybaraNCapybaraEvent["kind"];
  key: string;
  words: Words;
  /** The seat that the sentence is about; -1 nobody. */
  seat: number;
}

/** The sentence for an event; null where the log is silent. */
export function tell(event: CapybaraNCapybaraEvent, names: Names): Line | null {
  const seat = "seat" in event ? event.seat : -1;
  const line = (key: string, words: Words = {}): Line => ({
    n: event.n,
    kind: event.kind,
    seat,
    key: `cn-log-${key}`,
    words: { ...(seat < 0 ? {} : names.who(seat)), ...words },
  });
  switch (event.kind) {
    case "dealt":
      return line("dealt", names.who(event.starter));
    case "took pumpkin":
      return line("took-pumpkin", pumpkinWords(event.pumpkin ?? ""));
    case "refreshed":
      return line("refreshed");
    case "walked":
      return line("walked", { steps: event.steps });
    case "took":
      return line("took", { card: event.card ?? "" });
    case "inserted":
      return line("inserted", { cards: event.cards ?? 0, at: event.at });
    case "scored":
      return line("scored", { ...pumpkinWords(event.pumpkin ?? ""), points: event.points });
    case "forgone":
      return line("forgone", { letters: event.letters });
    case "grew":
      return line("grew");
    case "back":
      return line("back", { steps: event.steps });
    case "passed":
      return line("passed");
    case "reshuffled":
      return line("reshuffled", { cards: event.cards });
    case "last round":
      return line("last-round", { turns: event.turns });
    case "game over":
      return line("game-over");
    case "turn": // follows from what is done
    case "card opened": // seen in the displays
    case "pumpkin opened":
      return null;
  }
}
