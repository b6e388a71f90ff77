/** What is asked of the player now, or whom the table waits for, as a key of the catalogue with its arguments. */

import type { Names } from "../../lib/names";
import type { CookieClubView } from "../../wire";
import { cardWords, find, nextValue, topsEqual, type Choice } from "./cards";
import type { Reason } from "./reasons";

export const nextSeat = (view: CookieClubView, seat: number): number => (seat + 1) % view.players.length;

const PLAYING = ["play", "after-draw", "armadillo"];

/** Whether a card for a pile is looked for. */
export const isPlaying = (view: CookieClubView): boolean => PLAYING.includes(view.phase);

/** The question that the player answers now; `chosen`: a card waits for its pile. */
export function askOf(view: CookieClubView, legal: Choice[], names: Names, chosen: boolean): Reason {
  if (chosen) return { key: "cc-ask-pile" };
  const other = { other: names.of(nextSeat(view, view.mover)) };
  const rival = { other: names.of(view.active) };
  const fits = find(legal, "play") !== undefined;
  switch (view.phase) {
    case "after-draw":
      return { key: fits ? "cc-ask-after-draw" : "cc-ask-after-draw-end" };
    case "armadillo":
      return { key: fits ? "cc-ask-armadillo" : "cc-ask-armadillo-draw" };
    case "pass":
      return { key: "cc-ask-pass", words: other };
    case "discard":
      return { key: "cc-ask-discard" };
    case "cookie":
      return { key: "cc-ask-cookie" };
    case "teapot-card":
      return { key: "cc-ask-teapot-card", words: rival };
    case "teapot-cookie":
      return { key: "cc-ask-teapot-cookie", words: rival };
    default:
      if (!find(legal, "draw")) return { key: "cc-ask-play-only" };
      return { key: fits ? "cc-ask-play" : "cc-ask-play-draw" };
  }
}

/** Which values fit on the piles now. */
export function fitsNow(view: CookieClubView): Reason {
  if (topsEqual(view.tops)) return { key: "cc-fits-any" };
  const [first, second] = view.tops.map(nextValue).sort((a, b) => a - b);
  return { key: "cc-why-fits", words: { first: first!, second: second! } };
}

/** Whom the table waits for. */
export function waitOf(view: CookieClubView, names: Names): Reason {
  return { key: `cc-wait-${view.phase}`, words: { name: names.of(view.mover) } };
}

/** What one touch on a choice does, for buttons and screen readers. */
export function doOf(choice: Choice, view: CookieClubView, names: Names): Reason {
  const { parts } = choice;
  const card = "card" in parts ? cardWords(parts.card as string) : {};
  switch (parts.do) {
    case "play":
      return { key: "cc-do-play", words: { ...card, pile: parts.pile } };
    case "draw":
      return { key: "cc-do-draw" };
    case "end turn":
      return { key: "cc-do-end-turn" };
    case "pass":
      return { key: "cc-do-pass", words: { ...card, other: names.of(nextSeat(view, view.mover)) } };
    case "discard":
      return { key: "cc-do-discard", words: card };
    case "cookie":
      return { key: "cc-do-cookie", words: { other: names.of(seatOfRelative(view, parts.from)) } };
    case "refuse":
      return { key: "cc-do-refuse" };
    case "accept":
      return { key: view.phase === "teapot-card" ? "cc-do-accept-card" : "cc-do-accept-cookie" };
  }
}

/** The seat that is so many places after the mover. */
export function seatOfRelative(view: CookieClubView, relative: number): number {
  return (view.mover + relative) % view.players.length;
}

/** The choice that takes a cookie from this seat. */
export function cookieFrom(view: CookieClubView, legal: Choice[], seat: number): Choice | undefined {
  return legal.find(({ parts }) => parts.do === "cookie" && seatOfRelative(view, parts.from) === seat);
}
