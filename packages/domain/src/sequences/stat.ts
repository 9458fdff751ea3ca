// Knows what the answers of a go are worth (§3.213), whatever strategy chooses the questions.
import { reaches } from "../scoring/index.ts";
import type { AnsweredSequence, AttemptStatus } from "./attempt.ts";
import type { SequenceContent } from "./content.ts";
import { judgeAnswer } from "./question.ts";
import { type AttemptRules, type Replay, replayAttempt } from "./strategies/index.ts";

/** Counts of one theme. */
export interface SequenceStat {
  readonly uuid: string;
  /** The number of its questions. */
  readonly questions: number;
  readonly answered: number;
  /** Answered questions for which the content has a right answer. */
  readonly judged: number;
  readonly right: number;
  /** For a strategy with levels: whether the theme is mastered, and at which level (from 1) the learner is. */
  readonly isMastered?: boolean;
  readonly level?: number;
  readonly levels?: number;
}
/**
 * The whole go; `questions` is the most that it asks. `score` (0–100) is null without one and until the go is over:
 * the share of right answers, or what its strategy gives instead.
 */
export interface ContentStat extends Omit<SequenceStat, "uuid" | "isMastered" | "level" | "levels"> {
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
  /** For a strategy that estimates it: in logits. */
  readonly ability?: number;
  readonly standardError?: number;
  readonly sequences: readonly SequenceStat[];
}

/** The result of a go, without its themes. */
export type ContentTotals = Omit<ContentStat, "sequences">;

/**
 * The status of a go and its result: STARTED while questions are to come, then COMPLETE, or FAILED under the victory
 * threshold. A go that asks nothing never begins. Without rules everything is asked, in any order.
 */
export function computeStat(
  content: SequenceContent,
  answered: readonly AnsweredSequence[],
  rules: AttemptRules | null = null,
): { readonly status: AttemptStatus; readonly stat: ContentStat } {
  const replay = rules && rules.strategy !== "LINEAR" ? replayAttempt(content, rules, answered) : null;
  const sequences = countThemes(content, answered, replay);
  const sum = (count: (one: SequenceStat) => number) => sequences.reduce((total, one) => total + count(one), 0);
  const [answers, judged, right] = [sum((one) => one.answered), sum((one) => one.judged), sum((one) => one.right)];
  const questions = replay ? replay.most : sum((one) => one.questions);
  const time = answered.flatMap((one) => one.questionsAnswered).reduce((total, one) => total + one.time, 0);
  const isOver = questions > 0 && (replay ? replay.next === null : answers === questions);
  const share = judged > 0 ? Math.round((100 * right) / judged) : null;
  const score = isOver ? (replay ? replay.score : share) : null;
  const stat = { questions, answered: answers, judged, right, score, time, sequences };
  const { ability = null } = replay ?? {};
  return {
    status: judgeStatus(content, { done: answers, isOver, score }),
    stat: ability ? { ...stat, ability: round(ability.ability), standardError: round(ability.standardError) } : stat,
  };
}

/** It is never shown more precisely. */
const round = (logits: number): number => Math.round(logits * 1_000) / 1_000;

function countThemes(
  { sequences }: SequenceContent,
  answered: readonly AnsweredSequence[],
  replay: Replay | null,
): readonly SequenceStat[] {
  const given = new Map(
    answered.map(({ uuid, questionsAnswered }) => [uuid, new Map(questionsAnswered.map((one) => [one.uuid, one]))]),
  );
  const standings = new Map(replay?.themes?.map((one) => [one.uuid, one]));
  return sequences.map(({ uuid, questions }): SequenceStat => {
    const answers = questions.flatMap((question) => {
      const answer = given.get(uuid)?.get(question.uuid);
      return answer ? [judgeAnswer(question, answer.answers)] : [];
    });
    const standing = standings.get(uuid);
    return {
      uuid,
      questions: standing?.most ?? questions.length,
      answered: answers.length,
      judged: answers.filter((right) => right !== null).length,
      right: answers.filter((right) => right === true).length,
      ...(standing && { isMastered: standing.isMastered, level: standing.level + 1, levels: standing.levels }),
    };
  });
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
