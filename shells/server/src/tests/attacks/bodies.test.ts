// Knows that nobody costs the server more than they send: what is not asked for is not read, and what is pressed is bounded.
import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openLaunches, server } from "../../testing/launch-desk.ts";
import { openSocket } from "../../testing/raw-socket.ts";

openLaunches();
afterEach(() => vi.restoreAllMocks());

/** Characters of an answer at most, which tests parse as well. */
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
