import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const NAME = "third-party-licences.txt";

/** The folder of the package that a module of node_modules belongs to; undefined for our own modules. */
export function packageFolder(id) {
  const path = id.replace(/^\0/, "").split("?")[0];
  const match = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path);
  return match?.[0];
}

function entry(folder) {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const own = join(dirname(new URL(import.meta.url).pathname), "licences", `${about.name.replace("/", "__")}.txt`);
  const source = file ? join(folder, file) : own;
  if (!existsSync(source)) throw new Error(`${about.name} is in the bundle without a licence text: add ${own}`);
  return `${about.name} ${about.version} (${about.license})\n\n${readFileSync(source, "utf8").trim()}\n`;
}

/** What is bundled but no package of node_modules. */
const OTHERS = ["src/fonts/OFL.txt"];

/** A vite plugin that puts the licence texts of all packages and of the typeface in the bundle beside it. */
export function licences() {
  return {
    name: "third-party-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? Object.keys(chunk.modules) : []));
      const folders = [...new Set(modules.map(packageFolder).filter(Boolean))].sort();
      const others = OTHERS.map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
      const texts = [...folders.map(entry), ...others];
      this.emitFile({ type: "asset", fileName: NAME, source: texts.join(`\n${"-".repeat(72)}\n\n`) });
    },
  };
}
