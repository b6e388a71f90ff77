/** What the log says of whole rounds: the bill at the end of one, and the course of the cookies over all. */

import type { CookieClubEvent } from "../../wire";

export interface BillLine {
  card: string;
  /** What the card costs; 0 where a dearer one of its kind is paid for. */
  value: number;
}

export interface Bill {
  round: number;
  /** Who had no cards left; -1 nobody. */
  ender: number;
  revealed: string | null;
  gain: number;
  payers: { seat: number; due: number; paid: number; cards: BillLine[] }[];
  /** Who starts the next round; -1 when there is none. */
  starter: number;
}

/** The bill of the round that ends within these events; null when none does. */
export function billOf(events: CookieClubEvent[]): Bill | null {
  const at = events.findIndex(({ kind }) => kind === "round ended");
  const end = events[at];
  if (end?.kind !== "round ended") return null;
  const bill: Bill = { round: end.round, ender: end.seat, revealed: null, gain: 0, payers: [], starter: -1 };
  const payer = (seat: number): Bill["payers"][number] => {
    const known = bill.payers.find((one) => one.seat === seat);
    if (known) return known;
    const fresh = { seat, due: 0, paid: 0, cards: [] };
    bill.payers.push(fresh);
    return fresh;
  };
  for (const event of events.slice(at)) {
    if (event.kind === "revealed") Object.assign(bill, { revealed: event.card, gain: event.gain });
    if (event.kind === "counted") {
      payer(event.seat).due += event.value;
      payer(event.seat).cards.push({ card: event.card ?? "", value: event.value });
    }
    if (event.kind === "left over") payer(event.seat).cards.push({ card: event.card ?? "", value: 0 });
    if (event.kind === "paid") payer(event.seat).paid = event.cookies;
    if (event.kind === "dealt") bill.starter = event.starter;
  }
  bill.payers.sort((a, b) => a.seat - b.seat);
  return bill;
}

/** Cookies of every player at the start and after each round, worked out backwards from the present ones. */
export function courseOf(events: CookieClubEvent[], present: number[]): number[][] {
  const now = Array<number>(present.length).fill(0);
  const course = [[...now]];
  let open = false;
  for (const event of events) {
    if (event.kind === "gave back" || event.kind === "paid") now[event.seat]! -= event.cookies;
    else if (event.kind === "revealed") now[event.seat]! += event.gain;
    if (event.kind === "round ended") open = true;
    if (open && (event.kind === "dealt" || event.kind === "game over")) {
      course.push([...now]);
      open = false;
    }
  }
  if (course.at(-1)!.some((cookies, seat) => cookies !== now[seat])) course.push([...now]);
  return course.map((column) => column.map((cookies, seat) => cookies + present[seat]! - now[seat]!));
}
