// Knows how the tables are brought to the present version, and closed, by one server at a time.
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { isolate } from "./tenancy/isolate.ts";
import { openPool, type ReadyPool } from "./tenancy/pooled-tenants.ts";
import { makeRoles } from "./tenancy/roles.ts";

export const migrationsFolder = fileURLToPath(new URL("../drizzle", import.meta.url));
/** Any number, the same for ever. */
const LOCK = 7_203_114;

/**
 * All pending migrations in one transaction, under a lock: of several servers that start together, one migrates and the others wait.
 * Tables of the present version are closed then; those of an earlier `folder` serve nobody. `login`: the roles log in themselves.
 */
export async function migratePool(owner: ReadyPool, login: boolean, folder?: string): Promise<void> {
  const lent = await owner.connect();
  const db = openPool(lent);
  try {
    await lent.query(`select pg_advisory_lock(${LOCK})`);
    await makeRoles(db, login);
    await migrate(db as Parameters<typeof migrate>[0], { migrationsFolder: folder ?? migrationsFolder });
    if (folder === undefined) await isolate(db);
  } finally {
    await lent.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    lent.release();
  }
}
