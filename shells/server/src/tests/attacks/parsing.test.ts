// Knows that anything sent to any route is answered soon, in the platform's words, with nothing of another client and
// without a fault of the server.

import { ROUTES, type Route, type RouteName } from "@academiz/contract";
import { ROLES } from "@academiz/domain/identity";
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, readSession } from "../../testing/author.ts";
import { call, type Scene, type Sent } from "../../testing/route-case.ts";
import { ROUTE_CASES } from "../../testing/route-cases.ts";
import { setScene } from "../../testing/set-scene.ts";
import { startMeter } from "../../testing/start-meter.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 20_000 : 250 };
/** Milliseconds. */
/** Milliseconds of a processor. */
const SOON = 1_000;
let server: TestServer;
let ours: Scene;
let theirs: Scene;
beforeAll(async () => {
  server = await startTestServer();
  ours = await setScene(server, "demo", "Ours");
  theirs = await setScene(server, "atelier", "Theirs");
});
afterAll(() => server.close());

const names = Object.keys(ROUTES) as RouteName[];
const LOGINS = ["demo_learner", "demo_trainer", "demo_manager", "demo_author", "demo_admin", "demo_superadmin"];
const SUPER = "demo_superadmin";

/** The strongest user whom the route admits and who sees only their own client. */
function chooseLogin(name: RouteName): string {
  const { admission }: Route = ROUTES[name];
  const roles = admission.kind === "token" ? admission.roles : ROLES;
  const at = ROLES.findLastIndex((role) => role !== "ROLE_SUPER_ADMIN" && roles.includes(role));
  return LOGINS[at] ?? SUPER;
}
const sessions = new Map<string, string>();
const users = new Map<string, NonNullable<Awaited<ReturnType<TestServer["world"]["users"]["findByIdentifier"]>>>>();
async function headersOf(name: RouteName): Promise<Record<string, string>> {
  const { admission }: Route = ROUTES[name];
  if (admission.kind === "public") return {};
  const login = chooseLogin(name);
  const user = users.get(login) ?? (await server.world.users.findByIdentifier(login));
  if (!user) throw new Error(`no user ${login}`);
  users.set(login, user);
  const [scope = "session"] = admission.scopes;
  const { clientId, id: userId, roles } = user;
  const sessionId = sessions.get(login) ?? readSession((await server.signIn(login)).token);
  sessions.set(login, sessionId);
  const actor = {
    clientId,
    home: { clientId },
    clientSlug: "demo",
    userId,
    identifier: login,
    roles,
    scope,
    sessionId,
  };
  const binding = scope === "session" ? null : ours.perimeter;
  return bearer(await server.world.tokens.issueAccess({ ...actor, binding }, server.world.clock.now(), 900));
}

type Answer = Awaited<ReturnType<typeof call>>;
/** What must hold for every answer. */
function expectDecent(name: RouteName, answer: Answer, took: number): void {
  expect(answer.statusCode).toBeLessThan(500);
  expect(took).toBeLessThan(SOON);
  if (answer.statusCode >= 400) {
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ status: answer.statusCode, requestId: answer.headers["x-request-id"] });
  }
  expect(answer.body).not.toMatch(/\n\s+at \S+|node_modules|select .* from|insert into|Failed query/i);
  if (chooseLogin(name) === SUPER) return;
  for (const row of [theirs.product, theirs.perimeter, theirs.notification, theirs.mail, "@atelier.example"])
    expect(answer.body).not.toContain(row);
}
const LEARNIZ = { type: "learniz" };

async function send(name: RouteName, sent: Sent): Promise<Answer> {
  // Moved, so that nobody is stopped for guessing, and every moment differs.
  server.advance(1_500);
  const headers = { ...(await headersOf(name)), ...sent.headers };
  const readMeter = startMeter();
  const answer = await call(server, name, { ...sent, headers });
  expectDecent(name, answer, readMeter());
  return answer;
}
/** As the route is called when all is well. */
function fill(name: RouteName, scene = ours): Sent {
  const { params, body, form } = ROUTE_CASES[name];
  return {
    ...(params && { params: params(scene) }),
    ...(body && { body: body(scene) }),
    ...(form && { form: form(scene) }),
  };
}

