import { describe, expect, it } from "vitest";
import { courseOf } from "../../src/games/capybara-crush/course";
import { soloCourse, taking } from "../../src/games/capybara-crush/solo";
import { event, player, river } from "./helpers";

describe("the course of the points", () => {
  it("follows every herd and has a column for each turn of everybody", () => {
    const players = [player("- 1.GMT.p -", { favourite: "goat" }), player("- - -", { seat: 1, favourite: "bird" })];
    const events = [
      event("dealt", { starter: 0 }),
      event("turn", { seat: 0, turn: 1 }),
      event("played critters", { seat: 0, card: "1.GMT.p", place: 1 }),
      event("turn", { seat: 1, turn: 2 }),
      event("used power", { seat: 1, power: 0, stars: 1 }),
      event("turn", { seat: 0, turn: 3 }),
      event("played capy", { seat: 0, card: null, place: 0 }),
      event("played critters", { seat: 0, card: "2.TMG.p", place: 1 }),
      event("flipped", { seat: 0, place: 1 }),
      event("turn", { seat: 1, turn: 4 }),
      event("star back", { seat: 1, stars: 3 }),
      event("game over", {}),
    ];
    // One card: three critters, a background, a favourite, three stars. Then two alike side by side.
    expect(courseOf(events, players)).toEqual([
      [3, 3],
      [8, 2],
      [13, 3],
    ]);
  });

  it("counts the rounds of a draft", () => {
    const players = [player("- - -"), player("- - -", { seat: 1 })];
    const events = [
      event("shown", { round: 0 }),
      event("passed", { round: 1 }),
      event("shown", { round: 1 }),
      event("played critters", { seat: 1, card: "1.BMT.p", place: 0 }),
      event("shifted", { seat: 1, place: 0, by: 0 }),
      event("removed", { seat: 1, card: "1.BMT.p", place: 0 }),
      event("game over", {}),
    ];
    expect(courseOf(events, players)).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
  });

  it("of solo has the scorings, and what the AI had by then", () => {
    const events = [event("ai took", { card: "1.GMT.p", place: 0, points: 2 }), event("scored", { scoring: 1, points: 9 })];
    expect(soloCourse(events)).toEqual([
      [0, 0],
      [9, 2],
    ]);
  });
});

describe("what the AI takes", () => {
  const cards = "1.GMT.p 2.MBY.p 3.TBY.g 4.YGM.g 5.BYT.y";

  it("are the neighbours of the gap, and its favourites on them count", () => {
    expect(taking(river(cards, ["goat", "monkey", "bird"]), 2)).toEqual({ places: [1, 3], points: 4 });
  });

  it("are the two ends of what is left when the gap is at an edge", () => {
    expect(taking(river(cards, ["goat"]), 0)).toEqual({ places: [1, 4], points: 0 });
    expect(taking(river(cards, ["goat"]), 4)).toEqual({ places: [0, 3], points: 2 });
  });

  it("leaps over empty places and takes what there is", () => {
    expect(taking(river("1.GMT.p - 3.TBY.g - 5.BYT.y", ["goat"]), 2)).toEqual({ places: [0, 4], points: 1 });
    expect(taking(river("1.GMT.p 2.MBY.p - - -", ["goat"]), 1)).toEqual({ places: [0], points: 1 });
  });
});
