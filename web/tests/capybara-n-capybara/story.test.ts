import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "../../../src/capytable/games/capybara_n_capybara/catalogue/en.ftl?raw";
import pl from "../../../src/capytable/games/capybara_n_capybara/catalogue/pl.ftl?raw";
import { face } from "../../src/games/capybara-n-capybara/face";
import { GUIDE } from "../../src/games/capybara-n-capybara/guide";
import { movesOf } from "../../src/games/capybara-n-capybara/motions";
import { tell } from "../../src/games/capybara-n-capybara/story";
import { pumpkinWords } from "../../src/games/capybara-n-capybara/words";
import { Names } from "../../src/lib/names";
import type { CapybaraNCapybaraEvent } from "../../src/wire";
import { event, SEATS } from "./helpers";

const names = new Names(SEATS, 0);

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES = { en: bundle("en", en), pl: bundle("pl", pl) };

function said(one: CapybaraNCapybaraEvent, language: "en" | "pl"): string {
  const line = tell(one, names)!;
  const errors: Error[] = [];
  const text = BUNDLES[language].formatPattern(BUNDLES[language].getMessage(line.key)!.value!, line.words, errors);
  expect(errors).toEqual([]);
  return text;
}

const TOLD: [CapybaraNCapybaraEvent, string, string][] = [
  [event("dealt", { starter: 1, bonus: 0 }), "The capybaras line up. Everybody takes a capybara and a pumpkin; then Ola starts.", "Kapibary stają w szeregach. Wszyscy biorą po kapibarze i dyni, a potem zaczyna Ola."],
  [event("took pumpkin", { pumpkin: "AABB-2", seat: 0 }), "You take the pumpkin A A B B into the hand.", "Na twoją rękę trafia dynia A A B B."],
  [event("refreshed", { seat: 1 }), "Ola refreshes the capybaras.", "Ola odświeża kapibary."],
  [event("walked", { seat: 0, steps: 1 }), "Your monkey walks 1 step.", "Twoja małpka robi 1 krok."],
  [event("walked", { seat: 2, steps: 5 }), "Kuba's monkey walks 5 steps.", "Kuba: małpka robi 5 kroków."],
  [event("took", { card: "E", seat: 0, number: 1 }), "You take capybara E.", "Bierzesz kapibarę E."],
  [event("inserted", { cards: 2, seat: 1, at: 0 }), "Ola puts 2 capybaras into the line, at the front.", "Ola: w szeregu stają 2 kapibary, na samym przodzie."],
  [event("scored", { pumpkin: ">4", seat: 0, points: 4 }), "You score the pumpkin of 4 steps: 4 points.", "Zdobywasz: dynia za 4 kroki, 4 punkty."],
  [event("forgone", { seat: 1, letters: 2 }), "Ola forgoes 2 letters.", "Ola rezygnuje z 2 liter."],
  [event("grew", { seat: 0 }), "Your monkey grows up.", "Twoja małpka dorasta."],
  [event("back", { seat: 0, steps: 3 }), "Your monkey goes back 3 steps.", "Twoja małpka cofa się o 3 kroki."],
  [event("passed", { seat: 1 }), "Ola passes.", "Ola pasuje."],
  [event("reshuffled", { cards: 12 }), "The discards are shuffled into a new deck of 12 capybaras.", "Odrzucone karty tworzą nową talię: 12 kapibar."],
  [event("last round", { seat: 0, turns: 5 }), "You bring the end. 5 more turns.", "To twoja tura sprowadza koniec. Jeszcze 5 tur."],
  [event("game over", {}), "The monkeys rest.", "Małpki odpoczywają."],
];

describe("the log", () => {
  it.each(TOLD)("tells %o", (one, english, polish) => {
    expect(said(one, "en")).toBe(english);
    expect(said(one, "pl")).toBe(polish);
  });

  it("is silent about what the displays show", () => {
    expect(tell(event("turn", { seat: 0, turn: 4 }), names)).toBeNull();
    expect(tell(event("card opened", { card: "A" }), names)).toBeNull();
    expect(tell(event("pumpkin opened", { pumpkin: "AB", place: 1 }), names)).toBeNull();
  });
});

describe("words", () => {
  it("read a pumpkin's code letter by letter", () => {
    expect(pumpkinWords("AAB")).toEqual({ letters: "A A B", steps: 0 });
    expect(pumpkinWords("AAB-3")).toEqual({ letters: "A A B", steps: 0 });
    expect(pumpkinWords(">12-2")).toEqual({ letters: "arrow", steps: 12 });
  });

  it("are there for the shelf, the guide and the choices at set-up, in both languages", () => {
    const keys = [face.about, face.option("first"), face.option("bonus", "all-four"), ...GUIDE.map(({ key }) => key)];
    for (const key of keys) for (const one of Object.values(BUNDLES)) expect(one.hasMessage(key), key).toBe(true);
  });
});

describe("what flies", () => {
  it("are the others' capybaras and everybody's pumpkins", () => {
    const took = event("took", { card: "B", seat: 1, number: 1 });
    expect(movesOf(took, 0)).toEqual([{ what: "card", face: "B", from: "card:B", to: "line:1" }]);
    expect(movesOf(took, 1)).toEqual([]);
    const scored = event("scored", { pumpkin: "AB", seat: 0, points: 4 });
    expect(movesOf(scored, 0)).toEqual([{ what: "pumpkin", face: "AB", from: "pumpkin:AB", to: "pile:0" }]);
    expect(movesOf(event("walked", { seat: 0, steps: 2 }), 0)).toEqual([]);
  });
});
