// Knows the result of a learner that the items of a package give together.
import { roundScore } from "../../scoring/index.ts";
import type { ScormVersion } from "../item/exit.ts";
import { type ItemResult, readItemResult } from "../item/item-result.ts";
import type { PackageData } from "../item/package-data.ts";
import { LONGEST_PACKAGE_TIME } from "../item/prepare-item.ts";
import { listLaunchable, type ScormActivity } from "../manifest/activities.ts";
import { applyCompletionRule, BY_CONTENT, type CompletionRule } from "./completion-rule.ts";

/**
 * Each item that starts something, in the order of the manifest. Where the rule is that items are opened, opened ones
 * are complete.
 */
export function listItemResults(
  version: ScormVersion,
  items: readonly ScormActivity[],
  data: PackageData,
  rule: CompletionRule = BY_CONTENT,
): readonly (ItemResult & { readonly identifier: string })[] {
  const isByOpening = rule.by === "opened" || rule.by === "all-opened";
  return listLaunchable(items).map((one) => {
    const result = readItemResult(version, one, data.items[one.identifier] ?? null);
    const isDone = isByOpening && result.status !== "NOT_STARTED";
    return { identifier: one.identifier, ...result, ...(isDone && { status: "COMPLETE", percentage: 100 }) };
  });
}

/**
 * Complete where all items are; failed where all have ended and one failed. The score is the mean of the items that
 * have one, the percentage that of all items, the time their sum, ten years at most. A package without items was not
 * started. `judged`: the result that the rules of the package give instead. The author's rule counts before both.
 */
export function readPackageResult(
  version: ScormVersion,
  items: readonly ScormActivity[],
  data: PackageData,
  { rule = BY_CONTENT, judged = {} }: { readonly rule?: CompletionRule; readonly judged?: Partial<ItemResult> } = {},
): ItemResult {
  const results = listItemResults(version, items, data);
  const scores = results.flatMap(({ score }) => score ?? []);
  const told: ItemResult = {
    status: rollUp(results.map(({ status }) => status)),
    score: scores.length === 0 ? null : roundScore(mean(scores)),
    percentage: results.length === 0 ? 0 : roundScore(mean(results.map(({ percentage }) => percentage))),
    time: Math.min(
      LONGEST_PACKAGE_TIME,
      results.reduce((sum, { time }) => sum + time, data.earlierTime),
    ),
    ...judged,
  };
  const opened = results.filter(({ status }) => status !== "NOT_STARTED").length;
  return applyCompletionRule(rule, told, opened / Math.max(1, results.length));
}

function rollUp(statuses: readonly ItemResult["status"][]): ItemResult["status"] {
  if (statuses.every((status) => status === "NOT_STARTED")) return "NOT_STARTED";
  if (statuses.every((status) => status === "COMPLETE")) return "COMPLETE";
  return statuses.every((status) => status === "COMPLETE" || status === "FAILED") ? "FAILED" : "STARTED";
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
