// Knows that bytes leave the document store when nothing names them any more, never sooner, and that a client has no
// more than it may.
// @module-tag wide
import { randomBytes } from "node:crypto";
import {
  deleteDocument,
  removeUnusedBytes,
  replaceDocument,
  UNUSED_GRACE,
  uploadDocument,
  uploadScorm,
  type World,
} from "@academiz/backend";
import type { Actor, DocumentStore } from "@academiz/backend/ports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { openDocuments } from "../../platform/compose.ts";
import { bearer } from "../../testing/author.ts";
import { scorm } from "../../testing/cases/documents.ts";
import { employ } from "../../testing/librarian.ts";
import { inventPerson, writeUserFile } from "../../testing/people.ts";
import { PNG } from "../../testing/pictures.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const NOW = "2026-01-01T00:00:00.000Z";

let server: TestServer;
let lookout: Lookout;
/** As the server's own, but that bytes are announced by the clock that the test moves. */
let world: World;
let actor: Actor;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  const { store } = await openDocuments(server.config, Buffer.alloc(32, 7), (key) =>
    server.world.storedBytes.announce(key, new Date(server.world.clock.now()).toISOString()),
  );
  world = { ...server.world, documentStore: store };
  const user = await world.users.findByIdentifier("demo_author");
  if (!user) throw new Error("the demo has no author");
  const home = { clientId: user.clientId };
  actor = { ...home, home, userId: user.id, roles: user.roles } as unknown as Actor;
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

async function* inPieces(bytes: Uint8Array) {
  yield bytes;
}
const upload = async (bytes: Uint8Array, by: World = world) => {
  const staged = await by.documentStore.stage(inPieces(bytes));
  const kept = await uploadDocument(by, actor, "client", { staged, fileName: "a.txt", conversion: "none" });
  if (!kept.ok) throw new Error(kept.error.code);
  const { slug } = kept.value;
  const row = await by.documents.read(actor, "client", slug);
  return { slug, key: row?.key ?? "" };
};
const drop = (slug: string) => deleteDocument(world, actor, "client", { slug, isForced: true });
const isThere = async (key: string) => (await world.documentStore.open(key)) !== null;
/** Two rounds with a day between: what is nameless at the first goes with the second. */
async function passDay() {
  server.advance(UNUSED_GRACE + 1_000);
  await removeUnusedBytes(world);
}
const text = () => Buffer.from(`a file of its own: ${randomBytes(16).toString("hex")}`);

