/** Lines of a log: an event that was told is not told again, so that only what is new is drawn. */

export class Told<Event extends object, Line> {
  #lines = new WeakMap<Event, Line | null>();
  #names = "";

  /** The events' lines without the silent ones; `names`: what else they depend on. */
  of(events: Event[], names: string, tell: (event: Event) => Line | null): Line[] {
    if (names !== this.#names) this.#lines = new WeakMap();
    this.#names = names;
    return events.flatMap((event) => {
      let line = this.#lines.get(event);
      if (line === undefined) this.#lines.set(event, (line = tell(event)));
      return line === null ? [] : [line];
    });
  }
}
