/** Events told as sentences: which key of the catalogue, with which arguments. */

import type { Words } from "../../i18n/index.svelte";
import type { Names } from "../../lib/names";
import type { CookieClubEvent } from "../../wire";
import { cardWords } from "./cards";

export interface Line {
  n: number;
  kind: CookieClubEvent["kind"];
  key: string;
  words: Words;
  /** The seat that the sentence is about; -1 nobody. */
  seat: number;
}

function seen(key: string, card: string | null): { key: string; words: Words } {
  return card === null ? { key, words: {} } : { key: `${key}-seen`, words: cardWords(card) };
}

/** The sentence for an event; null where the log is silent. `tokens` are the circle's. */
export function tell(event: CookieClubEvent, names: Names, tokens: string[]): Line | null {
  const base = { n: event.n, kind: event.kind, seat: "seat" in event ? event.seat : -1 };
  const line = (key: string, words: Words = {}): Line => ({ ...base, key: `cc-log-${key}`, words });
  switch (event.kind) {
    case "dealt":
      return { ...line("dealt", { round: event.round, ...names.who(event.starter) }), seat: event.starter };
    case "played":
      return line("played", { ...names.who(event.seat), ...cardWords(event.card ?? ""), pile: event.pile });
    case "discarded":
      return line("discarded", { ...names.who(event.seat), ...cardWords(event.card ?? "") });
    case "drew": {
      const said = seen("drew", event.card);
      return line(said.key, { ...names.who(event.seat), ...said.words });
    }
    case "ended turn":
      return line(event.drew ? "ended-turn" : "ended-turn-dry", names.who(event.seat));
    case "reshuffled":
      return line("reshuffled", { count: event.cards });
    case "moved":
      return line("moved", { token: tokens[event.to] ?? "cookies" });
    case "offered": {
      const said = seen("offered", event.card);
      return line(said.key, { ...names.who(event.seat), ...names.whom(event.to), ...said.words });
    }
    case "refused card":
      return line("refused-card", { ...names.who(event.seat), ...names.whom(event.to) });
    case "took": {
      const said = seen("took", event.card);
      return line(said.key, { ...names.who(event.seat), ...said.words });
    }
    case "teapot":
      return event.to < 0 ? line("teapot-back") : { ...line("teapot", names.who(event.to)), seat: event.to };
    case "gave back":
      return line("gave-back", { ...names.who(event.seat), cookies: event.cookies });
    case "refused cookie":
      return line("refused-cookie", names.who(event.seat));
    case "revealed":
      return line("revealed", { ...names.who(event.seat), ...cardWords(event.card ?? ""), cookies: event.gain });
    case "round ended":
      if (event.seat < 0) return line("round-ended-nobody", { round: event.round });
      return line("round-ended", { ...names.who(event.seat), round: event.round });
    case "paid":
      return line("paid", { ...names.who(event.seat), cookies: event.cookies });
    case "nobody":
      return line("nobody");
    case "game over":
      return line("game-over");
    case "turn": // follows from what is done
    case "counted": // the bill has a page of its own:
    case "left over":
      return null;
  }
}
