// Knows that two servers on one PostgreSQL are one platform to those who use it: whatever one of them learnt holds at
// the other (decisions 1).
// @module-tag wide
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyScroll } from "@academiz/domain/progress";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type SmtpProcess, startSmtp } from "../../../../../adapters/mail/src/testing/start-smtp.ts";
import { type OutsideServer, startOutside } from "../../../../../adapters/postgres/src/testing/start-outside.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, beginProgress } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import { openStream } from "../../testing/open-stream.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

let database: OutsideServer;
let smtp: SmtpProcess;
let folder: string;
let one: SpawnedServer;
let other: SpawnedServer;
beforeAll(async () => {
  [database, smtp] = [await startOutside(), await startSmtp()];
  folder = await mkdtemp(join(tmpdir(), "academiz-two-"));
  const env = {
    DATABASE_URL: database.url(),
    SECRET: "one secret that both servers share, long enough",
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PUBLIC_URL: "https://learn.example",
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "silent",
  };
  const start = async (name: string) => spawnServer(await findPort(), join(folder, name), env);
  one = await start("one");
  other = await start("other");
});
afterAll(async () => {
  await Promise.all([one?.end("SIGTERM"), other?.end("SIGTERM")]);
  await smtp.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of each answer.
  readonly body: any;
}
interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  /** Whose word the server believes, as that of a proxy on this machine. */
  readonly from?: string;
}
async function ask(server: SpawnedServer, method: string, path: string, asked: Asked = {}): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      "x-forwarded-for": asked.from ?? "10.0.0.1",
      ...(asked.token !== undefined && bearer(asked.token)),
      ...(asked.body !== undefined && { "content-type": "application/json" }),
    },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}
const logIn = (server: SpawnedServer, login: string, password = DEMO_PASSWORD, from = "10.0.0.1") =>
  ask(server, "POST", "/api/login_check", { body: { login, password }, from });
const signIn = async (server: SpawnedServer, login: string): Promise<string> => (await logIn(server, login)).body.token;
/** Of the two in turns. */
const turn = (at: number): SpawnedServer => (at % 2 === 0 ? one : other);

async function publish(server: SpawnedServer, token: string, slug: string, updatedAt: string): Promise<string> {
  const body = { updatedAt, visible: true };
  return (await ask(server, "PATCH", `/api/admin/learniz/publish/${slug}`, { token, body })).body.updatedAt;
}
/** On the first server. */
async function publishCourse(name: string) {
  const token = await signIn(one, "demo_author");
  const { slug, updatedAt } = (await ask(one, "POST", "/api/admin/learniz", { token, body: { name } })).body;
  const published = await publish(one, token, slug, updatedAt);
  const { products } = (await ask(one, "GET", "/api/products", { token })).body;
  const perimeter: string = products.find((it: { productSlug: string }) => it.productSlug === slug).perimeterSlug;
  return { token, slug, perimeter, updatedAt: published };
}

test("attack 18: wrong passwords are counted together", { tags: "long" }, async () => {
  const codes: number[] = [];
  for (let at = 0; at < 12; at += 1)
    codes.push((await logIn(turn(at), "demo_manager", "Wrong-Password-26", "10.1.0.1")).status);
  expect(codes).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await logIn(other, "demo_manager", DEMO_PASSWORD, "10.1.0.2")).status).toBe(200);
});

test("attack 36: misses are counted together; the other server allows one more, with which it hears of it", {
  tags: "long",
}, async () => {
  const codes: number[] = [];
  const miss = async (at: number) =>
    (await ask(turn(at), "GET", `/api/perimeter/guess${at}`, { from: "10.2.0.1" })).status;
  for (let at = 0; at < 110; at += 1) codes.push(await miss(at));
  expect(codes.slice(0, 100)).toEqual(Array(100).fill(404));
  expect(codes.slice(102)).toEqual(Array(8).fill(429));
  expect((await ask(one, "GET", "/api/perimeter/demo", { from: "10.2.0.2" })).status).toBe(200);
});

