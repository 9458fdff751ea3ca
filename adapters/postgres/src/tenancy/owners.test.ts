// Knows that row-level security also holds where the operator's own role is not a superuser, and what is said where
// that role has too few rights.
import { randomUUID } from "node:crypto";
import { suiteAccounts, suiteNotifications, suiteProducts } from "@academiz/testkit/backend";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCopier } from "../copying/copier.ts";
import { listVersions, migrateUpTo } from "../copying/schema-versions.ts";
import { openDatabase, type ReachedDatabase, reachDatabase } from "../open-database.ts";
import { queryRows } from "../sql/rows.ts";
import { bind } from "../testing/bind.ts";
import { readAll, toTables } from "../testing/copy-rows.ts";
import { suiteIsolation } from "../testing/isolation.suite.ts";
import { suiteMailAndLinks } from "../testing/mail-and-links.suite.ts";
import { plantRows } from "../testing/plant-rows.ts";
import { type OutsideServer, startOutside } from "../testing/start-outside.ts";

const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});
async function start(): Promise<OutsideServer> {
  const outside = await startOutside();
  closings.push(outside.stop);
  return outside;
}
async function reach(url: string): Promise<ReachedDatabase> {
  const reached = await reachDatabase({ url });
  closings.push(reached.close);
  return reached;
}
const complain = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "it went well",
    (error: Error) => error.message,
  );

describe("decisions 8: the role of DATABASE_URL may not make roles", () => {
  let outside: OutsideServer;
  beforeAll(async () => {
    outside = await start();
  });

  test("the start says which lines an administrator should run; with them it starts", async () => {
    const url = await outside.addOwner("humble", "");
    const told = await complain(openDatabase({ url }));
    expect(told).toContain("DATABASE_URL");
    const lines = told.split("\n").filter((line) => line.endsWith(";"));
    expect(lines).toEqual([
      "create role academiz_tenant nologin noinherit;",
      "create role academiz_platform nologin noinherit;",
      "create role academiz_search nologin noinherit;",
      'grant academiz_tenant, academiz_platform, academiz_search to "humble" with inherit false;',
    ]);
    for (const line of lines) await outside.run(line);
    const database = await openDatabase({ url });
    await database.close();
  });

  test("existing roles do not help a role that may not become them", async () => {
    const url = await outside.addOwner("stranger", "");
    const told = await complain(openDatabase({ url }));
    expect(told.split("\n").filter((line) => line.endsWith(";"))).toEqual([
      'grant academiz_tenant, academiz_platform, academiz_search to "stranger" with inherit false;',
    ]);
  });

  test("a role that bypasses row-level security is refused", async () => {
    await outside.run("alter role academiz_tenant bypassrls");
    expect(await complain(openDatabase({ url: outside.url("humble", "humble") }))).toContain(
      "academiz_tenant passes row-level security by",
    );
    await outside.run("alter role academiz_tenant nobypassrls");
  });
});

describe("on a database whose owner is no superuser", () => {
  let outside: OutsideServer;
  let database: ReachedDatabase;
  beforeAll(async () => {
    outside = await start();
    database = await reach(await outside.addOwner("owner", "createrole"));
    await database.migrate();
    await database.migrate();
  });
  /** Another owner on the same PostgreSQL: the roles exist already. */
  async function addHeir(name: string): Promise<string> {
    const url = await outside.addOwner(name, "");
    await outside.run(`grant academiz_tenant, academiz_platform, academiz_search to ${name} with inherit false`);
    return url;
  }
  suiteAccounts(() => bind(database.tenants));
  suiteProducts(() => bind(database.tenants));
  suiteNotifications(() => bind(database.tenants));
  suiteMailAndLinks(() => database.tenants);
  suiteIsolation(() => database);

  test("decisions 8: the owner itself sees no row of any table unless it says that it wants to", async () => {
    const rows = await database.owner.transaction(async (inside) => {
      await inside.execute("set local academiz.whole = ''");
      return queryRows(
        inside,
        "select (select count(*)::int from users) as users, (select count(*)::int from clients) as clients",
      );
    });
    expect(rows).toEqual([{ users: 0, clients: 0 }]);
  });

  test("decisions 1: a backup is whole, and is restored into another such database", { tags: "long" }, async () => {
    const copy = await readAll(createCopier(database));
    expect(copy.tables.filter(({ rows }) => rows.length === 0)).toEqual([]);
    const target = await reach(await addHeir("heir"));
    const copier = createCopier(target);
    expect(await copier.judgeFill(copy.schema)).toBeNull();
    await copier.fill(copy.schema, toTables(copy));
    expect(await readAll(copier)).toEqual(copy);
    expect(await copier.judgeFill(copy.schema)).toBe("not-empty");
  });

  test("decisions 1: an owner who cannot see every row makes no backup, and takes no database for empty", async () => {
    await outside.run("create role reader login");
    await outside.run("grant usage on schema drizzle to reader", "owner");
    await outside.run("grant select on all tables in schema public, drizzle to reader", "owner");
    const copier = createCopier(await reach(outside.url("reader", "owner")));
    expect(await complain(readAll(copier))).toContain("This role cannot see every row");
    expect(await complain(copier.judgeFill(listVersions().at(-1) ?? ""))).toContain("This role cannot see every row");
  });

  test("decisions 1: a database of the version before keeps every row, and each row gets its client", async () => {
    const former = await reach(await addHeir("former"));
    const before = listVersions()[3] ?? "";
    expect(before).toBe("0003_notifications_and_live_updates");
    await migrateUpTo(before, former.migrate);
    const [one, other] = [randomUUID(), randomUUID()];
    const planted = [await plantRows(former.owner, one), await plantRows(former.owner, other)];
    const stood = await readAll(createCopier(former));
    expect(stood.tables.map(({ rows }) => rows.length)).toEqual(stood.tables.map(() => 2));
    await former.migrate();
    const stands = await readAll(createCopier(former));
    expect(stands.schema).toBe(listVersions().at(-1));
    for (const { name, columns, rows } of stood.tables) {
      const now = stands.tables.find((table) => table.name === name);
      const places = columns.map((column) => now?.columns.indexOf(column) ?? -1);
      const kept = now?.rows.map((row) => places.map((place) => JSON.parse(row)[place]));
      expect([name, kept?.map((row) => JSON.stringify(row)).sort()]).toEqual([
        name,
        rows.map((row) => JSON.stringify(JSON.parse(row))).sort(),
      ]);
    }
    for (const [at, clientId] of [one, other].entries()) {
      const tokens = await queryRows(former.tenants.of({ clientId }), "select hash from refresh_tokens");
      expect(tokens).toEqual([{ hash: planted[at]?.get("refresh_tokens")?.["hash"] }]);
    }
  });
});
