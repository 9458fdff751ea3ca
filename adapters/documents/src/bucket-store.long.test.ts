// Knows that a bucket keeps the promise of a document store, on a storage that is not ours and that fails in every way.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suiteDocumentStore } from "@academiz/testkit/backend";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { describeFailure, readFailure } from "./bucket-failure.ts";
import { type BucketOptions, type BucketStore, openBucketStore } from "./bucket-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { type S3Process, startS3 } from "./testing/start-s3.ts";

const SENDER = fileURLToPath(new URL("./testing/send-file.ts", import.meta.url));
const OWNER = { clientId: "a" };
const SECRET = randomBytes(32);
/** Bytes: more than a connection and a part of an upload hold. */
const FILM = 24_000_000;
const drafts = mkdtempSync(join(tmpdir(), "academiz-test-"));
let s3: S3Process;
const opened: BucketStore[] = [];
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  for (const store of opened) store.close();
  await s3.end();
  rmSync(drafts, { recursive: true });
});

let count = 0;
async function open(options: Partial<BucketOptions> = {}): Promise<BucketStore> {
  count += 1;
  const store = await openBucketStore({
    ...s3.settings,
    prefix: `place-${count}/`,
    secret: SECRET,
    drafts,
    patience: 5_000,
    ...options,
  });
  opened.push(store);
  return store;
}
/** Files that the storage holds for this place and that are large. */
const listLarge = (prefix: string) =>
  readdirSync(join(s3.folder, s3.settings.bucket, prefix), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).size > 1_000_000);
const listDrafts = () => readdirSync(drafts).filter((name) => name !== "folder");
async function measure(bytes: AsyncIterable<Uint8Array> | null | undefined): Promise<number> {
  let size = 0;
  for await (const part of bytes ?? []) size += part.byteLength;
  return size;
}
const catchError = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Error,
  );

suiteDocumentStore(() => open());

