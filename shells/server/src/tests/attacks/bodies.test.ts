// Knows that nobody costs the server more than they send: unrequested bodies are not read, and compressed ones are
// bounded.
import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { ROUTES } from "@academiz/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LARGE_ROUTES } from "../../http/limits/body-sizes.ts";
import { bearer } from "../../testing/author.ts";
import {
  author,
  by,
  commit,
  launch,
  learner,
  openLaunches,
  pack,
  recruit,
  report,
  server,
} from "../../testing/launch-desk.ts";
import { openSocket } from "../../testing/raw-socket.ts";

openLaunches();
afterEach(() => vi.restoreAllMocks());

/** The most characters of an answer, which tests parse as well. */
const WORDS = 1_000;

/** Characters of the largest text that is parsed while something is done. */
async function measureParsed(work: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, "parse");
  await work();
  return Math.max(0, ...parse.mock.calls.map(([text]) => String(text).length));
}

describe("bodies that nobody asked for", () => {
  test.each(["/packages/anything/", "/packages/anything/a.html", "/nothing", "/shell/", "/files/a/b", "/"])(
    "what is pressed is not pressed out at %s of the content origin",
    async (url) => {
      const pressed = deflateRawSync(JSON.stringify({ pass: " ".repeat(1_000_000) }));
      const parsed = await measureParsed(async () => {
        const headers = { "content-type": "application/octet-stream" };
        const answer = await server.content.inject({ method: "POST", url, headers, payload: pressed });
        expect([404, 422]).toContain(answer.statusCode);
      });
      expect(parsed).toBeLessThan(WORDS);
    },
  );

  test("an entrance of a package takes a pass in JSON, and no more", async () => {
    const enter = (type: string, payload: string) =>
      server.content.inject({ method: "POST", url: "/packages/x/", headers: { "content-type": type }, payload });
    const parsed = await measureParsed(async () => {
      expect((await enter("application/json", JSON.stringify({ pass: "x".repeat(4_096) }))).statusCode).toBe(413);
      expect((await enter("text/plain", JSON.stringify({ pass: "x" }))).statusCode).toBe(422);
    });
    expect(parsed).toBeLessThan(WORDS);
    expect((await enter("application/json", JSON.stringify({ pass: "x" }))).json().detail).toBe("ticket.invalid");
  });
});

describe("bodies that are pressed", () => {
  const press = (text: string) => deflateRawSync(text);
  const send = (ticket: string, body: Buffer) => commit(ticket, body, { "content-type": "application/octet-stream" });
  /** Random text of this length, which hardly compresses. */
  const noise = (length: number) => randomBytes(Math.ceil((length * 3) / 4)).toString("base64");

  test("40 of them at once that would grow 500 times and more are not parsed", { tags: "long" }, async () => {
    const { commit: given } = await launch();
    const body = press(`{"progress":null,"x":[${'{"a":[]},'.repeat(1_110_000)}1]}`);
    expect(body.length).toBeLessThan(20_000);
    const parsed = await measureParsed(async () => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => send(given.ticket, body)));
      for (const { statusCode } of answers) expect([413, 429]).toContain(statusCode);
      expect(answers.filter(({ statusCode }) => statusCode === 413).length).toBeLessThan(9);
    });
    expect(parsed).toBeLessThan(WORDS);
  });

  test("one of more parts than a content can keep is not parsed, however well it presses", async () => {
    const { commit: given } = await launch();
    const body = press(`{"progress":null,"x":["${noise(40_000)}"${",[]".repeat(250_000)}]}`);
    const parsed = await measureParsed(async () => expect((await send(given.ticket, body)).statusCode).toBe(422));
    expect(parsed).toBeLessThan(WORDS);
  });

  test("a small one may press as well as it likes", async () => {
    const { commit: given } = await launch();
    const body = press(JSON.stringify({ progress: report({ scormProperties: { x: "0".repeat(64_000) } }) }));
    expect(body.length).toBeLessThan(400);
    expect((await send(given.ticket, body)).json()).toEqual({ accepted: true });
  });

  test("what comes with the ticket of a session that has ended is not pressed out", async () => {
    const { token } = await recruit();
    const { commit: given } = await launch(token);
    const user = await server.world.tokens.readAccess(token, server.world.clock.now());
    if (!user.ok) throw new Error("no token");
    await server.world.sessions.endOne(user.value.home, user.value.sessionId, new Date().toISOString());
    const parsed = await measureParsed(async () => {
      const body = press(JSON.stringify({ progress: report({ scormProperties: { x: noise(20_000) } }) }));
      expect((await send(given.ticket, body)).json().detail).toBe("ticket.invalid");
    });
    expect(parsed).toBeLessThan(WORDS);
  });

  test("of one learner eight are taken at a time, and the others are told when to come again", async () => {
    const { token } = await recruit();
    const { commit: given } = await launch(token);
    const { ticket } = (await launch((await recruit()).token)).commit;
    const body = press(JSON.stringify({ progress: report() }));
    const [own, ofAnother] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, () => send(given.ticket, body))),
      send(ticket, body),
    ]);
    expect(ofAnother.json()).toEqual({ accepted: true });
    const refused = own.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused)
      expect([one.json().detail, one.headers["retry-after"]]).toEqual(["bodies.too-many", "5"]);
    expect(own.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(8);
  });
});

