// Knows how a go at a smart sequence is told (§3.209–§3.213).
import type { AttemptRecord } from "../ports/index.ts";

export const describeAttempt = ({ slug, status, createdAt, finishedAt, sequences, stat }: AttemptRecord) => ({
  slug,
  status,
  createdAt,
  finishedAt,
  sequences: sequences.map(({ uuid, questionsAnswered }) => ({
    uuid,
    questionsAnswered: questionsAnswered.map((one) => ({ ...one, answers: [...one.answers] })),
  })),
  contentStat: stat && { ...stat, sequences: stat.sequences.map((one) => ({ ...one })) },
});
export type AttemptDescription = ReturnType<typeof describeAttempt>;
