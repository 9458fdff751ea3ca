// Proves that what former versions wrote opens in this one: a data folder, and a backup.
// @module-tag wide
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { arch, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { findPort } from "../../testing/find-port.ts";
import { runBackup } from "../../testing/run-backup.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

const FORMER = fileURLToPath(new URL("../../../../../fixtures/former", import.meta.url));
const versions = readdirSync(FORMER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const root = mkdtempSync(join(tmpdir(), "academiz-former-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function ask(server: SpawnedServer, path: string, token = "", body?: unknown): Promise<Response> {
  const answer = await fetch(server.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * What the learner of the demo finds: their courses, how far they are in the one that they began, and its first file.
 */
async function look(server: SpawnedServer) {
  const person = { login: "demo_learner", password: DEMO_PASSWORD };
  const { token } = await (await ask(server, "/api/login_check", "", person)).json();
  const { products } = await (await ask(server, "/api/products", token)).json();
  const begun = products.find((one: { readonly name: string }) => one.name.startsWith("Spot the hook"));
  const { progress } = await (await ask(server, `/api/progress/${begun.perimeterSlug}`, token)).json();
  const [file] = /\/files\/[^"?]+/.exec(JSON.stringify(products)) ?? [];
  return {
    products: products.length,
    place: progress.currentSlideSlug,
    score: progress.chapters[0].slides[4].score,
    bytes: (await (await ask(server, file ?? "", token)).arrayBuffer()).byteLength > 0,
  };
}
const FOUND = { products: 8, place: "phish1sl05", score: expect.any(Number), bytes: true };

async function open(dataDir: string): Promise<void> {
  const server = await spawnServer(await findPort(), dataDir);
  try {
    expect(await look(server)).toEqual(FOUND);
  } finally {
    await server.end("SIGTERM");
  }
}

describe.each(versions.map(({ name }) => name))("decisions 15: what version %s wrote is not lost", (version) => {
  const folder = join(FORMER, version);

  // The files of a PostgreSQL are those of its kind of machine.
  test.runIf(arch() === "x64")("its data folder opens", async () => {
    const dataDir = join(root, `data-${version}`);
    mkdirSync(dataDir);
    const tar = brotliDecompressSync(readFileSync(join(folder, "data.tar.br")));
    execFileSync("tar", ["-x", "-C", dataDir], { input: tar });
    await open(dataDir);
  });

  test("its backup is restored", { tags: "long" }, async () => {
    const dataDir = join(root, `restored-${version}`);
    expect(runBackup(folder, dataDir, "restore", "backup.zip")).toMatchObject({ status: 0, stderr: "" });
    await open(dataDir);
  });
});
