// Knows the weighted average that scores are made of (§4.59).

/** A score (0–100; absent is not 0) with its share in an average. */
export interface Weighed {
  readonly weight?: number;
  readonly score?: number;
}

/** The average of what has a score and a weight above 0, not rounded; undefined when nothing has. A score of 0 counts. */
export function weighScores(items: readonly Weighed[]): number | undefined {
  let points = 0;
  let weights = 0;
  for (const { score, weight } of items) {
    if (score === undefined || weight === undefined || !(weight > 0)) continue;
    points += score * weight;
    weights += weight;
  }
  return weights === 0 ? undefined : points / weights;
}
