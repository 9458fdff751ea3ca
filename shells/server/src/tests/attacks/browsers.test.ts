// Knows what a page of somebody else can do with a visitor's browser: nothing; and what every answer tells browsers.
import { ROUTES, type Route, type RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { openStream } from "../../testing/open-stream.ts";
import { exchange } from "../../testing/raw-socket.ts";
import { call, type Scene } from "../../testing/route-case.ts";
import { ROUTE_CASES } from "../../testing/route-cases.ts";
import { setScene } from "../../testing/set-scene.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeNamed } from "../../testing/store-named.ts";

let server: TestServer;
let address: string;
let lookout: Lookout;
let scene: Scene;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: "https://learn.example.org" });
  address = await server.listen();
  lookout = await openLookout(server.config);
  scene = await setScene(server, "demo", "Ours");
  token = (await server.signIn("demo_superadmin")).token;
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});
const names = Object.keys(ROUTES) as RouteName[];

describe("attack 77: requests that a page of somebody else can make", () => {
  const FORGED = { origin: "https://evil.example", "sec-fetch-site": "cross-site", cookie: "" };
  beforeAll(() => {
    FORGED.cookie = `token=${token}; session=${token}; jwt=${token}`;
  });
  test("a form changes nothing, whatever its type, though its visitor is signed in", async () => {
    const before = await lookout.read();
    for (const name of names) {
      const route: Route = ROUTES[name];
      if (route.admission.kind === "public" || route.method === "GET") continue;
      const { params, body } = ROUTE_CASES[name];
      const payload = JSON.stringify(body?.(scene) ?? {});
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
        const headers = { ...FORGED, "content-type": type };
        const answer = await call(server, name, { ...(params && { params: params(scene) }), payload, headers });
        expect([name, type, answer.statusCode]).toEqual([name, type, 401]);
      }
    }
    expect(await lookout.read()).toEqual(before);
  });

  test("JSON that says it is something else is not read, even with a token", async () => {
    const before = await lookout.read();
    for (const name of names) {
      const { params, body } = ROUTE_CASES[name];
      if (!body) continue;
      const headers = { ...bearer(token), "content-type": "text/plain" };
      const sent = { ...(params && { params: params(scene) }), payload: JSON.stringify(body(scene)), headers };
      expect([name, (await call(server, name, sent)).statusCode >= 400]).toEqual([name, true]);
    }
    expect(await lookout.read()).toEqual(before);
  });

  test("a picture's address, a script's or a link's changes nothing: GETs need the token, and no answer sets a cookie", async () => {
    const before = await lookout.read();
    for (const name of names) {
      const route: Route = ROUTES[name];
      if (route.method !== "GET" || route.admission.kind === "public") continue;
      const params = ROUTE_CASES[name].params?.(scene);
      const answer = await call(server, name, { ...(params && { params }), query: { token }, headers: FORGED });
      expect([name, answer.statusCode, answer.headers["set-cookie"]]).toEqual([name, 401, undefined]);
    }
    const signedIn = await server.app.inject({
      method: "POST",
      url: "/api/login_check",
      payload: { login: "x", password: "y" },
    });
    expect(signedIn.headers["set-cookie"]).toBeUndefined();
    expect({ ...(await lookout.read()), login_failures: "" }).toEqual({ ...before, login_failures: "" });
  });
});

test.each([
  "null",
  "https://evil.example",
  "https://learn.example.org.evil.example",
  "https://evil-learn.example.org",
  "*",
])("attack 78: the origin %s is allowed nothing, nor asked to be", async (origin) => {
  for (const [method, url] of [
    ["GET", "/api/me"],
    ["GET", "/api/health"],
    ["OPTIONS", "/api/user"],
    ["POST", "/api/login_check"],
    ["GET", "/.well-known/mercure?topic=a"],
    ["GET", "/"],
  ] as const) {
    const headers = {
      origin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization",
    };
    for (const app of [server.app, server.content]) {
      const answer = await app.inject({ method, url, headers });
      const allowing = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
      expect([url, allowing]).toEqual([url, []]);
    }
  }
});

