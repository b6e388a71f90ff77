/** One table: what the server says of it, shown step by step, and what the player asks of it. */

import { tick } from "svelte";
import { pace } from "../lib/settings.svelte";
import { WIRE, type ActionInfo, type Advice, type FromServer, type Notice, type Refused, type State, type Table } from "../wire";
import { Line } from "./line";

/** An event as a game tells it: a kind, its running number, and what the kind carries. */
export interface TableEvent {
  n: number;
  kind: string;
  [field: string]: unknown;
}

/** Shows the step from one state to the next: must call `apply` once; resolves when its motion is over, with false when there was nothing to look at. */
export type Presenter = (before: State, after: State, events: TableEvent[], apply: () => Promise<void>) => Promise<void | false>;

/** What a game's page needs of a table, live or replayed. */
export interface Session {
  readonly shown: State | null;
  readonly log: TableEvent[];
  readonly advice: Advice | null;
  /** A wish is on its way, or its answer is not shown yet: nothing more can be asked. */
  readonly asking: boolean;
  /** It has been on its way so long that it should be seen. */
  readonly busy: boolean;
  readonly current: boolean;
  readonly hurried: boolean;
  readonly replaying: boolean;
  /** Why the last wish was not granted. */
  readonly refused: Refused | null;
  /** Number of the first event that happened while nobody looked from this seat. */
  readonly unseenFrom: number;
  presenter: Presenter | null;
  act(action: ActionInfo): void;
  undo(): void;
  hint(): void;
  hurry(): boolean;
}

const PATIENCE = 150;

interface Sent {
  key: string;
  frame: Parameters<Line["send"]>[0];
}

