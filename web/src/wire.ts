// Made by tools/wire_types.py from server/wire.py and the games' views and events; do not edit.

export const WIRE = 1;
export const CLOSE_AGAIN = 4000;
export const CLOSE_RELOAD = 4001;
export const CLOSE_GONE = 4002;
export const CLOSE_BAD = 4003;

/**
 * First frame: the client's wire number, and what it still has from before: the events below `since` of the only
 * person's seat (of the spectator where there is not one), at the table's number `n`.
 */
export interface Enter {
  type: "hello";
  wire: number;
  since?: number;
  n?: number;
}

/** Make a decision for an uncovered seat; `action` is the id of a legal action. */
export interface Act {
  type: "act";
  n: number;
  key: string;
  seat: number;
  action: number;
}

/** Take the seat's last decision back. */
export interface Undo {
  type: "undo";
  n: number;
  key: string;
  seat: number;
}

/** The person of this seat looks at the screen now. */
export interface Uncover {
  type: "uncover";
  seat: number;
}

/** Draw the curtain. */
export interface Cover {
  type: "cover";
}

/** End the game without a winner. */
export interface Abandon {
  type: "abandon";
  key: string;
}

/** Ask for advice for an uncovered seat that may act; it is given from what the seat knows. */
export interface Hint {
  type: "hint";
  n: number;
  seat: number;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Answer to the first frame; a `state` follows. */
export interface Welcome {
  type: "hello";
  wire: number;
  software: string;
  table: Table;
}

/** A table in lists and as the answer to its creation.  Holds no seed. */
export interface Table {
  id: string;
  game: string;
  variant: string;
  options: Record<string, number | string>;
  seats: SeatInfo[];
  status: "abandoned" | "finished" | "running";
  n: number;
  created: string;
  changed: string;
  play_forced: boolean;
  stand_in: boolean;
  result: ResultInfo | null;
  rematch: string | null;
  movers: number[];
}

/** Who sits there. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human";
  name: string;
  bot: string | null;
  level: string | null;
}

/** How a game ended; `reason` is a catalogue key; `scores` by seat. */
export interface ResultInfo {
  winners: number[];
  reason: string;
  scores: number[];
}

/**
 * The table as this screen may see it now.
 *
 * `viewer` is the uncovered seat, -1 behind the curtain.  `legal` are the viewer's actions, empty when it may not
 * act.  `thinking` is the bot seat that decides.  `events` carry running numbers `n` and begin at number
 * `since`: the client keeps a log by viewer, drops what this viewer has from there on (after an undo) and appends;
 * after a lost connection `next_since` and `n` of the last state go into the next `hello`.  `covered`: the
 * curtain is drawn; `next_seat` is the person to uncover next, None when nobody else's decision is waited for.
 */
export interface State {
  type: "state";
  n: number;
  viewer: number;
  view: unknown;
  legal: ActionInfo[];
  movers: number[];
  thinking: number | null;
  can_undo: boolean;
  events: Record<string, unknown>[];
  since: number;
  next_since: number;
  status: "abandoned" | "finished" | "running";
  over: boolean;
  result: ResultInfo | null;
  covered: boolean;
  next_seat: number | null;
  seats: SeatInfo[];
}

/** A legal action; `undoable`: the decision can be taken back afterwards. */
export interface ActionInfo {
  id: number;
  text: string;
  parts: Record<string, unknown>;
  undoable: boolean;
}

/** What the frame with this key asked for is done and on disk; `n` is the table's number after it. */
export interface Ack {
  type: "ack";
  key: string;
  n: number;
}

/** Nothing changed.  `key` is the frame's, None when it had none or was not understood. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: "abandoned" | "bad-bot" | "bad-deck" | "bad-message" | "bad-options" | "bad-players" | "bad-record" | "covered" | "forbidden" | "illegal" | "internal" | "key-reused" | "no-hint" | "no-undo" | "not-found" | "not-movers" | "old-rules" | "over" | "running" | "stale" | "too-large" | "too-many" | "unknown-game" | "wrong-wire";
  text_key: string;
  args: Record<string, string | number>;
  detail: string;
}

/** Answer to `hint`: what the bot would do. */
export interface Advice {
  type: "advice";
  n: number;
  seat: number;
  action: ActionInfo;
  bot: string;
}

/** Something happened beside the game, e.g. a bot was replaced for a move. */
export interface Notice {
  type: "notice";
  n: number;
  seat: number | null;
  text_key: string;
  args: Record<string, string | number>;
}

/** Last frame: the table was `deleted`, or the server is `stopping` (come back in a moment). */
export interface Gone {
  type: "gone";
  reason: "deleted" | "stopping";
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** GET /api/hello. */
export interface Hello {
  wire: number;
  software: string;
  languages: string[];
}

/** GET /api/games. */
export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
}

/** A game that can be played; the first variant is the usual one. */
export interface GameInfo {
  id: string;
  names: Record<string, string>;
  variants: VariantInfo[];
}

/** One way to play a game; `players` are the fewest and the most. */
export interface VariantInfo {
  id: string;
  players: [number, number];
  options: OptionInfo[];
}

/**
 * A choice of the host; `low` and `high` bound an `int`; -1 is the random `seat`.
 *
 * `players`: the fewest and the most for choices that are not for every number of players.
 */
export interface OptionInfo {
  id: string;
  kind: string;
  default: number | string;
  low: number;
  high: number;
  choices: string[];
  players: Record<string, [number, number]>;
}

/** A bot for a seat; `levels` is empty where it has only one strength, else weakest first. */
export interface BotInfo {
  id: string;
  name: string;
  description: string;
  levels: string[];
}

/**
 * POST /api/tables.
 *
 * `options` are the game's, `variant` and the first player among them; `seed` is drawn when absent; `deck` is
 * the text of a deck file.  `play_forced`: a decision with a single choice is taken for people at once.
 */
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, number | string>;
  seed?: number | null;
  deck?: string | null;
  play_forced?: boolean;
}

