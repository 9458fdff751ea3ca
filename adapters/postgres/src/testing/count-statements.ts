// Knows how a test counts what a server in its own process asks of the database: statements, and the rows that come
// back.
import pg from "pg";

export interface Counted {
  readonly statements: number;
  readonly rows: number;
}

type Query = (...given: unknown[]) => unknown;

/** Counts while the work runs, on whatever connection. Nothing else may ask meanwhile. */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  const { query } = pg.Client.prototype;
  const counted = { statements: 0, rows: 0 };
  pg.Client.prototype.query = async function (this: pg.Client, ...given: unknown[]) {
    counted.statements += 1;
    const result = (await (query as Query).apply(this, given)) as { readonly rows: readonly unknown[] };
    counted.rows += result.rows.length;
    return result;
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return counted;
}
