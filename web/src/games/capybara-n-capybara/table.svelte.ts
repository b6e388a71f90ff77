/** The table's mind: the walk that is tried, the block that is laid, and how a step between states is shown. */

import { untrack } from "svelte";
import { t } from "../../i18n/index.svelte";
import { announce } from "../../lib/announce.svelte";
import { hideBubble, remark } from "../../lib/explain.svelte";
import { Names } from "../../lib/names";
import { sinceMyTurn } from "../../lib/recall";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { Stage } from "../../lib/stage.svelte";
import { Told } from "../../lib/told";
import type { Presenter, Session, TableEvent } from "../../net/table.svelte";
import type { CapybaraNCapybaraEvent, CapybaraView, PumpkinView, State } from "../../wire";
import { find, takes, type Choice, type Parts } from "./choices";
import { bonusOf, fateOf, gainOf, items, lettersOn, pumpkinsFor, type Fate } from "./line";
import { movesOf } from "./motions";
import { whyNot, whyNotGain, whyNotPumpkin, whyNotTake } from "./reasons";
import { tell, type Line } from "./story";
import { keep, kept } from "./tried";
import type { Said } from "./words";

const say = ({ key, words }: Said): string => t(key, words);
const LAYING = ["draft-card", "draft-gap", "card", "gap"];
const RECALL_REST = 650;

/** A place of the line as it would be: a card, a new one, or room for one that is still to be chosen. */
export interface Spot {
  id: string;
  card: string | null;
  /** The new card's number in the block; -1 for a card of the line. */
  block: number;
}

export class Table {
  readonly session: Session;
  readonly stage = new Stage();
  /** Steps that are tried; the monkey stands there until something is chosen. */
  walk = $state(0);
  /** Cards that are chosen for the block and not yet taken at the server's table. */
  picks = $state.raw<string[]>([]);
  /** Cards of the line left of the block that is being laid. */
  gap = $state(0);
  narration = $state.raw<Line | null>(null);
  asked = $state.raw<{ choice: Choice; plan: Parts[] } | null>(null);
  recalling = $state(false);
  /** What is still to be said to the server of what was chosen in one go. */
  plan = $state.raw<Parts[]>([]);