describe("bodies of who is signed in", () => {
  const post = (token: string, url: string, payload: string) =>
    server.app.inject({
      method: "POST",
      url,
      headers: { ...bearer(token), "content-type": "application/json" },
      payload,
    });
  const routes = () => [
    "/api/logout",
    "/api/stats/navigation",
    "/api/histories",
    `/api/scorm/${pack.perimeter}/progress`,
    `/api/scorm/${pack.perimeter}/launches/any/calls`,
    "/api/learniz/any/progress",
    "/api/game/any/progress",
    "/api/classiz/any/progress",
  ];

  test("10 MB of brackets, and 900,000 keys, are parsed by no route of a learner", { tags: "long" }, async () => {
    const bodies = [
      `{"x":[${"[],".repeat(3_300_000)}1]}`,
      `{"h":"\\ud800",${Array.from({ length: 900_000 }, (_, at) => `"${at.toString(16)}":1`).join(",")}}`,
      `{"x":[${"[],".repeat(250_000)}1]}`,
    ];
    const parsed = await measureParsed(async () => {
      for (const url of routes())
        for (const body of bodies) expect([413, 422]).toContain((await post(learner, url, body)).statusCode);
    });
    expect(parsed).toBeLessThan(WORDS);
  });

  test("an author's draft of more than a million values is not parsed either", async () => {
    const payload = `{"configDraft":{"x":[${"[],".repeat(600_000)}1]}}`;
    const params = { type: "scorm", slug: pack.slug };
    const parsed = await measureParsed(async () =>
      expect((await by(author, "saveProduct", { params, payload })).statusCode).toBe(422),
    );
    expect(parsed).toBeLessThan(WORDS);
  });

  test("what is named as large is a route", () => {
    expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining([...LARGE_ROUTES]));
  });
});

/** A request whose body does not come. */
async function announce(token: string, url: string, length: number, type = "application/json") {
  const { address, port } = await listen("app");
  const line = await openSocket(`http://${address}:${port}`);
  const lines = [`POST ${url} HTTP/1.1`, "Host: a", `Authorization: Bearer ${token}`, `Content-Type: ${type}`];
  line.socket.write(`${lines.join("\r\n")}\r\nContent-Length: ${length}\r\n\r\n{`);
  return line;
}

describe("bodies under way", () => {
  test.each([
    ["application/json", "learner", (): string => `/api/scorm/${pack.perimeter}/progress`],
    ["multipart/form-data; boundary=x", "author", (): string => "/api/admin/document/client"],
  ] as const)(
    "one of %s that would be large is not waited for of a %s who has signed out",
    async (type, who, where) => {
      const own = await server.signIn(`demo_${who}`);
      const sent = who === "author" ? (await by(own.token, "uploadToken")).json().token : own.token;
      const body = { refreshToken: own.refreshToken, identifier: `demo_${who}` };
      expect((await by(own.token, "logout", { body })).statusCode).toBe(204);
      const line = await announce(sent, where(), 1_000_000, type);
      expect(await line.until((text) => text.includes("token.invalid"))).toMatch(/^HTTP\/1\.1 401 /);
      line.socket.destroy();
    },
  );

  test("one learner has 32 MB of them; and another one is heard", async () => {
    const { token } = await recruit();
    await launch();
    const url = `/api/scorm/${pack.perimeter}/progress`;
    const lines = await Promise.all([1, 2, 3, 4].map(() => announce(token, url, 10_000_000)));
    const text = await Promise.race(
      lines.map((line) => line.until((received) => received.includes("bodies.too-many"))),
    );
    expect(text).toMatch(/^HTTP\/1\.1 429 /);
    expect(text).toMatch(/retry-after: 5/i);
    expect(
      (await by(learner, "saveScormProgress", { params: { slug: pack.perimeter }, body: { progress: report() } }))
        .statusCode,
    ).toBe(200);
    for (const { socket } of lines) socket.destroy();
  });
});

// Last, since its origin depends on where it listens.
describe("paths that name nothing", () => {
  test.each([
    ["app", "/nothing"],
    ["app", "/api/nothing"],
    ["app", "/files/x/y"],
    ["app", `/api/${"x".repeat(600)}`],
    ["content", "/nothing"],
    ["content", "/"],
    ["content", "/api/login_check"],
  ] as const)("of %s, %s is answered before its body comes", async (which, url) => {
    const { address, port } = await listen(which);
    const line = await openSocket(`http://${address}:${port}`);
    const head = `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`;
    line.socket.write(`${head}{"a":"`);
    const text = await line.until((received) => received.includes("not-found"));
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    line.socket.destroy();
  });
});

/** Once for all tests. */
async function listen(which: "app" | "content"): Promise<{ address: string; port: number }> {
  const one = server[which];
  if (!one.server.listening) await one.listen({ host: "127.0.0.1", port: 0 });
  const at = one.server.address();
  if (typeof at !== "object" || at === null) throw new Error("it listens nowhere");
  return at;
}
