/** Events told as sentences: which key of the catalogue, with which arguments. */

import type { Words } from "../../i18n/index.svelte";
import type { Names } from "../../lib/names";
import type { CapybaraCrushEvent } from "../../wire";
import { faceOf } from "./chains";
import { cardWords, POWERS } from "./words";

export interface Line {
  n: number;
  kind: CapybaraCrushEvent["kind"];
  key: string;
  words: Words;
  /** The seat that the sentence is about; -1 nobody. */
  seat: number;
}

const known = (key: string, card: string | null): [string, Words] =>
  card === null ? [key, {}] : [`${key}-seen`, cardWords(faceOf(card))];

/** The sentence for an event; null where the log is silent. */
export function tell(event: CapybaraCrushEvent, names: Names, solo: boolean): Line | null {
  const seat = "seat" in event ? (event.seat ?? -1) : -1;
  const line = (key: string, words: Words = {}): Line => ({
    n: event.n,
    kind: event.kind,
    seat,
    key: `cr-log-${key}`,
    words: { ...(seat < 0 ? {} : names.who(seat)), ...words },
  });
  switch (event.kind) {
    case "dealt":
      return solo ? line("dealt-alone") : line("dealt", names.who(event.starter));
    case "took from river":
      return line("took", cardWords(faceOf(event.card ?? "")));
    case "drew":
      return line(...known("drew", event.card));
    case "played capy":
      return line(...known("capy", event.card));
    case "played critters":
      return line("critters", { ...cardWords(faceOf(event.card ?? "")), place: event.place + 1 });
    case "star back":
      return line("star-back");
    case "used power":
      return line("power", { power: POWERS[event.power ?? 0] ?? "", stars: event.stars });
    case "flipped":
      return line("flipped", { place: event.place + 1 });
    case "shifted":
      return line("shifted", { place: event.place + 1, way: event.by === 0 ? "up" : "down" });
    case "moved":
      return line("moved", { place: event.from + 1, to: event.to + 1 });
    case "traded":
      return line("traded", { place: event.one + 1, to: event.other + 1 });
    case "removed":
      // Alone the scored cards go all at once, and Release tells of itself.
      return solo ? null : line("removed", cardWords(faceOf(event.card ?? "")));
    case "discarded":
      return line(...known("discarded", event.card));
    case "swept":
      return line("swept");
    case "ai took":
      return line("ai-took", { ...cardWords(faceOf(event.card ?? "")), points: event.points });
    case "scored":
      return line("scored", { scoring: event.scoring, points: event.points });
    case "reserved":
      return line(...known("reserved", event.card));
    case "from reserve":
      return line(...known("from-reserve", event.card));
    case "shown":
      return line("shown", { round: event.round });
    case "game over":
      return line("game-over");
    case "turn": // follows from what is done
    case "river": // seen on the table
    case "ready":
    case "passed": // follows from the next round
      return null;
  }
}
