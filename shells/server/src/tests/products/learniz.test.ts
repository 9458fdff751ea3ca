// Knows that authors can trust the server with their courses.
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = bearer((await server.signIn("demo_author")).token);
});
afterAll(() => server.close());

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const ask = (method: Method, url: string, payload?: object) =>
  server.app.inject({ method, url: `/api/admin/learniz${url}`, headers, ...(payload && { payload }) });
const create = async (name: string) => (await ask("POST", "", { name })).json();

describe("saving", () => {
  test("attack 81, §8.10 §7.101: of two authors who began from one version, the second is told 409 and overwrites nothing", async () => {
    const course = await create("Shared");
    const first = await ask("PATCH", `/${course.slug}`, { name: "First", updatedAt: course.updatedAt });
    const second = await ask("PATCH", `/${course.slug}`, { name: "Second", updatedAt: course.updatedAt });
    expect(first.statusCode).toBe(200);
    expect([second.statusCode, second.json().detail]).toEqual([409, "concurrent-edit"]);
    const savedBy = { name: "Demo Author", isYou: true };
    expect((await ask("GET", `/${course.slug}`)).json()).toEqual({ ...first.json(), savedBy });
    expect((await ask("PATCH", `/publish/${course.slug}`, { updatedAt: course.updatedAt })).statusCode).toBe(409);
  });

  test("decisions 15: of twenty saves of one version sent at once exactly one stands", async () => {
    const course = await create("Race");
    const saves = Array.from({ length: 20 }, (_, at) =>
      ask("PATCH", `/${course.slug}`, { name: `Save ${at}`, updatedAt: course.updatedAt }),
    );
    const codes = (await Promise.all(saves)).map((answer) => answer.statusCode).sort();
    expect(codes).toEqual([200, ...Array(19).fill(409)]);
  });

  test("§3.98 the list of documents is computed, whatever the author's browser says", async () => {
    const course = await create("Documents");
    const configDraft = {
      ...course.configDraft,
      context: { title: "document:not-alone it is" },
      documents: [{ slug: "forged" }],
    };
    const saved = await ask("PATCH", `/${course.slug}`, { configDraft, updatedAt: course.updatedAt });
    expect(saved.json().configDraft.documents).toEqual([]);
  });

  test("§7.84 a content that the engine cannot read is refused with where it is wrong", async () => {
    const course = await create("Broken");
    const configDraft = { ...course.configDraft, chapters: [{ slug: 3 }] };
    const saved = await ask("PATCH", `/${course.slug}`, { configDraft, updatedAt: course.updatedAt });
    expect([saved.statusCode, saved.json().detail]).toEqual([422, "content.invalid"]);
    expect(saved.json().faults[0].path[0]).toBe("chapters");
  });
});

