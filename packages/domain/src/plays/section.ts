// Knows the result of a learner in a section, which follows from what they reached in its products (decisions 10).
import type { ProgressStatus } from "../progress/index.ts";
import { roundScore } from "../scoring/index.ts";
import type { PlayResult } from "./verdict.ts";

/** What is stored of one of its products, in one of the places where it was made available. */
export interface PartResult {
  /** Slug of the product. */
  readonly product: string;
  readonly status: ProgressStatus;
  readonly percentage: number;
  /** 0–100; null without one. */
  readonly score: number | null;
  /** Seconds. */
  readonly time: number;
}

/** What a result weighs, part by part: complete, then the larger percentage, the higher score, the longer time. */
const weigh = ({ status, percentage, score, time }: PartResult): readonly number[] => [
  status === "COMPLETE" ? 1 : 0,
  percentage,
  score ?? -1,
  time,
];

function isBetter(one: PartResult, other: PartResult): boolean {
  const weights = weigh(other);
  const difference = weigh(one)
    .map((weight, at) => weight - (weights[at] ?? 0))
    .find((each) => each !== 0);
  return (difference ?? 0) > 0;
}

/** Of each product, by its slug, the result that counts. */
export function chooseParts<Part extends PartResult>(results: readonly Part[]): ReadonlyMap<string, Part> {
  const best = new Map<string, Part>();
  for (const result of results) {
    const before = best.get(result.product);
    if (!before || isBetter(result, before)) best.set(result.product, result);
  }
  return best;
}

/**
 * COMPLETE once all its products are, and it stays so when a publication adds one. Its score is the mean of theirs, its
 * time the sum. Null while none of them was begun; once it was begun it stays so, whatever a publication takes out.
 * @param products slugs of its products, without those that no longer exist.
 * @param before the status that is stored; null without one.
 */
export function measureSection(
  products: readonly string[],
  results: readonly PartResult[],
  before: ProgressStatus | null,
): PlayResult | null {
  const best = chooseParts(results);
  const parts = products.flatMap((slug) => best.get(slug) ?? []).filter(({ status }) => status !== "NOT_STARTED");
  if (parts.length === 0 && before === null) return null;
  const done = parts.filter(({ status }) => status === "COMPLETE").length;
  const isComplete = before === "COMPLETE" || (done > 0 && done === products.length);
  const scores = parts.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    status: isComplete ? "COMPLETE" : "STARTED",
    percentage: isComplete ? 100 : Math.round((100 * done) / Math.max(1, products.length)),
    ...(scores.length > 0 && { score: roundScore(scores.reduce((sum, one) => sum + one, 0) / scores.length) }),
    time: parts.reduce((sum, { time }) => sum + time, 0),
  };
}
