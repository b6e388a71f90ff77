/** Cards and tokens by their codes, and what the rules say of them at a glance. */

import type { ActionInfo, CookieClubView } from "../../wire";

export const ANIMALS = ["anteater", "armadillo", "capuchin", "turtle", "sloth", "tapir", "toucan"] as const;
export const CAPYBARA = "capybara";
export const CAPYBARA_VALUE = 7;

const HIGHEST = 5;

export type Parts =
  | { do: "play"; card: string; pile: number }
  | { do: "draw" }
  | { do: "end turn" }
  | { do: "pass"; card: string }
  | { do: "discard"; card: string }
  | { do: "cookie"; from: number }
  | { do: "refuse" }
  | { do: "accept" };

export type Choice = ActionInfo & { parts: Parts };

export const animalOf = (code: string): string => code.split(" ")[0] ?? code;

export function valueOf(code: string): number {
  return code === CAPYBARA ? CAPYBARA_VALUE : Number(code.split(" ")[1]);
}

/** The arguments that name a card in the catalogue. */
export function cardWords(code: string): { animal: string; value: number } {
  return { animal: animalOf(code), value: valueOf(code) };
}

/** The value that fits on a top card: one more, and 1 after 5 (CC-10). */
export function nextValue(top: string): number {
  return (valueOf(top) % HIGHEST) + 1;
}

/** Whether both tops show the same value, so that any animal but the capybara fits (CC-11). */
export function topsEqual(tops: string[]): boolean {
  return tops.length === 2 && valueOf(tops[0]!) === valueOf(tops[1]!);
}

/** Token places where the figure stops when a capuchin (1) or a toucan (2) is played, chains included (CC-27). */
export function walk(view: Pick<CookieClubView, "tokens" | "figure">, steps: number): number[] {
  const places: number[] = [];
  let place = view.figure;
  for (let go = steps; go > 0 && places.length < view.tokens.length; ) {
    place = (place + go) % view.tokens.length;
    places.push(place);
    go = stepsOf(view.tokens[place]!);
  }
  return places;
}

/** How far the figure walks for an animal: 0 for those that do not move it. */
export function stepsOf(animal: string): number {
  return animal === "capuchin" ? 1 : animal === "toucan" ? 2 : 0;
}

/** The legal ways to use a card of the hand now. */
export function usesOf(card: string, legal: Choice[]): Choice[] {
  return legal.filter(({ parts }) => "card" in parts && parts.card === card);
}

export function find<D extends Parts["do"]>(legal: Choice[], what: D): Choice | undefined {
  return legal.find(({ parts }) => parts.do === what);
}

/** A hand as things with names of their own: copies of a card are told apart by their number. */
export function handItems(hand: string[]): { id: string; code: string }[] {
  const seen = new Map<string, number>();
  return hand.map((code) => {
    const copy = seen.get(code) ?? 0;
    seen.set(code, copy + 1);
    return { id: `${code}#${copy}`, code };
  });
}
