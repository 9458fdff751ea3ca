// Knows what no client's connection may ever do, tried on every table that the database has.
import { randomUUID } from "node:crypto";
import type { Actor } from "@academiz/backend/ports";
import { eq, getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReachedDatabase } from "../open-database.ts";
import * as schema from "../schema/index.ts";
import type { Db } from "../sql/db.ts";
import { queryRows, quote } from "../sql/rows.ts";
import { PLATFORM_RIGHTS } from "../tenancy/platform-rights.ts";
import { PLATFORM, SWITCH_WITHIN, TENANT } from "../tenancy/roles.ts";
import { createCallers } from "../tenancy/vouching.ts";
import { insertRow, inventRow, listNeeds, type Planted, plantRows } from "./plant-rows.ts";

/** PostgreSQL's message, below drizzle's. */
const NO_RIGHT = /permission denied|must be owner/;
const OTHERS_ROW = /row-level security policy/;
const complaint = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "nothing was refused",
    (error: Error) => `${(error.cause as Error | undefined)?.message ?? error.message}`,
  );

class Undone extends Error {}
/** Works as a role whose connection was given a client, or none; everything is undone afterwards. */
async function act<T>(owner: Db, role: string, clientId: string, work: (inside: Db) => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  const acting = owner.transaction(async (inside) => {
    const text = SWITCH_WITHIN.replace("$1", `'${role}'`).replace("$2", `'${clientId}'`);
    await inside.execute(text);
    result = { value: await work(inside) };
    throw new Undone();
  });
  await acting.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (!result) throw new Error("nothing was done");
  return result.value;
}
const as = (owner: Db, role: string, clientId: string, statement: string) =>
  act(owner, role, clientId, (inside) => queryRows<Record<string, unknown>>(inside, statement));

