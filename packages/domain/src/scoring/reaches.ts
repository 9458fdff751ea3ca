// Knows when a score reaches the required one (§4.33, §4.37), although averages are binary numbers.

/**
 * An average that is exactly the threshold by the definition can come out this much below it; scores differ by far
 * more.
 */
const ROUNDING = 1e-9;

/**
 * True if the score is at least the threshold, both 0–100 (§4.33, §4.37): compared exactly, except for a billionth that
 * binary averages may lose (80, 60 and 0 with weights 2, 5 and 3 reach 46). False without a score, even for a threshold
 * of 0.
 */
export const reaches = (score: number | undefined, threshold: number): boolean =>
  score !== undefined && score >= threshold - ROUNDING;