/** Who shall sit there.  A person may be nameless; a bot is called after itself unless named. */
export interface SeatRequest {
  kind: "bot" | "human";
  name?: string;
  bot?: string | null;
  level?: string | null;
}

/** GET /api/tables, last changed first. */
export interface Tables {
  tables: Table[];
}

/** GET /api/tables/{id}/position?seat=: what the seat knows, as a position document. */
export interface Position {
  n: number;
  seat: number;
  position: string;
}

/** POST /api/replay: the text of a record. */
export interface ReplayRequest {
  record: string;
}

/** A finished game step by step; `steps` begin at `start` (paged by ?start=&count=) of 0 … `total`. */
export interface Replay {
  game: string;
  variant: string;
  seats: SeatInfo[];
  result: ResultInfo | null;
  stand_in: boolean;
  total: number;
  start: number;
  steps: ReplayStep[];
}

/**
 * The table after `n` decisions: who made the last one (none at 0), what it caused, and the spectator's view with
 * all that any seat knew filled in.
 */
export interface ReplayStep {
  n: number;
  seat: number | null;
  action: string | null;
  parts: Record<string, unknown> | null;
  events: Record<string, unknown>[];
  view: unknown;
}

/** The body of every refused request; `detail` is English for the curious, where and what would be right. */
export interface Problem {
  code: "abandoned" | "bad-bot" | "bad-deck" | "bad-message" | "bad-options" | "bad-players" | "bad-record" | "covered" | "forbidden" | "illegal" | "internal" | "key-reused" | "no-hint" | "no-undo" | "not-found" | "not-movers" | "old-rules" | "over" | "running" | "stale" | "too-large" | "too-many" | "unknown-game" | "wrong-wire";
  text_key: string;
  args: Record<string, string | number>;
  detail: string;
}

export type FromClient =
  | Enter
  | Act
  | Undo
  | Uncover
  | Cover
  | Abandon
  | Hint
  | Ping;

export type FromServer =
  | Welcome
  | State
  | Ack
  | Refused
  | Advice
  | Notice
  | Gone
  | Pong;

/** The situation of the table game or of solo. */
export interface CrushView {
  kind: "table";
  viewer: number;
  players: HerdView[];
  phase: string;
  step: string;
  mover: number;
  starter: number;
  turn: number;
  powers: Record<string, number>;
  power: string | null;
  held: FaceView | null;
  place: number;
  marks: number[];
  moves: number;
  gap: number;
  river: (FaceView | null)[];
  deck: number;
  under: (FaceView | null)[];
  most: number;
  solo: boolean;
  ai: string[];
  ai_points: number;
  points: number;
  scorings: number;
  gone: FaceView[];
}

