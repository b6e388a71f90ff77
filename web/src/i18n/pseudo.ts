/** A language for testing: English with accents and 40 % more letters, so that cramped or untranslated places show. */

const PLAIN = "aceilnorsuyzACELNOSZ";
const ACCENTED = "áćéíłńóŕśúýżÁĆÉŁŃÓŚŻ";

export function pseudo(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  const letters = text.replace(/\P{L}/gu, "").length;
  return accented + "~".repeat(Math.ceil(letters * 0.4));
}
