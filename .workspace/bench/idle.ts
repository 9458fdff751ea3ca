// Knows how much memory the platform takes while nobody uses it: all processes of `npm start`, with the database.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** MB. */
const MOST = 200;
const LOOK_MS = 1_000;
/** Ticks of the processor in one look: less is rest. */
const REST = 5;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly ticks: number;
}

/** What the kernel says of a process; null when it ended meanwhile. */
function readProcess(pid: number): Process | null {
  try {
    const [head = "", tail = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = tail.split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { pid, parent: Number(fields[1]), name: head.slice(head.indexOf("(") + 1), ticks };
  } catch {
    return null;
  }
}

/** A process with all that descend from it. */
function listTree(root: number): readonly Process[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** MB; memory that several processes share counts once. */
const measureShare = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1_024;

const sumTicks = (tree: readonly Process[]): number => tree.reduce((sum, { ticks }) => sum + ticks, 0);

const dataDir = mkdtempSync(join(tmpdir(), "academiz-idle-"));
const child = spawn("npm", ["start"], {
  cwd: resolve(import.meta.dirname, "../.."),
  env: { ...process.env, HOST: "127.0.0.1", PORT: "0", CONTENT_PORT: "0", DATA_DIR: join(dataDir, "data") },
});
let said = "";
const exit = once(child, "exit");
await new Promise<void>((ready, fail) => {
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ctrl+C")) ready();
    });
  child.once("exit", (code) => fail(new Error(`it ended (${code}): ${said}`)));
});
const root = child.pid ?? 0;
let before = sumTicks(listTree(root));
for (let isResting = false; !isResting; ) {
  await setTimeout(LOOK_MS);
  const now = sumTicks(listTree(root));
  isResting = now - before < REST;
  before = now;
}
const parts = new Map<string, number>();
for (const { pid, name } of listTree(root)) parts.set(name, (parts.get(name) ?? 0) + measureShare(pid));
for (const [name, size] of [...parts].sort(([, a], [, b]) => b - a)) console.info(`  ${name}: ${size.toFixed(0)} MB`);
const sum = [...parts.values()].reduce((total, size) => total + size, 0);
console.info(`npm start at rest, with its database: ${sum.toFixed(0)} MB (at most ${MOST})`);
child.kill("SIGINT");
await exit;
rmSync(dataDir, { recursive: true, force: true });
process.exit(sum > MOST ? 1 : 0);