describe("decisions 12: the bytes of what was removed", () => {
  test("go a day after nothing names them; those of a file that another has too, or that came back, stay", async () => {
    const shared = text();
    const [gone, one, other, back] = [await upload(text()), await upload(shared), await upload(shared), text()];
    const first = await upload(back);
    expect(one.key).toBe(other.key);
    for (const { slug } of [gone, one, first]) await drop(slug);
    await passDay();
    expect(await isThere(gone.key)).toBe(true);
    await upload(back);
    await passDay();
    expect(await Promise.all([gone, other, first].map(({ key }) => isThere(key)))).toEqual([false, true, true]);
    await passDay();
    await passDay();
    expect(await Promise.all([other, first].map(({ key }) => isThere(key)))).toEqual([true, true]);
    expect(await lookout.find(`select key from stored_bytes where key = '${gone.key}'`)).toEqual([]);
  });

  test("go when the file was replaced, and what took its place stays", async () => {
    const { slug, key } = await upload(text());
    const staged = await world.documentStore.stage(inPieces(text()));
    await replaceDocument(world, actor, "client", slug, { staged, conversion: "none" });
    const next = (await world.documents.read(actor, "client", slug))?.key ?? "";
    await passDay();
    await passDay();
    expect([await isThere(key), await isThere(next)]).toEqual([false, true]);
  });

  test("go with a client, which leaves no row to ask", async () => {
    const { key } = await world.documentStore.put({ clientId: "a client that went" }, text());
    await passDay();
    await passDay();
    expect(await isThere(key)).toBe(false);
  });

  test("are not touched while an upload or a save is about to name them, whoever is first", {
    tags: "long",
  }, async () => {
    for (let round = 0; round < 25; round += 1) {
      const bytes = text();
      const old = await upload(bytes);
      await drop(old.slug);
      await passDay();
      server.advance(UNUSED_GRACE + 1_000);
      // Three servers look for what may go while two people send the very same file again.
      const [again, twin] = await Promise.all([
        upload(bytes),
        upload(bytes),
        ...Array.from({ length: 3 }, () => removeUnusedBytes(world)),
      ]);
      expect([again?.key, twin?.key]).toEqual([old.key, old.key]);
      expect(await isThere(old.key)).toBe(true);
      await passDay();
      await passDay();
      expect(await isThere(old.key)).toBe(true);
    }
  });

  test("are removed once, however many servers look, and again where the store was away", async () => {
    const removed: string[] = [];
    let isAway = true;
    const documentStore: DocumentStore = {
      ...world.documentStore,
      async remove(key) {
        if (isAway) throw new Error("the store is away");
        removed.push(key);
        await world.documentStore.remove(key);
      },
    };
    const files = await Promise.all(Array.from({ length: 30 }, () => upload(text())));
    for (const { slug } of files) await drop(slug);
    await passDay();
    server.advance(UNUSED_GRACE + 1_000);
    await expect(removeUnusedBytes({ ...world, documentStore })).rejects.toThrow("the store is away");
    isAway = false;
    await Promise.all(Array.from({ length: 4 }, () => removeUnusedBytes({ ...world, documentStore })));
    expect(removed.sort()).toEqual(files.map(({ key }) => key).sort());
  });
});

/** Of an import of somebody new, as far as it goes by itself. */
async function sendImport() {
  const admin = await employ(server, "demo_admin");
  const begun = await admin.ask("importUsers", { form: writeUserFile([inventPerson()]) });
  expect(begun.statusCode).toBe(200);
  await server.runJobs();
  const [row] = await lookout.find(`select id, file_key from jobs where id = '${begun.json().import.id}'`);
  return row ?? {};
}

test("§7.38 the file of an import stays while it can be fetched, and goes after a newer one", async () => {
  const send = async () => String((await sendImport())["file_key"]);
  const older = await send();
  await passDay();
  await passDay();
  expect(await isThere(older)).toBe(true);
  const newer = await send();
  await passDay();
  await passDay();
  expect([await isThere(older), await isThere(newer)]).toEqual([false, true]);
  expect((await (await employ(server, "demo_admin")).ask("lastImportFile")).statusCode).toBe(200);
});

test.each(["queued", "running"])(
  "§7.38 the file of an import that is %s stays, whatever came after it",
  async (state) => {
    const older = await sendImport();
    const { file_key: key } = older;
    await sendImport();
    const set = (to: string) => lookout.find(`update jobs set state = '${to}' where id = '${older["id"]}'`);
    await set(state);
    await passDay();
    await passDay();
    expect(await isThere(String(key))).toBe(true);
    await set("done");
    await passDay();
    await passDay();
    expect(await isThere(String(key))).toBe(false);
  },
);

