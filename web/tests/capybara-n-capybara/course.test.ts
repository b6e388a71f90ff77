import { describe, expect, it } from "vitest";
import { courseOf } from "../../src/games/capybara-n-capybara/course";
import { event, player, view } from "./helpers";

const DRAFT = [
  event("dealt", { starter: 1, bonus: 0 }),
  event("took", { card: "A", seat: 0, number: 1 }),
  event("inserted", { cards: 1, seat: 0, at: 0 }),
  event("turn", { seat: 1, turn: 1 }),
];
const ROUND = [
  event("walked", { seat: 1, steps: 4 }),
  event("scored", { seat: 1, pumpkin: "AABB", points: 5 }),
  event("turn", { seat: 0, turn: 2 }),
  event("walked", { seat: 0, steps: 3 }),
  event("took", { card: "B", seat: 0, number: 1 }),
  event("inserted", { cards: 1, seat: 0, at: 2 }),
];
const NEXT = [event("turn", { seat: 1, turn: 3 })];
const WALK_ON = [
  event("walked", { seat: 1, steps: 1 }),
  event("took", { card: "C", seat: 1, number: 1 }),
  event("inserted", { cards: 2, seat: 1, at: 4 }),
];
/** The bonus counts pairs. */
const then = (first: string, second: string, points: number[], bonus: number[]) =>
  view({
    starter: 1,
    players: [
      player(first, { points: points[0]!, bonus: bonus[0]! }),
      player(second, { seat: 1, points: points[1]!, bonus: bonus[1]! }),
    ],
  });

describe("the course of the points", () => {
  it("begins before the first turn, bonus among the points, and has a column for each round", () => {
    const events = [...DRAFT, ...ROUND, ...NEXT, ...WALK_ON, event("game over", {})];
    expect(courseOf(events, then("CC|BD", "|ABCDCC", [1, 6], [1, 1]))).toEqual([
      [1, 0],
      [1, 5],
      [1, 6],
    ]);
  });

  it("takes a block out of the line that it was put into", () => {
    const events = [...DRAFT, ...ROUND, event("game over", {})];
    expect(courseOf(events, then("AA|BA", "|ABCD", [1, 5], [1, 0]))).toEqual([
      [0, 0],
      [1, 5],
    ]);
  });

  it("shows the running round only when something has been done in it", () => {
    const now = then("CC|BD", "|ABCD", [1, 5], [1, 0]);
    expect(courseOf([...DRAFT, ...ROUND, ...NEXT], now)).toHaveLength(2);
    expect(courseOf([...DRAFT, ...ROUND, ...NEXT, event("refreshed", { seat: 1 })], now)).toHaveLength(3);
    expect(courseOf([], now)).toEqual([[1, 5]]);
  });
});
