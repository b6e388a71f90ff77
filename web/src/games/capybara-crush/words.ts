/** Arguments for the catalogue: cards, places, powers. */

import { list, t, type Words } from "../../i18n/index.svelte";
import type { FaceView } from "../../wire";

/** A key of the catalogue with its arguments. */
export interface Said {
  key: string;
  words?: Words;
}

export const say = ({ key, words }: Said): string => t(key, words);

/** A card as it is read: its critters from the top, its background, its number. */
export function cardWords({ critters, background, number }: FaceView): Words {
  return { critters: list(critters.map((critter) => t("cr-critter", { critter }))), background, number };
}

export const cardSaid = (card: FaceView): string => t("cr-card", cardWords(card));

/** The powers in the order in which events count them. */
export const POWERS = [
  "sweep",
  "chance",
  "hope",
  "sprint",
  "flip",
  "somersault",
  "trade",
  "release",
  "shift",
  "leap",
  "march",
];
