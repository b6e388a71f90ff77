/** How a game ended, as the list of games says it. */

import type { Table } from "../wire";

export interface Outcome {
  /** The key of what is said. */
  key: string;
  /** "you" when the one person at the table won. */
  who: "you" | "other";
  /** Who won. */
  names: string[];
}

export function outcomeOf({ status, result, seats }: Pick<Table, "status" | "result" | "seats">): Outcome {
  const winners = result?.winners.map((seat) => seats[seat]!) ?? [];
  const people = seats.filter(({ kind }) => kind === "human");
  const who = people.length === 1 && winners[0]?.kind === "human" ? "you" : "other";
  const names = winners.map(({ name }) => name);
  if (status === "abandoned" || !result) return { key: "start-abandoned", who, names };
  if (!names.length) return { key: seats.length > 1 ? "end-nobody" : "start-lost", who, names };
  return { key: names.length > 1 ? "start-shared" : "start-won", who, names };
}
