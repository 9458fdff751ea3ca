// Knows what the answers of a go come to (§3.213): what is true of any strategy that chooses the questions.
import { reaches } from "../scoring/index.ts";
import type { AnsweredSequence, AttemptStatus } from "./attempt.ts";
import type { Question, SequenceContent } from "./content.ts";

/** Counts of one theme. */
export interface SequenceStat {
  readonly uuid: string;
  /** Questions that there are. */
  readonly questions: number;
  readonly answered: number;
  /** Of the answered ones those of which the content says what is right. */
  readonly judged: number;
  readonly right: number;
}
/**
 * The whole go: `score` is the share of right answers among all questions of which the content says what is right,
 * 0–100, null without one and until all is answered.
 */
export interface ContentStat extends Omit<SequenceStat, "uuid"> {
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
  readonly sequences: readonly SequenceStat[];
}

/** What a go comes to, without its themes. */
export type ContentTotals = Omit<ContentStat, "sequences">;

/**
 * The status of a go and what it comes to: STARTED while questions remain, then COMPLETE, or FAILED under the victory
 * threshold. Where nothing is asked it never begins.
 */
export function computeStat(
  content: SequenceContent,
  answered: readonly AnsweredSequence[],
): { readonly status: AttemptStatus; readonly stat: ContentStat } {
  const given = new Map(
    answered.map(({ uuid, questionsAnswered }) => [uuid, new Map(questionsAnswered.map((one) => [one.uuid, one]))]),
  );
  const sequences = content.sequences.map(({ uuid, questions }): SequenceStat => {
    const answers = questions.flatMap((question) => {
      const answer = given.get(uuid)?.get(question.uuid);
      return answer ? [isRight(question, answer.answers)] : [];
    });
    return {
      uuid,
      questions: questions.length,
      answered: answers.length,
      judged: answers.filter((right) => right !== null).length,
      right: answers.filter((right) => right === true).length,
    };
  });
  const sum = (count: (one: SequenceStat) => number) => sequences.reduce((total, one) => total + count(one), 0);
  const [questions, done, judged, right] = [
    sum((one) => one.questions),
    sum((one) => one.answered),
    sum((one) => one.judged),
    sum((one) => one.right),
  ];
  const time = answered.flatMap((one) => one.questionsAnswered).reduce((total, one) => total + one.time, 0);
  const isOver = questions > 0 && done === questions;
  const score = isOver && judged > 0 ? Math.round((100 * right) / judged) : null;
  const stat = { questions, answered: done, judged, right, score, time, sequences };
  return { status: judgeStatus(content, { done, isOver, score }), stat };
}

function judgeStatus(
  { victoryThreshold }: SequenceContent,
  { done, isOver, score }: { readonly done: number; readonly isOver: boolean; readonly score: number | null },
): AttemptStatus {
  if (!isOver) return done === 0 ? "NOT_STARTED" : "STARTED";
  const isFailed =
    victoryThreshold !== undefined && victoryThreshold >= 0 && score !== null && !reaches(score, victoryThreshold);
  return isFailed ? "FAILED" : "COMPLETE";
}

/** Null where the content does not say what is right. */
function isRight({ right }: Question, answers: readonly string[]): boolean | null {
  if (!right) return null;
  const chosen = new Set(answers);
  return chosen.size === right.size && [...chosen].every((answer) => right.has(answer));
}
