// Knows what either origin answers for a document that can run script: a page only where there is nothing to take
// (decisions 12).
// @module-tag wide
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import { spawnServer } from "../../testing/spawn-server.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeNamed } from "../../testing/store-named.ts";

const HTML = "<!doctype html><script>alert(1)</script>";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const XML = '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>';
const PAGE_PURPOSES = ["document", "iframe", "frame", "embed", "object"];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function store(text: string, name: string): Promise<string> {
  const { key } = await storeNamed(server, Buffer.from(text, "latin1"));
  return `/files/${key}/${name}`;
}
const ask = (where: "app" | "content", url: string, purpose?: string) =>
  server[where].inject({ method: "GET", url, headers: purpose === undefined ? {} : { "sec-fetch-dest": purpose } });

describe("decisions 12: on the origin that holds the tokens", () => {
  test.each([
    ["été.png", HTML],
    ["logo.svg", SVG],
    ["data.xml", XML],
  ])(
    "%s opened as a page is sent on to the content origin, with its key and name and nothing else",
    async (name, text) => {
      const url = await store(text, encodeURIComponent(name));
      for (const purpose of PAGE_PURPOSES) {
        const answer = await ask("app", `${url}?token=abc`, purpose);
        expect([answer.statusCode, answer.headers["cache-control"], answer.headers["vary"]]).toEqual([
          302,
          "no-store",
          "sec-fetch-dest",
        ]);
        expect(answer.headers["location"]).toBe(server.contentOrigin + url);
      }
    },
  );

  test("an SVG is a picture, and runs nothing though it be opened; browsers that do not say what for get the same", async () => {
    const url = await store(SVG, "logo.svg");
    for (const answer of [await ask("app", url, "image"), await ask("app", url)]) {
      expect(answer.body).toBe(SVG);
      expect(answer.headers).toMatchObject({
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "content-disposition": expect.stringContaining("attachment"),
        "x-content-type-options": "nosniff",
        vary: "sec-fetch-dest",
      });
    }
  });

  test("a page is none there, whatever it is asked for as: it is sent on, or it is bytes in a sandbox", async () => {
    for (const text of [HTML, XML]) {
      const url = await store(text, "page.html");
      expect((await ask("app", url)).statusCode).toBe(302);
      for (const purpose of ["empty", "image", "script", "style", "worker"]) {
        expect((await ask("app", url, purpose)).headers).toMatchObject({
          "content-type": "application/octet-stream",
          "content-disposition": expect.stringContaining("attachment"),
          "content-security-policy": expect.stringContaining("sandbox"),
        });
      }
    }
  });

  test("the apps may frame the content origin, and no other", async () => {
    const policy = (await ask("app", "/")).headers["content-security-policy"];
    expect(policy).toContain(`frame-src 'self' ${server.contentOrigin};`);
  });
});

describe("decisions 1, 12: on the content origin", () => {
  test.each([
    [HTML, "text/html; charset=utf-8", "sandbox allow-scripts allow-forms allow-popups allow-downloads allow-modals;"],
    [SVG, "image/svg+xml", "default-src 'none';"],
    [XML, "application/xml", "default-src 'none';"],
  ])("%s is a page of nobody's origin", async (text, type, policy) => {
    const answer = await ask("content", await store(text, "x"), "document");
    expect(answer.body).toBe(text);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=(), "),
    });
    expect(answer.headers).not.toHaveProperty("content-disposition");
    expect(answer.headers).not.toHaveProperty("cross-origin-opener-policy");
    const told = `${answer.headers["content-security-policy"]};`;
    for (const part of [policy, "sandbox", "frame-ancestors http://localhost:3000;"]) expect(told).toContain(part);
    expect(told).not.toContain("allow-same-origin");
    if (!text.startsWith("<!doctype")) expect(told).not.toContain("allow-scripts");
  });

  test("there is nothing else: no picture, no API, no app, no cookie, whatever token comes along", async () => {
    const { token } = await server.signIn("demo_superadmin");
    const plain = await store("just text", "a.txt");
    const none = `/files/${"a".repeat(43)}/x`;
    for (const url of [plain, none, "/", "/api/me", "/api/health", "/admin/", "/play/", "/files/..%2f..%2fsecret/x"]) {
      const answer = await server.content.inject({ method: "GET", url, headers: bearer(token) });
      expect([url, answer.statusCode, answer.json().detail]).toEqual([url, 404, "not-found"]);
      expect(answer.headers["content-security-policy"]).toContain("sandbox");
      expect(answer.headers).not.toHaveProperty("set-cookie");
    }
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"] as const)
      expect((await server.content.inject({ method, url: await store(HTML, "x") })).statusCode).toBe(404);
    const read = await ask("content", await store(HTML, "x"), "document");
    expect(Object.keys(read.headers).filter((name) => /cookie|access-control/.test(name))).toEqual([]);
  });
});

describe("decisions 1: two listeners in one process", () => {
  test("side by side two platforms never collide; SIGTERM ends both listeners of one", { tags: "long" }, async () => {
    const dirs = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "academiz-test-"))));
    const servers = await Promise.all(dirs.map(async (dir) => spawnServer(await findPort(), dir)));
    const origins = servers.map(({ output }) => /Content +(http:\S+)/.exec(output)?.[1] ?? "");
    expect(new Set(origins).size).toBe(2);
    for (const origin of origins) expect((await fetch(origin)).status).toBe(404);
    for (const one of servers) expect(await one.end("SIGTERM")).toBe(0);
    for (const origin of origins) await expect(fetch(origin)).rejects.toThrow();
    await Promise.all(dirs.map((dir) => rm(dir, { recursive: true })));
  });

  test("a taken CONTENT_PORT is one clear message that names it", { tags: "long" }, async () => {
    const taker = createServer().listen(0, "127.0.0.1");
    await once(taker, "listening");
    const { port } = taker.address() as { port: number };
    const dir = await mkdtemp(join(tmpdir(), "academiz-test-"));
    await expect(spawnServer(await findPort(), dir, { CONTENT_PORT: String(port) })).rejects.toThrow(
      `the server ended (1): Academiz does not start. Port ${port} is taken: stop what uses it, or set CONTENT_PORT to another.`,
    );
    taker.close();
    await rm(dir, { recursive: true });
  });
});
