// Knows what must be done before anything can run: installing dependencies and building shells, each only after a
// change.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeFailure, isOffline } from "./describe-install.mjs";

const HOME = fileURLToPath(new URL("..", import.meta.url));
const STAMPS = join(HOME, "node_modules/.cache/academiz");
const PNPM = "pnpm@12.21.0";
const LEAST_NODE = [20, 19];

/** Folders whose change makes every build outdated, besides a build's own. */
const SHARED = ["packages", "adapters", "shells/ui", "pnpm-lock.yaml"];
/** Each build: its folder, its configuration, and the file that marks its end. */
const BUILDS = [
  { name: "server", folder: "shells/server", config: "vite.config.ts", out: "dist/built/main.js" },
  {
    name: "libraries of all apps",
    folder: "shells/front",
    config: "vite.libraries.config.ts",
    out: "dist/libraries/libraries.json",
  },
  { name: "learner site", folder: "shells/front", config: "vite.config.ts", out: "dist/app/index.html" },
  { name: "back office", folder: "shells/back-office", config: "vite.config.ts", out: "dist/app/index.html" },
  { name: "player", folder: "shells/player", config: "vite.config.ts", out: "dist/app/index.html" },
  {
    name: "player for SCORM packages",
    folder: "shells/player",
    config: "vite.package.config.ts",
    out: "dist/package/index.html",
  },
  {
    name: "frame for uploaded packages",
    folder: "shells/player",
    config: "vite.frame.config.ts",
    out: "dist/shell/index.html",
  },
  {
    name: "player beside editors",
    folder: "shells/player",
    config: "vite.trial.config.ts",
    out: "dist/trial/index.html",
  },
];
export const [SERVER, , , , , PACKAGE_PLAYER] = BUILDS;

/** Progress goes to stderr, since stdout may hold a list that another program reads. */
const say = (text) => process.stderr.write(`  ${text}\n`);
function stop(text) {
  process.stderr.write(`Academiz does not start. ${text}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  stop(`It needs Node.js ${LEAST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
}

const readStamp = (name) => {
  try {
    return readFileSync(join(STAMPS, name), "utf8");
  } catch {
    return "";
  }
};
function writeStamp(name, value) {
  try {
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(join(STAMPS, name), value);
  } catch (error) {
    stop(
      describeFailure(error.message, { folder: HOME.replace(/\/$/, ""), home: process.env["HOME"] }) ?? error.message,
    );
  }
}

/** Runs a command to its end, showing its output only when it fails. */
function run(command, args, folder, env = process.env) {
  const done = spawnSync(command, args, { cwd: folder, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (done.status === 0) return;
  const said = `${done.stdout ?? ""}${done.stderr ?? ""}${done.error?.message ?? ""}`;
  const words = describeFailure(said, { folder: HOME.replace(/\/$/, ""), home: process.env["HOME"] });
  if (words !== null) stop(words);
  process.stderr.write(`${said}\n`);
  stop(`"${command} ${args.join(" ")}" failed.`);
}

/** Without a network npm and pnpm retry for more than a minute: only what is on this machine is used. */
const HASTY = { npm_config_fetch_retries: "0", pnpm_config_fetch_retries: "0" };
/** Milliseconds. */
const ANSWER = 15_000;

/** Asked as npm would: through its proxy, at its registry. */
function isRegistryThere() {
  const ping = spawnSync("npm", ["ping", "--fetch-retries=0"], { encoding: "utf8", timeout: ANSWER });
  if (ping.status === 0 || !(ping.error || isOffline(ping.stderr))) return true;
  say("npm's registry does not answer; trying with what is on this machine …");
  return false;
}

/** Needs the network only when the lockfile changed. */
export function ensureInstalled() {
  checkNode();
  const stamp = createHash("sha256")
    .update(readFileSync(join(HOME, "pnpm-lock.yaml")))
    .digest("hex");
  if (readStamp("install") === stamp) return;
  say("Installing (once; it needs the network) …");
  const env = { ...process.env, ...(isRegistryThere() ? {} : HASTY) };
  run("npx", ["--yes", PNPM, "install", "--frozen-lockfile"], HOME, env);
  writeStamp("install", stamp);
}

/** Files of a folder that a build may read, without those that builds or installs write. */
function listFiles(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist.*|\..*)$/.test(entry.name) ? [] : listFiles(inner);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inner];
  });
}
function hashOf(paths) {
  const hash = createHash("sha256");
  const files = paths.flatMap((path) => (/\.\w+$/.test(path) ? [join(HOME, path)] : listFiles(join(HOME, path))));
  for (const file of files.sort())
    hash.update(file.slice(HOME.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Builds the shells whose sources changed since their last build. */
export function buildShells(builds = BUILDS) {
  const shared = hashOf(SHARED);
  const folders = new Map([...new Set(builds.map(({ folder }) => folder))].map((folder) => [folder, hashOf([folder])]));
  for (const { name, folder, config, out } of builds) {
    const stamp = `${shared} ${folders.get(folder)}`;
    const key = `build-${folder}-${out}`.replaceAll("/", "-");
    if (readStamp(key) === stamp && existsSync(join(HOME, folder, out))) continue;
    say(`Building the ${name} …`);
    // A test runner's NODE_ENV would build the development versions of libraries in, and the stamp would keep them.
    const env = { ...process.env, NODE_ENV: "production" };
    run(process.execPath, [findVite(), "build", "--config", config], join(HOME, folder), env);
    writeStamp(key, stamp);
  }
}
const findVite = () => join(HOME, "node_modules/vite/bin/vite.js");
