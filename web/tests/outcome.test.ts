import { expect, it } from "vitest";
import { outcomeOf } from "../src/lib/outcome";
import type { Table } from "../src/wire";

const SEATS: Table["seats"] = (["human", "bot", "bot"] as const).map((kind, seat) => ({ seat, kind, name: `S${seat}`, bot: null, level: null }));

function outcome(winners: number[], seats = SEATS): string {
  const { key, who, names } = outcomeOf({ status: "finished", result: { winners, reason: "", scores: [] }, seats });
  return [key, who, ...names].join(" ");
}

it("says who won, and who alone is the reader", () => {
  expect(outcome([0])).toBe("start-won you S0");
  expect(outcome([2])).toBe("start-won other S2");
  expect(outcome([0], SEATS.map((seat) => ({ ...seat, kind: "human" })))).toBe("start-won other S0");
  expect(outcome([1, 2])).toBe("start-shared other S1 S2");
});

it("says of a game that nobody won that it is lost, or that nobody won", () => {
  expect(outcome([], SEATS.slice(0, 1))).toBe("start-lost other");
  expect(outcome([])).toBe("end-nobody other");
});

it("says of a game without a result that it was abandoned", () => {
  expect(outcomeOf({ status: "abandoned", result: null, seats: SEATS }).key).toBe("start-abandoned");
});
