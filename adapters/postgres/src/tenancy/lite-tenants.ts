// Knows how the one session of the fallback serves one client after the other: each query is a transaction that says
// whose it is.
import type { PGlite, QueryOptions, Transaction } from "@electric-sql/pglite";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { PgliteSession, PgliteTransaction } from "drizzle-orm/pglite/session";
import type { Db } from "../sql/db.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { PLATFORM, SWITCH_WITHIN, TENANT } from "./roles.ts";
import { isBracket, keepWays, lineUp, type Tenants, type Transactions, within } from "./tenants.ts";
import { bringCaller } from "./vouching.ts";

/** Begins each transaction: here this statement brings the request's caller along. */
const switchWithin = (inside: Transaction, who: readonly string[]) =>
  bringCaller(SWITCH_WITHIN, [...who], (statement, values) => inside.query(String(statement), values));

/** The interface that drizzle expects of a PGlite. */
class LiteAs {
  readonly #lite: PGlite;
  readonly #who: readonly [role: string, clientId: string];
  constructor(lite: PGlite, role: string, clientId: string) {
    this.#lite = lite;
    this.#who = [role, clientId];
  }
  query(text: string, values?: unknown[], options?: QueryOptions) {
    return this.transaction((inside) => inside.query(text, values, options));
  }
  transaction<T>(work: (inside: Transaction) => Promise<T>): Promise<T> {
    return this.#lite.transaction(async (inside) => {
      await switchWithin(inside, this.#who);
      return work(inside);
    });
  }
}

export function createLiteTenants(lite: PGlite): Transactions {
  const as = (role: string, clientId: string): Db => drizzle(new LiteAs(lite, role, clientId) as unknown as PGlite);
  const of = keepWays((clientId) => as(TENANT, clientId));
  return {
    of,
    platform: as(PLATFORM, ""),
    transact: (tenancy, work) => retryConflicts(() => of(tenancy).transaction((db) => work(within(tenancy, db)))),
    transactAbove: (work) => retryConflicts(() => lite.transaction((inside) => work(moveAlong(inside)))),
  };
}

/** Each statement of the one transaction says again whose it is. */
function moveAlong(inside: Transaction): Tenants {
  const inTurn = lineUp();
  const as = (role: string, clientId: string): Db => {
    const query = (text: string, values?: unknown[], options?: QueryOptions) =>
      inTurn(async () => {
        if (!isBracket(text)) await switchWithin(inside, [role, clientId]);
        return inside.query(text, values, options);
      });
    const dialect = new PgDialect();
    return new PgliteTransaction(
      dialect,
      new PgliteSession({ query } as unknown as PGlite, dialect, undefined),
      undefined,
    );
  };
  return { of: keepWays((clientId) => as(TENANT, clientId)), platform: as(PLATFORM, "") };
}
