/** What the seats are called in sentences. */

import type { Words } from "../i18n/index.svelte";
import type { SeatInfo } from "../wire";

/** Names as the reader is told them; `reader` is a seat, -1 a spectator. */
export class Names {
  constructor(
    private readonly seats: SeatInfo[],
    private readonly reader: number,
  ) {}

  /** All that sentences take from here. */
  get key(): string {
    return [this.reader, ...this.seats.map(({ name }) => name)].join("\n");
  }

  of(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  who(seat: number): Words {
    return { name: this.of(seat), who: seat === this.reader ? "you" : "other" };
  }

  whom(seat: number): Words {
    return { other: this.of(seat), whom: seat === this.reader ? "you" : "other" };
  }
}
