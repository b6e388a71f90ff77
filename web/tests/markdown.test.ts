import { describe, expect, it } from "vitest";
import en from "../../src/capytable/games/cookie_club/rules.en.md?raw";
import pl from "../../src/capytable/games/cookie_club/rules.pl.md?raw";
import { parse, spans, type Span } from "../src/lib/markdown";

const PAGES = import.meta.glob<string>("../../src/capytable/games/*/rules.*.md", { query: "?raw", import: "default", eager: true });

describe("rules in Markdown", () => {
  it("become headings, paragraphs, lists and tables", () => {
    const blocks = parse("# A\n\none\ntwo **bold**\n\n- x\n  y\n- z\n\n| id | rule |\n| --- | --- |\n| CC-1 | r |\n");
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(blocks[1]).toEqual({
      kind: "paragraph",
      text: [
        { text: "one two ", strong: false },
        { text: "bold", strong: true },
      ],
    });
    expect(blocks[2]).toEqual({ kind: "list", items: [spans("x y"), spans("z")] });
    expect(blocks[3]).toMatchObject({ rows: [[spans("CC-1"), spans("r")]] });
  });

  it.each([
    ["en", en],
    ["pl", pl],
  ])("keep every rule of the shipped page in %s", (_language, source) => {
    const ids = parse(source).flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row[0]?.[0]?.text) : []));
    const written = [...source.matchAll(/^\| (CC-\d+) /gm)].map((found) => found[1]);
    expect(written.length).toBeGreaterThan(30);
    expect(ids.filter((id) => id?.startsWith("CC-"))).toEqual(written);
  });

  it.each(Object.entries(PAGES))("leave no sign of Markdown to be read: %s", (_path, source) => {
    const read = parse(source).flatMap((block): Span[] => {
      if (block.kind === "list") return block.items.flat();
      return block.kind === "table" ? [...block.head, ...block.rows.flat()].flat() : block.text;
    });
    expect(read.filter(({ text }) => /[*`_]/.test(text))).toEqual([]);
  });
});
