// Knows how the server tells of itself.

import type { system } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { HandlersOf } from "../http/serve-routes.ts";
import type { Platform } from "../platform/compose.ts";

export const handleSystem = (
  { database, readHealth }: Pick<Platform, "database" | "readHealth">,
  version: string,
): HandlersOf<typeof system> => ({
  health: async () => {
    await database.ping();
    const { warnings, ...health } = await readHealth();
    return succeed({ ...health, warnings: [...warnings], version, database: database.kind });
  },
});
