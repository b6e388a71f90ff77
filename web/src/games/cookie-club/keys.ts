/**
 * The table by keyboard: single letters for what is done often, digits for a card (or a player, when one is asked for);
 * arrows, Enter and Tab work on what has the focus.
 */

import type { Table } from "./table.svelte";

const DIGITS = "1234567890";
const HELD = ".held[tabindex='0']";

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body;

function focus(selector: string): boolean {
  find(selector).focus();
  return true;
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented) return true;
  const inField = target?.closest("input, select, textarea, dialog, [role=menu]") != null;
  return inField || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}

/** Do what a key stands for; returns whether it stood for anything. */
export function onKey(event: KeyboardEvent, table: Table): boolean {
  if (isTyping(event)) return false;
  const done = act(event.key, table);
  if (done) event.preventDefault();
  return done;
}

function act(key: string, table: Table): boolean {
  const held = document.querySelectorAll<HTMLElement>(".held");
  const digit = DIGITS.indexOf(key);
  const numbered = table.asksForPlayer ? document.querySelectorAll<HTMLElement>(".choosable .who") : held;
  if (digit >= 0 && numbered[digit]) {
    numbered[digit].focus();
    return true;
  }
  switch (key.toLowerCase()) {
    case "d":
      table.draw(find(".draw"));
      return true;
    case "e":
      table.endTurn(find(".prompt"));
      return true;
    case "y":
      table.answer("refuse");
      return true;
    case "n":
      table.answer("accept");
      return true;
    case "h":
      return focus(HELD);
    case "u":
      table.session.undo();
      return true;
    case "t":
      table.session.hint();
      return true;
    case "r":
      void table.recall();
      return true;
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
  table.stage.finish();
  if (table.chosen === null) return false;
  table.chosen = null;
  return focus(HELD);
}
