// Knows how a test reads everything from one copier, and writes it with another.
import type { DatabaseCopier, FilledTable } from "@academiz/backend/ports";

/** Everything that a copier reads. */
export const readAll = (copier: DatabaseCopier) =>
  copier.readSnapshot(async ({ schema, tables, readRows }) => {
    const filled: { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly string[] }[] =
      [];
    for (const table of tables) {
      const rows: string[] = [];
      for await (const portion of readRows(table)) rows.push(...portion);
      filled.push({ ...table, rows: rows.sort() });
    }
    return { schema, tables: filled };
  });
export type Copy = Awaited<ReturnType<typeof readAll>>;

export const toTables = ({ tables }: Copy): readonly FilledTable[] =>
  tables.map(({ name, columns, rows }) => ({
    name,
    columns,
    async *readRows() {
      yield rows;
    },
  }));
