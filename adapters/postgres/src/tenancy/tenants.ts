// Knows the one way to the rows: a repository says whose it wants, and the database limits it to those.
import type { Tenancy } from "@academiz/backend/ports";
import type { Db } from "../sql/db.ts";

export interface Tenants {
  /**
   * Sees and writes the rows of this client alone, whatever the query says. Ask for it in each call; it costs nothing.
   */
  of(tenancy: Tenancy): Db;
  /**
   * Works before or above clients: only `repositories/platform/` may ask for it, and only for what `platform-rights.ts`
   * lists.
   */
  readonly platform: Db;
}

export interface Transactions extends Tenants {
  /** One transaction of one client; inside it, nobody else's rows can be asked for. */
  transact<T>(tenancy: Tenancy, work: (inside: Tenants) => Promise<T>): Promise<T>;
  /** One transaction of the platform, which can act as any client in its course. */
  transactAbove<T>(work: (inside: Tenants) => Promise<T>): Promise<T>;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** How many handles are kept. */
const KEPT = 500;

/**
 * Makes the handle of each client once, and keeps those that were used last. @throws Error where no client is named.
 */
export function keepWays(make: (clientId: string) => Db): Tenants["of"] {
  const ways = new Map<string, Db>();
  return ({ clientId }) => {
    if (!ID.test(clientId)) throw new Error("Rows were asked for without a client.");
    const db = ways.get(clientId) ?? make(clientId);
    ways.delete(clientId);
    ways.set(clientId, db);
    const [oldest] = ways.keys();
    if (ways.size > KEPT && oldest !== undefined) ways.delete(oldest);
    return db;
  };
}

/** Inside a transaction of one client. */
export const within = (tenancy: Tenancy, db: Db): Tenants => ({
  of({ clientId }) {
    if (clientId !== tenancy.clientId) throw new Error("In one client's transaction another's rows were asked for.");
    return db;
  },
  get platform(): never {
    throw new Error("In one client's transaction the platform's rows were asked for.");
  },
});

/** Lets one in at a time, in the order of arrival, whether those before succeeded or not. */
export function lineUp(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Statements that begin, end or undo a part of a transaction: they need no rights, and must pass where the transaction
 * has failed.
 */
export const isBracket = (statement: string): boolean => /^(savepoint|release|rollback)\b/.test(statement);
