/** Why something cannot be chosen now, as a key of the catalogue with its arguments. */

import { list, t } from "../../i18n/index.svelte";
import type { CapybaraView } from "../../wire";
import type { Fate } from "./line";
import { spaced, type Said } from "./words";

const USELESS: Record<string, string> = { refresh: "cn-why-refreshed", back: "cn-why-back" };

/** Why the capybaras cannot be refreshed or the monkey not be moved back. */
export function whyNot(view: CapybaraView, what: string, acting: boolean): Said {
  if (!acting) return { key: "cn-why-not-yours" };
  return { key: (view.phase === "turn" && USELESS[what]) || "cn-why-first" };
}

export function whyNotGain(view: CapybaraView, gain: number, acting: boolean): Said {
  if (!acting) return { key: "cn-why-not-yours" };
  if (gain > view.display.length) return { key: "cn-why-few" };
  return { key: "cn-why-gain", words: { gain } };
}

export function whyNotTake(view: CapybaraView, acting: boolean, complete: boolean): Said {
  if (!acting) return { key: "cn-why-not-yours" };
  if (view.phase === "turn") return { key: "cn-ask-turn" };
  return { key: complete ? "cn-why-full" : "cn-why-first" };
}

export function whyNotPumpkin(view: CapybaraView, acting: boolean, fate: Fate): Said {
  if (!acting) return { key: "cn-why-not-yours" };
  if (view.phase !== "turn") return { key: "cn-why-first" };
  return fateSaid(fate);
}

/** How a pumpkin stands to the walk that is tried. */
export function fateSaid(fate: Fate): Said {
  if (fate.is === "here") return { key: "cn-fate-here", words: { forgone: fate.forgone } };
  if (fate.is === "out") return { key: "cn-fate-out", words: { steps: fate.need, have: fate.have } };
  const stops = fate.stops.map(({ steps, forgone }) =>
    forgone ? t("cn-fate-stop-forgone", { steps, forgone }) : t("cn-fate-stop", { steps }),
  );
  return { key: "cn-fate-elsewhere", words: { stops: list(stops, "disjunction") } };
}

/** Letters that are nowhere ahead of the monkey. */
export function missingSaid(fate: Fate): Said | null {
  if (fate.is !== "out" || !fate.missing.length) return null;
  return { key: "cn-fate-missing", words: { missing: spaced(fate.missing) } };
}
