// Knows how what is built lies compressed beside itself: once, in place of anew for each reader.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const [squeezeBrotli, squeezeGzip] = [promisify(brotliCompress), promisify(gzip)];
/** Bytes under which a packet is one packet either way. */
const LEAST = 1_024;
const TEXT = /\.(js|mjs|css|svg|json)$/;

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // It takes ten times as long as the usual one, once, and everybody who comes waits for one byte in thirteen less.
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  const [brotli, zipped] = await Promise.all([
    squeezeBrotli(bytes, { params }),
    squeezeGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}

/** For the server, which sends `x.js.br` or `x.js.gz` for `x.js` to whoever takes it. */
export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
    const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
    await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
  },
};
