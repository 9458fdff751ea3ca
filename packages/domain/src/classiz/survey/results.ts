// Knows what the answers to a survey come to, without the names of those who answered.
import { isAnswer, type SurveyAnswers } from "./answers.ts";
import { SCALE, type Survey, type SurveyQuestion } from "./survey.ts";

/** Fewer answers would show who gave them: until then only their number is told. */
export const LEAST_ANSWERS = 5;

export interface QuestionResult {
  readonly slug: string;
  /** How many people answered the question. */
  readonly answered: number;
  /** The average of a scale; null where too few answered, and for any other kind of question. */
  readonly average: number | null;
  /** Each mark of a scale, or each option, with how many chose it; empty for words, and where too few answered. */
  readonly distribution: readonly { readonly key: string; readonly count: number }[];
  /** The answers in words, in alphabetical order, which does not show who wrote them. */
  readonly texts: readonly string[];
}

/**
 * How many of the answers are told: whole batches of five. Otherwise a reader who looks after each answer could tell
 * by comparison whose it is; newer answers wait until their batch is full.
 */
export const countTold = (answered: number): number => answered - (answered % LEAST_ANSWERS);

/** `all`: in the order in which they came. */
export const takeTold = (all: readonly SurveyAnswers[]): readonly SurveyAnswers[] =>
  all.slice(0, countTold(all.length));

/** One result for each question, in its order; an answer that no longer fits its question is not counted. */
export const sumUpSurvey = (survey: Survey, all: readonly SurveyAnswers[]): readonly QuestionResult[] =>
  survey.questions.map((question) => sumUp(question, listAnswers(question, all)));

/** The questions whose answers are told one by one. */
export const listTold = (survey: Survey, all: readonly SurveyAnswers[]): readonly SurveyQuestion[] =>
  survey.questions.filter((question) => listAnswers(question, all).length >= LEAST_ANSWERS);

const listAnswers = (question: SurveyQuestion, all: readonly SurveyAnswers[]) =>
  all.flatMap((answers) => {
    const value = Object.hasOwn(answers, question.slug) ? answers[question.slug] : undefined;
    return isAnswer(question, value) ? [value] : [];
  });

function sumUp({ slug, kind, options }: SurveyQuestion, values: readonly (number | string)[]): QuestionResult {
  const keys = kind === "scale" ? SCALE.map(String) : options.map((option) => option.slug);
  if (values.length < LEAST_ANSWERS)
    return { slug, answered: values.length, average: null, distribution: [], texts: [] };
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  return {
    slug,
    answered: values.length,
    average: kind === "scale" ? sum / values.length : null,
    distribution: keys.map((key) => ({ key, count: values.filter((value) => String(value) === key).length })),
    texts: kind === "text" ? values.map(String).toSorted() : [],
  };
}
