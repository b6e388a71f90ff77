/** What a screen reader is told: the last few sentences, in order. */

import { untrack } from "svelte";

const KEPT = 4;

export const spoken = $state<{ lines: { id: number; text: string }[] }>({ lines: [] });
let next = 0;

/** Forget what was said. */
export function hush(): void {
  spoken.lines = [];
}

export function announce(text: string): void {
  spoken.lines = [...untrack(() => spoken.lines), { id: next++, text }].slice(-KEPT);
}
