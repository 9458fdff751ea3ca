// Knows how difficult questions are by the levels that their authors gave.
import type { SequenceContent } from "../content.ts";
import type { Question } from "../question.ts";

/** Logits between the easiest and the most difficult level, at most. */
const WIDEST = 6;
/** Levels that are thought of where all questions stand at one: the first to the last, and the one in the middle. */
const USUAL = { lowest: 1, highest: 5, middle: 3 };

/** How levels and difficulties (in logits) are one another. */
export interface LevelScale {
  /** Logits of one level. */
  readonly step: number;
  toDifficulty(level: number): number;
  /** Between two levels too. */
  toLevel(difficulty: number): number;
  /** The nearest level that there is. */
  pick(level: number): number;
}

/** One logit a level, around the middle of those that there are; less where they are many. */
export function readScale({ sequences }: Pick<SequenceContent, "sequences">): LevelScale {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { questions } of sequences)
    for (const { level, right } of questions)
      if (right !== null) [lowest, highest] = [Math.min(lowest, level), Math.max(highest, level)];
  const middle = Number.isFinite(lowest) ? (lowest + highest) / 2 : null;
  const width = highest - lowest;
  const step = width > WIDEST ? WIDEST / width : 1;
  const isFlat = middle === null || width === 0;
  const usual = isFlat ? USUAL : { lowest, highest, middle };
  return {
    step,
    toDifficulty: (level) => (middle === null ? 0 : (level - middle) * step),
    toLevel: (difficulty) => usual.middle + difficulty / step,
    pick: (level) => Math.max(usual.lowest, Math.min(usual.highest, Math.round(level))),
  };
}

export function rateDifficulty(content: Pick<SequenceContent, "sequences">): (question: Question) => number {
  const { toDifficulty } = readScale(content);
  return ({ level }) => toDifficulty(level);
}
