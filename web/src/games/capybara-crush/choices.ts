/** The legal choices as this game's parts, and how one is found among them. */

import type { ActionInfo } from "../../wire";

export type Parts =
  | { do: "river"; place: number }
  | { do: "deck" }
  | { do: "play"; card: string }
  | { do: "on"; place: number }
  | { do: "capy"; end: "left" | "right" }
  | { do: "power"; power: string }
  | { do: "pick"; place: number }
  | { do: "up" }
  | { do: "down" }
  | { do: "to"; place: number }
  | { do: "done" }
  | { do: "discard"; card: string }
  | { do: "refill" }
  | { do: "end turn" }
  | { do: "play reserved"; card: string }
  | { do: "reserve"; card: string }
  | { do: "ready" };

export type Choice = ActionInfo & { parts: Parts };

/** The choice with exactly these parts. */
export function find(legal: Choice[], parts: Parts): Choice | undefined {
  const wanted = Object.entries(parts);
  return legal.find((choice) => wanted.every(([key, value]) => choice.parts[key as keyof Parts] === value));
}

/** Whether a choice plays a card, which then needs a place. */
export const plays = ({ parts }: Choice): boolean => parts.do === "play" || parts.do === "play reserved";