const META = [
  "'",
  "' or '1'='1",
  "'; drop table users; --",
  'x" or 1=1 --',
  "name;drop",
  "%",
  "_",
  "\\",
  "%\\_%",
  "$1",
  "{{x}}",
  "-1",
  "0",
  "1e9",
  "1e309",
  "NaN",
  "Infinity",
  "0x10",
  "٣",
  " 1",
  "1.5",
  "99999999999999999999",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "..%2f",
  "\u0000",
  "a\r\nSet-Cookie: x=1",
  "\u001b[31m",
  "\u202e",
  "\ufeff",
  "🐘".repeat(100),
  "é".repeat(499),
  "00000000-0000-4000-8000-000000000000",
  "2026-02-30T25:00:00Z",
];
const textArb = fc.oneof(fc.constantFrom(...META), anyText({ maxLength: 60 }), fc.string());
/** Without halves of characters, which an address cannot hold. */
const wordArb = textArb.map((text) => text.replace(/\p{Cs}/gu, ""));
const KEYS = ["query", "order", "page", "limit", "publish", "active", "slug", "type", "first", "client[]", "client"];
const keyArb = fc.oneof(
  fc.constantFrom(...KEYS, "order[]", "a[b][c]", "__proto__[x]", "constructor[prototype][x]", "clientId", "limit[]"),
  wordArb,
);
const queryArb = fc.array(fc.tuple(keyArb, wordArb), { maxLength: 5 });
const RAW = [
  "1e309",
  "-1e309",
  "1e-400",
  "-0",
  "123456789012345678901234567890",
  '"\\ud800"',
  '"a\\udfff"',
  '{"\\ud83d":"\\ud83d"}',
  '"\\u0000"',
  '"a\\\\u0000"',
  "NaN",
  "undefined",
  '"2026-01-01"',
  '"100"',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"length":{"valueOf":1}}',
  '{"toString":1}',
  "[[[[]]]]",
  `${"[".repeat(150)}${"]".repeat(150)}`,
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  `${'{"a":'.repeat(300)}1${"}".repeat(300)}`,
  `"${"x".repeat(5_000)}"`,
  `"${"\\\\".repeat(5_000)}"`,
];
const rawArb = fc.oneof(
  fc.constantFrom(...RAW),
  fc.json({ stringUnit: "binary" }),
  textArb.map((text) => JSON.stringify(text)),
);
const HERE = "\u0001here";
/** The body with each of its leaves in turn marked. */
function markLeaves(body: unknown): readonly unknown[] {
  if (typeof body !== "object" || body === null || Object.keys(body).length === 0) return [HERE];
  return Object.entries(body).flatMap(([key, inner]) =>
    markLeaves(inner).map((marked) =>
      Array.isArray(body) ? body.map((one, at) => (String(at) === key ? marked : one)) : { ...body, [key]: marked },
    ),
  );
}
/** The body that the route takes, with one of its values replaced. */
function spoil(body: unknown, at: number, by: string): string {
  const marked = markLeaves(body);
  return JSON.stringify(marked[at % marked.length]).replace(JSON.stringify(HERE), () => by);
}

test("attacks 38, 40–42: anything in the query and the path of any route", { tags: "long" }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      queryArb,
      fc.array(wordArb),
      fc.boolean(),
      async (name, query, words, foreign) => {
        const params = Object.keys(fill(name).params ?? {});
        const scene = foreign ? theirs : ours;
        const own = fill(name, scene).params ?? {};
        const hostile = Object.fromEntries(params.map((key, at) => [key, words[at] || own[key] || "x"]));
        const { app } = server;
        const headers = await headersOf(name);
        const { method, path }: Route = ROUTES[name];
        const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(hostile[key] ?? "x"));
        server.advance(1_500);
        const readMeter = startMeter();
        const answer = await app.inject({ method, url: `${url}?${new URLSearchParams(query)}`, headers });
        expectDecent(name, answer, readMeter());
      },
    ),
    RUNS,
  );
});

test("attacks 40–42: anything in the body of any route, under any type and any other header", {
  tags: "long",
}, async () => {
  const bodied = names.filter((name) => "body" in ROUTES[name]);
  const typeArb = fc.constantFrom(
    ...Array<string>(9).fill("application/json"),
    "application/json; charset=utf-16",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/vnd.api+json",
  );
  const headerArb = fc.dictionary(
    fc.constantFrom(
      "accept",
      "accept-encoding",
      "accept-language",
      "range",
      "if-none-match",
      "origin",
      "x-forwarded-for",
    ),
    fc.string({ maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...bodied),
      fc.nat(),
      rawArb,
      fc.boolean(),
      typeArb,
      headerArb,
      async (name, at, raw, isWhole, type, more) => {
        const { body, ...sent } = fill(name);
        const payload = isWhole ? raw : spoil(body, at, raw);
        await send(name, { ...sent, payload, headers: { ...more, "content-type": type } });
      },
    ),
    RUNS,
  );
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
});

