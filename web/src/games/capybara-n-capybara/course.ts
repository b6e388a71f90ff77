/** The course of the points over the rounds, worked out from the log. */

import type { CapybaraNCapybaraEvent, CapybaraView } from "../../wire";
import { bonusOf } from "./line";

/**
 * Points of every seat, bonus among them, before the first turn and after each round of turns; the last column is the
 * present. The log does not tell the lines that were dealt, so that everything is undone from the present situation.
 */
export function courseOf(events: CapybaraNCapybaraEvent[], view: CapybaraView): number[][] {
  const lines = view.players.map(({ line }) => [...line]);
  const pumpkins = view.players.map(({ points, bonus }) => points - bonus);
  const points = (): number[] => lines.map((line, seat) => pumpkins[seat]! + bonusOf(line, view.bonus).points);
  const isRound = (event: CapybaraNCapybaraEvent): boolean => event.kind === "turn" && event.seat === view.starter;
  const backwards = events.toReversed();
  const course = backwards[0] && isRound(backwards[0]) ? [] : [points()];
  for (const event of backwards) {
    if (event.kind === "scored") pumpkins[event.seat]! -= event.points;
    else if (event.kind === "inserted") lines[event.seat]!.splice(event.at, event.cards ?? 0);
    else if (isRound(event)) course.unshift(points());
    if (event.kind === "turn" && event.turn === 1) break;
  }
  return course;
}
