// Knows how a bench gets a database of its own, which is gone when it ends.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reachDatabase } from "../../adapters/postgres/src/open-database.ts";

/** Without tables until it is migrated. */
export async function openBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "academiz-bench-"));
  // PostgreSQL runs as a user of its own.
  chmodSync(dataDir, 0o755);
  const database = await reachDatabase({ dataDir });
  return {
    dataDir,
    database,
    async remove(): Promise<void> {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