interface Standing {
  readonly name: string;
  readonly forced: boolean;
  readonly owned: boolean;
  readonly policy: string | null;
}
const STANDING = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id') as owned,
         (select p.cmd || ' ' || p.qual || ' ' || p.with_check from pg_policies p
          where p.tablename = c.relname and p.policyname = 'academiz_tenant' and p.roles = '{${TENANT}}') as policy
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
const RIGHTS = `
  select c.relname || '.' || a.attname as column, array_remove(array[
    case when has_column_privilege($role, c.oid, a.attnum, 'select') then 'select' end,
    case when has_column_privilege($role, c.oid, a.attnum, 'insert') then 'insert' end,
    case when has_column_privilege($role, c.oid, a.attnum, 'update') then 'update' end,
    case when has_table_privilege($role, c.oid, 'delete') then 'delete' end,
    case when has_table_privilege($role, c.oid, 'truncate, references, trigger') then 'more' end], null) as rights
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

const LOOSE = `
  select f.conrelid::regclass::text || ' → ' || f.confrelid::regclass::text as reference from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = f.confrelid and a.attname = 'client_id')
    and not exists (
      select from unnest(f.conkey, f.confkey) as k(own, parent)
      join pg_attribute o on o.attrelid = f.conrelid and o.attnum = k.own and o.attname = 'client_id'
      join pg_attribute p on p.attrelid = f.confrelid and p.attnum = k.parent and p.attname = 'client_id')`;

export function suiteIsolation(open: () => ReachedDatabase): void {
  describe("decisions 8: row-level security", () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    let planted: Planted;
    let foreign: Planted;
    let tables: readonly Standing[];
    const ownedTables = () => tables.filter(({ owned }) => owned).map(({ name }) => name);
    const rightsOf = async (role: string) => {
      const rows = await queryRows<{ column: string; rights: string[] }>(
        open().owner,
        RIGHTS.replaceAll("$role", `'${role}'`),
      );
      return new Map(rows.map(({ column, rights }) => [column, rights]));
    };
    beforeAll(async () => {
      planted = await plantRows(open().owner, mine);
      foreign = await plantRows(open().owner, theirs);
      tables = await queryRows<Standing>(open().owner, STANDING);
    });

    test("is on and forced on every table; each that carries client_id has the rule, for reading and for writing", () => {
      expect(tables.length).toBeGreaterThan(15);
      expect(tables.filter(({ forced }) => !forced)).toEqual([]);
      const own = "(client_id = ( SELECT academiz_client() AS academiz_client))";
      expect(tables.filter(({ owned, policy }) => owned && policy !== `ALL ${own} ${own}`)).toEqual([]);
    });

    test("attack 37: without a client, a raw query of any table as the clients' role gives no row", async () => {
      for (const table of [...ownedTables(), "clients"]) {
        const all = `select count(*)::int as rows from ${quote(table)}`;
        expect([table, await queryRows(open().owner, all)]).not.toEqual([table, [{ rows: 0 }]]);
        expect([table, await as(open().owner, TENANT, "", all)]).toEqual([table, [{ rows: 0 }]]);
      }
    });

    test("attack 37: the view by which people are searched gives each client its own, and nothing without one, to nobody else, and nothing is written through it", async () => {
      const all = "select array_agg(id) as ids from searched_users";
      const ids = (of: Planted) => [{ ids: [of.get("users")?.["id"]] }];
      expect(await as(open().owner, TENANT, mine, all)).toEqual(ids(planted));
      expect(await as(open().owner, TENANT, theirs, all)).toEqual(ids(foreign));
      expect(await as(open().owner, TENANT, "", all)).toEqual([{ ids: null }]);
      expect(await complaint(as(open().owner, PLATFORM, mine, all))).toMatch(NO_RIGHT);
      for (const statement of [
        "update searched_users set login = 'x'",
        "delete from searched_users",
        `insert into searched_users (id) values ('${mine}')`,
        "alter view searched_users owner to academiz_tenant",
        "create or replace view searched_users as select * from users",
        "select password_hash from searched_users",
      ])
        expect([statement, await complaint(as(open().owner, TENANT, mine, statement))]).not.toEqual([
          statement,
          "nothing was refused",
        ]);
    });

    test("decisions 15: people are searched by an index of their own client, with every condition", async () => {
      const columns =
        "id, client_id, identifier, login, email, firstname, lastname, roles, active, has_accepted_cgu, password_hash";
      const many = `insert into users (${columns}) select gen_random_uuid(), '${mine}', 'many ' || n, 'm' || n, '', 'x' || n, 'y', '{}', true, true, ''
                    from generate_series(1, 5000) n`;
      const statement = "explain select id from searched_users where searched like '%m4321%'";
      const plan = await act(open().owner, TENANT, mine, async (inside) => {
        await inside.execute("reset role");
        for (const one of [
          many,
          "select gin_clean_pending_list('users_by_search')",
          "analyze users",
          "set local enable_seqscan = off",
          `set local role ${TENANT}`,
        ])
          await inside.execute(one);
        return JSON.stringify(await queryRows(inside, statement));
      });
      expect(plan).toMatch(/Bitmap Index Scan on users_by_search/);
      expect(plan).toMatch(/Index Cond: [^"]*client_id = [^"]*searched ~~ '%m4321%'/);
    });

    test("a client's connection reads, changes and removes its own rows alone, though the statement has no condition", async () => {
      for (const table of ownedTables()) {
        const own = [{ clients: [mine] }];
        const [name, seen] = [quote(table), "array_agg(distinct client_id) as clients"];
        expect([table, await as(open().owner, TENANT, mine, `select ${seen} from ${name}`)]).toEqual([table, own]);
        const changed = `with w as (update ${name} set client_id = client_id returning client_id) select ${seen} from w`;
        expect([table, await as(open().owner, TENANT, mine, changed)]).toEqual([table, own]);
        const removed = await act(open().owner, TENANT, mine, async (inside) => {
          await inside.execute(`delete from ${name}`);
          await inside.execute("reset role");
          return queryRows(inside, `select count(*)::int as rows from ${name} where client_id = '${theirs}'`);
        });
        expect([table, removed]).not.toEqual([table, [{ rows: 0 }]]);
      }
    });

    test("a query of a repository that forgot every condition shows its own client's rows alone", async () => {
      for (const table of Object.values(schema)) {
        if (!is(table, PgTable)) continue;
        const columns: Record<string, unknown> = getTableColumns(table);
        if (!("clientId" in columns)) continue;
        const rows = await open()
          .tenants.of({ clientId: mine })
          .select()
          .from(table as typeof schema.users);
        const name = getTableConfig(table).name;
        expect([name, [...new Set(rows.map(({ clientId }) => clientId))]]).toEqual([name, [mine]]);
      }
    });

    test("the database refuses a row that is written for another client, or given to one", async () => {
      const needs = await listNeeds(open().owner);
      for (const table of ownedTables()) {
        const row = inventRow(needs.get(table) ?? [], theirs, planted);
        const inserting = act(open().owner, TENANT, mine, (inside) =>
          insertRow(inside, table, row, needs.get(table) ?? []),
        );
        expect([table, await complaint(inserting)]).toEqual([table, expect.stringMatching(OTHERS_ROW)]);
        const giving = as(open().owner, TENANT, mine, `update ${quote(table)} set client_id = '${theirs}'`);
        expect([table, await complaint(giving)]).toEqual([table, expect.stringMatching(OTHERS_ROW)]);
      }
    });

    test("no row refers to another client's: every reference names the client too", async () => {
      expect(await queryRows(open().owner, LOOSE)).toEqual([]);
      const refer = (product: string) =>
        act(open().owner, TENANT, mine, (inside) =>
          inside.execute(
            sql`insert into perimeters (slug, product_slug, name, created_at, audience) values (${randomUUID()}, ${product}, '', now(), '{}')`,
          ),
        );
      expect(await complaint(refer(foreign.get("products")?.["slug"] ?? ""))).toContain("violates foreign key");
      expect(await complaint(refer(planted.get("products")?.["slug"] ?? ""))).toBe("nothing was refused");
    });

    test("a row gets its connection's client without naming it; without a client it is nobody's, and refused", async () => {
      const add = (clientId: string) =>
        act(open().owner, TENANT, clientId, (inside) =>
          queryRows<{ client_id: string }>(
            inside,
            sql`insert into documents (slug, name, type, size, key, created_at) values (${randomUUID()}, '', '', 1, '', now()) returning client_id`,
          ),
        );
      expect(await add(mine)).toEqual([{ client_id: mine }]);
      expect(await complaint(add(""))).toMatch(OTHERS_ROW);
    });

    test("the clients' role has no right on what belongs to no client, except to see itself, to notify its own people and to read the shared library", async () => {
      const owned = new Set(ownedTables());
      const given = [...(await rightsOf(TENANT))].filter(([column]) => !owned.has(column.split(".")[0] ?? ""));
      const expected = given.map(([column]): [string, string[]] => [
        column,
        column.startsWith("clients.")
          ? ["select", ...(/\.(id|slug|parent_id)$/.test(column) ? [] : ["update"]), "delete"]
          : /^live_updates\.(topic|recipient_id|data|created_at)$/.test(column)
            ? ["insert"]
            : /^library_(documents|folders)\./.test(column)
              ? ["select"]
              : [],
      ]);
      expect(given).toEqual(expected);
      expect(await as(open().owner, TENANT, mine, "select id from clients")).toEqual([{ id: mine }]);
      const everyClient = act(open().owner, TENANT, mine, async (inside) => {
        await inside.execute("update clients set name = 'Mine'");
        await inside.execute("reset role");
        return queryRows(inside, `select id from clients where name = 'Mine'`);
      });
      expect(await everyClient).toEqual([{ id: mine }]);
      for (const table of ["login_failures", "guesses", "link_requests", "setup_links", "live_updates"])
        expect(await complaint(as(open().owner, TENANT, mine, `select from ${table}`))).toMatch(NO_RIGHT);
      const tell = (clientId: string) =>
        as(
          open().owner,
          TENANT,
          clientId,
          `insert into live_updates (topic, data, created_at) values ('${planted.get("users")?.["identifier"]}', '', now())`,
        );
      expect(await complaint(tell(theirs))).toMatch(OTHERS_ROW);
      expect(await complaint(tell(mine))).toBe("nothing was refused");
    });

    test("the platform's role can do what its list says, and nothing else", async () => {
      const rights = await rightsOf(PLATFORM);
      for (const [column, given] of rights) {
        const [table = "", name = ""] = column.split(".");
        const listed = PLATFORM_RIGHTS[table];
        const may = (columns: "all" | readonly string[] | undefined) => columns === "all" || columns?.includes(name);
        const expected = [
          may(listed?.select) && "select",
          may(listed?.insert) && "insert",
          may(listed?.update) && "update",
          listed?.delete && "delete",
        ].filter(Boolean);
        expect([column, given]).toEqual([column, expected]);
      }
      expect(Object.keys(PLATFORM_RIGHTS).filter((table) => !tables.some(({ name }) => name === table))).toEqual([]);
      const platform = (statement: string) => complaint(as(open().owner, PLATFORM, "", statement));
      for (const statement of [
        "select password_hash from users",
        "select * from users",
        "update users set client_id = client_id",
        "delete from clients",
        "update clients set active = false",
        "select from progress",
        "select from sessions",
        "insert into mails (id) values (gen_random_uuid())",
        "delete from refresh_tokens",
      ])
        expect([statement, await platform(statement)]).toEqual([statement, expect.stringMatching(NO_RIGHT)]);
      const clients = await as(
        open().owner,
        PLATFORM,
        "",
        `select id from clients where id in ('${mine}', '${theirs}')`,
      );
      expect(clients).toHaveLength(2);
    });

    test("no client's connection changes the rules", async () => {
      for (const statement of [
        "alter table users disable row level security",
        "alter table users no force row level security",
        "drop policy academiz_tenant on users",
        "create policy mine on users using (true)",
        "alter policy academiz_tenant on users using (true)",
        "grant select on login_failures to academiz_tenant",
        "create or replace function academiz_client() returns uuid language sql as 'select null::uuid'",
        "truncate users cascade",
      ]) {
        const trying = complaint(as(open().owner, TENANT, mine, statement));
        expect([statement, await trying]).toEqual([
          statement,
          expect.stringMatching(/permission denied|must be owner/),
        ]);
      }
      const looking = (setting: string) =>
        act(open().owner, TENANT, "", async (inside) => {
          await inside.execute(setting);
          return queryRows(inside, "select id from users");
        });
      expect(await looking("set local academiz.whole = 'on'")).toEqual([]);
      expect(await complaint(looking("set local row_security = off"))).toMatch(OTHERS_ROW);
    });

    test("neither role is anything more than itself", async () => {
      const roles = await queryRows(
        open().owner,
        `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
                exists (select from pg_class c where c.relowner = r.oid) as owner
         from pg_roles r where rolname in ('${TENANT}', '${PLATFORM}') order by 1`,
      );
      const nothing = {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolinherit: false,
        owner: false,
      };
      expect(roles).toEqual([PLATFORM, TENANT].map((rolname) => ({ rolname, ...nothing })));
      const above = await queryRows(
        open().owner,
        `select member::regrole::text from pg_auth_members where member = '${TENANT}'::regrole`,
      );
      expect(above).toEqual([]);
    });

    test("asking for rows without a client throws; a transaction of one client gives no other's, nor the platform's", async () => {
      const { tenants } = open();
      for (const clientId of ["", "no id", `${mine}x`])
        expect(() => tenants.of({ clientId })).toThrow("Rows were asked for without a client.");
      await tenants.transact({ clientId: mine }, async (inside) => {
        expect(() => inside.of({ clientId: theirs })).toThrow("another's rows");
        expect(() => inside.platform).toThrow("the platform's rows");
        expect(await inside.of({ clientId: mine }).$count(schema.users)).toBe(1);
      });
    });

    test("a transaction of one client stands whole or not at all", async () => {
      const { tenants } = open();
      const document = {
        slug: randomUUID(),
        name: "",
        type: "",
        size: 1,
        key: "",
        createdAt: "2026-01-01T00:00:00.000Z",
      };
      const working = tenants.transact({ clientId: mine }, async (inside) => {
        await inside.of({ clientId: mine }).insert(schema.documents).values(document);
        throw new Error("killed");
      });
      await expect(working).rejects.toThrow("killed");
      const count = () => tenants.of({ clientId: mine }).$count(schema.documents);
      const before = await count();
      await tenants.transact({ clientId: mine }, (inside) =>
        inside.of({ clientId: mine }).insert(schema.documents).values(document),
      );
      expect([before, await count()]).toEqual([1, 2]);
      await tenants.of({ clientId: mine }).execute(sql`delete from documents where slug = ${document.slug}`);
    });

    test("decisions 3: a caller is judged in the first statement of their request, whatever it is; what it wrote for a fallen caller is undone", async () => {
      const { tenants, owner } = open();
      const [home, id] = [{ clientId: mine }, randomUUID()];
      const at = "2026-01-01T00:00:00.000Z";
      const bare = { email: "", firstname: "", lastname: "", active: true, hasAcceptedCgu: true, passwordHash: "" };
      const person = { ...bare, id, identifier: id, login: id, roles: ["ROLE_ADMIN"] as const };
      await tenants.of(home).insert(schema.users).values(person);
      const family = { id, userId: id, scope: "session", expiresAt: at } as const;
      await tenants.of(home).insert(schema.sessions).values(family);
      const actor: Actor = {
        ...home,
        home,
        clientSlug: "",
        userId: id,
        identifier: id,
        roles: person.roles,
        scope: "session",
        sessionId: id,
        binding: null,
      };
      const note = { id: randomUUID(), identifier: id, at };
      const add = (db: Db) => db.insert(schema.linkRequests).values({ ...note, id: randomUUID() });
      const rename = (db: Db) => db.update(schema.users).set({ type: "changed" }).where(eq(schema.users.id, id));
      const works: readonly (() => Promise<unknown>)[] = [
        () => tenants.of(home).select().from(schema.users),
        () => rename(tenants.of(home)),
        () => tenants.of(home).execute(sql`with one as (select 1) select * from one`),
        () => tenants.of({ clientId: theirs }).select().from(schema.users),
        () => tenants.transact(home, (inside) => rename(inside.of(home))),
        () => add(tenants.platform),
        () => tenants.transactAbove((inside) => add(inside.platform)),
        async () => undefined,
      ];
      const vouch = (work: () => Promise<unknown>, who = actor) =>
        createCallers(tenants).vouch(who, async () => [await work()], true);
      const state = () =>
        queryRows(
          owner,
          sql`select (select count(*)::int from link_requests) as asked,
            (select array_agg(type) from users where id = ${id}) as types`,
        );
      for (const work of works) expect(await vouch(work)).not.toBeNull();
      await tenants.of(home).update(schema.users).set({ type: null }).where(eq(schema.users.id, id));
      const before = await state();
      const stronger = { ...actor, roles: ["ROLE_SUPER_ADMIN"] as const };
      for (const work of works) expect(await vouch(work, stronger)).toBeNull();
      await tenants.of(home).update(schema.sessions).set({ endedAt: at }).where(eq(schema.sessions.id, id));
      for (const work of works) expect(await vouch(work)).toBeNull();
      expect(await state()).toEqual(before);
      await owner.execute(sql`delete from link_requests where identifier = ${id}`);
      await tenants.of(home).delete(schema.sessions).where(eq(schema.sessions.id, id));
      await tenants.of(home).delete(schema.users).where(eq(schema.users.id, id));
    });

    test("a transaction above the clients acts as each of them on its way, part by part, and stands whole or not at all", async () => {
      const { tenants } = open();
      const whose = sql`select current_user::text as role, academiz_client()::text as client`;
      const slug = randomUUID();
      const add = (db: Db, name: string) =>
        db
          .insert(schema.documents)
          .values({ slug, name, type: "", size: 1, key: "", createdAt: "2026-01-01T00:00:00.000Z" });
      const names = async (clientId: string) =>
        queryRows(tenants.of({ clientId }), sql`select name from documents where slug = ${slug}`);
      const work = async (fate: "kept" | "undone") =>
        tenants.transactAbove(async (inside) => {
          const [a, b] = [inside.of({ clientId: mine }), inside.of({ clientId: theirs })];
          const seen = await Promise.all([a, inside.platform, b, a].map((db) => queryRows(db, whose)));
          expect(seen.flat()).toEqual([
            { role: TENANT, client: mine },
            { role: PLATFORM, client: null },
            { role: TENANT, client: theirs },
            { role: TENANT, client: mine },
          ]);
          await add(a, "a");
          const broken = b.transaction(async (part) => {
            await add(part, "lost");
            await part.execute(sql`select 1 / 0`);
          });
          await expect(broken).rejects.toThrow();
          await b.transaction((part) => add(part, "b"));
          expect(await queryRows(inside.platform, whose)).toEqual([{ role: PLATFORM, client: null }]);
          if (fate === "undone") throw new Error("killed");
        });
      await expect(work("undone")).rejects.toThrow("killed");
      expect([await names(mine), await names(theirs)]).toEqual([[], []]);
      await work("kept");
      expect([await names(mine), await names(theirs)]).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    });
  });
}
