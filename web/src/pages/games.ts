/** The games' own pages, found by folder. */

import type { Component, Snippet } from "svelte";
import type { Session } from "../net/table.svelte";

/** What a game's table is given. */
export interface TableProps {
  /** A table in play or a replay. */
  session: Session;
  /** What a person may do when the game is over; given how to play once more, with that. */
  next: Snippet<[again?: Snippet]>;
  logOpen?: boolean;
  closeLog?: () => void;
}

/** What a game brings for the pages of the house, in keys of its catalogue. */
export interface Face {
  about: string;
  /** The name of an option, or of a choice that it offers. */
  option: (option: string, choice?: string) => string;
  /** The name of a way to play, where there are several. */
  variant?: (variant: string) => string;
  /** The keys of its table beside those of every table, and what each does. */
  keys: [string, string][];
}

/** What a game's box on the shelf holds beside its usual way to play. */
export interface BoxProps {
  /** Do what opens a table, and say what went wrong. */
  attempt: (open: () => Promise<void>) => Promise<void>;
  /** Play a variant with so many bots; guided for who learns it. */
  play: (variant: string, bots: number, guided: boolean) => void;
  starting: boolean;
}

type Page = Component<TableProps>;

const tables = import.meta.glob<{ default: Page }>("../games/*/Table.svelte");
const boxes = import.meta.glob<{ default: Component<BoxProps> }>("../games/*/Box.svelte");
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

/** What else a game's box holds; null where it is nothing. */
export async function boxOf(game: string): Promise<Component<BoxProps> | null> {
  const load = boxes[`../games/${game}/Box.svelte`];
  return load ? (await load()).default : null;
}
