/** The table's mind, for the table game, solo and the draft: what is chosen, what it would bring, how steps are shown. */

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
import type { CapybaraCrushEvent, CrushView, DraftView, FaceView, HerdView, State } from "../../wire";
import { chainOf, scoresOf, type Capy } from "./chains";
import { after, gain } from "./changes";
import { find, plays, type Choice, type Parts } from "./choices";
import { movesOf } from "./motions";
import { whyNotCard, whyNotDraw, whyNotPlace, whyNotPower } from "./reasons";
import { taking } from "./solo";
import { tell, type Line } from "./story";
import { POWERS, say, type Said } from "./words";

const RECALL_REST = 650;
const GLOW = 1900;
const SOLO_SHORTEST = 3;

/** A card that I hold: in the hand, or in the draft in my reserve. */
export interface Held {
  id: string;
  card: FaceView;
  reserve: boolean;
}

export interface Drag {
  held: Held;
  x: number;
  y: number;
}

/** Something that may be done at a place of my line now, and what it would bring. */
export interface Target {
  parts: Parts;
  herd: Capy[] | null;
  points: number;
}

/** The same code in hand and reserve, or twice of several decks, are things of their own. */
function itemsOf(cards: FaceView[], reserve: boolean): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card.code) ?? 0;
    seen.set(card.code, copy + 1);
    return { id: `${reserve ? "reserve" : "hand"} ${card.code} ${copy}`, card, reserve };
  });
}

export class Table {
  readonly session: Session;
  readonly stage = new Stage();
  chosen = $state<string | null>(null);
  dragging = $state.raw<Drag | null>(null);
  /** The card that shall change capys with another, whichever lies further left; −1 none. */
  partner = $state(-1);
  /** A place of the river that is looked at. */
  looked = $state(-1);
  /** A critter or a background whose chains are lit, as long as it is pointed at, or until it is let go. */
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** A chain that has just grown. */
  grown = $state.raw<{ seat: number; kind: string } | null>(null);
  narration = $state.raw<Line | null>(null);
  asked = $state.raw<{ choice: Choice; plan: Parts[] } | null>(null);
  recalling = $state(false);
  /** What is still to be said to the server of what was chosen in one go. */
  plan = $state.raw<Parts[]>([]);

