// Knows the lines of a file of answers to a survey: one for each person who answered, without their name. No
// spreadsheet takes a cell for a formula.
import { escapeCell } from "../../kernel/index.ts";
import type { Locale } from "../../wording/index.ts";
import { isAnswer, type SurveyAnswers } from "./answers.ts";
import { listTold } from "./results.ts";
import type { SurveyRound } from "./rounds.ts";
import { pickWords, type Survey, type SurveyQuestion } from "./survey.ts";

const ROUND = {
  fr: { head: "Moment", end: "À la fin", later: "Plus tard" },
  en: { head: "Asked", end: "At the end", later: "Later" },
} as const satisfies Record<Locale, Record<SurveyRound | "head", string>>;

export const writeSurveyHeader = ({ questions }: Survey, locale: Locale): readonly string[] => [
  ROUND[locale].head,
  ...questions.map(({ label }) => escapeCell(pickWords(label, locale))),
];

/**
 * The answers of one round, sorted by their content, so that the order does not show who came first; empty where too
 * few answered.
 */
export function writeSurveyRows(
  survey: Survey,
  round: SurveyRound,
  all: readonly SurveyAnswers[],
  locale: Locale,
): readonly (readonly string[])[] {
  const told = listTold(survey, all);
  const rows = all.map((answers) => writeRow(survey, told, { round, answers }, locale));
  return told.length === 0 ? [] : rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** A cell is empty where the question has no answer, or too few people answered it. */
const writeRow = (
  { questions }: Survey,
  told: readonly SurveyQuestion[],
  { round, answers }: { readonly round: SurveyRound; readonly answers: SurveyAnswers },
  locale: Locale,
): readonly string[] => [
  ROUND[locale][round],
  ...questions.map((question) => {
    if (!told.includes(question)) return "";
    const value = Object.hasOwn(answers, question.slug) ? answers[question.slug] : undefined;
    if (!isAnswer(question, value)) return "";
    const option = question.options.find(({ slug }) => slug === value);
    return escapeCell(option ? pickWords(option.label, locale) : String(value));
  }),
];
