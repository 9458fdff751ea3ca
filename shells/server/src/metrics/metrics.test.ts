// Knows what an operator reads about a running server, who else can read it, and that nobody is named in it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROUTES } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../demo/people.ts";
import { bearer } from "../testing/author.ts";
import { findPort } from "../testing/find-port.ts";
import { killDatabase } from "../testing/kill-database.ts";
import { openStream } from "../testing/open-stream.ts";
import { type SpawnedServer, spawnServer } from "../testing/spawn-server.ts";

const TOKEN = "a-token-of-the-operator";
let server: SpawnedServer;
let dataDir: string;
let address: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "academiz-metrics-"));
  const port = await findPort();
  address = `http://127.0.0.1:${port}/metrics`;
  server = await spawnServer(await findPort(), dataDir, {
    METRICS_PORT: String(port),
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: "silent",
  });
});
afterAll(async () => {
  await server.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

const read = async () => (await fetch(address, { headers: bearer(TOKEN) })).text();
/** The value of a line. */
const find = (text: string, line: string): number =>
  Number(
    text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? Number.NaN,
  );
async function ask(method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      ...(token !== undefined && bearer(token)),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}
const logIn = (login: string, password = DEMO_PASSWORD) =>
  ask("POST", "/api/login_check", undefined, { login, password });

test("§6.3 the operator's token alone reads them, at an address of their own", async () => {
  const statuses = [
    {},
    bearer("another-token-than-that"),
    bearer(`${TOKEN}x`),
    { authorization: `Basic ${TOKEN}` },
  ].map(async (headers) => (await fetch(address, { headers: headers as Record<string, string> })).status);
  expect(await Promise.all(statuses)).toEqual([401, 401, 401, 401]);
  const answer = await fetch(address, { headers: bearer(TOKEN) });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  for (const path of ["/metrics", "/api/metrics"])
    expect(await (await fetch(server.url + path, { headers: bearer(TOKEN) })).text()).not.toContain(
      "academiz_requests",
    );
  expect((await fetch(address.replace("/metrics", "/api/health"), { headers: bearer(TOKEN) })).status).toBe(404);
});

test("decisions 15: what is asked is counted by route, status and refusal, and timed", async () => {
  const before = await read();
  const { token } = (await logIn("demo_learner")).body;
  await logIn("demo_learner", "Not-The-Password-26");
  await ask("GET", "/api/perimeter/nobody-has-this");
  await ask("GET", "/api/nowhere");
  const { products } = (await ask("GET", "/api/products", token)).body;
  const course = products.find(({ type }: { readonly type: string }) => type === "learniz");
  const forged = { progress: { eventDate: new Date().toISOString(), publishedDate: course.publishedAt } };
  const refused = await ask("POST", `/api/learniz/${course.perimeterSlug}/progress`, token, forged);
  expect(refused.status).toBe(422);
  const text = await read();
  const grown = (line: string) => find(text, line) - (find(before, line) || 0);
  expect({
    welcome: grown('academiz_requests_total{route="login",status="200"}'),
    wrong: grown('academiz_requests_total{route="login",status="401"}'),
    failed: grown('academiz_refusals_total{code="bad-credentials"}'),
    missing: grown('academiz_requests_total{route="none",status="404"}'),
    impossible: grown('academiz_refusals_total{code="progress.impossible"}'),
    kept: grown("academiz_progress_refused_total"),
    timed: grown('academiz_request_duration_seconds_count{route="login"}'),
    within: grown('academiz_request_duration_seconds_bucket{le="+Inf",route="login"}'),
  }).toEqual({ welcome: 1, wrong: 1, failed: 1, missing: 1, impossible: 1, kept: 1, timed: 2, within: 2 });
});

test("decisions 15: what stands is told: the process, the pools, the queues, the streams", async () => {
  const { token } = (await logIn("demo_learner")).body;
  const live = (await ask("GET", "/api/token/mercure", token)).body.token;
  const open = await openStream(server.url, "topic=demo_learner", bearer(live));
  const text = await read();
  open.leave();
  expect(find(text, "academiz_streams_open")).toBe(1);
  expect(find(text, 'academiz_queue_length{queue="mails"}')).toBe(0);
  expect(find(text, 'academiz_queue_length{queue="jobs"}')).toBe(0);
  expect(find(text, 'academiz_database_connections{pool="tenant",state="idle"}')).toBeGreaterThan(0);
  expect(find(text, 'academiz_database_waiting{pool="platform"}')).toBe(0);
  expect(find(text, "process_resident_memory_bytes")).toBeGreaterThan(30e6);
  expect(find(text, "nodejs_eventloop_lag_p99_seconds")).toBeLessThan(5);
  expect(find(text, "process_cpu_seconds_total")).toBeGreaterThan(0);
});

test("decisions 2: no client, user, slug or address stands in a label; routes have the names of the contract", async () => {
  const text = await read();
  for (const name of ["demo", "learner", "atelier", "nobody-has-this", "127.0.0.1", "/api"])
    expect(text).not.toContain(name);
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route = ""]) => route));
  const others = ["app", "none", "file", "content", "stream", "publishUpdate"];
  expect([...routes].filter((route) => !(route in ROUTES) && !others.includes(route))).toEqual([]);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? ([-\d.e+]+|\+Inf|nan))$/i);
});

test("attack 88: while the database is away they are read all the same, without what it alone knows", async () => {
  killDatabase(dataDir);
  const text = await read();
  expect(find(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(find(text, 'academiz_requests_total{route="login",status="200"}')).toBeGreaterThan(0);
});
