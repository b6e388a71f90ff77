import { describe, expect, it } from "vitest";
import { stepsOf } from "../../src/games/cookie-club/motions";
import { billOf, courseOf } from "../../src/games/cookie-club/rounds";
import { sinceMyTurn } from "../../src/lib/recall";
import { event, numbered } from "./helpers";

const ENDED = [
  event("played", { card: "turtle 2", seat: 0, pile: 0 }),
  event("round ended", { seat: 0, round: 1 }),
  event("revealed", { card: "sloth 2", seat: 0, gain: 2 }),
  event("counted", { card: "capuchin 4", seat: 1, value: 4 }),
  event("left over", { card: "capuchin 2", seat: 1 }),
  event("paid", { seat: 1, cookies: 4 }),
  event("counted", { card: "sloth 1", seat: 2, value: 1 }),
  event("counted", { card: "capybara", seat: 2, value: 7 }),
  event("left over", { card: "capybara", seat: 2 }),
  event("paid", { seat: 2, cookies: 5 }),
];

describe("the bill of a round (CC-43)", () => {
  it("says who pays for which cards, and what is owed but not there", () => {
    const bill = billOf(ENDED)!;
    expect(bill).toMatchObject({ round: 1, ender: 0, revealed: "sloth 2", gain: 2, starter: -1 });
    expect(bill.payers).toEqual([
      { seat: 1, due: 4, paid: 4, cards: [{ card: "capuchin 4", value: 4 }, { card: "capuchin 2", value: 0 }] },
      {
        seat: 2,
        due: 8,
        paid: 5,
        cards: [{ card: "sloth 1", value: 1 }, { card: "capybara", value: 7 }, { card: "capybara", value: 0 }],
      },
    ]);
  });

  it("names who starts the next round, and is none without an end", () => {
    expect(billOf([...ENDED, event("dealt", { round: 2, starter: 2 })])!.starter).toBe(2);
    expect(billOf(ENDED.slice(0, 1))).toBeNull();
  });
});

describe("the course of the cookies", () => {
  it("ends at what everybody has and begins where everybody began", () => {
    const events = [event("gave back", { seat: 1, cookies: 1 }), ...ENDED, event("game over", { reason: 0 })];
    expect(courseOf(events, [27, 20, 0])).toEqual([
      [25, 25, 5],
      [27, 20, 0],
    ]);
  });

  it("shows the running round as a column of its own only when something changed", () => {
    const round = [...ENDED, event("dealt", { round: 2, starter: 1 })];
    expect(courseOf(round, [27, 21, 0])).toHaveLength(2);
    expect(courseOf([...round, event("gave back", { seat: 0, cookies: 1 })], [26, 21, 0])).toHaveLength(3);
  });
});

describe("what moves", () => {
  const open = (seat: number): boolean => seat === 0;
  const places = (events: Parameters<typeof stepsOf>[0]): string[][] =>
    stepsOf(events, open, 3).map(({ moves }) => moves.map(({ from, to }) => `${from} > ${to}`));

  it("goes from where it was to where it is", () => {
    expect(places([event("played", { card: "tapir 3", seat: 0, pile: 1 })])).toEqual([["hand:0:tapir 3 > pile:1"]]);
    expect(places([event("played", { card: "tapir 3", seat: 2, pile: 0 })])).toEqual([["seat:2 > pile:0"]]);
    expect(places([event("moved", { from: 7, to: 1 })])).toEqual([["token:7 > token:1"]]);
    expect(places([event("teapot", { from: -1, to: 2 })])).toEqual([["teapot:-1 > teapot:2"]]);
    expect(places([event("revealed", { card: "tapir 3", seat: 1, gain: 3 })])).toEqual([["draw > discard", "bank > seat:1"]]);
  });

  it("shows a passed card's face only to who may see it", () => {
    const [given] = stepsOf([event("offered", { card: "tapir 3", seat: 0, to: 1 })], open, 3);
    expect(given!.moves[0]).toMatchObject({ face: null, turns: false });
    const [taken] = stepsOf([event("took", { card: "tapir 3", seat: 0, from: 2 })], open, 3);
    expect(taken!.moves[0]).toMatchObject({ face: "tapir 3", turns: true });
    const [hidden] = stepsOf([event("drew", { card: null, seat: 1 })], open, 3);
    expect(hidden!.moves[0]).toMatchObject({ face: null, turns: false, to: "seat:1" });
  });

  it("pays a whole bill at once", () => {
    const steps = stepsOf([event("paid", { seat: 1, cookies: 4 }), event("paid", { seat: 2, cookies: 5 })], open, 3);
    expect(steps).toHaveLength(1);
    expect(steps[0]!.moves).toHaveLength(2);
  });
});

describe("what is shown again", () => {
  const turn = (seat: number) => event("turn", { seat, turn: 0 });
  const drew = (seat: number) => event("drew", { card: null, seat });
  const game = numbered([turn(0), drew(0), turn(1), drew(1), turn(2), drew(2), turn(0), drew(0)]);

  it("is what the others did since my last turn", () => {
    expect(sinceMyTurn(game, 0).map(({ n }) => n)).toEqual([2, 3, 4, 5]);
    expect(sinceMyTurn(game.slice(0, 4), 0).map(({ n }) => n)).toEqual([2, 3]);
  });

  it("begins with the game when I had no turn yet", () => {
    expect(sinceMyTurn(game.slice(2, 6), 0).map(({ n }) => n)).toEqual([2, 3, 4, 5]);
    expect(sinceMyTurn(game.slice(0, 2), 0)).toEqual([]);
  });
});
