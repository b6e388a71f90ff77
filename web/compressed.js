import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const TEXT = /\.(css|html|js|svg|txt)$/;
const LEAST = 512;
const squeeze = promisify(brotliCompress);

/** A vite plugin that puts a brotli-compressed copy beside every text of the build, for the server to send. */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const texts = Object.values(bundle)
        .map((part) => ({ name: part.fileName, body: Buffer.from(part.type === "chunk" ? part.code : part.source) }))
        .filter(({ name, body }) => TEXT.test(name) && body.length > LEAST);
      for (const { name, body } of texts) {
        const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
        this.emitFile({ type: "asset", fileName: `${name}.br`, source: await squeeze(body, options) });
      }
    },
  };
}
