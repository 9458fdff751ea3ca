// Knows how scores are rounded before they are stored (decisions 8).

/**
 * A score as it is stored: within 0–100, with one decimal at most; halves are rounded up. Anything but a number is 0.
 */
export function roundScore(score: number): number {
  if (Number.isNaN(score)) return 0;
  // It rounds by decimal digits, because 8.45 times ten is a little less than 84.5 in binary.
  const tenths = Math.round(Number((Math.min(100, Math.max(0, score)) * 10).toPrecision(12)));
  return tenths / 10;
}
