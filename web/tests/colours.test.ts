import { describe, expect, it } from "vitest";
import css from "../src/styles/tokens.css?raw";

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, night]) => [name!, [day!, night!]]),
);

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Text and what it stands on, as the styles pair them. */
const PAIRS = [
  ...["paper", "table", "surface", "yuzu-soft"].flatMap((ground) => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
  ["ink", "spring-soft"],
  ["on-yuzu", "yuzu"],
  ["spring-ink", "paper"],
  ["spring-ink", "table"],
  ["paper", "ink"],
  ["paper", "clay-ink"],
  ["paper", "leaf-ink"],
];

describe.each([
  ["day", 0],
  ["night", 1],
])("colours by %s", (_name, side) => {
  it.each(PAIRS)("%s can be read on %s", (text, ground) => {
    expect(contrast(tokens.get(text!)![side]!, tokens.get(ground!)![side]!)).toBeGreaterThanOrEqual(4.5);
  });

  it("the focus ring stands out from every ground", () => {
    for (const ground of ["paper", "table", "surface"]) {
      expect(contrast(tokens.get("focus")![side]!, tokens.get(ground)![side]!)).toBeGreaterThanOrEqual(3);
    }
  });
});
