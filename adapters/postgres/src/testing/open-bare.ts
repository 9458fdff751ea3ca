// Knows how a bench asks the same of the embedded PostgreSQL without any policy: as its superuser, to whom none
// applies.
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { findRunning } from "../embedded/index.ts";
import type { Db } from "../sql/db.ts";

export interface Bare {
  readonly db: Db;
  close(): Promise<void>;
}

/** Every connection starts as this client's, so that rows still get its `client_id`. */
export function openBare(dataDir: string, clientId: string, max: number): Bare {
  const running = findRunning(join(dataDir, "pg"));
  if (!running) throw new Error("PostgreSQL does not run");
  const pool = new pg.Pool({ ...running, max, options: `-c academiz.client_id=${clientId}` });
  // An idle connection that breaks at the end of the database is not a failure of the bench.
  pool.on("error", () => undefined);
  return { db: drizzle(pool), close: () => pool.end() };
}