describe("publishing", () => {
  test("§4.138 the published date of a course is the moment at which the server published it, whatever was written", async () => {
    const course = await create("Dated");
    const configDraft = { ...course.configDraft, publishedDate: "1999-01-01" };
    const saved = (await ask("PATCH", `/${course.slug}`, { configDraft, updatedAt: course.updatedAt })).json();
    const before = server.world.clock.now();
    const published = (await ask("PATCH", `/publish/${course.slug}`, { updatedAt: saved.updatedAt })).json();
    expect(published.config.publishedDate).toBe(published.publishedAt);
    expect(Date.parse(published.config.publishedDate)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(published.config.publishedDate)).toBeLessThanOrEqual(server.world.clock.now());
  });

  test("decisions 5: each publication has a timestamp of its own, also within one millisecond", async () => {
    const course = await create("Dates");
    const dates = new Set<string>();
    let { updatedAt } = course;
    for (let time = 0; time < 5; time += 1) {
      const published = (await ask("PATCH", `/publish/${course.slug}`, { updatedAt })).json();
      dates.add(published.config.publishedDate);
      ({ updatedAt } = published);
    }
    expect(dates.size).toBe(5);
  });

  test("decisions 4: the first publication makes one perimeter, the next ones none; unseen until visible", async () => {
    const course = await create("Perimeter");
    const mine = async () =>
      (await server.app.inject({ method: "GET", url: "/api/products", headers }))
        .json()
        .products.filter((one: { productSlug: string }) => one.productSlug === course.slug);
    const hidden = (await ask("PATCH", `/publish/${course.slug}`, { updatedAt: course.updatedAt })).json();
    expect(await mine()).toEqual([]);
    const shown = (
      await ask("PATCH", `/publish/${course.slug}`, { updatedAt: hidden.updatedAt, visible: true })
    ).json();
    const [first, ...more] = await mine();
    expect(more).toEqual([]);
    await ask("PATCH", `/publish/${course.slug}`, { updatedAt: shown.updatedAt });
    expect((await mine()).map((one: { perimeterSlug: string }) => one.perimeterSlug)).toEqual([first.perimeterSlug]);
  });

  test("§3.75 §4.130 the steps tell how far the course is", async () => {
    const course = await create("Steps");
    expect(course.editionInfo).toMatchObject({
      paramsStatus: "DONE",
      contentStatus: "DONE",
      publicationStatus: "UNDONE",
    });
    const published = (await ask("PATCH", `/publish/${course.slug}`, { updatedAt: course.updatedAt })).json();
    expect(published.editionInfo.publicationStatus).toBe("DONE");
  });
});

describe("the list", () => {
  test("§7.80 §3.250 searches literally, sorts, pages and tells how many there are", async () => {
    for (const name of ["100% zebra", "1000 zebra", "abc zebra"]) await create(name);
    const names = async (query: string) =>
      (await ask("GET", `?${query}`)).json().products.map((one: { name: string }) => one.name);
    expect(await names("query=100%25")).toEqual(["100% zebra"]);
    expect(await names("query=zebra&order=name")).toEqual(["100% zebra", "1000 zebra", "abc zebra"]);
    expect(await names("query=ZEBRA&order=-name&limit=2&page=2")).toEqual(["100% zebra"]);
    expect((await ask("GET", "?query=zebra&limit=1")).json().meta).toEqual({ totalItems: 3, page: 1, limit: 1 });
    expect(await names("query=zebra&publish=true")).toEqual([]);
  });

  test("§7.80 accents do not matter, neither in the name nor in what is typed", async () => {
    await create("Démonstration : le gnou");
    const found = async (query: string) =>
      (await ask("GET", `?query=${encodeURIComponent(query)}`)).json().meta.totalItems;
    expect(await Promise.all(["demonstration : le g", "GNOÛ", "demonstration_"].map(found))).toEqual([1, 1, 0]);
  });
});

describe("copies and ends", () => {
  test("§7.86 a copy is a draft of its own and was never published", async () => {
    const { slug } = await publishCourse(server, headers["authorization"]?.slice(7) ?? "", "Original");
    const copy = (await ask("PUT", `/duplicate/${slug}`, {})).json();
    expect(copy).toMatchObject({ name: "Original (copie)", config: null, publishedAt: null, hasConfigDraft: true });
    expect(copy.slug).not.toBe(slug);
    expect(copy.configDraft).not.toHaveProperty("publishedDate");
    expect(copy.configDraft.context.title).toMatch(/ \(copie\)$/);
  });

  test("§7.87 a deleted course is gone for authors and learners", async () => {
    const { slug, perimeter } = await publishCourse(server, headers["authorization"]?.slice(7) ?? "", "Gone");
    expect((await ask("DELETE", `/${slug}`)).statusCode).toBe(204);
    expect((await ask("GET", `/${slug}`)).statusCode).toBe(404);
    expect((await server.app.inject({ method: "GET", url: `/api/learniz/${perimeter}`, headers })).statusCode).toBe(
      404,
    );
  });
});

