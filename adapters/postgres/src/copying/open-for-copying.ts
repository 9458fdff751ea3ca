// Knows how a database is reached to be copied: beside a server that runs on it or without one, and never changed by
// being opened.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseCopier } from "@academiz/backend/ports";
import { type DatabaseAddress, type ReachedDatabase, reachDatabase, reachRunning } from "../open-database.ts";
import { createCopier } from "./copier.ts";

export interface Copying {
  readonly copier: DatabaseCopier;
  close(): Promise<void>;
}

/** Opens a database to read what is there, or to fill an empty one. @throws Error in plain words. */
export async function openForCopying(address: DatabaseAddress, use: "read" | "fill"): Promise<Copying> {
  const reached = use === "read" ? await reachToRead(address) : await reachDatabase(address);
  return { copier: createCopier(reached), close: reached.close };
}

/** Refuses a folder without a database: opening it would make an empty one. @throws Error in plain words. */
export function demandDatabase(dataDir: string): void {
  if (!["pg", "pglite"].some((name) => existsSync(join(dataDir, name))))
    throw new Error(`There is no database in ${dataDir}.`);
}

async function reachToRead(address: DatabaseAddress): Promise<ReachedDatabase> {
  if ("url" in address) return reachDatabase(address);
  const { dataDir } = address;
  demandDatabase(dataDir);
  return (await reachRunning(dataDir)) ?? reachDatabase(address);
}
