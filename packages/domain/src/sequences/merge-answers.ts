// Knows what becomes of the answers of a go when more are sent (§4.158, §4.159).
import { type Fault, fail, type Result, succeed } from "../kernel/index.ts";
import type { AnsweredSequence, QuestionAnswer } from "./attempt.ts";
import type { SequenceContent } from "./content.ts";

/**
 * All that was sent joined to what is kept: a question is answered once, and what is kept stays, so that a save that was overtaken takes nothing back.
 * Fails with each theme and question that the content does not have.
 */
export function mergeAnswers(
  { sequences }: SequenceContent,
  kept: readonly AnsweredSequence[],
  sent: readonly AnsweredSequence[],
): Result<readonly AnsweredSequence[], readonly Fault[]> {
  const known = new Map(sequences.map(({ uuid, questions }) => [uuid, new Set(questions.map((one) => one.uuid))]));
  const faults = sent.flatMap(({ uuid, questionsAnswered }, at): Fault[] => {
    const questions = known.get(uuid);
    if (!questions) return [{ path: ["sequences", at, "uuid"], message: "no theme of this content" }];
    return questionsAnswered.flatMap((answer, index): Fault[] =>
      questions.has(answer.uuid)
        ? []
        : [{ path: ["sequences", at, "questionsAnswered", index], message: "no question of this theme" }],
    );
  });
  if (faults.length > 0) return fail(faults);
  const merged = new Map<string, Map<string, QuestionAnswer>>();
  for (const { uuid, questionsAnswered } of [...kept, ...sent]) {
    const answers = merged.get(uuid) ?? new Map<string, QuestionAnswer>();
    merged.set(uuid, answers);
    for (const answer of questionsAnswered) if (!answers.has(answer.uuid)) answers.set(answer.uuid, answer);
  }
  return succeed([...merged].map(([uuid, answers]) => ({ uuid, questionsAnswered: [...answers.values()] })));
}
