// Knows what the data of an item say about its learner, in the terms of a progress (§3.182, the reverse of
// §4.92–§4.102).
import type { ScormActivity } from "../manifest/activities.ts";
import type { ScormVersion } from "./exit.ts";
import type { ItemData } from "./package-data.ts";
import { readItemTime } from "./prepare-item.ts";
import { readPackageScore } from "./read-score.ts";

/** The result of a learner in an item, or in a whole package. */
export interface ItemResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** 0–100; null without one. */
  readonly score: number | null;
  /** 0–100. */
  readonly percentage: number;
  /** Seconds. */
  readonly time: number;
}

/**
 * `data` null: it was never opened. An asset, which reports nothing, is complete once it was opened. In 2004 a known
 * success decides, else the completion. The percentage is the `progress_measure` if one was reported, else 100 when
 * complete and 0 otherwise.
 */
export function readItemResult(
  version: ScormVersion,
  { kind }: Pick<ScormActivity, "kind">,
  data: ItemData | null,
): ItemResult {
  if (!data) return { status: "NOT_STARTED", score: null, percentage: 0, time: 0 };
  const status = kind === "asset" ? "COMPLETE" : version === "1.2" ? readStatus12(data) : readStatus2004(data);
  return {
    status,
    score: readScore(data),
    percentage: status === "COMPLETE" ? 100 : readMeasure(data),
    time: readItemTime(version, data),
  };
}

const STATUSES_12: Readonly<Record<string, ItemResult["status"]>> = {
  passed: "COMPLETE",
  completed: "COMPLETE",
  failed: "FAILED",
};

const readStatus12 = (data: ItemData): ItemResult["status"] =>
  STATUSES_12[data["cmi.core.lesson_status"] ?? ""] ?? "STARTED";

function readStatus2004(data: ItemData): ItemResult["status"] {
  const success = data["cmi.success_status"];
  if (success === "failed") return "FAILED";
  return success === "passed" || data["cmi.completion_status"] === "completed" ? "COMPLETE" : "STARTED";
}

function readMeasure(data: ItemData): number {
  const text = data["cmi.progress_measure"]?.trim() ?? "";
  const measure = text === "" ? 0 : Number(text);
  return Number.isFinite(measure) ? Math.round(Math.min(1, Math.max(0, measure)) * 1_000) / 10 : 0;
}

/** A score below 0 counts as 0, one above 100 as 100. */
function readScore(data: ItemData): number | null {
  const score = readPackageScore(data);
  return score === undefined ? null : Math.min(100, Math.max(0, score));
}
