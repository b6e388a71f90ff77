import { describe, expect, it } from "vitest";
import { find, takes, type Choice } from "../../src/games/capybara-n-capybara/choices";
import {
  backSteps,
  bonusOf,
  crossed,
  fateOf,
  gainOf,
  items,
  lettersOn,
  matched,
  pumpkinsFor,
} from "../../src/games/capybara-n-capybara/line";
import { turnsOf } from "../../src/games/capybara-n-capybara/prompt";
import { arrow, player, pumpkin, view } from "./helpers";

describe("a walk", () => {
  it("brings 1, 2 or 3 capybaras for 1, 3 or 5 steps (CN-12)", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(gainOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  it("crosses the cards left of the monkey, the nearest first", () => {
    expect(crossed(player("ABCD|E"), 3)).toEqual(["D", "C", "B"]);
    expect(crossed(player("ABCD|E"), 0)).toEqual([]);
  });

  it("goes back 3 steps, grown 4, fewer at the end (CN-21)", () => {
    expect(backSteps(player("A|BCDEA"))).toBe(3);
    expect(backSteps(player("A|BCDEA", { grown: true }))).toBe(4);
    expect(backSteps(player("ABC|D", { grown: true }))).toBe(1);
    expect(backSteps(player("ABCD|"))).toBe(0);
  });
});

describe("a pumpkin's letters", () => {
  it("are matched in any order, each card once (CN-17)", () => {
    expect(matched("AAB", ["B", "A", "C"])).toEqual([true, false, true]);
    expect(matched("AAB", [])).toEqual([false, false, false]);
  });

  it("are crossed, forgone or open on the walk that is tried (CN-18)", () => {
    const me = player("ACCBA|");
    const reach = [{ code: "ABB", stops: [{ forgone: 1, steps: 5 }] }];
    const on = (steps: number) => lettersOn(pumpkin("ABB"), me, steps, fateOf(pumpkin("ABB"), reach, me, steps));
    expect(on(1)).toEqual(["crossed", "open", "open"]);
    expect(on(5)).toEqual(["crossed", "crossed", "forgone"]);
  });
});

describe("the fate of a pumpkin", () => {
  const reach = [
    { code: "AB", stops: [{ forgone: 0, steps: 2 }, { forgone: 1, steps: 4 }] },
    { code: ">3", stops: [{ forgone: 0, steps: 3 }] },
  ];

  it("is here where the walk ends at one of its stops", () => {
    expect(fateOf(pumpkin("AB"), reach, player("CCBA|"), 4)).toEqual({ is: "here", forgone: 1 });
    expect(fateOf(arrow(3), reach, player("CCBA|"), 3)).toEqual({ is: "here", forgone: 0 });
  });

  it("is elsewhere where another walk scores it", () => {
    expect(fateOf(pumpkin("AB"), reach, player("CCBA|"), 3)).toMatchObject({ is: "elsewhere", stops: reach[0]!.stops });
  });

  it("says how many cards it lacks, and which letters are not among them", () => {
    expect(fateOf(pumpkin("ABB"), [], player("AB|"), 1)).toEqual({ is: "out", need: 5, have: 2, missing: ["B"] });
    expect(fateOf(arrow(6), [], player("ABCD|"), 0)).toEqual({ is: "out", need: 6, have: 4, missing: [] });
  });
});

describe("the bonus", () => {
  it.each([
    ["pair", "AABBBCCD", 2, "11000110"],
    ["triplet", "AABBBEEEE", 2, "001110000"],
    ["quadruplet", "EEEEAAAAA", 3, "111100000"],
    ["one-type", "EEEABAB", 2, "0001010"],
    ["all-four", "AABCDDE", 2, "1011100"],
    ["all-four", "AABBCC", 0, "000000"],
    ["pair", "", 0, ""],
  ])("%s of %s is %i, and shows which cards count (CN-33 to CN-35)", (bonus, line, points, counts) => {
    const found = bonusOf([...line], bonus);
    expect(found.points).toBe(points);
    expect(found.counts.map(Number).join("")).toBe(counts);
  });
});

describe("things of the table", () => {
  it("are told apart when they look alike", () => {
    expect(items(["A", "A", "B"]).map(({ id }) => id)).toEqual(["A#0", "A#1", "B#0"]);
  });

  it("are the open pumpkins and the one in hand", () => {
    const held = pumpkin("EE");
    const found = pumpkinsFor(view({ players: [player("A|", { hand: held })] }), 0);
    expect(found.map(({ code }) => code)).toEqual(["AB", "CCD", ">3", "EE"]);
  });

  it("are chosen by all of their parts", () => {
    const legal = [
      { parts: { do: "gain", gain: 1, steps: 3 } },
      { parts: { do: "gain", gain: 2, steps: 3 } },
    ] as Choice[];
    expect(find(legal, { do: "gain", gain: 2, steps: 3 })).toBe(legal[1]);
    expect(find(legal, { do: "gain", gain: 2, steps: 4 })).toBeUndefined();
    expect(takes([{ do: "take", card: "B" }, { do: "gap", at: 0 }])).toEqual(["B"]);
  });
});

describe("the countdown", () => {
  it("tells how many turns a player still has, the present one among them (CN-31)", () => {
    const turns = (turns_left: number, mover: number) => [0, 1, 2].map((seat) => turnsOf(view({ turns_left, mover }), seat));
    expect(turns(5, 1)).toEqual([1, 2, 2]);
    expect(turns(3, 0)).toEqual([1, 1, 1]);
    expect(turns(1, 2)).toEqual([0, 0, 1]);
  });
});