  state = $derived.by(() => this.session.shown!);
  view = $derived(this.state.view as CapybaraView);
  legal = $derived(this.state.legal as Choice[]);
  names = $derived(new Names(this.state.seats, this.view.viewer));
  /** The seat at the lower edge: mine, or the first for who only watches. */
  seat = $derived(Math.max(this.view.viewer, 0));
  player = $derived(this.view.players[this.seat]!);
  over = $derived(this.state.over);
  mine = $derived.by(() => this.legal.length > 0 && !this.session.replaying);
  acting = $derived.by(() => this.mine && this.session.current && !this.session.busy && this.plan.length === 0);
  phase = $derived(this.view.phase);
  walking = $derived.by(() => this.acting && this.phase === "turn" && this.player.ahead > 0);
  /** Whether a block is being chosen and laid in the near line. */
  laying = $derived.by(() => LAYING.includes(this.phase) && this.view.mover === this.seat && (this.mine || this.view.block.length > 0));
  drafting = $derived(this.phase.startsWith("draft"));
  block = $derived.by(() => (this.laying ? [...this.view.block, ...this.picks] : []));
  need = $derived.by(() => (this.laying ? Math.max(this.view.gaining, 1) : 0));
  /** The capybaras on offer that have not been picked. */
  offer = $derived.by(() => {
    const left = [...this.picks];
    return items(this.view.display).map(({ id, card }) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return { id, card, picked: at >= 0 };
    });
  });
  spots = $derived.by(() => {
    const line: Spot[] = this.player.line.map((card, at) => ({ id: `line ${at}`, card, block: -1 }));
    const block: Spot[] = Array.from({ length: this.need }, (_, at) => ({ id: `new ${at}`, card: this.block[at] ?? null, block: at }));
    return this.laying ? [...line.slice(0, this.gap), ...block, ...line.slice(this.gap)] : line;
  });
  /** Spots left of the monkey as it is shown. */
  monkeyAt = $derived.by(() => (this.drafting ? this.spots.length : this.player.ahead - this.walk));
  pumpkins = $derived(pumpkinsFor(this.view, this.seat));
  /** Pumpkins that are scored where the tried walk ends. */
  here = $derived.by(() => (this.walking && this.walk > 0 ? this.pumpkins.filter((card) => this.fate(card).is === "here") : []));
  bonus = $derived(bonusOf(this.player.line, this.view.bonus));
  /** The bonus with the block where it is held now. */
  bonusThen = $derived(bonusOf(this.spots.flatMap(({ card }) => (card ? [card] : [])), this.view.bonus));
  lines = $derived.by(() =>
    this.#told.of(this.session.log as unknown as CapybaraNCapybaraEvent[], this.names.key, (event) => tell(event, this.names)),
  );
  /** What is being told: in a replay, what happened last up to the step that is shown. */
  told = $derived.by(() => (this.session.replaying ? (this.lines.at(-1) ?? null) : this.narration));

  readonly #told = new Told<CapybaraNCapybaraEvent, Line>();
  #sentAt = -1;

  constructor(session: Session) {
    this.session = session;
    session.presenter = this.#presenter;
    $effect.pre(() => {
      void this.state.n;
      untrack(() => this.#arrive());
    });
    $effect(() => {
      if (session.refused) untrack(() => this.#giveUp());
    });
    $effect(() => {
      if (this.mine && this.session.current && !this.session.asking && this.plan.length) untrack(() => this.#pursue());
    });
    $effect(() => {
      const { walk, picks, gap, seat } = this;
      if (this.mine && !this.plan.length) keep({ where: location.hash, seat, n: this.state.n, walk, picks, gap });
    });
  }

  /** The page leaves the table. */
  close(): void {
    if (this.session.presenter === this.#presenter) this.session.presenter = null;
    this.stage.finish();
  }

  // --- what may be chosen

  can(parts: Parts): Choice | undefined {
    return this.acting ? find(this.legal, parts) : undefined;
  }

  fate(card: PumpkinView): Fate {
    return fateOf(card, this.view.reach, this.player, this.walking ? this.walk : 0);
  }

  letters(card: PumpkinView): ReturnType<typeof lettersOn> {
    const steps = this.walking ? this.walk : 0;
    return lettersOn(card, this.player, steps, this.fate(card));
  }

  /** Gaps that the block may go to, as cards of the line left of it. */
  get gaps(): { first: number; last: number } {
    return { first: this.drafting ? 0 : this.player.ahead, last: this.player.line.length };
  }

  get complete(): boolean {
    return this.block.length === this.need;
  }

  // --- what is touched

  tryWalk(steps: number): void {
    if (!this.walking) return;
    this.walk = Math.min(Math.max(steps, 0), this.player.ahead);
  }

  gain(cards: number, node: Element): void {
    const choice = this.can({ do: "gain", gain: cards, steps: this.walk });
    if (choice) this.#do(choice);
    else remark(node, say(whyNotGain(this.view, cards, this.acting)));
  }

  /** Score it where the monkey stands, or walk to where it can be scored. */
  pumpkin(card: PumpkinView, node: Element): void {
    const choice = this.can({ do: "pumpkin", pumpkin: card.code });
    const fate = this.fate(card);
    if (choice && this.phase === "draft-pumpkin") this.#do(choice);
    else if (!choice || fate.is === "out") remark(node, say(whyNotPumpkin(this.view, this.acting, fate)));
    else if (fate.is === "elsewhere") this.walk = fate.stops[0]!.steps;
    else this.#do(choice, this.#stops(card) > 1 ? [{ do: "forgo", letters: fate.forgone }] : []);
  }

  take(card: string, node: Element): void {
    const free = this.offer.some((one) => one.card === card && !one.picked);
    const asks = this.phase === "card" || this.phase === "draft-card";
    if (this.acting && asks && free && !this.complete) this.picks = [...this.picks, card];
    else remark(node, say(whyNotTake(this.view, this.acting, this.complete)));
  }

  /** Leave a card of this kind that was picked last where it lies. */
  leave(card: string): void {
    const at = this.picks.lastIndexOf(card);
    if (this.acting && at >= 0) this.picks = this.picks.filter((_, index) => index !== at);
  }

  /** Take the card with this number out of the block again; what the server has already is taken back there. */
  putBack(number = this.block.length - 1): void {
    const at = number - this.view.block.length;
    if (at >= 0 && at < this.picks.length) this.picks = this.picks.filter((_, index) => index !== at);
  }

  /** Exchange a card of the block with its neighbour; cards that are taken already keep their place. */
  order(number: number, by: number): boolean {
    const at = number - this.view.block.length;
    const to = at + by;
    if (!this.acting || at < 0 || to < 0 || to >= this.picks.length) return false;
    const picks = [...this.picks];
    [picks[at], picks[to]] = [picks[to]!, picks[at]!];
    this.picks = picks;
    return true;
  }

  moveBlock(gap: number, node: Element | null = null): void {
    if (!this.acting || !this.laying) return;
    const { first, last } = this.gaps;
    if (gap < first && node) remark(node, t("cn-why-behind"));
    this.gap = Math.min(Math.max(gap, first), last);
  }

  place(): void {
    if (!this.acting || !this.laying || !this.complete) return;
    const at = this.drafting ? this.gap : this.gap - this.player.ahead;
    const [first, ...plan]: Parts[] = [...this.picks.map((card): Parts => ({ do: "take", card })), { do: "gap", at }];
    const choice = this.can(first!);
    if (choice) this.#do(choice, plan);
  }

  choose(parts: Parts, node: Element): void {
    const choice = this.can(parts);
    if (choice) this.#do(choice);
    else remark(node, say(whyNot(this.view, parts.do, this.acting)));
  }

  confirm(yes: boolean): void {
    const asked = this.asked;
    this.asked = null;
    if (yes && asked) this.#send(asked.choice, asked.plan);
  }

  #do(choice: Choice, plan: Parts[] = []): void {
    hideBubble();
    if (settings.confirm && (!choice.undoable || plan.length)) this.asked = { choice, plan };
    else this.#send(choice, plan);
  }

  #send(choice: Choice, plan: Parts[]): void {
    this.#sentAt = this.state.n;
    this.plan = [choice.parts, ...plan];
    this.session.act(choice);
  }

  /** Say the next part of what was chosen in one go. */
  #pursue(): void {
    if (this.#sentAt >= this.state.n) return;
    const choice = find(this.legal, this.plan[0]!);
    if (!choice) this.#giveUp();
    else {
      this.#sentAt = this.state.n;
      this.session.act(choice);
    }
  }

  /** What was chosen in one go is not granted to its end: the rest is chosen anew. */
  #giveUp(): void {
    this.plan = [];
    if (this.state.n !== this.#sentAt) this.#begin();
  }

  /** A new state is shown: what was tried in the old one is over. */
  #arrive(): void {
    if (this.plan.length && this.state.n > this.#sentAt) {
      this.plan = this.plan.slice(1);
      this.picks = takes(this.plan);
    }
    if (!this.plan.length) this.#begin();
  }

  /** Nothing is tried yet, or what was tried before the page was loaded again. */
  #begin(): void {
    const { first, last } = this.gaps;
    this.walk = 0;
    this.picks = [];
    this.gap = this.drafting ? last : first;
    const tried = this.mine ? kept(location.hash, this.seat, this.state.n) : null;
    if (tried && this.phase === "turn") this.walk = Math.min(tried.walk, this.player.ahead);
    if (!tried || !this.laying) return;
    this.picks = tried.picks;
    this.gap = Math.min(Math.max(tried.gap, first), last);
  }

  #stops(card: PumpkinView): number {
    return this.view.reach.find(({ code }) => code === card.code)?.stops.length ?? 0;
  }

  // --- how it is shown

  /** Tell once more what happened since my last turn. */
  async recall(): Promise<void> {
    const events = sinceMyTurn(this.session.log as unknown as CapybaraNCapybaraEvent[], this.seat);
    if (this.recalling || !events.length) return;
    this.recalling = true;
    this.stage.begin();
    for (const event of events) {
      if (!this.#tell(event)) continue;
      await this.#fly(event);
      if (this.stage.moving) await new Promise((done) => setTimeout(done, RECALL_REST));
    }
    this.narration = null;
    this.recalling = false;
  }

  readonly #presenter: Presenter = (before, after, events, apply) => this.#present(before, after, events, apply);

  async #present(_before: State, _after: State, events: TableEvent[], apply: () => Promise<void>): Promise<void> {
    const told = events as unknown as CapybaraNCapybaraEvent[];
    this.stage.begin();
    if (this.session.hurried) this.stage.finish();
    for (const event of told) for (const { from } of movesOf(event, this.seat)) this.stage.remember(from);
    await apply();
    for (const event of told) {
      this.#tell(event);
      await this.#fly(event);
    }
    this.stage.settle();
    if (told.some(({ kind }) => kind === "game over")) sound("end");
    if (this.acting && this.phase === "turn") {
      this.narration = null;
      sound("turn");
    }
  }

  #tell(event: CapybaraNCapybaraEvent): boolean {
    const line = tell(event, this.names);
    if (!line) return false;
    this.narration = line;
    announce(t(line.key, line.words));
    if (event.kind === "walked" || event.kind === "back") sound("figure");
    return true;
  }

  async #fly(event: CapybaraNCapybaraEvent): Promise<void> {
    const moves = movesOf(event, this.seat);
    if (moves.length) sound("card");
    if (!this.stage.moving) return;
    const things = moves.flatMap(({ what, face, from, to }) => {
      const start = this.stage.remembered(from);
      const end = this.stage.place(to);
      return start && end ? [{ what, face, turns: false, from: start, to: end }] : [];
    });
    await this.stage.fly(things);
  }
}

/** The most capybaras that the tried walk brings, as far as they lie open. */
export const gainNow = (table: Table): number => Math.min(gainOf(table.walk), table.view.display.length);