/** A name for one wish, so that the server does it once however often it hears it. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSession implements Session {
  /** The state on the screen; later ones may wait for their turn. */
  shown = $state.raw<State | null>(null);
  table = $state.raw<Table | null>(null);
  log = $state.raw<TableEvent[]>([]);
  notices = $state.raw<Notice[]>([]);
  advice = $state.raw<Advice | null>(null);
  refused = $state.raw<Refused | null>(null);
  online = $state(true);
  gone = $state(false);
  outdated = $state(false);
  asking = $state(false);
  busy = $state(false);
  behind = $state(0);
  /** Whether a step is being shown. */
  telling = $state(false);
  presenter: Presenter | null = null;
  readonly replaying = false;
  unseenFrom = Infinity;

  #line: Line;
  #queue: State[] = [];
  #logs = new Map<number, TableEvent[]>();
  #known = 0;
  #sent: Sent | null = null;
  #askedAt = -1;
  #patience = 0;
  #playing = false;
  #restUntil = 0;
  #wake: (() => void) | null = null;
  #hurried = false;
  /** The line is new: the next state tells everything from the beginning. */
  #returned = false;

  constructor(id: string) {
    this.#line = new Line(`/api/tables/${encodeURIComponent(id)}/play`, {
      opened: () => this.#line.send({ type: "hello", wire: WIRE }),
      message: (frame) => this.#hear(frame),
      lost: () => (this.online = false),
      gone: () => (this.gone = true),
      outdated: () => (this.outdated = true),
    });
  }

  close(): void {
    this.#line.close();
    this.#queue = [];
    this.hurry();
  }

  /** Whether the screen shows the newest state, so that a choice means what the player sees. */
  get current(): boolean {
    return this.behind === 0;
  }

  act(action: ActionInfo): void {
    this.#ask((n, key, seat) => ({ type: "act", n, key, seat, action: action.id }));
  }

  undo(): void {
    this.#ask((n, key, seat) => ({ type: "undo", n, key, seat }));
  }

  abandon(): void {
    this.#line.send({ type: "abandon", key: newKey() });
  }

  hint(): void {
    const state = this.shown;
    if (state && this.current && state.viewer >= 0) this.#line.send({ type: "hint", n: state.n, seat: state.viewer });
  }

  uncover(seat: number): void {
    this.#line.send({ type: "uncover", seat });
  }

  cover(): void {
    this.#line.send({ type: "cover" });
  }

  /** Whether what waits is to be shown without motion. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** Show everything that waits, now. Returns whether anything was waiting. */
  hurry(): boolean {
    const waited = this.behind > 0;
    this.#hurried = waited;
    this.#wake?.();
    return waited;
  }

  #ask(make: (n: number, key: string, seat: number) => Sent["frame"]): void {
    const state = this.shown;
    if (!state || !this.current || this.asking || state.viewer < 0) return;
    const key = newKey();
    this.#sent = { key, frame: make(state.n, key, state.viewer) };
    this.#askedAt = state.n;
    this.asking = true;
    // Most answers are there before a change of the looks would be: drawing twice takes longer than waiting.
    this.#patience = setTimeout(() => (this.busy = true), PATIENCE);
    this.advice = null;
    this.refused = null;
    this.#line.send(this.#sent.frame);
  }

  #hear(frame: FromServer): void {
    switch (frame.type) {
      case "hello":
        this.online = true;
        this.#returned = true;
        this.table = frame.table;
        if (this.#sent) this.#line.send(this.#sent.frame);
        return;
      case "state":
        return this.#take(frame);
      case "ack":
        return this.#settle(frame.key);
      case "refused":
        if (frame.code === "wrong-wire") this.outdated = true;
        this.refused = frame;
        this.#askedAt = -1;
        return this.#settle(frame.key);
      case "advice":
        if (frame.n === this.shown?.n && frame.seat === this.shown.viewer) this.advice = frame;
        return;
      case "notice":
        this.notices = [...this.notices, frame];
        return;
      case "gone":
        this.gone = frame.reason === "deleted";
        return;
      case "pong":
        return;
    }
  }

  #settle(key: string | null): void {
    if (this.#sent?.key === key) {
      this.#sent = null;
      this.#rested();
    }
  }

  /** The wish was granted and that is to be shown, or it was refused. */
  #rested(): void {
    if (this.#sent || this.#askedAt >= 0) return;
    clearTimeout(this.#patience);
    this.asking = false;
    this.busy = false;
  }

  #take(state: State): void {
    const last = this.#queue.at(-1) ?? this.shown;
    // Every viewer has numbers of its own: another one's state, such as the curtain's, comes when the wish was granted.
    const own = this.#askedAt >= 0 && (state.n > this.#askedAt || state.viewer !== last?.viewer);
    // A curtain that falls waits its turn; who lifts one, or takes something back, sees the newest at once.
    const undone = state.viewer === last?.viewer && state.since < this.#known && !this.#returned;
    const jump = !last || undone || (state.viewer !== last.viewer && state.viewer >= 0);
    if (own) {
      this.#askedAt = -1;
      this.#rested();
    }
    if (own || jump) this.#restUntil = 0;
    if (jump) {
      this.#queue = [];
      this.hurry();
    }
    this.#queue.push(state);
    this.behind = this.#queue.length;
    void this.#play();
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    this.telling = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      await this.#rest();
      if (this.#queue[0] !== next) continue;
      await this.#show(next);
      if (this.#queue[0] === next) this.#queue.shift();
      this.behind = this.#queue.length;
    }
    this.#hurried = false;
    this.#playing = false;
    this.telling = false;
  }

  async #show(next: State): Promise<void> {
    const before = this.shown;
    const apply = async (): Promise<void> => {
      this.#remember(next);
      // Advice is for one seat's one decision; what it says of a hand is for no other eyes.
      if (this.advice?.n !== next.n || this.advice.seat !== next.viewer) this.advice = null;
      this.shown = next;
      if (this.#queue.length === 1 && this.#queue[0] === next) this.behind = 0;
      await tick();
    };
    const known = this.#known;
    const forward = before?.viewer === next.viewer && (next.since === known || (next.since === 0 && this.#returned));
    const fresh = forward ? (next.events as TableEvent[]).filter((event) => event.n >= known) : [];
    this.#known = next.next_since;
    this.#returned = false;
    let told = fresh.length > 0;
    if (before && told && this.presenter) told = (await this.presenter(before, next, fresh, apply)) !== false;
    else await apply();
    this.#restUntil = before && !before.legal.length && told ? performance.now() + pace().rest : 0;
  }

  #remember(state: State): void {
    const known = this.#logs.get(state.viewer) ?? [];
    const log = [...known.filter((event) => event.n < state.since), ...(state.events as TableEvent[])];
    if (this.shown && this.shown.viewer !== state.viewer) this.unseenFrom = known.length ? state.since : Infinity;
    this.#logs.set(state.viewer, log);
    this.log = log;
  }

  async #rest(): Promise<void> {
    const left = this.#restUntil - performance.now();
    if (left <= 0 || this.#hurried) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, left);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }
}
