// Knows how a bench runs the built server as a process of its own, and what that process costs.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { resolve } from "node:path";

/** Resolves when it is ready. @throws Error with what it said when it ends before. */
export async function runServer(
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["dist/built/main.js"], {
    cwd: resolve(import.meta.dirname, "../../shells/server"),
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PORT: String(port),
      CONTENT_PORT: "0",
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  let said = "";
  await new Promise<void>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        said = (said + chunk).slice(-10_000);
        if (said.includes("is ready")) ready();
      });
    child.once("exit", (code) => fail(new Error(`the server ended (${code}): ${said}`)));
  });
  return child;
}

/** The memory of one process in bytes. */
export const measureMemory = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1_024;

/** The highest memory in bytes during a work; `pause`: milliseconds between two measurements. */
export async function watchMemory<T>(pid: number, pause: number, work: () => Promise<T>) {
  let peak = measureMemory(pid);
  const looking = setInterval(() => {
    peak = Math.max(peak, measureMemory(pid));
  }, pause);
  try {
    return { value: await work(), peak };
  } finally {
    clearInterval(looking);
  }
}
