/** What scrolls must be reached by keyboard: a box takes the focus while a part of it is hidden, and only then. */

/** Svelte action; with a name for a box that has none without the focus. Arrow keys scroll it. */
export function scrolls(node: HTMLElement, name?: string) {
  let said = name;
  const look = (): void => {
    const hides = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    node.toggleAttribute("data-scrolls", hides);
    if (hides) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
    if (said === undefined) return;
    if (hides) {
      node.role = "group";
      node.ariaLabel = said;
    } else node.role = node.ariaLabel = null;
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  for (const part of node.children) sizes.observe(part);
  return {
    update: (next?: string) => {
      said = next;
      look();
    },
    destroy: () => sizes.disconnect(),
  };
}

/** Whether a key that scrolls was meant for a box like that. */
export const isScrolled = (target: EventTarget | null): boolean => target instanceof Element && target.matches("[data-scrolls]");
