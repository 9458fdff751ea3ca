// Knows that a restored database holds what the copied one held, whatever that is and from whichever version.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseUser, findBinaries, startCluster } from "../embedded/index.ts";
import { type ReachedDatabase, reachDatabase, reachFallbackDatabase } from "../open-database.ts";
import { type Copy, readAll, toTables } from "../testing/copy-rows.ts";
import { createCopier } from "./copier.ts";
import { openForCopying } from "./open-for-copying.ts";
import { listVersions, migrateUpTo } from "./schema-versions.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-copy-"));
chmodSync(root, 0o755);
const closings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
  rmSync(root, { recursive: true, force: true });
});

let folders = 0;
const newFolder = () => {
  folders += 1;
  return join(root, String(folders));
};
async function keep(opening: Promise<ReachedDatabase>): Promise<ReachedDatabase> {
  const reached = await opening;
  closings.push(reached.close);
  return reached;
}
const reachEmbedded = () => keep(reachDatabase({ dataDir: newFolder() }));
async function reachOutside(): Promise<ReachedDatabase> {
  const folder = newFolder();
  mkdirSync(folder, { mode: 0o711 });
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(folder, "pg"), binaries.postgres);
  if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
  const cluster = await startCluster(folder, binaries, runAs);
  closings.push(() => cluster.stop());
  const { host, user, database } = cluster.connection();
  return keep(reachDatabase({ url: `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? "")}` }));
}

const CLIENT = "00000000-0000-4000-8000-000000000001";
const addClient = ({ owner }: ReachedDatabase, name: string, slug = "a", id = CLIENT) =>
  owner.execute(
    sql`insert into clients (id, slug, name, active, locale, has_sub_clients, strategy, mark_type, colors)
        values (${id}, ${slug}, ${name}, true, 'fr', false, 'BEST', 'PERCENT', '{}')`,
  );

/** Files of a client and of everybody, and folders whose parent comes after them. */
async function addLibraries({ owner }: ReachedDatabase): Promise<void> {
  const file = sql`name, type, size, key, original_key, folder_slug, created_at`;
  for (const statement of [
    sql`update clients set picto = 'picto' where id = ${CLIENT}`,
    sql`insert into folders (client_id, slug, name, parent_slug, created_at)
        values (${CLIENT}, 'z', '', null, now()), (${CLIENT}, 'a', '', 'z', now())`,
    sql`insert into library_folders (slug, name, parent_slug, created_at) values ('z', '', null, now()), ('a', '', 'z', now())`,
    sql`insert into documents (client_id, slug, ${file})
        values (${CLIENT}, 'a', '', '', 1, 'made', 'original', 'a', now()), (${CLIENT}, 'b', '', '', 1, 'made', null, null, now())`,
    sql`insert into jobs (id, client_id, type, asker_id, asker_client_id, input, file_key, state, due_at, created_at)
        select gen_random_uuid(), ${CLIENT}, 'user-import', ${CLIENT}, ${CLIENT}, '{}', key, 'done', now(), at::timestamptz
        from (values ('replaced', '2026-01-01'), ('fetched', '2026-01-02')) as sent (key, at)`,
    sql`insert into library_documents (slug, ${file}) values ('a', '', '', 1, 'shared', 'shared-original', 'a', now())`,
  ])
    await owner.execute(statement);
}

async function readKeys(from: ReachedDatabase): Promise<string[]> {
  const keys: string[] = [];
  await createCopier(from).readSnapshot(async ({ readDocumentKeys }) => {
    for await (const key of readDocumentKeys()) keys.push(key);
  });
  return keys;
}

