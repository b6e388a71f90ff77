/** The words of the page: Fluent catalogues, the house's and each game's, one for the server and the client. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../lib/settings.svelte";
import { pseudo } from "./pseudo";

export const LANGUAGES = ["en", "pl"] as const;
export const PSEUDO = "qps";

export type Words = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>(
  ["../../../src/capytable/catalogue/*.ftl", "../../../src/capytable/games/*/catalogue/*.ftl"],
  { query: "?raw", import: "default" },
);

let spoken = $state.raw<{ bundle: FluentBundle | null }>({ bundle: null });

export function wantedLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang") ?? settings.language;
  if (asked === PSEUDO || LANGUAGES.some((one) => one === asked)) return asked;
  const device = navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGUAGES.some((own) => own === one));
  return device ?? "en";
}

/** Load a language and show the page in it. */
export async function speak(language: string): Promise<void> {
  const source = language === PSEUDO ? "en" : language;
  const files = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${source}.ftl`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  const options = { useIsolating: false, ...(language === PSEUDO ? { transform: pseudo } : {}) };
  const bundle = new FluentBundle(source, options);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken = { bundle };
  document.documentElement.lang = source;
}

/** Speak a language from now on. */
export async function choose(wanted: string): Promise<void> {
  settings.language = wanted;
  await speak(wanted);
}

export function language(): string {
  return spoken.bundle?.locales[0] ?? "en";
}

export function has(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

/** The text of a key in the language of the page; a missing one shows itself. */
export function t(key: string, words: Words = {}): string {
  const bundle = spoken.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, words);
}

/** "a, b and c" as the language says it. */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type }).format(items);
}
