// Knows that no mail is lost on its way: not by a mail server that is down, nor by a server of ours that is killed.
// @module-tag wide
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type SmtpProcess, startSmtp } from "../../../../../adapters/mail/src/testing/start-smtp.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const MINUTE = 60_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(smtp: Pick<SmtpProcess, "port">): Promise<TestServer> {
  const server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_FROM: "school@school.example",
  });
  closing.push(() => server.close());
  return server;
}
async function startMailServer(...given: Parameters<typeof startSmtp>): Promise<SmtpProcess> {
  const smtp = await startSmtp(...given);
  closing.push(() => smtp.end());
  return smtp;
}
const ask = (server: TestServer, login = "learner") =>
  server.app.inject({ method: "PATCH", url: `/api/admin/user/forgot-password/demo/${login}` });
async function readOutbox(server: TestServer) {
  const headers = bearer((await server.signIn("demo_admin")).token);
  return (await server.app.inject({ method: "GET", url: "/api/admin/mails", headers })).json();
}

describe("decisions 1: mail that leaves", () => {
  test("arrives once, and its text is kept nowhere afterwards", async () => {
    const smtp = await startMailServer();
    const server = await open(smtp);
    await ask(server);
    expect(await server.carryMails()).toEqual([]);
    await server.carryMails();
    await vi.waitUntil(() => smtp.received.length > 0);
    expect(smtp.received.map(({ to }) => to)).toEqual([["learner@demo.example"]]);
    const { mails, leaves } = await readOutbox(server);
    expect(leaves).toBe(true);
    expect(mails).toMatchObject([{ status: "sent", attempts: 1, error: null }]);
    const headers = bearer((await server.signIn("demo_admin")).token);
    const one = await server.app.inject({ method: "GET", url: `/api/admin/mails/${mails[0].id}`, headers });
    expect(one.json().text).toBeNull();
  });

  test("while the mail server is down it waits, says so, and leaves when the server is back", {
    tags: "long",
  }, async () => {
    const gone = await startSmtp();
    await gone.end();
    const server = await open(gone);
    await ask(server);
    expect(await server.carryMails()).toMatchObject([{ to: "learner@demo.example", isGivenUp: false }]);
    expect((await readOutbox(server)).mails).toMatchObject([
      { status: "queued", error: expect.stringMatching(/ECONNREFUSED/) },
    ]);
    expect(await server.carryMails()).toEqual([]);
    const back = await startMailServer("nothing", gone.port);
    server.advance(MINUTE);
    expect(await server.carryMails()).toEqual([]);
    await vi.waitUntil(() => back.received.length === 1);
    expect((await readOutbox(server)).mails).toMatchObject([{ status: "sent", attempts: 2, error: null }]);
  });

  test("an address that is refused for good is not tried again, and the outbox says why", {
    tags: "long",
  }, async () => {
    const server = await open(await startMailServer("mailbox"));
    await ask(server);
    expect(await server.carryMails()).toMatchObject([{ isGivenUp: true }]);
    server.advance(10 * MINUTE);
    expect(await server.carryMails()).toEqual([]);
    expect((await readOutbox(server)).mails).toMatchObject([
      { status: "failed", attempts: 1, error: expect.stringContaining("No such mailbox") },
    ]);
  });
});

test("decisions 15: a server killed right after the answer loses no mail: the next start sends it", {
  tags: "long",
}, async () => {
  const gone = await startSmtp();
  await gone.end();
  const dataDir = await mkdtemp(join(tmpdir(), "academiz-test-"));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const start = async (): Promise<SpawnedServer> =>
    spawnServer(await findPort(), dataDir, { SMTP_URL: `smtp://127.0.0.1:${gone.port}`, LOG_LEVEL: "silent" });
  const first = await start();
  const path = "/api/admin/user/forgot-password/demo/learner";
  expect((await fetch(first.url + path, { method: "PATCH" })).status).toBe(204);
  await first.end("SIGKILL");
  const smtp = await startMailServer("nothing", gone.port);
  const second = await start();
  closing.push(() => second.end("SIGTERM"));
  await vi.waitUntil(() => smtp.received.length > 0, { timeout: 25_000 });
  expect(smtp.received[0]?.to).toEqual(["learner@demo.example"]);
});

test("decisions 1: with PORT=0 the welcome names the port that the system chose, and a link in a mail leads there", {
  tags: "long",
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "academiz-test-"));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await spawnServer(0, dataDir, { LOG_LEVEL: "silent" });
  closing.push(() => server.end("SIGTERM"));
  const [, address = ""] = /Learners +(\S+)\/\n/.exec(server.output) ?? [];
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
  const path = `${address}/api/admin/user/forgot-password/demo/learner`;
  expect((await fetch(path, { method: "PATCH" })).status).toBe(204);
  const login = { login: "demo_superadmin", password: DEMO_PASSWORD };
  const headers = { "content-type": "application/json" };
  const signed = await fetch(`${address}/api/login_check`, { method: "POST", headers, body: JSON.stringify(login) });
  const { token } = await signed.json();
  const read = async (url: string) => (await fetch(url, { headers: bearer(token) })).json();
  const { mails } = await vi.waitUntil(
    async () => {
      const outbox = await read(`${address}/api/admin/mails`);
      return outbox.mails.length > 0 && outbox;
    },
    { timeout: 25_000 },
  );
  const { text } = await read(`${address}/api/admin/mails/${mails[0].id}`);
  const link = /\S+\/auth\/reset-password\?\S+/.exec(text)?.[0] ?? "";
  const { origin, hash } = new URL(link);
  expect(origin).toBe(address);
  const good = { headers: bearer(hash.replace("#token=", "")) };
  expect((await fetch(`${origin}/api/admin/user/reset-password`, good)).ok).toBe(true);
});
