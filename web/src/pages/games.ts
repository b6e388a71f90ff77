/** The games' own pages, found by folder. */

import type { Component, Snippet } from "svelte";
import type { Session } from "../net/table.svelte";

export interface TableProps {
  session: Session;
  next: Snippet;
  logOpen?: boolean;
  closeLog?: () => void;
}

type Page = Component<TableProps>;

const tables = import.meta.glob<{ default: Page }>("../games/*/Table.svelte");

/** The table of a game; null when this client has none. */
export async function tableOf(game: string): Promise<Page | null> {
  const load = tables[`../games/${game}/Table.svelte`];
  return load ? (await load()).default : null;
}

/** Whether this client has a table for a game. */
export const hasTable = (game: string): boolean => `../games/${game}/Table.svelte` in tables;
