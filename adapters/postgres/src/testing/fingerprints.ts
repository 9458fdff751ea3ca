// Knows how a test sees whether anything at all changed in the database of a running server: every table, every row.
import { join } from "node:path";
import pg from "pg";
import { findRunning } from "../embedded/index.ts";

/** What stands in each table, told apart by a hash of all its rows. */
export type Fingerprints = Readonly<Record<string, string>>;

export interface Lookout {
  read(): Promise<Fingerprints>;
  /** What one statement finds, of all clients. */
  find(statement: string): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** What a refusal changes: whoever asks for what is not there is counted. */
const COUNTED = "guesses";

/** Beside the server that has this data folder open, as the owner of the tables. */
export async function openLookout(dataDir: string): Promise<Lookout> {
  const running = findRunning(join(dataDir, "pg"));
  if (!running) throw new Error("no database runs in this folder");
  const client = new pg.Client(running);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '${COUNTED}'`,
  );
  const statement = rows
    .map(({ name }) => {
      const rowsOfTable = `string_agg(md5(t::text), '' order by md5(t::text))`;
      return `select '${name}' as name, count(*) || ' ' || coalesce(md5(${rowsOfTable}), '') as print from "${name}" t`;
    })
    .join(" union all ");
  return {
    async read() {
      const found = await client.query<{ name: string; print: string }>(statement);
      return Object.fromEntries(found.rows.map(({ name, print }) => [name, print]));
    },
    find: async (wanted) => (await client.query<Record<string, unknown>>(wanted)).rows,
    close: () => client.end(),
  };
}
