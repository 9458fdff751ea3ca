// Knows what may be answered to a survey.
import { cleanText, type Fault, fail, isBlank, type Result, succeed } from "../../kernel/index.ts";
import { SCALE, type Survey, type SurveyQuestion } from "./survey.ts";

/** By the slug of the question: a mark on the scale, the slug of an option, or words. */
export type SurveyAnswers = Readonly<Record<string, number | string>>;

/** The longest answer in words, in characters. */
export const LONGEST_ANSWER = 2_000;

/**
 * The answers as they are kept: at least one, each to a question that exists, words without blanks around them and
 * without characters that nobody sees.
 */
export function judgeAnswers(survey: Survey, sent: SurveyAnswers): Result<SurveyAnswers, readonly Fault[]> {
  const kept: Record<string, number | string> = {};
  const faults: Fault[] = [];
  for (const question of survey.questions) {
    const value = Object.hasOwn(sent, question.slug) ? sent[question.slug] : undefined;
    const clean = typeof value === "string" ? cleanText(value) : value;
    if (clean === undefined || clean === "" || (question.kind === "text" && isBlank(String(clean)))) continue;
    if (isAnswer(question, clean)) kept[question.slug] = clean;
    else faults.push({ path: ["answers", question.slug], message: `no answer to a question of kind ${question.kind}` });
  }
  if (faults.length > 0) return fail(faults);
  if (Object.keys(kept).length === 0) return fail([{ path: ["answers"], message: "nothing is answered" }]);
  return succeed(kept);
}

/** True for a value that answers the question as it is written now. */
export function isAnswer({ kind, options }: SurveyQuestion, value: unknown): value is number | string {
  if (kind === "scale") return SCALE.some((mark) => mark === value);
  if (kind === "choice") return options.some(({ slug }) => slug === value);
  return typeof value === "string" && value !== "" && value.length <= LONGEST_ANSWER;
}
