// Knows that a log tells an operator what happened, and nobody how to sign in.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { describeError } from "../../http/answers/log-error.ts";
import { bearer } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import { killDatabase } from "../../testing/kill-database.ts";
import { exchange } from "../../testing/raw-socket.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

let server: SpawnedServer;
let dataDir: string;
let printed = "";
const secrets = new Set<string>();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "academiz-test-"));
  server = await spawnServer(await findPort(), dataDir, { LOG_LEVEL: "trace" });
  const hear = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  server.process.stdout?.on("data", hear);
  server.process.stderr?.on("data", hear);
});
afterAll(async () => {
  await server.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // Every token in any answer: a JWT, or one in a field of such a name.
  for (const [jwt] of text.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)) secrets.add(jwt);
  for (const [, refresh = ""] of text.matchAll(/refreshToken(?:":"|=)([\w-]{20,})/g)) secrets.add(refresh);
  return { status: answer.status, text, json: () => JSON.parse(text) };
};
const keep = (secret: string) => {
  secrets.add(secret);
  return secret;
};
const signIn = async (login: string, password = DEMO_PASSWORD) =>
  (await ask("POST", "/api/login_check", {}, { login, password: keep(password) })).json();

/** Everything that people do with secrets. */
async function live(): Promise<void> {
  await signIn("demo_learner", "A-Wrong-Guess-2026");
  const { token, refreshToken } = await signIn("demo_superadmin");
  const me = bearer(token);
  await ask("POST", "/api/login_refresh", {}, { refreshToken });
  await ask("POST", "/api/login_refresh", {}, { refreshToken: keep("no-such-refresh-token-at-all") });
  await ask("GET", "/api/token/refresh", me);
  await ask("GET", "/api/token/mercure", me);
  await ask("GET", `/api/me?token=${token}`, { cookie: `token=${token}` });
  await ask("GET", `/play/x?token=${token}&refreshToken=${refreshToken}`);
  await ask("GET", `/%zz?token=${token}`);
  await ask("GET", "/api/me", bearer(`${token}x`));
  const { products } = (await ask("GET", "/api/products", me)).json();
  await ask("GET", `/api/front-dynamic/product/${products[0]?.perimeterSlug}/link`, me);
  const pack = products.find(({ type }: { type: string }) => type === "scorm");
  const launched = (await ask("POST", `/api/scorm/${pack?.perimeterSlug}/launches`, me, {})).json();
  keep(launched.commit.journalKey);
  const { origin } = new URL(launched.shellUrl);
  for (const path of [
    "/commit/",
    "//commit/",
    "/%63ommit/",
    "/COMMIT/",
    "/commit%2f",
    "/shell/commit/",
    "/%zz/commit/",
  ])
    await fetch(`${origin}${path}${keep(launched.commit.ticket)}?x=1`, { method: "POST", body: "{}" });
  const [, key = "no key"] = /\/packages\/([^/]+)\//.exec(launched.contentUrl) ?? [];
  const [, picture = "no key"] = /\/files\/([^/"]+)\//.exec(JSON.stringify(products)) ?? [];
  for (const one of ["packages", "PACKAGES", "%66iles"]) await fetch(`${origin}/${one}/${keep(key)}/x`);
  await ask("GET", `/files/${keep(picture)}/x`);
  await ask("PATCH", "/api/admin/user/forgot-password/demo/trainer");
  const mail = await vi.waitUntil(async () => (await ask("GET", "/api/admin/mails", me)).json().mails[0], {
    timeout: 15_000,
    interval: 100,
  });
  const { text } = (await ask("GET", `/api/admin/mails/${mail.id}`, me)).json();
  const link = keep(/#token=([\w.-]+)/.exec(text)?.[1] ?? "no link");
  for (const password of ["too-short", DEMO_PASSWORD, "Grand-Soleil7-2026"])
    await ask("PATCH", "/api/admin/user/reset-password", bearer(link), { password: keep(password) });
  await ask("POST", "/api/logout", me, { refreshToken, identifier: "demo_superadmin" });
}

describe("attack 47: a log of everything", () => {
  test("holds no password, token or link of a whole session, while the database dies under it too", {
    tags: "long",
  }, async () => {
    await live();
    const failed: number[] = [];
    killDatabase(dataDir);
    const under = async () => {
      const answers = await Promise.all([
        ask("POST", "/api/login_check", {}, { login: "demo_author", password: DEMO_PASSWORD }),
        ask("POST", "/api/login_refresh", {}, { refreshToken: keep("another-refresh-token-of-nobody") }),
        ask("PATCH", "/api/admin/user/forgot-password/demo/author"),
      ]);
      failed.push(...answers.map(({ status }) => status));
    };
    await vi.waitUntil(async () => under().then(() => failed.includes(503)), { timeout: 10_000, interval: 1 });
    await vi.waitUntil(async () => (await ask("GET", "/api/health")).status === 200, { timeout: 30_000, interval: 50 });
    await live();
    await vi.waitUntil(() => printed.split('"path":"/api/logout"').length > 2, { timeout: 5_000, interval: 10 });
    expect(printed).toContain("cannot be reached");
    expect(printed).toContain('"path":"/play/x"');
    expect(printed).toContain('"path":"/commit/…"');
    expect(printed).toMatch(/"path":"\/packages\/[\w-]{6}…\/x"/);
    expect(printed).toMatch(/"path":"\/files\/[\w-]{6}…\/x"/);
    expect(secrets.size).toBeGreaterThan(15);
    for (const secret of secrets) expect(printed.includes(secret), secret).toBe(false);
    expect(printed).not.toMatch(/argon2id|params:/);
  });

  test("has one line of JSON for each thing that happened, whatever the caller writes", async () => {
    const hostile = '\r\n{"level":60,"msg":"all is well"}\u001b[2J\u001b[31m\u2028';
    await ask(
      "POST",
      "/api/login_check",
      { "user-agent": "a\u00a0b" },
      { login: `demo_${hostile}`, password: hostile },
    );
    await ask("GET", `/api/learniz/${encodeURIComponent(hostile)}`);
    await ask("GET", `/api/${encodeURIComponent(hostile)}?${encodeURIComponent(hostile)}`);
    await exchange(server.url, "GET /api/x\u0001y HTTP/1.1\r\nHost: a\r\n\r\n");
    await exchange(server.url, "GET /api/last\u00e9 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    await ask("GET", "/api/the-very-last");
    await vi.waitUntil(() => printed.includes("/api/the-very-last"), { timeout: 5_000, interval: 10 });
    const lines = printed.slice(0, printed.lastIndexOf("\n")).split("\n");
    const broken = lines.filter((line) => {
      try {
        return typeof JSON.parse(line) !== "object";
      } catch {
        return true;
      }
    });
    expect(broken.filter((line) => /level|well/.test(line) || !server.output.includes(line))).toEqual([]);
    expect(printed).not.toContain("\u001b");
  });
});

test("attack 47: of an error the log keeps kind, statement, code and places, through all that wrap it; no values", () => {
  const inner = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    detail: "Key (hash)=(s3cret) exists",
  });
  const outer = Object.assign(
    new Error('Failed query: insert into "users" values ($1)\nparams: s3cret,\nof two lines s3cret'),
    {
      query: "insert",
      params: ["s3cret"],
      cause: inner,
    },
  );
  const kept = describeError(new Error("it broke", { cause: outer }));
  expect(JSON.stringify(kept)).not.toContain("s3cret");
  expect(kept).toMatchObject({
    message: "it broke",
    cause: { message: 'Failed query: insert into "users" values ($1)', cause: { code: "23505" } },
  });
  expect(kept.stack).toContain("logs.test.ts");
});
