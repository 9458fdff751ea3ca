// Knows that a server that is killed while files come has none of them, and takes them when it is back (attack 87).
import { mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { countPostmasters } from "../../testing/count-postmasters.ts";
import { findPort } from "../../testing/find-port.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";
import { writeForm } from "../../testing/write-form.ts";

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "academiz-uploads-")));
const drafts = join(dataDir, "documents/drafts");
let server: SpawnedServer;
afterAll(async () => {
  if (server.process.exitCode === null && server.process.signalCode === null) await server.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(path: string, token = "", init: RequestInit = {}) {
  const answer = await fetch(server.url + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
async function signIn(): Promise<string> {
  const body = JSON.stringify({ login: "demo_author", password: DEMO_PASSWORD });
  const headers = { "content-type": "application/json" };
  return (await ask("/api/login_check", "", { method: "POST", body, headers })).token;
}
const countDocuments = async (token: string) =>
  (await ask("/api/admin/document/client?query=.&limit=1", token)).meta.totalItems;

/** A long run has 30 rounds, KILL_ROUNDS any number; a failed run is played again with its KILL_SEED. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? (process.env["ACADEMIZ_LONG"] ? "30" : "1"));
const SEED = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

test(`attack 87: a kill while a file comes leaves no row and no file; what it left on disk goes by its age (${ROUNDS} rounds, seed ${SEED})`, {
  timeout: 60_000 + ROUNDS * 20_000,
}, async () => {
  console.info(`uploads killed: seed ${SEED}, ${ROUNDS} rounds`);
  const port = await findPort();
  server = await spawnServer(port, dataDir);
  let state = SEED;
  for (let round = 0; round < ROUNDS; round += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const before = await countDocuments(await signIn());
    const { token } = await ask("/api/admin/document/upload/file/token", await signIn());
    const bytes = Buffer.from(`Bonjour ${round} `.repeat(1_000));
    const { type, payload } = writeForm({ file: { name: `${round}.txt`, bytes } });
    const headers = { authorization: `Bearer ${token}`, "content-type": type, "content-length": payload.byteLength };
    const sending = request(`${server.url}/api/admin/document/client`, { method: "POST", headers });
    sending.on("error", () => undefined);
    // Anywhere in the file: its first bytes are there, its last are not.
    sending.write(payload.subarray(0, 1_000 + (state % (payload.byteLength - 1_500))));
    await vi.waitFor(() => expect(readdirSync(drafts)).toHaveLength(1), { timeout: 5_000 });
    await server.end("SIGKILL");

    for (const name of readdirSync(drafts)) utimesSync(join(drafts, name), 0, 0);
    server = await spawnServer(port, dataDir);
    expect(countPostmasters(dataDir)).toBe(1);
    const session = await signIn();
    expect(await countDocuments(session)).toBe(before);
    const again = (await ask("/api/admin/document/upload/file/token", session)).token;
    const kept = await ask("/api/admin/document/client", again, {
      method: "POST",
      body: new Uint8Array(payload),
      headers: { "content-type": type },
    });
    expect(kept).toMatchObject({ name: `${round}.txt`, size: bytes.byteLength });
    expect(await countDocuments(session)).toBe(before + 1);
    expect(readdirSync(drafts)).toEqual([]);
  }
  expect(await server.end("SIGTERM")).toBe(0);
  expect(countPostmasters(dataDir)).toBe(0);
});
