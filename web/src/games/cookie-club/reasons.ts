/** Why a card or a player cannot be chosen now, as a key of the catalogue with its arguments. */

import type { Words } from "../../i18n/index.svelte";
import type { CookieClubView } from "../../wire";
import { CAPYBARA, nextValue, type Choice } from "./cards";

export interface Reason {
  key: string;
  words?: Words;
}

const ASKED_FIRST: Record<string, string> = {
  pass: "cc-why-pass",
  discard: "cc-why-discard",
  cookie: "cc-why-cookie",
  "teapot-card": "cc-why-teapot",
  "teapot-cookie": "cc-why-teapot",
};

/** Why this card of the hand cannot be played. */
export function whyNotCard(view: CookieClubView, legal: Choice[], card: string): Reason {
  if (!legal.length) return { key: "cc-why-not-yours" };
  const first = ASKED_FIRST[view.phase];
  if (first) return { key: first };
  if (card === CAPYBARA) return { key: "cc-why-capybara" };
  const [lower, higher] = view.tops.map(nextValue).sort((a, b) => a - b);
  return { key: "cc-why-fits", words: { first: lower!, second: higher! } };
}

/** Why the chosen card cannot go on this pile. */
export function whyNotPile(view: CookieClubView, pile: number): Reason {
  return { key: "cc-why-fits-one", words: { first: nextValue(view.tops[pile]!) } };
}

/** Why no card can be drawn. */
export function whyNotDraw(view: CookieClubView, legal: Choice[]): Reason {
  if (!legal.length) return { key: "cc-why-not-yours" };
  const first = ASKED_FIRST[view.phase];
  if (first) return { key: first };
  if (view.phase === "armadillo") return { key: "cc-why-armadillo" };
  return { key: view.phase === "after-draw" ? "cc-why-drawn" : "cc-why-no-draw" };
}

/** Why the turn cannot be ended. */
export function whyNotEnd(view: CookieClubView, legal: Choice[]): Reason {
  if (!legal.length) return { key: "cc-why-not-yours" };
  const first = ASKED_FIRST[view.phase];
  if (first) return { key: first };
  return { key: view.phase === "armadillo" ? "cc-why-armadillo" : "cc-why-draw-first" };
}

/** Why this player cannot be asked for a cookie. */
export function whyNotPlayer(view: CookieClubView, legal: Choice[], seat: number, name: string): Reason {
  if (!legal.length) return { key: "cc-why-not-yours" };
  if (seat === view.viewer) return { key: "cc-why-self" };
  return { key: "cc-why-last-cookie", words: { other: name } };
}
