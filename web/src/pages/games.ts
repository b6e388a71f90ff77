/** The games' own pages, found by folder. */

import type { Component, Snippet } from "svelte";
import type { Session } from "../net/table.svelte";

export interface TableProps {
  session: Session;
  next: Snippet;
  logOpen?: boolean;
  closeLog?: () => void;
}

/** What a game brings for the pages of the house, in keys of its catalogue. */
export interface Face {
  about: string;
  /** The name of an option, or of a choice that it offers. */
  option: (option: string, choice?: string) => string;
  /** The keys of its table and what each does. */
  keys: [string, string][];
}

type Page = Component<TableProps>;

const tables = import.meta.glob<{ default: Page }>("../games/*/Table.svelte");
const faces = import.meta.glob<Face>("../games/*/face.ts", { import: "face", eager: true });

/** The table of a game; null when this client has none. */
export async function tableOf(game: string): Promise<Page | null> {
  const load = tables[`../games/${game}/Table.svelte`];
  return load ? (await load()).default : null;
}

/** Whether this client has a table for a game. */
export const hasTable = (game: string): boolean => `../games/${game}/Table.svelte` in tables;

/** The face of a game; null when this client has no table for it. */
export const faceOf = (game: string): Face | null => faces[`../games/${game}/face.ts`] ?? null;