  state = $derived.by(() => this.session.shown!);
  view = $derived(this.state.view as CrushView | DraftView);
  /** The table game's or solo's situation; null in the draft. */
  game = $derived(this.view.kind === "table" ? this.view : null);
  draft = $derived(this.view.kind === "draft" ? this.view : null);
  solo = $derived(this.game?.solo === true);
  legal = $derived(this.state.legal as Choice[]);
  names = $derived(new Names(this.state.seats, this.view.viewer));
  /** The seat at the lower edge: mine, or the first for who only watches. */
  seat = $derived(Math.max(this.view.viewer, 0));
  player = $derived<HerdView>(this.view.players[this.seat]!);
  over = $derived(this.state.over);
  mine = $derived.by(() => this.legal.length > 0 && !this.session.replaying);
  acting = $derived.by(() => this.mine && this.session.current && !this.session.busy && this.plan.length === 0);
  /** What is decided now, the same words for all variants. */
  step = $derived(this.draft ? (this.draft.stage ?? this.draft.phase) : this.game!.phase === "main" ? this.game!.step : this.game!.phase);
  shortest = $derived(this.solo ? SOLO_SHORTEST : 1);
  scores = $derived(this.scoresOf(this.player));
  hand = $derived<Held[]>([
    ...itemsOf(this.player.hand ?? [], false),
    ...(this.draft ? itemsOf(this.draft.players[this.seat]!.reserve, true) : []),
  ]);
  /** The card of mine that waits for its place. */
  choice = $derived.by<Held | null>(() => {
    if (!this.acting) return null;
    const playable = this.hand.filter((held) => this.plays(held));
    return playable.find(({ id }) => id === (this.dragging?.held.id ?? this.chosen)) ?? (playable.length === 1 ? playable[0]! : null);
  });
  /** The card whose effect on my line is shown. */
  card = $derived.by<FaceView | null>(() => this.choice?.card ?? this.view.held ?? this.game?.river[this.looked] ?? null);
  /** Two cards shall change capys, and none is chosen yet at the server's table, which wants the left one first. */
  trading = $derived.by(() => this.acting && this.view.power === "trade" && this.step === "pick");
  /** The place that the present choice began with; −1 none. */
  begun = $derived(this.trading ? this.partner : this.view.place);
  /** What may be done at each place of my line. */
  targets = $derived.by(() => this.#targets());
  /** Whether my line has room for another capy. */
  grows = $derived.by(() => !this.solo && this.player.herd.length < this.view.most);
  /** Whether the card may be played as capy at the ends. */
  ends = $derived.by(() => {
    if (!this.acting) return false;
    if (this.step === "place") return find(this.legal, { do: "capy", end: "left" }) !== undefined;
    return this.choice !== null && this.grows;
  });
  lit = $derived(this.pointed ?? this.pinned);
  /** Solo: what the AI takes, of the card looked at or drawn. */
  aiTakes = $derived.by(() => {
    const { game } = this;
    if (!game?.solo || this.over) return null;
    if (game.gap >= 0) return ["draw", "play", "place"].includes(this.step) ? taking(game, game.gap) : null;
    return this.looked >= 0 && game.river[this.looked] ? taking(game, this.looked) : null;
  });
  lines = $derived.by(() => this.#told.of(this.session.log as unknown as CapybaraCrushEvent[], this.names.key, (event) => tell(event, this.names, this.solo)));
  /** What is being told: in a replay, what happened last up to the step that is shown. */
  told = $derived.by(() => (this.session.replaying ? (this.lines.at(-1) ?? null) : this.narration));

  readonly #told = new Told<CapybaraCrushEvent, Line>();
  #sentAt = "";
  #seenAt = "";
  #glow = 0;

  constructor(session: Session) {
    this.session = session;
    session.presenter = this.#presenter;
    $effect.pre(() => {
      void this.state.n;
      untrack(() => this.#arrive());
    });
    $effect(() => {
      if (session.refused) this.plan = [];
    });
    $effect(() => {
      if (this.mine && session.current && !session.asking && this.plan.length) untrack(() => this.#pursue());
    });
  }

  leave(): void {
    if (this.session.presenter === this.#presenter) this.session.presenter = null;
    this.stage.finish();
    clearTimeout(this.#glow);
  }

  // --- what may be chosen

  can(parts: Parts): Choice | undefined {
    return this.acting ? find(this.legal, parts) : undefined;
  }

  /** What changes with my own decisions; in the draft the others' go on meanwhile. */
  get mark(): string {
    const { draft } = this;
    return draft ? [draft.phase, draft.round, ...draft.decision].join(" ") : String(this.state.n);
  }

  /** What a touch on a card of mine does. */
  use({ card, reserve }: Held): Choice | undefined {
    if (!this.acting) return undefined;
    return this.legal.find(({ parts }) => "card" in parts && parts.card === card.code && (parts.do === "play reserved") === reserve);
  }

  /** Whether a card of mine can be played now. */
  plays(held: Held): boolean {
    const choice = this.use(held);
    return choice !== undefined && plays(choice);
  }

  scoresOf(player: HerdView): Record<string, number> {
    return scoresOf(player.herd, player.favourite, this.solo ? 0 : player.stars, this.shortest);
  }

  /** Points of a herd after a change, against now. */
  gainOf(herd: Capy[]): number {
    return gain(this.player.herd, herd, this.player.favourite, this.shortest);
  }

  /** How long the chain of what is lit would be. */
  litIn(herd: Capy[]): number {
    return this.lit === null ? 0 : chainOf(herd, this.lit).length;
  }

  #targets(): Map<number, Target> {
    const found = new Map<number, Target>();
    const { herd } = this.player;
    const doing = { card: this.card, power: this.view.power, place: this.begun };
    const add = (place: number, parts: Parts): void => {
      const then = after(herd, parts, doing);
      found.set(place, { parts, herd: then, points: then ? this.gainOf(then) : 0 });
    };
    if (this.trading) {
      herd.forEach(({ critters }, place) => critters && place !== this.begun && add(place, { do: "pick", place }));
    } else if (this.acting) {
      for (const { parts } of this.legal) {
        if (parts.do === "on" || parts.do === "pick" || parts.do === "to") add(parts.place, parts);
      }
    }
    // Before the card is chosen at the server's table its places are known all the same.
    if (!found.size && this.card && (this.choice || this.looked >= 0)) {
      herd.forEach((capy, place) => capy.critters === null && add(place, { do: "on", place }));
    }
    return found;
  }

  // --- what is touched

  river(place: number, node: Element): void {
    this.#choose({ do: "river", place }, node, () => whyNotDraw(this));
  }

  deck(node: Element): void {
    this.#choose({ do: "deck" }, node, () => whyNotDraw(this, true));
  }

  power(power: string, node: Element): void {
    this.#choose({ do: "power", power }, node, () => whyNotPower(this, power));
  }

  choose(parts: Parts, node: Element): void {
    this.#choose(parts, node, () => ({ key: "cr-why-first" }));
  }

  hold(held: Held, node: Element): void {
    const choice = this.use(held);
    if (!choice) remark(node, say(whyNotCard(this)));
    else if (!plays(choice)) this.#do(choice);
    else this.chosen = this.chosen === held.id ? null : held.id;
  }

  /** A capy of my line is touched. */
  place(place: number, node: Element): void {
    if (this.trading && this.player.herd[place]?.critters) return this.#trade(place);
    const target = this.acting ? this.targets.get(place) : undefined;
    if (target && !(target.parts.do === "on" && !this.choice && this.step !== "place")) this.#play(target.parts);
    else if (this.acting) remark(node, say(whyNotPlace(this, place)));
  }

  end(end: "left" | "right", node: Element): void {
    if (this.ends) this.#play({ do: "capy", end });
    else remark(node, say(whyNotPlace(this, -1)));
  }

  drop(held: Held, place: string | null, node: Element): void {
    this.dragging = null;
    if (place === null || !this.use(held)) return;
    this.chosen = held.id;
    if (place === "left" || place === "right") this.end(place, node);
    else this.place(Number(place), node);
  }

  confirm(yes: boolean): void {
    const asked = this.asked;
    this.asked = null;
    if (yes && asked) this.#send(asked.choice, asked.plan);
  }

  /** The first touch chooses a card or lets it go, the second one its partner. */
  #trade(place: number): void {
    if (this.partner < 0 || this.partner === place) this.partner = this.partner < 0 ? place : -1;
    else {
      const [left, right] = [Math.min(place, this.partner), Math.max(place, this.partner)];
      this.#do(find(this.legal, { do: "pick", place: left })!, [{ do: "pick", place: right }]);
    }
  }

  /** Choose where the card goes; the card itself may still have to be said first. */
  #play(parts: Parts): void {
    const direct = this.can(parts);
    const first = this.choice ? this.use(this.choice) : undefined;
    if (direct) this.#do(direct);
    else if (first) this.#do(first, [parts]);
  }

  #choose(parts: Parts, node: Element, why: () => Said): void {
    const choice = this.can(parts);
    if (choice) this.#do(choice);
    else remark(node, say(this.acting ? why() : { key: "cr-why-not-yours" }));
  }

  #do(choice: Choice, plan: Parts[] = []): void {
    hideBubble();
    if (settings.confirm && !choice.undoable) this.asked = { choice, plan };
    else this.#send(choice, plan);
  }

  #send(choice: Choice, plan: Parts[]): void {
    this.#sentAt = this.mark;
    this.plan = [choice.parts, ...plan];
    this.session.act(choice);
  }