describe("decisions 1: documents in a bucket", () => {
  test("the object has its media type, lies under the prefix, and no draft stays", async () => {
    const store = await open({ prefix: "school/files/" });
    const { key } = await store.put(OWNER, Buffer.from("<!doctype html><p>"));
    const folder = join(s3.folder, s3.settings.bucket, "school/files", key.slice(0, 2));
    const facts = readdirSync(folder).find((name) => name.endsWith("metadata.json")) ?? "";
    expect(JSON.parse(readFileSync(join(folder, facts), "utf8"))).toMatchObject({ "content-type": "text/html" });
    expect(listDrafts()).toEqual([]);
  });

  test("an object that was removed behind our back is gone, also for whoever had opened it", async () => {
    const store = await open({ prefix: "removed/" });
    const { key } = await store.put(OWNER, Buffer.from("here"));
    const document = await store.open(key);
    rmSync(join(s3.folder, s3.settings.bucket, "removed", key.slice(0, 2)), { recursive: true });
    expect(await document?.read()).toBeNull();
  });

  test("a storage that dies while a file is sent to it has none of it, and takes it when it is back", async () => {
    const store = await open({ prefix: "sent/" });
    const bytes = randomBytes(FILM);
    const { key } = await (await open()).put(OWNER, bytes);
    const sending = catchError(store.put(OWNER, bytes));
    await vi.waitUntil(() => listLarge("sent").length > 0, { timeout: 10_000, interval: 1 });
    await s3.kill();
    expect(isOutOfReach(await sending)).toBe(true);
    expect(await catchError(store.open(key))).toSatisfy(isOutOfReach);
    await s3.startAgain();
    expect(await store.open(key)).toBeNull();
    expect(await store.put(OWNER, bytes)).toMatchObject({ key, size: bytes.byteLength });
    expect(await measure(await (await store.open(key))?.read())).toBe(bytes.byteLength);
    expect(listDrafts()).toEqual([]);
  });

  test.runIf(process.env["ACADEMIZ_LONG"])(
    "when our server is killed while it sends, nothing becomes visible, and the next server sends the file whole",
    async () => {
      const [size, filling] = [FILM, "a film "];
      const bytes = Buffer.alloc(size, filling);
      const store = await open({ prefix: "killed/" });
      const { key } = await (await open()).put(OWNER, bytes);
      const settings = { ...s3.settings, prefix: "killed/" };
      const order = JSON.stringify({
        settings,
        secret: SECRET.toString("hex"),
        drafts: `${drafts}/folder`,
        size,
        filling,
      });
      const sender = spawn(process.execPath, ["--import", "tsx", SENDER, order], { stdio: "inherit" });
      const end = once(sender, "exit");
      await vi.waitUntil(() => listLarge("killed").length > 0, { timeout: 100_000, interval: 1 });
      sender.kill("SIGKILL");
      expect(await end).toEqual([null, "SIGKILL"]);
      expect(await store.open(key)).toBeNull();
      expect(await store.put(OWNER, bytes)).toMatchObject({ key, size });
      expect(await measure(await (await store.open(key))?.read())).toBe(size);
    },
  );

  test("a file that an operator copied from a folder of documents is found under its key", async () => {
    const [store, folder] = [await open({ prefix: "copied/" }), createFolderStore(join(drafts, "folder"), SECRET)];
    const { key } = await folder.put(OWNER, Buffer.from("copied"));
    const place = join(s3.folder, s3.settings.bucket, "copied", key.slice(0, 2));
    mkdirSync(place);
    copyFileSync(join(drafts, "folder", key.slice(0, 2), key), join(place, `${key}._S3rver_object`));
    expect(await measure(await (await store.open(key))?.read())).toBe(6);
  });

  test("a storage that dies while it is read breaks the transfer: it never ends early", async () => {
    const store = await open();
    const { key } = await store.put(OWNER, randomBytes(FILM));
    const reading = (async () => {
      for await (const _ of (await (await store.open(key))?.read()) ?? []) await s3.kill();
    })();
    expect(await catchError(reading)).toSatisfy(isOutOfReach);
    await s3.startAgain();
    expect(await measure(await (await store.open(key))?.read())).toBe(FILM);
  });

  test("a content of any length goes both ways without being held in memory", async () => {
    const store = await open();
    const [piece, pieces] = [randomBytes(1_000_000), 120];
    let most = 0;
    const watch = () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    };
    async function* produce() {
      for (let count = 0; count < pieces; count++) {
        watch();
        yield piece;
      }
    }
    const before = process.memoryUsage().arrayBuffers;
    const { key } = await store.put(OWNER, produce());
    for await (const _ of (await (await store.open(key))?.read()) ?? []) watch();
    expect(most - before).toBeLessThan(100_000_000);
  });

  test("a reader may take its time, a storage that falls silent midway may not", async () => {
    const store = await open({ patience: 700 });
    const { key } = await store.put(OWNER, randomBytes(FILM));
    const read = async (atTheStart: () => unknown) => {
      let size = 0;
      for await (const part of (await (await store.open(key))?.read()) ?? []) {
        if (size === 0) await atTheStart();
        size += part.byteLength;
      }
      return size;
    };
    const start = Date.now();
    expect(await read(() => vi.waitUntil(() => Date.now() > start + 1_500, { timeout: 5_000 }))).toBe(FILM);
    const error = await catchError(read(() => s3.pause()));
    s3.resume();
    expect(error).toSatisfy(isOutOfReach);
  });

  test("a storage that says nothing is out of reach, and is found again when it speaks", async () => {
    const store = await open({ patience: 700 });
    const { key } = await store.put(OWNER, Buffer.from("patience"));
    s3.pause();
    const error = await catchError(store.open(key).then((document) => document?.read()));
    s3.resume();
    expect(error).toSatisfy(isOutOfReach);
    expect(await measure(await (await store.open(key))?.read())).toBe(8);
  });
});

describe("decisions 1: a wrong setting is told at the start, in words", () => {
  test.each([
    [{ bucket: "nowhere" }, "S3_BUCKET"],
    [{ accessKeyId: "stranger" }, "S3_ACCESS_KEY_ID"],
    [{ endpoint: "http://127.0.0.1:9" }, "S3_ENDPOINT"],
    [{ endpoint: "http://nowhere.invalid" }, "S3_ENDPOINT"],
  ])("%j", async (wrong, setting) => {
    const error = await catchError(open({ ...wrong, secretAccessKey: "hush-hush" }));
    expect(error?.message).toContain(setting);
    expect(JSON.stringify(error) + error?.stack + JSON.stringify(Object.entries(error ?? {}))).not.toContain("hush");
  });

  test("only the code of a storage's answer is told: the rest may repeat the request", () => {
    const answer = Object.assign(new Error("You signed hush-hush"), {
      name: "SignatureDoesNotMatch",
      StringToSign: "hush-hush",
      $metadata: { httpStatusCode: 403 },
    });
    const { message, cause } = describeFailure("files", readFailure(answer));
    expect([message, cause]).toEqual([
      'The bucket "files": the secret is not the key\'s (S3_SECRET_ACCESS_KEY) [SignatureDoesNotMatch].',
      undefined,
    ]);
  });
});