describe("documents", () => {
  const PIXEL = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

  async function addDocument(slug: string, name: string, bytes: Uint8Array, login = "demo_author") {
    const user = await server.world.users.findByIdentifier(login);
    if (!user) throw new Error(`no user ${login}`);
    const stored = await server.world.documentStore.put(user, bytes);
    await server.world.documents.add(user, { slug, name, ...stored }, "2026-01-01T00:00:00.000Z");
  }
  const useDocuments = (config: Record<string, unknown>, slugs: readonly string[]) => ({
    ...config,
    params: {
      styleParams: {
        status: "CUSTOM",
        slideBackground: { type: "IMAGE", src: `document:${slugs[0]}`, alt: "" },
        faviconUrl: { src: `document:${slugs[1] ?? slugs[0]}` },
      },
    },
  });

  test("decisions 2: a content reaches its own client's files and no others, by an address that cannot be guessed", async () => {
    await addDocument("ours", "été 1.png", PIXEL);
    await addDocument("theirs", "secret.png", PIXEL, "atelier_author");
    const course = await create("Pictures");
    const saved = await ask("PATCH", `/${course.slug}`, {
      configDraft: useDocuments(course.configDraft, ["ours", "theirs"]),
      updatedAt: course.updatedAt,
    });
    expect(saved.json().documentFiles).toMatchObject([{ slug: "ours", type: "image/png", size: PIXEL.length }]);
    const { url } = saved.json().documentFiles[0];
    const file = await server.app.inject({ method: "GET", url });
    expect(file.rawPayload.equals(PIXEL)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("immutable"),
    });
    const part = await server.app.inject({ method: "GET", url, headers: { range: "bytes=2-5" } });
    expect([part.statusCode, part.headers["content-range"], part.rawPayload.equals(PIXEL.subarray(2, 6))]).toEqual([
      206,
      `bytes 2-5/${PIXEL.length}`,
      true,
    ]);
    expect((await server.app.inject({ method: "GET", url: url.replace(/files\/../, "files/AA") })).statusCode).toBe(
      404,
    );
    expect((await server.app.inject({ method: "GET", url: "/files/..%2f..%2fsecret/x" })).statusCode).toBe(404);
  });

  test("§7.116 §7.119 an export is a zip named after the product, with its documents inside", async () => {
    await addDocument("inside", "photo.PNG", PIXEL);
    const course = await create("L'été");
    const saved = (
      await ask("PATCH", `/${course.slug}`, {
        configDraft: useDocuments(course.configDraft, ["inside"]),
        updatedAt: course.updatedAt,
      })
    ).json();
    await ask("PATCH", `/publish/${course.slug}`, { updatedAt: saved.updatedAt });
    const answer = await ask("POST", `/${course.slug}/scorm`, {});
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toContain(".zip");
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["imsmanifest.xml", "index.html", "params.json", "params.js", "documents/inside.png"]),
    );
    const params = JSON.parse(new TextDecoder().decode(files["params.json"]));
    expect(params).toMatchObject({
      progress: null,
      product: { slug: course.slug, documentFiles: [{ slug: "inside", url: "documents/inside.png" }] },
    });
    expect(params.publishedAt).toBe(params.product.config.publishedDate);
    const second = await ask("POST", `/${course.slug}/scorm`, {});
    expect(second.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test("§1.24 §7.22 where the player for packages is not built, an export says that and nothing else fails", async () => {
    const course = await create("Not built");
    const index = join(server.config.packagePlayer, "index.html");
    await rename(index, `${index}.away`);
    const answer = await ask("POST", `/${course.slug}/scorm`, {});
    await rename(`${index}.away`, index);
    expect([answer.statusCode, answer.json().detail]).toEqual([501, "export.not-built"]);
    expect((await ask("POST", `/${course.slug}/scorm`, {})).statusCode).toBe(200);
  });
});
