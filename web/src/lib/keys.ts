/** What the keys of all tables have in common: none acts while somebody types; some do the same everywhere. */

export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** What is found, or the page where there is none, for what is said beside it. */
export const node = (selector: string): HTMLElement => find(selector) ?? document.body;

export function focus(selector: string): boolean {
  const found = find(selector);
  found?.focus();
  return found !== null;
}

export function touch(selector: string): boolean {
  const found = find(selector);
  found?.focus();
  found?.click();
  return found !== null;
}

/** From one thing of a kind to the next. */
export function focusNext(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
  return all.length > 0;
}

interface Table {
  session: { readonly replaying: boolean; undo(): void; hint(): void };
  recall(): Promise<void>;
}

const EVERYWHERE: Record<string, (table: Table) => void> = {
  u: (table) => table.session.undo(),
  t: (table) => table.session.hint(),
  r: (table) => void table.recall(),
};

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  const inField = target?.closest("input, select, textarea, dialog, [role=menu], .log") != null;
  return event.defaultPrevented || inField || event.ctrlKey || event.metaKey || event.altKey || find("dialog[open]") !== null;
}

/** Do what a key stands for: at every table, else at this game's; `act` says whether it stands for anything there. */
export function pressed<T extends Table>(event: KeyboardEvent, table: T, act: (event: KeyboardEvent, table: T) => boolean): void {
  if (isTyping(event)) return;
  // The arrows step through a replay.
  if (table.session.replaying && event.key.startsWith("Arrow")) return;
  const common = EVERYWHERE[event.key.toLowerCase()];
  if (common) common(table);
  if (common || act(event, table)) event.preventDefault();
}
