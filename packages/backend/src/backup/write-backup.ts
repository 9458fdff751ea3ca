// Knows what a backup holds: every row and every document, as they stood at one moment.
import type { ArchiveWriter, BackupFacts, Clock, DatabaseCopier, DocumentStore } from "../ports/index.ts";
import { DOCUMENTS, nameTable } from "./archive-names.ts";

export interface BackupWorld {
  readonly database: DatabaseCopier;
  readonly documentStore: Pick<DocumentStore, "open" | "restore">;
  readonly clock: Clock;
}

/** Called as it goes on: how many rows and documents so far. */
export type TellBackup = (progress: { readonly rows: number; readonly documents: number }) => void;

/** Documents that rows describe but the store lacks are listed in the facts, and do not stop the backup. */
export function writeBackup(world: BackupWorld, archive: ArchiveWriter, tell: TellBackup): Promise<BackupFacts> {
  const { database, documentStore, clock } = world;
  return database.readSnapshot(async (snapshot) => {
    const createdAt = new Date(clock.now()).toISOString();
    const [tables, missingDocuments]: [BackupFacts["tables"][number][], string[]] = [[], []];
    let [rows, documents] = [0, 0];
    for (const { name, columns } of snapshot.tables) {
      let count = 0;
      const rowsOf = async function* () {
        for await (const portion of snapshot.readRows({ name, columns })) {
          count += portion.length;
          tell({ rows: rows + count, documents });
          yield portion;
        }
      };
      await archive.addLines(nameTable(name), rowsOf());
      rows += count;
      tables.push({ name, columns, rows: count });
    }
    for await (const key of snapshot.readDocumentKeys()) {
      const content = await (await documentStore.open(key))?.read();
      if (!content) {
        missingDocuments.push(key);
        continue;
      }
      await archive.add(DOCUMENTS + key, content);
      documents += 1;
      tell({ rows, documents });
    }
    const facts = { createdAt, schema: snapshot.schema, tables, documents, missingDocuments };
    await archive.finish(facts);
    return facts;
  });
}
