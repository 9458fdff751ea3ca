// Knows how new answers are added to those of a go (§4.158, §4.159).
import { type Fault, fail, type Result, succeed } from "../kernel/index.ts";
import type { AnsweredSequence, QuestionAnswer } from "./attempt.ts";
import type { SequenceContent } from "./content.ts";
import { LONGEST_ATTEMPT, MOST_FAULTS } from "./limits.ts";
import { type AttemptRules, replayAttempt } from "./strategies/index.ts";

/**
 * Joins what was sent to what is kept: a question is answered once, and kept answers stay, so that a late save takes
 * nothing back. Fails with each theme and question that the content does not have, and each with more answers than it
 * can have (the first `MOST_FAULTS`); with questions that the strategy has not asked; and when the whole would be
 * longer than `LONGEST_ATTEMPT`.
 */
export function mergeAnswers(
  content: SequenceContent,
  kept: readonly AnsweredSequence[],
  sent: readonly AnsweredSequence[],
  rules: AttemptRules | null = null,
): Result<readonly AnsweredSequence[], readonly Fault[]> {
  const faults = findFaults(content, sent);
  if (faults.length > 0) return fail(faults.slice(0, MOST_FAULTS));
  const merged = new Map<string, Map<string, QuestionAnswer>>();
  for (const { uuid, questionsAnswered } of [...kept, ...sent]) {
    const answers = merged.get(uuid) ?? new Map<string, QuestionAnswer>();
    merged.set(uuid, answers);
    for (const answer of questionsAnswered) if (!answers.has(answer.uuid)) answers.set(answer.uuid, answer);
  }
  const all = [...merged].map(([uuid, answers]) => ({ uuid, questionsAnswered: [...answers.values()] }));
  if (JSON.stringify(all).length > LONGEST_ATTEMPT)
    return fail([{ path: ["sequences"], message: `all answers are longer than ${LONGEST_ATTEMPT} characters` }]);
  // Without a strategy everything may be answered, in any order.
  if (!rules || rules.strategy === "LINEAR") return succeed(all);
  const { unasked } = replayAttempt(content, rules, all);
  if (unasked.length === 0) return succeed(all);
  const notAsked = unasked.map(({ theme, question }) => ({
    path: ["sequences", theme, question],
    message: "not asked",
  }));
  return fail(notAsked.slice(0, MOST_FAULTS));
}

function findFaults({ sequences }: SequenceContent, sent: readonly AnsweredSequence[]): readonly Fault[] {
  const known = new Map(
    sequences.map(({ uuid, questions }) => [uuid, new Map(questions.map((one) => [one.uuid, one]))]),
  );
  return sent.flatMap(({ uuid, questionsAnswered }, at): readonly Fault[] => {
    const questions = known.get(uuid);
    if (!questions) return [{ path: ["sequences", at, "uuid"], message: "no theme of this content" }];
    return questionsAnswered.flatMap((answer, index): readonly Fault[] => {
      const path = ["sequences", at, "questionsAnswered", index];
      const question = questions.get(answer.uuid);
      if (!question) return [{ path, message: "no question of this theme" }];
      if (answer.answers.length <= question.most) return [];
      return [{ path: [...path, "answers"], message: `more than ${question.most} answers` }];
    });
  });
}
