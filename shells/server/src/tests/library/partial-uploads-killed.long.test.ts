// Knows that of a large file nothing is lost that was acknowledged, though its server is killed while it comes.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { findPort } from "../../testing/find-port.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

const MEBIBYTE = 1_048_576;
const dataDir = realpathSync(mkdtempSync(join(tmpdir(), "academiz-parts-")));
let server: SpawnedServer;
afterAll(async () => {
  if (server.process.exitCode === null && server.process.signalCode === null) await server.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

async function askToken(): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ login: "demo_author", password: DEMO_PASSWORD });
  const session = await (await fetch(`${server.url}/api/login_check`, { method: "POST", body, headers })).json();
  const granted = await fetch(`${server.url}/api/admin/document/upload/file/token`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return { authorization: `Bearer ${(await granted.json()).token}` };
}
const ofPart = (from: number) => ({
  "upload-offset": String(from),
  "content-type": "application/offset+octet-stream",
});

test("attack 87: a kill in the middle of a part loses that part alone; the file goes on and is whole", async () => {
  const port = await findPort();
  server = await spawnServer(port, dataDir);
  const bytes = Buffer.from("Leave by the stairs. ".repeat(3 * MEBIBYTE).slice(0, 3 * MEBIBYTE));
  const token = await askToken();
  const metadata = `filename ${Buffer.from("stairs.txt").toString("base64")}`;
  const begun = await fetch(`${server.url}/api/admin/upload/client`, {
    method: "POST",
    headers: { ...token, "upload-length": String(bytes.byteLength), "upload-metadata": metadata },
  });
  const place = `${server.url}${begun.headers.get("location")}`;
  const first = await fetch(place, {
    method: "PATCH",
    headers: { ...token, ...ofPart(0) },
    body: new Uint8Array(bytes.subarray(0, MEBIBYTE)),
  });
  expect(first.status).toBe(204);
  const length = { "content-length": 2 * MEBIBYTE };
  const sending = request(place, { method: "PATCH", headers: { ...token, ...ofPart(MEBIBYTE), ...length } });
  sending.on("error", () => undefined);
  await new Promise((done) => sending.write(bytes.subarray(MEBIBYTE, 2 * MEBIBYTE), done));
  await server.end("SIGKILL");

  server = await spawnServer(port, dataDir);
  const again = await askToken();
  const found = await fetch(place, { method: "HEAD", headers: again });
  expect([found.status, found.headers.get("upload-offset")]).toEqual([200, String(MEBIBYTE)]);
  const rest = await fetch(place, {
    method: "PATCH",
    headers: { ...again, ...ofPart(MEBIBYTE) },
    body: new Uint8Array(bytes.subarray(MEBIBYTE)),
  });
  expect(rest.status).toBe(204);
  const made = await (await fetch(`${place}/file`, { method: "POST", headers: again })).json();
  expect(made).toMatchObject({ name: "stairs.txt", size: bytes.byteLength });
  const kept = await (await fetch(server.url + made.source)).arrayBuffer();
  expect(Buffer.from(kept).equals(bytes)).toBe(true);
});
