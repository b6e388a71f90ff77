import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "../../../src/capytable/games/cookie_club/catalogue/en.ftl?raw";
import pl from "../../../src/capytable/games/cookie_club/catalogue/pl.ftl?raw";
import { tell } from "../../src/games/cookie-club/story";
import { Names } from "../../src/lib/names";
import type { CookieClubEvent } from "../../src/wire";
import { event, SEATS, view } from "./helpers";

const names = new Names(SEATS, 0);
const { tokens } = view();

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES = [bundle("en", en), bundle("pl", pl)];

function said(one: CookieClubEvent, language = 0): string {
  const line = tell(one, names, tokens)!;
  const errors: Error[] = [];
  const pattern = BUNDLES[language]!.getMessage(line.key)?.value;
  if (!pattern) throw new Error(`no message ${line.key}`);
  const text = BUNDLES[language]!.formatPattern(pattern, line.words, errors);
  expect(errors).toEqual([]);
  return text;
}

const TOLD: [CookieClubEvent, string][] = [
  [event("dealt", { round: 2, starter: 1 }), "Round 2: 7 cards for everyone. Ola starts."],
  [event("played", { card: "tapir 3", seat: 0, pile: 1 }), "You play a tapir 3 on the right pile."],
  [event("drew", { card: null, seat: 2 }), "Kuba draws a card."],
  [event("drew", { card: "capybara", seat: 0 }), "You draw a capybara."],
  [event("ended turn", { seat: 1, drew: 0 }), "Ola ends the turn: there is nothing to draw."],
  [event("moved", { from: 0, to: 3 }), "The figure moves to the sloth token."],
  [event("offered", { card: "sloth 1", seat: 0, to: 1 }), "You pass a sloth 1 face down to Ola."],
  [event("offered", { card: null, seat: 2, to: 0 }), "Kuba passes a card face down to you."],
  [event("refused card", { seat: 0, to: 1 }), "You refuse the card with the teapot. It goes on to Ola."],
  [event("took", { card: "tapir 1", seat: 0, from: 2 }), "You take the card: a tapir 1."],
  [event("discarded", { card: "capybara", seat: 1 }), "Ola discards a capybara."],
  [event("teapot", { from: -1, to: 1 }), "Ola takes the teapot."],
  [event("teapot", { from: 1, to: -1 }), "The teapot goes back to the middle."],
  [event("gave back", { seat: 2, cookies: 1 }), "Kuba gives 1 cookie back."],
  [event("refused cookie", { seat: 1 }), "Ola uses the teapot and keeps the cookie."],
  [event("revealed", { card: "toucan 4", seat: 0, gain: 4 }), "You turn over a toucan 4 and take 4 cookies."],
  [event("round ended", { seat: 1, round: 3 }), "Ola has no cards left. Round 3 ends."],
  [event("round ended", { seat: -1, round: 3 }), "Nobody can go on. Round 3 ends, and everyone pays."],
  [event("paid", { seat: 0, cookies: 8 }), "You pay 8 cookies."],
  [event("nobody", { seat: 0 }), "The anteater finds nobody who could give a cookie."],
  [event("game over", { reason: 0 }), "The party is over."],
  [event("reshuffled", { cards: 40 }), "The open cards are shuffled into a new draw pile of 40 cards."],
];

describe("the log", () => {
  it.each(TOLD)("tells %o", (one, text) => {
    expect(said(one)).toBe(text);
    expect(said(one, 1)).not.toBe("");
  });

  it("is silent about turns and about single cards of a bill", () => {
    expect(tell(event("turn", { seat: 0, turn: 4 }), names, tokens)).toBeNull();
    expect(tell(event("counted", { card: "tapir 3", seat: 1, value: 3 }), names, tokens)).toBeNull();
    expect(tell(event("left over", { card: "tapir 1", seat: 1 }), names, tokens)).toBeNull();
  });
});
