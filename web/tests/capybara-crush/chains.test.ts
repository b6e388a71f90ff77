import { describe, expect, it } from "vitest";
import { after, gain, moved } from "../../src/games/capybara-crush/changes";
import { chainOf, faceOf, KINDS, scoresOf, sum, withCard, type Capy } from "../../src/games/capybara-crush/chains";
import { capy, herd } from "./helpers";

const length = (line: string, kind: string): number => chainOf(herd(line), kind).length;

/** Every way through a herd, one row of a card at most one row from the one before. */
function bruteForce(line: Capy[], kind: string): number {
  const rows = line.map(({ critters, flipped, shift }) =>
    (critters?.critters ?? []).flatMap((critter, row) => (critter === kind ? [(flipped ? 2 - row : row) + shift] : [])),
  );
  const from = (place: number, row: number): number =>
    1 + Math.max(0, ...(rows[place + 1] ?? []).filter((next) => Math.abs(next - row) <= 1).map((next) => from(place + 1, next)));
  return Math.max(0, ...rows.flatMap((all, place) => all.map((row) => from(place, row))));
}

describe("chains", () => {
  it("go on while the critter is at most one row further", () => {
    expect(length("1.GMT.p 2.MGT.p 3.MTG.p", "goat")).toBe(3);
    expect(length("1.GMT.p 2.MTG.p", "goat")).toBe(1);
  });

  it("break at a card without the critter and at an empty capy", () => {
    expect(length("1.GMT.p 2.BYT.p 3.GMT.p", "goat")).toBe(1);
    expect(length("1.GMT.p - 3.GMT.p", "goat")).toBe(1);
  });

  it("count a card as it is turned and slid", () => {
    expect(length("1.GMT.p 2.MTG.pr", "goat")).toBe(2);
    expect(length("1.GMT.p 2.MTG.p^", "goat")).toBe(2);
    expect(length("1.GMT.p 2.MGT.pv", "goat")).toBe(1);
  });

  it("count backgrounds side by side, whatever the rows", () => {
    expect(length("1.GMT.p 2.BYT.pr 3.GMT.g", "pink")).toBe(2);
  });

  it("take part with one row of a card that shows the critter twice", () => {
    expect(length("1.GMG.p 2.GTB.p 3.MTG.p", "goat")).toBe(2);
  });

  it("are the longest there are, on random herds", () => {
    const letters = "GMTBY";
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 400; round++) {
      const line = Array.from({ length: 1 + random(12) }, (_, at) => {
        if (random(8) === 0) return capy();
        const critters = [0, 1, 2].map(() => letters[random(5)]).join("");
        return capy(`${at}.${critters}.${"pgy"[random(3)]}${["", "^", "v"][random(3)]}${["", "r"][random(2)]}`);
      });
      for (const kind of KINDS.slice(0, 5)) {
        const chain = chainOf(line, kind);
        expect(chain.length).toBe(bruteForce(line, kind));
        chain.slice(1).forEach((link, at) => {
          expect(link.place).toBe(chain[at]!.place + 1);
          expect(Math.abs(link.row - chain[at]!.row)).toBeLessThanOrEqual(1);
        });
      }
    }
  });
});

describe("the score", () => {
  it("has ten categories", () => {
    const scores = scoresOf(herd("1.GMT.p 2.GBY.p -"), "goat", 2);
    expect(scores).toEqual({ goat: 2, monkey: 1, turtle: 1, bird: 1, yuzu: 1, pink: 2, green: 0, yellow: 0, favourite: 2, stars: 2 });
    expect(sum(scores)).toBe(12);
  });

  it("counts no short chains in solo", () => {
    expect(sum(scoresOf(herd("1.GMT.p 2.GBY.p 3.GBY.g"), null, 0, 3))).toBe(3);
  });
});

describe("what a choice would make of the line", () => {
  const line = herd("1.GMT.p 2.MTG.p -");
  const doing = { card: faceOf("3.GMB.g"), power: null, place: -1 };

  it("puts a card on a capy", () => {
    expect(after(line, { do: "on", place: 2 }, doing)).toEqual(withCard(line, faceOf("3.GMB.g"), 2));
  });

  it("flips, slides, swaps, moves and removes", () => {
    const flipped = after(line, { do: "pick", place: 1 }, { ...doing, power: "flip" })!;
    expect(flipped[1]!.flipped).toBe(true);
    expect(gain(line, flipped, null, 1)).toBe(1);
    expect(after(line, { do: "up" }, { ...doing, power: "shift", place: 1 })![1]!.shift).toBe(-1);
    const traded = after(line, { do: "pick", place: 1 }, { ...doing, power: "trade", place: 0 })!;
    expect(traded.map(({ critters }) => critters?.number)).toEqual([2, 1, undefined]);
    const leapt = after(line, { do: "to", place: 2 }, { ...doing, power: "leap", place: 0 })!;
    expect(leapt.map(({ critters }) => critters?.number)).toEqual([2, undefined, 1]);
    expect(after(line, { do: "pick", place: 0 }, { ...doing, power: "release" })![0]!.critters).toBeNull();
    expect(after(line, { do: "pick", place: 0 }, { ...doing, power: "leap" })).toBeNull();
  });

  it("moves both ways", () => {
    expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  });
});
