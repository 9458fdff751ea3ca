// Knows that an operator's own PostgreSQL, reached by its URL alone, keeps what the ports promise, for several servers
// at once.
import { suiteAccounts, suiteNotifications, suitePlays, suiteProducts } from "@academiz/testkit/backend";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ReachedDatabase, reachDatabase } from "./open-database.ts";
import { createLiveLog } from "./repositories/index.ts";
import { bind } from "./testing/bind.ts";
import { suiteIsolation } from "./testing/isolation.suite.ts";
import { countCalls } from "./testing/live.suite.ts";
import { suiteMailAndLinks } from "./testing/mail-and-links.suite.ts";
import { type OutsideServer, startOutside } from "./testing/start-outside.ts";

describe("on a PostgreSQL outside", () => {
  let outside: OutsideServer;
  let servers: readonly ReachedDatabase[];
  beforeAll(async () => {
    outside = await startOutside();
    const url = outside.url();
    servers = await Promise.all([1, 2, 3].map(() => reachDatabase({ url })));
    await Promise.all(servers.map((server) => server.migrate()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await outside.stop();
  });
  const firstServer = () => {
    const [server] = servers;
    if (!server) throw new Error("no server is open");
    return server;
  };
  const firstTenants = () => firstServer().tenants;
  const first = () => bind(firstTenants());

  test("decisions 1: three servers that start on it at once migrate it once, and say which database it is", async () => {
    expect(servers.map(({ kind, warning }) => [kind, warning])).toEqual(servers.map(() => ["postgres", null]));
    for (const server of servers) await server.ping();
  });
  suiteAccounts(first);
  suiteProducts(first);
  suitePlays(first);
  suiteNotifications(first);
  suiteMailAndLinks(firstTenants);
  suiteIsolation(firstServer);

  test("decisions 1: each of several servers hears what another wrote, and again after its connection was cut", async () => {
    const [writer, ...hearers] = servers;
    if (!writer) throw new Error("no server is open");
    const counts = hearers.map(() => countCalls());
    const stops = hearers.map((server, at) => createLiveLog(server).listen(counts[at]?.call ?? (() => undefined)));
    await Promise.all(counts.map((one) => one.reach(1)));
    await createLiveLog(writer).append("topic", "data");
    await Promise.all(counts.map((one) => one.reach(2)));
    await writer.owner.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`);
    // The start of listening calls `hear` too: what was said in the gap is read then.
    await Promise.all(counts.map((one) => one.reach(3)));
    await createLiveLog(writer).append("topic", "data");
    await Promise.all(counts.map((one) => one.reach(4)));
    await Promise.all(stops.map((stop) => stop()));
  });
});
