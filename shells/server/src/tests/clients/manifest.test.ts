// Knows that the site is installed by the client's name and in its colours, and tells nothing else of it.
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const get = (url: string) => server.app.inject({ method: "GET", url });

test("§1.29 §3.44 the manifest of a client has its name, its colours and our drawings", async () => {
  const answer = await get("/manifest/demo.webmanifest");
  expect(answer.headers["content-type"]).toMatch("application/manifest+json");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  const manifest = answer.json();
  expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", display: "standalone" });
  expect(manifest.name).not.toBe("Academiz");
  expect([manifest.theme_color, manifest.background_color]).toEqual([
    expect.stringMatching(/^#[0-9A-F]{6}$/i),
    expect.stringMatching(/^#[0-9A-F]{6}$/i),
  ]);
  expect(manifest.icons.map(({ sizes }: { readonly sizes: string }) => sizes)).toContain("512x512");
});
test("§1.29 of a client that nobody knows it is the product’s own", async () => {
  const [unknown, own] = [await get("/manifest/nobody.webmanifest"), await get("/manifest.webmanifest")];
  expect([unknown.statusCode, unknown.json()]).toEqual([200, own.json()]);
});
test("decisions 1 pages run no worker but the platform's own", async () => {
  const policy = (await get("/")).headers["content-security-policy"];
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
});
