// Knows which PostgreSQL a server uses: one outside, its own, or the fallback (decisions 1).
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle as drizzleFallback } from "drizzle-orm/pglite";
import { migrate as migrateFallback } from "drizzle-orm/pglite/migrator";
import type pg from "pg";
import { awaitDatabase, type Patience } from "./await-database.ts";
import { makeDataFolder } from "./data-folder.ts";
import type { DatabaseKind, OpenDatabase, PoolCount } from "./database.ts";
import { chooseUser, findBinaries, findRunning, isFolderLocked, lockFolder, startCluster } from "./embedded/index.ts";
import { openFallback } from "./fallback.ts";
import { listenWithPg } from "./listen.ts";
import { isOfNewer, migratePool, migrationsFolder } from "./migrate.ts";
import type { Db } from "./sql/db.ts";
import { isolate } from "./tenancy/isolate.ts";
import { createLiteTenants } from "./tenancy/lite-tenants.ts";
import { createPooledTenants, openLasting, openPool, ReadyPool } from "./tenancy/pooled-tenants.ts";
import { makeRoles, PLATFORM, SEE_ALL, TENANT } from "./tenancy/roles.ts";

/** How a server uses its database. */
interface Use {
  /** The most connections of requests; the platform's own work has a third of them. */
  readonly connections?: number;
}
export interface OutsideAddress extends Use {
  readonly url: string;
  /** Without it, a database that does not answer is reported at once. */
  readonly patience?: Patience;
  /** A word that names the place of documents: servers with the same word share it. */
  readonly place?: string;
}
export interface FolderAddress extends Use {
  readonly dataDir: string;
}
export type DatabaseAddress = OutsideAddress | FolderAddress;

/** A database as it was found, of whatever version. */
export interface ReachedDatabase extends OpenDatabase {
  /** Connects as the owner of the tables, who sees every row: for migrations, backup and restore. */
  readonly owner: Db;
  /** Applies the migrations of a folder; by default all of this platform's. */
  migrate(folder?: string): Promise<void>;
}

/**
 * Opens the database and migrates it. Without a url everything lies in `dataDir`, which one server at a time may use.
 * @throws Error in plain words.
 */
export const openDatabase = async (address: DatabaseAddress): Promise<OpenDatabase> =>
  bringUp(await reachDatabase(address));

async function bringUp(reached: ReachedDatabase): Promise<OpenDatabase> {
  try {
    await reached.migrate();
    return reached;
  } catch (error) {
    await reached.close();
    throw error;
  }
}

/** Opens what is there, or makes an empty database, without migrating. @throws Error in plain words. */
export async function reachDatabase(address: DatabaseAddress): Promise<ReachedDatabase> {
  if ("url" in address) return reachOutside(address);
  const unmake = makeDataFolder(address.dataDir, folderMode());
  const unlock = lockFolder(join(address.dataDir, "server.lock"));
  try {
    return await reachFolder(address, unlock);
  } catch (error) {
    unlock();
    unmake();
    throw error;
  }
}

/** The address holds a password: only the words of PostgreSQL or the network are told. */
async function reachOutside({ url, patience, place, connections }: OutsideAddress): Promise<ReachedDatabase> {
  const orTell = (cause: unknown): never => {
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new Error(`The database of DATABASE_URL cannot be used: ${message || code}`, { cause });
  };
  const config = { connectionString: url, ...(place !== undefined && { application_name: nameServer(place) }) };
  const reach = () => reachPool(config, "postgres", async () => undefined, connections);
  const reached = await (patience ? awaitDatabase(reach, patience) : reach()).catch(orTell);
  return { ...reached, migrate: (folder) => reached.migrate(folder).catch(orTell) };
}

/**
 * The database of the server that runs on the folder, to be read beside it; null where none runs. @throws Error when it
 * cannot be shared.
 */
export async function reachRunning(dataDir: string): Promise<ReachedDatabase | null> {
  if (!isFolderLocked(join(dataDir, "server.lock"))) return null;
  const running = findRunning(join(dataDir, "pg"));
  if (!running) throw new Error(`The server that uses ${dataDir} shares its database with nobody: stop it first.`);
  return reachPool(running, "embedded", async () => undefined);
}

/** Root lets PostgreSQL's user pass through the folder and no more: the files in it are closed themselves. */
const folderMode = (): number => (process.getuid?.() === 0 ? 0o711 : 0o700);

/** Opens the fallback, even where PostgreSQL could run. */
export async function reachFallbackDatabase(dataDir: string, reason: string): Promise<ReachedDatabase> {
  makeDataFolder(dataDir, folderMode());
  return reachLite(dataDir, reason, lockFolder(join(dataDir, "server.lock")));
}

const NO_BINARY = "there is no PostgreSQL for this platform";
const NO_USER =
  "PostgreSQL runs neither as root nor as a user without a name, and no other can be had here. Start as a normal user, or set DATABASE_URL.";
