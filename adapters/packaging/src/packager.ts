// Knows how a package is put together: the player, the content that it plays, the manifest and its schemas, as a zip
// that is written while it is read.
import type { Packager } from "@academiz/backend/ports";
import { writeIeeeLom } from "./lom.ts";
import { MANIFEST_PATH, METADATA_PATH, writeManifest } from "./manifest.ts";
import { readFolder } from "./read-folder.ts";
import { README_PATH, writeReadme } from "./readme.ts";
import { SCHEMA_FOLDERS } from "./schema-folders.ts";
import { writeZip } from "./zip/write-zip.ts";
import { measure, type ZipFile } from "./zip/zip-file.ts";

/** Compressed already: deflating them again costs time and gains nothing. */
const PACKED =
  /\.(png|jpe?g|gif|webp|avif|heic|mp3|m4a|aac|ogg|oga|opus|flac|mp4|m4v|mov|ogv|webm|woff2?|zip|pdf|docx|pptx|xlsx|od[tsp]|epub)$/i;
/** Bytes: a larger file is not a text, and its sizes do not fit behind it where they are not known before. */
const LARGEST_TEXT = 2 ** 32 - 2 ** 20;

/** `playerFolder` holds the build of the player for packages: an index.html that reads `params.js`. */
export function createPackager(playerFolder: string): Packager {
  return {
    async pack(order) {
      const player = await readFolder(playerFolder);
      if (!player.some((file) => file.path === "index.html")) return null;
      const params = JSON.stringify(order.params);
      const content = sort([
        ...player.map(({ path, bytes }) => toFile(path, bytes)),
        ...order.documents.map((document) => toFile(document.path, document)),
        toFile(README_PATH, encode(writeReadme(order))),
        ...(order.format.startsWith("2004") ? [toFile(METADATA_PATH, encode(writeIeeeLom(order)))] : []),
        toFile("params.json", encode(params)),
        // A page opened from a disk may not fetch; a script it may always read.
        toFile("params.js", encode(`window.__ACADEMIZ_PARAMS__ = ${params};\n`)),
      ]);
      if (order.format === "web") return zip(content);
      const paths = content.map((file) => file.path);
      const schemas = await readFolder(SCHEMA_FOLDERS[order.format]);
      const manifest = toFile(MANIFEST_PATH, encode(writeManifest(order.format, order, paths)));
      return zip([manifest, ...sort(schemas.map(({ path, bytes }) => toFile(path, bytes))), ...content]);
    },
  };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const toFile = (path: string, content: ZipFile["content"]): ZipFile => ({
  path,
  content,
  isPacked: PACKED.test(path) || (!(content instanceof Uint8Array) && content.size > LARGEST_TEXT),
});
const sort = (files: readonly ZipFile[]): readonly ZipFile[] =>
  [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
const zip = (files: readonly ZipFile[]) => ({
  total: files.reduce((sum, file) => sum + measure(file), 0),
  chunks: writeZip(files),
});
