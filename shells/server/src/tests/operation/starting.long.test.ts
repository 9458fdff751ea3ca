// Knows how a server begins, and is ended while it does: one clear message where it cannot, and nothing that is left.
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { countPostmasters } from "../../testing/count-postmasters.ts";
import { findPort } from "../../testing/find-port.ts";
import { launchServer, spawnServer } from "../../testing/spawn-server.ts";

const makeFolder = async () => realpath(await mkdtemp(join(tmpdir(), "academiz-start-")));

describe.concurrent("decisions 1: starting", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s while the database starts: the server ends, and nothing is left",
    async (signal) => {
      const fresh = await makeFolder();
      const starting = launchServer(await findPort(), fresh);
      const exit = once(starting, "exit");
      await vi.waitUntil(() => countPostmasters(fresh) === 1, { timeout: 60_000, interval: 10 });
      starting.kill(signal);
      expect((await exit)[0]).toBe(0);
      expect(countPostmasters(fresh)).toBe(0);
      expect(existsSync(join(fresh, "server.lock"))).toBe(false);
      await rm(fresh, { recursive: true, force: true });
    },
  );

  test("a taken port is one clear message and exit 1, and leaves no database behind", async () => {
    const [port, dataDir, other] = [await findPort(), await makeFolder(), await makeFolder()];
    const server = await spawnServer(port, dataDir);
    await expect(spawnServer(port, other)).rejects.toThrow(
      `the server ended (1): Academiz does not start. Port ${port} is taken`,
    );
    await server.end("SIGINT");
    expect(countPostmasters(dataDir)).toBe(0);
    for (const folder of [dataDir, other]) await rm(folder, { recursive: true, force: true });
  });

  test("in production an empty platform prints the link of its first administrator; with one in the settings, that one signs in and no demo stands", async () => {
    const [port, empty] = [await findPort(), await makeFolder()];
    let server = await spawnServer(port, empty, { NODE_ENV: "production" });
    expect(server.output).toMatch(/\/admin\/setup#token=\S{20}/);
    await server.end("SIGTERM");
    const admin = { ADMIN_LOGIN: "root", ADMIN_PASSWORD: "Correct-Horse-2026!" };
    server = await spawnServer(port, empty, { NODE_ENV: "production", ...admin });
    const signed = await fetch(`${server.url}/api/login_check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ login: "main_root", password: admin.ADMIN_PASSWORD }),
    });
    expect(await signed.json()).toHaveProperty("token");
    expect(await (await fetch(`${server.url}/api/perimeter/demo`)).json()).toMatchObject({ detail: "not-found" });
    expect(server.output).not.toContain(DEMO_PASSWORD);
    await server.end("SIGTERM");
    await rm(empty, { recursive: true, force: true });
  });
});
