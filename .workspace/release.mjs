// Knows how a release is made: everything is built, the files that run are gathered in a folder, and that folder is
// packed for this platform.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildShells, ensureInstalled } from "./prepare.mjs";
import { gatherRelease } from "./release/gather.mjs";
import { root } from "./run.mjs";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `academiz-${version}-${process.platform}-${process.arch}`;
const out = resolve(process.argv[2] ?? join(root, ".cache/release"));
const folder = join(out, name);
const archive = `${folder}.tar.gz`;

ensureInstalled();
buildShells();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const bytes = gatherRelease(root, folder, version);

const owners = process.platform === "linux" ? ["--owner=0", "--group=0", "--sort=name"] : [];
const packed = spawnSync("tar", [...owners, "-czf", `${archive}.partial`, "-C", out, name], { stdio: "inherit" });
if (packed.status !== 0) process.exit(1);
renameSync(`${archive}.partial`, archive);
rmSync(folder, { recursive: true, force: true });
const megabytes = (count) => `${(count / 1_000_000).toFixed(0)} MB`;
process.stdout.write(`${archive}\n${megabytes(statSync(archive).size)}, unpacked ${megabytes(bytes)}\n`);
