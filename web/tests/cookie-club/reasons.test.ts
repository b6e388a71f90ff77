import { describe, expect, it } from "vitest";
import { askOf, cookieFrom, doOf, fitsNow, waitOf } from "../../src/games/cookie-club/prompt";
import { whyNotCard, whyNotDraw, whyNotEnd, whyNotPile, whyNotPlayer } from "../../src/games/cookie-club/reasons";
import { Names } from "../../src/lib/names";
import { choice, SEATS, view } from "./helpers";

const names = new Names(SEATS, 0);
const draw = choice({ do: "draw" });
const play = choice({ do: "play", card: "tapir 3", pile: 0 });

describe("why a card cannot be played", () => {
  it("names the values that fit, the lower first", () => {
    expect(whyNotCard(view({ tops: ["sloth 4", "tapir 2"] }), [draw], "sloth 1")).toEqual({
      key: "cc-why-fits",
      words: { first: 3, second: 5 },
    });
  });

  it("says that a capybara never fits (CC-12)", () => {
    expect(whyNotCard(view(), [draw], "capybara").key).toBe("cc-why-capybara");
  });

  it("says whose turn it is not, and what comes first", () => {
    expect(whyNotCard(view(), [], "tapir 1").key).toBe("cc-why-not-yours");
    expect(whyNotCard(view({ phase: "cookie" }), [draw], "tapir 1").key).toBe("cc-why-cookie");
    expect(whyNotCard(view({ phase: "teapot-card" }), [draw], "tapir 1").key).toBe("cc-why-teapot");
  });
});

it("a pile names the value that fits on it", () => {
  expect(whyNotPile(view({ tops: ["sloth 5", "tapir 2"] }), 0).words).toEqual({ first: 1 });
});

it("drawing and ending the turn say what stands in their way (CC-13, CC-20)", () => {
  expect(whyNotDraw(view({ phase: "after-draw" }), [play]).key).toBe("cc-why-drawn");
  expect(whyNotDraw(view({ phase: "armadillo" }), [play]).key).toBe("cc-why-armadillo");
  expect(whyNotDraw(view(), [play]).key).toBe("cc-why-no-draw");
  expect(whyNotEnd(view(), [play, draw]).key).toBe("cc-why-draw-first");
  expect(whyNotEnd(view({ phase: "discard" }), [draw]).key).toBe("cc-why-discard");
});

it("a last cookie is safe and one does not rob oneself (CC-23)", () => {
  const asked = [choice({ do: "cookie", from: 1 })];
  expect(whyNotPlayer(view({ phase: "cookie" }), asked, 2, "Kuba").key).toBe("cc-why-last-cookie");
  expect(whyNotPlayer(view({ phase: "cookie" }), asked, 0, "Me").key).toBe("cc-why-self");
});

describe("what is asked", () => {
  it("follows from the phase and from what is possible", () => {
    expect(askOf(view(), [play, draw], names, false).key).toBe("cc-ask-play");
    expect(askOf(view(), [draw], names, false).key).toBe("cc-ask-play-draw");
    expect(askOf(view(), [play], names, false).key).toBe("cc-ask-play-only");
    expect(askOf(view(), [play], names, true).key).toBe("cc-ask-pile");
    expect(askOf(view({ phase: "after-draw" }), [choice({ do: "end turn" })], names, false).key).toBe("cc-ask-after-draw-end");
    expect(askOf(view({ phase: "armadillo" }), [draw], names, false).key).toBe("cc-ask-armadillo-draw");
  });

  it("names the person whom it concerns", () => {
    expect(askOf(view({ phase: "pass" }), [], names, false).words).toEqual({ other: "Ola" });
    expect(askOf(view({ phase: "teapot-cookie", active: 2 }), [], names, false).words).toEqual({ other: "Kuba" });
    expect(waitOf(view({ mover: 2, phase: "pass" }), names)).toEqual({ key: "cc-wait-pass", words: { name: "Kuba" } });
  });

  it("says that anything fits when the tops are equal", () => {
    expect(fitsNow(view({ tops: ["tapir 2", "sloth 2"] })).key).toBe("cc-fits-any");
    expect(fitsNow(view()).words).toEqual({ first: 1, second: 3 });
  });

  it("counts seats from who decides", () => {
    const asked = [choice({ do: "cookie", from: 2 })];
    expect(cookieFrom(view({ mover: 2 }), asked, 1)).toBe(asked[0]);
    expect(cookieFrom(view({ mover: 2 }), asked, 0)).toBeUndefined();
    expect(doOf(asked[0]!, view({ mover: 2 }), names).words).toEqual({ other: "Ola" });
  });
});
