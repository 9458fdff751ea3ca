// Knows how the answers to the survey of a slot's session are read.
import { createLoading } from "../listing/index.ts";
import type { SurveyRead } from "../ports/index.ts";

/** Runs in XState with a `LoadingInput` whose criteria are the slug of the slot. */
export const surveyReadMachine = createLoading<string, SurveyRead>("survey-read");

export { connectLoading } from "../listing/index.ts";
