// Knows that an unused connection is cut, and a used one is not.
import { once } from "node:events";
import { connect } from "node:net";
import { setInterval } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openSocket } from "../../testing/raw-socket.ts";
import { createHttp } from "../create-http.ts";
import { type ConnectionLimits, limitConnections } from "./limit-connections.ts";

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function listen(app: FastifyInstance): Promise<string> {
  apps.push(app);
  return app.listen({ host: "127.0.0.1", port: 0 });
}
const WIDE: ConnectionLimits = { idleOfOne: 100, idleOfAll: 100, pause: 20, leastRead: 10, longestUntaken: 100_000 };
async function open(limits: Partial<ConnectionLimits>, prepare: (app: FastifyInstance) => void = () => undefined) {
  const app = fastify({ forceCloseConnections: "idle" });
  limitConnections(app, { ...WIDE, ...limits });
  app.get("/", async () => "whole");
  app.post("/", async () => "whole");
  prepare(app);
  return listen(app);
}
const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

describe("attack 89: idle connections", () => {
  test.each(["", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX: "])(
    "beyond the limit of an address the oldest that said %j is cut, the newest are served",
    async (said) => {
      const url = await open({ idleOfOne: 3 });
      const lines = [];
      for (let count = 0; count < 5; count += 1) {
        const line = await openSocket(url);
        line.socket.write(said);
        lines.push(line);
      }
      await Promise.all(lines.slice(0, 2).map(({ closed }) => closed));
      const last = lines.at(-1);
      last?.socket.write(said === "" ? GET : `${GET.slice(said.length)}\r\n\r\n`);
      await last?.until((text) => text.includes("whole"));
      for (const { socket } of lines) socket.destroy();
    },
  );

  test("beyond the limit of all the oldest is cut, whosoever it is", async () => {
    const url = await open({ idleOfAll: 2 });
    const lines = [await openSocket(url), await openSocket(url), await openSocket(url)];
    await lines[0]?.closed;
    expect(lines.map(({ socket }) => socket.destroyed)).toEqual([true, false, false]);
    for (const { socket } of lines) socket.destroy();
  });

  test("one whose question is being answered is none of them; answered, it is the youngest", async () => {
    let answer = (_: string) => {};
    let hear = () => {};
    const asked = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const url = await open({ idleOfOne: 2 }, (app) => {
      app.get("/slow", () => {
        hear();
        return new Promise((resolve) => {
          answer = resolve;
        });
      });
    });
    const asking = await openSocket(url);
    asking.socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
    await asked;
    const [first, second] = [await openSocket(url), await openSocket(url)];
    answer("slow");
    await asking.until((text) => text.includes("slow"));
    await first?.closed;
    asking.socket.write(GET);
    await asking.until((text) => text.includes("whole"));
    for (const { socket } of [asking, second]) socket.destroy();
  });
});

describe("attack 89: slow connections", () => {
  test("a body that comes a byte at a time is not waited for", async () => {
    const url = await open({});
    const line = await openSocket(url);
    line.socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9000\r\n\r\n");
    const dripping = globalThis.setInterval(() => line.socket.write("x"), 5);
    await line.closed;
    clearInterval(dripping);
  });

  test("a question that came just before a look is judged at the next one: what comes between two looks counts", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const url = await open({});
      const heard = once(apps.at(-1)?.server ?? process, "request");
      const line = await openSocket(url);
      line.socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9000\r\n\r\n");
      const [{ socket: far }] = await heard;
      vi.advanceTimersByTime(WIDE.pause);
      expect(far.destroyed).toBe(false);
      vi.advanceTimersByTime(WIDE.pause);
      expect(far.destroyed).toBe(true);
      await line.closed;
    } finally {
      vi.useRealTimers();
    }
  });

  test("a body that comes at a fair pace is taken, however long it is on its way", async () => {
    const url = await open({ pause: 150 });
    const line = await openSocket(url);
    line.socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4000\r\n\r\n");
    let left = 80;
    for await (const _ of setInterval(5)) {
      line.socket.write("x".repeat(50));
      left -= 1;
      if (left === 0) break;
    }
    await line.until((text) => text.includes("whole"));
    line.socket.destroy();
  });

  test("an answer of which nothing is taken is given up", async () => {
    const url = await open({ longestUntaken: 60 }, (app) => {
      app.get("/large", async () => Buffer.alloc(50_000_000));
    });
    const heard = once(apps[0]?.server ?? process, "connection");
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.pause();
    socket.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    const [far] = await heard;
    await once(far, "close");
    socket.destroy();
  });

  test("headers that never end are answered 408 problem+json, and the line is cut", async () => {
    const patience = { headersTimeout: 60, connectionsCheckingInterval: 10 };
    const config = { trustProxy: false, logLevel: "silent" } as const;
    const url = await listen(createHttp(config, { isUnavailable: () => false }, patience));
    const [silent, slow] = [await openSocket(url), await openSocket(url)];
    slow.socket.write("GET / HTTP/1.1\r\nHost: a\r\nX: ");
    for (const text of await Promise.all([silent.closed, slow.closed])) {
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
      expect(text).toContain("content-type: application/problem+json");
    }
  });

  test("a server that nobody configured otherwise waits 15 seconds for headers", () => {
    const app = createHttp({ trustProxy: false, logLevel: "silent" }, { isUnavailable: () => false });
    apps.push(app);
    expect(app.server.headersTimeout).toBe(15_000);
  });
});
