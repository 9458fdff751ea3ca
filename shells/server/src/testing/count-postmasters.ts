// Knows how many databases run on a data folder.
import { execFileSync } from "node:child_process";

/** Postmasters whose command line names the folder. */
export const countPostmasters = (folder: string): number =>
  execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`-D ${folder}/pg `)).length;
