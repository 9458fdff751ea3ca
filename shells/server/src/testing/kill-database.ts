// Knows how a test kills the database under a server, as a crash would.
import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";

/** Kills the embedded PostgreSQL of a data folder. @throws Error when none runs there. */
export function killDatabase(dataDir: string): void {
  const folder = `${realpathSync(dataDir)}/pg`;
  const line = execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" })
    .split("\n")
    .find((one) => one.includes(`-D ${folder} `));
  const pid = Number(line?.trim().split(" ", 1)[0]);
  if (!Number.isInteger(pid) || pid <= 0) throw new Error(`no database runs on ${folder}`);
  process.kill(pid, "SIGQUIT");
}
