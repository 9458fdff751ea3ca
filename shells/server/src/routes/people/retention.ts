// Knows which use case answers each route of retention times.
import { countForgotten, readRetention, type World, writeRetention } from "@academiz/backend";
import type { retention } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleRetention = (world: World): HandlersOf<typeof retention> => ({
  readRetention: ({ actor }) => readRetention(world, actor),
  countForgotten: ({ actor, body }) => countForgotten(world, actor, body.days),
  writeRetention: ({ actor, body }) => writeRetention(world, actor, body),
});
