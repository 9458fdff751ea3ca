// Knows how a test sees whether anything at all changed in the database of a running server: every table, every row.
import { join } from "node:path";
import pg from "pg";
import { findRunning } from "../embedded/index.ts";

/** What stands in each table, as a hash of all its rows. */
export type Fingerprints = Readonly<Record<string, string>>;

export interface Lookout {
  read(): Promise<Fingerprints>;
  /** The result of one statement, over all clients. */
  find(statement: string): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Where a server has its database: in its data folder, unless it has an address. */
export interface ServerDatabase {
  readonly databaseUrl?: string;
  readonly dataDir: string;
}

/** Tables that even a refusal changes: guesses are counted. */
const COUNTED = "guesses";

const CONTENT = `coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')`;
/**
 * The physical places of rows, and the transactions that wrote them: while these stay the same, no row changed. Large
 * contents need not be read again.
 */
const VERSIONS = "coalesce(sum(hashtextextended(t.ctid::text || t.xmin::text, 0)), 0)";
/** Which transactions that write have ended: while it is the same, no row is another one. */
const WRITTEN = "select pg_current_snapshot()::text as written";

/** Read beside the server that has this database open, as the owner of the tables. */
export async function openLookout({ databaseUrl, dataDir }: ServerDatabase): Promise<Lookout> {
  const running = databaseUrl === undefined ? findRunning(join(dataDir, "pg")) : { connectionString: databaseUrl };
  if (!running) throw new Error("no database runs in this folder");
  const client = new pg.Client(running);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '${COUNTED}'`,
  );
  const printEach = async (names: readonly string[], print: string) => {
    const statements = names.map(
      (name) => `select '${name}' as name, count(*) || ' ' || ${print} as print from "${name}" t`,
    );
    return (await client.query<{ name: string; print: string }>(statements.join(" union all "))).rows;
  };
  const all = rows.map(({ name }) => name);
  const known = new Map<string, { readonly version: string; readonly print: string }>();
  const readKnown = () => Object.fromEntries(all.map((name) => [name, known.get(name)?.print ?? ""]));
  let last = "";
  return {
    async read() {
      const written = (await client.query<{ written: string }>(WRITTEN)).rows[0]?.written ?? "";
      if (written === last) return readKnown();
      const versions = await printEach(all, VERSIONS);
      const changed = versions.filter(({ name, print }) => known.get(name)?.version !== print);
      const prints =
        changed.length > 0
          ? await printEach(
              changed.map(({ name }) => name),
              CONTENT,
            )
          : [];
      const found = new Map(prints.map(({ name, print }) => [name, print]));
      for (const { name, print: version } of changed) known.set(name, { version, print: found.get(name) ?? "" });
      last = written;
      return readKnown();
    },
    find: async (wanted) => (await client.query<Record<string, unknown>>(wanted)).rows,
    close: () => client.end(),
  };
}
