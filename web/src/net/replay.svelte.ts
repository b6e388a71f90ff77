/** A finished game looked at step by step, through the same eyes as one in play. */

import { tick } from "svelte";
import type { Replay, ReplayStep, State } from "../wire";
import { getReplay, postReplay } from "./api";
import type { Presenter, Session, TableEvent } from "./table.svelte";

/** Steps that are asked for at once: few to begin with, so that the table is soon there. */
const FIRST = 25;
const PAGE = 200;

export class ReplaySession implements Session {
  shown = $state.raw<State | null>(null);
  log = $state.raw<TableEvent[]>([]);
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  /** Steps are being fetched. */
  loading = $state(false);
  readonly advice = null;
  readonly refused = null;
  readonly asking = false;
  readonly busy = false;
  readonly current = true;
  readonly replaying = true;
  readonly unseenFrom = Infinity;
  hurried = false;
  presenter: Presenter | null = null;

  #steps: ReplayStep[] = [];
  #load: (start: number, count: number) => Promise<Replay>;
  #turn = 0;

  constructor(from: { table: string } | { record: string }) {
    this.#load = "table" in from ? (start, count) => getReplay(from.table, start, count) : (start, count) => postReplay(from.record, start, count);
  }

  get total(): number {
    return this.replay?.total ?? 0;
  }

  async open(): Promise<void> {
    await this.#fetch(0);
    await this.show(0);
  }

  /** Show a step; one step on is told with its motion, everything else at once. */
  async show(step: number): Promise<void> {
    const to = Math.min(Math.max(step, 0), this.total);
    const turn = ++this.#turn;
    this.loading = this.#steps.length <= to;
    while (this.#steps.length <= to) await this.#fetch(this.#steps.length);
    this.loading = false;
    if (turn !== this.#turn) return;
    const before = this.shown;
    const forward = to === this.step + 1;
    const after = this.#state(this.#steps[to]!);
    this.step = to;
    const apply = async (): Promise<void> => {
      this.shown = after;
      this.log = this.#steps.slice(0, to + 1).flatMap(({ events }) => events as TableEvent[]);
      await tick();
    };
    this.hurried = !forward;
    if (before && forward && this.presenter) await this.presenter(before, after, after.events as TableEvent[], apply);
    else await apply();
  }

  act(): void {}
  undo(): void {}
  hint(): void {}

  hurry(): boolean {
    return false;
  }

  async #fetch(start: number): Promise<void> {
    const part = await this.#load(start, start ? PAGE : FIRST);
    this.replay = part;
    this.#steps = [...this.#steps.slice(0, start), ...part.steps];
  }

  #state(step: ReplayStep): State {
    const { seats, total, result } = this.replay!;
    const over = step.n === total && result !== null;
    return {
      type: "state",
      n: step.n,
      viewer: -1,
      view: step.view,
      legal: [],
      movers: [],
      thinking: null,
      can_undo: false,
      events: step.events,
      since: 0,
      next_since: 0,
      status: over ? "finished" : "running",
      over,
      result: over ? result : null,
      covered: false,
      next_seat: null,
      seats,
    };
  }
}
