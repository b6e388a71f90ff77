/** Arguments for the catalogue: cards, conditions and players. */

import type { Words } from "../../i18n/index.svelte";
import type { PumpkinView } from "../../wire";

const COPY = /-\d+$/;

/** A pumpkin by its code: `AABB`, `AABB-2` for a second one, `>5` for an arrow. */
export function pumpkinWords(code: string): { letters: string; steps: number } {
  if (code.startsWith(">")) return { letters: "arrow", steps: Number(code.slice(1).replace(COPY, "")) };
  return { letters: spaced(code.replace(COPY, "")), steps: 0 };
}

/** Letters one by one, as a voice should read them. */
export const spaced = (letters: string | string[]): string => [...letters].join(" ");

export const cardWords = (card: PumpkinView): Words => ({ ...pumpkinWords(card.code), points: card.points });

/** A key of the catalogue with its arguments. */
export interface Said {
  key: string;
  words?: Words;
}
