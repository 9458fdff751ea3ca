// Knows the packages that are published, and how each becomes a tarball.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./run.mjs";

/** Folders of packages/, each after those it stands on. */
export const PUBLISHED = ["domain", "contract", "application", "testkit"];

/**
 * Builds and packs one package.
 * @returns {string} the path of its tarball.
 */
export function packPackage(name, folder) {
  mkdirSync(folder, { recursive: true });
  const done = spawnSync(join(root, "node_modules/.bin/pnpm"), ["pack", "--json", "--pack-destination", folder], {
    cwd: join(root, "packages", name),
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`packages/${name} could not be packed: ${done.stdout}${done.stderr}`);
  const { filename } = JSON.parse(done.stdout.slice(done.stdout.indexOf("{")));
  return resolve(folder, filename);
}

if (import.meta.filename === process.argv[1]) {
  const folder = join(root, ".cache/packages");
  for (const name of PUBLISHED) process.stdout.write(`${packPackage(name, folder)}\n`);
}
