// Knows how an attempt at a smart sequence is described in an answer (§3.209–§3.213).
import type { AttemptOutline, AttemptRecord } from "../ports/index.ts";

const NOTHING: Pick<AttemptRecord, "rules" | "sequences"> = { rules: null, sequences: [] };

/** An outline has no answers, no rules and no themes to tell of. */
export function describeAttempt(attempt: AttemptRecord | AttemptOutline) {
  const { slug, status, publishedAt, createdAt, finishedAt, stat, rules, sequences } = { ...NOTHING, ...attempt };
  return {
    slug,
    status,
    publishedAt,
    createdAt,
    finishedAt,
    rules: rules && { ...rules },
    sequences: sequences.map(({ uuid, questionsAnswered }) => ({
      uuid,
      questionsAnswered: questionsAnswered.map((one) => ({ ...one, answers: [...one.answers] })),
    })),
    contentStat: stat && { ...stat, sequences: "sequences" in stat ? stat.sequences.map((one) => ({ ...one })) : [] },
  };
}
export type AttemptDescription = ReturnType<typeof describeAttempt>;