/** A player's herd line from the left, with the longest chain of each critter and background. */
export interface HerdView {
  seat: number;
  herd: CapyView[];
  stars: number;
  favourite: string | null;
  cards: number;
  hand: FaceView[] | null;
  known: FaceView[];
  chains: Record<string, number>;
  favourites: number;
  points: number;
}

/**
 * A capy: the critters on it (None: none), turned by 180°, slid down by so many rows; its own face if known.
 *
 * `start` marks the cards that a herd begins with, which have no face.
 */
export interface CapyView {
  start: boolean;
  critters: FaceView | null;
  flipped: boolean;
  shift: number;
  below: FaceView | null;
}

/** A face: critters from the top as printed, the background, the corner number. */
export interface FaceView {
  code: string;
  critters: string[];
  background: string;
  number: number;
}

/** The situation of the draft.  What belongs to the viewer's sealed decision says nothing for a spectator. */
export interface DraftView {
  kind: "draft";
  viewer: number;
  players: DraftSeat[];
  phase: string;
  round: number;
  stage: string | null;
  decision: string[];
  played: boolean;
  powers: Record<string, number>;
  possible: string[];
  power: string | null;
  held: FaceView | null;
  place: number;
  marks: number[];
  moves: number;
  passes: number[];
  decks: number;
  most: number;
}

/**
 * A player of the draft: the own one as it stands now, all others as they stood when the round began.
 *
 * `known` are the cards of another's hand that the viewer knows: all `cards` of them, or some, or none.
 */
export interface DraftSeat {
  seat: number;
  herd: CapyView[];
  stars: number;
  favourite: string | null;
  cards: number;
  hand: FaceView[] | null;
  known: FaceView[];
  chains: Record<string, number>;
  favourites: number;
  points: number;
  reserve: FaceView[];
  ready: boolean;
}

export type CapybaraCrushEvent =
  | { n: number; kind: "dealt"; starter: number }
  | { n: number; kind: "turn"; seat: number; turn: number }
  | { n: number; kind: "took from river"; card: string | null; seat: number; place: number }
  | { n: number; kind: "drew"; card: string | null; seat: number }
  | { n: number; kind: "played capy"; card: string | null; seat: number; place: number }
  | { n: number; kind: "played critters"; card: string | null; seat: number; place: number }
  | { n: number; kind: "star back"; seat: number; stars: number }
  | { n: number; kind: "used power"; power: number | null; seat: number; stars: number }
  | { n: number; kind: "flipped"; seat: number; place: number }
  | { n: number; kind: "shifted"; by: number | null; seat: number; place: number }
  | { n: number; kind: "moved"; seat: number | null; from: number; to: number }
  | { n: number; kind: "traded"; seat: number | null; one: number; other: number }
  | { n: number; kind: "removed"; card: string | null; seat: number; place: number }
  | { n: number; kind: "discarded"; card: string | null; seat: number }
  | { n: number; kind: "swept" }
  | { n: number; kind: "river"; card: string | null; place: number }
  | { n: number; kind: "ai took"; card: string | null; place: number; points: number }
  | { n: number; kind: "scored"; scoring: number; points: number }
  | { n: number; kind: "game over" }
  | { n: number; kind: "ready"; seat: number }
  | { n: number; kind: "shown"; round: number }
  | { n: number; kind: "reserved"; card: string | null; seat: number }
  | { n: number; kind: "from reserve"; card: string | null; seat: number }
  | { n: number; kind: "passed"; round: number };

/** The situation.  `mover` decides; `turns_left` counts down once the end is triggered (-1 before). */
export interface CapybaraView {
  viewer: number;
  players: LineView[];
  phase: string;
  mover: number;
  starter: number;
  turn: number;
  turns_left: number;
  refreshed: boolean;
  bonus: string;
  display: string[];
  deck: string[];
  discards: string[];
  pumpkins: (PumpkinView | null)[];
  pumpkin_deck: PumpkinView[];
  gaining: number;
  block: string[];
  scoring: PumpkinView | null;
  reach: ReachView[];
}

