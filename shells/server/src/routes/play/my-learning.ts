// Knows which use case answers each route of a learner's own results.
import { listOwnHistory, readOwnLearning, type World } from "@academiz/backend";
import type { myLearning } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleMyLearning = (world: World): HandlersOf<typeof myLearning> => ({
  readMyLearning: ({ actor }) => readOwnLearning(world, actor),
  listMyHistory: ({ actor, query }) => listOwnHistory(world, actor, query),
});
