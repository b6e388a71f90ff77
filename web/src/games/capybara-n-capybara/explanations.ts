/** What the things on the table say about themselves. */

import type { Explanation } from "../../lib/explain.svelte";
import { list, t } from "../../i18n/index.svelte";
import type { LineView, PumpkinView } from "../../wire";
import { LETTERS, type Fate } from "./line";
import { fateSaid, missingSaid } from "./reasons";
import type { Table } from "./table.svelte";
import { cardWords, pumpkinWords, type Said } from "./words";

const say = ({ key, words }: Said): string => t(key, words);

export function ofCapybara(card: string): Explanation {
  return { title: t("cn-card-title", { card }), lines: [t("cn-card-about", { card })] };
}

export function ofPumpkin(table: Table, card: PumpkinView, held: boolean): Explanation {
  const lines = [
    t("cn-points", { points: card.points }),
    card.steps ? t("cn-pumpkin-arrow", { steps: card.steps }) : t("cn-pumpkin-letters"),
  ];
  if (table.view.viewer < 0) return { title: t("cn-pumpkin-title", pumpkinWords(card.code)), lines };
  if (held) lines.push(t("cn-pumpkin-hand"));
  if (table.phase === "turn" || held) lines.push(...fateLines(table.fate(card)));
  return { title: t("cn-pumpkin-title", pumpkinWords(card.code)), lines };
}

function fateLines(fate: Fate): string[] {
  const missing = missingSaid(fate);
  return [say(fateSaid(fate)), ...(missing ? [say(missing)] : [])];
}

export function ofBonus(table: Table): Explanation {
  const { bonus } = table.view;
  return {
    title: t("cn-bonus-title", { bonus }),
    lines: [t("cn-bonus-about", { bonus }), t("cn-bonus-now", { points: table.bonus.points })],
  };
}

export function ofDeck(table: Table): Explanation {
  const { deck, discards } = table.view;
  return {
    title: t("cn-deck", { cards: deck.length }),
    lines: [t("cn-deck-about", { counts: counts(deck) }), t("cn-discards-about", { counts: counts(discards) })],
  };
}

function counts(cards: string[]): string {
  const many = LETTERS.map((letter) => [letter, cards.filter((card) => card === letter).length] as const);
  return many.flatMap(([letter, count]) => (count ? [`${letter} × ${count}`] : [])).join(", ") || t("cn-nothing");
}

/** A line for a screen reader, the monkey in its place. */
export function lineSaid({ line, ahead }: LineView): string {
  const said = (cards: string[]): string => cards.join(" ") || t("cn-line-empty");
  return t("cn-line", { before: said(line.slice(0, ahead)), after: said(line.slice(ahead)) });
}

export function ofPlayer(table: Table, seat: number): Explanation {
  const player = table.view.players[seat]!;
  const lines = [t(player.grown ? "cn-monkey-grown" : "cn-monkey-young")];
  if (player.hand) lines.push(t("cn-seat-hand", cardWords(player.hand)));
  if (player.scored.length) {
    const scored = player.scored.map((card) => `${t("cn-pumpkin", pumpkinWords(card.code))} (${card.points})`);
    lines.push(t("cn-seat-scored", { list: list(scored) }));
  }
  if (table.view.starter === seat) lines.push(`${table.names.of(seat)}: ${t("cn-start-player")}`);
  return { title: seatSaid(table, seat), lines };
}

export function seatSaid(table: Table, seat: number): string {
  const { points, bonus, scored } = table.view.players[seat]!;
  return t("cn-seat-label", { name: table.names.of(seat), points, pumpkins: scored.length, bonus });
}
