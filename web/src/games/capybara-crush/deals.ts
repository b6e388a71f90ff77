/** Solo deals: which seed a table was dealt from, the deal of the day, and how my days went; kept in this browser. */

import { go } from "../../lib/router.svelte";
import { openTable } from "../../net/api";
import { understand, type Day, type Deal, type Kept } from "./kept";

const PLACE = "capytable-crush-deals";
const KEPT = 200;
const SEEDS = 2 ** 31;
/** Seeds of days lie apart from those that are drawn. */
const DAYS = 2 ** 40;

function read(): Kept {
  try {
    return understand(localStorage.getItem(PLACE));
  } catch {
    return understand(null);
  }
}

function write({ deals, days }: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ deals: deals.slice(-KEPT), days: days.slice(-KEPT) }));
  } catch {
    // A browser without storage forgets; the deal of the day is the same all the same.
  }
}

/** Today's date in UTC, which is the same for everybody. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const seedOf = (day: string): number => DAYS + Number(day.replaceAll("-", ""));

export const newSeed = (): number => Math.floor(Math.random() * SEEDS);

/** My days, the newest first. */
export const days = (): Day[] => read().days.toSorted((a, b) => (a.day < b.day ? 1 : -1));

export const dealOf = (table: string): Deal | null => read().deals.find((deal) => deal.table === table) ?? null;

/** Open a solo table for a deal and go there. */
export async function playDeal(name: string, seed: number, day: string | null): Promise<void> {
  const request = { game: "capybara-crush", seats: [{ kind: "human" as const, name }], seed, options: { variant: "solo" } };
  const { id } = await openTable(request);
  const kept = read();
  write({ ...kept, deals: [...kept.deals, { table: id, seed, day }] });
  go(`/table/${id}`);
}

/** Note how a daily deal went, the first time it is finished. */
export function noteDay(day: Day): void {
  const kept = read();
  if (!kept.days.some((known) => known.day === day.day)) write({ ...kept, days: [...kept.days, day] });
}