describe("decisions 12: whatever column of the database names bytes", () => {
  const ROW = {
    ...{
      slug: "a-picture",
      name: "a",
      type: "text/plain",
      size: 1,
      key: "k",
      width: null,
      height: null,
      isTagged: null,
    },
    ...{ folderSlug: null, originalKey: null, originalType: null, originalSize: null },
    createdAt: NOW,
  };
  /** By what they are called, in the database itself. */
  const COLUMNS = `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'stored_bytes' and (column_name ~ '(^|_)key$' or column_name = 'picto')`;

  test("no column of another name holds what names them, however they came", async () => {
    const [author, admin] = [await employ(server, "demo_author"), await employ(server, "demo_admin")];
    await author.keep(PNG, { name: "Dot.png", conversion: "web" });
    const { token } = (await author.ask("uploadToken")).json();
    const sent = await call(server, "uploadScorm", { form: { ...scorm, fields: {} }, headers: bearer(token) });
    expect(sent.statusCode).toBe(200);
    const { clientId } = actor;
    const pictured = await admin.ask("putPicto", {
      params: { id: clientId },
      form: { file: { name: "a.png", bytes: PNG } },
    });
    expect(pictured.statusCode).toBe(200);
    await sendImport();
    const called = new Set((await lookout.find(COLUMNS)).map(({ table, column }) => `${table}.${column}`));
    const columns = await lookout.find(
      "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and table_name <> 'stored_bytes'",
    );
    const holding: string[] = [];
    for (const { table, column } of columns) {
      const [found] = await lookout.find(
        `select from "${table}" as held join stored_bytes on position(stored_bytes.key in held."${column}"::text) > 0 limit 1`,
      );
      if (found) holding.push(`${table}.${column}`);
    }
    expect(holding).toEqual(expect.arrayContaining(["clients.picto", "documents.key", "jobs.file_key"]));
    expect(holding.filter((one) => !called.has(one))).toEqual([]);
  });

  test("they stay while it does, and go when it does not", async () => {
    await lookout.find("delete from jobs");
    await sendImport();
    await world.documents.keep(actor, "client", ROW, null);
    await world.documents.keep(actor, "library", ROW, null);
    const { slug, name, type, size, key, createdAt } = ROW;
    const sent = { slug, name, type, size, key, createdAt, authorId: actor.userId };
    expect(await world.messageFiles.add(actor, sent, 1, NOW)).toBe("added");
    const columns = await lookout.find(COLUMNS);
    const planted = await Promise.all(
      columns.map(async ({ table, column }) => {
        const { key } = await world.documentStore.put(actor, text());
        return { key, table, column };
      }),
    );
    const left = async () => {
      const there = await Promise.all(planted.map(({ key }) => isThere(key)));
      return planted.filter((_, at) => there[at]).map(({ table, column }) => `${table}.${column}`);
    };
    const all = planted.map(({ table, column }) => `${table}.${column}`);
    for (const { table, column, key } of planted)
      await lookout.find(
        `update "${table}" set "${column}" = '${key}' where ctid = (select min(ctid) from "${table}")`,
      );
    await passDay();
    await passDay();
    expect(await left()).toEqual(all);
    for (const { table, column, key } of planted)
      await lookout.find(`update "${table}" set "${column}" = 'none' where "${column}" = '${key}'`);
    await passDay();
    await passDay();
    expect(await left()).toEqual([]);
  });

  test("so they do when it names them after they were looked for, and before they are removed", async () => {
    const [named, nameless] = [await upload(text()), await upload(text())];
    for (const { slug } of [named, nameless]) await drop(slug);
    await passDay();
    await world.documents.keep(actor, "client", { ...ROW, slug: "at-the-last", key: named.key }, null);
    server.advance(UNUSED_GRACE + 1_000);
    await removeUnusedBytes({ ...world, storedBytes: { ...world.storedBytes, note: async () => undefined } });
    expect([await isThere(named.key), await isThere(nameless.key)]).toEqual([true, false]);
  });
});

