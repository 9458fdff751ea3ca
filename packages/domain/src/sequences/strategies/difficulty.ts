// Knows how difficult questions are by the levels that their authors gave.
import type { SequenceContent } from "../content.ts";
import type { Question } from "../question.ts";

/** Logits between the easiest and the most difficult level, at most. */
const WIDEST = 6;

/** In logits: one a level, around the middle of those that there are; less where they are many. */
export function rateDifficulty({ sequences }: Pick<SequenceContent, "sequences">): (question: Question) => number {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { questions } of sequences)
    for (const { level, right } of questions)
      if (right !== null) [lowest, highest] = [Math.min(lowest, level), Math.max(highest, level)];
  const middle = (lowest + highest) / 2;
  const width = highest - lowest;
  const step = width > WIDEST ? WIDEST / width : 1;
  return ({ level }) => (Number.isFinite(middle) ? (level - middle) * step : 0);
}
