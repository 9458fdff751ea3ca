// Knows what callers are told while the database cannot be reached, and that the server comes back with it (§8.2).
// @module-tag wide
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { killDatabase } from "../../testing/kill-database.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { isAlone: true });
});
afterAll(() => server.close());

describe("§8.2 while the database is away", () => {
  test("every route that needs it answers 503 problem+json, and works again when the database does", async () => {
    const health = () => server.app.inject({ method: "GET", url: "/api/health" });
    killDatabase(server.config.dataDir);
    await vi.waitUntil(async () => (await health()).statusCode === 503, { timeout: 10_000, interval: 1 });
    await vi.waitUntil(async () => (await health()).statusCode === 200, { timeout: 30_000, interval: 20 });
    expect(await server.signIn("demo_learner")).toHaveProperty("token");
  });

  test("the answer tells nothing of what happened inside", async () => {
    vi.spyOn(server.world.clients, "findBySlug").mockRejectedValueOnce(
      new Error("Connection terminated unexpectedly at 10.1.2.3"),
    );
    const answer = await server.app.inject({ method: "GET", url: "/api/perimeter/demo" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      503,
      "application/problem+json; charset=utf-8",
    ]);
    expect(answer.json()).toEqual({
      type: "about:blank",
      title: "Service Unavailable",
      status: 503,
      detail: "maintenance",
      requestId: answer.headers["x-request-id"],
    });
    vi.spyOn(server.world.clients, "findBySlug").mockRejectedValueOnce(new Error("select secret from users"));
    const bug = await server.app.inject({ method: "GET", url: "/api/perimeter/demo" });
    expect([bug.statusCode, bug.json().detail]).toEqual([500, "unexpected"]);
    expect(bug.body).not.toContain("secret");
  });
});
