/** The game's drawings as one sheet of symbols and patterns, put into the page once and used by id. */

import palette from "../../../../src/capytable/games/cookie_club/art/palette.json";

interface Colours {
  main: string;
  dark: string;
  light: string;
}

const files = import.meta.glob<string>("../../../../src/capytable/games/cookie_club/art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const COLOURS = palette as unknown as Record<string, Colours>;
export const HOSTESSES = ["herbaciary", "kociary", "rosliniary", "jesieniary", "ksiazkary"] as const;

function piece(path: string, svg: string): string {
  const name = /([^/]+)\.svg$/.exec(path)![1]!;
  const box = /viewBox="([^"]+)"/.exec(svg)![1]!;
  const inner = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  if (!name.startsWith("pattern-")) return `<symbol id="cc-${name}" viewBox="${box}">${inner}</symbol>`;
  const [, , width, height] = box.split(" ");
  const colour = COLOURS[name.slice("pattern-".length)]?.main ?? "currentColor";
  return (
    `<pattern id="cc-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(.5)" color="${colour}">${inner}</pattern>`
  );
}

export const SHEET =
  `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>` +
  Object.entries(files)
    .map(([path, svg]) => piece(path, svg))
    .join("") +
  `</defs></svg>`;
