/** The focus stays with what is asked when the button that had it goes, and comes back when something is asked. */

interface Focus {
  /** Whatever may take away what has the focus, or bring what should have it. */
  offered: string;
  /** Who gets it: a selector within the node; `.prompt` waits for it. */
  next: string;
}

const WAITS = ".prompt";

/** Svelte action of the table that the buttons are in. */
export function keepsFocus(node: HTMLElement, _given: Focus) {
  /** What had the focus last; it may be taken away with it. */
  let held: Element | null = null;
  const came = ({ target }: FocusEvent): void => {
    held = target as Element;
  };
  /** Who takes the focus away on purpose does not get it back. Later: when a node goes, it loses the focus first. */
  const left = ({ target }: FocusEvent): void => {
    queueMicrotask(() => {
      if (held === target && held?.isConnected && document.activeElement === document.body) held = null;
    });
  };
  node.addEventListener("focusin", came);
  node.addEventListener("focusout", left);
  return {
    update: ({ next }: Focus) => {
      const active = document.activeElement;
      const lost = active === document.body && held !== null && !held.isConnected;
      if (lost || active?.matches(WAITS)) node.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    },
    destroy: () => {
      node.removeEventListener("focusin", came);
      node.removeEventListener("focusout", left);
    },
  };
}
