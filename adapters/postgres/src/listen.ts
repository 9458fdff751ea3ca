// Knows how one server hears at once what another wrote, and how it listens again after the database was away.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** Milliseconds between two tries to reach the database again. */
const PAUSE = 500;
const PATIENCE = 1_000;

/**
 * Calls `hear` for each notice on the channel, and each time that listening begins, since notices of the gap before
 * must be read from the tables. Answers how to stop.
 */
export function listenWithPg(config: pg.ClientConfig, channel: string, hear: () => void): () => Promise<void> {
  const stop = new AbortController();
  let client: pg.Client | undefined;
  async function listenOnce(): Promise<void> {
    client = new pg.Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...config });
    const broken = new Promise<void>((resolve) => {
      client?.on("error", () => resolve());
      client?.on("end", () => resolve());
    });
    client.on("notification", hear);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      hear();
      await broken;
    } finally {
      await letGo(client);
    }
  }
  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      // Any error: the platform's queries report it, here it is only tried again.
      await listenOnce().catch(() => undefined);
      await wait(PAUSE, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
  const running = run();
  return async () => {
    stop.abort();
    if (client) await letGo(client);
    await Promise.race([running, pass()]);
  };
}

/** A database that is gone does not answer the goodbye. */
const letGo = (client: pg.Client) => Promise.race([client.end().catch(() => undefined), pass()]);
const pass = () => wait(PATIENCE, undefined, { ref: false });
