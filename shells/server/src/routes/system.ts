// Knows how the server tells of itself.

import type { system } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Platform } from "../compose.ts";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleSystem = (database: Platform["database"], version: string): HandlersOf<typeof system> => ({
  health: async () => {
    await database.ping();
    return succeed({ status: database.warning === null ? "ok" : "degraded", version, database: database.kind });
  },
});
