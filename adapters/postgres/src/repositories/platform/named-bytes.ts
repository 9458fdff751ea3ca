// Knows every column that names bytes of the document store, from the schema, and which of its rows count.
import { SCORM_TYPE } from "@academiz/domain/documents";
import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../schema/index.ts";

/**
 * A column that names bytes is called a key, or ends in it; a client's pictogram is the one exception. The list of
 * stored bytes itself names none.
 */
const namesBytes = (column: PgColumn): boolean =>
  (/(^|_)key$/.test(column.name) && column.table !== schema.storedBytes) || column === schema.clients.picto;

/**
 * A new column of any table is among them once it stands in the schema; the platform's role must be allowed to read it.
 */
export const NAMING: readonly PgColumn[] = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .flatMap((table) => getTableConfig(table).columns.filter(namesBytes));

/**
 * A job's output counts while the job is kept; of finished imports only the newest of each client, since no other can
 * be fetched. The newest is found by numbering each client's imports: a search for a newer one would read all the
 * others for each.
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

/** The keys that these columns name, some of them more than once; contents name files by slugs, not bytes. */
export const selectNamed = (columns: readonly PgColumn[]): SQL => sql.join(columns.map(select), sql` union all `);

const selectNames = (column: PgColumn, key: string): SQL =>
  sql`select from ${sql.identifier(getTableName(column.table))} where ${sql.identifier(column.name)} = ${key}`;

/** True where one of these columns names this key: each column is asked by itself, and stops at its first row. */
export const selectIsNamed = (key: string): SQL =>
  sql.join(
    NAMING.map((column) => sql`exists (${selectNames(column, key)})`),
    sql` or `,
  );

/** The same without uploaded packages: their files are served to whoever launches them, their zip to nobody. */
export const selectIsNamedAsFile = (key: string): SQL =>
  sql.join(
    NAMING.map((column) =>
      column === schema.documents.key
        ? sql`exists (${selectNames(column, key)} and type <> ${SCORM_TYPE})`
        : sql`exists (${selectNames(column, key)})`,
    ),
    sql` or `,
  );

/** All rows that name bytes. */
export const NAMED: SQL = selectNamed(NAMING);
