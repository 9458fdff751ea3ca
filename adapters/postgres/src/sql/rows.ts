// Knows how the rows of hand-written SQL are read, and how names are written in it: both drivers answer rows under
// `rows`.
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";

/** Runs one statement. The caller names the columns that it selected. */
export async function queryRows<Row>(db: Pick<Db, "execute">, statement: SQL | string): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as unknown as { readonly rows: readonly Row[] };
  return result.rows;
}

/**
 * A statement that is written once and that each connection parses once, under its name. No other statement has this
 * `name`; the parts that change are placeholders.
 */
export function prepareRows<Row>(
  name: string,
  statement: SQL,
): (db: Db, values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]> {
  const written = new PgDialect().sqlToQuery(statement);
  return async (db, values) => {
    const prepared = db._.session.prepareQuery(written, undefined, name, false);
    const result = (await prepared.execute({ ...values })) as unknown as { readonly rows: readonly Row[] };
    return result.rows;
  };
}

/** A name of the catalogue as SQL writes it. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
