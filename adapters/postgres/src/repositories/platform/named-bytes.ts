// Knows every column that names bytes of the document store, by the schema, and which of its rows count.
import { SCORM_TYPE } from "@academiz/domain/documents";
import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../schema/index.ts";

/**
 * What names bytes is called a key; a pictogram, the one exception, is one too. The list of bytes itself names none.
 */
const namesBytes = (column: PgColumn): boolean =>
  (/(^|_)key$/.test(column.name) && column.table !== schema.storedBytes) || column === schema.clients.picto;

/** A new one of any table is among them as soon as it stands in the schema; the platform's role must be let read it. */
export const NAMING: readonly PgColumn[] = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .flatMap((table) => getTableConfig(table).columns.filter(namesBytes));

/**
 * Of imports that ended the newest of each client alone can be fetched, of other jobs what they made as long as they
 * stand. By its place in its client's line, not by looking whether there is a newer one: each would go through all the
 * others.
 */
const FETCHED = sql`(select file_key, state, type, row_number() over (partition by client_id, type order by created_at desc, id desc) as place
  from jobs) as jobs where (state in ('queued', 'running') or type <> 'user-import' or place = 1) and file_key is not null`;

const select = (column: PgColumn): SQL => {
  const name = sql.identifier(column.name);
  const rows =
    column === schema.jobs.fileKey
      ? FETCHED
      : sql`${sql.identifier(getTableName(column.table))} where ${name} is not null`;
  return sql`select ${name} as key from ${rows}`;
};

/** The keys that these columns name, some of them more than once; contents name files by their slugs, and no bytes. */
export const selectNamed = (columns: readonly PgColumn[]): SQL => sql.join(columns.map(select), sql` union all `);

const selectNames = (column: PgColumn, key: string): SQL =>
  sql`select from ${sql.identifier(getTableName(column.table))} where ${sql.identifier(column.name)} = ${key}`;

/** Whether one of these columns names this key: each is asked by itself, and stops at its first row. */
export const selectIsNamed = (key: string): SQL =>
  sql.join(
    NAMING.map((column) => sql`exists (${selectNames(column, key)})`),
    sql` or `,
  );

/** The same, of all but uploaded packages: their files are read by who launches them, and their zip by nobody. */
export const selectIsNamedAsFile = (key: string): SQL =>
  sql.join(
    NAMING.map((column) =>
      column === schema.documents.key
        ? sql`exists (${selectNames(column, key)} and type <> ${SCORM_TYPE})`
        : sql`exists (${selectNames(column, key)})`,
    ),
    sql` or `,
  );

/** Of all that names bytes. */
export const NAMED: SQL = selectNamed(NAMING);