  /** Say the next part of what was chosen in one go. */
  #pursue(): void {
    if (this.#sentAt === this.mark) return;
    const choice = find(this.legal, this.plan[0]!);
    if (!choice) this.plan = [];
    else if (settings.confirm && !choice.undoable) {
      this.asked = { choice, plan: this.plan.slice(1) };
      this.plan = [];
    } else {
      this.#sentAt = this.mark;
      this.session.act(choice);
    }
  }

  /** A new state is shown: what was tried in the old one is over. */
  #arrive(): void {
    const mark = this.mark;
    if (mark === this.#seenAt) return;
    this.#seenAt = mark;
    if (this.plan.length && mark !== this.#sentAt) this.plan = this.plan.slice(1);
    this.looked = -1;
    this.partner = -1;
    if (!this.plan.length) this.chosen = null;
  }

  // --- how it is shown

  /** Tell once more what happened since my last turn. */
  async recall(): Promise<void> {
    const events = sinceMyTurn(this.session.log as unknown as (CapybaraCrushEvent & { seat: number })[], this.seat);
    if (this.recalling || !events.length) return;
    this.recalling = true;
    this.stage.begin();
    for (const event of events) {
      if (!this.#tell(event)) continue;
      await this.#fly([event]);
      if (this.stage.moving) await new Promise((done) => setTimeout(done, RECALL_REST));
    }
    this.narration = null;
    this.recalling = false;
  }

  readonly #presenter: Presenter = (before, later, events, apply) => this.#present(before, later, events, apply);

  async #present(before: State, later: State, events: TableEvent[], apply: () => Promise<void>): Promise<void | false> {
    const told = events as unknown as CapybaraCrushEvent[];
    if (told.every(({ kind }) => kind === "ready")) {
      await apply();
      return false;
    }
    this.stage.begin();
    if (this.session.hurried) this.stage.finish();
    for (const event of told) {
      for (const { from, to } of movesOf(event, POWERS)) {
        this.stage.remember(from);
        if (this.stage.moving) this.stage.wait({ [to]: true });
      }
    }
    await apply();
    this.#light(before.view as CrushView | DraftView, later.view as CrushView | DraftView);
    for (const group of groupsOf(told)) {
      for (const event of group) this.#tell(event);
      await this.#fly(group);
    }
    this.stage.settle();
    if (told.some(({ kind }) => kind === "game over" || kind === "scored")) sound("end");
    if (this.acting && ["draw", "main", "reserve"].includes(this.step)) {
      this.narration = null;
      sound("turn");
    }
    return undefined;
  }

  /** The chain that grew most is lit for a moment. */
  #light(before: CrushView | DraftView, later: CrushView | DraftView): void {
    const grown = later.players.flatMap(({ seat, chains }) =>
      Object.entries(chains).map(([kind, length]) => ({ seat, kind, length, by: length - (before.players[seat]?.chains[kind] ?? 0) })),
    );
    const best = grown.filter(({ by, length }) => by > 0 && length > 1).sort((a, b) => b.by - a.by || b.length - a.length)[0];
    if (!best) return;
    if (best.seat === this.seat) announce(t("cr-grown", { category: best.kind, length: best.length }));
    clearTimeout(this.#glow);
    this.grown = best;
    this.#glow = window.setTimeout(() => (this.grown = null), GLOW);
  }

  #tell(event: CapybaraCrushEvent): boolean {
    const line = tell(event, this.names, this.solo);
    if (!line) return false;
    this.narration = line;
    announce(say({ key: line.key, words: line.words }));
    return true;
  }

