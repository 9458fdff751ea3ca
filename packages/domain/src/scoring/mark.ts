// Knows how a score is shown as a mark (§9.13–§9.16).

/** The ways in which a score is shown (§9.13). */
export const MARK_TYPES = ["markLetters", "markSmileys", "mark5", "mark10", "mark20", "mark50", "mark100"] as const;
/** A way in which a score is shown (§9.13). */
export type MarkType = (typeof MARK_TYPES)[number];
/** §9.13 */
export const DEFAULT_MARK_TYPE: MarkType = "mark100";

const LETTERS = ["E", "D", "C", "B", "A"] as const;
/** Names, not pictures: a view draws and translates them. */
export const SMILEYS = ["very-sad", "sad", "neutral", "happy", "very-happy"] as const;

/** Up to 20 → 0, up to 40 → 1, … up to 100 → 4. */
const readBand = (score: number) => Math.min(4, Math.max(0, Math.ceil(score / 20) - 1));

/**
 * A score of 0–100 as a mark: `17/20` (exact halves go up), a letter from E to A, or the name of a smiley.
 * An unknown mark type reads as the default, out of 100.
 */
export function formatMark(score: number, markType: MarkType | string = DEFAULT_MARK_TYPE): string {
  if (markType === "markLetters") return LETTERS[readBand(score)] ?? "E";
  if (markType === "markSmileys") return SMILEYS[readBand(score)] ?? "very-sad";
  const known = (MARK_TYPES as readonly string[]).includes(markType) ? markType : DEFAULT_MARK_TYPE;
  const max = Number(known.slice("mark".length));
  return `${Math.round((score * max) / 100)}/${max}`;
}
