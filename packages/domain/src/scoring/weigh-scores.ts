// Knows the weighted average that scores are made of (§4.59).

/** A score with its share in an average. */
export interface Weighed {
  /** Without a unit, relative to the others; absent, 0 or below: left out of the average. */
  readonly weight?: number;
  /** 0–100; absent is not 0: left out of the average. */
  readonly score?: number;
}

/** A weighted average in progress, of everything with a score and a weight above 0. A score of 0 counts. */
export class ScoreSum {
  private points = 0;
  private weights = 0;

  /** Adds one item. Without a score, or without a weight above 0, it changes nothing. */
  add(score: number | undefined, weight: number | undefined): void {
    if (score === undefined || weight === undefined || !(weight > 0)) return;
    this.points += score * weight;
    this.weights += weight;
  }

  /** The average so far, 0–100 as the scores are, not rounded; undefined when nothing counts. */
  average(): number | undefined {
    return this.weights === 0 ? undefined : this.points / this.weights;
  }
}

/**
 * The weighted average (§4.59) of everything with a score and a weight above 0, not rounded; undefined if there is
 * nothing. A score of 0 counts.
 */
export function weighScores(items: readonly Weighed[]): number | undefined {
  const sum = new ScoreSum();
  for (const { score, weight } of items) sum.add(score, weight);
  return sum.average();
}
