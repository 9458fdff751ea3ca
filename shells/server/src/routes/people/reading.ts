// Knows which use case answers each route of reading preferences.
import { readReading, type World, writeReading } from "@academiz/backend";
import type { reading } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleReading = (world: World): HandlersOf<typeof reading> => ({
  readReading: ({ actor }) => readReading(world, actor),
  writeReading: ({ actor, body }) => writeReading(world, actor, body),
});
