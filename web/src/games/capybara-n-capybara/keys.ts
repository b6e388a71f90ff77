/** The table by keyboard: what has no focus of its own is done by single keys from anywhere. */

import { isScrolled } from "../../lib/scrolls";
import type { Table } from "./table.svelte";

const DIGITS = "12345";

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

const prompt = (): HTMLElement => find(".prompt") ?? document.body;

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const inField = target?.closest("input, select, textarea, dialog, [role=menu], .log") != null;
  return inField || event.ctrlKey || event.metaKey || event.altKey || find("dialog[open]") !== null;
}

/** Do what a key stands for; returns whether it stood for anything. */
export function onKey(event: KeyboardEvent, table: Table): boolean {
  if (isTyping(event)) return false;
  const done = act(event, table);
  if (done) event.preventDefault();
  return done;
}

function act({ key, target }: KeyboardEvent, table: Table): boolean {
  const digit = DIGITS.indexOf(key) + 1;
  if (digit) return number(digit, table);
  switch (key.toLowerCase()) {
    case "arrowleft":
      return !isScrolled(target) && walk(table, 1);
    case "arrowright":
      return !isScrolled(target) && walk(table, -1);
    case "p":
      return nextPumpkin();
    case "b":
      table.choose({ do: "back" }, prompt());
      return true;
    case "f":
      table.choose({ do: "refresh" }, prompt());
      return true;
    case "o":
      return focus(".others .who");
    case "u":
      table.session.undo();
      return true;
    case "t":
      table.session.hint();
      return true;
    case "r":
      void table.recall();
      return true;
    case "backspace":
      table.putBack();
      return true;
    case "enter":
      return (target as Element).closest("button, a") === null && enter(table);
    case "escape":
      table.stage.finish();
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

function focus(selector: string): boolean {
  const node = find(selector);
  node?.focus();
  return node !== null;
}

/** A capybara or a pumpkin by its place on offer, or how many capybaras a walk shall bring. */
function number(digit: number, table: Table): boolean {
  const place = (what: string): HTMLElement | null => find(`.market .${what} li:nth-child(${digit}) button`);
  if (table.walking && table.walk) {
    if (digit <= 3) table.gain(digit, prompt());
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

/** From pumpkin to pumpkin that the monkey can reach, where it goes to score it. */
function nextPumpkin(): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(".market .pick[data-pumpkin][aria-disabled=false]")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
  return all.length > 0;
}

function enter(table: Table): boolean {
  if (table.laying) table.place();
  else if (table.here[0]) table.pumpkin(table.here[0], prompt());
  else return false;
  return true;
}
