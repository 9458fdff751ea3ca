// Knows how the answers about the session of a slot are read.
import { createLoading } from "../listing/index.ts";
import type { SurveyRead } from "../ports/index.ts";

/** To be run by XState with a `LoadingInput` whose criteria are the slug of the slot. */
export const surveyReadMachine = createLoading<string, SurveyRead>("survey-read");

export { connectLoading } from "../listing/index.ts";
