/** What this browser keeps of solo deals, read with care: somebody else, or an older page, may have written there. */

/** What a solo table was dealt from; `day` is the date (UTC) of a daily deal. */
export interface Deal {
  table: string;
  seed: number;
  day: string | null;
}

/** How the first finished game of a daily deal went. */
export interface Day {
  day: string;
  mine: number;
  ai: number;
  won: boolean;
}

export interface Kept {
  deals: Deal[];
  days: Day[];
}

type Unknown<T> = { [key in keyof T]?: unknown };

const isDate = (day: unknown): day is string => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

const isDeal = (deal: Unknown<Deal> | null): boolean =>
  typeof deal?.table === "string" && Number.isSafeInteger(deal.seed) && (deal.day === null || isDate(deal.day));

const isDay = (day: Unknown<Day> | null): boolean =>
  isDate(day?.day) && Number.isSafeInteger(day.mine) && Number.isSafeInteger(day.ai) && typeof day.won === "boolean";

/** All of the text that can be understood; of two entries for one day the first. */
export function understand(text: string | null): Kept {
  let found: Unknown<Kept> | null;
  try {
    found = JSON.parse(text ?? "{}") as Unknown<Kept> | null;
  } catch {
    found = null;
  }
  const list = (some: unknown): unknown[] => (Array.isArray(some) ? some : []);
  const deals = list(found?.deals).filter((deal): deal is Deal => isDeal(deal as Unknown<Deal> | null));
  const days = list(found?.days).filter((day): day is Day => isDay(day as Unknown<Day> | null));
  return { deals, days: days.filter(({ day }, at) => days.findIndex((other) => other.day === day) === at) };
}
