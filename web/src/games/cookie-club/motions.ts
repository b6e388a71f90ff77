/** What visibly moves for an event: things fly from one named place of the table to another. */

import type { CookieClubEvent } from "../../wire";

export interface Move {
  what: "card" | "cookie" | "figure" | "teapot";
  from: string;
  to: string;
  /** The card's face for who may see it, null its back. */
  face: string | null;
  /** Whether the card turns from its back to its face on the way. */
  turns: boolean;
  /** The place that keeps looking as before until the thing arrives. */
  waits?: string;
}

/** Moves that happen together, and the event they tell. */
export interface Step {
  event: CookieClubEvent;
  moves: Move[];
}

const seatPlace = (seat: number): string => `seat:${seat}`;

/** The place of a card in a hand: the card itself where the hand is open, else the seat. */
function handPlace(seat: number, card: string | null, open: (seat: number) => boolean): string {
  return open(seat) && card !== null ? `hand:${seat}:${card}` : seatPlace(seat);
}

function card(from: string, to: string, face: string | null, turns = false): Move {
  return { what: "card", from, to, face, turns };
}

/** A card that joins a hand: it stays unseen there until it has arrived. */
function toHand(from: string, seat: number, face: string | null, open: (seat: number) => boolean): Move {
  const place = handPlace(seat, face, open);
  return { ...card(from, place, face, face !== null), ...(place.startsWith("hand:") ? { waits: place } : {}) };
}

function movesOf(event: CookieClubEvent, open: (seat: number) => boolean, players: number): Move[] {
  switch (event.kind) {
    case "played": {
      const pile = `pile:${event.pile}`;
      return [{ ...card(handPlace(event.seat, event.card, open), pile, event.card, !open(event.seat)), waits: pile }];
    }
    case "dealt":
      return Array.from({ length: players }, (_, seat) => card("draw", seatPlace(seat), null));
    case "drew":
      return [toHand("draw", event.seat, event.card, open)];
    case "discarded":
      return [
        { ...card(handPlace(event.seat, event.card, open), "discard", event.card, !open(event.seat)), waits: "discard" },
      ];
    case "offered":
      return [card(handPlace(event.seat, event.card, open), seatPlace(event.to), null)];
    case "refused card":
      return [card(seatPlace(event.seat), seatPlace(event.to), null)];
    case "took":
      if (!open(event.seat) || event.card === null) return [];
      return [toHand(seatPlace(event.seat), event.seat, event.card, open)];
    case "moved":
      return [
        { what: "figure", from: `token:${event.from}`, to: `token:${event.to}`, face: null, turns: false, waits: "figure" },
      ];
    case "teapot":
      return [
        { what: "teapot", from: `teapot:${event.from}`, to: `teapot:${event.to}`, face: null, turns: false, waits: "teapot" },
      ];
    case "gave back":
    case "paid":
      return event.cookies ? [{ what: "cookie", from: seatPlace(event.seat), to: "bank", face: null, turns: false }] : [];
    case "revealed":
      return [
        { ...card("draw", "discard", event.card, true), waits: "discard" },
        { what: "cookie", from: "bank", to: seatPlace(event.seat), face: null, turns: false },
      ];
    case "reshuffled":
      return [card("discard", "draw", null), card("pile:0", "draw", null), card("pile:1", "draw", null)];
    default:
      return [];
  }
}

/** The steps that tell these events; payments of one bill go together. `players`: how many; `open(seat)`: its hand lies open here. */
export function stepsOf(events: CookieClubEvent[], open: (seat: number) => boolean, players: number): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const moves = movesOf(event, open, players);
    const last = steps.at(-1);
    if (event.kind === "paid" && last?.event.kind === "paid") last.moves.push(...moves);
    else steps.push({ event, moves });
  }
  return steps;
}
