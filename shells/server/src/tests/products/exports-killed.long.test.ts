// Knows that an export that a kill came into the middle of is made all the same, once, and leaves nothing else behind
// (decisions 15, attack 87).
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { createDice } from "@academiz/fixtures";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildShells, PACKAGE_PLAYER } from "../../../../../.workspace/prepare.mjs";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { findPort } from "../../testing/find-port.ts";
import type { Answered } from "../../testing/route-case.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";
import { writeForm } from "../../testing/write-form.ts";

/** A long run has 30 rounds, KILL_ROUNDS any number; a failed run is played again with its KILL_SEED. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? (process.env["ACADEMIZ_LONG"] ? "30" : "1"));
const SEED = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const WAIT = { timeout: 60_000, interval: 50 };
const FILMS = 2;
/** Bytes of a film. */
const SIZE = 40_000_000;

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "academiz-exports-")));
const documents = join(dataDir, "documents");
const drafts = join(documents, "drafts");
let port: number;
let server: SpawnedServer;
beforeAll(async () => {
  buildShells([PACKAGE_PLAYER]);
  port = await findPort();
}, 300_000);
afterAll(async () => {
  if (server.process.exitCode === null && server.process.signalCode === null) await server.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

let token = "";
async function ask(method: string, path: string, body?: object): Promise<Answered> {
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
async function start(): Promise<void> {
  server = await spawnServer(port, dataDir);
  ({ token } = await ask("POST", "/api/login_check", { login: "demo_author", password: DEMO_PASSWORD }));
}
/** Exports of one person that are kept: the newest. */
const KEPT = 20;

async function sendFilm(): Promise<{ readonly slug: string; readonly sum: number }> {
  const bytes = Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42", "latin1"), randomBytes(SIZE)]);
  const sending = (await ask("GET", "/api/admin/document/upload/file/token")).token;
  const { type, payload } = writeForm({ file: { name: "film.mp4", bytes } });
  const answer = await fetch(`${server.url}/api/admin/document/client`, {
    method: "POST",
    headers: { authorization: `Bearer ${sending}`, "content-type": type },
    body: new Uint8Array(payload),
  });
  return { slug: (await answer.json()).slug, sum: crc32(bytes) };
}
/** A draft that names the films. */
async function makeCourse(films: readonly string[]): Promise<string> {
  const { slug, updatedAt, configDraft } = await ask("POST", "/api/admin/learniz", { name: "Films" });
  const params = {
    styleParams: {
      status: "CUSTOM",
      slideBackground: { type: "IMAGE", src: `document:${films[0]}`, alt: "" },
      faviconUrl: { src: `document:${films[1]}` },
    },
  };
  await ask("PATCH", `/api/admin/learniz/${slug}`, { configDraft: { ...configDraft, params }, updatedAt });
  return slug;
}
async function look<T>(work: (lookout: Lookout) => Promise<T>): Promise<T> {
  const lookout = await openLookout({ dataDir });
  try {
    return await work(lookout);
  } finally {
    await lookout.close();
  }
}
const listKept = (): readonly string[] =>
  readdirSync(documents, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== drafts)
    .map(({ name }) => name);

test(
  `decisions 15: a killed export is offered once, whole, and what was half written goes (${ROUNDS} rounds, seed ${SEED})`,
  async () => {
    console.info(`exports killed: seed ${SEED}, ${ROUNDS} rounds`);
    const random = createDice(SEED);
    await start();
    const films = await Promise.all(Array.from({ length: FILMS }, sendFilm));
    const slug = await makeCourse(films.map((film) => film.slug));
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = new Set(listKept());
      const body = { title: `Round ${round}`, draft: true };
      const { id } = (await ask("POST", `/api/admin/learniz/${slug}/exports`, body)).export;
      const read = async () => (await ask("GET", `/api/admin/exports/${id}`)).export;
      for (let kill = 0; kill < 2; kill += 1) {
        await delay(random() * 700);
        await server.end("SIGKILL");
        // As if they had lain there for long.
        for (const name of readdirSync(drafts)) utimesSync(join(drafts, name), 0, 0);
        await start();
      }
      await vi.waitUntil(async () => (await read()).state === "done", WAIT);
      expect(readdirSync(drafts)).toEqual([]);
      const { url, size } = await read();
      const zip = new Uint8Array(
        await (await fetch(server.url + url, { headers: { "sec-fetch-dest": "empty" } })).arrayBuffer(),
      );
      expect(zip.byteLength).toBe(size);
      const files = unzipSync(zip);
      for (const film of films) expect(crc32(files[`documents/${film.slug}.mp4`] ?? "")).toBe(film.sum);
      // A draft has the moment of its export in it: whoever was killed after it was kept leaves what nothing names.
      const named = await look(({ find }) => find(`select file_key as key from jobs where type = 'product-export'`));
      expect(named).toHaveLength(Math.min(round + 1, KEPT));
      const added = listKept().filter((name) => !before.has(name));
      expect(added).toContain(url.split("/")[2]);
      expect(added.length).toBeLessThanOrEqual(3);
    }
    expect(await server.end("SIGTERM")).toBe(0);
  },
  120_000 + ROUNDS * 60_000,
);
