/** The table by keyboard: single keys from anywhere; arrows and Enter work on what has the focus. */

import { focus, focusNext, node, pressed, touch } from "../../lib/keys";
import { isScrolled } from "../../lib/scrolls";
import type { Parts } from "./choices";
import type { Table } from "./table.svelte";

const DIGITS = "12345";
const POWER_KEYS = "qwe";
const NEXT: Parts["do"][] = ["refill", "end turn", "done", "ready"];

export const onKey = (event: KeyboardEvent, table: Table): void => pressed(event, table, act);

function act({ key, shiftKey, target }: KeyboardEvent, table: Table): boolean {
  const digit = DIGITS.indexOf(key) + 1;
  if (digit) return touch(`[data-river="${digit - 1}"]`);
  const power = POWER_KEYS.indexOf(key.toLowerCase());
  if (power >= 0) return touch(`.powers li:nth-child(${power + 1}) button`);
  switch (key.toLowerCase()) {
    case "d":
      return touch("[data-do=deck]");
    case "h":
      return focusNext(".held");
    case "arrowleft":
    case "arrowright": {
      if (isScrolled(target)) return false;
      const side = key === "ArrowLeft" ? "left" : "right";
      if (shiftKey) table.end(side, node(`[data-end=${side}]`));
      return shiftKey || focus(".places button[tabindex='0']");
    }
    case "arrowup":
    case "arrowdown":
      if (table.step !== "rows") return false;
      table.choose({ do: key === "ArrowUp" ? "up" : "down" }, node(".prompt"));
      return true;
    case "n":
      return next(table);
    case "s":
      return focus(".strip [data-category]");
    case "o":
      return focus(".others button");
    case "escape":
      table.chosen = null;
      table.pinned = null;
      table.partner = -1;
      return true;
    default:
      return false;
  }
}

/** Refill, end the turn, be ready: what is next when nothing else is done. */
function next(table: Table): boolean {
  const choice = table.legal.find(({ parts }) => NEXT.includes(parts.do));
  if (choice) table.choose(choice.parts, node(".prompt"));
  return choice !== undefined;
}

/** Where the keyboard goes on: to what the present question is answered with. */
export function nextFocus(table: Table): string {
  if (!table.acting) return ".prompt";
  if (table.step === "rows") return ".way";
  if (table.targets.size && table.step !== "draw") return "[data-target]";
  if (table.ends) return ".end.open";
  if (table.step === "draw" || (table.game && table.step === "draw-again")) return "[data-river]";
  return ".prompt .button.main, .held[aria-disabled=false]";
}
