// Knows what the server's tests need: a build of its sources, and one platform with the demo, which each test copies.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { serveCopies } from "../adapters/postgres/src/testing/demo-copies.ts";
import { buildShells, SERVER } from "./prepare.mjs";

/** Started as anybody starts it, and stopped when it is ready. */
async function makeDemo(folder) {
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
}

export default async function setUp({ provide }) {
  buildShells([SERVER]);
  const folder = mkdtempSync(join(tmpdir(), "academiz-demo-"));
  await makeDemo(folder);
  provide("demoFolder", folder);
  const { shared, stop } = await serveCopies(folder);
  provide("demoPostgres", shared);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