/** A player: the line from the front, the cards ahead of the monkey, pumpkins, points so far. */
export interface LineView {
  seat: number;
  line: string[];
  ahead: number;
  grown: boolean;
  hand: PumpkinView | null;
  scored: PumpkinView[];
  points: number;
  bonus: number;
}

/** A pumpkin card: letters to cross (`AABB`) or an arrow's exact steps (0 = letters). */
export interface PumpkinView {
  code: string;
  letters: string;
  steps: number;
  points: number;
}

/** A pumpkin the viewer could score if it were their turn now, with the possible stops. */
export interface ReachView {
  code: string;
  stops: StopView[];
}

/** One way to score a pumpkin now: letters forgone and the steps to its stop (CN-18). */
export interface StopView {
  forgone: number;
  steps: number;
}

export type CapybaraNCapybaraEvent =
  | { n: number; kind: "dealt"; starter: number; bonus: number }
  | { n: number; kind: "turn"; seat: number; turn: number }
  | { n: number; kind: "took pumpkin"; pumpkin: string | null; seat: number }
  | { n: number; kind: "refreshed"; seat: number }
  | { n: number; kind: "walked"; seat: number; steps: number }
  | { n: number; kind: "took"; card: string | null; seat: number; number: number }
  | { n: number; kind: "inserted"; cards: number | null; seat: number; at: number }
  | { n: number; kind: "scored"; pumpkin: string | null; seat: number; points: number }
  | { n: number; kind: "forgone"; seat: number; letters: number }
  | { n: number; kind: "grew"; seat: number }
  | { n: number; kind: "back"; seat: number; steps: number }
  | { n: number; kind: "passed"; seat: number }
  | { n: number; kind: "card opened"; card: string | null }
  | { n: number; kind: "pumpkin opened"; pumpkin: string | null; place: number }
  | { n: number; kind: "reshuffled"; cards: number }
  | { n: number; kind: "last round"; seat: number; turns: number }
  | { n: number; kind: "game over" };

/** The situation.  Seats are absolute; `active` has the turn, `mover` decides now (another, at the teapot). */
export interface CookieClubView {
  viewer: number;
  players: PlayerView[];
  phase: string;
  mover: number;
  active: number;
  starter: number;
  round: number;
  turn: number;
  reason: string;
  tops: string[];
  under: number[];
  draw_pile: number;
  discarded: number;
  discard_top: string | null;
  used: string[];
  tokens: string[];
  figure: number;
  teapot: number;
  bank: number;
  passing: PassingView | null;
  payers: number[];
  idle_turns: number;
}

/** One player as the viewer sees them.  `hand` is sorted; None where hidden (CC-70). */
export interface PlayerView {
  seat: number;
  cookies: number;
  cards: number;
  hand: string[] | null;
  known: string[];
}

/** A card pushed face down towards a player who may refuse it (CC-30); `card` only for the giver. */
export interface PassingView {
  giver: number;
  to: number;
  card: string | null;
}

export type CookieClubEvent =
  | { n: number; kind: "dealt"; round: number; starter: number }
  | { n: number; kind: "turn"; seat: number; turn: number }
  | { n: number; kind: "played"; card: string | null; seat: number; pile: number }
  | { n: number; kind: "drew"; card: string | null; seat: number }
  | { n: number; kind: "ended turn"; seat: number; drew: number }
  | { n: number; kind: "reshuffled"; cards: number }
  | { n: number; kind: "moved"; from: number; to: number }
  | { n: number; kind: "offered"; card: string | null; seat: number; to: number }
  | { n: number; kind: "refused card"; seat: number; to: number }
  | { n: number; kind: "took"; card: string | null; seat: number; from: number }
  | { n: number; kind: "discarded"; card: string | null; seat: number }
  | { n: number; kind: "teapot"; from: number; to: number }
  | { n: number; kind: "gave back"; seat: number; cookies: number }
  | { n: number; kind: "refused cookie"; seat: number }
  | { n: number; kind: "revealed"; card: string | null; seat: number; gain: number }
  | { n: number; kind: "round ended"; seat: number; round: number }
  | { n: number; kind: "counted"; card: string | null; seat: number; value: number }
  | { n: number; kind: "left over"; card: string | null; seat: number }
  | { n: number; kind: "paid"; seat: number; cookies: number }
  | { n: number; kind: "game over"; reason: number }
  | { n: number; kind: "nobody"; seat: number };
