// Knows that a course is sent from what is kept of it, and is what a learner should have: whole, their own, of the
// newest publication (§7.121).
// @module-tag wide
import { gunzipSync } from "node:zlib";
import { players } from "@academiz/contract";
import { applyScroll } from "@academiz/domain/progress";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bearer, beginProgress, type PublishedCourse, publishCourse } from "../../testing/author.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: string;
let learner: Record<string, string>;
let course: PublishedCourse;
beforeAll(async () => {
  server = await startTestServer();
  author = (await server.signIn("demo_author")).token;
  learner = bearer((await server.signIn("demo_learner")).token);
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await publishCourse(server, author, 'A "course" \\ of \u2009 <é>');
});

const ask = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url: `/api/learniz/${course.perimeter}`, headers: { ...learner, ...headers } });
async function save(): Promise<void> {
  const { product } = (await ask()).json();
  const { course: read, progress } = beginProgress(product.config, course.perimeter);
  const sent = { ...applyScroll(read, progress).progress, eventDate: new Date().toISOString() };
  const url = `/api/learniz/${course.perimeter}/progress`;
  const answer = await server.app.inject({ method: "POST", url, headers: learner, payload: { progress: sent } });
  expect(answer.json().accepted).toBe(true);
}
async function publishAnew(change: (config: Record<string, object>) => object): Promise<void> {
  const headers = bearer(author);
  const { product } = (await ask()).json();
  const url = `/api/admin/learniz/${course.slug}`;
  const payload = { updatedAt: course.updatedAt, configDraft: change(product.config) };
  const { updatedAt } = (await server.app.inject({ method: "PATCH", url, headers, payload })).json();
  await server.app.inject({
    method: "PATCH",
    url: `/api/admin/learniz/publish/${course.slug}`,
    headers,
    payload: { updatedAt },
  });
}

test("§7.121 it is read once a publication, and answered as the contract says, with and without a progress", async () => {
  const read = vi.spyOn(server.world.products, "readPublication");
  const fresh = await ask();
  expect(players.playLearniz.answer.schema.parse(fresh.json())).toEqual(fresh.json());
  expect([fresh.json().product.name, fresh.json().progress]).toEqual(['A "course" \\ of \u2009 <é>', null]);
  await save();
  const begun = (await ask()).json();
  expect(begun).toEqual({ ...fresh.json(), progress: expect.objectContaining({ status: "STARTED" }) });
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test.each(["gzip", "gzip, deflate, br, zstd", "br;q=1, gzip;q=0.5", "*"])(
  "decisions 15: to whoever takes %s it is one gzip, of the same bytes",
  async (accepted) => {
    await save();
    const [plain, small] = [await ask(), await ask({ "accept-encoding": accepted })];
    expect([plain.headers["content-encoding"], small.headers["content-encoding"]]).toEqual(["identity", "gzip"]);
    expect(gunzipSync(small.rawPayload)).toEqual(plain.rawPayload);
    // A browser's own reader of the format agrees.
    const stream = new Blob([new Uint8Array(small.rawPayload)]).stream().pipeThrough(new DecompressionStream("gzip"));
    expect(Buffer.from(await new Response(stream).arrayBuffer())).toEqual(plain.rawPayload);
    expect(small.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength);
  },
);

test.each(["identity", "gzip;q=0", "x"])("to whoever takes %s alone it is plain", async (accepted) => {
  const plain = await ask({ "accept-encoding": accepted });
  expect(plain.headers["content-encoding"]).toBe("identity");
  expect(plain.json().publishedAt).toBe(plain.json().product.config.publishedDate);
});

test("decisions 15: nothing is sent to whoever has it; a save, a publication, another learner and another client's look are something new", async () => {
  const have = async () => String((await ask()).headers["etag"]);
  const first = await have();
  const again = await ask({ "if-none-match": `W/"x", ${first}` });
  expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", first]);
  expect(again.headers["cache-control"]).toBe("private, no-cache");
  const tags = [first, String((await ask({ "accept-encoding": "gzip" })).headers["etag"])];
  await save();
  tags.push(await have());
  await publishAnew((config) => ({ ...config }));
  tags.push(await have());
  const other = bearer((await server.signIn("demo_trainer")).token);
  tags.push(String((await ask(other)).headers["etag"]));
  expect(new Set(tags).size).toBe(5);
  for (const tag of tags.slice(0, 3)) expect((await ask({ "if-none-match": tag })).statusCode).toBe(200);
});

test("§7.85 what was published anew is what is played at once", async () => {
  const title = async () => (await ask()).json().product.config.context.title;
  expect(await title()).not.toBe("Newer");
  await publishAnew((config) => ({ ...config, context: { ...config["context"], title: "Newer" } }));
  expect(await title()).toBe("Newer");
});

test("decisions 2: whoever may not open it gets nothing, whatever tag they send", async () => {
  const tag = String((await ask()).headers["etag"]);
  const stranger = bearer((await server.signIn("atelier_learner")).token);
  expect((await ask({ ...stranger, "if-none-match": tag })).statusCode).toBe(404);
  const nobody = { authorization: "", "if-none-match": tag };
  expect((await ask(nobody)).statusCode).toBe(401);
});
