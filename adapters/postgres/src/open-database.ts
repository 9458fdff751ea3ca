// Knows which PostgreSQL a server stands on: one outside, its own, or the fallback (decisions 1).
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { drizzle as drizzleFallback } from "drizzle-orm/pglite";
import { migrate as migrateFallback } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { makeDataFolder } from "./data-folder.ts";
import type { DatabaseKind, OpenDatabase } from "./database.ts";
import { chooseUser, findBinaries, lockFolder, startCluster } from "./embedded/index.ts";
import { openFallback } from "./fallback.ts";
import { listenWithPg } from "./listen.ts";
import { migratePool, migrationsFolder } from "./migrate.ts";
import * as schema from "./schema.ts";

export type DatabaseAddress = { readonly url: string } | { readonly dataDir: string };

/** Opens and migrates. Without a url everything lies in `dataDir`, which one server at a time may use. @throws Error in plain words. */
export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  if ("url" in address) return openOutside(address.url);
  makeDataFolder(address.dataDir, folderMode());
  const unlock = lockFolder(join(address.dataDir, "server.lock"));
  try {
    return await openFolder(address.dataDir, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The address holds a password: only what PostgreSQL or the network says of it is told. */
const openOutside = (url: string): Promise<OpenDatabase> =>
  openPool({ connectionString: url }, "postgres", async () => undefined).catch((cause: unknown) => {
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new Error(`The database of DATABASE_URL cannot be used: ${message || code}`, { cause });
  });

/** Root lets PostgreSQL's user pass through, and no more: what lies in the folder is closed for itself. */
const folderMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/** The fallback, whatever else could run. */
export async function openFallbackDatabase(dataDir: string, reason: string): Promise<OpenDatabase> {
  makeDataFolder(dataDir, folderMode());
  return openLite(dataDir, reason, lockFolder(join(dataDir, "server.lock")));
}

async function openFolder(dataDir: string, unlock: () => void): Promise<OpenDatabase> {
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(dataDir, "pg"), binaries.postgres);
  if (!binaries) return openLite(dataDir, "no PostgreSQL binary exists for this platform", unlock);
  if (!runAs) return openLite(dataDir, "PostgreSQL cannot run as root here (start as a normal user)", unlock);
  const cluster = await startCluster(dataDir, binaries, runAs);
  const close = async () => {
    await cluster.stop();
    unlock();
  };
  return openPool(cluster.connection(), "embedded", close).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
}

/** A pool on a PostgreSQL that runs; `release` is called when the pool is closed. */
export async function openPool(
  config: pg.PoolConfig,
  kind: DatabaseKind,
  release: () => Promise<void>,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ max: 16, connectionTimeoutMillis: 10_000, ...config });
  // A connection that breaks while idle is replaced at the next query, which tells of the trouble if it lasts.
  pool.on("error", () => undefined);
  try {
    await migratePool(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind,
    warning: null,
    listen: (channel, hear) => listenWithPg(config, channel, hear),
    ping: async () => void (await pool.query("select 1")),
    async close() {
      await pool.end();
      await release();
    },
  };
}

async function openLite(dataDir: string, reason: string, unlock: () => void): Promise<OpenDatabase> {
  const lite = await openFallback(join(dataDir, "pglite"));
  const db = drizzleFallback(lite, { schema });
  await migrateFallback(db, { migrationsFolder });
  return {
    db,
    kind: "fallback",
    warning: `The slower fallback database is used: ${reason}, or set DATABASE_URL.`,
    listen(channel, hear) {
      const listening = lite.listen(channel, hear).then((stop) => {
        hear();
        return stop;
      });
      return async () => (await listening)();
    },
    ping: async () => void (await lite.query("select 1")),
    async close() {
      await lite.close();
      unlock();
    },
  };
}
