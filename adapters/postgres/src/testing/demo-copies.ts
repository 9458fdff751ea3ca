// Knows how all servers of a run of tests share one PostgreSQL: each has a copy of the demo's database there, made in
// the tenth of the time that a PostgreSQL of its own takes.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { chooseUser, findBinaries, startCluster } from "../embedded/index.ts";

/** How a PostgreSQL with the demo is reached, as plain data: tests run in other processes. */
export interface SharedPostgres {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface DatabaseCopy {
  /** As in DATABASE_URL. */
  readonly url: string;
  drop(): Promise<void>;
}

/** Nobody connects to the original: a database can be copied only while it has no connections. */
const ORIGINAL = "postgres";
const CONTROL = "template1";

/** Starts a PostgreSQL on a copy of a stopped server's data folder. */
export async function serveCopies(dataDir: string): Promise<{ shared: SharedPostgres; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "academiz-shared-"));
  await promisify(execFile)("cp", ["-a", join(dataDir, "pg"), folder]);
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(folder, "pg"), binaries.postgres);
  if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
  const cluster = await startCluster(folder, binaries, runAs);
  const { host = "", port = 0, user = "" } = cluster.connection();
  const shared = { host, port, user };
  // What a crash loses is of no use to a test: commits wait for no disk.
  await run(shared, "alter system set synchronous_commit = off");
  await run(shared, "select pg_reload_conf()");
  return {
    shared,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function copyDatabase(shared: SharedPostgres): Promise<DatabaseCopy> {
  const name = `demo_${randomBytes(8).toString("hex")}`;
  // Block by block through the log, as PostgreSQL does by default, takes three times as long, and so does its removal.
  await run(shared, `create database ${name} template ${ORIGINAL} strategy file_copy`);
  const { host, port, user } = shared;
  return {
    url: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop: () => run(shared, `drop database ${name} with (force)`),
  };
}

async function run(shared: SharedPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ ...shared, database: CONTROL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
