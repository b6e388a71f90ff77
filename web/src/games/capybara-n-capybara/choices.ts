/** The legal choices as this game's parts, and how one is found among them. */

import type { ActionInfo } from "../../wire";

export type Parts =
  | { do: "refresh" }
  | { do: "back" }
  | { do: "pass" }
  | { do: "gain"; gain: number; steps: number }
  | { do: "pumpkin"; pumpkin: string }
  | { do: "forgo"; letters: number }
  | { do: "take"; card: string }
  | { do: "gap"; at: number };

export type Choice = ActionInfo & { parts: Parts };

/** The choice with exactly these parts. */
export function find(legal: Choice[], parts: Parts): Choice | undefined {
  const wanted = Object.entries(parts);
  return legal.find((choice) => wanted.every(([key, value]) => choice.parts[key as keyof Parts] === value));
}

export const takes = (plan: Parts[]): string[] => plan.flatMap((parts) => (parts.do === "take" ? [parts.card] : []));
