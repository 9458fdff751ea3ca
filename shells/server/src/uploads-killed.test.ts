// Knows that a server that is killed while files come has none of them, and takes them when it is back (attack 87).
import { mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "./demo/people.ts";
import { findPort, type SpawnedServer, spawnServer } from "./testing/spawn-server.ts";
import { writeForm } from "./testing/write-form.ts";

const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "academiz-uploads-")));
const drafts = join(dataDir, "documents/drafts");
let server: SpawnedServer;
afterAll(async () => {
  await server.end("SIGTERM");
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

test("attack 87: a kill while a file comes leaves no row and no file; what it left on disk goes by its age", {
  timeout: 60_000,
}, async () => {
  const port = await findPort();
  server = await spawnServer(port, dataDir);
  const before = await countDocuments(await signIn());
  const { token } = await ask("/api/admin/document/upload/file/token", await signIn());
  const { type, payload } = writeForm({ file: { name: "a.txt", bytes: Buffer.from("Bonjour".repeat(1_000)) } });
  const headers = { authorization: `Bearer ${token}`, "content-type": type, "content-length": payload.byteLength };
  const sending = request(`${server.url}/api/admin/document/client`, { method: "POST", headers });
  sending.on("error", () => undefined);
  sending.write(payload.subarray(0, 5_000));
  await vi.waitFor(() => expect(readdirSync(drafts)).toHaveLength(1), { timeout: 5_000 });
  await server.end("SIGKILL");

  for (const name of readdirSync(drafts)) utimesSync(join(drafts, name), 0, 0);
  server = await spawnServer(port, dataDir);
  const session = await signIn();
  expect(await countDocuments(session)).toBe(before);
  const again = (await ask("/api/admin/document/upload/file/token", session)).token;
  const body = new Uint8Array(payload);
  const kept = await ask("/api/admin/document/client", again, {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
  expect(kept).toMatchObject({ name: "a.txt", size: 7_000 });
  expect(await countDocuments(session)).toBe(before + 1);
  expect(readdirSync(drafts)).toEqual([]);
});
