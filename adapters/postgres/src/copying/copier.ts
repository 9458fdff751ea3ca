// Knows how all rows of a database are read at one moment, and how an empty database is filled with them.
import type { DatabaseCopier, FilledTable, TableCopy } from "@academiz/backend/ports";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReachedDatabase } from "../open-database.ts";
import { NAMING, selectNamed } from "../repositories/platform/named-bytes.ts";
import type { Db } from "../sql/db.ts";
import { queryRows, quote } from "../sql/rows.ts";
import { listTables, readColumns } from "./catalogue.ts";
import { findVersion, listVersions, migrateUpTo } from "./schema-versions.ts";

export type CopiedDatabase = Pick<ReachedDatabase, "owner" | "migrate">;

/** Rows of a course can be large: few are held at a time. */
const PORTION = 50;

/** Text goes in and out in the database's own format of each type, which loses nothing. */
export const createCopier = ({ owner, migrate }: CopiedDatabase): DatabaseCopier => ({
  readSnapshot: (work) =>
    owner.transaction(
      async (inside) => {
        await refuseHalfSight(inside);
        return work({
          schema: await readSchema(inside),
          tables: await listTables(inside),
          readRows: (table) => readRows(inside, table),
          async *readDocumentKeys() {
            for await (const keys of readPortions(inside, await selectKeys(inside))) yield* keys;
          },
        });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    ),
  async judgeFill(schema) {
    if (!listVersions().includes(schema)) return "newer";
    return (await isEmpty(owner)) ? null : "not-empty";
  },
  async fill(schema, tables) {
    await owner.transaction(dropTables);
    await migrateUpTo(schema, migrate);
    await owner.transaction(async (inside) => {
      const columns = await readColumns(inside);
      for (const table of tables) {
        const known = columns.get(table.name)?.filter(({ name }) => table.columns.includes(name)) ?? [];
        if (known.length !== table.columns.length)
          throw new Error(`The backup's table ${table.name} is not one of ${schema}.`);
        await fillTable(inside, table, new Map(known.map((column) => [column.name, column.type])));
        for (const { name, counts } of known) if (counts) await countOn(inside, table.name, name);
      }
    });
    await migrate();
  },
});

/** All that rows name in the document store; a database of an older version may lack some of these columns. */
async function selectKeys(db: Db): Promise<SQL> {
  const tables = await readColumns(db);
  const has = (column: PgColumn) => tables.get(getTableName(column.table))?.some(({ name }) => name === column.name);
  return sql`select distinct key as row from (${selectNamed(NAMING.filter(has))}) as kept order by row`;
}

const HAS_TABLES = `
  select exists (select from pg_tables where schemaname = 'public') as tables,
         to_regclass('drizzle.__drizzle_migrations') is not null as ours,
         to_regclass('public.clients') is not null as clients`;

/**
 * True without tables, or with our tables and no client in them, as a start or a restoration that was cut off leaves
 * them.
 */
async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await queryRows<{ tables: boolean; ours: boolean; clients: boolean }>(db, HAS_TABLES);
  if (!found?.ours) return found?.tables === false;
  if (!found.clients) return true;
  await refuseHalfSight(db);
  const [client] = await queryRows<{ any: boolean }>(db, "select exists (select from clients) as any");
  return client?.any === false;
}

const HIDDEN = `
  select c.relname as table from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and row_security_active(c.oid)
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'academiz_owner'
                    and (select oid from pg_roles where rolname = current_user) = any(p.polroles))`;

/**
 * Row-level security hides rows silently: a copy would lack them, and a database that looks empty would be written
 * over.
 */
async function refuseHalfSight(db: Db): Promise<void> {
  const [hidden] = await queryRows<{ table: string }>(db, HIDDEN);
  if (hidden)
    throw new Error(
      `This role cannot see every row of ${hidden.table}: use the one that owns the tables, or a superuser.`,
    );
}

/** The database must be one for which `isEmpty` is true. */
async function dropTables(db: Db): Promise<void> {
  const names = await queryRows<{ name: string }>(
    db,
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const drops = names.map(({ name }) => `drop table public.${quote(name)} cascade;`);
  await db.execute(sql.raw(`${drops.join(" ")} drop schema if exists drizzle cascade`));
}

async function readSchema(db: Db): Promise<string> {
  const newest = "select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1";
  const [applied] = await queryRows<{ created_at: string | number }>(db, newest);
  const version = applied ? findVersion(Number(applied.created_at)) : null;
  if (version === null) throw new Error("The database is of a version that this platform does not know.");
  return version;
}

async function* readRows(db: Db, { name, columns }: TableCopy): AsyncGenerator<readonly string[]> {
  const texts = columns.map((column) => `${quote(column)}::text`).join(", ");
  yield* readPortions(db, sql.raw(`select json_build_array(${texts})::text as row from ${quote(name)}`));
}

let cursors = 0;
/** What a query answers, some rows at a time. */
async function* readPortions(db: Db, select: SQL): AsyncGenerator<readonly string[]> {
  cursors += 1;
  const cursor = `copy_${cursors}`;
  await db.execute(sql`declare ${sql.identifier(cursor)} no scroll cursor for ${select}`);
  for (;;) {
    const rows = await queryRows<{ row: string }>(db, `fetch ${PORTION} from ${cursor}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < PORTION) break;
  }
  await db.execute(sql.raw(`close ${cursor}`));
}

async function fillTable(db: Db, table: FilledTable, types: ReadonlyMap<string, string>): Promise<void> {
  const names = table.columns.map(quote).join(", ");
  const values = table.columns.map((column, at) => `(row->>${at})::${types.get(column)}`).join(", ");
  const insert = sql.raw(`insert into ${quote(table.name)} (${names}) overriding system value select ${values}`);
  for await (const rows of table.readRows()) {
    const given = `[${rows.join(",")}]`;
    await db.execute(sql`${insert} from json_array_elements(${given}::json) as row`);
  }
}

/** Makes the counter go on after the highest number of any row. */
const countOn = (db: Db, table: string, column: string): Promise<unknown> =>
  db.execute(
    sql.raw(
      `select setval(pg_get_serial_sequence('${quote(table)}', '${column}'), coalesce(max(${quote(column)}), 0) + 1, false) from ${quote(table)}`,
    ),
  );
