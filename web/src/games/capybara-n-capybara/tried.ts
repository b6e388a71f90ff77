/** What a person tries before it is said to the server outlives a refresh of the page: kept until the tab closes. */

const PLACE = "capybara-n-capybara";

/** The steps tried, the cards picked and the gap they are held over, for one seat's one decision at one table. */
export interface Tried {
  where: string;
  seat: number;
  n: number;
  walk: number;
  picks: string[];
  gap: number;
}

export function keep(tried: Tried): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(tried));
  } catch {
    // A browser without storage forgets; nothing else depends on it.
  }
}

/** What was kept for this very decision. */
export function kept(where: string, seat: number, n: number): Tried | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Tried | null;
    return found && found.where === where && found.seat === seat && found.n === n ? found : null;
  } catch {
    return null;
  }
}
