// Knows how built files are compressed: once, beside themselves, and not anew for each reader.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { keepWork } from "./kept-work.ts";

const [squeezeBrotli, squeezeGzip] = [promisify(brotliCompress), promisify(gzip)];
/** Bytes: a smaller file fits into one network packet either way. */
const LEAST = 1_024;
/** The reader of PDFs is of several apps, and most files of an app are as they were in the build before. */
const kept = keepWork("compressed", process.version);
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
    kept.of(["br", bytes], () => squeezeBrotli(bytes, { params })),
    kept.of(["gz", bytes], () => squeezeGzip(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}

/** Writes `x.js.br` and `x.js.gz` beside `x.js`; the server sends them to browsers that accept them. */
export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
    const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
    await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))));
  },
};
