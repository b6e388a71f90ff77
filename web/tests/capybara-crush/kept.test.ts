import { describe, expect, it } from "vitest";
import { understand } from "../../src/games/capybara-crush/kept";

const deal = { table: "abc", seed: 2 ** 40 + 20_261_130, day: "2026-11-30" };
const day = { day: "2026-11-30", mine: 31, ai: 30, won: true };
const nothing = { deals: [], days: [] };

describe("what the browser keeps of solo deals", () => {
  it("is read as it was written", () => {
    const kept = { deals: [deal, { ...deal, day: null }], days: [day] };
    expect(understand(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "{", "null", "5", "[]", '"x"', '{"deals":5,"days":"x"}', '{"deals":null,"days":{"find":1}}'])(
    "is nothing where %j stands",
    (text) => expect(understand(text)).toEqual(nothing),
  );

  it.each([null, 7, [], { ...deal, table: 7 }, { ...deal, seed: "1" }, { ...deal, seed: 1.5 }, { ...deal, day: "today" }])(
    "leaves out the deal %j",
    (foreign) => expect(understand(JSON.stringify({ deals: [foreign, deal], days: [] })).deals).toEqual([deal]),
  );

  it.each([null, 7, { ...day, day: "2026-99-99" }, { ...day, day: 5 }, { ...day, mine: "31" }, { ...day, ai: null }, { ...day, won: 1 }])(
    "leaves out the day %j",
    (foreign) => expect(understand(JSON.stringify({ deals: [], days: [foreign, day] })).days).toEqual([day]),
  );

  it("has each day once, as it went first", () => {
    expect(understand(JSON.stringify({ days: [day, { ...day, mine: 60 }] })).days).toEqual([day]);
  });
});
