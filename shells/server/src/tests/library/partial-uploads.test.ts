// Knows that a large file comes part by part, in whatever pieces the network leaves, and becomes the file it was.
// @module-tag wide
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { startJobs } from "../../operation/job-loop.ts";
import { bearer } from "../../testing/author.ts";
import { employ, type Librarian } from "../../testing/librarian.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const MEBIBYTE = 1_048_576;
const DAY = 86_400_000;

let server: TestServer;
let author: Librarian;
let url: string;
let lookout: Lookout;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT: "8", UPLOAD_PATIENCE: "1" });
  author = await employ(server, "demo_author");
  url = await server.listen();
  lookout = await openLookout(server.config);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const tokenOf = async (who: Librarian): Promise<string> => (await who.ask("uploadToken")).json().token;
const encode = (text: string) => Buffer.from(text).toString("base64");
interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}
const ask = async (path: string, token: string, { method, headers, body }: Asked) =>
  fetch(new URL(path, url), {
    method,
    headers: { ...bearer(token), "tus-resumable": "1.0.0", ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
const begin = (token: string, length: number, names: Readonly<Record<string, string>> = {}, shelf = "client") =>
  ask(`/api/admin/upload/${shelf}`, token, {
    method: "POST",
    headers: {
      "upload-length": String(length),
      "upload-metadata": Object.entries({ filename: "film.txt", ...names })
        .map(([name, value]) => `${name} ${encode(value)}`)
        .join(","),
    },
  });
const place = async (token: string, length: number, names?: Readonly<Record<string, string>>) => {
  const begun = await begin(token, length, names);
  expect(begun.status).toBe(201);
  return begun.headers.get("location") ?? "";
};
const append = (path: string, token: string, from: number, body: Uint8Array) =>
  ask(path, token, {
    method: "PATCH",
    headers: { "upload-offset": String(from), "content-type": "application/offset+octet-stream" },
    body,
  });
const look = async (path: string, token: string) => {
  const answer = await ask(path, token, { method: "HEAD" });
  return [answer.status, answer.headers.get("upload-offset")];
};
const finish = (path: string, token: string) => ask(`${path}/file`, token, { method: "POST" });
const told = async (answer: Response) => [answer.status, (await answer.json()).detail];
const idOf = (path: string) => path.split("/").at(-1) ?? "";
/** What opens its parts; none where it is not there. */
const readKeys = async (path: string): Promise<readonly string[]> => {
  const rows = await lookout.find(`select part_keys as keys from partial_uploads where id = '${idOf(path)}'`);
  return rows.flatMap(({ keys }) => keys as string[]);
};
/** Text: of no other type. */
const write = (size: number) => Buffer.from(randomBytes(size).toString("hex").slice(0, size));

describe("§7.65 a file that comes part by part", () => {
  test("becomes the file it was, once, however often that is asked", async () => {
    const token = await tokenOf(author);
    const bytes = write(3 * MEBIBYTE + 7);
    const path = await place(token, bytes.byteLength, { filename: "Été.txt" });
    expect(await look(path, token)).toEqual([200, "0"]);
    for (const from of [0, MEBIBYTE, 2 * MEBIBYTE, 3 * MEBIBYTE]) {
      const answer = await append(path, token, from, bytes.subarray(from, from + MEBIBYTE));
      const to = Math.min(from + MEBIBYTE, bytes.byteLength);
      expect([answer.status, answer.headers.get("upload-offset")]).toEqual([204, String(to)]);
      expect(await look(path, token)).toEqual([200, String(to)]);
    }
    const made = await Promise.all([finish(path, token), finish(path, token)]);
    const kept = await Promise.all(made.filter(({ ok }) => ok).map((answer) => answer.json()));
    const again = await (await finish(path, token)).json();
    expect(kept.length).toBeGreaterThan(0);
    for (const one of kept) expect(one.slug).toBe(again.slug);
    expect(again).toMatchObject({ name: "Été.txt", size: bytes.byteLength, mediaType: "text/plain" });
    const file = await fetch(new URL(again.source, url));
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("goes on after its connection broke: what was acknowledged stays, of a broken part nothing does", async () => {
    const token = await tokenOf(author);
    const bytes = write(3 * MEBIBYTE);
    const path = await place(token, bytes.byteLength);
    await append(path, token, 0, bytes.subarray(0, MEBIBYTE));
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const head = [
      `PATCH ${path} HTTP/1.1`,
      "host: x",
      `authorization: Bearer ${token}`,
      "content-type: application/offset+octet-stream",
      `upload-offset: ${MEBIBYTE}`,
      `content-length: ${2 * MEBIBYTE}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await new Promise((done) => socket.write(bytes.subarray(MEBIBYTE, MEBIBYTE + 500_000), done));
    socket.destroy();
    await vi.waitFor(async () => expect(await look(path, token)).toEqual([200, String(MEBIBYTE)]));
    expect((await append(path, token, MEBIBYTE, bytes.subarray(MEBIBYTE))).status).toBe(204);
    const { source } = await (await finish(path, token)).json();
    expect(Buffer.from(await (await fetch(new URL(source, url))).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("takes each part once, in its place: of two that come at once one is told to ask anew", async () => {
    const token = await tokenOf(author);
    const bytes = write(2 * MEBIBYTE);
    const path = await place(token, bytes.byteLength);
    const answers = await Promise.all([0, 0].map((from) => append(path, token, from, bytes.subarray(0, MEBIBYTE))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await told(await append(path, token, 0, bytes.subarray(0, MEBIBYTE)))).toEqual([409, "upload.elsewhere"]);
    expect(await told(await append(path, token, MEBIBYTE, write(10)))).toEqual([422, "upload.part-too-small"]);
    expect(await told(await append(path, token, MEBIBYTE, write(2 * MEBIBYTE)))).toEqual([413, "body.too-large"]);
    expect(await told(await finish(path, token))).toEqual([409, "upload.elsewhere"]);
    expect(await look(path, token)).toEqual([200, String(MEBIBYTE)]);
  });

  test("is judged as any other: its rights, its size, its type, its folder and what it replaces", async () => {
    const token = await tokenOf(author);
    expect(await told(await begin(token, 9 * MEBIBYTE))).toEqual([413, "body.too-large"]);
    expect(await told(await begin(token, 10, {}, "library"))).toEqual([403, "role.refused"]);
    expect(await told(await begin(token, 10, {}, "nowhere"))).toEqual([404, "not-found"]);
    expect(await told(await begin(token, 10, { replaces: "nowhere" }))).toEqual([404, "not-found"]);
    expect(await told(await begin(token, 10, { parentSlug: "../x" }))).toEqual([422, "validation"]);
    expect(await told(await begin(token, 0))).toEqual([422, "validation"]);
    const session = (await server.signIn("demo_author")).token;
    expect(await told(await begin(session, 10))).toEqual([403, "scope.refused"]);
    expect((await begin("", 10)).status).toBe(401);
    const program = Buffer.from([0x4d, 0x5a, 0, 1, 2]);
    const path = await place(token, program.byteLength, { filename: "setup.exe" });
    await append(path, token, 0, program);
    expect(await told(await finish(path, token))).toEqual([422, "document.source.wrong_type"]);
    expect(await told(await begin(token, 3, { parentSlug: "nowhere" }))).toEqual([404, "not-found"]);
    // What is refused for good takes none of the places.
    for (let count = 0; count < 21; count++) {
      const refused = await place(token, program.byteLength, { filename: `setup${count}.exe\0` });
      await append(refused, token, 0, program);
      expect((await finish(refused, token)).status).toBe(422);
    }
    const former = await author.keep("former", { fileName: "former.txt" });
    const next = await place(token, 4, { replaces: former.slug });
    await append(next, token, 0, Buffer.from("next"));
    expect(await (await finish(next, token)).json()).toMatchObject({ slug: former.slug, name: "former.txt", size: 4 });
  });

  test("is its author's own, ended when they end it, and forgotten a day after it began", async () => {
    const token = await tokenOf(author);
    const path = await place(token, 10);
    const others = await tokenOf(await employ(server, "demo_admin"));
    expect((await look(path, others))[0]).toBe(404);
    expect((await append(path, others, 0, Buffer.from("0123456789"))).status).toBe(404);
    expect((await ask(path, others, { method: "DELETE" })).status).toBe(404);
    expect((await look("/api/admin/upload/client/nonsense", token))[0]).toBe(404);
    expect((await ask(path, token, { method: "DELETE" })).status).toBe(204);
    expect((await look(path, token))[0]).toBe(404);
    const late = await place(token, 10);
    server.advance(DAY + 1_000);
    const fresh = await tokenOf(await employ(server, "demo_author"));
    expect((await look(late, fresh))[0]).toBe(404);
  });

  test("is one of twenty at most of one author that are no files yet", async () => {
    server.advance(2 * DAY);
    const who = await employ(server, "demo_author");
    const token = await tokenOf(who);
    const begun = await Promise.all(Array.from({ length: 25 }, () => begin(token, 10)));
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(5);
    server.advance(2 * DAY);
    const later = await tokenOf(await employ(server, "demo_author"));
    expect((await begin(later, 10)).status).toBe(201);
  });

  test("begins anew where bytes of it have gone, as after a restoration: it says that it is not there", async () => {
    const token = await tokenOf(await employ(server, "demo_author"));
    const path = await place(token, 10);
    await append(path, token, 0, Buffer.from("0123456789"));
    for (const key of await readKeys(path)) await server.world.documentStore.remove(key);
    expect(await told(await finish(path, token))).toEqual([404, "not-found"]);
    expect((await look(path, token))[0]).toBe(404);
  });

  test("is forgotten by the jobs of every hour where its author never returns, and then its bytes", async () => {
    const token = await tokenOf(await employ(server, "demo_author"));
    const path = await place(token, 2 * MEBIBYTE);
    await append(path, token, 0, write(MEBIBYTE));
    const [key = ""] = await readKeys(path);
    const isThere = async () => (await server.world.documentStore.open(key)) !== null;
    const troubles: unknown[] = [];
    const log = { onFailure: () => undefined, onTrouble: (error: unknown) => troubles.push(error) };
    const passDay = async (isDone: () => Promise<boolean>) => {
      server.advance(DAY + 1_000);
      // Whoever starts looks at once, then every hour.
      const stop = startJobs(server.world, () => async () => undefined, log);
      await vi.waitUntil(isDone, { timeout: 20_000, interval: 20 });
      await stop();
    };
    await passDay(async () => (await readKeys(path)).length === 0);
    expect(await isThere()).toBe(true);
    const young = await place(await tokenOf(await employ(server, "demo_author")), 10);
    await passDay(async () => !(await isThere()));
    expect(await lookout.find(`select from partial_uploads where id = '${idOf(young)}'`)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
