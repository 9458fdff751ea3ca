// Knows how one data folder is kept to one server: a lock file that a killed server cannot leave locked.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** Answers a function that gives the lock back. @throws Error when a living server holds the folder. */
export function lockFolder(file: string): () => void {
  const holder = findHolder(file);
  if (holder !== null)
    throw new Error(`Another server (process ${holder}) already uses this data folder; stop it first (${file}).`);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: readBirth(process.pid) }), { flag: "wx" });
  return () => rmSync(file, { force: true });
}

export const isFolderLocked = (file: string): boolean => findHolder(file) !== null;

/** The living process that holds it. */
function findHolder(file: string): number | null {
  const holder = readHolder(file);
  return holder && holder.born !== "" && holder.born === readBirth(holder.pid) ? holder.pid : null;
}

/**
 * When a process began, as the system tells it, so that a reused process number is not taken for the former process.
 * Empty: it does not live.
 */
export function readBirth(pid: number): string {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-p", String(pid), "-o", "lstart="], { encoding: "utf8", stdio: "pipe" }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "" : (fields[19] ?? "");
  } catch {
    return "";
  }
}

function readHolder(file: string): { readonly pid: number; readonly born: string } | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
