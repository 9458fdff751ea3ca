// Knows where a learner is in a form after their answers: answers off the way are kept, and count for nothing.
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
  /** The question that is asked now; null at the end. */
  readonly at: FormQuestion | null;
  /** Slugs of questions that are asked again because an answer led back: their former answers no longer count. */
  readonly anew: readonly string[];
  readonly points: number;
}

/** All answers by their question, on the way or not. */
export const readFormAnswers = ({ content }: JumpForm, data: unknown): ReadonlyMap<string, FormAnswer> =>
  readAnswers(data, (answer, slug) => {
    const question = content.questions.find((one) => one.slug === slug);
    return question && readFormAnswer(question, answer);
  });

/** Walks along the answers. Where one leads back, that question is asked again, with all that came after it. */
export function walkForm(form: JumpForm, answers: ReadonlyMap<string, FormAnswer>): FormWalk {
  const steps: FormStep[] = [];
  let anew: readonly FormStep[] = [];
  let at: FormQuestion | null = form.content.questions[0] ?? null;
  while (at) {
    const { slug }: FormQuestion = at;
    const before = steps.findIndex(({ question }) => question.slug === slug);
    if (before >= 0) {
      anew = steps.splice(before);
      break;
    }
    const answer = answers.get(slug);
    if (!answer) break;
    steps.push({ question: at, answer });
    at = followAnswer(form, at, answer);
  }
  return {
    ...{ steps, at, anew: anew.map(({ question }) => question.slug) },
    points: steps.reduce((sum, { question, answer }) => sum + earnOf(form, question, answer), 0),
  };
}
