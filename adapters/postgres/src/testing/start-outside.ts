// Knows how a test gets a PostgreSQL that is not ours, with databases whose owners have as few rights as an operator
// may grant.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { chooseUser, findBinaries, startCluster } from "../embedded/index.ts";

export interface OutsideServer {
  /** The address of a database for its superuser, or for another role. */
  connection(user?: string, database?: string): pg.ClientConfig;
  /** The address, as in DATABASE_URL. */
  url(user?: string, database?: string): string;
  /** Runs a statement as its superuser, in the database `postgres` or another. */
  run(statement: string, database?: string): Promise<void>;
  /** Makes a login role with a database that it owns; both have its name. */
  addOwner(name: string, rights: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startOutside(): Promise<OutsideServer> {
  const folder = await mkdtemp(join(tmpdir(), "academiz-outside-"));
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(folder, "pg"), binaries.postgres);
  if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
  const cluster = await startCluster(folder, binaries, runAs);
  const connection = (user?: string, database?: string): pg.ClientConfig => ({
    ...cluster.connection(database),
    ...(user !== undefined && { user }),
  });
  const url = (user?: string, database?: string): string => {
    const to = connection(user, database);
    return `postgres://${to.user}@/${to.database}?host=${encodeURIComponent(to.host ?? "")}`;
  };
  const run = async (statement: string, database?: string): Promise<void> => {
    const client = new pg.Client(connection(undefined, database));
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    connection,
    url,
    run,
    async addOwner(name, rights) {
      await run(`create role ${name} login ${rights}`);
      await run(`create database ${name} owner ${name}`);
      return url(name, name);
    },
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
