// Knows that a course leaves as a package whoever waits for it, whole or not at all, checked before it is offered
// (decisions 7).
// @module-tag wide
import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  EXPORT_KEPT,
  JOB_KINDS,
  MOST_EXPORTS,
  MOST_UNDER_WAY,
  MOST_WAITING,
  pruneJobs,
  removeUnusedBytes,
  runNextJob,
  UNUSED_GRACE,
  type World,
} from "@academiz/backend";
import { readExportProgress } from "@academiz/domain/notifications";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { employ, type Librarian, makeCourse, told } from "../../testing/librarian.ts";
import { openStream, readData } from "../../testing/open-stream.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { PNG } from "../../testing/pictures.ts";
import type { Answered } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

let server: TestServer;
let baseUrl: string;
let lookout: Lookout;
let author: Librarian;
let admin: Librarian;
let stranger: Librarian;
beforeAll(async () => {
  server = await startTestServer();
  baseUrl = await server.listen();
  lookout = await openLookout(server.config);
  await signIn();
});
/** Anew: a token ends while the clock is moved. */
async function signIn(): Promise<void> {
  [author, admin, stranger] = (await Promise.all(
    ["demo_author", "demo_admin", "atelier_author"].map((login) => employ(server, login)),
  )) as [Librarian, Librarian, Librarian];
}
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const at = (slug: string) => ({ type: "learniz", slug });
const begin = (slug: string, body: object = {}, who = author) => who.ask("beginExport", { params: at(slug), body });
const read = async (uuid: string, who = author): Promise<Answered> =>
  (await who.ask("readExport", { params: { uuid } })).json().export;
const fetchFile = (uuid: string, who = author) => who.ask("readExportFile", { params: { uuid } });
const list = async (query: Record<string, string> = {}, who = author): Promise<Answered> =>
  (await who.ask("listExports", { query })).json();
const film = () => Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42", "latin1"), randomBytes(300_000)]);
/** A published course with one film of its own. */
async function makeFilmCourse(): Promise<{ readonly slug: string; readonly document: string; readonly bytes: Buffer }> {
  const bytes = film();
  const { slug } = await author.keep(bytes.toString("latin1"), { name: "Été.mp4" });
  return { slug: await makeCourse(author, slug, true), document: slug, bytes };
}
/** Asks for it and makes it. */
async function make(slug: string, body: object = {}): Promise<Answered> {
  const { id } = (await begin(slug, body)).json().export;
  expect(await server.runJobs()).toEqual([]);
  return read(id);
}
/** One job, in a world that is a little otherwise. */
const runIn = (change: Partial<World>) =>
  runNextJob(
    { ...server.world, ...change },
    {
      kinds: JOB_KINDS,
      isStopping: () => false,
      onFailure: ({ cause }) => {
        throw cause;
      },
    },
  );
