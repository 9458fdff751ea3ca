// Knows which use case answers each route by which authors help one learner.
import {
  endExtension,
  extendLearner,
  readLearnerStanding,
  resetLearner,
  type World,
  writeToLearner,
} from "@academiz/backend";
import type { oneLearner } from "@academiz/contract";
import type { HandlersOf } from "../http/serve-routes.ts";

export const handleOneLearner = (world: World): HandlersOf<typeof oneLearner> => ({
  readLearnerStanding: ({ actor, params }) => readLearnerStanding(world, actor, params),
  resetLearner: ({ actor, params, body }) => resetLearner(world, actor, params, body.reason),
  extendLearner: ({ actor, params, body }) => extendLearner(world, actor, params, body),
  endExtension: ({ actor, params }) => endExtension(world, actor, params),
  writeToLearner: ({ actor, params, body }) => writeToLearner(world, actor, params, body.text),
});
