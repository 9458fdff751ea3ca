// Knows what the list of a library costs with 20,000 files in one folder: each search under row-level security, beside
// the same query without it.
import { randomUUID } from "node:crypto";
import { createDocuments } from "../../adapters/postgres/src/repositories/index.ts";
import { openBare } from "../../adapters/postgres/src/testing/open-bare.ts";
import { plantRows } from "../../adapters/postgres/src/testing/plant-rows.ts";
import { compareSearches } from "./compare-searches.ts";
import { listFileSearches } from "./file-searches.ts";
import { openBenchDatabase } from "./open-bench-database.ts";
import { plantFiles } from "./plant-files.ts";

/** Files in the fullest folder. */
const FILES = Number(process.env["BENCH_FILES"] ?? 20_000);
const MOST = 3;
const WIDTH = 8;

const { dataDir, database, remove } = await openBenchDatabase();
try {
  await database.migrate();
  const reader = { clientId: randomUUID(), userId: randomUUID() };
  await plantRows(database.owner, reader.clientId);
  await plantFiles(database.owner, reader, FILES);
  const documents = createDocuments(database.tenants);
  const bare = openBare(dataDir, reader.clientId, WIDTH);
  for (const [name, shelf] of [
    ["a client", "client"],
    ["the platform", "library"],
  ] as const) {
    process.stdout.write(`In the library of ${name}, four at once: a page of 50 and how many there are\n`);
    await compareSearches(listFileSearches(documents, bare.db, reader, shelf), MOST);
  }
  await bare.close();
} finally {
  await remove();
}