const listBytes = async () =>
  (await readdir(join(server.config.dataDir, "documents"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

describe("decisions 8: an export is asked for, and fetched when it is done", () => {
  test("§7.116 §7.119 it is begun at once (202), done in the background, and then the very zip that is answered to who waits", async () => {
    const { slug, document, bytes } = await makeFilmCourse();
    const begun = await begin(slug, { format: "2004", title: "Films" });
    expect([begun.statusCode, begun.json().export]).toMatchObject([
      202,
      { state: "queued", product: slug, format: "2004", progress: { done: 0, total: 0 }, url: null, expiresAt: null },
    ]);
    const { id } = begun.json().export;
    expect(told(await fetchFile(id))).toEqual([409, "export.not-ready"]);
    expect(await server.runJobs()).toEqual([]);
    const done = await read(id);
    const zip = await fetchFile(id);
    expect(done).toMatchObject({
      state: "done",
      name: expect.stringMatching(new RegExp(`^With ${document} - scorm2004 - [-\\d]{10}\\.zip$`)),
      size: zip.rawPayload.byteLength,
      error: null,
      problems: [],
    });
    expect(done.progress.done).toBe(done.progress.total);
    expect(done.progress.total).toBeGreaterThan(bytes.byteLength);
    expect(zip.headers).toMatchObject({ "content-type": "application/zip", "content-length": String(done.size) });
    expect(zip.headers["content-disposition"]).toContain(`With ${document} - scorm2004 - `);
    const files = unzipSync(zip.rawPayload);
    expect(Buffer.from(files[`documents/${document}.mp4`] ?? []).equals(bytes)).toBe(true);
    expect(JSON.parse(Buffer.from(files["params.json"] ?? []).toString()).host).toBe("2004");
    const waited = await author.ask("exportScorm", {
      params: at(slug),
      body: { scormVersion: "2004", title: "Films" },
    });
    expect(waited.rawPayload.equals(zip.rawPayload)).toBe(true);
  });

  test("a part of it is fetched by its range, and by its address without a token", async () => {
    const { id, url, size } = await make((await makeFilmCourse()).slug);
    const whole = (await fetchFile(id)).rawPayload;
    const headers = { ...bearer((await server.signIn("demo_author")).token), range: `bytes=1000-${size}` };
    const part = await server.app.inject({ method: "GET", url: `/api/admin/exports/${id}/file`, headers });
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 1000-${size - 1}/${size}`]);
    expect(part.rawPayload.equals(whole.subarray(1000))).toBe(true);
    const apart = await server.app.inject({ method: "GET", url, headers: { "sec-fetch-dest": "empty" } });
    expect([apart.statusCode, apart.rawPayload.equals(whole)]).toEqual([200, true]);
    expect(apart.headers["content-disposition"]).toContain("attachment");
  });

  test("the web format too, which has no manifest", async () => {
    const { id } = await make((await makeFilmCourse()).slug, { format: "web" });
    expect(Object.keys(unzipSync((await fetchFile(id)).rawPayload))).not.toContain("imsmanifest.xml");
  });

  test("the draft where that is asked for", async () => {
    const slug = await makeCourse(author, (await author.keep(PNG)).slug, true);
    const product = (await author.ask("getProduct", { params: at(slug) })).json();
    const configDraft = { ...product.config, context: { ...product.config.context, title: "Only a draft" } };
    await author.ask("saveProduct", { params: at(slug), body: { updatedAt: product.updatedAt, configDraft } });
    const titleOf = async (body: object) => {
      const files = unzipSync((await fetchFile((await make(slug, body)).id)).rawPayload);
      return JSON.parse(Buffer.from(files["params.json"] ?? []).toString()).product.config.context.title;
    };
    expect(await titleOf({ draft: true })).toBe("Only a draft");
    expect(await titleOf({})).not.toBe("Only a draft");
  });

  test("asked for again while it waits it is the same, whoever is first; with other options, or of a later state, it is another", {
    tags: "long",
  }, async () => {
    const { slug } = await makeFilmCourse();
    const asked = await Promise.all(Array.from({ length: 8 }, () => begin(slug)));
    const ids = new Set(asked.map((answer) => answer.json().export.id));
    expect(ids.size).toBe(1);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(202));
    ids.add((await begin(slug, { format: "2004" })).json().export.id);
    ids.add((await begin(slug, {}, admin)).json().export.id);
    const { updatedAt, config } = (await author.ask("getProduct", { params: at(slug) })).json();
    server.advance(1_000);
    await author.ask("saveProduct", { params: at(slug), body: { updatedAt, configDraft: config } });
    ids.add((await begin(slug)).json().export.id);
    expect(ids.size).toBe(4);
    await server.runJobs();
    expect((await begin(slug)).json().export.state).toBe("queued");
    await server.runJobs();
  });

  test.runIf(isLong)("five at once are enough for one person; beyond twenty the oldest go", async () => {
    await server.runJobs();
    const { slug } = await makeFilmCourse();
    const title = (n: number) => ({ title: `Number ${n}` });
    for (let n = 0; n < MOST_UNDER_WAY; n += 1) expect((await begin(slug, title(n))).statusCode).toBe(202);
    expect(told(await begin(slug, title(99)))).toEqual([409, "export.too-many"]);
    expect((await begin(slug, title(0))).statusCode).toBe(202);
    expect((await begin(slug, title(0), admin)).statusCode).toBe(202);
    await server.runJobs();
    for (let n = 10; n < 10 + MOST_EXPORTS; n += 1) await make(slug, title(n));
    const { exports, meta } = await list({ limit: "100" });
    expect(meta.totalItems).toBe(MOST_EXPORTS);
    expect(new Set(exports.map(({ product }: Answered) => product))).toEqual(new Set([slug]));
    const page = await list({ limit: "3", page: "2", product: slug });
    expect(page.exports.map(({ id }: Answered) => id)).toEqual(exports.slice(3, 6).map(({ id }: Answered) => id));
  });
});

test("decisions 8: thirty asked for at once are five, whoever is first; those that are refused leave nothing", {
  tags: "long",
}, async () => {
  await server.runJobs();
  const { slug } = await makeFilmCourse();
  const count = async () =>
    Number((await lookout.find("select count(*) from jobs where type = 'product-export'"))[0]?.["count"]);
  const before = (await list({ limit: "100" })).meta.totalItems;
  const all = await count();
  const asked = await Promise.all(Array.from({ length: 30 }, (_, n) => begin(slug, { title: `At once ${n}` })));
  const begun = asked.filter(({ statusCode }) => statusCode === 202).length;
  expect(begun).toBe(MOST_UNDER_WAY);
  expect(asked.filter((answer) => answer.statusCode === 409)).toHaveLength(30 - MOST_UNDER_WAY);
  const { meta } = await list({ limit: "100" });
  expect(meta.totalItems).toBe(Math.min(MOST_EXPORTS, before + MOST_UNDER_WAY));
  expect(await count()).toBe(all + meta.totalItems - before);
  await server.runJobs();
});

describe("attacks 25 to 28: whose an export is", () => {
  test("another's, of the client or not, is read, fetched and removed by nobody else: it is not there", async () => {
    const { id } = await make((await makeFilmCourse()).slug);
    for (const who of [admin, stranger])
      for (const name of ["readExport", "readExportFile", "removeExport"] as const)
        expect(told(await who.ask(name, { params: { uuid: id } }))).toEqual([404, "not-found"]);
    expect((await read(id)).state).toBe("done");
    for (const who of [admin, stranger])
      expect((await list({ limit: "100" }, who)).exports.map((one: Answered) => one.id)).not.toContain(id);
  });
  test("an import of users is no export", async () => {
    const [job] = await lookout.find("select id from jobs where type <> 'product-export' limit 1");
    expect(told(await admin.ask("readExport", { params: { uuid: String(job?.["id"] ?? "x") } }))).toEqual([
      404,
      "not-found",
    ]);
  });
  test.each<[string, { readonly roles: readonly "ROLE_LEARNER"[] } | { readonly active: false }]>([
    ["lost the right to author", { roles: ["ROLE_LEARNER"] }],
    ["lost their account", { active: false }],
  ])("who %s meanwhile exports nothing", async (_, change) => {
    const { slug } = await makeFilmCourse();
    const { id } = (await begin(slug)).json().export;
    const { users } = server.world;
    await runIn({
      users: {
        ...users,
        read: async (...who) => {
          const user = await users.read(...who);
          return user && { ...user, ...change };
        },
      },
    });
    expect(await read(id)).toMatchObject({ state: "failed", error: "role.refused", url: null });
  });
});

describe("decisions 7: what is not sound is not offered", () => {
  test("a file whose bytes are lost is told by its name, at once and in the background: it is for the author to replace it", async () => {
    const { slug, document } = await makeFilmCourse();
    const [row] = await lookout.find(`select key from documents where slug = '${document}'`);
    await server.world.documentStore.remove(String(row?.["key"]));
    expect(await make(slug)).toMatchObject({
      state: "failed",
      error: "export.document-missing",
      problems: [{ code: "document.missing", name: "Été.mp4" }],
    });
    const waited = await author.ask("exportScorm", { params: at(slug), body: {} });
    expect(told(waited)).toEqual([409, "export.document-missing"]);
    expect(waited.json().faults).toEqual([{ path: [document], message: "Été.mp4" }]);
  });

  test("a file that the library has no more is a hole as on the platform, and told", async () => {
    const slug = await makeCourse(author, "not-there", true);
    expect(await make(slug)).toMatchObject({
      state: "done",
      problems: [{ code: "document.unknown", name: "not-there" }],
    });
  });

  test("pictures, films and captions of other sites are told with their pages, at once and in the background; links to other sites stay links", async () => {
    const { slug, configDraft, updatedAt } = (
      await author.ask("createProduct", { params: { type: "learniz" }, body: { name: "Of other sites" } })
    ).json();
    const show = (...nodes: object[]) => ({
      slug: "text",
      type: "text-box",
      medias: [],
      data: { boxes: [{ contents: [{ nodes }] }] },
    });
    const link = { type: "link", url: "https://a.example/more", children: [{ text: "more" }] };
    const save = async (basedOn: string, nodes: readonly object[], description: string) => {
      const chapters = [
        { slug: "c", title: "One", slides: [{ slug: "s", description, interactivities: [show(...nodes)] }] },
      ];
      const body = { updatedAt: basedOn, configDraft: { ...configDraft, chapters } };
      return (await author.ask("saveProduct", { params: at(slug), body })).json().updatedAt;
    };
    const words = { type: "paragraph", children: [link] };
    const image = { type: "image", src: "https://a.example/é.png", alt: "", children: [] };
    const film = {
      type: "video",
      src: "https://films.example/watch?v=1",
      captionsSrc: "//a.example/c.vtt",
      title: "Film",
      children: [],
    };
    const pages = ["https://a.example/é.png", "https://films.example/watch?v=1", "//a.example/c.vtt"];
    const named = await save(updatedAt, [words, image, film], "Fire doors");
    for (const format of ["1.2", "web"]) {
      expect(await make(slug, { format, draft: true })).toMatchObject({
        state: "failed",
        error: "export.media-outside",
        url: null,
        problems: pages.map((page) => ({ code: "media.outside", name: `Fire doors (${page})` })),
      });
    }
    const untitled = await save(named, [image], " ");
    for (const name of ["exportScorm", "exportWeb"] as const) {
      const waited = await author.ask(name, { params: at(slug), body: { draft: true } });
      expect(told(waited)).toEqual([422, "export.media-outside"]);
      expect(waited.json().faults).toEqual([
        { path: ["chapters", 0, "slides", 0, "interactivities", 0], message: "1.1 (https://a.example/é.png)" },
      ]);
    }
    await save(untitled, [words], "Fire doors");
    const { rawPayload } = await author.ask("exportScorm", { params: at(slug), body: { draft: true } });
    expect(Buffer.from(unzipSync(rawPayload)["params.json"] ?? []).toString()).toContain("https://a.example/more");
  });

  test("a product that went meanwhile, and a player that is not built, are told", async () => {
    const { slug } = await makeFilmCourse();
    const { id } = (await begin(slug)).json().export;
    await author.ask("deleteProduct", { params: at(slug) });
    await server.runJobs();
    expect(await read(id)).toMatchObject({ state: "failed", error: "not-found" });
    const other = (await begin((await makeFilmCourse()).slug)).json().export.id;
    await runIn({ packager: { pack: async () => null } });
    expect(await read(other)).toMatchObject({ state: "failed", error: "export.not-built" });
  });

  test("what any of the three looks finds is told and keeps it back, and nothing of it stays in the store", async () => {
    const { slug, document } = await makeFilmCourse();
    const { packager, packageChecker, packageDriver } = server.world;
    /** The file is left out, and whatever else it was that is packed. */
    const without: World["packager"] = { pack: (order) => packager.pack({ ...order, documents: [] }) };
    const broken: World["packager"] = {
      pack: (order) => packager.pack({ ...order, params: { product: { config: {} } } }),
    };
    const worlds: readonly (readonly [Partial<World>, string])[] = [
      [{ packageChecker: { check: async () => ["index.html is missing"] } }, "index.html is missing"],
      [{ packageDriver: { drive: async () => ["SetValue: 351"] } }, "SetValue: 351"],
      [{ packager: without }, `its content names the document ${document}, which is not inside`],
      [{ packager: broken, packageChecker, packageDriver }, "the player cannot read its params"],
    ];
    const before = await listBytes();
    for (const [change, name] of worlds) {
      const { id } = (await begin(slug)).json().export;
      await runIn(change);
      const failed = await read(id);
      expect(failed).toMatchObject({ state: "failed", error: "export.unsound", url: null, size: null });
      expect(failed.problems).toContainEqual({ code: "package.unsound", name });
    }
    expect(await listBytes()).toEqual(before);
  });
});

describe("decisions 7: whoever waits for a package gets what was checked, or words", () => {
  test("§7.116 what the check finds is told, nothing is sent, and nothing of it stays in the store", async () => {
    const { slug } = await makeFilmCourse();
    const { packageChecker } = server.world;
    const { check } = packageChecker;
    const before = await listBytes();
    Object.assign(packageChecker, { check: async () => ["index.html is missing"] });
    try {
      for (const name of ["exportScorm", "exportWeb"] as const) {
        const answer = await author.ask(name, { params: at(slug), body: {} });
        expect(told(answer)).toEqual([422, "export.unsound"]);
        expect(answer.json().faults).toEqual([{ path: ["package"], message: "index.html is missing" }]);
      }
    } finally {
      Object.assign(packageChecker, { check });
    }
    expect(await listBytes()).toEqual(before);
  });

  test("§7.117 a language is one that a manifest can name; whoever writes it with a line below is understood", async () => {
    const { slug } = await makeFilmCourse();
    for (const language of ["fr FR", "français", "-", "fr-", "a".repeat(9), "fr<x>"]) {
      expect(told(await author.ask("exportScorm", { params: at(slug), body: { language } }))).toEqual([
        422,
        "validation",
      ]);
      expect(told(await begin(slug, { language }))).toEqual([422, "validation"]);
    }
    for (const scormVersion of ["1.2", "2004"]) {
      const { rawPayload } = await author.ask("exportScorm", {
        params: at(slug),
        body: { language: "fr_CA", scormVersion },
      });
      const files = unzipSync(rawPayload);
      const texts = ["imsmanifest.xml", "metadata.xml"].map((path) => Buffer.from(files[path] ?? []).toString());
      expect(texts.join("")).toContain("fr-CA");
    }
  });

  test("no more of one person are waited for at once than the disk is meant for; what was sent, or left, makes room", {
    tags: "long",
  }, async () => {
    const { slug } = await makeFilmCourse();
    const ask = (who = author) => who.ask("exportScorm", { params: at(slug), body: {} });
    const { packageChecker } = server.world;
    const { check } = packageChecker;
    let [looked, open] = [0, () => {}];
    const gate = new Promise<void>((done) => {
      open = done;
    });
    Object.assign(packageChecker, {
      check: async () => {
        looked += 1;
        await gate;
        return [];
      },
    });
    try {
      const waited = Array.from({ length: MOST_WAITING }, () => ask());
      await expect.poll(() => looked).toBe(MOST_WAITING);
      expect(told(await ask())).toEqual([409, "export.too-many"]);
      open();
      expect((await Promise.all(waited)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    } finally {
      Object.assign(packageChecker, { check });
    }
    const headers = { ...bearer((await server.signIn("demo_author")).token), "content-type": "application/json" };
    const listDrafts = async () =>
      (await readdir(join(server.config.dataDir, "documents"), { recursive: true })).sort();
    const before = await listDrafts();
    for (let round = 0; round <= MOST_WAITING; round += 1) {
      const leaving = new AbortController();
      const url = `${baseUrl}/api/admin/learniz/${slug}/scorm`;
      const answer = await fetch(url, { method: "POST", headers, body: "{}", signal: leaving.signal });
      expect(answer.status).toBe(200);
      leaving.abort();
      await expect.poll(listDrafts).toEqual(before);
    }
    expect((await ask()).statusCode).toBe(200);
  });

  test("the same draft gives the same bytes, however often and whenever it is exported", { tags: "long" }, async () => {
    const { slug } = await makeFilmCourse();
    const { updatedAt, config } = (await author.ask("getProduct", { params: at(slug) })).json();
    // Of other parts than what is published.
    const [first, ...others] = config.chapters;
    const configDraft = { ...config, chapters: [{ ...first, slug: "not-published-yet" }, ...others] };
    await author.ask("saveProduct", { params: at(slug), body: { updatedAt, configDraft } });
    const pack = async (draft: boolean) =>
      (await author.ask("exportScorm", { params: at(slug), body: { draft } })).rawPayload;
    const [draft, published] = [await pack(true), await pack(false)];
    expect(draft.equals(published)).toBe(false);
    server.advance(60_000);
    await signIn();
    expect((await pack(true)).equals(draft)).toBe(true);
    expect((await pack(false)).equals(published)).toBe(true);
  });
});

describe("while it is made", () => {
  test("how far it is comes live to whoever asked, and to nobody else", async () => {
    const open = async (login: string) =>
      openStream(
        baseUrl,
        `topic=${login}`,
        bearer(await server.world.live.tokens.issue(login, server.world.clock.now(), 600)),
      );
    const [own, others] = [await open("demo_author"), await open("demo_admin")];
    const { slug } = await makeFilmCourse();
    const { id } = (await begin(slug)).json().export;
    let passed = 0;
    await runIn({
      clock: {
        now: () => {
          passed += 400;
          return server.world.clock.now() + passed;
        },
      },
    });
    await server.world.livePublisher.settle();
    const progressOf = (text: string) => readData(text).flatMap((data) => readExportProgress(data) ?? []);
    await own.until((text) => progressOf(text).length > 0);
    expect(
      progressOf(own.text()).every(({ exportId, progress }) => exportId === id && progress.done <= progress.total),
    ).toBe(true);
    expect(progressOf(others.text())).toEqual([]);
    own.leave();
    others.leave();
  });

  test("§7.116 a file that breaks while somebody waits leaves them with no half of a zip, and nothing in the store", async () => {
    const { slug } = await makeFilmCourse();
    const { documentStore } = server.world;
    const open = documentStore.open;
    let reads = 0;
    Object.assign(documentStore, {
      open: async (key: string) => {
        const stored = await open(key);
        return (
          stored && {
            ...stored,
            read: async () => {
              reads += 1;
              const content = await stored.read();
              // Its sum is read before its bytes.
              return reads === 1 ? content : breakOff(content);
            },
          }
        );
      },
    });
    const before = await listBytes();
    try {
      const answer = await fetch(`${baseUrl}/api/admin/learniz/${slug}/scorm`, {
        method: "POST",
        headers: { ...bearer((await server.signIn("demo_author")).token), "content-type": "application/json" },
        body: "{}",
      });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        500,
        "application/problem+json; charset=utf-8",
      ]);
    } finally {
      Object.assign(documentStore, { open });
    }
    expect(await listBytes()).toEqual(before);
  });
});

describe("an export is given up, and goes", () => {
  test("removed while it is made: nothing of it stands, and nothing is written any more", async () => {
    const { slug } = await makeFilmCourse();
    const before = await listBytes();
    const { id } = (await begin(slug)).json().export;
    const { packager } = server.world;
    await runIn({
      packager: {
        pack: async (order) => {
          await author.ask("removeExport", { params: { uuid: id } });
          return packager.pack(order);
        },
      },
    });
    expect(told(await author.ask("readExport", { params: { uuid: id } }))).toEqual([404, "not-found"]);
    expect(await lookout.find(`select id from jobs where id = '${id}'`)).toEqual([]);
    // What was kept before anybody noticed is named by nobody.
    server.advance(UNUSED_GRACE + 1_000);
    await removeUnusedBytes(server.world);
    server.advance(UNUSED_GRACE + 1_000);
    await removeUnusedBytes(server.world);
    expect((await listBytes()).filter((name) => !before.includes(name))).toEqual([]);
    await signIn();
  });

  test("one that was done is closed at once to whoever has its address", async () => {
    const { slug } = await makeFilmCourse();
    const { id, url } = await make(slug);
    const ask = () => server.app.inject({ method: "GET", url: new URL(url, server.config.publicUrl).pathname });
    expect((await ask()).statusCode).toBe(200);
    expect((await author.ask("removeExport", { params: { uuid: id } })).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(404);
  });

  test("it goes with the account of the person who asked for it, and so does its address", async () => {
    const { slug } = await makeFilmCourse();
    const person = { ...inventPerson(), roles: ["ROLE_AUTHOR"], password: DEMO_PASSWORD };
    const created = (await admin.ask("createUser", { body: person })).json().user;
    const { id: made, identifier } = await ownPassword(server, created);
    const leaver = await employ(server, identifier);
    const { id } = (await begin(slug, {}, leaver)).json().export;
    expect(await server.runJobs()).toEqual([]);
    const { url } = await read(id, leaver);
    const ask = () => server.app.inject({ method: "GET", url: new URL(url, server.config.publicUrl).pathname });
    expect((await ask()).statusCode).toBe(200);
    expect((await admin.ask("deleteUser", { params: { id: made } })).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(404);
  });

  test("after seven days it is there no more, and its bytes leave the store a day later", {
    tags: "long",
  }, async () => {
    const { slug } = await makeFilmCourse();
    const { id, expiresAt, createdAt, url } = await make(slug);
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(Date.parse(createdAt) + EXPORT_KEPT);
    const key = url.split("/")[2];
    const isThere = async () => (await server.world.documentStore.open(key)) !== null;
    // A newer one takes nothing from it.
    await make(slug, { title: "A newer one" });
    for (let day = 1; day < 7; day += 1) {
      server.advance(UNUSED_GRACE);
      await pruneJobs(server.world);
      await removeUnusedBytes(server.world);
    }
    await signIn();
    expect((await fetchFile(id)).statusCode).toBe(200);
    server.advance(UNUSED_GRACE - 60_000);
    await signIn();
    expect((await read(id)).state).toBe("done");
    server.advance(60_000 + 1_000);
    expect(told(await author.ask("readExport", { params: { uuid: id } }))).toEqual([404, "not-found"]);
    expect(told(await fetchFile(id))).toEqual([404, "not-found"]);
    expect((await list({ product: slug })).meta.totalItems).toBe(0);
    expect(await isThere()).toBe(true);
    await pruneJobs(server.world);
    expect(await lookout.find(`select id from jobs where id = '${id}'`)).toEqual([]);
    await removeUnusedBytes(server.world);
    server.advance(UNUSED_GRACE + 1_000);
    await removeUnusedBytes(server.world);
    expect(await isThere()).toBe(false);
  });
});

async function* breakOff(content: AsyncIterable<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  for await (const bytes of content ?? []) {
    yield bytes.subarray(0, bytes.byteLength / 2);
    throw new Error("the disk is away");
  }
}
