import { expect, it } from "vitest";
import { pseudo } from "../src/i18n/pseudo";

it("the pseudo-language is 40 % longer and leaves signs alone", () => {
  const long = pseudo("Play a card, or draw.");
  expect(long.length).toBeGreaterThanOrEqual(21 + Math.ceil(15 * 0.4));
  expect(long).toContain(", ");
  expect(pseudo("Save")).not.toContain("Save");
  expect(pseudo(" · ")).toBe(" · ");
});
