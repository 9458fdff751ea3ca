// Knows how new answers of a question are named: after the question, as those of a workbook, each with a name of its own.
import type { DraftAnswer } from "./draft.ts";

/** Answers without a uuid get one; all others stay. */
export function nameAnswers(question: string, answers: readonly DraftAnswer[]): readonly DraftAnswer[] {
  const taken = new Set(answers.map(({ uuid }) => uuid));
  let number = 0;
  const next = () => {
    do number += 1;
    while (taken.has(`${question}-${number}`));
    return `${question}-${number}`;
  };
  return answers.map((one) => (one.uuid === "" ? { ...one, uuid: next() } : one));
}