describe("attack 57: what a client may have", () => {
  test("is looked at before anything of a file is decoded or kept", async () => {
    const { slug } = await upload(text());
    const refused = { ok: false, error: { code: "can_access.no_enough_place.documents" } };
    const most = await world.documents.weigh(actor);
    const full = { ...world, documentsLimit: most };
    const send = async (bytes: Buffer, readable = false) => {
      const touch = () => {
        throw new Error("it was touched");
      };
      const staged = await world.documentStore.stage(inPieces(bytes));
      return { ...staged, keep: touch, ...(!readable && { read: touch, readText: touch }) };
    };
    for (const bytes of [text(), PNG]) {
      const staged = await send(bytes);
      const file = { staged, fileName: "a", conversion: "web" } as const;
      expect(await uploadDocument(full, actor, "client", file)).toMatchObject(refused);
      await staged.discard();
      const other = await send(Buffer.concat([bytes, randomBytes(1_000)]));
      expect(await replaceDocument(full, actor, "client", slug, { staged: other, conversion: "web" })).toMatchObject(
        refused,
      );
      await other.discard();
    }
    const whole = await send(Buffer.from(scorm.file.bytes), true);
    const told = { staged: whole, fileName: "a.zip", editionInfo: "{}" };
    expect(await uploadScorm(full, actor, told)).toMatchObject(refused);
    await whole.discard();
  });

  test("counts what was sent beside what is shown, when the row is written", async () => {
    const row = {
      ...{
        slug: "two",
        name: "a",
        type: "image/png",
        size: 700,
        key: "k",
        width: 1,
        height: 1,
        isTagged: null,
        folderSlug: null,
      },
      ...{ originalKey: "o", originalType: "image/png", originalSize: 800, createdAt: NOW },
    };
    const most = (await world.documents.weigh(actor)) + 1_500;
    const larger = { ...row, originalSize: 801 };
    expect(await world.documents.keep(actor, "client", larger, most)).toBe("full");
    expect(await world.documents.keep(actor, "client", row, most)).toBe("kept");
    expect(await world.documents.weigh(actor)).toBe(most);
    expect(await world.documents.replace(actor, "client", "two", larger, most, NOW)).toBe("full");
    expect(await world.documents.replace(actor, "client", "two", { ...row, key: "l" }, most, NOW)).toBe("kept");
  });

  test("is counted one row after the other, however many are written at once", async () => {
    const { documents } = server.world;
    const row = {
      ...{
        name: "a",
        type: "text/plain",
        size: 1_000,
        key: "k",
        width: null,
        height: null,
        isTagged: null,
        folderSlug: null,
      },
      ...{ originalKey: null, originalType: null, originalSize: null, createdAt: NOW },
    };
    for (let round = 0; round < 10; round += 1) {
      const most = (await documents.weigh(actor)) + 3_500;
      const written = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          documents.keep(actor, "client", { ...row, slug: `r${round}-${at}` }, most),
        ),
      );
      expect(written.filter((outcome) => outcome === "kept")).toHaveLength(3);
      const larger = { ...row, size: 1_600 };
      const slugs = written.flatMap((outcome, at) => (outcome === "kept" ? [`r${round}-${at}`] : []));
      const swelled = await Promise.all(
        slugs.map((slug) => documents.replace(actor, "client", slug, larger, most, NOW)),
      );
      expect(swelled.filter((outcome) => outcome === "full")).toHaveLength(3);
      await documents.replace(actor, "client", slugs[0] ?? "", { ...row, size: 1_400 }, most, NOW);
      expect(await documents.weigh(actor)).toBeLessThanOrEqual(most);
    }
    expect(await documents.keep(actor, "library", { ...row, slug: "of-all" }, 1)).toBe("kept");
  });

  test("is never more, whoever sends at once; what is refused is told, and room that was made is there again", {
    tags: "long",
  }, async () => {
    const own = await startTestServer({ CLIENT_UPLOAD_LIMIT: "2" });
    try {
      const author = await employ(own, "demo_author");
      const held = await own.world.documents.weigh({
        clientId: (await own.world.users.findByIdentifier("demo_author"))?.clientId ?? "",
      });
      const room = 2_097_152 - held;
      const third = Buffer.alloc(Math.floor(room / 3), "a");
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          author.send(Buffer.concat([third.subarray(8), Buffer.from(`file ${at}..`)])),
        ),
      );
      const outcomes = answers.map((answer) => [answer.statusCode, answer.json().detail]);
      const refused = outcomes.filter(([status]) => status !== 200);
      expect(refused).toEqual(Array(5).fill([409, "can_access.no_enough_place.documents"]));
      const kept = answers.find(({ statusCode }) => statusCode === 200)?.json();
      await author.ask("deleteDocument", { params: { type: "client", slug: kept.slug } });
      expect((await author.send(third)).statusCode).toBe(200);
      expect((await author.send(third)).json().detail).toBe("can_access.no_enough_place.documents");
    } finally {
      await own.close();
    }
  });
});
