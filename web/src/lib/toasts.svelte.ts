/** Short remarks of the page that go by themselves. */

import { untrack } from "svelte";
import { announce } from "./announce.svelte";

const STAYS = 5000;

export const toasts = $state<{ shown: { id: number; text: string }[] }>({ shown: [] });
let next = 0;

export function say(text: string): void {
  const id = next++;
  toasts.shown = [...untrack(() => toasts.shown), { id, text }].slice(-2);
  announce(text);
  setTimeout(() => (toasts.shown = toasts.shown.filter((one) => one.id !== id)), STAYS);
}
