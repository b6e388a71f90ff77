/** What a herd line is worth: chains of critters and backgrounds, favourites, stars, and what a card would change. */

import type { CapyView, FaceView } from "../../wire";

export const CRITTERS = ["goat", "monkey", "turtle", "bird", "yuzu"] as const;
export const BACKGROUNDS = ["pink", "green", "yellow"] as const;
/** What makes chains. */
export const KINDS: string[] = [...CRITTERS, ...BACKGROUNDS];
/** The ten printed categories (CR-42). */
export const CATEGORIES: string[] = [...KINDS, "favourite", "stars"];

export type Capy = Pick<CapyView, "start" | "critters" | "flipped" | "shift">;
export type Scores = Record<string, number>;

/** A link of a chain: a place of the line, and the row that is seen there (0 … 4; −1 for a background). */
export interface Link {
  place: number;
  row: number;
}

export const isBackground = (kind: string): boolean => BACKGROUNDS.some((one) => one === kind);

/** The row in which a printed row is seen, flipped and slid as the card is; the middle of an unmoved card is 2. */
export const seenRow = ({ flipped, shift }: Capy, row: number): number => (flipped ? 2 - row : row) + 1 + shift;

/** The longest chain of a critter or background, the first of equals (CR-40, CR-41). */
export function chainOf(herd: Capy[], kind: string): Link[] {
  let longest: Link[] = [];
  let ends: Link[][] = [];
  herd.forEach((capy, place) => {
    ends = linksAt(capy, place, kind).map((link) => {
      const before = ends.filter((chain) => Math.abs(chain.at(-1)!.row - link.row) <= 1);
      return [...before.reduce((a, b) => (b.length > a.length ? b : a), [] as Link[]), link];
    });
    for (const chain of ends) if (chain.length > longest.length) longest = chain;
  });
  return longest;
}

function linksAt(capy: Capy, place: number, kind: string): Link[] {
  const { critters } = capy;
  if (!critters) return [];
  if (isBackground(kind)) return critters.background === kind ? [{ place, row: -1 }] : [];
  return critters.critters.flatMap((critter, row) => (critter === kind ? [{ place, row: seenRow(capy, row) }] : []));
}

/** Points by category; chains shorter than `shortest` count nothing. */
export function scoresOf(herd: Capy[], favourite: string | null, stars: number, shortest = 1): Scores {
  const chains = KINDS.map((kind) => [kind, chainOf(herd, kind).length] as const);
  const liked = herd.filter(({ critters }) => favourite !== null && critters?.critters.includes(favourite)).length;
  return {
    ...Object.fromEntries(chains.map(([kind, length]) => [kind, length >= shortest ? length : 0])),
    favourite: liked,
    stars,
  };
}

export const sum = (scores: Scores): number => Object.values(scores).reduce((a, b) => a + b, 0);

/** The herd with a card upright on a capy. */
export const withCard = (herd: Capy[], card: FaceView, at: number): Capy[] =>
  herd.map((capy, place) => (place === at ? { ...capy, critters: card, flipped: false, shift: 0 } : capy));

const LETTERS: Record<string, string> = { G: "goat", M: "monkey", T: "turtle", B: "bird", Y: "yuzu" };
const GROUNDS: Record<string, string> = { p: "pink", g: "green", y: "yellow" };

/** A card by its code: `17.GMT.p` is number, critters from the top, background. */
export function faceOf(code: string): FaceView {
  const [number = "", critters = "", background = ""] = code.split(".");
  return {
    code,
    number: Number(number),
    critters: [...critters].map((letter) => LETTERS[letter] ?? ""),
    background: GROUNDS[background] ?? "",
  };
}
