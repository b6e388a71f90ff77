/** The table by keyboard: what has no focus of its own is done by single keys from anywhere. */

import { find, focus, focusNext, node, pressed } from "../../lib/keys";
import { isScrolled } from "../../lib/scrolls";
import type { Table } from "./table.svelte";

const DIGITS = "12345";
/** Pumpkins that the monkey can reach, where it goes to score them. */
const REACHED = ".market .pick[data-pumpkin][aria-disabled=false]";

export const onKey = (event: KeyboardEvent, table: Table): void => pressed(event, table, act);

function act({ key, target }: KeyboardEvent, table: Table): boolean {
  const digit = DIGITS.indexOf(key) + 1;
  if (digit) return number(digit, table);
  switch (key.toLowerCase()) {
    case "arrowleft":
      return !isScrolled(target) && walk(table, 1);
    case "arrowright":
      return !isScrolled(target) && walk(table, -1);
    case "p":
      return focusNext(REACHED);
    case "b":
      table.choose({ do: "back" }, node(".prompt"));
      return true;
    case "f":
      table.choose({ do: "refresh" }, node(".prompt"));
      return true;
    case "o":
      return focus(".others .who");
    case "backspace":
      table.putBack();
      return true;
    case "enter":
      return (target as Element).closest("button, a") === null && enter(table);
    case "escape":
      table.tryWalk(0);
      return true;
    default:
      return false;
  }
}

/** Where the focus goes when what had it is gone: to what is asked, else to where it will be asked. */
export function nextFocus(table: Table): string {
  if (!table.acting) return ".prompt";
  if (table.laying) return table.complete ? "[data-do=place]" : ".capybaras li:not(.picked) .pick";
  if (table.phase === "draft-pumpkin") return ".pumpkins .pick";
  return table.walking ? ".monkey" : ".answers .button";
}

/** A capybara or a pumpkin by its place on offer, or how many capybaras a walk shall bring. */
function number(digit: number, table: Table): boolean {
  const place = (what: string): HTMLElement | null => find(`.market .${what} li:nth-child(${digit}) button`);
  if (table.walking && table.walk) {
    if (digit <= 3) table.gain(digit, node(".prompt"));
  } else if (table.phase === "draft-pumpkin") place("pumpkins")?.click();
  else if (table.laying) place("capybaras")?.click();
  else return false;
  return true;
}

function walk(table: Table, steps: number): boolean {
  if (table.laying && table.acting) table.moveBlock(table.gap - steps);
  else if (table.walking) table.tryWalk(table.walk + steps);
  else return false;
  return focus(table.laying ? ".grip" : ".monkey");
}

function enter(table: Table): boolean {
  if (table.laying) table.place();
  else if (table.here[0]) table.pumpkin(table.here[0], node(".prompt"));
  else return false;
  return true;
}