test("decisions 1: each mail leaves once, whichever server was asked for it", async () => {
  const logins = ["learner", "trainer", "manager", "author", "admin"];
  await Promise.all(logins.map((login, at) => ask(turn(at), "PATCH", `/api/admin/user/forgot-password/demo/${login}`)));
  const token = await signIn(one, "demo_superadmin");
  const outbox = await vi.waitUntil(
    async () => {
      const { mails } = (await ask(other, "GET", "/api/admin/mails", { token })).body;
      return mails.length === logins.length && mails.every((it: { status: string }) => it.status === "sent") && mails;
    },
    { timeout: 25_000, interval: 100 },
  );
  expect(outbox.map(({ attempts }: { attempts: number }) => attempts)).toEqual(Array(logins.length).fill(1));
  const told = smtp.received.map(({ to }) => to[0]).toSorted();
  expect(told).toEqual(logins.map((login) => `${login}@demo.example`).toSorted());
  const ids = smtp.received.map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(logins.length);
});

test("§7.143 a notification that is made at one server arrives in a stream of the other", async () => {
  const token = await signIn(other, "demo_learner");
  const live = (await ask(other, "GET", "/api/token/mercure", { token })).body.token;
  const stream = await openStream(other.url, "topic=demo_learner", bearer(live));
  const from = performance.now();
  await publishCourse("Made at the other");
  expect(await stream.until((text) => text.includes("Made at the other"))).toContain("id: urn:uuid:");
  // At once, not when the stream next looks by itself.
  expect(performance.now() - from).toBeLessThan(10_000);
  stream.leave();
});

test("§7.85 §7.121 §7.122 what is published at one is played and judged from the other, which knew what stood before", async () => {
  const { token, slug, perimeter, updatedAt } = await publishCourse("Before");
  const learner = await signIn(other, "demo_learner");
  const play = async (server: SpawnedServer) =>
    (await ask(server, "GET", `/api/learniz/${perimeter}`, { token: learner })).body;
  const save = (server: SpawnedServer, progress: object) =>
    ask(server, "POST", `/api/learniz/${perimeter}/progress`, { token: learner, body: { progress } });
  const before = await play(other);
  const begun = beginProgress(before.product.config, perimeter);
  const first = { ...applyScroll(begun.course, begun.progress).progress, eventDate: new Date(0).toISOString() };
  expect((await save(other, first)).body.accepted).toBe(true);
  expect((await play(one)).product.config).toEqual(before.product.config);

  const { config } = before.product;
  const drafted = await ask(one, "PATCH", `/api/admin/learniz/${slug}`, {
    token,
    body: { updatedAt, configDraft: { ...config, context: { ...config.context, title: "After" } } },
  });
  await publish(one, token, slug, drafted.body.updatedAt);
  const after = await play(other);
  expect([after.product.config.context.title, after.publishedAt > before.publishedAt]).toEqual(["After", true]);
  expect(await play(one)).toEqual(after);
  const next = beginProgress(after.product.config, perimeter);
  const second = { ...applyScroll(next.course, next.progress).progress, eventDate: new Date(1_000).toISOString() };
  const saved = await save(other, second);
  expect([saved.status, saved.body.accepted, saved.body.progress.publishedDate]).toEqual([
    200,
    true,
    after.publishedAt,
  ]);
  expect((await play(one)).progress).toEqual(saved.body.progress);
});

test("attack 11: a session that ended at one is refused by the other", async () => {
  const { token, refreshToken } = (await logIn(one, "demo_trainer")).body;
  const renewed = await ask(other, "POST", "/api/login_refresh", { body: { refreshToken } });
  expect(renewed.status).toBe(200);
  const body = { refreshToken: renewed.body.refreshToken, identifier: "demo_trainer" };
  expect((await ask(one, "POST", "/api/logout", { token, body })).status).toBe(204);
  const again = await ask(other, "POST", "/api/login_refresh", {
    body: { refreshToken: renewed.body.refreshToken },
  });
  expect([again.status, again.body.detail]).toEqual([401, "refresh.invalid"]);
});
