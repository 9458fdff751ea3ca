// Knows how to sum up a learner's results over all products (§7.16).
import { readWon, type Trophy } from "../../scoring/index.ts";
import type { ProgressStatus } from "./progress.ts";

/** One product's result: `score` 0–100 or null without one, `time` in seconds. */
export interface ProductResult {
  readonly status: ProgressStatus;
  readonly score: number | null;
  readonly time: number;
}

/** All results together: `time` in seconds, `averageScore` over the products that have a score, null where none has. */
export interface ResultSummary {
  /** Number of products that were begun, completed and failed ones included. */
  readonly started: number;
  /** Number of products that were begun, and neither completed nor failed. */
  readonly underWay: number;
  readonly completed: number;
  readonly time: number;
  readonly averageScore: number | null;
  /** Trophies of completed products, by the default scores where the author chose none (decisions 5). */
  readonly trophies: Readonly<Record<Trophy, number>>;
}

/** A learner's results in several products, summed up; zeros for an empty list. */
export function summarizeResults(results: readonly ProductResult[]): ResultSummary {
  const completed = results.filter(({ status }) => status === "COMPLETE");
  const won = results.map(readWon);
  const scores = results.flatMap(({ score }) => (score === null ? [] : [score]));
  const countOf = (trophy: Trophy) => won.filter((one) => one === trophy).length;
  return {
    started: results.filter(({ status }) => status !== "NOT_STARTED" && status !== "LOCKED").length,
    underWay: results.filter(({ status }) => status === "STARTED").length,
    completed: completed.length,
    time: results.reduce((sum, { time }) => sum + time, 0),
    averageScore: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    trophies: { gold: countOf("gold"), silver: countOf("silver"), bronze: countOf("bronze") },
  };
}
