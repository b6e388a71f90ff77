/** The game's drawings as one sheet of symbols and patterns, put into the page once and used by id. */

import palette from "../../../../src/capytable/games/capybara_n_capybara/art/palette.json";
import { sheet, type Colours } from "../../lib/sheet";

const files = import.meta.glob<string>("../../../../src/capytable/games/capybara_n_capybara/art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const COLOURS = palette as Record<string, Colours>;
export const SHEET = sheet("cn", files, COLOURS);

const DEAREST = 5;
const DRAWN = 3;

/** The drawing of a pumpkin worth so many points: the dearer, the finer. */
export const pumpkinArt = (points: number): string => `cn-pumpkin-${Math.max(DRAWN + Math.min(points - DEAREST, 0), 1)}`;