  async #fly(events: CapybaraCrushEvent[]): Promise<void> {
    const all = events.flatMap((event) => movesOf(event, POWERS));
    if (all.length) sound(all[0]!.what === "star" ? "cookie" : "card");
    if (!this.stage.moving) return;
    const together = events.some(({ kind }) => kind === "shown");
    const things = all.flatMap(({ what, face, from, to }) => {
      const start = this.stage.remembered(from);
      const end = this.stage.place(to) ?? this.stage.place(lineOf(to));
      return start && end ? [{ what, face, turns: together && face !== null, from: start, to: end }] : [];
    });
    await this.stage.fly(things, together ? "once" : "intervals");
    for (const { to } of all) this.stage.arrive(to);
  }
}

/** Cards dealt to the river, and all that is shown at once in the draft, move together; everything else one by one. */
function groupsOf(events: CapybaraCrushEvent[]): CapybaraCrushEvent[][] {
  const groups: CapybaraCrushEvent[][] = [];
  const together = events.some(({ kind }) => kind === "shown");
  for (const event of events) {
    const last = groups.at(-1);
    const joins = last && (together || (event.kind === last[0]!.kind && (event.kind === "river" || event.kind === "ai took")));
    if (joins) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The line that a place belongs to: herds that lie small have no places of their own. */
const lineOf = (place: string): string => `line:${place.split(":")[1]}`;
