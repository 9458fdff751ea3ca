// Knows which tables a database has, in which order they can be filled, and what their columns are.
import type { TableCopy } from "@academiz/backend/ports";
import type { Db } from "../sql/db.ts";
import { queryRows } from "../sql/rows.ts";

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
         a.attidentity <> '' as counts
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;
const REFERENCES = `
  select distinct c.conrelid::regclass::text as from, c.confrelid::regclass::text as to
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`;

export interface Column {
  readonly name: string;
  /** The type as SQL writes it. */
  readonly type: string;
  /** True where the database counts it itself. */
  readonly counts: boolean;
}

/** The columns of each table that can be written. */
export async function readColumns(db: Db): Promise<ReadonlyMap<string, readonly Column[]>> {
  const tables = new Map<string, Column[]>();
  const rows = await queryRows<{ table: string; column: string; type: string; counts: boolean }>(db, COLUMNS);
  for (const { table, column, type, counts } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push({ name: column, type, counts });
    tables.set(table, columns);
  }
  return tables;
}

/** Each table after those that it refers to. @throws Error when two refer to each other. */
export async function listTables(db: Db): Promise<readonly TableCopy[]> {
  const columns = await readColumns(db);
  const references = await queryRows<{ from: string; to: string }>(db, REFERENCES);
  const [ordered, waiting]: [TableCopy[], Set<string>] = [[], new Set(columns.keys())];
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(", ")}`);
    for (const name of ready) {
      waiting.delete(name);
      ordered.push({ name, columns: (columns.get(name) ?? []).map((column) => column.name) });
    }
  }
  return ordered;
}
