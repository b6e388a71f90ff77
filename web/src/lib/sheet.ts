/** A game's drawings as one sheet of symbols and patterns, put into the page once and used by id. */

export interface Colours {
  main: string;
  dark: string;
  light: string;
}

function piece(prefix: string, path: string, svg: string, colours: Record<string, Colours>): string {
  const name = /([^/]+)\.svg$/.exec(path)![1]!;
  const box = /viewBox="([^"]+)"/.exec(svg)![1]!;
  const inner = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  if (!name.startsWith("pattern-")) return `<symbol id="${prefix}-${name}" viewBox="${box}">${inner}</symbol>`;
  const [, , width, height] = box.split(" ");
  const colour = colours[name.slice("pattern-".length)]?.main ?? "currentColor";
  return (
    `<pattern id="${prefix}-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(.5)" color="${colour}">${inner}</pattern>`
  );
}

/** The sheet of these files (texts of drawings by path); a pattern takes the main colour of what it is named after. */
export function sheet(prefix: string, files: Record<string, string>, colours: Record<string, Colours>): string {
  const pieces = Object.entries(files).map(([path, svg]) => piece(prefix, path, svg, colours));
  return `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${pieces.join("")}</defs></svg>`;
}
