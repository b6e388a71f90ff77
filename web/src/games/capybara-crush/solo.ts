/** Solo: what the AI takes, and the dangers that points pass. */

import type { CapybaraCrushEvent, CrushView } from "../../wire";

/** The dangers and the points that pass them (CR-65). */
export const DANGERS = [
  { danger: "caiman", points: 15 },
  { danger: "hippo", points: 30 },
  { danger: "pelican", points: 45 },
  { danger: "shark", points: 60 },
];

export interface Taking {
  places: number[];
  points: number;
}

/** What the AI takes when the player's card came from this place: its neighbours, at an edge the two ends (CR-62). */
export function taking({ river, ai }: CrushView, gap: number): Taking {
  const left = river.flatMap((card, place) => (card && place !== gap ? [place] : []));
  const before = left.filter((place) => place < gap);
  const behind = left.filter((place) => place > gap);
  const pair = before.length && behind.length ? [before.at(-1)!, behind[0]!] : [left[0], left.at(-1)];
  const places = [...new Set(pair)].filter((place): place is number => place !== undefined);
  const points = places.reduce((all, place) => all + river[place]!.critters.filter((critter) => ai.includes(critter)).length, 0);
  return { places, points };
}

/** Points at the start and after each scoring: mine and the AI's. */
export function soloCourse(events: CapybaraCrushEvent[]): number[][] {
  let mine = 0;
  let ai = 0;
  const course = [[0, 0]];
  for (const event of events) {
    if (event.kind === "ai took") ai += event.points;
    if (event.kind !== "scored") continue;
    mine += event.points;
    course.push([mine, ai]);
  }
  return course;
}
