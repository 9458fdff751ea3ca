// Knows how the process of a tab dies at once, as in a crash, without an event in the page.
import { readFileSync } from "node:fs";
import { type Browser, expect } from "@playwright/test";

/** 0 where the process is gone. */
function readParent(pid: number): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** True where this process started it, directly or not, and it still runs. */
function isOurs(pid: number): boolean {
  for (let one = pid; one > 1; one = readParent(one)) if (one === process.pid) return true;
  return false;
}

export interface Renderers {
  /** Kills them at once; answers when, in milliseconds since the epoch. */
  kill(): number;
  /** Resolves once the browser has noticed: before that, it may give a dead process to a new page. */
  waitUntilBuried(): Promise<void>;
}

async function listRenderers(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** The processes that draw a browser's pages now; never those of another test's browser. */
export async function findRenderers(browser: Browser): Promise<Renderers> {
  const pids = await listRenderers(browser);
  if (!pids.some(isOurs)) throw new Error(`no process of ours draws a page: ${pids.join(", ")}`);
  return {
    kill() {
      const ours = pids.filter(isOurs);
      const at = Date.now();
      for (const pid of ours) process.kill(pid, "SIGKILL");
      return at;
    },
    waitUntilBuried: () =>
      expect(async () => {
        const alive = await listRenderers(browser);
        expect(alive.filter((pid) => pids.includes(pid))).toEqual([]);
      }).toPass({ timeout: 30_000 }),
  };
}
