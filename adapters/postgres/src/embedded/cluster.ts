// Knows how a real PostgreSQL of our own is created, started, watched and stopped in a data folder (decisions 1).
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { Binaries } from "./binaries.ts";
import { describeCreation } from "./describe-creation.ts";
import { endOrphan, stopPostgres } from "./orphan.ts";
import { ENVIRONMENT, giveFolder, type RunAs } from "./unprivileged.ts";
import { waitUntil } from "./wait-until.ts";

export interface Cluster {
  /** How a client reaches one of its databases. */
  connection(database?: string): pg.ClientConfig;
  stop(): Promise<void>;
  /** Ends it as a crash does, for good: nothing is written at its end. */
  crash(): Promise<void>;
}

const OWNER = "academiz";
/** It only names the socket: nothing listens on a port. */
const PORT = 5432;
const SOCKET_LIMIT = 100;

/**
 * Starts the cluster of `dataDir/pg`, making it first where there is none; resolves when it answers queries. @throws
 * Error in plain words.
 */
export async function startCluster(dataDir: string, binaries: Binaries, runAs: RunAs): Promise<Cluster> {
  const root = realpathSync(dataDir);
  const folder = join(root, "pg");
  await endOrphan(folder);
  if (!existsSync(join(folder, "PG_VERSION"))) await createCluster(folder, binaries, runAs);
  const log = openSync(join(root, "postgres.log"), "a", 0o600);
  const sockets = chooseSockets(folder, runAs);
  const connection = (database = "postgres"): pg.ClientConfig => ({ host: sockets, port: PORT, user: OWNER, database });

  let stopping = false;
  let child = launch();
  function launch(): ChildProcess {
    const started = run(binaries.postgres, ["-D", folder, ...settingsOf(sockets)], runAs, folder, log);
    // PostgreSQL ended without being asked to: the pool reconnects to the next one.
    started.once("exit", () => {
      if (!stopping && started.pid !== undefined) child = launch();
    });
    return started;
  }

  await waitUntil(
    async () => {
      if (child.exitCode !== null) stopping = true;
      if (stopping) throw new Error(`PostgreSQL does not start; see ${join(root, "postgres.log")}`);
      return answers(connection());
    },
    120_000,
    `PostgreSQL does not answer; see ${join(root, "postgres.log")}`,
  );

  async function end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const isFirst = !stopping;
    stopping = true;
    if (child.pid !== undefined) await stopPostgres(child.pid, signal);
    // As long as this file is open, the disk that it lies on cannot be unmounted.
    if (isFirst) closeSync(log);
  }

  return {
    connection,
    crash: () => end("SIGQUIT"),
    async stop() {
      await end("SIGINT");
      if (sockets !== folder) rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** How a client reaches the PostgreSQL that runs on the folder, as it notes it itself; null when none is ready. */
export function findRunning(folder: string): pg.ClientConfig | null {
  try {
    const [, , , port, host] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return host ? { host, port: Number(port), user: OWNER, database: "postgres" } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Made under another name and then renamed: an interrupted one never looks like a cluster, and a failed one leaves
 * nothing.
 */
async function createCluster(folder: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh, { mode: 0o700 });
    giveFolder(fresh, runAs);
    await initialise(fresh, binaries, runAs);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(describeCreation(folder, error), { cause: error });
  }
}

async function initialise(fresh: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const [command = "", ...args] = [
    ...runAs.prefix,
    binaries.initdb,
    "-D",
    fresh,
    "-U",
    OWNER,
    "--auth=trust",
    ...locale,
  ];
  await promisify(execFile)(command, args, { ...idsOf(runAs), cwd: fresh, env: ENVIRONMENT });
}

/** On the socket alone, in a folder that only its owner can enter; every commit waits for the disk. */
const settingsOf = (sockets: string): string[] =>
  Object.entries({
    listen_addresses: "",
    unix_socket_directories: sockets,
    unix_socket_permissions: "0700",
    fsync: "on",
    shared_buffers: "64MB",
    autovacuum_vacuum_scale_factor: "0.02",
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

const idsOf = ({ uid, gid }: RunAs) => (uid === undefined || gid === undefined ? {} : { uid, gid });

/** It runs in a process group of its own, so that the server handles a Ctrl+C in the terminal first. */
function run(binary: string, args: readonly string[], runAs: RunAs, cwd: string, log: number): ChildProcess {
  const [command = "", ...all] = [...runAs.prefix, binary, ...args];
  const options = { ...idsOf(runAs), cwd, env: ENVIRONMENT, detached: true, stdio: ["ignore", log, log] as const };
  const child = spawn(command, all, { ...options, stdio: [...options.stdio] });
  child.unref();
  return child;
}

/** The data folder, unless its path is too long for a socket: then a short one that nobody else can enter. */
function chooseSockets(folder: string, runAs: RunAs): string {
  if (Buffer.byteLength(folder) + "/.s.PGSQL.5432.lock".length <= SOCKET_LIMIT) return folder;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 8);
  const sockets = mkdtempSync(join(tmpdir(), `academiz-${name}-`));
  giveFolder(sockets, runAs);
  return sockets;
}

async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
