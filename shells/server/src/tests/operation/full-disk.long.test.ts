// Knows that a full disk is told: by the health of the server, in its log at the default level, and in its metrics.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { fillDataFolder } from "../../testing/fill-data-folder.ts";
import { findPort } from "../../testing/find-port.ts";
import { spawnServer } from "../../testing/spawn-server.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "academiz-full-")));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const isRoot = process.platform === "linux" && process.getuid?.() === 0;
/** In a container it is often forbidden. */
const canMount = isRoot && spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

describe("decisions 1: a disk without room", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const readHealth = async () => (await server.app.inject({ method: "GET", url: "/api/health" })).json();

  test("a server whose disks have room is well, and says how much", async () => {
    const percent = expect.any(Number);
    expect(await readHealth()).toMatchObject({
      disks: { documents: { freePercent: percent }, database: { freePercent: percent } },
    });
  });

  test.each(["53100", "58030"])(
    "a database that refuses (%s) fails people: they are told to come back",
    async (code) => {
      const { clients } = server.world;
      const find = clients.findBySlug;
      const full = Object.assign(new Error("could not extend file: No space left on device"), { code });
      Object.assign(clients, { findBySlug: () => Promise.reject(new Error("Failed query", { cause: full })) });
      const answer = await server.app.inject({ method: "GET", url: "/api/perimeter/demo" });
      Object.assign(clients, { findBySlug: find });
      expect([answer.statusCode, answer.json().detail]).toEqual([503, "maintenance"]);
      expect(await readHealth()).toMatchObject({
        status: "failing",
        disks: { database: { state: "full" } },
        warnings: expect.arrayContaining(["database.writes-refused"]),
      });
    },
  );

  test.runIf(canMount)(
    "uploads on a disk that fills up: each refusal is a line of the log and counted, and health says it",
    async () => {
      const dataDir = join(root, "data");
      mkdirSync(dataDir);
      await fillDataFolder(dataDir, {});
      const documents = join(dataDir, "documents");
      const kept = join(root, "kept");
      execFileSync("cp", ["-a", documents, kept]);
      const metricsPort = await findPort();
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m,mode=700", "tmpfs", documents]);
      let log = "";
      try {
        execFileSync("cp", ["-a", `${kept}/.`, documents]);
        const running = await spawnServer(await findPort(), dataDir, { METRICS_PORT: String(metricsPort) });
        running.process.stdout?.on("data", (chunk) => {
          log += chunk;
        });
        const ask = async (path: string, init: RequestInit = {}) => fetch(running.url + path, init);
        const json = { "content-type": "application/json" };
        const body = JSON.stringify({ login: "demo_author", password: DEMO_PASSWORD });
        const { token } = await (await ask("/api/login_check", { method: "POST", headers: json, body })).json();
        const upload = await (await ask("/api/admin/document/upload/file/token", { headers: bearer(token) })).json();
        const send = async (megabytes: number) => {
          const form = new FormData();
          form.set("source", new Blob([new Uint8Array(megabytes * 1_000_000)]), "film.bin");
          const sent = await ask("/api/admin/document/client", {
            method: "POST",
            headers: bearer(upload.token),
            body: form,
          });
          return sent.status;
        };
        const readHealth = async () => (await ask("/api/health")).json();
        expect(await send(60)).toBe(503);
        expect(await readHealth()).toMatchObject({
          status: "failing",
          disks: { documents: { state: "full" } },
          warnings: expect.arrayContaining(["documents.writes-refused"]),
        });
        const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        expect(metrics).toContain('academiz_writes_refused_total{keeper="documents"} 1\n');
        expect(metrics).toMatch(/academiz_disk_free_ratio\{keeper="documents"\} 0\.\d+\n/);
        expect(await running.end("SIGTERM")).toBe(0);
        const line = JSON.parse(log.split("\n").find((one) => one.startsWith("{")) ?? "{}");
        expect(line).toMatchObject({ level: 50, keeper: "documents", msg: "a write was refused: there is no room" });
        expect(line.err.message).toBe("The folder of documents: ENOSPC.");
      } finally {
        execFileSync("umount", [documents]);
      }
    },
  );
});
