// Knows which use case answers each route of the learning paths.
import {
  beginPath,
  chooseWay,
  listLearnerRuns,
  listSlotSteps,
  overrideSlotStep,
  overrideStep,
  readPath,
  type World,
} from "@academiz/backend";
import type { paths } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handlePaths = (world: World): HandlersOf<typeof paths> => ({
  readPath: ({ actor, params }) => readPath(world, actor, params.slug),
  beginPath: ({ actor, params }) => beginPath(world, actor, params.slug),
  chooseWay: ({ actor, params, body }) => chooseWay(world, actor, params.slug, body),
  listLearnerRuns: ({ actor, params }) => listLearnerRuns(world, actor, params),
  overrideStep: ({ actor, params, body }) => overrideStep(world, actor, params, body),
  listSlotSteps: ({ actor, params }) => listSlotSteps(world, actor, params),
  overrideSlotStep: ({ actor, params, body }) => overrideSlotStep(world, actor, params, body),
});
