// Knows how the rows of hand-written SQL are read: both drivers answer them under `rows`.
import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Runs one statement. The caller names the columns that it selected. */
export async function queryRows<Row>(db: Pick<Db, "execute">, statement: SQL): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as unknown as { readonly rows: readonly Row[] };
  return result.rows;
}
