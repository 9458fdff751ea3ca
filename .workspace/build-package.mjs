// Knows how a published package is built: its folder is emptied, so that no old file is packed, then ESM and types are
// built, and the changelog added.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./run.mjs";

for (const old of ["dist/esm", "dist/.publish.tsbuildinfo"]) rmSync(resolve(old), { recursive: true, force: true });
cpSync(resolve(root, "CHANGELOG.md"), resolve("dist/CHANGELOG.md"));
const { status } = spawnSync(
  resolve(root, "node_modules/.bin/tsc"),
  ["-b", "--checkers", "1", "tsconfig.publish.json"],
  {
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
