// Knows the versions that the tables have had, and how a database is brought to one of them.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "../migrate.ts";

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}
const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;

/** Names of the migrations, oldest first. */
export const listVersions = (): readonly string[] => readJournal().entries.map(({ tag }) => tag);

/** The migration that was applied at `when`, as the database notes it; null: this platform does not know it. */
export const findVersion = (when: number): string | null =>
  readJournal().entries.find((entry) => entry.when === when)?.tag ?? null;

/** Runs `migrate` on a folder that holds the migrations up to the version and no later one. */
export async function migrateUpTo(version: string, migrate: (folder: string) => Promise<void>): Promise<void> {
  const journal = readJournal();
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === version) + 1);
  const folder = mkdtempSync(join(tmpdir(), "academiz-migrations-"));
  try {
    mkdirSync(join(folder, "meta"));
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
