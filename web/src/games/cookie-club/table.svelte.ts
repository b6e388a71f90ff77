/** The table's mind: what is chosen, what may be touched, and how a step from one state to the next is shown. */

import { tick } from "svelte";
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
import type { CookieClubEvent, CookieClubView, State } from "../../wire";
import { find, handItems, usesOf, type Choice } from "./cards";
import { stepsOf, type Move, type Step } from "./motions";
import { cookieFrom, isPlaying, nextSeat } from "./prompt";
import { whyNotCard, whyNotDraw, whyNotEnd, whyNotPile, whyNotPlayer, type Reason } from "./reasons";
import { billOf, type Bill } from "./rounds";
import { tell, type Line } from "./story";

const say = (reason: Reason): string => t(reason.key, reason.words);

export interface Drag {
  id: string;
  code: string;
  x: number;
  y: number;
}

export class Table {
  readonly session: Session;
  readonly stage = new Stage();
  /** The card of the hand that waits for its pile. */
  chosen = $state<string | null>(null);
  dragging = $state.raw<Drag | null>(null);
  /** What is being told right now. */
  narration = $state.raw<Line | null>(null);
  bill = $state.raw<Bill | null>(null);
  /** A choice that is asked about once more before it is made. */
  asked = $state.raw<Choice | null>(null);
  recalling = $state(false);

