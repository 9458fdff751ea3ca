// Knows how the connections of a pool serve one client after the other, and never the wrong one.

import { drizzle } from "drizzle-orm/node-postgres";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres/session";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Db } from "../sql/db.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { PLATFORM, SWITCH, SWITCH_WITHIN, TENANT } from "./roles.ts";
import { isBracket, keepWays, lineUp, type Tenants, type Transactions, within } from "./tenants.ts";
import { bringCaller } from "./vouching.ts";

/** The interface that drizzle expects of a connection. */
type Query = (
  config: { readonly text: string; readonly name?: string } | string,
  values?: unknown[],
) => Promise<pg.QueryResult>;

/**
 * A pool that outlives its connections. A connection that breaks while it is lent fails the query under way, and calls
 * its listener: without one the process would end. A connection that breaks while idle is replaced at the next query,
 * which reports the trouble if it lasts.
 */
export function openLasting(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, ...config });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));

  return pool;
}

const isBegin = (config: { readonly text: string } | string): boolean =>
  (typeof config === "string" ? config : config.text).startsWith("begin");

/** A connection for as long as it is lent: later calls of its holder fail, since it may serve somebody else by then. */
class Lent {
  readonly #client: pg.PoolClient;
  #isBack = false;
  #isDoubtful = false;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }
  query: Query = async (config, values) => {
    if (this.#isBack) throw new Error("A connection was used after it was given back.");
    // The state that a failure left is only known after the failure: until the next statement nobody can tell.
    this.#isDoubtful = true;
    try {
      const result = await bringCaller(config, values, (brought, all) => this.#client.query(brought as string, all));
      this.#isDoubtful = false;
      return result;
    } catch (error) {
      // drizzle never gives back a connection on which its transaction could not begin.
      if (isBegin(config)) this.release();
      throw error;
    }
  };
  /** A connection that is still inside a transaction is closed: its settings would go back to the pool with it. */
  release(): void {
    if (this.#isBack) return;
    this.#isBack = true;
    const goBack = () => this.#client.release(this.#client.getTransactionStatus() !== "I");
    // An empty statement shows the state that a failure left, and costs far less than another connection.
    if (this.#isDoubtful) this.#client.query("").then(goBack, () => this.#client.release(true));
    else goBack();
  }
}

/** A pool whose connections are made ready before each use. */
export class ReadyPool {
  /** drizzle recognises a pool by "Pool" in the name of its class. */
  static readonly name = "ReadyPool";
  readonly #pool: pg.Pool;
  readonly #makeReady: (client: pg.PoolClient) => Promise<void>;
  constructor(pool: pg.Pool, makeReady: (client: pg.PoolClient) => Promise<void>) {
    this.#pool = pool;
    this.#makeReady = makeReady;
  }
  async connect(): Promise<Lent> {
    const client = await this.#pool.connect();
    try {
      await this.#makeReady(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return new Lent(client);
  }
  query: Query = async (config, values) => {
    const lent = await this.connect();
    try {
      return await lent.query(config, values);
    } finally {
      lent.release();
    }
  };
}

export const openPool = (pool: ReadyPool | Lent): Db => drizzle(pool as unknown as pg.Pool);

/** Sets whose a connection is, unless it is set already: serving the same client again costs nothing. */
function switchTo(role: string) {
  const standing = new WeakMap<pg.PoolClient, string>();
  return async (client: pg.PoolClient, clientId: string): Promise<void> => {
    if (standing.get(client) === clientId) return;
    standing.delete(client);
    await client.query(SWITCH, [role, clientId]);
    standing.set(client, clientId);
  };
}

/** `tenant` and `platform` are lasting pools that connect as these roles, or as one that may become them. */
export function createPooledTenants(tenant: pg.Pool, platform: pg.Pool): Transactions {
  const [toTenant, toPlatform] = [switchTo(TENANT), switchTo(PLATFORM)];
  const of = keepWays((clientId) => openPool(new ReadyPool(tenant, (client) => toTenant(client, clientId))));
  const above = new ReadyPool(platform, (client) => toPlatform(client, ""));
  return {
    of,
    platform: openPool(above),
    transact: (tenancy, work) => retryConflicts(() => of(tenancy).transaction((db) => work(within(tenancy, db)))),
    transactAbove: (work) => retryConflicts(() => transactOn(above, work)),
  };
}

async function transactOn<T>(above: ReadyPool, work: (inside: Tenants) => Promise<T>): Promise<T> {
  const lent = await above.connect();
  try {
    await lent.query("begin");
    const result = await work(moveAlong(lent));
    await lent.query("commit");
    return result;
  } catch (error) {
    await lent.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    lent.release();
  }
}

/** Each statement on the one connection says again whose it is, until the transaction ends. */
function moveAlong(lent: Lent): Tenants {
  const inTurn = lineUp();
  const as = (role: string, clientId: string): Db => {
    const query: Query = (config, values) =>
      inTurn(async () => {
        const text = typeof config === "string" ? config : config.text;
        if (!isBracket(text)) await lent.query(SWITCH_WITHIN, [role, clientId]);
        return lent.query(config, values);
      });
    const dialect = new PgDialect();
    return new NodePgTransaction(
      dialect,
      new NodePgSession({ query } as unknown as pg.PoolClient, dialect, undefined),
      undefined,
    );
  };
  return { of: keepWays((clientId) => as(TENANT, clientId)), platform: as(PLATFORM, "") };
}
