/** The game's drawings as one sheet of symbols and patterns, put into the page once and used by id. */

import palette from "../../../../src/capytable/games/capybara_crush/art/palette.json";
import { sheet, type Colours } from "../../lib/sheet";

const files = import.meta.glob<string>("../../../../src/capytable/games/capybara_crush/art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const COLOURS = palette as Record<string, Colours>;
/** The shape of a card, for what is drawn to its edges. */
const ROUND = '<clipPath id="cr-round" clipPathUnits="objectBoundingBox"><rect width="1" height="1" rx="0.1" ry="0.0714"/></clipPath>';
export const SHEET = sheet("cr", files, COLOURS).replace("<defs>", `<defs>${ROUND}`);
