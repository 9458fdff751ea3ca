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

/** What is complete counts more than what is not, and then what went further. */
const weigh = ({ status, percentage }: PartResult): number => (status === "COMPLETE" ? 200 : 0) + percentage;

/** Of each product, by its slug, the result that counts. */
export function chooseParts<Part extends PartResult>(results: readonly Part[]): ReadonlyMap<string, Part> {
  const best = new Map<string, Part>();
  for (const result of results) {
    const before = best.get(result.product);
    if (!before || weigh(before) < weigh(result)) best.set(result.product, result);
  }
  return best;
}

/**
 * COMPLETE once all its products are, and it stays so when a publication adds one. Its score is the mean of theirs, its
 * time the sum. Null while none of them was begun.
 * @param products slugs of its products, without those that no longer exist.
 * @param wasComplete whether it is stored as COMPLETE.
 */
export function measureSection(
  products: readonly string[],
  results: readonly PartResult[],
  wasComplete: boolean,
): PlayResult | null {
  const best = chooseParts(results);
  const parts = products.flatMap((slug) => best.get(slug) ?? []).filter(({ status }) => status !== "NOT_STARTED");
  if (parts.length === 0 && !wasComplete) return null;
  const done = parts.filter(({ status }) => status === "COMPLETE").length;
  const isComplete = wasComplete || done === products.length;
  const scores = parts.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    status: isComplete ? "COMPLETE" : "STARTED",
    percentage: isComplete ? 100 : Math.round((100 * done) / products.length),
    ...(scores.length > 0 && { score: roundScore(scores.reduce((sum, one) => sum + one, 0) / scores.length) }),
    time: parts.reduce((sum, { time }) => sum + time, 0),
  };
}
