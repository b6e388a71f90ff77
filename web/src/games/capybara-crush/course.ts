/** The course of the points: the herds as the log tells them, counted after every turn or round. */

import type { CapybaraCrushEvent, CapyView, HerdView } from "../../wire";
import { moved } from "./changes";
import { faceOf, scoresOf, sum } from "./chains";

interface Line {
  herd: CapyView[];
  stars: number;
}

const bare = (start: boolean): CapyView => ({ start, critters: null, flipped: false, shift: 0, below: null });

/** Points of every seat at the start and after each turn of everybody (in the draft after each round). */
export function courseOf(events: CapybaraCrushEvent[], players: HerdView[]): number[][] {
  const lines: Line[] = players.map(({ herd }) => {
    const capys = herd.filter(({ start }) => start).length;
    return { herd: Array.from({ length: capys }, () => bare(true)), stars: capys };
  });
  const points = (): number[] => lines.map(({ herd, stars }, seat) => sum(scoresOf(herd, players[seat]!.favourite, stars)));
  const course = [points()];
  let turns = 0;
  for (const event of events) {
    const ends = event.kind === "turn" ? turns++ > 0 && (turns - 1) % players.length === 0 : event.kind === "passed";
    if (ends || event.kind === "game over") course.push(points());
    follow(lines, event);
  }
  return course;
}

function follow(lines: Line[], event: CapybaraCrushEvent): void {
  const line = "seat" in event && event.seat !== null ? lines[event.seat] : undefined;
  if (!line) return;
  const at = (place: number): CapyView => line.herd[place]!;
  switch (event.kind) {
    case "played critters":
      Object.assign(at(event.place), { critters: faceOf(event.card ?? ""), flipped: false, shift: 0 });
      return;
    case "played capy":
      line.herd = [...line.herd.slice(0, event.place), bare(false), ...line.herd.slice(event.place)];
      return;
    case "star back":
      line.stars = event.stars;
      return;
    case "used power":
      line.stars -= event.stars;
      return;
    case "flipped":
      at(event.place).flipped = !at(event.place).flipped;
      return;
    case "shifted":
      at(event.place).shift += (event.by ?? 1) - 1;
      return;
    case "moved":
      line.herd = moved(line.herd, event.from, event.to);
      return;
    case "traded": {
      const [one, other] = [at(event.one), at(event.other)];
      const { critters, flipped, shift } = one;
      Object.assign(one, { critters: other.critters, flipped: other.flipped, shift: other.shift });
      Object.assign(other, { critters, flipped, shift });
      return;
    }
    case "removed":
      Object.assign(at(event.place), { critters: null, flipped: false, shift: 0 });
  }
}
