/** Explanations on hover, focus and long press, and short remarks beside a thing: one bubble for the whole page. */

import { announce } from "./announce.svelte";
import { settings } from "./settings.svelte";

export interface Explanation {
  title?: string;
  lines: string[];
}

interface Bubble {
  node: Element;
  said: Explanation;
  remark: boolean;
}

const HOVER = 420;
const FOCUS = 650;
const PRESS = 480;
const REMARK = 3200;
const STRAY = 10;

export const BUBBLE_ID = "explanation";
class Held {
  bubble = $state.raw<Bubble | null>(null);
}

const held = new Held();
let timer = 0;
/** Whose explanation the timer will show. */
let awaited: Element | null = null;

export const shownBubble = (): Bubble | null => held.bubble;

function show(node: Element, said: Explanation, remark: boolean): void {
  held.bubble?.node.removeAttribute("aria-describedby");
  held.bubble = { node, said, remark };
  node.setAttribute("aria-describedby", BUBBLE_ID);
}

export function hideBubble(): void {
  clearTimeout(timer);
  if (!held.bubble) return;
  held.bubble.node.removeAttribute("aria-describedby");
  held.bubble = null;
}

/** Say something short beside a node, e.g. why it cannot be chosen, to eyes and ears. */
export function remark(node: Element, text: string): void {
  clearTimeout(timer);
  show(node, { lines: [text] }, true);
  announce(text);
  timer = window.setTimeout(hideBubble, REMARK);
}

/** Svelte action: the node explains itself on hover, focus and long press. */
export function explain(node: HTMLElement, give: () => Explanation | null) {
  let current = give;
  let pressed = false;
  let start = { x: 0, y: 0 };
  const later = (ms: number, then?: () => void): void => {
    clearTimeout(timer);
    awaited = node;
    timer = window.setTimeout(() => {
      const said = current();
      if (!said || !node.isConnected) return;
      show(node, said, false);
      then?.();
    }, ms);
  };
  const leave = (): void => {
    if (held.bubble?.node === node) hideBubble();
    else if (!held.bubble && awaited === node) clearTimeout(timer);
  };
  const on = {
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && settings.hints && !event.buttons) later(HOVER);
    },
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") leave();
    },
    pointerdown: (event: PointerEvent) => {
      pressed = false;
      start = { x: event.clientX, y: event.clientY };
      if (held.bubble) hideBubble();
      if (event.pointerType !== "mouse") later(PRESS, () => (pressed = true));
      else clearTimeout(timer);
    },
    pointermove: (event: PointerEvent) => {
      const strayed = Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY;
      if (event.pointerType !== "mouse" && strayed && !pressed) clearTimeout(timer);
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerType !== "mouse" && !pressed) clearTimeout(timer);
    },
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: Event) => {
      if (pressed) event.preventDefault();
    },
    click: (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    focus: () => {
      if (node.matches(":focus-visible") && settings.hints) later(FOCUS);
    },
    // Later: a node that is taken away while it has the focus loses it amid the redrawing, when nothing may change.
    blur: () => queueMicrotask(leave),
  };
  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener as EventListener, true);
  return {
    update: (next: () => Explanation | null) => (current = next),
    destroy: () => {
      for (const [name, listener] of Object.entries(on)) node.removeEventListener(name, listener as EventListener, true);
      // Not now: the page is being redrawn, and nothing may change while it is.
      queueMicrotask(() => held.bubble?.node === node && hideBubble());
    },
  };
}