describe("lists", () => {
  test("attack 38: bounds and words that are invalid are refused, and none of them reaches a statement", async () => {
    for (const [key, values] of Object.entries({
      limit: ["-1", "0", "1e9", "101", "NaN", "", "1;drop"],
      page: ["-1", "0", "NaN", "1e9", "0x10", "1.5"],
      order: ["name;drop", "id", "name--", "constructor", "-", "NAME"],
    })) {
      for (const value of values)
        for (const name of ["listProducts", "listClients"] as const) {
          const answer = await send(name, { params: LEARNIZ, query: { [key]: value } });
          // An empty number is 0, and JavaScript accepts hexadecimal numbers.
          if (value !== "0x10") expect([name, key, value, answer.statusCode]).toEqual([name, key, value, 422]);
        }
    }
    expect((await send("listProducts", { params: LEARNIZ, query: { "order[]": "name;drop" } })).statusCode).toBe(200);
  });

  test("attack 39: what means something to a search is looked for as it is written", async () => {
    for (const query of ["%", "_", "\\", "%%", "d_mo", "dem%"]) {
      const headers = bearer((await server.signIn(SUPER)).token);
      const found = await call(server, "listClients", { query: { query }, headers });
      // Earlier tests may have left such a character in a name, where it is rightly found.
      const wrong = found.json().clients.filter(({ name }: { readonly name: string }) => !name.includes(query));
      expect([query, found.statusCode, wrong]).toEqual([query, 200, []]);
    }
  });

  test("attack 31: what a list is not asked by widens nothing", async () => {
    const widening = new URLSearchParams([
      ["client[]", theirs.clientId],
      ["client", theirs.client],
      ["clientId", theirs.clientId],
      ["cid", theirs.clientId],
      ["userId", "x"],
      ["$where", "1"],
      ["client_id", theirs.clientId],
    ]);
    for (const name of names) {
      const { method, path, answer }: Route = ROUTES[name];
      if (method !== "GET" || answer.kind !== "json" || path.includes("{")) continue;
      if (["renewToken", "uploadToken", "liveToken", "learnizTemplate", "health"].includes(name)) continue;
      const headers = await headersOf(name);
      const plain = await server.app.inject({ method, url: path, headers });
      const widened = await server.app.inject({ method, url: `${path}?${widening}`, headers });
      // The one list with a parameter for the client contains nobody of another client.
      if (name === "listUsers") {
        expect(widened.json().users).toEqual([]);
        continue;
      }
      expect([name, widened.statusCode, { ...widened.json(), requestId: "" }]).toEqual([
        name,
        plain.statusCode,
        { ...plain.json(), requestId: "" },
      ]);
    }
  });
});

