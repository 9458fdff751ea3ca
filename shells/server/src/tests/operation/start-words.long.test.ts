// Knows what is said when the server cannot start: one sentence that names the setting and what to do, and nothing left
// behind.
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { describeTaken } from "../../operation/demand-ports.ts";
import { findPort } from "../../testing/find-port.ts";
import { spawnServer } from "../../testing/spawn-server.ts";

const root = mkdtempSync(join(tmpdir(), "academiz-words-"));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
/** In a container it is often forbidden. */
const canMount = isRoot && spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
const FRESH = { NODE_ENV: "production", PORT: "0" };

/** What the process printed before it ended. */
const refuse = (dataDir: string, env: Readonly<Record<string, string>>, under: readonly string[] = []) =>
  spawnServer(0, dataDir, { ...FRESH, ...env }, under).then(
    async (server) => {
      await server.end("SIGTERM");
      throw new Error("it started");
    },
    ({ message }: Error) => message.replace(/^the server ended \(1\): /, ""),
  );

describe("decisions 1: what is said when the server cannot start", () => {
  test("both ports are taken: both are named at once, and nothing is opened", async () => {
    const port = await findPort();
    const held = await Promise.all(
      [port, port + 1].map(async (one) => {
        const server = createServer().listen(one, "127.0.0.1");
        await once(server, "listening");
        return server;
      }),
    );
    const dataDir = join(root, "ports");
    const words = await refuse(dataDir, { PORT: String(port), CONTENT_PORT: "" });
    expect(words).toBe(
      `Academiz does not start. Ports ${port} and ${port + 1} are taken: stop what uses them, or set PORT to another (CONTENT_PORT is the one after it).\n`,
    );
    expect(readdirSync(root)).not.toContain("pg");
    for (const server of held) server.close();
  });

  test("§5.5 a password of ADMIN_PASSWORD that breaks a rule: it is told before anything is made", async () => {
    const dataDir = join(root, "short");
    const words = await refuse(dataDir, { ADMIN_LOGIN: "ada", ADMIN_PASSWORD: "Short-1" });
    expect(words).toBe("Academiz does not start. ADMIN_PASSWORD is refused: it has to have 12 to 128 characters.\n");
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    [[{ name: "METRICS_PORT", port: 9 }], false, "Port 9 is taken: stop what uses it, or set METRICS_PORT to another."],
    [
      [
        { name: "PORT", port: 1 },
        { name: "CONTENT_PORT", port: 7 },
      ],
      true,
      "Ports 1 and 7 are taken: stop what uses them, or set PORT and CONTENT_PORT to others.",
    ],
  ])("%j", (taken, isContentSet, words) => {
    expect(describeTaken(taken, isContentSet)).toBe(words);
  });

  test.runIf(isRoot)("the data folder is of root, from an earlier start", async () => {
    const dataDir = join(root, "rooted");
    mkdirSync(join(dataDir, "documents"), { recursive: true, mode: 0o711 });
    const words = await refuse(dataDir, {}, ["setpriv", "--reuid=1", "--regid=1", "--clear-groups"]);
    expect(words).toBe(
      `Academiz does not start. The data folder (DATA_DIR) cannot be written: ${dataDir} belongs to root, from an earlier start perhaps. Set another, or give it to this user: sudo chown -R 1 ${dataDir}\n`,
    );
    expect(readdirSync(dataDir)).toEqual(["documents"]);
  });

  test.runIf(canMount)("the disk is too small for a new database", async () => {
    const dataDir = join(root, "small");
    mkdirSync(dataDir);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=20m,mode=755", "tmpfs", dataDir]);
    try {
      expect(await refuse(dataDir, {})).toMatch(
        /^Academiz does not start\. The disk of the data folder \(DATA_DIR\) is too small: a new database needs 200 MB, and \d+ are free there\.\n$/,
      );
      expect(readdirSync(dataDir)).toEqual([]);
    } finally {
      execFileSync("umount", [dataDir]);
    }
  });
});
