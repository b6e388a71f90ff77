import type { Choice, Parts } from "../../src/games/cookie-club/cards";
import type { CookieClubEvent, CookieClubView, SeatInfo } from "../../src/wire";

type Kind = CookieClubEvent["kind"];
type Fields<K extends Kind> = Omit<Extract<CookieClubEvent, { kind: K }>, "kind" | "n">;

export function view(changes: Partial<CookieClubView> = {}): CookieClubView {
  return {
    viewer: 0,
    players: [0, 1, 2].map((seat) => ({ seat, cookies: 25, cards: 7, hand: seat === 0 ? [] : null, known: [] })),
    phase: "play",
    mover: 0,
    active: 0,
    round: 1,
    turn: 1,
    tops: ["tapir 2", "sloth 5"],
    under: [0, 0],
    draw_pile: 54,
    discarded: 0,
    discard_top: null,
    used: [],
    tokens: ["cookies", "capuchin", "toucan", "sloth", "tapir", "anteater", "turtle", "armadillo"],
    figure: 0,
    teapot: -1,
    bank: 200,
    passing: null,
    idle_turns: 0,
    ...changes,
  } as CookieClubView;
}

export function choice(parts: Parts, undoable = true): Choice {
  return { id: 0, text: parts.do, parts, undoable };
}

/** An event of a kind with its fields; numbered by `numbered`. */
export function event<K extends Kind>(kind: K, fields: Fields<K>): CookieClubEvent {
  return { n: 0, kind, ...fields } as unknown as CookieClubEvent;
}

export function numbered(events: CookieClubEvent[]): CookieClubEvent[] {
  return events.map((one, n) => ({ ...one, n }));
}

export const SEATS: SeatInfo[] = ["Me", "Ola", "Kuba"].map((name, seat) => ({
  seat,
  kind: seat ? "bot" : "human",
  name,
  bot: seat ? "greedy" : null,
  level: null,
}));
