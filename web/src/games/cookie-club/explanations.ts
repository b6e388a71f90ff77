/** What the things on the table say about themselves. */

import type { Explanation } from "../../lib/explain.svelte";
import { t } from "../../i18n/index.svelte";
import type { Names } from "../../lib/names";
import type { CookieClubView } from "../../wire";
import { CAPYBARA, animalOf, cardWords, nextValue, stepsOf, walk } from "./cards";

/** The token that a walking card would wake now. */
function wakes(view: CookieClubView, animal: string): string[] {
  const places = walk(view, stepsOf(animal));
  const last = places.at(-1);
  return last === undefined ? [] : [t("cc-effect-wakes", { token: view.tokens[last]! }), tokenEffect(view.tokens[last]!)];
}

function tokenEffect(token: string): string {
  if (token === "cookies") return t("cc-token-effect-cookies");
  return t(token === "anteater" ? "cc-token-effect-anteater" : `cc-effect-${token}`);
}

/** A card of the hand; `more` says why it cannot be chosen, or what choosing it does. */
export function ofCard(view: CookieClubView, code: string, more: string[]): Explanation {
  const animal = animalOf(code);
  return {
    title: animal === CAPYBARA ? t("cc-title", { animal }) : `${t("cc-title", { animal })} ${cardWords(code).value}`,
    lines: [t(`cc-effect-${animal}`), ...wakes(view, animal), ...more],
  };
}

export function ofToken(view: CookieClubView, place: number): Explanation {
  const token = view.tokens[place]!;
  const here = view.figure === place ? [t("cc-figure-on", { token })] : [];
  return { title: t("cc-title", { animal: token }), lines: [tokenEffect(token), ...here] };
}

export function ofPile(view: CookieClubView, pile: number): Explanation {
  const top = view.tops[pile]!;
  return {
    title: `${t("cc-pile", { pile })}: ${t("cc-card", cardWords(top))}`,
    lines: [t("cc-why-fits-one", { first: nextValue(top) }), t("cc-thing-pile")],
  };
}

export function ofTeapot(view: CookieClubView, names: Names): Explanation {
  const where = view.teapot < 0 ? t("cc-teapot-middle") : t("cc-teapot-with", names.who(view.teapot));
  return { title: t("cc-title-teapot"), lines: [t("cc-thing-teapot"), where] };
}

export function ofSeat(view: CookieClubView, seat: number, names: Names): Explanation {
  const { cookies, cards, known } = view.players[seat]!;
  const lines = [t("cc-thing-cookies", { name: names.of(seat), cookies }), t("cc-thing-hand", { name: names.of(seat), count: cards })];
  if (known.length) lines.push(t("cc-known", { cards: known.map((code) => t("cc-card", cardWords(code))).join(", ") }));
  if (view.teapot === seat) lines.push(t("cc-teapot-with", names.who(seat)));
  return { title: `${t("cc-hostess", { hostess: seat })}, ${t("cc-hostess-about", { hostess: seat })}`, lines };
}
