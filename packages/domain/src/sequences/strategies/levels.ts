// Knows what answers tell about the levels that an author gave, on the author's own scale.
import type { SequenceContent } from "../content.ts";
import { type Calibration, calibrateQuestions, type LearnerAnswer } from "./calibrate.ts";
import { readScale } from "./difficulty.ts";

/** What answers tell about the level of a question, beside what its author thinks. */
export interface LevelTold extends Pick<Calibration, "question" | "answers" | "right"> {
  /** Where the question lies among the levels, and its standard error; null where it cannot be estimated. */
  readonly estimate: { readonly level: number; readonly standardError: number } | null;
  /** The suggested level; null where there is no estimate. */
  readonly level: number | null;
}
/** How the author's level compares to the answers. */
export const LEVEL_VERDICTS = ["too-few", "agrees", "harder", "easier"] as const;
export type LevelVerdict = (typeof LEVEL_VERDICTS)[number];

/** One of twenty values lies more than this many standard errors away. */
const SURE = 1.96;

/** For questions with a right answer in the content, in their order. */
export function tellLevels(
  content: Pick<SequenceContent, "sequences">,
  answers: Iterable<LearnerAnswer>,
): readonly LevelTold[] {
  const scale = readScale(content);
  const questions = content.sequences.flatMap((theme) => theme.questions).filter(({ right }) => right !== null);
  const guesses = new Map(questions.map(({ uuid, level }) => [uuid, scale.toDifficulty(level)]));
  return calibrateQuestions(answers, guesses).map(({ question, estimate, answers: count, right }) => {
    const counts = { question, answers: count, right };
    if (!estimate) return { ...counts, estimate: null, level: null };
    const level = scale.toLevel(estimate.difficulty);
    const standardError = estimate.standardError / scale.step;
    return { ...counts, estimate: { level, standardError }, level: scale.pick(level) };
  });
}

/** The true level is at most so far from the estimate, in nineteen of twenty cases. */
export const tellMargin = ({ standardError }: { readonly standardError: number }): number => SURE * standardError;

/** `level` as the author gave it. Where it lies within the margin of the estimate, it is as good. */
export function judgeLevel(
  level: number,
  { estimate, level: told }: Pick<LevelTold, "estimate" | "level">,
): LevelVerdict {
  if (!estimate || told === null) return "too-few";
  const away = estimate.level - level;
  if (told === level || Math.abs(away) <= tellMargin(estimate)) return "agrees";
  return away > 0 ? "harder" : "easier";
}
