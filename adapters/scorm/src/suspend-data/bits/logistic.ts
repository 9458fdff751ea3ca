// Knows how likelihoods are weighed against each other: as logarithms of their odds.

/** The largest odds that are told apart, in 256ths of a natural logarithm. */
export const FURTHEST = 2_047;
const SIZE = 4_096;

/**
 * Rounded so coarsely that an engine whose exponential differs in the last digit rounds it to the same value (the test
 * ensures it).
 */
const LIKELIHOODS = Int32Array.from({ length: SIZE }, (_, at) =>
  Math.round(65_536 / (1 + Math.exp((2_048 - at) / 256))),
);

/** How likely, in 65,536ths, for odds in 256ths of a natural logarithm. */
export function squash(odds: number): number {
  return LIKELIHOODS[Math.max(-FURTHEST, Math.min(FURTHEST, odds)) + 2_048] ?? 0;
}

/** The odds of a likelihood's twelve leading bits: the last whose likelihood is not above it. */
const ODDS = (() => {
  const table = new Int32Array(SIZE).fill(FURTHEST);
  let from = 0;
  for (let odds = -FURTHEST; odds <= FURTHEST; odds++) {
    const likelihood = squash(odds) >> 4;
    if (likelihood >= from) table.fill(odds, from, likelihood + 1);
    from = Math.max(from, likelihood + 1);
  }
  return table;
})();
export const stretch = (likelihood: number): number => ODDS[likelihood >> 4] ?? 0;
