// Knows that a failure around the server only affects what needs the failing part, in the platform's words, and heals
// by itself.
import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROUTES, type Route, type RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { orOutOfReach } from "../../../../../adapters/documents/src/out-of-reach.ts";
import { bearer } from "../../testing/author.ts";
import { killDatabase } from "../../testing/kill-database.ts";
import { call } from "../../testing/route-case.ts";
import { ROUTE_CASES } from "../../testing/route-cases.ts";
import { NOBODYS } from "../../testing/set-scene.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { isAlone: true });
});
afterAll(() => server.close());

const names = Object.keys(ROUTES) as RouteName[];
const health = () => server.app.inject({ method: "GET", url: "/api/health" });

describe("attack 88: the database is stopped", () => {
  test("every route answers 503 problem+json with when to come back, or needs no database; what waited is not lost", {
    tags: "long",
  }, async () => {
    const headers = bearer((await server.signIn("demo_superadmin")).token);
    await server.app.inject({ method: "PATCH", url: "/api/admin/user/forgot-password/demo/learner" });
    killDatabase(server.config.dataDir);
    await vi.waitUntil(async () => (await health()).statusCode === 503, { timeout: 10_000, interval: 1 });
    const answers = await Promise.all(
      names.map(async (name) => {
        const { params, body, form } = ROUTE_CASES[name];
        const sent = {
          ...(params && { params: params(NOBODYS) }),
          ...(body && { body: body(NOBODYS) }),
          ...(form && { form: form(NOBODYS) }),
        };
        const isPublic = (ROUTES[name] as Route).admission.kind === "public";
        return [name, await call(server, name, { ...sent, ...(!isPublic && { headers }) })] as const;
      }),
    );
    for (const [name, { statusCode, headers: told, body }] of answers) {
      expect({ name, isTold: statusCode < 500 || statusCode === 503 }).toEqual({ name, isTold: true });
      if (statusCode !== 503) continue;
      expect(told["content-type"]).toContain("application/problem+json");
      expect([JSON.parse(body).detail, told["retry-after"]]).toEqual(["maintenance", "5"]);
    }
    expect(answers.filter(([, { statusCode }]) => statusCode === 503).length).toBeGreaterThan(5);
    await vi.waitUntil(async () => (await health()).statusCode === 200, { timeout: 30_000, interval: 20 });
    await vi.waitUntil(
      () =>
        server.carryMails().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000, interval: 20 },
    );
    const { mails } = (await call(server, "listMails", { headers })).json();
    expect(mails.map(({ to }: { to: string }) => to)).toContain("learner@demo.example");
  });
});

/** A small disk of its own under the documents, where the machine lets us mount one. */
function mountSmall(folder: string): { grow(): void; remove(): void } | null {
  const run = (...words: string[]) => execFileSync(words[0] ?? "", words.slice(1), { stdio: "ignore" });
  try {
    run("mount", "-t", "tmpfs", "-o", "size=128k,mode=700", "academiz-test", folder);
  } catch {
    return null;
  }
  return { grow: () => run("mount", "-o", "remount,size=8m", folder), remove: () => run("umount", folder) };
}

describe("attack 88: the disk of the documents is full", () => {
  const PNG = Buffer.concat([
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
      "base64",
    ),
    Buffer.alloc(400_000, 7),
  ]);

  test("a file is refused with 503 and leaves nothing, the rest goes on, and with room again it is taken", async () => {
    const headers = bearer((await server.signIn("demo_admin")).token);
    const id = (await server.world.users.findByIdentifier("demo_admin"))?.clientId ?? "";
    const put = () =>
      call(server, "putPicto", { params: { id }, form: { file: { name: "a.png", bytes: PNG } }, headers });
    const folder = join(server.config.dataDir, "documents");
    const small = mountSmall(folder);
    // Where nothing may be mounted, the store fails as the disk would have made it fail.
    const store = vi.spyOn(server.world.documentStore, "put");
    if (!small)
      store.mockImplementation(() =>
        orOutOfReach(async () => {
          throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
        }),
      );
    try {
      for (let round = 0; round < 3; round += 1) {
        const answer = await put();
        expect([answer.statusCode, answer.json().detail, answer.headers["retry-after"]]).toEqual([
          503,
          "maintenance",
          "5",
        ]);
        expect(answer.body).not.toMatch(/ENOSPC|space|academiz-test/);
      }
      expect((await health()).statusCode).toBe(200);
      expect((await call(server, "me", { headers })).statusCode).toBe(200);
      small?.grow();
      store.mockRestore();
      expect((await put()).statusCode).toBe(200);
    } finally {
      store.mockRestore();
      small?.remove();
    }
  });

  test("a folder of drafts that is no folder any more fails files alone, and nothing of the machine is told", async () => {
    const headers = bearer((await server.signIn("demo_admin")).token);
    const id = (await server.world.users.findByIdentifier("demo_admin"))?.clientId ?? "";
    const put = () =>
      call(server, "putPicto", { params: { id }, form: { file: { name: "a.png", bytes: PNG } }, headers });
    const drafts = join(server.config.dataDir, "documents/drafts");
    await rm(drafts, { recursive: true, force: true });
    await writeFile(drafts, "");
    const answer = await put();
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.body).not.toMatch(/academiz-test|ENOTDIR|EEXIST|drafts/);
    await rm(drafts);
    expect((await put()).statusCode).toBe(200);
  });
});
