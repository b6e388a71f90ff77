/** What is asked of the player now, or whom the table waits for, as a key of the catalogue with its arguments. */

import { t } from "../../i18n/index.svelte";
import { faceOf } from "./chains";
import type { Parts } from "./choices";
import type { Table } from "./table.svelte";
import { cardWords, type Said } from "./words";

/** The question that the player answers now. */
export function askOf(table: Table): Said {
  const { step, view } = table;
  switch (step) {
    case "draw":
      return { key: table.solo ? "cr-ask-draw-solo" : "cr-ask-draw" };
    case "play":
    case "play-again":
    case "place":
      if (step !== "place" && !table.choice) return { key: "cr-ask-card", words: { where: whereOf(table) } };
      return { key: table.ends ? "cr-ask-place" : "cr-ask-on" };
    case "refill":
      return { key: table.solo ? "cr-ask-solo-on" : "cr-ask-refill" };
    case "pick":
    case "second":
    case "target":
    case "rows":
      if (table.partner >= 0) return { key: "cr-ask-second" };
      return { key: `cr-ask-${step}`, words: { power: view.power ?? "", moves: view.moves, marked: view.marks.length } };
    case "draw-again":
      return { key: table.draft ? "cr-ask-reserve" : "cr-ask-draw-again" };
    case "main":
      if (table.draft?.phase === "reserve") return { key: "cr-ask-reserved" };
      if (table.draft?.played) return { key: "cr-ask-ready" };
      return { key: table.choice ? (table.ends ? "cr-ask-place" : "cr-ask-on") : "cr-ask-draft" };
    default:
      return { key: `cr-ask-${step}` };
  }
}

/** Where a card can go: on an empty capy, into the line as a new one, or both. */
function whereOf({ grows, player }: Table): "on" | "new" | "both" {
  if (!grows) return "on";
  return player.herd.some(({ critters }) => critters === null) ? "both" : "new";
}

/** Whom the table waits for. */
export function waitOf(table: Table): Said {
  if (table.draft) {
    const slow = table.draft.players.filter(({ ready }) => !ready).length;
    return { key: "cr-wait-all", words: { count: slow } };
  }
  return { key: "cr-wait", words: { name: table.names.of(table.game!.mover) } };
}

/** What a choice does. */
export function doOf(parts: Parts): Said {
  const words: Said["words"] = { ...("card" in parts ? cardWords(faceOf(parts.card)) : {}) };
  if ("place" in parts) words["place"] = parts.place + 1;
  if ("power" in parts) words["power"] = parts.power;
  if ("end" in parts) words["end"] = parts.end;
  return { key: `cr-do-${parts.do.replace(" ", "-")}`, words };
}

/** What a place of the line says of itself and of what could be done there. */
export function placeSaid(table: Table, place: number): string {
  const capy = table.player.herd[place]!;
  const { critters } = capy;
  const said = [t("cr-capy", { place: place + 1 })];
  said.push(critters ? t("cr-card", cardWords(critters)) : t("cr-capy-empty"));
  if (capy.flipped) said.push(t("cr-flipped"));
  if (capy.shift) said.push(t("cr-shifted", { way: capy.shift < 0 ? "up" : "down" }));
  const target = table.targets.get(place);
  if (target?.herd) said.push(t("cr-would", { points: target.points }));
  return said.join(", ");
}
