// Knows how many databases run on a data folder.
import { execFileSync } from "node:child_process";

/**
 * Postmasters whose command line names the folder. A child that one has just forked still has its command line, and is
 * not counted.
 */
export function countPostmasters(folder: string): number {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const named = lines
    .filter((line) => line.includes(`-D ${folder}/pg `))
    .map((line) => /^\s*(\d+)\s+(\d+)/.exec(line) ?? []);
  const pids = new Set(named.map(([, pid]) => pid));
  return named.filter(([, , parent]) => !pids.has(parent)).length;
}
