/**
 * The table by keyboard: single letters for what is done often, digits for a card (or a player, when one is asked for);
 * arrows, Enter and Tab work on what has the focus.
 */

import { focus, node, pressed } from "../../lib/keys";
import type { Table } from "./table.svelte";

const DIGITS = "1234567890";
const HELD = ".held[tabindex='0']";

export const onKey = (event: KeyboardEvent, table: Table): void => pressed(event, table, act);

function act({ key }: KeyboardEvent, table: Table): boolean {
  const held = document.querySelectorAll<HTMLElement>(".held");
  const digit = DIGITS.indexOf(key);
  const numbered = table.asksForPlayer ? document.querySelectorAll<HTMLElement>(".choosable .who") : held;
  if (digit >= 0 && numbered[digit]) {
    numbered[digit].focus();
    return true;
  }
  switch (key.toLowerCase()) {
    case "d":
      table.draw(node(".draw"));
      return true;
    case "e":
      table.endTurn(node(".prompt"));
      return true;
    case "y":
      table.answer("refuse");
      return true;
    case "n":
      table.answer("accept");
      return true;
    case "h":
      return focus(HELD);
    case "arrowleft":
    case "arrowright":
      return toPile(key, table);
    case "escape":
      return putBack(table);
    default:
      return false;
  }
}

/** Between the piles while a card waits for one; into the hand from anywhere else. */
function toPile(key: string, table: Table): boolean {
  if (table.chosen === null) {
    return !document.activeElement?.closest(".hand, input") && focus(HELD);
  }
  return focus(`[data-pile="${key === "ArrowLeft" ? 0 : 1}"]`);
}

function putBack(table: Table): boolean {
  if (table.chosen === null) return false;
  table.chosen = null;
  return focus(HELD);
}
