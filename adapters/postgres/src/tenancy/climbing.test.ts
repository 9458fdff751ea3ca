// Knows that on our own PostgreSQL no query of a client can gain the rights of anybody but that client.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRunning } from "../embedded/index.ts";
import { type ReachedDatabase, reachDatabase, reachRunning } from "../open-database.ts";
import { queryRows } from "../sql/rows.ts";
import { plantRows } from "../testing/plant-rows.ts";
import { PLATFORM, TENANT } from "./roles.ts";

let folder: string;
let database: ReachedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "academiz-climb-"));
  database = await reachDatabase({ dataDir: folder });
  await database.migrate();
  await plantRows(database.owner, randomUUID());
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A raw connection with a role of its own, as the pools make them. */
async function asRole<T>(user: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const running = findRunning(join(folder, "pg"));
  if (!running) throw new Error("PostgreSQL does not run");
  const client = new pg.Client({ ...running, user });
  await client.connect();
  return work(client).finally(() => client.end());
}
const refusals = (client: pg.Client, statements: readonly string[]) =>
  Promise.all(
    statements.map((statement) =>
      client.query(statement).then(
        () => `${statement}: done`,
        (error: Error) => error.message,
      ),
    ),
  );

describe("decisions 8: on the embedded PostgreSQL", () => {
  test("the clients' role becomes nobody else, whatever it sets or resets", async () => {
    await asRole(TENANT, async (client) => {
      for (const statement of [
        `set role ${PLATFORM}`,
        "set role academiz",
        "set role academiz_search",
        "select set_config('role', 'academiz', false)",
        "set session authorization academiz",
        `grant ${PLATFORM} to ${TENANT}`,
        `alter role ${TENANT} bypassrls`,
        "create role helper superuser",
        "copy users to program 'cat'",
      ]) {
        const [told] = await refusals(client, [statement]);
        expect([statement, told]).toEqual([statement, expect.stringMatching(/permission denied|must be/)]);
      }
      for (const statement of [
        "reset role",
        "set role none",
        "reset session authorization",
        "reset all",
        "discard all",
      ]) {
        await client.query(statement);
        const { rows } = await client.query("select current_user, (select count(*)::int from users) as users");
        expect([statement, rows]).toEqual([statement, [{ current_user: TENANT, users: 0 }]]);
      }
    });
  });

  test("the platform's role may become a client's, and nothing above; it cannot read clients' rows as itself", async () => {
    await asRole(PLATFORM, async (client) => {
      for (const statement of ["set role academiz", "set session authorization academiz", "select * from progress"]) {
        const [told] = await refusals(client, [statement]);
        expect([statement, told]).toEqual([statement, expect.stringMatching(/permission denied|must be/)]);
      }
      await client.query(`set role ${TENANT}`);
      expect((await client.query("select count(*)::int as users from users")).rows).toEqual([{ users: 0 }]);
    });
  });

  test("the connections of clients and platform log in as these roles, and not as the owner", async () => {
    const who = sql`select session_user::text as login, current_user::text as role`;
    const client = { clientId: randomUUID() };
    expect(await queryRows(database.tenants.of(client), who)).toEqual([{ login: TENANT, role: TENANT }]);
    expect(await queryRows(database.tenants.platform, who)).toEqual([{ login: PLATFORM, role: PLATFORM }]);
    const role = await database.tenants.transactAbove((inside) => queryRows(inside.of(client), who));
    expect(role).toEqual([{ login: PLATFORM, role: TENANT }]);
  });

  test("a start beside another server changes no rule and locks no table", async () => {
    await database.owner.execute("alter database postgres set lock_timeout = '2s'");
    const beside = await reachRunning(folder);
    await database.owner.transaction(async (inside) => {
      await inside.execute("select from users, clients, progress");
      await beside?.migrate();
    });
    await beside?.close();
    await database.owner.execute("alter database postgres reset lock_timeout");
  });

  test.each([
    "alter table users disable row level security",
    "alter table users no force row level security",
    "drop policy academiz_tenant on users",
    "alter policy academiz_tenant on users using (true)",
    "grant select on users to academiz_platform",
    "grant select (password_hash) on users to academiz_platform",
    "revoke select on users from academiz_tenant",
  ])("what an operator did by hand (%s) is undone at the next start", async (statement) => {
    const [before] = await queryRows(database.owner, STANDING);
    await database.owner.execute(statement);
    expect(await queryRows(database.owner, STANDING)).not.toEqual([before]);
    await database.migrate();
    expect(await queryRows(database.owner, STANDING)).toEqual([before]);
  });
});

/** All that keeps a table closed. */
const STANDING = `
  select relrowsecurity, relforcerowsecurity,
         (select array_agg(concat_ws(' ', policyname, cmd, roles::text, qual, with_check) order by policyname)
          from pg_policies where tablename = 'users') as policies,
         (select array_agg(concat_ws(' ', grantee, column_name, privilege_type) order by grantee, column_name, privilege_type)
          from information_schema.column_privileges where table_name = 'users' and grantee like 'academiz_%') as rights
  from pg_class where relname = 'users'`;
