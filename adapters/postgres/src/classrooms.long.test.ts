// Knows what the migration of classrooms makes of the rows that stood there before it.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listVersions, migrateUpTo } from "./copying/schema-versions.ts";
import { type ReachedDatabase, reachDatabase, reachFallbackDatabase } from "./open-database.ts";
import { queryRows } from "./sql/rows.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-classrooms-"));
const databases: ReachedDatabase[] = [];
const [ours, theirs] = [randomUUID(), randomUUID()];

async function write(owner: ReachedDatabase["owner"], statements: readonly SQL[]) {
  for (const statement of statements) await owner.execute(statement);
}
const addProduct = (client: string, slug: string, type: string, config: unknown, draft: unknown) =>
  sql`insert into products (slug, client_id, type, name, visible, template, shareable, demo, created_at, updated_at, config, config_draft)
      values (${slug}, ${client}, ${type}, '', true, false, true, false, now(), now(), ${JSON.stringify(config)}, ${JSON.stringify(draft)})`;
const addTrainer = (client: string, login: string, means: string) =>
  sql`insert into users (id, client_id, identifier, login, email, firstname, lastname, roles, active, has_accepted_cgu, password_hash, trainer_means)
      values (gen_random_uuid(), ${client}, ${`${client}_${login}`}, ${login}, '', '', '', '{}', true, false, '', ${means})`;
const addMark = (slot: string, number: number) =>
  sql`insert into signatures (slot_slug, number, client_id, user_id, kind, by_id, at, hash)
      values (${slot}, ${number}, ${ours}, gen_random_uuid(), 'SIGNED', gen_random_uuid(), now(), ${`hash ${number}`})`;

beforeAll(async () => {
  databases.push(await reachDatabase({ dataDir: join(root, "embedded") }));
  databases.push(await reachFallbackDatabase(join(root, "fallback"), "for a test"));
  const versions = listVersions();
  const before = versions[versions.findIndex((tag) => tag.endsWith("_classrooms")) - 1] ?? "";
  for (const database of databases) {
    await migrateUpTo(before, database.migrate);
    const spring = { means: [{ slug: "spring" }, { slug: "late/r" }] };
    await write(database.owner, [
      ...[ours, theirs].map(
        (id) =>
          sql`insert into clients (id, slug, name, active, locale, has_sub_clients, strategy, mark_type, colors)
              values (${id}, ${id}, '', true, 'fr', false, '', '', '{}')`,
      ),
      addProduct(ours, "one", "classiz", spring, null),
      addProduct(ours, "copy", "classiz", null, spring),
      addProduct(ours, "odd", "classiz", { means: "spring" }, { means: [null, 5, "spring", {}] }),
      addProduct(ours, "game", "game", spring, null),
      addProduct(theirs, "foreign", "classiz", spring, null),
      addTrainer(ours, "many", '{"spring","gone","late/r"}'),
      addTrainer(ours, "none", "{}"),
      addTrainer(theirs, "elsewhere", '{"spring"}'),
      sql`insert into perimeters (slug, client_id, product_slug, name, created_at, audience) values ('p', ${ours}, 'one', '', now(), '{}')`,
      ...["signed", "empty"].map(
        (slug) =>
          sql`insert into slots (slug, client_id, perimeter_slug, mean, start_at, end_at, capacity, created_at)
              values (${slug}, ${ours}, 'p', 'spring', now(), now(), 1, now())`,
      ),
      ...[1, 2, 3].map((number) => addMark("signed", number)),
    ]);
    await database.migrate();
  }
});
afterAll(async () => {
  for (const database of databases) await database.close();
  rmSync(root, { recursive: true, force: true });
});

test("decisions 2: a trainer keeps running the sessions they ran: of each product of their client that names the session", async () => {
  for (const { owner } of databases)
    expect(await queryRows(owner, "select login, trainer_means as means from users order by login")).toEqual([
      { login: "elsewhere", means: ["foreign/spring"] },
      { login: "many", means: ["copy/spring", "one/spring", "gone", "copy/late/r", "one/late/r"] },
      { login: "none", means: [] },
    ]);
});

test("decisions 11: each chain has its head", async () => {
  for (const { owner } of databases)
    expect(
      await queryRows(owner, "select slug, mark_count as count, last_hash as hash from slots order by slug"),
    ).toEqual([
      { slug: "empty", count: 0, hash: null },
      { slug: "signed", count: 3, hash: "hash 3" },
    ]);
});

test("decisions 11: what was signed stays as long as its client does", async () => {
  for (const { owner } of databases) {
    await expect(owner.execute("delete from products where slug = 'one'")).rejects.toThrow();
    await owner.execute(sql`delete from clients where id = ${ours}`);
    expect(await queryRows(owner, "select from signatures")).toEqual([]);
  }
});
