/** What a choice would make of a herd line: the same changes as the rules make, for looking ahead. */

import type { FaceView } from "../../wire";
import { scoresOf, sum, withCard, type Capy } from "./chains";
import type { Parts } from "./choices";

/** What is being changed: the card to be played, the power under way and the place it began with. */
export interface Doing {
  card: FaceView | null;
  power: string | null;
  place: number;
}

const put = (herd: Capy[], at: number, change: Partial<Capy>): Capy[] =>
  herd.map((capy, place) => (place === at ? { ...capy, ...change } : capy));

function traded(herd: Capy[], one: number, other: number): Capy[] {
  const [a, b] = [herd[one]!, herd[other]!];
  const load = ({ critters, flipped, shift }: Capy) => ({ critters, flipped, shift });
  return put(put(herd, one, load(b)), other, load(a));
}

/** A capy goes with its critters to another place of the line; the others close up. */
export function moved<One>(herd: One[], from: number, to: number): One[] {
  const left = herd.filter((_, place) => place !== from);
  return [...left.slice(0, to), herd[from]!, ...left.slice(to)];
}

/** The herd after a choice; null where the choice does not change it by itself. */
export function after(herd: Capy[], parts: Parts, { card, power, place }: Doing): Capy[] | null {
  switch (parts.do) {
    case "on":
      return card && withCard(herd, card, parts.place);
    case "up":
      return put(herd, place, { shift: herd[place]!.shift - 1 });
    case "down":
      return put(herd, place, { shift: herd[place]!.shift + 1 });
    case "to":
      return moved(herd, place, parts.place);
    case "pick":
      if (power === "flip" || power === "somersault") return put(herd, parts.place, { flipped: !herd[parts.place]!.flipped });
      if (power === "release") return put(herd, parts.place, { critters: null, flipped: false, shift: 0 });
      return power === "trade" && place >= 0 ? traded(herd, place, parts.place) : null;
    default:
      return null;
  }
}

/** Points that a herd gains over another by its chains and favourites. */
export function gain(before: Capy[], then: Capy[], favourite: string | null, shortest: number): number {
  return sum(scoresOf(then, favourite, 0, shortest)) - sum(scoresOf(before, favourite, 0, shortest));
}
