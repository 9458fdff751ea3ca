// Knows that a platform can be carried away while it runs, and is the same platform where it is put back (decisions 1).
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { findPort } from "../../testing/find-port.ts";
import { resetSecondFactor, runBackup } from "../../testing/run-backup.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-backup-"));
const [from, to, file] = [join(root, "from"), join(root, "to"), join(root, "all.zip")];
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (dataDir: string, ...args: readonly string[]) => runBackup(root, dataDir, ...args);
async function ask(server: SpawnedServer, path: string, token = "", body?: unknown): Promise<Response> {
  const answer = await fetch(server.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}
/** What somebody of the demo sees: their courses, and the bytes of every picture. */
async function look(server: SpawnedServer) {
  const { token } = await (
    await ask(server, "/api/login_check", "", { login: "demo_author", password: DEMO_PASSWORD })
  ).json();
  const { products } = (await (await ask(server, "/api/products", token)).json()) as { products: readonly unknown[] };
  const text = JSON.stringify(products);
  const files = [...new Set(text.match(/\/files\/[^"?]+/g))];
  const sizes = await Promise.all(
    files.map(async (path) => (await (await ask(server, path, token)).arrayBuffer()).byteLength),
  );
  return { products, sizes };
}

describe("decisions 1: npm run backup, npm run restore", () => {
  let seen: Awaited<ReturnType<typeof look>>;
  let documents: string | undefined;
  beforeAll(async () => {
    const server = await spawnServer(await findPort(), from);
    seen = await look(server);
    const written = run(from, "backup", "all.zip");
    expect(written).toMatchObject({ status: 0, stderr: "" });
    documents = /\d+ documents/.exec(written.stdout)?.[0];
    await server.end("SIGTERM");
  });

  test("what was written beside the running server is the same platform in another place", async () => {
    expect(seen.products.length).toBeGreaterThan(3);
    expect(seen.sizes.length).toBeGreaterThan(0);
    const restored = run(to, "restore", "all.zip");
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    expect(restored.stdout).toContain(`is back, with ${documents}.`);
    const server = await spawnServer(await findPort(), to);
    try {
      expect(await look(server)).toEqual(seen);
    } finally {
      await server.end("SIGTERM");
    }
    const again = run(to, "restore", "all.zip");
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("The database is not empty.")]);
  });

  test.each([
    [["restore", "nowhere.zip"], 1, "nowhere.zip is not there"],
    [["backup", "all.zip"], 1, "is there already"],
    [["restore"], 2, "Usage:"],
    [["backup", "a", "b"], 2, "Usage:"],
  ])("%j ends with %d and says why", (args, status, words) => {
    const ended = run(args[0] === "backup" ? from : join(root, "new"), ...args);
    expect([ended.status, ended.stdout]).toEqual([status, ""]);
    expect(ended.stderr).toContain(words);
  });

  test("0053: npm run reset-second-factor opens the platform alone, says what it finds, and makes no empty one", () => {
    for (const [dataDir, args, status, words] of [
      [from, ["demo_nobody"], 1, "There is no account demo_nobody"],
      [from, ["demo_superadmin"], 1, "No second factor guards demo_superadmin."],
      [from, [], 2, "Usage:"],
      [join(root, "none"), ["demo_superadmin"], 1, "There is no database in"],
    ] as const) {
      const ended = resetSecondFactor(dataDir, ...args);
      expect([ended.stderr, ended.status, ended.stdout]).toEqual([expect.stringContaining(words), status, ""]);
    }
    expect(existsSync(join(root, "none"))).toBe(false);
  });

  test("of a damaged file nothing is restored, and the place stays fit for a whole one", () => {
    const bytes = readFileSync(file);
    const damaged = Buffer.from(bytes);
    const at = bytes.indexOf("tables/products.jsonl") + 60;
    damaged[at] = ((damaged[at] ?? 0) + 1) % 256;
    writeFileSync(join(root, "damaged.zip"), damaged);
    const place = join(root, "again");
    const ended = run(place, "restore", "damaged.zip");
    expect([ended.status, ended.stderr]).toEqual([1, expect.stringContaining("is damaged")]);
    expect(run(place, "restore", "all.zip").status).toBe(0);
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});
