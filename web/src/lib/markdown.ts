/** The little Markdown in which rules are written: headings, paragraphs, lists, tables and bold words, as plain data. */

export type Block =
  | { kind: "heading"; level: number; text: Span[] }
  | { kind: "paragraph"; text: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Span {
  text: string;
  strong: boolean;
}

export function spans(text: string): Span[] {
  return text
    .split("**")
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((part) => part.text);
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function block(lines: string[]): Block {
  const first = lines[0]!;
  const heading = /^(#+) (.*)/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: spans(heading[2]!) };
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (/^[-*] /.test(first)) {
    const items = lines.join("\n").split(/\n?^[-*] /m).filter(Boolean);
    return { kind: "list", items: items.map((item) => spans(item.replace(/\s+/g, " ").trim())) };
  }
  return { kind: "paragraph", text: spans(lines.join(" ")) };
}

export function parse(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const lines = part.split("\n");
      // A heading stands for itself even when text follows without a free line.
      return lines[0]!.startsWith("#") && lines.length > 1 ? [block([lines[0]!]), block(lines.slice(1))] : [block(lines)];
    });
}
