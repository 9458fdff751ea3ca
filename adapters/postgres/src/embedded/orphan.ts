// Knows how a PostgreSQL that outlived its server is found and shut down properly: never two of them on one folder.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readBirth } from "./folder-lock.ts";
import { waitUntil } from "./wait-until.ts";

/**
 * Ends the living postmaster of this folder, if there is one. postmaster.pid is left to PostgreSQL, which recognises a
 * stale one itself.
 */
export async function endOrphan(folder: string): Promise<void> {
  const pid = readPid(folder);
  if (pid === null || !readCommand(pid).includes(folder)) return;
  await stopPostgres(pid);
}

/** SIGINT is a fast shutdown: sessions are cut, everything is written down. SIGQUIT is an immediate one: nothing is. */
export async function stopPostgres(pid: number, signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
  const born = readBirth(pid);
  if (born === "") return;
  tell(pid, signal);
  await waitUntil(async () => readBirth(pid) !== born, 60_000, `PostgreSQL (process ${pid}) does not stop`);
}

/** Root in a container may lack the right to end others' processes: then it becomes their user, who has it. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM" || process.platform !== "linux") throw error;
    const { uid, gid } = statSync(`/proc/${pid}`);
    execFileSync("/bin/sh", ["-c", 'kill -s "$0" "$1"', signal.slice(3), String(pid)], { uid, gid, stdio: "pipe" });
  }
}

function readPid(folder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
    return pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

function readCommand(pid: number): string {
  try {
    return process.platform === "linux"
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
      : execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}
