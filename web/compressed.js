import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const TEXT = /\.(css|html|js|svg|txt)$/;
const LEAST = 512;
const squeeze = promisify(brotliCompress);

/** A vite plugin that puts a brotli-compressed copy beside every text of the finished build, for the server to send. */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle(options, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        names.map(async (name) => {
          const body = await readFile(join(options.dir, name));
          if (body.length > LEAST) await writeFile(join(options.dir, `${name}.br`), await squeeze(body));
        }),
      );
    },
  };
}