describe("decisions 1: a copy of a database", () => {
  let source: ReachedDatabase;
  let copy: Copy;
  beforeAll(async () => {
    source = await reachEmbedded();
    await source.migrate();
    await addClient(source, 'L’École\n"quoted" \\ backslash \t tab é 漢字 🎓');
    const texts = fc.sample(fc.string({ unit: "grapheme" }), 120).map((text) => text.replaceAll("\0", ""));
    for (const [at, text] of texts.entries()) {
      const config = JSON.stringify({ text, big: 12_345_678_901_234_567_890n.toString(), none: null });
      await source.owner.execute(
        sql`insert into products (slug, client_id, type, name, sub_type, visible, template, shareable, demo, created_at, updated_at, config, config_draft)
            values (${`p${at}`}, ${CLIENT}, 'learniz', ${text}, ${at % 2 ? text : null}, true, false, true, false, now(), '2026-01-02T03:04:05.123456Z', ${config}, 'null')`,
      );
    }
    for (const at of [1, 2, 3])
      await source.owner.execute(
        sql`insert into live_updates (topic, data, created_at) values ('t', ${String(at)}, now())`,
      );
    await addLibraries(source);
    copy = await readAll(createCopier(source));
  });

  test("names each file of the store that rows name, once: what is shown, what it was made from, pictograms, the newest import", async () => {
    const keys = ["fetched", "made", "original", "picto", "shared", "shared-original"];
    expect(await readKeys(source)).toEqual(keys);
  });

  test("is of the newest version, and names each table after those that it refers to", () => {
    expect(copy.schema).toBe(listVersions().at(-1));
    const names = copy.tables.map(({ name }) => name);
    expect(names.indexOf("clients")).toBeLessThan(names.indexOf("products"));
    expect(names.indexOf("products")).toBeLessThan(names.indexOf("perimeters"));
    expect(copy.tables.find(({ name }) => name === "products")?.rows).toHaveLength(120);
  });

  test.each([
    ["another embedded one", reachEmbedded],
    ["the fallback", () => keep(reachFallbackDatabase(newFolder(), "for a test"))],
    ["one outside", reachOutside],
  ])("becomes the same rows in %s, which counts on from there", async (_, reach) => {
    const target = await reach();
    const copier = createCopier(target);
    expect(await copier.judgeFill(copy.schema)).toBeNull();
    await copier.fill(copy.schema, toTables(copy));
    expect(await readAll(copier)).toEqual(copy);
    await target.owner.execute(sql`insert into live_updates (topic, data, created_at) values ('t', 'next', now())`);
    const { rows } = (await target.owner.execute(
      sql`select sequence::int from live_updates where data = 'next'`,
    )) as never;
    expect(rows).toEqual([{ sequence: 4 }]);
    expect(await copier.judgeFill(copy.schema)).toBe("not-empty");
  });

  test("is of one moment: what is written while it is read is not in it", async () => {
    const copier = createCopier(source);
    const names = await copier.readSnapshot(async ({ tables, readRows }) => {
      await addClient(source, "late", "late", "00000000-0000-4000-8000-000000000002");
      const clients = tables.find(({ name }) => name === "clients");
      const rows: string[] = [];
      if (clients) for await (const portion of readRows(clients)) rows.push(...portion);
      return rows;
    });
    await source.owner.execute(sql`delete from clients where slug = 'late'`);
    expect(names).toHaveLength(1);
  });

  test("of an older version is brought to this one; of a version that is not known here it is refused", async () => {
    const [old = ""] = listVersions();
    const former = await reachEmbedded();
    await migrateUpTo(old, former.migrate);
    await addClient(former, "from before");
    await former.owner.execute(
      sql`insert into documents (slug, client_id, name, type, size, key, created_at)
          values ('one', ${CLIENT}, '', '', 1, 'before', now())`,
    );
    const config = JSON.stringify({
      a: "document:one",
      b: ["url('document:two')", "document:three four"],
      c: '"document:one"',
    });
    await former.owner.execute(
      sql`insert into products (slug, client_id, name, visible, demo, created_at, updated_at, config, config_draft)
          values ('p', ${CLIENT}, '', true, false, now(), now(), ${config}, '{"a":"document:five"}')`,
    );
    const before = await readAll(createCopier(former));
    expect([before.schema, await readKeys(former)]).toEqual([old, ["before"]]);
    const target = await reachEmbedded();
    const copier = createCopier(target);
    await copier.fill(old, toTables(before));
    const after = await readAll(copier);
    expect(after.schema).toBe(listVersions().at(-1));
    expect(after.tables.find(({ name }) => name === "clients")?.rows.join()).toContain("from before");
    expect(after.tables.length).toBeGreaterThan(before.tables.length);
    const uses = after.tables
      .find(({ name }) => name === "document_uses")
      ?.rows.map((row) => JSON.parse(row).slice(0, 3));
    expect(uses).toEqual([
      ["p", "five", "true"],
      ["p", "one", "false"],
      ["p", "two", "false"],
    ]);
    expect(await copier.judgeFill("0099_from_tomorrow")).toBe("newer");
  });

  test("that breaks off leaves no row, and can be restored again; tables that are not ours are left alone", async () => {
    const target = await reachEmbedded();
    const copier = createCopier(target);
    const broken = toTables(copy).map((table) =>
      table.name === "products"
        ? {
            ...table,
            async *readRows() {
              yield* table.readRows();
              throw new Error("the archive is damaged");
            },
          }
        : table,
    );
    await expect(copier.fill(copy.schema, broken)).rejects.toThrow("the archive is damaged");
    expect((await readAll(copier)).tables.flatMap(({ rows }) => rows)).toEqual([]);
    expect(await copier.judgeFill(copy.schema)).toBeNull();
    await copier.fill(copy.schema, toTables(copy));
    expect(await readAll(copier)).toEqual(copy);

    const foreign = await reachEmbedded();
    await foreign.owner.execute(sql`create table theirs (id int)`);
    expect(await createCopier(foreign).judgeFill(copy.schema)).toBe("not-empty");
  });

  test("is read beside the server that runs on it; where there is no database none is made", async () => {
    const dataDir = newFolder();
    const server = await keep(reachDatabase({ dataDir }));
    await server.migrate();
    await addClient(server, "alive");
    const beside = await openForCopying({ dataDir }, "read");
    expect(JSON.stringify(await readAll(beside.copier))).toContain("alive");
    await beside.close();
    await server.ping();
    await expect(openForCopying({ dataDir }, "fill")).rejects.toThrow("already uses this data folder");
    await expect(openForCopying({ dataDir: join(root, "nowhere") }, "read")).rejects.toThrow("There is no database");
  });
});
