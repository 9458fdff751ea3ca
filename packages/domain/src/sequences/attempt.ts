// Knows a learner's go at a smart sequence (§3.209–§3.213, §4.154).

/** The statuses of a go (§4.154). */
export const ATTEMPT_STATUSES = ["NOT_STARTED", "STARTED", "FAILED", "COMPLETE"] as const;
/** The status of a go (§4.154). */
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** The answer to one question: the uuids of what was chosen, or the words that were written; `time` in seconds. */
export interface QuestionAnswer {
  readonly uuid: string;
  readonly answers: readonly string[];
  readonly time: number;
}
/** The answers given in one theme, in their order (§3.212). */
export interface AnsweredSequence {
  readonly uuid: string;
  readonly questionsAnswered: readonly QuestionAnswer[];
}

/** §4.158 The answer is added to the theme with this uuid, or begins it; a question keeps its first answer. */
export function addAnswer(
  answered: readonly AnsweredSequence[],
  theme: string,
  answer: QuestionAnswer,
): readonly AnsweredSequence[] {
  const before = answered.find(({ uuid }) => uuid === theme);
  if (!before) return [...answered, { uuid: theme, questionsAnswered: [answer] }];
  if (before.questionsAnswered.some(({ uuid }) => uuid === answer.uuid)) return answered;
  const after = { uuid: theme, questionsAnswered: [...before.questionsAnswered, answer] };
  return answered.map((one) => (one === before ? after : one));
}
