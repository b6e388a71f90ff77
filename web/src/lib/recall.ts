/** Which events a player may want to see once more. */

interface Told {
  kind: string;
  seat?: number;
}

/** What the others did since this seat's last turn; within the seat's turn, since the one before. */
export function sinceMyTurn<E extends Told>(events: E[], seat: number): E[] {
  let end = events.length;
  const turnAt = (from: number, own: boolean): number =>
    events.findLastIndex((event, at) => at < from && event.kind === "turn" && (event.seat === seat) === own);
  const last = events.findLast((event) => event.kind === "turn");
  if (last?.seat === seat) end = turnAt(end, true);
  const mine = turnAt(end, true);
  const start = events.findIndex((event, at) => at > mine && event.kind === "turn" && event.seat !== seat);
  return start < 0 ? [] : events.slice(start, end);
}
