/** What the things on the table say about themselves. */

import { list, t } from "../../i18n/index.svelte";
import type { Explanation } from "../../lib/explain.svelte";
import type { FaceView } from "../../wire";
import { chainOf, KINDS } from "./chains";
import { whyNoPower } from "./reasons";
import { taking } from "./solo";
import type { Table } from "./table.svelte";
import { cardSaid, say } from "./words";

export function ofCard(card: FaceView): Explanation {
  return { title: t("cr-card-title", { number: card.number }), lines: [cardSaid(card)] };
}

export function ofRiver(table: Table, place: number): Explanation | null {
  const card = table.game?.river[place];
  if (!card) return null;
  const { title, lines } = ofCard(card);
  const { game } = table;
  if (game?.solo && game.gap < 0) lines.push(aiSaid(table, place));
  return { title: title ?? "", lines };
}

/** What the AI would take if the card of this place were drawn. */
export function aiSaid(table: Table, place: number): string {
  const { game } = table;
  if (!game) return "";
  const { places, points } = taking(game, place);
  const numbers = places.map((taken) => t("cr-number", { number: game.river[taken]!.number }));
  return t("cr-ai-would", { cards: list(numbers), points });
}

export function ofDeck(table: Table): Explanation {
  const { deck, under } = table.game!;
  const known = under.map((card) => (card ? t("cr-number", { number: card.number }) : t("cr-unknown")));
  const lines = [t(table.solo ? "cr-deck-about-solo" : "cr-deck-about")];
  if (known.length) lines.push(t("cr-under", { cards: list(known) }));
  return { title: t("cr-deck", { cards: deck }), lines };
}

export function ofPower(table: Table, power: string): Explanation {
  const why = whyNoPower(table, power);
  const lines = [t(table.draft ? "cr-power-about-draft" : "cr-power-about", { power }), t("cr-cost", { stars: table.view.powers[power] ?? 0 })];
  lines.push(why ? say(why) : t("cr-power-now"));
  return { title: t("cr-power", { power }), lines };
}

export function ofCategory(table: Table, seat: number, category: string): Explanation {
  const player = table.view.players[seat]!;
  const title = t("cr-category", { category });
  if (!KINDS.includes(category)) return { title, lines: [t(`cr-category-about-${category}`)] };
  const length = chainOf(player.herd, category).length;
  return { title, lines: [t("cr-chain", { length }), ...(table.solo ? [t("cr-chain-solo")] : [])] };
}

export function ofCapy(table: Table, place: number): Explanation | null {
  const capy = table.player.herd[place];
  if (!capy) return null;
  const lines: string[] = [];
  const { critters } = capy;
  if (critters) {
    const kinds = [...new Set([...critters.critters, critters.background])];
    lines.push(list(kinds.map((kind) => t("cr-chain-of", { category: kind, length: chainOf(table.player.herd, kind).length }))));
  } else lines.push(t("cr-capy-empty-about"));
  const target = table.targets.get(place);
  if (target?.herd) {
    const { herd } = target;
    const before = table.scores;
    const then = table.scoresOf({ ...table.player, herd: herd as typeof table.player.herd });
    const changes = Object.keys(before).flatMap((category) =>
      before[category] === then[category] ? [] : [t("cr-becomes", { category, before: before[category]!, after: then[category]! })],
    );
    lines.push([t("cr-would", { points: target.points }), ...changes].join(" · "));
  }
  if (capy.below) lines.push(t("cr-below", { card: cardSaid(capy.below) }));
  return { title: critters ? t("cr-card-title", { number: critters.number }) : t("cr-capy", { place: place + 1 }), lines };
}

export function ofPlayer(table: Table, seat: number): Explanation {
  const player = table.view.players[seat]!;
  const lines = [t("cr-stars", { stars: player.stars }), t("cr-hand-size", { cards: player.cards })];
  if (!table.solo) lines.push(player.favourite ? t("cr-favourite", { critter: player.favourite }) : t("cr-favourite-hidden"));
  if (player.known.length) lines.push(t("cr-known", { cards: list(player.known.map(({ number }) => t("cr-number", { number }))) }));
  return { title: seatSaid(table, seat), lines };
}

export function seatSaid(table: Table, seat: number): string {
  const { points, herd } = table.view.players[seat]!;
  const filled = herd.filter(({ critters }) => critters).length;
  return t("cr-seat-label", { name: table.names.of(seat), points, capys: herd.length, filled });
}
