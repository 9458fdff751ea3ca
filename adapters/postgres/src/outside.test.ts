// Knows that a PostgreSQL of the operator's own, reached by its URL alone, keeps what the ports promise, for several servers at once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suiteAccounts, suiteNotifications, suiteProducts } from "@academiz/testkit/backend";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "./database.ts";
import { chooseUser, findBinaries, startCluster } from "./embedded/index.ts";
import { openDatabase } from "./open-database.ts";
import { createLiveLog } from "./repositories/index.ts";
import { bind } from "./testing/bind.ts";
import { countCalls } from "./testing/live.suite.ts";
import { suiteMailAndLinks } from "./testing/mail-and-links.suite.ts";

describe("on a PostgreSQL outside", () => {
  let folder: string;
  let stop: () => Promise<void>;
  let servers: readonly OpenDatabase[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "academiz-outside-"));
    const binaries = findBinaries();
    const runAs = binaries && chooseUser(join(folder, "pg"), binaries.postgres);
    if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
    const cluster = await startCluster(folder, binaries, runAs);
    stop = () => cluster.stop();
    const { host, user, database } = cluster.connection();
    const url = `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? "")}`;
    servers = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  const firstDb = () => {
    const [server] = servers;
    if (!server) throw new Error("no server is open");
    return server.db;
  };
  const first = () => bind(firstDb());

  test("decisions 1: three servers that start on it at once migrate it once, and say what it is", async () => {
    expect(servers.map(({ kind, warning }) => [kind, warning])).toEqual(servers.map(() => ["postgres", null]));
    for (const server of servers) await server.ping();
  });
  suiteAccounts(first);
  suiteProducts(first);
  suiteNotifications(first);
  suiteMailAndLinks(firstDb);

  test("decisions 1: each of several servers hears what another wrote, and again after its connection was cut", async () => {
    const [writer, ...hearers] = servers;
    if (!writer) throw new Error("no server is open");
    const counts = hearers.map(() => countCalls());
    const stops = hearers.map((server, at) => createLiveLog(server).listen(counts[at]?.call ?? (() => undefined)));
    await Promise.all(counts.map((one) => one.reach(1)));
    await createLiveLog(writer).append("topic", "data");
    await Promise.all(counts.map((one) => one.reach(2)));
    await writer.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`);
    // Listening again is heard too: what was said in the gap is read then.
    await Promise.all(counts.map((one) => one.reach(3)));
    await createLiveLog(writer).append("topic", "data");
    await Promise.all(counts.map((one) => one.reach(4)));
    await Promise.all(stops.map((stop) => stop()));
  });
});
