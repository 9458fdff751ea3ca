// Knows that finding the bytes that nothing names costs no more than reading the lists, however long they are and
// however little memory there is.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ReachedDatabase, reachDatabase } from "./open-database.ts";
import { createStoredBytes } from "./repositories/index.ts";
import { queryRows } from "./sql/rows.ts";
import { watchPlans } from "./testing/watch-plans.ts";

const MANY = 20_000;
const [THEN, BEFORE, NOW] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z", "2026-01-03T00:00:00.000Z"];
const FILL = sql`insert into stored_bytes (key, kept_at) select 'key' || n, ${THEN} from generate_series(1, ${MANY}::int) n`;
const folder = mkdtempSync(join(tmpdir(), "academiz-bytes-"));
let database: ReachedDatabase;
beforeAll(async () => {
  database = await reachDatabase({ dataDir: folder });
  await database.migrate();
  const client = randomUUID();
  // Of as many files the first half is named: by a document, or by the one import that can be fetched; older ones are
  // all of one client.
  const statements = [
    sql`insert into clients (id, slug, name, active, locale, has_sub_clients, strategy, mark_type, colors)
        values (${client}, 'one', '', true, 'fr', false, '', '', '{}')`,
    FILL,
    sql`insert into documents (client_id, slug, name, type, size, key, original_key, created_at)
        select ${client}, 's' || n, '', '', 1, 'key' || n, 'key' || n, now() from generate_series(2, ${MANY / 2}::int) n`,
    sql`insert into jobs (id, client_id, type, asker_id, asker_client_id, input, file_key, state, due_at, created_at)
        select gen_random_uuid(), ${client}, 'user-import', ${client}, ${client}, '{}', 'key' || (${MANY}::int + 1 - n),
        'done', now(), ${THEN}::timestamptz + n * interval '1 second' from generate_series(1, ${MANY}::int) n`,
  ];
  for (const statement of statements) await database.owner.execute(statement);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const list = () => createStoredBytes(database.tenants);
const count = async (where: string) => {
  const [found] = await queryRows<{ count: string }>(
    database.owner,
    `select count(*) from stored_bytes where ${where}`,
  );
  return Number(found?.count);
};
/** How many rows the nodes of a plan read, over all their loops. */
const weigh = (plan: Awaited<ReturnType<typeof watchPlans>>): number =>
  plan.reduce(
    (sum, node) => sum + node["Actual Loops"] * (1 + node["Actual Rows"] + (node["Rows Removed by Join Filter"] ?? 0)),
    0,
  );

describe.each([
  ["that the database has not counted yet", async () => undefined],
  ["that it has counted", async () => void (await database.owner.execute("analyze"))],
])("decisions 12: in tables %s", (_, prepare) => {
  test("each row is looked at a few times, and no more are noted than are asked for", async () => {
    await prepare();
    await database.owner.execute("delete from stored_bytes");
    await database.owner.execute(FILL);
    const portion = MANY / 4;
    const plan = await watchPlans(/update stored_bytes/, () => list().note(NOW, BEFORE, portion));
    expect(plan.length).toBeGreaterThan(0);
    expect(
      plan.filter((node) => node["Node Type"] === "Nested Loop" || node["Parent Relationship"] === "SubPlan"),
    ).toEqual([]);
    expect(weigh(plan)).toBeLessThan(20 * MANY);
    expect(await count("unnamed_since is not null")).toBe(portion);
    await list().note(NOW, BEFORE, MANY);
    expect(await count("unnamed_since is not null")).toBe(MANY / 2);
    expect(await count(`unnamed_since is null and substr(key, 4)::int <= ${MANY / 2}`)).toBe(MANY / 2);
    await list().note(NOW, BEFORE, MANY);
    expect(await count("unnamed_since is not null")).toBe(MANY / 2);
  });

  test("the same holds when some of them are taken", async () => {
    await prepare();
    const listed = await count("true");
    const plan = await watchPlans(/delete from stored_bytes/, () => list().takeNameless(NOW, 50));
    expect(plan.length).toBeGreaterThan(0);
    expect(weigh(plan)).toBeLessThan(20 * MANY);
    expect(await count("true")).toBe(listed - 50);
  });
});

test("decisions 12: the search has a time limit of its own, and leaves no trace of it to the next query", async () => {
  const asked: string[] = [];
  const { owner, tenants } = database;
  const read = async () => {
    const settings = "select current_setting('statement_timeout') as end, current_setting('enable_nestloop') as loops";
    return queryRows(tenants.platform, settings);
  };
  const before = await read();
  await owner.execute(`create function tell() returns trigger language plpgsql as $$ begin
    raise exception 'end %, loops %', current_setting('statement_timeout'), current_setting('enable_nestloop'); end $$`);
  await owner.execute("create trigger tell before update on stored_bytes for each statement execute function tell()");
  await list()
    .note(NOW, BEFORE, 1)
    .catch((error) => asked.push(String(error.cause)));
  expect(asked).toEqual([expect.stringContaining("end 30s, loops off")]);
  expect(await read()).toEqual(before);
});