describe("large and odd", () => {
  test("attack 40: ten thousand keys, keys five hundred deep, keys of every object", async () => {
    const many = Array.from({ length: 10_000 }, () => "key[]=1").join("&");
    const deep = `a${"[b]".repeat(500)}=1`;
    const headers = await headersOf("listProducts");
    for (const query of [many, deep, "__proto__[x]=1&constructor[prototype][x]=1", "hasOwnProperty=1&toString=1"]) {
      const readMeter = startMeter();
      const answer = await server.app.inject({ method: "GET", url: `/api/admin/learniz?${query}`, headers });
      expectDecent("listProducts", answer, readMeter());
    }
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("attack 41: of fifty megabytes nothing is read, ten megabytes of brackets or backslashes are refused soon", {
    tags: "long",
  }, async () => {
    const huge = await send("updateMe", { payload: `{"firstname":"${"y".repeat(50_000_000)}"}` });
    expect(huge.statusCode).toBe(413);
    const { body: _, ...largest } = fill("saveScormProgress");
    for (const payload of [
      "[".repeat(10_000_000),
      `{"firstname":"${"\\\\".repeat(4_900_000)}"}`,
      '{"a":'.repeat(2_000_000),
    ]) {
      expect((await send("updateMe", { payload })).statusCode).toBe(413);
      expect((await send("saveScormProgress", { ...largest, payload })).statusCode).toBe(422);
    }
  });

  test("attack 41: half a character is read as U+FFFD wherever it stands, and of a key that stands twice the last counts", async () => {
    const save = async (payload: string) => (await send("updateMe", { payload })).json().firstname;
    expect(await save('{"firstname":"a\\ud83d b"}')).toBe("a\ufffd b");
    expect(await save('{"firstname":"\\ud83d\\udc18"}')).toBe("🐘");
    expect(await save('{"firstname":"\\\\ud83d"}')).toBe("\\ud83d");
    expect(await save('{"firstname":"one","firstname":"two"}')).toBe("two");
    const colours = await send("updateClient", {
      params: { id: ours.clientId },
      payload: '{"config":{"\\udc18":["\\ud83d",{"a":"\\ud800x"}]},"theme":{"colors":{"primary":"red"}}}',
    });
    expect(colours.json()).toMatchObject({
      config: { "\ufffd": ["\ufffd", { a: "\ufffdx" }] },
      theme: { colors: { primary: "red" } },
    });
  });

  test("attack 42: scores, percentages and times that are invalid are refused", async () => {
    const entry = {
      slug: "game-1",
      productPerimeterSlug: ours.perimeter,
      type: "GAME",
      status: "COMPLETE",
      score: 50,
      percentage: 100,
      time: 3,
      badge: null,
      eventDate: "2026-01-01T00:00:00Z",
    };
    for (const [field, values] of Object.entries({
      score: ["NaN", "1e309", "-1", '"100"', "100.0000001", "[]"],
      percentage: ["101", "-1", "1e309", "null", '"1"'],
      time: ["-1", "1e309", "-0.001", '"3"'],
    }))
      for (const value of values) {
        const payload = JSON.stringify([{ ...entry, [field]: "@" }]).replace('"@"', value);
        const answer = await send("addHistories", { payload });
        expect([field, value, answer.statusCode]).toEqual([field, value, 422]);
      }
  });

  test("attack 43: a hundred thousand signs against every text that is sent are refused or read within 50 ms", {
    tags: "long",
  }, async () => {
    const SIGNS = ["a", " ", "-", ".", "\\", "a@", "a.", "!", "1", "\t", "é", "%", "https://a", "document:", "a-"];
    const bodied = names.filter((name) => ROUTE_CASES[name].body);
    for (const name of bodied) {
      const { body, ...sent } = fill(name);
      const schema = (ROUTES[name] as Route).body;
      const isPublic = (ROUTES[name] as Route).admission.kind === "public";
      const size = isPublic ? 15_000 : 100_000;
      for (let at = 0; at < Math.min(markLeaves(body).length, 8); at += 1) {
        for (const sign of SIGNS) {
          const long = `${sign.repeat(Math.floor(size / sign.length))}\u0001`;
          const parsed = JSON.parse(spoil(body, at, JSON.stringify(long)));
          // The best of three, since the machine may be busy with other work.
          const isSoon = [1, 2, 3].some(() => {
            const from = performance.now();
            schema?.safeParse(parsed);
            return performance.now() - from < 50;
          });
          expect({ name, at, sign, isSoon }).toEqual({ name, at, sign, isSoon: true });
        }
        await send(name, { ...sent, payload: spoil(body, at, `"${"a".repeat(size / 2)}"`) });
      }
    }
  });

  test("attack 44: a name has no line breaks and nothing unseen; with quotes and other scripts it stands in one header", {
    tags: "long",
  }, async () => {
    const headers = bearer((await server.signIn("demo_author")).token);
    const make = (name: string, more: object = {}) =>
      server.app.inject({ method: "POST", url: "/api/admin/learniz", headers, payload: { name, ...more } });
    for (const name of ['a\r\nSet-Cookie: x=1"; filename="b.exe', "\u202eexe.été", "bell\u0007"])
      expect([(await make(name)).statusCode, (await make("a", { subType: name })).statusCode]).toEqual([422, 422]);
    for (const name of ['a; Set-Cookie: x=1"; filename="b.exe', "..\\..\\..//etc", "\ud83d half"]) {
      const { slug, updatedAt } = (await make(name)).json();
      await server.app.inject({
        method: "PATCH",
        url: `/api/admin/learniz/publish/${slug}`,
        headers,
        payload: { updatedAt },
      });
      const url = `/api/admin/learniz/${slug}/scorm`;
      const answer = await server.app.inject({ method: "POST", url, headers, payload: {} });
      expect(answer.statusCode).toBe(200);
      const header = `${answer.headers["content-disposition"]}`;
      expect(header).toMatch(/^attachment; filename="[\w.() -]*"; filename\*=UTF-8''[\w.%!~-]*$/);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});

test("a NUL in an address that is none of the API names nothing, at either origin", async () => {
  for (const origin of [server.app, server.content])
    for (const url of ["/files/%00/x", "/files/a%00/%00", "/manifest/%00.webmanifest", "/packages/%00/x", "/%00"]) {
      const { statusCode } = await origin.inject({ url });
      expect([url, statusCode < 500]).toEqual([url, true]);
    }
});
