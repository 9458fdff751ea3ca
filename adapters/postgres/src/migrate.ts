// Knows how one server at a time brings the tables to the present version, and closes them to other clients.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Db } from "./sql/db.ts";
import { queryRows } from "./sql/rows.ts";
import { isolate } from "./tenancy/isolate.ts";
import { openPool, type ReadyPool } from "./tenancy/pooled-tenants.ts";
import { makeRoles } from "./tenancy/roles.ts";

export const migrationsFolder = fileURLToPath(new URL("../drizzle", import.meta.url));
/** Any number, as long as it never changes. */
const LOCK = 7_203_114;

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

/** True where a later version has been here: it granted more rights than ours, and its servers may be running. */
export async function isOfNewer(db: Db): Promise<boolean> {
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  const [last] = await queryRows<{ readonly at: string | null }>(
    db,
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  return Number(last?.at ?? 0) > (entries.at(-1)?.when ?? 0);
}

/**
 * Runs all pending migrations in one transaction, under a lock: of several servers that start together, one migrates
 * and the others wait. Then it closes the tables of the present version; no server uses those of an earlier `folder`,
 * and those of a later version stay as it closed them. `login`: the roles log in themselves.
 */
export async function migratePool(owner: ReadyPool, login: boolean, folder?: string): Promise<void> {
  const lent = await owner.connect();
  const db = openPool(lent);
  try {
    await lent.query(`select pg_advisory_lock(${LOCK})`);
    await makeRoles(db, login);
    await migrate(db as Parameters<typeof migrate>[0], { migrationsFolder: folder ?? migrationsFolder });
    if (folder === undefined && !(await isOfNewer(db))) await isolate(db);
  } finally {
    await lent.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    lent.release();
  }
}