  state = $derived.by(() => this.session.shown!);
  view = $derived(this.state.view as CookieClubView);
  legal = $derived(this.state.legal as Choice[]);
  names = $derived(new Names(this.state.seats, this.view.viewer));
  /** The seat at the lower edge: mine, or the first for who only watches. */
  seat = $derived(Math.max(this.view.viewer, 0));
  over = $derived(this.state.over);
  acting = $derived.by(() => this.legal.length > 0 && this.session.current && !this.session.busy && !this.session.replaying);
  hand = $derived(handItems(this.view.players[this.seat]?.hand ?? []));
  chosenCode = $derived(this.hand.find(({ id }) => id === this.chosen)?.code ?? null);
  figureAt = $derived("figure" in this.stage.waiting ? (this.stage.waiting["figure"] as number | null) : this.view.figure);
  teapotAt = $derived("teapot" in this.stage.waiting ? (this.stage.waiting["teapot"] as number | null) : this.view.teapot);
  discardTop = $derived("discard" in this.stage.waiting ? (this.stage.waiting["discard"] as string | null) : this.view.discard_top);
  /** Who decides, as far as it has been told. */
  mover = $derived(this.acting ? this.view.mover : ((this.stage.waiting["mover"] as number | undefined) ?? this.view.mover));
  asksForPlayer = $derived(this.acting && this.view.phase === "cookie");
  lines = $derived.by(() =>
    this.#told.of(this.session.log as unknown as CookieClubEvent[], [this.names.key, ...this.view.tokens].join("\n"), (event) =>
      tell(event, this.names, this.view.tokens),
    ),
  );
  /** What is being told: in a replay, what happened last up to the step that is shown. */
  told = $derived.by(() => (this.session.replaying ? (this.lines.at(-1) ?? null) : this.narration));

  readonly #told = new Told<CookieClubEvent, Line>();
  #left = false;
  #closeBill: (() => void) | null = null;

  constructor(session: Session) {
    this.session = session;
    session.presenter = this.#presenter;
  }

  /** The page leaves the table. */
  leave(): void {
    this.#left = true;
    if (this.session.presenter === this.#presenter) this.session.presenter = null;
    this.stage.finish();
    this.closeBill();
  }

  // --- what may be touched

  topAt(pile: number): string {
    return (this.stage.waiting[`pile:${pile}`] as string | undefined) ?? this.view.tops[pile]!;
  }

  usable(code: string): Choice[] {
    return this.acting ? usesOf(code, this.legal) : [];
  }

  canGive(seat: number): boolean {
    return this.acting && cookieFrom(this.view, this.legal, seat) !== undefined;
  }

  can(what: "draw" | "end turn" | "refuse" | "accept"): Choice | undefined {
    return this.acting ? find(this.legal, what) : undefined;
  }

  /** The choice that puts this card on this place, if it may go there now. */
  useAt(code: string, place: string): Choice | undefined {
    return this.usable(code).find(({ parts }) => {
      if (parts.do === "play") return place === `pile:${parts.pile}`;
      if (parts.do === "discard") return place === "discard";
      return parts.do === "pass" && place === `seat:${nextSeat(this.view, this.view.mover)}`;
    });
  }

  /** Whether the card that is chosen or dragged may come down on this place. */
  lands(place: string): boolean {
    const code = this.dragging?.code ?? this.chosenCode;
    return code !== null && this.useAt(code, place) !== undefined;
  }

  // --- what is touched

  /** A choice is on its way, or the screen is behind: a touch means something that is no more. */
  get #isLate(): boolean {
    return this.session.asking || !this.session.current;
  }

  chooseCard(id: string, code: string, node: Element, byKey: boolean): void {
    if (this.#isLate) return;
    const uses = this.usable(code);
    if (!uses.length) {
      this.chosen = null;
      remark(node, say(whyNotCard(this.view, this.legal, code)));
    } else if (uses.length === 1) this.#do(uses[0]!);
    else if (this.chosen === id) this.chosen = null;
    else {
      this.chosen = id;
      if (byKey) void tick().then(() => (this.stage.element("pile:0") as HTMLElement | null)?.focus());
    }
  }

  choosePile(pile: number, node: Element): void {
    if (this.#isLate) return;
    const code = this.chosenCode;
    const choice = code === null ? undefined : this.useAt(code, `pile:${pile}`);
    if (choice) this.#do(choice);
    else if (code !== null || this.acting) remark(node, say(whyNotPile(this.view, pile)));
  }

  chooseSeat(seat: number, node: Element): void {
    if (this.#isLate) return;
    const choice = this.acting ? cookieFrom(this.view, this.legal, seat) : undefined;
    if (choice) this.#do(choice);
    else if (this.asksForPlayer) remark(node, say(whyNotPlayer(this.view, this.legal, seat, this.names.of(seat))));
  }

  draw(node: Element): void {
    if (this.#isLate) return;
    const choice = this.can("draw");
    if (choice) this.#do(choice);
    else remark(node, say(whyNotDraw(this.view, this.acting ? this.legal : [])));
  }

  endTurn(node: Element): void {
    if (this.#isLate) return;
    const choice = this.can("end turn");
    if (choice) this.#do(choice);
    else remark(node, say(whyNotEnd(this.view, this.acting ? this.legal : [])));
  }

  answer(what: "refuse" | "accept"): void {
    const choice = this.can(what);
    if (choice) this.#do(choice);
  }

  drop(code: string, place: string | null, node: Element): void {
    const choice = place === null ? undefined : this.useAt(code, place);
    if (choice) this.#do(choice);
    else if (place?.startsWith("pile:") && this.acting && isPlaying(this.view)) {
      remark(node, say(whyNotPile(this.view, Number(place.slice(5)))));
    } else if (place !== null) remark(node, say(whyNotCard(this.view, this.legal, code)));
  }

  #do(choice: Choice): void {
    this.chosen = null;
    hideBubble();
    if (settings.confirm && !choice.undoable) this.asked = choice;
    else this.session.act(choice);
  }

  confirm(yes: boolean): void {
    if (yes && this.asked) this.session.act(this.asked);
    this.asked = null;
  }

  // --- how it is shown

  closeBill(): void {
    this.bill = null;
    this.#closeBill?.();
    this.#closeBill = null;
  }

  /** Tell once more what happened since my last turn. */
  async recall(): Promise<void> {
    const events = sinceMyTurn(this.session.log as unknown as CookieClubEvent[], this.seat);
    if (this.recalling || !events.length) return;
    this.recalling = true;
    this.stage.begin();
    for (const step of stepsOf(events, this.#open, this.view.players.length)) {
      this.#tell(step);
      await this.#fly(step.moves);
      if (this.stage.moving) await new Promise((done) => setTimeout(done, RECALL_REST));
    }
    this.narration = null;
    this.recalling = false;
  }

  readonly #presenter: Presenter = (before, after, events, apply) => this.#present(before, after, events, apply);

  readonly #open = (seat: number): boolean => this.view.players[seat]?.hand != null;

  async #present(before: State, _after: State, events: TableEvent[], apply: () => Promise<void>): Promise<void> {
    const told = events as unknown as CookieClubEvent[];
    const steps = stepsOf(told, this.#open, this.view.players.length);
    const moves = steps.flatMap((step) => step.moves);
    this.chosen = null;
    this.stage.begin();
    if (this.session.hurried) this.stage.finish();
    for (const move of moves) this.stage.remember(move.from);
    if (this.stage.moving) this.#hold(moves, before.view as CookieClubView);
    await apply();
    if (this.#left) return; // The step drew a curtain over this table.
    for (const [index, step] of steps.entries()) {
      this.#tell(step);
      await this.#fly(step.moves, steps.slice(index + 1).flatMap((later) => later.moves));
    }
    this.stage.settle();
    const bill = billOf(told);
    if (bill) await this.#show(bill);
    if (this.acting) {
      this.narration = null;
      sound("turn");
    }
  }

  async #show(bill: Bill): Promise<void> {
    sound("end");
    this.bill = bill;
    await new Promise<void>((done) => (this.#closeBill = done));
  }

  #tell(step: Step): void {
    const line = tell(step.event, this.names, this.view.tokens);
    if (!line) return;
    this.narration = line;
    announce(t(line.key, line.words));
  }

  /** Places that something flies to keep their old look. */
  #hold(moves: Move[], old: CookieClubView): void {
    const looks: Record<string, unknown> = {
      figure: old.figure,
      teapot: old.teapot,
      discard: old.discard_top,
      "pile:0": old.tops[0],
      "pile:1": old.tops[1],
    };
    this.stage.wait({ mover: old.mover });
    for (const { waits } of moves) if (waits) this.stage.wait({ [waits]: waits in looks ? looks[waits] : true });
  }

  async #fly(moves: Move[], later: Move[] = []): Promise<void> {
    const things = (this.stage.moving ? moves : []).flatMap((move) => {
      const from = this.stage.remembered(move.from);
      const to = this.stage.place(move.to);
      return from && to ? [{ what: move.what, face: move.face, turns: move.turns, from, to }] : [];
    });
    for (const { waits, what } of moves) if (waits && (what === "figure" || what === "teapot")) this.stage.wait({ [waits]: null });
    if (moves[0]) sound(moves[0].what);
    await this.stage.fly(things);
    for (const { waits, what, to, face } of moves) {
      if (!waits) continue;
      if (!this.stage.moving || !later.some((move) => move.waits === waits)) this.stage.arrive(waits);
      else this.stage.wait({ [waits]: what === "card" ? face : Number(to.split(":")[1]) });
    }
  }
}

const RECALL_REST = 650;
