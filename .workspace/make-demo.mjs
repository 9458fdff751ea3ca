// Knows the demo that tests copy: the data folder of a server that was started as anybody starts it, and stopped.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The variable that names a demo which several runs of tests share. */
const SHARED = "ACADEMIZ_DEMO";

async function makeDemo() {
  const folder = mkdtempSync(join(tmpdir(), "academiz-demo-"));
  const child = spawn(process.execPath, ["dist/built/main.js"], {
    cwd: resolve(import.meta.dirname, "../shells/server"),
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", CONTENT_PORT: "0", DATA_DIR: folder },
  });
  let said = "";
  const exit = once(child, "exit");
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
      if (said.includes("is ready")) child.kill("SIGTERM");
    });
  const [code] = await exit;
  if (code !== 0) throw new Error(`the demo of the tests does not start: ${said}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The shared demo, or one of its own. It is read, never written; `remove` it when no test needs it. */
export async function takeDemo() {
  const folder = process.env[SHARED];
  return folder ? { folder, remove: () => undefined } : makeDemo();
}

/** Runs that begin before it is removed share it. */
export async function shareDemo() {
  const { folder, remove } = await makeDemo();
  process.env[SHARED] = folder;
  return remove;
}
