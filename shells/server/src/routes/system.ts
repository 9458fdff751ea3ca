// Knows how the server reports about itself, to anybody and to its operator.

import { readOperation, repeatJob } from "@academiz/backend";
import type { system } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { HandlersOf } from "../http/serve-routes.ts";
import type { Platform } from "../platform/compose.ts";

export const handleSystem = (
  { database, world, readHealth }: Pick<Platform, "database" | "world" | "readHealth">,
  version: string,
): HandlersOf<typeof system> => ({
  health: async () => {
    await database.ping();
    const { warnings, ...health } = await readHealth();
    const mails = world.mails.leaves ? "leave" : "stay";
    return succeed({ ...health, warnings: [...warnings], version, database: database.kind, mails });
  },
  readOperation: () => readOperation(world),
  repeatJob: ({ params }) => repeatJob(world, params.id),
});