describe("attacks 79, 80: the headers of every answer", () => {
  const expectGuarded = (headers: Readonly<Record<string, unknown>>, of: string) => {
    expect({ of, ...headers }).toMatchObject({
      of,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy, of).toMatch(/default-src '(self|none)'|sandbox/);
    expect(headers["x-powered-by"], of).toBeUndefined();
    expect(headers["server"], of).toBeUndefined();
  };

  test("pages, answers, refusals, faults, files, parts of them, what is not changed, and what names nothing", async () => {
    const store = (text: string) => storeNamed(server, Buffer.from(text));
    const [plain, page] = [await store("plain text, nothing more"), await store("<!doctype html><script>1</script>")];
    const get = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ method: "GET", url, headers });
    const file = `/files/${plain.key}/a.txt`;
    const tag = `"${plain.key}"`;
    const trouble = new Error("select * from users at /srv/x.js");
    vi.spyOn(server.world.clients, "findBySlug").mockRejectedValueOnce(trouble);
    const answers = {
      200: await get("/api/health"),
      docs: await get("/api/docs/json"),
      401: await get("/api/me"),
      403: await get("/api/admin/client", bearer((await server.signIn("demo_learner")).token)),
      404: await get("/api/nothing"),
      "404 of a file": await get(`/files/${"a".repeat(43)}/x`),
      413: await server.app.inject({ method: "POST", url: "/api/login_check", payload: { login: "x".repeat(20_000) } }),
      422: await server.app.inject({ method: "POST", url: "/api/login_check", payload: {} }),
      500: await get("/api/perimeter/demo"),
      file: await get(file),
      206: await get(file, { range: "bytes=1-2" }),
      304: await get(file, { "if-none-match": tag }),
      416: await get(file, { range: "bytes=900-" }),
      302: await get(`/files/${page.key}/a.html`, { "sec-fetch-dest": "document" }),
      "a page as bytes": await get(`/files/${page.key}/a.html`),
      undecodable: await get("/%zz"),
      "undecodable beside a route": await get("/api/learniz/%c0%af"),
      "too long": await get(`/api/learniz/${"a".repeat(600)}`),
      odd: await server.app.inject({ method: "DELETE", url: "/api/health" }),
      options: await server.app.inject({ method: "OPTIONS", url: "/api/me" }),
      "no stream": await get("/.well-known/mercure?topic=a"),
      maintenance: await get("/maintenance.html"),
    };
    for (const [of, answer] of Object.entries(answers)) {
      expectGuarded(answer.headers, of);
      expect(answer.headers["x-request-id"], of).toBeDefined();
      if (/^\d+$/.test(of) && Number(of) !== 304) expect(answer.statusCode).toBe(Number(of));
      if (/json/.test(String(answer.headers["content-type"]))) continue;
      expect(answer.headers["content-security-policy"], of).toMatch(/frame-ancestors 'self'|sandbox/);
      const features = String(answer.headers["permissions-policy"]);
      for (const own of ["camera", "screen-wake-lock"]) expect(features, of).toContain(`${own}=(self)`);
      for (const film of ["fullscreen", "autoplay"])
        expect(features, of).toContain(`${film}=(self "${server.contentOrigin}")`);
      for (const off of ["microphone", "geolocation", "usb", "payment"]) expect(features, of).toContain(`${off}=()`);
    }
    expect(answers["500"].body).not.toMatch(/select|users|srv/);
    expect(answers["200"].headers["strict-transport-security"]).toContain("max-age=");
  });

  test("data may do nothing where it is opened as a page, and carries nothing that only pages are held to", async () => {
    for (const url of ["/api/health", "/api/me"]) {
      const { headers } = await server.app.inject({ method: "GET", url });
      expect(headers["content-security-policy"], url).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers["cross-origin-resource-policy"], url).toBe("same-origin");
      expect(JSON.stringify(headers).length, url).toBeLessThan(600);
    }
  });

  test("a page that a browser has already keeps what it was told", async () => {
    const { headers, statusCode } = await server.app.inject({ method: "GET", url: "/" });
    expect(statusCode).toBe(200);
    const known = { "if-none-match": String(headers["etag"]) };
    const again = await server.app.inject({ method: "GET", url: "/", headers: known });
    expect([again.statusCode, again.headers["content-security-policy"]]).toEqual([304, undefined]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(JSON.stringify(again.headers).length).toBeLessThan(600);
  });

  test("the second origin, its refusals too", async () => {
    for (const url of ["/", "/%zz", "/api/me", `/files/${"a".repeat(43)}/x`, `/files/${"a".repeat(600)}/x`])
      expectGuarded((await server.content.inject({ method: "GET", url })).headers, url);
  });

  test("an open stream", async () => {
    const live = await server.world.live.tokens.issue("demo_learner", server.world.clock.now(), 60);
    const stream = await openStream(address, "topic=demo_learner", bearer(live));
    expect(stream.status).toBe(200);
    expectGuarded(Object.fromEntries(stream.headers), "a stream");
    stream.leave();
    await stream.ended;
  });

  test.each([
    [
      "two lengths",
      "POST /api/login_check HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a length and chunks",
      "POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["a NUL in a header", "GET /api/me HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n", 400],
    ["a header that goes on in the next line", "GET /api/me HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n", 400],
    ["colours in the address", "GET /\u001b[31m HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["twenty kilobytes of headers", `GET /api/me HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["no HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400],
  ])("attack 80: %s is answered in the platform's words, and the line is used no more", async (_, sent, status) => {
    const answer = await exchange(address, sent);
    expect(answer.status).toBe(status);
    const lines = answer.head
      .split("\r\n")
      .slice(1)
      .map((line) => line.toLowerCase().split(": ", 2) as [string, string]);
    const headers = Object.fromEntries(lines);
    expectGuarded(headers, sent.slice(0, 20));
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(JSON.parse(answer.body)).toMatchObject({ status, requestId: headers["x-request-id"] });
    expect(headers["connection"]).toBe("close");
  });
});
