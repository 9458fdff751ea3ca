// Knows how every table gets a row of a client with a value in each column, whatever the tables are: a new table is
// tried without a line of code.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { listTables } from "../copying/catalogue.ts";
import type { Db } from "../sql/db.ts";
import { queryRows, quote } from "../sql/rows.ts";

interface Needed {
  readonly column: string;
  readonly type: string;
  /** The table that it refers to. */
  readonly parent: string | null;
  readonly parent_column: string | null;
}
type Row = Readonly<Record<string, string>>;
export type Planted = ReadonlyMap<string, Row>;

const needed = (table: string) => `
  select a.attname as column, format_type(a.atttypid, null) as type, f.confrelid::regclass::text as parent, p.attname as parent_column
  from pg_attribute a
  left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any(f.conkey)
    and (array_length(f.conkey, 1) = 1 or a.attname <> 'client_id')
  left join pg_attribute p on p.attrelid = f.confrelid and p.attnum = f.confkey[array_position(f.conkey, a.attnum)]
  where a.attrelid = '${quote(table)}'::regclass and a.attnum > 0 and not a.attisdropped
    and a.attidentity = '' and (a.attname = 'client_id' or not a.atthasdef)
  order by a.attnum`;

/** The value as text: the database reads it as the column's type. */
function invent({ column, type }: Needed, clientId: string): string {
  if (column === "client_id") return clientId;
  if (type === "uuid") return randomUUID();
  if (type === "text") return `text-${randomUUID()}`;
  if (type === "boolean") return "true";
  if (type.startsWith("timestamp")) return "2026-01-01T00:00:00.000Z";
  if (type.startsWith("json") || type.endsWith("[]")) return "{}";
  return "1";
}

export async function listNeeds(db: Db): Promise<ReadonlyMap<string, readonly Needed[]>> {
  const needs = new Map<string, readonly Needed[]>();
  for (const { name } of await listTables(db)) needs.set(name, await queryRows<Needed>(db, needed(name)));
  return needs;
}

/** A row of this client that the table accepts; the rows that it refers to are looked up in `planted`. */
export function inventRow(needs: readonly Needed[], clientId: string, planted: Planted): Row {
  const values = needs.map((need): [string, string] => {
    const parent = need.parent === null || need.column === "client_id" ? undefined : planted.get(need.parent);
    return [need.column, parent?.[need.parent_column ?? ""] ?? invent(need, clientId)];
  });
  return Object.fromEntries(values);
}

export function insertRow(db: Db, table: string, row: Row, needs: readonly Needed[]): Promise<unknown> {
  const columns = Object.keys(row).map(quote).join(", ");
  const values = needs.map((need) => sql`${row[need.column]}::${sql.raw(need.type)}`);
  return db.execute(
    sql`insert into ${sql.raw(quote(table))} (${sql.raw(columns)}) values (${sql.join(values, sql`, `)})`,
  );
}

/** A reference to the same table leads to the row itself: there is no other yet. */
const referToItself = (table: string, needs: readonly Needed[], row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    needs
      .filter(({ parent }) => parent === table)
      .map(({ column, parent_column: own }) => [column, row[own ?? ""] ?? ""]),
  ),
});

/** One row in each table, of one client. */
export async function plantRows(owner: Db, clientId: string): Promise<Planted> {
  const planted = new Map<string, Row>();
  for (const [table, needs] of await listNeeds(owner)) {
    const row = inventRow(needs, clientId, planted);
    const whole = referToItself(table, needs, table === "clients" ? { ...row, id: clientId } : row);
    await insertRow(owner, table, whole, needs);
    planted.set(table, whole);
  }
  return planted;
}
