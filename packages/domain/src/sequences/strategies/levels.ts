// Knows what answers say of the levels that an author gave, in the author's own scale.
import type { SequenceContent } from "../content.ts";
import { type Calibration, calibrateQuestions, type LearnerAnswer } from "./calibrate.ts";
import { readScale } from "./difficulty.ts";

/** What answers say of the level of a question, beside what its author thinks. */
export interface LevelTold extends Pick<Calibration, "question" | "answers" | "right"> {
  /** Where the question lies among the levels, and its standard error; null where nothing can be said. */
  readonly estimate: { readonly level: number; readonly standardError: number } | null;
  /** The level to give it; null where nothing can be said. */
  readonly level: number | null;
}
/** How the level of an author stands to what answers say. */
export const LEVEL_VERDICTS = ["too-few", "agrees", "harder", "easier"] as const;
export type LevelVerdict = (typeof LEVEL_VERDICTS)[number];

/** Standard errors beyond which one of twenty lies. */
const SURE = 1.96;

/** Of the questions of which the content says what is right, in their order. */
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

/** How far the true level is from the estimate, nineteen times of twenty, at most. */
export const tellMargin = ({ standardError }: { readonly standardError: number }): number => SURE * standardError;

/** `level` as the author gave it. Where the answers leave room for it, it is as good as theirs. */
export function judgeLevel(
  level: number,
  { estimate, level: told }: Pick<LevelTold, "estimate" | "level">,
): LevelVerdict {
  if (!estimate || told === null) return "too-few";
  const away = estimate.level - level;
  if (told === level || Math.abs(away) <= tellMargin(estimate)) return "agrees";
  return away > 0 ? "harder" : "easier";
}
