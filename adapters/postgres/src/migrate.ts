// Knows how the tables are brought to the present version, by one server at a time.
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

export const migrationsFolder = fileURLToPath(new URL("../drizzle", import.meta.url));
/** Any number, the same for ever. */
const LOCK = 7_203_114;

/** All pending migrations in one transaction, under a lock: of several servers that start together, one migrates and the others wait. */
export async function migratePool(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
    client.release();
  }
}
