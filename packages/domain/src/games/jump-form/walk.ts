// Knows where one is in a form by the answers that were given: those off the way wait, and count for nothing.
import { readAnswers } from "../game/answers.ts";
import { earnOf, type FormAnswer, followAnswer, readFormAnswer } from "./answer.ts";
import type { FormQuestion, JumpForm } from "./schema.ts";

export interface FormStep {
  readonly question: FormQuestion;
  readonly answer: FormAnswer;
}
export interface FormWalk {
  /** Questions on the way that have an answer. */
  readonly steps: readonly FormStep[];
  /** The one that is asked now; null at the end. */
  readonly at: FormQuestion | null;
  readonly points: number;
}

/** Answers by their question, on the way or not. */
export const readFormAnswers = ({ content }: JumpForm, data: unknown): ReadonlyMap<string, FormAnswer> =>
  readAnswers(data, (answer, slug) => {
    const question = content.questions.find((one) => one.slug === slug);
    return question && readFormAnswer(question, answer);
  });

/** Who is led back to a question is asked it again: what came after it waits. */
export function walkForm(form: JumpForm, answers: ReadonlyMap<string, FormAnswer>): FormWalk {
  const steps: FormStep[] = [];
  let at: FormQuestion | null = form.content.questions[0] ?? null;
  while (at) {
    const { slug }: FormQuestion = at;
    const before = steps.findIndex(({ question }) => question.slug === slug);
    if (before >= 0) {
      steps.length = before;
      break;
    }
    const answer = answers.get(slug);
    if (!answer) break;
    steps.push({ question: at, answer });
    at = followAnswer(form, at, answer);
  }
  return { steps, at, points: steps.reduce((sum, { question, answer }) => sum + earnOf(form, question, answer), 0) };
}
