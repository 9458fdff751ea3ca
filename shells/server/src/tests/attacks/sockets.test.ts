// Knows that somebody who holds the server's connections without using them holds up nobody else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSocket } from "../../testing/raw-socket.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.listen();
});
afterAll(() => server.close());

const open = (said: string) => async () => {
  const line = await openSocket(address);
  line.socket.write(said);
  return line;
};
const countOpen = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));

test.each([
  ["nothing", ""],
  ["half a header", "GET /api/health HTTP/1.1\r\nHost: a\r\nX-"],
])("attack 89: of 700 lines of one address that say %s 300 stay, and others are served meanwhile", async (_, said) => {
  const lines: Awaited<ReturnType<typeof openSocket>>[] = [];
  for (let at = 0; at < 700; at += 50) {
    const newest = await Promise.all(Array.from({ length: 50 }, open(said)));
    lines.push(...newest);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    // They were held all the while.
    expect(newest.every(({ socket }) => !socket.destroyed)).toBe(true);
  }
  await Promise.all(lines.slice(0, 350).map(({ closed }) => closed));
  await expect.poll(countOpen).toBeLessThanOrEqual(302);
  expect(await server.signIn("demo_learner")).toHaveProperty("token");
  for (const { socket } of lines) socket.destroy();
  await Promise.all(lines.map(({ closed }) => closed));
});

test.each(["/api/health", "/", "/files/x/y"])("a question with two hosts is none: %s", async (path) => {
  const line = await open(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`)();
  const answer = await line.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"detail":"validation"');
});

test("attack 89: a hundred bodies that never come keep nobody from signing in", async () => {
  const head =
    "POST /api/login_check HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
  const lines = await Promise.all(Array.from({ length: 100 }, open(head)));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      fetch(`${address}/api/login_check`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ login: "demo_nobody", password: "x" }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401));
  for (const { socket } of lines) socket.destroy();
  await Promise.all(lines.map(({ closed }) => closed));
});