const BEGUN_SO = "this platform was begun with it. A backup that is restored elsewhere brings it to a PostgreSQL.";

async function reachFolder({ dataDir, connections }: FolderAddress, unlock: () => void): Promise<ReachedDatabase> {
  const folder = join(dataDir, "pg");
  // A platform goes on with the kind of database that it began with: another would be empty.
  if (existsSync(join(dataDir, "pglite")) && !existsSync(folder)) return reachLite(dataDir, BEGUN_SO, unlock);
  const binaries = findBinaries();
  if (!binaries && existsSync(folder)) throw new Error(`The database in ${folder} cannot be run: ${NO_BINARY}.`);
  if (!binaries) return reachLite(dataDir, `${NO_BINARY}. Set DATABASE_URL.`, unlock);
  const runAs = chooseUser(folder, binaries.postgres);
  if (!runAs) return reachLite(dataDir, NO_USER, unlock);
  const cluster = await startCluster(dataDir, binaries, runAs);
  const close = async () => {
    await cluster.stop();
    unlock();
  };
  return reachPool(cluster.connection(), "embedded", close, connections).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
}

/** Enough for one process, which uses one core. */
const USUAL_CONNECTIONS = 12;
/** The owner's are rarely used and soon closed. */
const OF_OWNER = 3;

/** Pools on a running PostgreSQL, reached as its owner; `release` is called when they are closed. */
async function reachPool(
  config: pg.PoolConfig,
  kind: DatabaseKind,
  release: () => Promise<void>,
  connections = USUAL_CONNECTIONS,
): Promise<ReachedDatabase> {
  // On our own PostgreSQL the roles log in, so that their queries can never become the owner's. Elsewhere the
  // operator's one role becomes them.
  const login = kind === "embedded";
  const open = (max: number, user?: string): pg.Pool =>
    openLasting({ max, ...config, ...(login && user !== undefined && { user }) });
  const ofPlatform = Math.ceil(connections / 3);
  const [owner, tenant, platform] = [open(OF_OWNER), open(connections, TENANT), open(ofPlatform, PLATFORM)];
  const whole = new ReadyPool(owner, seeAll());
  const close = async () => {
    await Promise.all([tenant.end(), platform.end(), owner.end()]);
  };
  try {
    await owner.query("select 1");
  } catch (error) {
    await close();
    throw error;
  }
  return {
    tenants: createPooledTenants(tenant, platform),
    owner: openPool(whole),
    kind,
    warning: null,
    listen: (channel, hear) => listenWithPg({ ...config, ...(login && { user: PLATFORM }) }, channel, hear),
    migrate: (folder) => migratePool(whole, login, folder),
    isPlaceShared: () => isPlaceShared(platform, config.application_name),
    countConnections: () => [countPool("tenant", tenant), countPool("platform", platform)],
    ping: async () => void (await tenant.query("select 1")),
    async close() {
      await close();
      await release();
    },
  };
}

/** The name of a server's connections; its first word is common to all servers. */
const nameServer = (place: string): string =>
  `academiz ${createHash("sha256").update(place).digest("hex").slice(0, 16)}`;

/**
 * Other servers are recognised by the names of their connections: nothing is stored, and nothing is left of one that
 * ended.
 */
async function isPlaceShared(pool: pg.Pool, name: string | undefined): Promise<boolean> {
  if (name === undefined) return true;
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and application_name like 'academiz %' and application_name <> $1 limit 1",
    [name],
  );
  return rowCount === 0;
}

const countPool = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolCount => ({
  pool: name,
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Set once on each connection. */
function seeAll() {
  const told = new WeakSet<pg.PoolClient>();
  return async (client: pg.PoolClient): Promise<void> => {
    if (told.has(client)) return;
    await client.query(SEE_ALL);
    told.add(client);
  };
}

async function reachLite(dataDir: string, reason: string, unlock: () => void): Promise<ReachedDatabase> {
  const lite = await openFallback(join(dataDir, "pglite"));
  const owner = drizzleFallback(lite);
  return {
    tenants: createLiteTenants(lite),
    owner,
    kind: "fallback",
    warning: `The slower fallback database is used: ${reason}`,
    listen(channel, hear) {
      const listening = lite.listen(channel, hear).then((stop) => {
        hear();
        return stop;
      });
      return async () => (await listening)();
    },
    async migrate(folder) {
      await makeRoles(owner, false);
      await migrateFallback(owner, { migrationsFolder: folder ?? migrationsFolder });
      if (folder === undefined && !(await isOfNewer(owner))) await isolate(owner);
    },
    isPlaceShared: async () => true,
    countConnections: () => [],
    ping: async () => void (await lite.query("select 1")),
    async close() {
      await lite.close();
      unlock();
    },
  };
}
