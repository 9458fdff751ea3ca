// Knows whether a package is what a learning-management system expects: a valid manifest, and exactly the files that it
// lists.
import type { PackageChecker } from "@academiz/backend/ports";
import { MANIFEST_PATH } from "./manifest.ts";
import { validateManifest } from "./validate-manifest.ts";

/** The files that every package starts from, and that its player reads. */
const NEEDED = ["index.html", "params.js", "params.json"];
/** Files of the standard beside the manifest: no manifest lists them. */
const SCHEMA = /\.(xsd|dtd)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export const createPackageChecker = (): PackageChecker => ({
  async check({ format, paths, manifest }) {
    const missing = NEEDED.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`);
    if (format === "web") return missing;
    if (manifest === null) return [...missing, `${MANIFEST_PATH} is missing`];
    return [...missing, ...compareLists(listFiles(manifest), paths), ...(await validateManifest(format, manifest))];
  },
});

function compareLists(listed: readonly string[], held: readonly string[]): readonly string[] {
  const [inManifest, inZip] = [new Set(listed), new Set(held)];
  const own = held.filter((path) => path !== MANIFEST_PATH && !SCHEMA.test(path));
  return [
    ...listed.filter((path) => !inZip.has(path)).map((path) => `${path} is listed and not there`),
    ...own.filter((path) => !inManifest.has(path)).map((path) => `${path} is there and not listed`),
    ...(inManifest.size < listed.length ? ["a file is listed twice"] : []),
    ...(inZip.size < held.length ? ["a file is there twice"] : []),
  ];
}

/** The paths as our own manifests list them. */
const listFiles = (manifest: string): readonly string[] =>
  [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, href = ""]) =>
    decodeURIComponent(href.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? "")),
  );
