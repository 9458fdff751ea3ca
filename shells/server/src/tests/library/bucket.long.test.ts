// Knows that a platform whose documents lie in a bucket plays and exports them, and says what is wrong when the bucket
// is away.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Process, startS3 } from "../../../../../adapters/documents/src/testing/start-s3.ts";
import { readConfig } from "../../config/config.ts";
import { bearer } from "../../testing/author.ts";
import { launchServer } from "../../testing/spawn-server.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeNamed } from "../../testing/store-named.ts";

let s3: S3Process;
let server: TestServer;
const describeBucket = (): Record<string, string> => ({
  S3_BUCKET: s3.settings.bucket,
  S3_ENDPOINT: s3.settings.endpoint,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  S3_PREFIX: "school",
});
beforeAll(async () => {
  s3 = await startS3();
  server = await startTestServer(describeBucket());
});
afterAll(async () => {
  await server?.close();
  await s3.end();
});

const ask = async (url: string, login = "demo_learner", headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url, headers: { ...bearer((await server.signIn(login)).token), ...headers } });
async function findCourse() {
  const { products } = (await ask("/api/products")).json();
  return products.find((one: { name: string }) => one.name.includes("phishing"));
}
async function findDocuments(): Promise<readonly { url: string; type: string; size: number }[]> {
  return (await ask(`/api/learniz/${(await findCourse()).perimeterSlug}`)).json().product.documentFiles;
}

describe("decisions 1: documents in a bucket", () => {
  test("the demo's documents lie there, and none in the data folder", async () => {
    const documents = await findDocuments();
    expect(documents.length).toBeGreaterThan(5);
    for (const { url, type, size } of documents) {
      const answer = await ask(url);
      expect([answer.statusCode, answer.rawPayload.byteLength]).toEqual([200, size]);
      expect(`${answer.headers["content-type"]}`.split(";")[0]).toBe(type);
    }
    const kept = readdirSync(join(server.config.dataDir, "documents"), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);
  });

  test("a film is served a part at a time, and kept by whoever has it", async () => {
    const film = (await findDocuments()).find(({ type }) => type === "video/mp4");
    if (!film) throw new Error("the demo has no film");
    const whole = (await ask(film.url)).rawPayload;
    const part = await ask(film.url, "demo_learner", { range: "bytes=100-199" });
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 100-199/${film.size}`]);
    expect(part.rawPayload).toEqual(whole.subarray(100, 200));
    expect((await ask(film.url, "demo_learner", { range: "bytes=-5" })).rawPayload).toEqual(whole.subarray(-5));
    expect((await ask(film.url, "demo_learner", { range: `bytes=${film.size}-` })).statusCode).toBe(416);
    const tag = `${part.headers.etag}`;
    expect((await ask(film.url, "demo_learner", { "if-none-match": tag })).statusCode).toBe(304);
    const head = await server.app.inject({ method: "HEAD", url: film.url });
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, `${film.size}`, ""]);
  });

  test("§7.116 an export has them", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: `/api/admin/learniz/${(await findCourse()).productSlug}/scorm`,
      headers: bearer((await server.signIn("demo_author")).token),
      payload: {},
    });
    const files = Object.keys(unzipSync(answer.rawPayload)).filter((path) => path.startsWith("documents/"));
    expect(files.length).toBeGreaterThan(5);
  });

  test("§8.2 while the bucket is away a file answers 503 in the platform's words, the rest goes on, and it comes back", async () => {
    const [document] = await findDocuments();
    const url = document?.url ?? "";
    const other = await storeNamed(server, randomBytes(8));
    await s3.kill();
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers["content-type"], answer.json().detail]).toEqual([
      503,
      "application/problem+json; charset=utf-8",
      "maintenance",
    ]);
    expect(answer.body).not.toContain("127.0.0.1");
    const apart = await server.content.inject({ method: "GET", url: `/files/${other.key}/x` });
    expect([apart.statusCode, apart.json().detail]).toEqual([503, "maintenance"]);
    expect((await ask("/api/me")).statusCode).toBe(200);
    await s3.startAgain();
    expect((await ask(url)).statusCode).toBe(200);
  });
});

describe("decisions 15: a bucket that dies in the middle of a film", () => {
  test("cuts the answer, which never looks whole, and takes nobody else along; who leaves early costs nothing", async () => {
    const address = await server.listen();
    const { key } = await storeNamed(server, randomBytes(64_000_000));
    const open = async () => {
      const answer = await fetch(`${address}/files/${key}/film`);
      expect([answer.status, answer.headers.get("content-length")]).toEqual([200, "64000000"]);
      const reader = answer.body?.getReader();
      await reader?.read();
      return reader;
    };
    for (let round = 0; round < 60; round++) await (await open())?.cancel();
    const reader = await open();
    await s3.kill();
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await s3.startAgain();
    await (await open())?.cancel();
  });
});

describe("decisions 1: settings of a bucket", () => {
  const NEEDED = {
    S3_BUCKET: "b",
    S3_ENDPOINT: "http://s3.example",
    S3_ACCESS_KEY_ID: "k",
    S3_SECRET_ACCESS_KEY: "hush",
  };
  test("the rest has its default; without an endpoint it is Amazon's, by its region", () => {
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig(NEEDED).bucket).toMatchObject({ region: "us-east-1", forcePathStyle: true, prefix: "" });
    const { S3_ENDPOINT: _, ...rest } = NEEDED;
    const amazon = { ...rest, S3_REGION: "eu-west-3", S3_PREFIX: "/school/files/" };
    expect(readConfig(amazon).bucket).toMatchObject({ forcePathStyle: false, prefix: "school/files/" });
    expect(readConfig({ ...NEEDED, S3_FORCE_PATH_STYLE: "false" }).bucket?.forcePathStyle).toBe(false);
  });

  test.each([
    [{ S3_BUCKET: "" }, "S3_BUCKET is missing"],
    [{ S3_ACCESS_KEY_ID: "" }, "S3_ACCESS_KEY_ID is missing"],
    [{ S3_SECRET_ACCESS_KEY: " " }, "S3_SECRET_ACCESS_KEY is missing"],
    [{ S3_ENDPOINT: "" }, "S3_REGION is missing"],
    [{ S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT is no address"],
    [{ S3_ENDPOINT: "https://me:hush@s3.example" }, "S3_ENDPOINT is no address"],
    [{ S3_FORCE_PATH_STYLE: "maybe" }, "S3_FORCE_PATH_STYLE is true or false"],
    [{ S3_PREFIX: "../up" }, "S3_PREFIX is no path"],
  ])("%j: %s", (wrong, message) => {
    const read = () => readConfig({ ...NEEDED, ...(wrong as Record<string, string>) });
    expect(read).toThrow(message);
    expect(read).not.toThrow("hush");
  });

  test("a bucket that is not there stops the start in one line, without the secret, and leaves no database", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "academiz-test-"));
    const wrong = { ...describeBucket(), S3_BUCKET: "nowhere", S3_SECRET_ACCESS_KEY: "hush-hush" };
    const child = launchServer(0, dataDir, { ...wrong, LOG_LEVEL: "trace" });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
    expect((await once(child, "close"))[0]).toBe(1);
    expect(said).toBe(
      'Academiz does not start. The bucket "nowhere": there is no such bucket (S3_BUCKET) [NoSuchBucket].\n',
    );
    rmSync(dataDir, { recursive: true });
  });
});
