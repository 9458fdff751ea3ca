// Knows that a PostgreSQL of the operator's own, reached by its URL alone, keeps what the ports promise, for several servers at once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suiteAccounts, suiteProducts } from "@academiz/testkit/backend";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "./database.ts";
import { chooseUser, findBinaries, startCluster } from "./embedded/index.ts";
import { openDatabase } from "./open-database.ts";
import { bind } from "./testing/bind.ts";
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
  suiteMailAndLinks(firstDb);
});
