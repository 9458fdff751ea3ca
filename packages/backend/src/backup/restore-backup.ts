// Knows how a backup becomes a platform again: its documents first, then all rows or none.
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import type { ArchiveReader, FilledTable, FillRefusal } from "../ports/index.ts";
import { DOCUMENTS, nameTable } from "./archive-names.ts";
import type { BackupWorld, TellBackup } from "./write-backup.ts";

const PORTION = 50;

/**
 * Documents come first: a restoration that breaks off leaves files that nobody sees, and an empty database to start
 * again with. Throws when the archive is damaged; then no row was restored.
 */
export async function restoreBackup(
  { database, documentStore }: BackupWorld,
  archive: ArchiveReader,
  tell: TellBackup,
): Promise<Result<undefined, FillRefusal>> {
  const { schema, tables } = archive.facts;
  const refusal = await database.judgeFill(schema);
  if (refusal) return fail(refusal);
  let [rows, documents] = [0, 0];
  for (const name of archive.listNames(DOCUMENTS)) {
    await documentStore.restore(name.slice(DOCUMENTS.length), archive.read(name));
    documents += 1;
    tell({ rows, documents });
  }
  const filled = tables.map(({ name, columns }): FilledTable => {
    const readRows = async function* () {
      for await (const portion of archive.readLines(nameTable(name), PORTION)) {
        rows += portion.length;
        tell({ rows, documents });
        yield portion;
      }
    };
    return { name, columns, readRows };
  });
  await database.fill(schema, filled);
  return succeed(undefined);
}
