// Knows that several servers on one database are one hub to those who are connected (decisions 1).
// @module-tag wide
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseUser, findBinaries, startCluster } from "@academiz/postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { openStream } from "../../testing/open-stream.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let servers: readonly TestServer[] = [];
let stop: () => Promise<void>;
beforeAll(async () => {
  // No heartbeat and no look at sessions comes to help: what is told is heard by itself.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const folder = await mkdtemp(join(tmpdir(), "academiz-servers-"));
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(folder, "pg"), binaries.postgres);
  if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
  const cluster = await startCluster(folder, binaries, runAs);
  stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const { host, user, database } = cluster.connection();
  const env = {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? "")}`,
    SECRET: "one secret that both servers share, long enough",
  };
  servers = [await startTestServer(env), await startTestServer(env)];
});
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all(servers.map((server) => server.close()));
  await stop();
});

test("§7.143 what is published on one server is heard on another, whose token the first gave, and again where it was left", async () => {
  const [first, second] = servers;
  if (!first || !second) throw new Error("no servers");
  const urls = [await first.listen(), await second.listen()] as const;
  const { token } = await first.signIn("demo_learner");
  const access = await first.app.inject({ method: "GET", url: "/api/token/mercure", headers: bearer(token) });
  const live = bearer(access.json().token);
  const author = (await first.signIn("demo_author")).token;
  const stream = await openStream(urls[1], "topic=demo_learner", live);
  await publishCourse(first, author, "From the first");
  const text = await stream.until((received) => received.includes("From the first"));
  stream.leave();
  await publishCourse(first, author, "While away");
  await first.world.livePublisher.settle();
  const id = /^id: (.+)$/m.exec(text)?.[1] ?? "";
  const again = await openStream(urls[0], "topic=demo_learner", { ...live, "last-event-id": id });
  expect(again.headers.get("last-event-id")).toBe(id);
  const missed = await again.until((received) => received.includes("While away"));
  expect(missed).not.toContain("From the first");
  again.leave();
  expect([first.troubles, second.troubles]).toEqual([[], []]);
});

test("decisions 3: a session that is ended on one server ends its streams on another, and what is sent then is not heard", async () => {
  const [first, second] = servers;
  if (!first || !second) throw new Error("no servers");
  const url = second.app.listeningOrigin;
  const { token, refreshToken } = await first.signIn("demo_learner");
  const access = await first.app.inject({ method: "GET", url: "/api/token/mercure", headers: bearer(token) });
  const stream = await openStream(url, "topic=demo_learner", bearer(access.json().token));
  const author = (await first.signIn("demo_author")).token;
  const out = await first.app.inject({
    method: "POST",
    url: "/api/logout",
    headers: bearer(token),
    payload: { refreshToken, identifier: "demo_learner" },
  });
  await publishCourse(first, author, "After the end");
  await stream.ended;
  expect([out.statusCode, stream.status, stream.text().includes("After the end")]).toEqual([204, 200, false]);
});
