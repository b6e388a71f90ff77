/** Why something cannot be chosen now, as a key of the catalogue with its arguments. */

import type { Table } from "./table.svelte";
import type { Said } from "./words";

const POWER_NEEDS: Record<string, string> = {
  sweep: "deck",
  chance: "deck",
  hope: "deck",
  sprint: "room",
  flip: "critters",
  somersault: "critters",
  shift: "critters",
  trade: "two",
  release: "card",
  leap: "capys",
  march: "capys",
};

/** Why a card cannot be drawn from the river or the deck. */
export function whyNotDraw(table: Table, deck = false): Said {
  if (deck && table.solo && table.step === "draw") return { key: "cr-why-river-only" };
  return { key: table.step === "draw" ? "cr-why-empty" : "cr-why-drawn" };
}

/** Why a card of the hand cannot be used. */
export function whyNotCard(table: Table): Said {
  if (!table.acting) return { key: "cr-why-not-yours" };
  return { key: table.step === "draw" ? "cr-why-draw-first" : "cr-why-first" };
}

/** Why nothing can be done at a place of the line; −1 is an end. */
export function whyNotPlace(table: Table, place: number): Said {
  if (!table.acting) return { key: "cr-why-not-yours" };
  if (table.step === "draw") return { key: "cr-why-draw-first" };
  if (place < 0) return { key: table.player.herd.length >= table.view.most ? "cr-why-most" : "cr-why-first" };
  if (table.targets.size && table.card) return { key: "cr-why-taken" };
  return { key: table.hand.length ? "cr-why-choose-card" : "cr-why-first" };
}

/** Why a power cannot be used now; null when it can. */
export function whyNoPower(table: Table, power: string): Said | null {
  if (!table.mine) return { key: "cr-why-not-yours" };
  if (table.legal.some(({ parts }) => parts.do === "power" && parts.power === power)) return null;
  if (table.view.power !== null || table.step === "place") return { key: "cr-why-first" };
  if (table.draft && table.step !== "main") return { key: "cr-why-first" };
  if (table.solo && table.step !== "refill") return { key: "cr-why-after-ai" };
  const cost = table.view.powers[power] ?? 0;
  if (table.player.stars < cost) return { key: "cr-why-stars", words: { stars: cost, have: table.player.stars } };
  return { key: `cr-why-needs-${POWER_NEEDS[power]}` };
}

/** The same in a word or two, for where there is no room for more. */
export function shortly({ key }: Said): Said {
  const reason = key.slice("cr-why-".length);
  return { key: `cr-not-${reason}` };
}

export const whyNotPower = (table: Table, power: string): Said => whyNoPower(table, power) ?? { key: "cr-why-first" };
