// Knows how a learner answers surveys about their sessions: they are read, answered, and read again.
import type { SurveyAnswers, SurveyQuestion } from "@academiz/domain/classiz";
import { createLoading } from "../listing/index.ts";
import type { AskedSurvey, AskedSurveys } from "../ports/index.ts";

/** Runs in XState with a `LoadingInput` whose criteria are null. */
export const surveysMachine = createLoading<null, AskedSurveys>("surveys");

/** One survey, as its page shows it; those that wait for an answer come first. */
export interface SurveyView extends AskedSurvey {
  readonly key: string;
}
export const listSurveys = ({ surveys }: AskedSurveys): readonly SurveyView[] =>
  surveys
    .map((survey) => ({ ...survey, key: `${survey.mean} ${survey.round}` }))
    .toSorted((one, other) => Number(one.answers !== null) - Number(other.answers !== null));

/** The typed answers, by the slugs of the questions, as they are sent: marks as numbers, and no empty ones. */
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
