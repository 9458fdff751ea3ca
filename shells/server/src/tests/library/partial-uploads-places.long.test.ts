// Knows that a large file comes to the same end wherever documents lie, whichever of two servers each part of it meets.
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Process, startS3 } from "../../../../../adapters/documents/src/testing/start-s3.ts";
import { type OutsideServer, startOutside } from "../../../../../adapters/postgres/src/testing/start-outside.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

/** A bucket is the place where two servers share nothing else; a folder that both see is tried in a long run. */
const PLACES = process.env["ACADEMIZ_LONG"] ? (["folder", "bucket"] as const) : (["bucket"] as const);
const MEBIBYTE = 1_048_576;
/** A film, as far as its head tells; the same everywhere. */
const FILM = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from("ftypmp42\0\0\0\0mp42isom"),
  randomBytes(20 * MEBIBYTE),
]);
/** Not all of one size: the last is what is left. */
const BOUNDS = [0, 8 * MEBIBYTE, 9 * MEBIBYTE + 1, 17 * MEBIBYTE, FILM.byteLength];
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let database: OutsideServer;
let s3: S3Process;
let folder: string;
beforeAll(async () => {
  [database, s3, folder] = [await startOutside(), await startS3(), await mkdtemp(join(tmpdir(), "academiz-places-"))];
});
afterAll(async () => {
  await database.stop();
  await s3.end();
  await rm(folder, { recursive: true, force: true });
});

describe.each(PLACES)("§7.65 decisions 1: two servers on one database and one %s", (place) => {
  let one: SpawnedServer;
  let other: SpawnedServer;
  beforeAll(async () => {
    await database.run(`create database ${place}`);
    const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings;
    const env = {
      DATABASE_URL: database.url(undefined, place),
      SECRET: "one secret that both servers share, long enough",
      LOG_LEVEL: "silent",
      ...(place === "bucket" && {
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        S3_PREFIX: "school",
      }),
    };
    // Of the folder both see the same; with a bucket each has a data folder of its own.
    const start = async (name: string) =>
      spawnServer(await findPort(), join(folder, place === "bucket" ? `${place}-${name}` : place), env);
    one = await start("one");
    other = await start("other");
  });
  afterAll(() => Promise.all([one?.end("SIGTERM"), other?.end("SIGTERM")]));

  const signIn = async (server: SpawnedServer): Promise<Record<string, string>> => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ login: "demo_author", password: DEMO_PASSWORD });
    const session = await fetch(`${server.url}/api/login_check`, { method: "POST", body, headers });
    return bearer((await session.json()).token);
  };
  const askToken = async (server: SpawnedServer): Promise<Record<string, string>> => {
    const headers = await signIn(server);
    const asked = await fetch(`${server.url}/api/admin/document/upload/file/token`, { headers });
    return bearer((await asked.json()).token);
  };
  const turn = (at: number): SpawnedServer => (at % 2 === 0 ? one : other);

  test("take its parts in turns, and either makes the same file of it, once", async () => {
    const token = await askToken(one);
    const metadata = `filename ${Buffer.from("Alarm.mp4").toString("base64")}`;
    const begun = await fetch(`${one.url}/api/admin/upload/client`, {
      method: "POST",
      headers: { ...token, "upload-length": String(FILM.byteLength), "upload-metadata": metadata },
    });
    expect(begun.status).toBe(201);
    const path = begun.headers.get("location") ?? "";
    for (const [at, from] of BOUNDS.slice(0, -1).entries()) {
      const found = await fetch(turn(at + 1).url + path, { method: "HEAD", headers: token });
      expect([found.status, found.headers.get("upload-offset")]).toEqual([200, String(from)]);
      const added = await fetch(turn(at).url + path, {
        method: "PATCH",
        headers: { ...token, "upload-offset": String(from), "content-type": "application/offset+octet-stream" },
        body: new Uint8Array(FILM.subarray(from, BOUNDS[at + 1])),
      });
      expect([added.status, added.headers.get("upload-offset")]).toEqual([204, String(BOUNDS[at + 1])]);
    }
    const finish = (server: SpawnedServer) => fetch(`${server.url}${path}/file`, { method: "POST", headers: token });
    const both = await Promise.all([finish(one), finish(other)]);
    // The one that came second was told to ask again, or what the first had made.
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const made = await Promise.all([finish(one), finish(other)].map(async (answer) => (await answer).json()));
    expect(made[1]).toEqual(made[0]);
    expect(made[0]).toMatchObject({ name: "Alarm.mp4", size: FILM.byteLength, mediaType: "video/mp4", kind: "video" });
    for (const { url } of [one, other]) {
      const kept = Buffer.from(await (await fetch(url + made[0].source)).arrayBuffer());
      expect(hash(kept)).toBe(hash(FILM));
    }
    const headers = await signIn(other);
    const listed = await fetch(`${other.url}/api/admin/document/client?query=Alarm`, { headers });
    expect((await listed.json()).documents).toHaveLength(1);
  });
});
