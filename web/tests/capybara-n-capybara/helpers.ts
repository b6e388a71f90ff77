import type { CapybaraNCapybaraEvent, CapybaraView, LineView, PumpkinView, SeatInfo } from "../../src/wire";

type Kind = CapybaraNCapybaraEvent["kind"];
type Fields<K extends Kind> = Omit<Extract<CapybaraNCapybaraEvent, { kind: K }>, "kind" | "n">;

export const pumpkin = (letters: string, points = 4): PumpkinView => ({ code: letters, letters, steps: 0, points });
export const arrow = (steps: number, points = 5): PumpkinView => ({ code: `>${steps}`, letters: "", steps, points });

/** A player whose line is written from the front, `|` where the monkey stands. */
export function player(line: string, changes: Partial<LineView> = {}): LineView {
  const [before = "", after = ""] = line.split("|");
  return {
    seat: 0,
    line: [...before, ...after],
    ahead: before.length,
    grown: false,
    hand: null,
    scored: [],
    points: 0,
    bonus: 0,
    ...changes,
  };
}

export function view(changes: Partial<CapybaraView> = {}): CapybaraView {
  return {
    viewer: 0,
    players: [player("ABCD|"), player("AB|CD", { seat: 1 }), player("|EEEE", { seat: 2 })],
    phase: "turn",
    mover: 0,
    starter: 0,
    turn: 1,
    turns_left: -1,
    refreshed: false,
    bonus: "pair",
    display: ["A", "A", "B", "C", "E"],
    deck: [],
    discards: [],
    pumpkins: [pumpkin("AB"), pumpkin("CCD"), arrow(3), null, null],
    pumpkin_deck: [],
    gaining: 0,
    block: [],
    scoring: null,
    reach: [],
    ...changes,
  };
}

/** An event of a kind with its fields. */
export function event<K extends Kind>(kind: K, fields: Fields<K>): CapybaraNCapybaraEvent {
  return { n: 0, kind, ...fields } as unknown as CapybaraNCapybaraEvent;
}

export const SEATS: SeatInfo[] = ["Me", "Ola", "Kuba"].map((name, seat) => ({
  seat,
  kind: seat ? "bot" : "human",
  name,
  bot: seat ? "greedy" : null,
  level: null,
}));
