import { describe, expect, it } from "vitest";
import { handItems, nextValue, topsEqual, usesOf, valueOf, walk } from "../../src/games/cookie-club/cards";
import { choice, view } from "./helpers";

describe("cards", () => {
  it("are one higher than what they fit on, and 1 comes after 5 (CC-10)", () => {
    expect([1, 2, 3, 4, 5].map((value) => nextValue(`tapir ${value}`))).toEqual([2, 3, 4, 5, 1]);
  });

  it("have a value, 7 for a capybara", () => {
    expect(valueOf("turtle 4")).toBe(4);
    expect(valueOf("capybara")).toBe(7);
  });

  it("may all fit when the tops are equal (CC-11)", () => {
    expect(topsEqual(["tapir 3", "sloth 3"])).toBe(true);
    expect(topsEqual(["tapir 3", "sloth 4"])).toBe(false);
  });

  it("keep names of their own when there are two of a kind", () => {
    expect(handItems(["tapir 1", "tapir 1", "capybara"]).map(({ id }) => id)).toEqual(["tapir 1#0", "tapir 1#1", "capybara#0"]);
  });

  it("know their uses among what is legal", () => {
    const legal = [choice({ do: "draw" }), choice({ do: "play", card: "tapir 3", pile: 0 }), choice({ do: "pass", card: "sloth 1" })];
    expect(usesOf("tapir 3", legal)).toEqual([legal[1]]);
    expect(usesOf("sloth 2", legal)).toEqual([]);
  });
});

describe("the figure's walk (CC-25 to CC-27)", () => {
  it("stops after its steps", () => {
    expect(walk(view({ figure: 2 }), 1)).toEqual([3]);
    expect(walk(view({ figure: 7 }), 2)).toEqual([1, 2, 4]);
  });

  it("goes on where it meets a capuchin or a toucan token", () => {
    expect(walk(view(), 1)).toEqual([1, 2, 4]);
    expect(walk(view(), 0)).toEqual([]);
  });
});
