/** What a line of capybaras and a walking monkey amount to: gains, letters crossed, the bonus card. */

import type { CapybaraView, LineView, PumpkinView, ReachView, StopView } from "../../wire";

export const LETTERS = ["A", "B", "C", "D", "E"];
/** Steps that one, two and three capybaras cost (CN-12). */
export const COSTS = [1, 3, 5];
export const PUMPKINS_TO_END = 5;
const FORGONE_COSTS = 3;
const PLAIN = LETTERS.slice(0, 4);
const RUNS: Record<string, { size: number; points: number }> = {
  pair: { size: 2, points: 1 },
  triplet: { size: 3, points: 2 },
  quadruplet: { size: 4, points: 3 },
};
const SET_POINTS = 2;

/** The most capybaras that a walk of so many steps brings. */
export const gainOf = (steps: number): number => COSTS.filter((cost) => cost <= steps).length;

/** The cards crossed by a walk, the first one crossed first. */
export function crossed(player: Pick<LineView, "line" | "ahead">, steps: number): string[] {
  return player.line.slice(player.ahead - steps, player.ahead).reverse();
}

/** Which of the letters a pumpkin asks for are found among these cards; each card counts once (CN-17). */
export function matched(letters: string, cards: string[]): boolean[] {
  const left = [...cards];
  return [...letters].map((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** How a pumpkin stands to a walk of the monkey. */
export type Fate =
  /** The walk ends where it is scored. */
  | { is: "here"; forgone: number }
  /** It is scored by other walks. */
  | { is: "elsewhere"; stops: StopView[] }
  /** The line ahead is too short: `need` cards would do, `have` are there; `missing` letters are not among them. */
  | { is: "out"; need: number; have: number; missing: string[] };

/** `reach` is what the server says can be scored from where the monkey stands. */
export function fateOf(card: PumpkinView, reach: ReachView[], player: LineView, steps: number): Fate {
  const stops = reach.find(({ code }) => code === card.code)?.stops;
  const here = stops?.find((stop) => stop.steps === steps);
  if (here) return { is: "here", forgone: here.forgone };
  if (stops) return { is: "elsewhere", stops };
  const found = matched(card.letters, crossed(player, player.ahead));
  const missing = [...card.letters].filter((_, at) => !found[at]);
  const need = card.steps || card.letters.length + (FORGONE_COSTS - 1) * missing.length;
  return { is: "out", need, have: player.ahead, missing };
}

/** Letters that are not matched on a walk, as many as are forgone on it; the others are still to be crossed. */
export function lettersOn(card: PumpkinView, player: LineView, steps: number, fate: Fate): ("crossed" | "forgone" | "open")[] {
  let forgone = fate.is === "here" ? fate.forgone : 0;
  return matched(card.letters, crossed(player, steps)).map((found) => {
    if (found) return "crossed";
    return forgone-- > 0 ? "forgone" : "open";
  });
}

/** Which cards of a line count for the bonus, and what they are worth (CN-33 … CN-35). */
export function bonusOf(line: string[], bonus: string): { points: number; counts: boolean[] } {
  const run = RUNS[bonus];
  if (run) return bonusOfRuns(line, run.size, run.points);
  const many = PLAIN.map((letter) => line.filter((card) => card === letter).length);
  if (bonus === "one-type") {
    const most = Math.max(...many);
    const letter = PLAIN[many.indexOf(most)];
    return { points: most, counts: line.map((card) => card === letter) };
  }
  const sets = Math.min(...many);
  const seen = new Map<string, number>();
  const counts = line.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return PLAIN.includes(card) && before < sets;
  });
  return { points: sets * SET_POINTS, counts };
}

function bonusOfRuns(line: string[], size: number, worth: number): { points: number; counts: boolean[] } {
  const counts: boolean[] = [];
  let points = 0;
  for (let start = 0; start < line.length; ) {
    let end = start + 1;
    while (line[end] === line[start]) end++;
    const exact = end - start === size;
    if (exact) points += worth;
    for (; start < end; start++) counts.push(exact);
  }
  return { points, counts };
}

/** How far the monkey walks when it goes back now (CN-21). */
export function backSteps(player: LineView): number {
  return Math.min(player.grown ? 4 : 3, player.line.length - player.ahead);
}

/** The open pumpkins and the one in the viewer's hand. */
export function pumpkinsFor(view: CapybaraView, seat: number): PumpkinView[] {
  const hand = view.players[seat]?.hand;
  return [...view.pumpkins.filter((card): card is PumpkinView => card !== null), ...(hand ? [hand] : [])];
}

/** Cards as things with names of their own: copies are told apart by their number. */
export function items(cards: string[]): { id: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}#${copy}`, card };
  });
}
