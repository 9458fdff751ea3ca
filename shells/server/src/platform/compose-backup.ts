// Knows which adapters a backup uses: it runs beside a server or without one, and never starts one.

import type { BackupWorld } from "@academiz/backend";
import { openForCopying } from "@academiz/postgres";
import type { Config } from "../config/config.ts";
import { openDocuments } from "./compose.ts";

export { createArchive, openArchive } from "@academiz/archive";

export interface BackupPlatform {
  readonly world: BackupWorld;
  close(): Promise<void>;
}

/** Documents are read and restored under known keys: the platform's secret, which makes new keys, is not needed. */
const NO_SECRET = new Uint8Array(32);

/** @throws Error in plain words when database or documents cannot be reached. */
export async function composeBackup(config: Config, use: "read" | "fill"): Promise<BackupPlatform> {
  const { databaseUrl: url, dataDir } = config;
  const copying = await openForCopying(url === undefined ? { dataDir } : { url }, use);
  try {
    const documents = await openDocuments(config, NO_SECRET);
    return {
      world: { database: copying.copier, documentStore: documents.store, clock: { now: () => Date.now() } },
      async close() {
        documents.close();
        await copying.close();
      },
    };
  } catch (error) {
    await copying.close();
    throw error;
  }
}
