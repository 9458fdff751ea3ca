// Knows which use case answers each route of surveys.
import { answerSurvey, exportSurvey, readSurveyResults, readSurveys, type World } from "@academiz/backend";
import type { surveys } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleSurveys = (world: World): HandlersOf<typeof surveys> => ({
  readSurveys: ({ actor, params }) => readSurveys(world, actor, params.perimeterSlug),
  answerSurvey: ({ actor, params, body }) => answerSurvey(world, actor, params.perimeterSlug, body),
  readSurveyResults: ({ actor, params }) => readSurveyResults(world, actor, params.slotId),
  exportSurvey: ({ actor, params }) => exportSurvey(world, actor, params.slotId),
});
