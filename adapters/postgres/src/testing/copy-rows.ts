// Knows how a test takes all that a copier reads, and gives it to another.
import type { DatabaseCopier, FilledTable } from "@academiz/backend/ports";

/** All that a copier reads. */
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
