// Knows how a score is shown as a mark (§9.13–§9.16).

/** The ways in which a score is shown (§9.13): a letter, a smiley, or out of 5, 10, 20, 50 or 100. */
export const MARK_TYPES = ["markLetters", "markSmileys", "mark5", "mark10", "mark20", "mark50", "mark100"] as const;
/** A way in which a score is shown (§9.13). */
export type MarkType = (typeof MARK_TYPES)[number];
/** Out of 100: the default way to show a score (§9.13). */
export const DEFAULT_MARK_TYPE: MarkType = "mark100";

const LETTERS = ["E", "D", "C", "B", "A"] as const;
/**
 * The smileys for scores up to 20, 40, 60, 80 and 100 (§9.16). Names, not pictures: a view draws and translates them.
 */
export const SMILEYS = ["very-sad", "sad", "neutral", "happy", "very-happy"] as const;

/** Up to 20 → 0, up to 40 → 1, … up to 100 → 4. */
const readBand = (score: number) => Math.min(4, Math.max(0, Math.ceil(score / 20) - 1));

/**
 * A score of 0–100 as a mark: `17/20` (rounded, exact halves up, §9.14); for scores up to 20, 40, 60, 80, 100 a letter
 * E, D, C, B, A (§9.15) or the name of a smiley (§9.16). An unknown mark type reads as out of 100. The score is not
 * checked: one beyond 100 gives more than the whole.
 */
export function formatMark(score: number, markType: MarkType | string = DEFAULT_MARK_TYPE): string {
  if (markType === "markLetters") return LETTERS[readBand(score)] ?? "E";
  if (markType === "markSmileys") return SMILEYS[readBand(score)] ?? "very-sad";
  const known = (MARK_TYPES as readonly string[]).includes(markType) ? markType : DEFAULT_MARK_TYPE;
  const max = Number(known.slice("mark".length));
  return `${Math.round((score * max) / 100)}/${max}`;
}
