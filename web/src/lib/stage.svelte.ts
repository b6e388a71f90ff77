/** Named places of a table and the things that fly between them. */

import { moves, pace } from "./settings.svelte";

export interface Place {
  x: number;
  y: number;
  width: number;
  /** Whether a thing that lies here is as wide as the place. */
  exact: boolean;
}

export interface Flight {
  id: number;
  what: string;
  face: string | null;
  turns: boolean;
  from: Place;
  to: Place;
  delay: number;
  ms: number;
}

const STAGGER = 70;

export class Stage {
  flights = $state.raw<Flight[]>([]);
  /** What a place keeps showing until the thing that flies there has arrived. */
  waiting = $state.raw<Record<string, unknown>>({});

  #anchors = new Map<string, { node: Element; exact: boolean }>();
  #remembered = new Map<string, Place>();
  #next = 0;
  #stop: (() => void) | null = null;
  #finished = false;

  /** Svelte action: the node is the place of this name. */
  readonly anchor = (node: Element, given: { name: string; exact?: boolean }) => {
    let name = given.name;
    const set = (now: { name: string; exact?: boolean }): void => {
      if (this.#anchors.get(name)?.node === node) this.#anchors.delete(name);
      name = now.name;
      this.#anchors.set(name, { node, exact: now.exact ?? false });
    };
    set(given);
    return {
      update: set,
      destroy: () => {
        if (this.#anchors.get(name)?.node === node) this.#anchors.delete(name);
      },
    };
  };

  place(name: string): Place | null {
    const anchor = this.#anchors.get(name);
    if (!anchor) return null;
    const { left, top, width, height } = anchor.node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, exact: anchor.exact };
  }

  element(name: string): Element | null {
    return this.#anchors.get(name)?.node ?? null;
  }

  /** Keep where a place is now, since a thing may leave it before it flies; while nothing moves nothing is measured. */
  remember(name: string): void {
    const place = this.moving ? this.place(name) : null;
    if (place) this.#remembered.set(name, place);
  }

  /** Where a place was when it was remembered, else where it is. */
  remembered(name: string): Place | null {
    return this.#remembered.get(name) ?? this.place(name);
  }

  wait(places: Record<string, unknown>): void {
    this.waiting = { ...this.waiting, ...places };
  }

  arrive(place: string): void {
    const { [place]: _, ...others } = this.waiting;
    this.waiting = others;
  }

  /** Begin a story: motion is allowed again after `finish`. */
  begin(): void {
    this.#finished = false;
    this.#remembered.clear();
  }

  /** The story is told: nothing waits any more. */
  settle(): void {
    this.waiting = {};
    this.#remembered.clear();
  }

  get moving(): boolean {
    return !this.#finished && moves() && !document.hidden;
  }

  /** Let things fly, one shortly after the other or at once; resolves when the last has arrived or the motion was finished. */
  async fly(things: Omit<Flight, "id" | "delay" | "ms">[], at: "once" | "intervals" = "intervals"): Promise<void> {
    if (!things.length || !this.moving) return;
    const { move } = pace();
    const stagger = at === "once" ? 0 : STAGGER;
    this.flights = things.map((thing, index) => ({ ...thing, id: this.#next++, delay: index * stagger, ms: move }));
    await new Promise<void>((done) => {
      const timer = setTimeout(done, move + stagger * (things.length - 1));
      this.#stop = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#stop = null;
    this.flights = [];
  }

  /** End the running story: everything is where it goes. Returns whether anything moved. */
  finish(): boolean {
    const moved = this.flights.length > 0;
    this.#finished = true;
    this.#stop?.();
    this.waiting = {};
    return moved;
  }
}
