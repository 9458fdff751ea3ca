// Knows how a learner answers what they are asked about their sessions: read, answered, and read anew.
import type { SurveyAnswers, SurveyQuestion } from "@academiz/domain/classiz";
import { createLoading } from "../listing/index.ts";
import type { AskedSurvey, AskedSurveys } from "../ports/index.ts";

/** To be run by XState with a `LoadingInput` whose criteria are null. */
export const surveysMachine = createLoading<null, AskedSurveys>("surveys");

/** One survey, as its page draws it: those that wait for an answer first. */
export interface SurveyView extends AskedSurvey {
  readonly key: string;
}
export const listSurveys = ({ surveys }: AskedSurveys): readonly SurveyView[] =>
  surveys
    .map((survey) => ({ ...survey, key: `${survey.mean} ${survey.round}` }))
    .toSorted((one, other) => Number(one.answers !== null) - Number(other.answers !== null));

/** What was typed, by the slugs of the questions, as it is sent: marks as numbers, and nothing that is empty. */
export const readTyped = (
  questions: readonly SurveyQuestion[],
  typed: Readonly<Record<string, string>>,
): SurveyAnswers =>
  Object.fromEntries(
    questions.flatMap(({ slug, kind }) => {
      const value = typed[slug]?.trim() ?? "";
      return value === "" ? [] : [[slug, kind === "scale" ? Number(value) : value] as const];
    }),
  );

export { connectLoading } from "../listing/index.ts";
