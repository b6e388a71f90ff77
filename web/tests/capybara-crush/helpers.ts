import { faceOf } from "../../src/games/capybara-crush/chains";
import type { CapybaraCrushEvent, CapyView, CrushView, HerdView } from "../../src/wire";

/** A capy by what it carries: `1.GMT.p`, behind it `^` slid up, `v` slid down, `r` flipped; empty: no critters. */
export function capy(spec = "", start = true): CapyView {
  const [, code = "", marks = ""] = /^([^\^vr]*)([\^vr]*)$/.exec(spec)!;
  return {
    start,
    critters: code ? faceOf(code) : null,
    flipped: marks.includes("r"),
    shift: marks.includes("^") ? -1 : marks.includes("v") ? 1 : 0,
    below: null,
  };
}

/** A herd from the left, separated by blanks; `-` is an empty capy. */
export const herd = (line: string): CapyView[] => line.split(" ").map((spec) => capy(spec === "-" ? "" : spec));

export function player(line: string, more: Partial<HerdView> = {}): HerdView {
  return { seat: 0, herd: herd(line), stars: 3, favourite: "goat", cards: 1, hand: [], known: [], chains: {}, favourites: 0, points: 0, ...more };
}

/** Solo's river, `-` an empty place, and the AI's favourites. */
export function river(cards: string, ai: string[]): CrushView {
  return { river: cards.split(" ").map((code) => (code === "-" ? null : faceOf(code))), ai } as CrushView;
}

let n = 0;
export const event = (kind: string, fields: object): CapybaraCrushEvent => ({ n: n++, kind, ...fields }) as CapybaraCrushEvent;
