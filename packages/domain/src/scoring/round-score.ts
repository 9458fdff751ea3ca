// Knows with which digits scores are kept (decisions 8).

/** A score as it is kept: within 0–100, with one decimal at most; halves up. What is no number is 0. */
export function roundScore(score: number): number {
  if (Number.isNaN(score)) return 0;
  // Through the decimal digits: 8.45 times ten is a little less than 84.5 in binary.
  const tenths = Math.round(Number((Math.min(100, Math.max(0, score)) * 10).toPrecision(12)));
  return tenths / 10;
}
