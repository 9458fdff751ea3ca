// Knows that a person's file leaves out nothing that is kept about them: every table is in it, or the reason is given.
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { NOBODYS_TABLES, OTHER_PEOPLE, OWN_TABLES } from "./repositories/accounts/own-tables.ts";
import * as schema from "./schema/index.ts";

const tables = Object.values<unknown>(schema).filter((one): one is PgTable => is(one, PgTable));
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table));
/** Ids of other things than people. */
const OF_THINGS =
  /^(id|client_id|parent_id|code|dispatch_id|device_id|launch_id|holder|told_id)$|_(session|client)_id$|^session_id$/;

test("§7.13 every table stands in the file of a person, or it is said why it does not", () => {
  const named = [...Object.keys(OWN_TABLES), ...Object.keys(NOBODYS_TABLES)].sort();
  expect(named).toEqual(tables.map(getTableName).sort());
});

test("§7.13 every column that can name a person gives them its row, or it is said why it does not", () => {
  const found = tables.flatMap((table) => {
    const name = getTableName(table);
    const own = OWN_TABLES[name];
    return columnsOf(table)
      .filter((column) => column.columnType === "PgUUID" && !OF_THINGS.test(column.name))
      .map((column) => ({ at: `${name}.${column.name}`, isOwn: own?.of === column.name && !own.through }))
      .filter(({ isOwn }) => !isOwn)
      .map(({ at }) => at);
  });
  expect(found.sort()).toEqual(Object.keys(OTHER_PEOPLE).sort());
});

test("§7.13 nothing is told of others: neither who they are, nor where they are at home, nor their session", () => {
  const isOwn = (name: string) => name === "client_id" || name === "active_client_id" || name === "asker_client_id";
  for (const table of tables) {
    const name = getTableName(table);
    const own = OWN_TABLES[name];
    if (!own) continue;
    const others = columnsOf(table)
      .map((column) => column.name)
      .filter((of) => `${name}.${of}` in OTHER_PEOPLE || (/_client_id$|^origin_/.test(of) && !isOwn(of)));
    expect([name, own.without ?? []]).toEqual([name, expect.arrayContaining(others)]);
  }
});

test("§7.13 the columns that are read by or left out exist; no hash is given to anybody", () => {
  for (const table of tables) {
    const own = OWN_TABLES[getTableName(table)];
    if (!own) continue;
    const names = columnsOf(table).map(({ name }) => name);
    const { of, through, without = [] } = own;
    expect(names).toEqual(expect.arrayContaining([...without, through ? through.column : of]));
    const given = names.filter((name) => !without.includes(name));
    expect(given.filter((name) => /password|secret|token/.test(name))).toEqual([]);
  }
});
