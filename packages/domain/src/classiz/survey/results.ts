// Knows what the answers to a survey come to, without the names of those who answered.
import { isAnswer, type SurveyAnswers } from "./answers.ts";
import { SCALE, type Survey, type SurveyQuestion } from "./survey.ts";

/** Fewer answers to a question say whose they are: until then it is told how many there are, and nothing of them. */
export const LEAST_ANSWERS = 5;

export interface QuestionResult {
  readonly slug: string;
  /** How many answered it. */
  readonly answered: number;
  /** Of a scale; null where too few answered, and of another kind. */
  readonly average: number | null;
  /** Each mark of a scale, or each option, with how many chose it; none of words, and where too few answered. */
  readonly distribution: readonly { readonly key: string; readonly count: number }[];
  /** Of words, in an order that says nothing of who wrote them: by the alphabet. */
  readonly texts: readonly string[];
}

/**
 * How many answers are told of so many: whole batches of five. Whoever reads them after each one that comes would find
 * out by comparison whose it is; those that have come since wait for the next batch, all together.
 */
export const countTold = (answered: number): number => answered - (answered % LEAST_ANSWERS);

/** `all` in the order in which they came. */
export const takeTold = (all: readonly SurveyAnswers[]): readonly SurveyAnswers[] =>
  all.slice(0, countTold(all.length));

/** Of each question in its order; what answers it no more, as it is written now, is not counted. */
export const sumUpSurvey = (survey: Survey, all: readonly SurveyAnswers[]): readonly QuestionResult[] =>
  survey.questions.map((question) => sumUp(question, listAnswers(question, all)));

/** Questions of which an answer is told as it stands. */
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
